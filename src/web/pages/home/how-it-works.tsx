import { Trans } from '@lingui/react/macro';
import { CalendarCheck, Compass, MessagesSquare } from 'lucide-react';

const steps = [
  {
    Icon: Compass,
    title: <Trans>Find your tour</Trans>,
    text: <Trans>Compare tours by place, month, length and style. Prices are per person, for real departures.</Trans>,
  },
  {
    Icon: CalendarCheck,
    title: <Trans>Choose your dates</Trans>,
    text: <Trans>See every departure with its price, the places left and the operator. No surprises at the end.</Trans>,
  },
  {
    Icon: MessagesSquare,
    title: <Trans>Travel with local experts</Trans>,
    text: <Trans>Every operator has its own page, with response times and traveller reviews.</Trans>,
  },
] as const;

/** Explains in three steps how to book. */
export function HowItWorks() {
  return (
    <ol className="grid gap-8 md:grid-cols-3 md:gap-10">
      {steps.map(({ Icon, title, text }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change
        <li key={place} className="flex gap-4 md:flex-col">
          <span className="flex size-14 shrink-0 items-center justify-center rounded-full bg-pine-soft text-pine">
            <Icon className="size-6" aria-hidden="true" />
          </span>
          <div className="flex flex-col gap-1.5">
            <h3>
              <span className="figures pr-2 text-coral">{place + 1}</span>
              {title}
            </h3>
            <p className="text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
