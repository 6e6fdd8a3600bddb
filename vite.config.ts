import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** What every page needs comes in two files instead of thirty: fewer requests, and better packed. */
const groups = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler|@lingui)[\\/]/ },
  {
    name: 'frame',
    test: /src[\\/]web[\\/](frame[\\/](?!catalogue|page-life)|ui[\\/](button|button-look|link|classes|spinner|avatar|initials)\.|browser[\\/]page-config|popups[\\/](message\.|message-host|popup-history|use-popup))|lucide-react[\\/]dist[\\/]esm[\\/](createLucideIcon|Icon)/,
  },
];

export default defineConfig({
  plugins: [
    tailwindcss(),
    lingui({ failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    reactRouter(),
  ],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
});
