import { globSync } from 'node:fs';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { buildProgress } from './bin/build-progress.ts';
import { pageWords } from './bin/page-words.ts';

const sources = globSync('src/web/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'));

/** Files of the web in a folder, without their endings. A name that is no file is an error. */
function web(folder: string, names: string): string {
  for (const name of names.split(' '))
    if (!sources.some((file) => new RegExp(`^src/web/${folder}/${name}[.]`).test(file)))
      throw new Error(`vite.config.ts groups a file that does not exist: ${folder}/${name}`);
  return `${folder}/(${names.replaceAll(' ', '|')})`;
}
const filesOf = (...paths: readonly string[]) => new RegExp(`src/web/(${paths.join('|')})[.]`);

/**
 * What pages share is loaded in a few files instead of forty: fewer requests, and better compression. Each group includes what its
 * files import, unless an earlier group has it; everything else is split by the bundler. `npm run check` watches the sum.
 */
const groups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler|@lingui)\// },
  {
    name: 'frame',
    test: filesOf(
      'frame/(?!page-life|early-input|landscape|not-found|footer)[\\w-]+',
      web('browser', 'page-config storage report-soon lazy-load data-layer'),
      web('popups', 'message message-host popup-history use-popup-history'),
      web('search-box', 'search-pill'),
      web('ui', 'avatar badge button button-class classes formatter initials lazy-part link spinner'),
      web('wishlist', 'use-wishes wishes wishlist-link'),
    ),
  },
  {
    name: 'pieces',
    test: filesOf(
      web('tours', 'card-grid catalogue-photo keep-currency page-data section spread-photos'),
      web('ui', 'breadcrumb notice photo photo-of price price-parts rating'),
      web('wishlist', 'wish-heart'),
    ),
  },
  // What the checkout imports and other pages need, too, so that they do not load the checkout for it.
  {
    name: 'forms',
    test: filesOf(
      web('browser', 'call-cache use-call'),
      web('ui', 'field select text-field moment days use-time-zone'),
    ),
  },
  {
    name: 'checkout',
    test: filesOf(
      web('checkout/state', 'checkout checkout-context readiness use-quote'),
      web('checkout/finish', 'outcome submission submission-popups use-checkout-submission use-submission'),
      web('checkout/payment', 'payment-answers payment-handle'),
      web('checkout/price', 'plan-payments'),
      web('checkout/terms', 'terms'),
      web('checkout', 'problem-words'),
      web('checkout/travellers', 'country-answer'),
    ),
  },
];

export default defineConfig({
  plugins: [
    tailwindcss(),
    lingui({ failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    reactRouter(),
    pageWords(),
    buildProgress(),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Of some thousand icons only those are read that a page shows.
    rolldownOptions: { experimental: { lazyBarrel: true } },
  },
  // Left outside, these would be read whole at every start: some thousand icons and every piece of react-aria.
  ssr: { noExternal: ['lucide-react', /^react-aria/, /^@react-(aria|stately)/, 'react-stately'] },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
});
