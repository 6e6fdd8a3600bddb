import { globSync } from 'node:fs';
import { join } from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { buildProgress } from './bin/build-progress.ts';
import { pageWords } from './bin/page-words.ts';

const createIcon = join(import.meta.dirname, 'src/web/ui/create-icon.ts');

const sources = globSync('src/web/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'));

/** `ui/(photo|price)` as `ui/photo` and `ui/price`. */
function eachOf(path: string): string[] {
  const [, folder, names] = /^([\w/-]*)\(([\w|-]+)\)$/.exec(path) ?? [];
  return names === undefined ? [path] : names.split('|').map((name) => `${folder}${name}`);
}

/** Files of the web by their paths without endings; a folder is all of it. A name that means no file any more is an error. */
function web(...paths: readonly string[]): RegExp {
  const pattern = (path: string) => new RegExp(`src/web/(${path})[./]`);
  const lost = paths.flatMap(eachOf).filter((path) => !sources.some((file) => pattern(path).test(file)));
  if (lost.length > 0) throw new Error(`vite.config.ts puts files together that are not there: ${lost.join(', ')}`);
  return pattern(paths.join('|'));
}

const frame = web(
  'frame/(?!page-life|early-input|landscape|not-found|footer)[\\w-]+',
  'browser/(page-config|storage|report-soon|lazy-load|data-layer)',
  'popups/(message|message-host|popup-history|use-popup-history)',
  'search-box/search-pill',
  'ui/(avatar|badge|button|button-look|classes|create-icon|formatter|initials|later|lazy-piece|link|spinner)',
  'wishlist/(use-wishes|wishes|wishlist-link)',
);
/** Those that stand on many pages. */
const icons =
  /lucide-react\/dist\/esm\/(icons\/(x|arrow-right|chevron-right|zap|info|circle-check|circle-exclamation-point|triangle-exclamation-point))\./;

/**
 * What pages share comes in a few files instead of forty: fewer requests, and better packed. Each group takes along what its
 * files import, unless a group above has it. `npm run check` watches the sum.
 */
const groups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler|@lingui)\// },
  { name: 'frame', test: (file: string) => frame.test(file) || icons.test(file) },
  {
    name: 'pieces',
    test: web(
      'tours/(catalogue-photo|keep-currency|page-data|section|spread-photos)',
      'ui/(breadcrumb|photo|photo-of|price|price-parts|rating)',
      'wishlist/wish-heart',
    ),
  },
  // Each pair stands on the booking page; two files of one icon pack worse than one of two.
  { name: 'price-icons', test: /lucide-react\/dist\/esm\/icons\/(badge-check|hand-coins)\./ },
  { name: 'step-icons', test: /lucide-react\/dist\/esm\/icons\/(minus|plus)\./ },
  // Cards, tours and holds write days; none of them should bring the others along.
  { name: 'days', test: /src\/(web\/ui\/days|domain\/catalogue\/departures)\./ },
  { name: 'moments', test: web('ui/(moment|use-time-zone)') },
  { name: 'cards', test: web('tours/card-grid') },
  { name: 'forms', test: web('ui/(field|select|text-field)') },
  // Travellers and questions both have a phone number; only travellers have a day of birth.
  { name: 'contact', test: web('ui/(birth-date|birth-date-field|phone-field|phone-rules)') },
  { name: 'notices', test: web('ui/notice') },
  { name: 'address', test: web('tours/(hero|search-address)', 'ui/months') },
  // What other pages need of the same, so that none of them fetches the next group for it.
  { name: 'calls', test: web('browser/(call-cache|use-call)') },
  { name: 'form', test: /src\/contract\/form\./ },
  { name: 'page-address', test: /src\/domain\/booking\/page-address\./ },
  // The booking page and the payment of a hold share most of this; in one file it packs better than in a dozen.
  {
    name: 'checkout',
    test: web(
      'checkout/state/(checkout|checkout-context|readiness|use-quote)',
      'checkout/finish/(outcome|submission|submission-popups|use-checkout-submission|use-submission)',
      'checkout/payment/(payment-answers|payment-handle)',
      'checkout/price/plan-payments',
      'checkout/terms/terms',
      'checkout/problem-words',
      'checkout/travellers/country-answer',
    ),
  },
  { name: 'where', test: web('search-box/(suggestion-target|where-field)') },
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
  // Icons are drawn from lucide-react's data by a component of our own, which is lighter.
  resolve: { alias: [{ find: /^\.\.\/createLucideIcon\.mjs$/, replacement: createIcon }] },
  // `npm run dev` bundles packages by itself and asks no alias for what they import of their own.
  optimizeDeps: {
    rolldownOptions: {
      plugins: [
        { name: 'waymark:icons', resolveId: (id) => (id.endsWith('/createLucideIcon.mjs') ? createIcon : null) },
      ],
    },
  },
  // Left outside, these would be read whole at every start: some thousand icons and every piece of react-aria.
  ssr: { noExternal: ['lucide-react', /^react-aria/, /^@react-(aria|stately)/, 'react-stately'] },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
});
