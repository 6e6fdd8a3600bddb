import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { chosenDeparture } from '#domain/booking/selection.ts';
import { partySize } from '#domain/party/passengers.ts';
import { isWallet } from '#domain/payment/method.ts';
import { Button } from '../../ui/button.tsx';
import { priceText } from '../../ui/price-parts.ts';
import { dateWarning } from '../date/date-warning.ts';
import { goToSection } from '../go-to-section.ts';
import { useCheckout } from '../state/checkout-context.tsx';
import PayButton from './pay-button.tsx';
import { dueNow } from './use-checkout-submission.ts';
import type { Submitting } from './use-submission.ts';

/** The one button of an agent: books on the company card or another, holds without one, and leads on where nothing can be had. */
export default function B2bButton({ submitting, paid }: { submitting: Submitting; paid: boolean }) {
  const { i18n } = useLingui();
  const checkoutValue = useCheckout();
  const { selection, context, payment, payable } = checkoutValue.checkout;
  const onRequest = chosenDeparture(selection, context)?.confirmation === 'onRequest';
  if (dateWarning(checkoutValue) !== null || (onRequest && !payable))
    return (
      <>
        <Button
          size="large"
          className="w-full"
          variant="secondary"
          data-b2b-button="unavailable"
          onClick={() => goToSection('date')}
        >
          <Trans>Find another date for your client</Trans>
        </Button>
        <p className="text-center text-ink-soft text-sm">
          <Trans>This selection cannot be booked as it is. Nothing is taken and nothing is charged.</Trans>
        </p>
      </>
    );
  // The makers of a wallet want their own button.
  if (paid && isWallet(payment.method)) return <PayButton submitting={submitting} />;
  const amount = priceText(dueNow(checkoutValue), context.currency, i18n.locale);
  return (
    <>
      <Button
        size="large"
        className="w-full"
        data-b2b-button={paid ? 'book' : 'hold'}
        pending={submitting.state !== 'ready'}
        disabled={context.facts.tour.blocked !== null}
        onClick={() => submitting.submit()}
      >
        {!paid ? (
          <Plural
            value={partySize(selection.party)}
            one="Hold # place for your client"
            other="Hold # places for your client"
          />
        ) : onRequest ? (
          <Trans>Request for your client: {amount}</Trans>
        ) : (
          <Trans>Book for your client: {amount}</Trans>
        )}
      </Button>
      <p aria-live="polite" className="text-center text-ink-soft text-sm">
        {submitting.state === 'done' ? (
          <Trans>Done. One moment, please…</Trans>
        ) : !paid ? (
          <Trans>Without a card the places are held for 48 hours.</Trans>
        ) : onRequest ? (
          <Trans>Charged only when the operator accepts; it answers within 48 hours.</Trans>
        ) : payment.method === 'companyCard' ? (
          <Trans>The booking is binding. The card of your agency is charged with this button.</Trans>
        ) : (
          <Trans>The booking is binding and is paid with this button.</Trans>
        )}
      </p>
    </>
  );
}
