/// <reference path="./built-pages.d.ts" />
import type { RouterContext, ServerBuild } from 'react-router';
import type { DocumentKind, Documents } from '#contract/document.ts';
import type { FragmentName, Fragments } from '#contract/fragment.ts';
import type { MailContent, MailKind, MailProps } from '#contract/mail.ts';
import type { Language, Shop } from '#contract/shop.ts';

/** What the web bundle offers to the server: pages, fragments, mails and words. It is the only way from here to there. */
export type WebRenderer = {
  readonly shopContext: RouterContext<Shop>;
  /** The words for a refusal or problem code. */
  words(language: Language, code: string, values?: Readonly<Record<string, string | number>>): Promise<string>;
  /** A piece of a page as markup, from the same component that the page uses. */
  fragment<Name extends FragmentName>(language: Language, name: Name, facts: Fragments[Name]): Promise<string>;
  mail<Kind extends MailKind>(language: Language, kind: Kind, props: MailProps<Kind>): Promise<MailContent>;
  /** A document as the bytes of a PDF. */
  document<Kind extends DocumentKind>(language: Language, kind: Kind, props: Documents[Kind]): Promise<Uint8Array>;
};

/** The built web bundle. */
export type WebBundle = { readonly build: ServerBuild; readonly webRenderer: WebRenderer };

/** What a built web bundle offers. */
export function webBundleFrom(build: ServerBuild): WebBundle {
  return { build, webRenderer: build.entry.module as unknown as WebRenderer };
}

/** Loads the bundle that `npm run build` made. */
export async function loadWebBundle(): Promise<WebBundle> {
  return webBundleFrom(await import('#built-pages'));
}
