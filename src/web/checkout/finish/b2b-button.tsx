import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isFree } from '#domain/booking/payment-problems.ts';
import { chosenDeparture } from '#domain/booking/selection.ts';
import { partySize } from '#domain/party/passengers.ts';
import { isWallet } from '#domain/payment/method.ts';
import { Button } from '../../ui/button.tsx';
import { priceText } from '../../ui/price-parts.ts';
import { dateWarning } from '../date/date-warning.ts';
import { goToSection } from '../go-to-section.ts';
import { useCheckout } from '../state/checkout-context.tsx';
import { displayPrice } from '../state/readiness.ts';
import PayButton from './pay-button.tsx';
import { dueNow } from './use-checkout-submission.ts';
import type { Submitting } from './use-submission.ts';

/**
 * The submit button of an agent: books on the company card or another one, holds without a card, and links onward where
 * neither is possible.
 */
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
          <Trans>This selection can’t be booked. No places are taken and nothing is charged.</Trans>
        </p>
      </>
    );
  const free = isFree(displayPrice(checkoutValue.price.answer?.data));
  // Wallet providers require their own button.
  if (paid && (free || isWallet(payment.method))) return <PayButton submitting={submitting} />;
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
          <Trans>The places are held for 48 hours, no card needed.</Trans>
        ) : onRequest ? (
          <Trans>The card isn’t charged until the operator accepts. You’ll have a reply within 48 hours.</Trans>
        ) : payment.method === 'companyCard' ? (
          <Trans>By pressing this button you place a binding booking, and your agency’s card is charged.</Trans>
        ) : (
          <Trans>By pressing this button you place a binding booking and pay for it.</Trans>
        )}
      </p>
    </>
  );
}
