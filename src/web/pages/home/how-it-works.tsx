import { Trans } from '@lingui/react/macro';
import { CalendarCheck, Compass, MessagesSquare } from 'lucide-react';

const steps = [
  {
    Icon: Compass,
    title: <Trans>Find your way</Trans>,
    text: (
      <Trans>
        Compare tours by place, month, length and style. Every price is for one person, and the days are real.
      </Trans>
    ),
  },
  {
    Icon: CalendarCheck,
    title: <Trans>Choose your days</Trans>,
    text: (
      <Trans>
        See every departure with its price and the places left, and who runs the tour. No surprises at the end.
      </Trans>
    ),
  },
  {
    Icon: MessagesSquare,
    title: <Trans>Travel with people who know</Trans>,
    text: (
      <Trans>Each operator has a page of its own. You see how fast they answer and what their travellers say.</Trans>
    ),
  },
] as const;

/** From an idea to the journey in three steps. */
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
