import type { ContentKey } from '#contract/list/content.ts';
import type { Language } from '#contract/shop.ts';

/** The text that a key begins with in every language; `{{phone}}` stands for the support phone. */
export type FirstVersion = { readonly key: ContentKey } & {
  readonly [Name in Language]: { readonly title: string; readonly body: string };
};
