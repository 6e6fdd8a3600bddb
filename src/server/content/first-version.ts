import type { ContentKey } from '#contract/list/content.ts';
import type { Language } from '#contract/shop.ts';

/** The first version of a text in every language; `{{phone}}` is replaced with the support phone number. */
export type FirstVersion = { readonly key: ContentKey } & {
  readonly [Name in Language]: { readonly title: string; readonly body: string };
};
