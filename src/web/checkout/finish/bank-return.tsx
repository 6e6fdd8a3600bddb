import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { AnswerOf } from '#contract/schemas.ts';
import { call } from '../../browser/call.ts';
import { gaEvent } from '../../browser/data-layer.ts';
import { Popup } from '../../popups/popup.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { logPayment, reportPaymentFailure } from '../payment/payment-log.ts';
import { allowLeaving } from '../state/saved/leaving.ts';
import { forgetBankPayment } from './bank-payment.ts';
import { Support } from './failure-popup.tsx';

type Told = AnswerOf<'checkLocalPayment'>;

/** What the page knows of a payment on a page of a bank. */
type Shown =
  /** Asking; `url` is the bank's page, once it is known that nobody has paid there yet. `away`: we get no answer ourselves. */
  | { readonly kind: 'asking'; readonly url: string | null; readonly away?: boolean }
  | { readonly kind: 'failed'; readonly message: string }
  /** Whose it is, this browser does not know. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'over' };

/** How often it is asked about, in ms. */
const askEvery = 2000;

/**
 * Asks what came of a payment on a page of a bank and goes on to the booking, or tells why there is none: `kept` says what is left then.
 * `onAnotherWay` leads to the ways to pay, `onBooked` is told before the browser goes on, `onFailed` that nothing came of it, `onClose`
 * that this has been read.
 */
export function BankReturn({
  bookingId,
  kept,
  onAnotherWay,
  onBooked,
  onFailed,
  onClose,
}: {
  bookingId: string;
  kept: ReactNode;
  onAnotherWay: () => void;
  onBooked?: (() => void) | undefined;
  onFailed?: (() => void) | undefined;
  onClose?: (() => void) | undefined;
}) {
  const [shown, setShown] = useState<Shown>({ kind: 'asking', url: null });
  const over = useRef(false);
  const newest = useRef({ onBooked, onFailed });
  newest.current = { onBooked, onFailed };

  const fail = useCallback(
    (told: Told) => {
      over.current = true;
      forgetBankPayment();
      setShown({ kind: 'failed', message: told.message });
      logPayment('Local payment', told.message || 'Empty');
      gaEvent({ event: 'gaEvent', action: 'Submit Book Popup', label: 'Local payment' });
      reportPaymentFailure('Local payment');
      // The server has found out by itself already; whoever counts failures wants them told all the same.
      void decline(bookingId, told.message);
      newest.current.onFailed?.();
    },
    [bookingId],
  );

  const hear = useCallback(
    (told: Told, asked: number) => {
      if (over.current) return;
      if (told.state === 'failed') return fail(told);
      if (told.state === 'attempting') return setShown({ kind: 'asking', url: asked > 0 ? told.url : null });
      over.current = true;
      forgetBankPayment();
      newest.current.onBooked?.();
      allowLeaving();
      gaEvent({ event: 'gaEvent', action: 'Booking created', reference: bookingId });
      if (told.url) window.location.replace(told.url);
    },
    [bookingId, fail],
  );

  useEffect(() => {
    let asked = 0;
    let timer = 0;
    const ask = async (): Promise<void> => {
      const told = await call('checkLocalPayment', { enquiryId: bookingId }, { silent: true });
      if (over.current) return;
      if (told.ok) hear(told.answer, asked);
      else if (told.refusal.status === 404) {
        over.current = true;
        forgetBankPayment();
        setShown({ kind: 'foreign' });
      } else setShown({ kind: 'asking', url: null, away: true });
      asked += 1;
      if (!over.current) timer = window.setTimeout(() => void ask(), askEvery);
    };
    over.current = false;
    void ask();
    return () => {
      over.current = true;
      window.clearTimeout(timer);
    };
  }, [bookingId, hear]);

  const payAnotherWay = async (): Promise<void> => {
    const told = await decline(bookingId, 'The buyer pays another way');
    if (!told) return;
    if (told.state !== 'failed') return hear(told, 1);
    over.current = true;
    forgetBankPayment();
    setShown({ kind: 'over' });
    onAnotherWay();
  };

  const close = (): void => {
    setShown({ kind: 'over' });
    onClose?.();
  };
  return (
    <>
      <Popup
        name="payment-return"
        width="small"
        busy
        open={shown.kind === 'asking'}
        onClose={() => {}}
        title={<Trans>We are checking your payment</Trans>}
        foot={
          shown.kind === 'asking' && shown.url ? (
            <>
              <Button variant="secondary" onClick={() => void payAnotherWay()}>
                <Trans>Pay another way</Trans>
              </Button>
              <a href={shown.url} onClick={() => allowLeaving()} className={buttonLook('primary', 'normal')}>
                <Trans>Back to the bank</Trans>
              </a>
            </>
          ) : undefined
        }
      >
        <div className="flex flex-col items-center gap-5 py-4">
          <Spinner className="text-pine [&_svg]:size-10" />
          <p role="status" className="text-center">
            {shown.kind === 'asking' && shown.away ? (
              <Trans>
                We could not reach the shop. Check your connection: this page asks again by itself, and nothing is lost.
              </Trans>
            ) : shown.kind === 'asking' && shown.url ? (
              <Trans>
                Your bank has not told us of a payment yet. Your places are kept, and this page goes on by itself as
                soon as it does. Please do not pay twice.
              </Trans>
            ) : (
              <Trans>We ask your bank. Your places are kept, and this page goes on by itself.</Trans>
            )}
          </p>
        </div>
      </Popup>
      <Popup
        name="local-payment-error"
        role="alertdialog"
        open={shown.kind === 'failed' || shown.kind === 'foreign'}
        onClose={close}
        title={
          <span className="flex items-center gap-3">
            <CircleAlert className="size-7 shrink-0 text-danger" aria-hidden="true" />
            <span>
              <Trans>Your payment was not completed</Trans>
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
                setShown({ kind: 'over' });
                onAnotherWay();
              }}
            >
              <Trans>Pay another way</Trans>
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-3">
          {shown.kind === 'foreign' ? (
            <p>
              <Trans>
                This browser does not know the payment you come back from. If you have paid, your confirmation comes by
                e-mail; please do not pay again before you have looked there.
              </Trans>
            </p>
          ) : (
            <>
              <p className="font-semibold">{shown.kind === 'failed' ? shown.message : null}</p>
              <p>{kept}</p>
            </>
          )}
          <Support />
        </div>
      </Popup>
    </>
  );
}

/** Tells the shop that the payment came to nothing; what it answers counts. */
async function decline(enquiryId: string, reason: string): Promise<Told | null> {
  const told = await call('declineLocalPayment', { enquiryId, code: 'LOCAL_PAYMENT', token: '', reason });
  return told.ok ? told.answer : null;
}
