import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Hourglass } from 'lucide-react';
import { HOLD_MS } from '#domain/booking/hold.ts';
import { partySize } from '#domain/party/passengers.ts';
import { Button } from '../../ui/button.tsx';
import { momentText } from '../../ui/days.ts';
import { useTimeZone } from '../../ui/use-time-zone.ts';
import { useCheckout } from '../state/checkout-context.tsx';
import type { Submitting } from './use-submission.ts';

/** Explains a hold, and when this one would expire. */
export function HoldPromise() {
  const { i18n } = useLingui();
  const { selection, context } = useCheckout().checkout;
  const people = partySize(selection.party);
  const end = new Date(context.now + HOLD_MS);
  const day = momentText(end, i18n.locale, useTimeZone());
  return (
    <div className="flex gap-3">
      <Hourglass className="mt-0.5 size-6 shrink-0 text-pine" aria-hidden="true" />
      <p>
        <Plural
          value={people}
          one={`We’ll hold # place for you until ${day}, exactly 48 hours. The price is fixed, you pay nothing today, and you can release it at any time.`}
          other={`We’ll hold # places for you until ${day}, exactly 48 hours. The price is fixed, you pay nothing today, and you can release them at any time.`}
        />
      </p>
    </div>
  );
}

/** The button that creates a hold. */
export function HoldButton({ submitting }: { submitting: Submitting }) {
  const { selection, context } = useCheckout().checkout;
  const { state } = submitting;
  return (
    <>
      <Button
        size="large"
        className="w-full"
        pending={state !== 'ready'}
        disabled={context.facts.tour.blocked !== null}
        onClick={() => submitting.submit()}
      >
        <Plural value={partySize(selection.party)} one="Hold # place for 48 hours" other="Hold # places for 48 hours" />
      </Button>
      <p aria-live="polite" className="text-center text-ink-soft text-sm">
        {state === 'sending' ? (
          <Trans>Holding your places…</Trans>
        ) : state === 'done' ? (
          <Trans>Your places are held. One moment, please…</Trans>
        ) : (
          <Trans>Nothing to pay now, no card needed.</Trans>
        )}
      </p>
    </>
  );
}
