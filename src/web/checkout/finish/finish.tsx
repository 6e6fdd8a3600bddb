import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Hourglass } from 'lucide-react';
import { HOLD_MS } from '#domain/booking/hold.ts';
import { isTypeOffered } from '#domain/booking/offers.ts';
import { partySize } from '#domain/party/passengers.ts';
import { Button } from '../../ui/button.tsx';
import { momentText } from '../../ui/days.ts';
import { lazyPiece } from '../../ui/lazy-piece.tsx';
import { useTimeZone } from '../../ui/use-time-zone.ts';
import { LoadingPopup } from '../popups/loading-popup.tsx';
import { Review } from '../price/review.tsx';
import { useCheckout } from '../state/checkout-context.tsx';
import { TermsBlock } from '../terms/terms.tsx';
import { OnRequest } from './on-request.tsx';
import type { Holding } from './use-hold.ts';

const FailurePopup = lazyPiece('failure popup', async () => (await import('./failure-popup.tsx')).default);

/** The last section: what will happen, the terms, and the one button. */
export function Finish({ holding }: { holding: Holding }) {
  const { checkout, act } = useCheckout();
  const { selection, context } = checkout;
  const { state, failure } = holding;
  const canHold = isTypeOffered('hold', selection, context);
  return (
    <section
      id="booking-finish"
      aria-labelledby="booking-finish-title"
      className="flex scroll-mt-24 flex-col gap-5 rounded-card border border-line bg-paper p-5 md:p-7"
    >
      <h2 id="booking-finish-title" tabIndex={-1} className="text-xl outline-none md:text-2xl">
        {canHold ? <Trans>Hold your places</Trans> : <Trans>This date cannot be booked online yet</Trans>}
      </h2>
      {!canHold ? (
        <OnRequest />
      ) : selection.paymentType === 'hold' ? (
        <>
          <HoldPromise people={partySize(selection.party)} />
          <Review />
          <TermsBlock />
          <Button
            size="large"
            className="w-full"
            pending={state !== 'ready'}
            disabled={context.facts.tour.blocked !== null}
            onClick={() => holding.hold()}
          >
            <Plural
              value={partySize(selection.party)}
              one="Hold # place for 48 hours"
              other="Hold # places for 48 hours"
            />
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
      ) : (
        <HoldInstead
          onHold={() => act({ kind: 'paymentType', paymentType: 'hold' })}
          loses={selection.membership === 'yes'}
        />
      )}
      {holding.attempt > 0 ? (
        <LoadingPopup open={state !== 'ready'} step={<Trans>Holding your places…</Trans>} />
      ) : null}
      <FailureHost failure={failure} holding={holding} />
    </section>
  );
}

/** What a hold is, and until when this one would last. */
function HoldPromise({ people }: { people: number }) {
  const { i18n } = useLingui();
  const { context } = useCheckout().checkout;
  const end = new Date(context.now + HOLD_MS);
  const day = momentText(end, i18n.locale, useTimeZone());
  return (
    <div className="flex gap-3">
      <Hourglass className="mt-0.5 size-6 shrink-0 text-pine" aria-hidden="true" />
      <p>
        <Plural
          value={people}
          one={`We keep # place for you until ${day}, for exactly 48 hours. The price stays as it is, you pay nothing today, and you can let it go at any time.`}
          other={`We keep # places for you until ${day}, for exactly 48 hours. The price stays as it is, you pay nothing today, and you can let them go at any time.`}
        />
      </p>
    </div>
  );
}

/** The way from a booking to a hold. */
function HoldInstead({ onHold, loses }: { onHold: () => void; loses: boolean }) {
  return (
    <div className="flex flex-col gap-4">
      <p>
        <Trans>Paying online is not possible yet.</Trans>{' '}
        <Trans>Take your time: we can keep these places for you for 48 hours, at this price and without a card.</Trans>{' '}
        {loses ? <Trans>A membership cannot be held and is left out.</Trans> : null}
      </p>
      <div>
        <Button onClick={onHold}>
          <Trans>Hold for 48 hours</Trans>
        </Button>
      </div>
    </div>
  );
}

function FailureHost({ failure, holding }: { failure: Holding['failure']; holding: Holding }) {
  if (holding.attempt === 0) return null;
  return (
    <FailurePopup
      failure={failure?.kind === 'problems' ? null : failure}
      onClose={holding.forgetFailure}
      onAgain={holding.hold}
    />
  );
}
