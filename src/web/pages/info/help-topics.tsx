import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TextLink } from '../../ui/link.tsx';

type Question = { readonly id: string; readonly ask: ReactNode; readonly answer: ReactNode };

/** What people ask, by topic. */
export const helpTopics: readonly {
  readonly id: string;
  readonly title: ReactNode;
  readonly questions: readonly Question[];
}[] = [
  {
    id: 'finding',
    title: <Trans>Finding a tour</Trans>,
    questions: [
      {
        id: 'search',
        ask: <Trans>How do I find a tour that suits me?</Trans>,
        answer: (
          <Trans>
            Type a country, a town or what you like to do into <TextLink to="/search">the search</TextLink>; typing
            mistakes are forgiven. Then narrow it down by month, length, price, style, age and rating. The number beside
            each filter tells how many tours remain.
          </Trans>
        ),
      },
      {
        id: 'level',
        ask: <Trans>How fit do I have to be?</Trans>,
        answer: (
          <Trans>
            Every tour has a physical level from 1 to 5, and its page says in words what that means for your legs. The
            day-by-day plan shows how you get from place to place.
          </Trans>
        ),
      },
      {
        id: 'reviews',
        ask: <Trans>Who writes the reviews?</Trans>,
        answer: (
          <Trans>
            People who travelled. Reviews show the month of travel, good and bad ones alike, and operators can answer
            but not remove them. A review in another language is marked as translated.
          </Trans>
        ),
      },
      {
        id: 'wishlist',
        ask: <Trans>How does the wishlist work?</Trans>,
        answer: (
          <Trans>
            Press the heart on a tour. Without an account your wishes stay in this browser; when you log in they move to
            your account and follow you to every device.
          </Trans>
        ),
      },
    ],
  },
  {
    id: 'dates',
    title: <Trans>Dates, prices and places</Trans>,
    questions: [
      {
        id: 'price',
        ask: <Trans>What does “from” mean in a price?</Trans>,
        answer: (
          <Trans>
            It is the lowest price for one adult among all departures that still have places, in the simplest room. Each
            departure shows its own price, and rooms and extras are added only when you choose them.
          </Trans>
        ),
      },
      {
        id: 'deal',
        ask: <Trans>Is a crossed-out price real?</Trans>,
        answer: (
          <Trans>
            Yes. It is the price that the same departure has without the promotion, and the promotion ends on the day
            that stands beside it.
          </Trans>
        ),
      },
      {
        id: 'confirmation',
        ask: <Trans>What is the difference between “confirmed at once” and “on request”?</Trans>,
        answer: (
          <Trans>
            With “confirmed at once” the places are yours in the same moment. With “on request” the operator checks
            first and then confirms.
          </Trans>
        ),
      },
      {
        id: 'currency',
        ask: <Trans>Can I see prices in my currency?</Trans>,
        answer: (
          <Trans>
            Choose among six currencies at the top of every page. Operators set their prices in their own currency; we
            exchange them at the rate of the day.
          </Trans>
        ),
      },
    ],
  },
  {
    id: 'changes',
    title: <Trans>Changes and cancellation</Trans>,
    questions: [
      {
        id: 'cancel',
        ask: <Trans>What do I get back when I cancel?</Trans>,
        answer: (
          <Trans>
            That depends on the operator and on how early you cancel. The page of each tour draws it as a line with real
            days, under “If plans change”.
          </Trans>
        ),
      },
      {
        id: 'deposit',
        ask: <Trans>Do I have to pay everything at once?</Trans>,
        answer: (
          <Trans>
            Many operators ask for a deposit first and for the rest some weeks before departure. The page of the tour
            says how much and when.
          </Trans>
        ),
      },
      {
        id: 'closed',
        ask: <Trans>Why is a tour not on sale?</Trans>,
        answer: (
          <Trans>
            When a destination is closed, for example because of an official travel warning, we show why and sell
            nothing until it is open again. You can keep the tour on your wishlist.
          </Trans>
        ),
      },
    ],
  },
  {
    id: 'account',
    title: <Trans>Account and mail</Trans>,
    questions: [
      {
        id: 'need',
        ask: <Trans>Do I need an account?</Trans>,
        answer: (
          <Trans>
            Not to look around, to keep wishes in this browser or to get a brochure. An account keeps things together on
            all your devices. <TextLink to="/signup">Create one here</TextLink>.
          </Trans>
        ),
      },
      {
        id: 'password',
        ask: <Trans>I have forgotten my password.</Trans>,
        answer: (
          <Trans>
            Ask for a link <TextLink to="/forgot-password">on this page</TextLink>. It works once, for an hour, and logs
            out every other device.
          </Trans>
        ),
      },
      {
        id: 'letters',
        ask: <Trans>How do I stop the letters?</Trans>,
        answer: (
          <Trans>
            Every letter has a link at its end. One click on the page behind it, and nothing more is sent to that
            address.
          </Trans>
        ),
      },
      {
        id: 'no-mail',
        ask: <Trans>A mail did not arrive. What now?</Trans>,
        answer: (
          <Trans>
            Look into the folder for unwanted mail first. Then check the address for typing mistakes and ask again; a
            newer link replaces nothing, so the first one you find works.
          </Trans>
        ),
      },
    ],
  },
];
