import { Plural, Trans } from '@lingui/react/macro';
import { BedDouble, Check, Minus } from 'lucide-react';
import { Section } from './section.tsx';
import { staysOf, transportsOf } from './stays.ts';
import type { Tour } from './tour-types.ts';
import { TransportIcon } from './transport.tsx';

/** What the price includes and excludes. */
export function Inclusions({ included, excluded }: Pick<Tour, 'included' | 'excluded'>) {
  return (
    <Section id="included" title={<Trans>What’s included</Trans>}>
      <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        <div className="flex flex-col gap-3">
          <h3>
            <Trans>Included</Trans>
          </h3>
          <ul className="flex flex-col gap-2.5">
            {included.map((item) => (
              <li key={item} className="flex gap-3">
                <Check className="mt-1 size-5 shrink-0 text-success" aria-hidden="true" />
                <span>{item}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-col gap-3">
          <h3>
            <Trans>Not included</Trans>
          </h3>
          <ul className="flex flex-col gap-2.5 text-ink-soft">
            {excluded.map((item) => (
              <li key={item} className="flex gap-3">
                <Minus className="mt-1 size-5 shrink-0" aria-hidden="true" />
                <span>{item}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

/** The accommodation and the transport. */
export function StayAndTransport({ itinerary }: Pick<Tour, 'itinerary'>) {
  const stays = staysOf(itinerary);
  const transports = transportsOf(itinerary);
  if (stays.length === 0 && transports.length === 0) return null;
  return (
    <Section id="stay" title={<Trans>Where you’ll stay</Trans>}>
      {stays.length > 0 ? (
        <ul className="grid gap-3 sm:grid-cols-2">
          {stays.map((stay, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: one may come back to the same house
              key={`${stay.name}${index}`}
              className="flex items-start gap-3 rounded-card border border-line bg-paper p-4"
            >
              <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-pine-soft text-pine">
                <BedDouble className="size-5" aria-hidden="true" />
              </span>
              <span className="flex min-w-0 flex-col">
                <span className="font-semibold">{stay.name}</span>
                <span className="text-ink-soft text-sm">
                  {stay.place}, <Plural value={stay.nights} one="# night" other="# nights" />
                </span>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {transports.length > 0 ? (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <h3 className="font-sans font-semibold text-base tracking-normal">
            <Trans>Getting around</Trans>
          </h3>
          <ul className="flex flex-wrap gap-x-6 gap-y-2 text-ink-soft [&_svg]:size-5 [&_svg]:text-pine">
            {transports.map((transport) => (
              <li key={transport}>
                <TransportIcon transport={transport} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </Section>
  );
}
