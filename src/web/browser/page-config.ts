import { useLingui } from '@lingui/react';
import { useRouteLoaderData } from 'react-router';
import type { Language, PageFacts } from '#contract/shop.ts';

/** What every page knows about itself, with the names that page code works with. */
export type PageConfig = PageFacts & {
  /** `/de` on German pages, empty on English ones. */
  readonly prefix: string;
  readonly loggedIn: boolean;
};

/** What a page knows when even its facts could not be read. */
const unknown: PageFacts = {
  language: 'en',
  currency: 'EUR',
  forcedCurrency: false,
  origin: '',
  assetBase: '',
  version: '',
  account: null,
  securityToken: '',
  requestId: '',
  production: false,
  appLink: null,
  experiments: false,
};

// A page that fails in the browser loses its facts; what was last known still names its language and its visitor. Never on the
// server, where it would be somebody else's.
let lastKnown = unknown;

/** What the addresses of pages in a language begin with. */
export const prefixOf = (language: string): string => (language === 'en' ? '' : `/${language}`);

/** The facts of the page: asset base, domain prefix, version, who is logged in. */
export function usePage(): PageConfig {
  const root = useRouteLoaderData('root') as { readonly page: PageFacts } | undefined;
  if (root && typeof document !== 'undefined') lastKnown = { ...root.page, requestId: '' };
  const { i18n } = useLingui();
  const page = root?.page ?? { ...lastKnown, language: i18n.locale as Language };
  return { ...page, prefix: prefixOf(page.language), loggedIn: page.account !== null };
}
