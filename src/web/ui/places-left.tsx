import { Plural, Trans } from '@lingui/react/macro';
import { howFull } from '#domain/catalogue/departures.ts';

/** How many places a departure still has, in words. The number is said as long as it tells something. */
export function PlacesLeftWords({ places }: { places: number }) {
  switch (howFull(places)) {
    case 'none':
      return <Trans>Sold out</Trans>;
    case 'few':
      return <Plural value={places} one="Only # place left" other="Only # places left" />;
    case 'some':
      return <Plural value={places} one="# place left" other="# places left" />;
    case 'plenty':
      return <Trans>Plenty of places</Trans>;
  }
}

const looks = { none: 'font-semibold', few: 'font-semibold text-coral', some: '', plenty: 'text-ink-soft' } as const;

/** The same beside a date; coral only when there are few. */
export function PlacesLeft({ places }: { places: number }) {
  return (
    <span className={`whitespace-nowrap ${looks[howFull(places)]}`}>
      <PlacesLeftWords places={places} />
    </span>
  );
}
