import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { secondsLeft } from '#domain/booking/hold.ts';
import { timeParts } from './time-parts.ts';

/** How often the page checks whether a hold has expired, once the countdown is over, in ms. */
const ASK_AGAIN_MS = 1000;

/**
 * The time until a hold expires, to the second, by the shop's clock. At zero it disappears and calls `onEnd` repeatedly
 * until it is unmounted, because the visitor's clock may have changed in the meantime.
 */
export function Countdown({ endsAt, now, onEnd }: { endsAt: number; now: number; onEnd: () => void }) {
  const { t } = useLingui();
  const [left, setLeft] = useState(() => secondsLeft(endsAt * 1000, now * 1000));
  useEffect(() => {
    const ahead = now * 1000 - Date.now();
    const tick = () => setLeft(secondsLeft(endsAt * 1000, Date.now() + ahead));
    tick();
    const timer = window.setInterval(tick, 1000);
    return () => window.clearInterval(timer);
  }, [endsAt, now]);
  const over = left === 0;
  useEffect(() => {
    if (!over) return;
    onEnd();
    const timer = window.setInterval(onEnd, ASK_AGAIN_MS);
    return () => window.clearInterval(timer);
  }, [over, onEnd]);
  if (over) return null;
  const { hours, minutes, seconds } = timeParts(left);
  const parts = [
    { value: hours, name: <Trans>hours</Trans> },
    { value: minutes, name: <Trans>minutes</Trans> },
    { value: seconds, name: <Trans>seconds</Trans> },
  ];
  return (
    <div
      role="timer"
      aria-label={t`Time left: ${hours} hours, ${minutes} minutes, ${seconds} seconds`}
      className="flex gap-2"
    >
      {parts.map(({ value, name }, index) => (
        <span
          key={['hours', 'minutes', 'seconds'][index]}
          aria-hidden="true"
          className="flex min-w-20 flex-col items-center rounded-field bg-on-night/10 px-3 py-2"
        >
          <span className="figures font-semibold text-3xl">{String(value).padStart(2, '0')}</span>
          <span className="text-on-night-soft text-sm">{name}</span>
        </span>
      ))}
    </div>
  );
}
