import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { AnswerOf } from '#contract/schemas.ts';
import { call } from '../../browser/call.ts';
import { gaEvent } from '../../browser/data-layer.ts';
import { Popup } from '../../popups/popup.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { logPayment, reportPaymentFailure } from '../payment/payment-log.ts';
import { allowLeaving } from '../state/saved/leaving.ts';
import { forgetBankPayment } from './bank-payment.ts';
import { Support } from './failure-popup.tsx';

type PaymentStatus = AnswerOf<'checkLocalPayment'>;

/** The state of a bank payment. */
type View =
  /**
   * Loading; `url` is the bank's page once it is known that the payment is not made yet. `away`: our server does not
   * respond.
   */
  | { readonly kind: 'asking'; readonly url: string | null; readonly away?: boolean }
  | { readonly kind: 'failed'; readonly message: string }
  /** This browser has no access to the booking. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'over' };

/** How often the payment status is requested, in ms. */
const askEvery = 2000;

/**
 * Polls the result of a bank payment and continues to the booking, or shows why there is none; `summary` describes what
 * remains then. `onAnotherWay` opens the payment options, `onBooked` runs before the browser navigates, `onFailed` when
 * the payment failed, `onClose` when the visitor dismisses the message.
 */
export function BankReturn({
  bookingId,
  summary,
  onAnotherWay,
  onBooked,
  onFailed,
  onClose,
}: {
  bookingId: string;
  summary: ReactNode;
  onAnotherWay: () => void;
  onBooked?: (() => void) | undefined;
  onFailed?: (() => void) | undefined;
  onClose?: (() => void) | undefined;
}) {
  const [view, setView] = useState<View>({ kind: 'asking', url: null });
  const over = useRef(false);
  const newest = useRef({ onBooked, onFailed });
  newest.current = { onBooked, onFailed };

  const fail = useCallback(
    (status: PaymentStatus) => {
      over.current = true;
      forgetBankPayment();
      setView({ kind: 'failed', message: status.message });
      logPayment('Local payment', status.message || 'Empty');
      gaEvent({ event: 'gaEvent', action: 'Submit Book Popup', label: 'Local payment' });
      reportPaymentFailure('Local payment');
      // The server has recorded the failure already; the decline is reported for the failure statistics.
      void decline(bookingId, status.message);
      newest.current.onFailed?.();
    },
    [bookingId],
  );

  const applyStatus = useCallback(
    (status: PaymentStatus, attempts: number) => {
      if (over.current) return;
      if (status.state === 'failed') return fail(status);
      if (status.state === 'attempting') return setView({ kind: 'asking', url: attempts > 0 ? status.url : null });
      over.current = true;
      forgetBankPayment();
      newest.current.onBooked?.();
      allowLeaving();
      // The operator may have declined the booking, or the visitor returns long after the trip was cancelled.
      if (['requested', 'confirmed', 'completed'].includes(status.state))
        gaEvent({ event: 'gaEvent', action: 'Booking created', reference: bookingId });
      if (status.url) window.location.replace(status.url);
    },
    [bookingId, fail],
  );

  useEffect(() => {
    let attempts = 0;
    let timer = 0;
    const ask = async (): Promise<void> => {
      const status = await call('checkLocalPayment', { enquiryId: bookingId }, { silent: true });
      if (over.current) return;
      if (status.ok) applyStatus(status.answer, attempts);
      else if (status.refusal.status === 404) {
        over.current = true;
        forgetBankPayment();
        setView({ kind: 'foreign' });
      } else setView({ kind: 'asking', url: null, away: true });
      attempts += 1;
      if (!over.current) timer = window.setTimeout(() => void ask(), askEvery);
    };
    over.current = false;
    void ask();
    return () => {
      over.current = true;
      window.clearTimeout(timer);
    };
  }, [bookingId, applyStatus]);

  const payAnotherWay = async (): Promise<void> => {
    const status = await decline(bookingId, 'The buyer pays another way');
    if (!status) return;
    if (status.state !== 'failed') return applyStatus(status, 1);
    over.current = true;
    forgetBankPayment();
    setView({ kind: 'over' });
    onAnotherWay();
  };

  const close = (): void => {
    setView({ kind: 'over' });
    onClose?.();
  };
  return (
    <>
      <Popup
        name="payment-return"
        width="small"
        busy
        open={view.kind === 'asking'}
        onClose={() => {}}
        title={<Trans>We are checking your payment</Trans>}
        foot={
          view.kind === 'asking' && view.url ? (
            <>
              <Button variant="secondary" onClick={() => void payAnotherWay()}>
                <Trans>Pay another way</Trans>
              </Button>
              <a href={view.url} onClick={() => allowLeaving()} className={buttonClass('primary', 'normal')}>
                <Trans>Back to the bank</Trans>
              </a>
            </>
          ) : undefined
        }
      >
        <div className="flex flex-col items-center gap-5 py-4">
          <Spinner className="text-pine [&_svg]:size-10" />
          <p role="status" className="text-center">
            {view.kind === 'asking' && view.away ? (
              <Trans>
                We couldn’t connect. Check your connection: this page tries again automatically, and your details are
                safe.
              </Trans>
            ) : view.kind === 'asking' && view.url ? (
              <Trans>
                Your bank hasn’t confirmed the payment yet. Your places are held, and this page updates automatically.
                Please don’t pay twice.
              </Trans>
            ) : (
              <Trans>We’re waiting for your bank. Your places are held, and this page updates automatically.</Trans>
            )}
          </p>
        </div>
      </Popup>
      <Popup
        name="local-payment-error"
        role="alertdialog"
        open={view.kind === 'failed' || view.kind === 'foreign'}
        onClose={close}
        title={
          <span className="flex items-center gap-3">
            <CircleAlert className="size-7 shrink-0 text-danger" aria-hidden="true" />
            <span>
              <Trans>Your payment wasn’t completed</Trans>
            </span>
          </span>
        }
        foot={
          <>
            <Button variant="secondary" onClick={close}>
              <Trans>Close</Trans>
            </Button>
            <Button
              onClick={() => {
                setView({ kind: 'over' });
                onAnotherWay();
              }}
            >
              <Trans>Pay another way</Trans>
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-3">
          {view.kind === 'foreign' ? (
            <p>
              <Trans>
                We can’t find your payment in this browser. If you have paid, we’ll email you a confirmation: please
                check your inbox before you pay again.
              </Trans>
            </p>
          ) : (
            <>
              <p className="font-semibold">{view.kind === 'failed' ? view.message : null}</p>
              <p>{summary}</p>
            </>
          )}
          <Support />
        </div>
      </Popup>
    </>
  );
}

/** Reports the failed payment to the shop and returns the status it responds with. */
async function decline(enquiryId: string, reason: string): Promise<PaymentStatus | null> {
  const status = await call('declineLocalPayment', { enquiryId, code: 'LOCAL_PAYMENT', token: '', reason });
  return status.ok ? status.answer : null;
}
