import { useLingui } from '@lingui/react';
import { useRouteLoaderData } from 'react-router';
import type { Language, PageFacts } from '#contract/shop.ts';

/** The facts that every page has about itself, with derived values. */
export type PageConfig = PageFacts & {
  /** `/de` on German pages, empty on English ones. */
  readonly prefix: string;
  readonly loggedIn: boolean;
};

/** The fallback when a page's facts could not be read. */
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

// A page that fails in the browser loses its facts, so the last known ones provide its language and visitor. Never set
// on the server, where they would leak between visitors.
let lastKnown = unknown;

/** Returns the URL prefix of a language. */
export const prefixOf = (language: string): string => (language === 'en' ? '' : `/${language}`);

/** Returns the facts of the page: asset base, language prefix, version, the signed-in account. */
export function usePage(): PageConfig {
  const root = useRouteLoaderData('root') as { readonly page: PageFacts } | undefined;
  if (root && typeof document !== 'undefined') lastKnown = { ...root.page, requestId: '' };
  const { i18n } = useLingui();
  const page = root?.page ?? { ...lastKnown, language: i18n.locale as Language };
  return { ...page, prefix: prefixOf(page.language), loggedIn: page.account !== null };
}
