import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BadgePercent, CalendarDays, MapPinned, Star } from 'lucide-react';
import type { HomeAnswer } from '../../tours/catalogue-types.ts';

/** Reasons to trust the shop; every figure comes from the catalogue or is a promise of the shop itself. */
export function TrustRow({ counts, rating }: Pick<HomeAnswer, 'counts' | 'rating'>) {
  const { i18n } = useLingui();
  const average = i18n.number(rating.average, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const reviews = i18n.number(counts.reviews);
  const departures = i18n.number(counts.departures);
  const rows = [
    ...(rating.count > 0
      ? [
          {
            Icon: Star,
            title: <Trans>{average} out of 5 stars</Trans>,
            text: <Trans>from {reviews} reviews by travellers who went</Trans>,
          },
        ]
      : []),
    {
      Icon: MapPinned,
      title: <Plural value={counts.operators} one="# operator" other="# operators" />,
      text: (
        <Plural
          value={counts.countries}
          one="in # country, each with its own page"
          other="in # countries, each with its own page"
        />
      ),
    },
    {
      Icon: CalendarDays,
      title: <Trans>{departures} departures</Trans>,
      text: <Trans>with prices and places left for every date</Trans>,
    },
    {
      Icon: BadgePercent,
      title: <Trans>Honest deals</Trans>,
      text: <Trans>genuine earlier prices, and a clear last day to book</Trans>,
    },
  ];
  return (
    <ul className="shell grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
      {rows.map(({ Icon, title, text }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change places
        <li key={place} className="flex items-start gap-3">
          <Icon className="mt-0.5 size-6 shrink-0 text-pine" aria-hidden="true" />
          <p className="flex flex-col leading-snug">
            <span className="font-semibold">{title}</span>
            <span className="text-ink-soft text-sm">{text}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
