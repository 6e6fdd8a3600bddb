import { Plural, Trans } from '@lingui/react/macro';
import { howFull } from '#domain/catalogue/departures.ts';

/** Shows how many places a departure has left; the exact number only when it is low enough to matter. */
export function PlacesLeftWords({ places }: { places: number }) {
  switch (howFull(places)) {
    case 'none':
      return <Trans>Sold out</Trans>;
    case 'few':
      return <Plural value={places} one="Only # place left" other="Only # places left" />;
    case 'some':
      return <Plural value={places} one="# place left" other="# places left" />;
    case 'plenty':
      return <Trans>Plenty of places left</Trans>;
  }
}

const toneClasses = {
  none: 'font-semibold',
  few: 'font-semibold text-coral',
  some: '',
  plenty: 'text-ink-soft',
} as const;

/** Shows the places left beside a date, in coral when there are few. */
export function PlacesLeft({ places }: { places: number }) {
  return (
    <span className={`whitespace-nowrap ${toneClasses[howFull(places)]}`}>
      <PlacesLeftWords places={places} />
    </span>
  );
}
