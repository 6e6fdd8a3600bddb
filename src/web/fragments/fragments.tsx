import type { ComponentType } from 'react';
import type { FragmentName, Fragments } from '#contract/fragment.ts';
import type { Language } from '#contract/shop.ts';
import { FeedbackCard } from '../feedback/feedback-card.tsx';

/** A fragment stands outside of the router, so it is told the language whose prefix its links need. */
export type FragmentProps<Name extends FragmentName> = { readonly language: Language; readonly facts: Fragments[Name] };

const tourHref = (language: Language, slug: string) => `${language === 'en' ? '' : `/${language}`}/t/${slug}`;

/** The component behind each fragment: the one that the page itself uses. */
export const fragments: { readonly [Name in FragmentName]: ComponentType<FragmentProps<Name>> } = {
  feedback: ({ language, facts }) => <FeedbackCard item={facts} tourHref={tourHref(language, facts.tourSlug)} />,
};
