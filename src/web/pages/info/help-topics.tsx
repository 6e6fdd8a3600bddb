import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TextLink } from '../../ui/link.tsx';

type Question = { readonly id: string; readonly ask: ReactNode; readonly answer: ReactNode };

/** Frequent questions by topic. */
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
            Enter a country, a place or an activity in <TextLink to="/search">the search</TextLink>; typos are fine.
            Then narrow it down by month, length, price, style, age and rating. The number beside each filter shows how
            many tours remain.
          </Trans>
        ),
      },
      {
        id: 'level',
        ask: <Trans>How fit do I have to be?</Trans>,
        answer: (
          <Trans>
            Every tour has a physical level from 1 to 5, and its page explains what that means. The itinerary shows how
            you travel from place to place.
          </Trans>
        ),
      },
      {
        id: 'reviews',
        ask: <Trans>Who writes the reviews?</Trans>,
        answer: (
          <Trans>
            People who travelled. Reviews show the month of travel, good and bad alike, and operators can reply but not
            remove them. Reviews in another language are marked as translated.
          </Trans>
        ),
      },
      {
        id: 'wishlist',
        ask: <Trans>How does the wishlist work?</Trans>,
        answer: (
          <Trans>
            Tap the heart on a tour. Without an account, your wishlist stays in this browser; when you sign in, it moves
            to your account and is there on every device.
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
            The lowest price for one adult among all departures with places left, in a standard room. Each departure has
            its own price, and rooms and extras are only added if you choose them.
          </Trans>
        ),
      },
      {
        id: 'deal',
        ask: <Trans>Is a crossed-out price real?</Trans>,
        answer: (
          <Trans>
            Yes. It’s the price of the same departure without the promotion, and the promotion ends on the date shown.
          </Trans>
        ),
      },
      {
        id: 'confirmation',
        ask: <Trans>What’s the difference between “instant confirmation” and “on request”?</Trans>,
        answer: (
          <Trans>
            With “instant confirmation”, your booking is confirmed immediately. With “on request”, the operator checks
            first and then confirms.
          </Trans>
        ),
      },
      {
        id: 'currency',
        ask: <Trans>Can I see prices in my currency?</Trans>,
        answer: (
          <Trans>
            Choose from six currencies at the top of every page. Operators set prices in their own currency; we convert
            them at the daily rate.
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
        ask: <Trans>What refund do I get if I cancel?</Trans>,
        answer: (
          <Trans>
            That depends on the operator and on how early you cancel. Each tour page shows it as a timeline with real
            dates, under “If plans change”.
          </Trans>
        ),
      },
      {
        id: 'deposit',
        ask: <Trans>Do I have to pay the full amount at once?</Trans>,
        answer: (
          <Trans>
            Many operators ask for a deposit first and the rest some weeks before departure. The tour page shows how
            much and when.
          </Trans>
        ),
      },
      {
        id: 'closed',
        ask: <Trans>Why can’t I book a tour?</Trans>,
        answer: (
          <Trans>
            When a destination is closed, for example because of an official travel warning, we show why, and you can’t
            book it until it reopens. You can keep the tour on your wishlist.
          </Trans>
        ),
      },
    ],
  },
  {
    id: 'account',
    title: <Trans>Account and email</Trans>,
    questions: [
      {
        id: 'need',
        ask: <Trans>Do I need an account?</Trans>,
        answer: (
          <Trans>
            Not to browse, to keep a wishlist in this browser or to get a brochure. An account keeps everything together
            on all your devices. <TextLink to="/signup">Create one here</TextLink>.
          </Trans>
        ),
      },
      {
        id: 'password',
        ask: <Trans>I’ve forgotten my password.</Trans>,
        answer: (
          <Trans>
            Request a link <TextLink to="/forgot-password">on this page</TextLink>. It works once, within an hour, and
            signs you out on all other devices.
          </Trans>
        ),
      },
      {
        id: 'letters',
        ask: <Trans>How do I unsubscribe from the newsletter?</Trans>,
        answer: (
          <Trans>
            Every newsletter has an unsubscribe link at the end. One click on the page it opens, and we won’t send you
            any more.
          </Trans>
        ),
      },
      {
        id: 'no-mail',
        ask: <Trans>I haven’t received an email. What now?</Trans>,
        answer: (
          <Trans>
            Check your spam folder first. Then check the email address for typos and try again; a newer link doesn’t
            replace earlier ones, so the first one you find works.
          </Trans>
        ),
      },
    ],
  },
];
