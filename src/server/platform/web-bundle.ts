/// <reference path="./built-pages.d.ts" />
import type { RouterContext, ServerBuild } from 'react-router';
import type { DocumentKind, Documents } from '#contract/document.ts';
import type { FragmentName, Fragments } from '#contract/fragment.ts';
import type { MailContent, MailKind, MailProps } from '#contract/mail.ts';
import type { Language, Shop } from '#contract/shop.ts';

/**
 * The interface of the web bundle to the server: pages, fragments, emails and messages. The server has no other access
 * to the bundle.
 */
export type WebRenderer = {
  readonly shopContext: RouterContext<Shop>;
  /** Returns the message for a refusal or problem code. */
  words(language: Language, code: string, values?: Readonly<Record<string, string | number>>): Promise<string>;
  /** Renders part of a page with the component that the page uses. */
  fragment<Name extends FragmentName>(language: Language, name: Name, facts: Fragments[Name]): Promise<string>;
  mail<Kind extends MailKind>(language: Language, kind: Kind, props: MailProps<Kind>): Promise<MailContent>;
  /** Renders a document as a PDF. */
  document<Kind extends DocumentKind>(language: Language, kind: Kind, props: Documents[Kind]): Promise<Uint8Array>;
};

export type WebBundle = { readonly build: ServerBuild; readonly webRenderer: WebRenderer };

/** Returns the interface of a built web bundle. */
export function webBundleFrom(build: ServerBuild): WebBundle {
  return { build, webRenderer: build.entry.module as unknown as WebRenderer };
}

/** Loads the bundle from `npm run build`. */
export async function loadWebBundle(): Promise<WebBundle> {
  return webBundleFrom(await import('#built-pages'));
}
