import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BookingView } from '#contract/schemas/booking.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { dayText } from '../../ui/days.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Notice } from '../../ui/notice.tsx';
import { priceText } from '../../ui/price-parts.ts';
import { Spinner } from '../../ui/spinner.tsx';

/** What is going on with a booking, and what to do next. */
export function NextSteps({ booking }: { booking: BookingView }) {
  const { t } = useLingui();
  const { state, answerBy, reasonWords } = booking;
  const again = (
    <ButtonLink to={`/t/${booking.tour.slug}`}>
      <Trans>See dates and prices again</Trans>
    </ButtonLink>
  );
  switch (state) {
    case 'attempting':
      return (
        <div role="status" className="flex items-start gap-4 rounded-card border border-line bg-paper p-6">
          <Spinner className="mt-1 text-pine" />
          <p className="max-w-prose">
            <Trans>
              Your bank has not told us yet whether the payment went through. Your places are kept. This page asks by
              itself and goes on when the answer is there: please do not pay again.
            </Trans>
          </p>
        </div>
      );
    case 'requested':
      return (
        <Notice kind="info" title={<Trans>The operator has been asked</Trans>}>
          {answerBy ? (
            <Trans>
              You hear from us by <Moment seconds={answerBy} />. Nothing is charged for good until then.
            </Trans>
          ) : null}
        </Notice>
      );
    case 'confirmed':
      return <Checklist booking={booking} />;
    case 'failed':
      return (
        <Notice kind="danger" title={<Trans>Nothing was charged</Trans>} action={again}>
          <Trans>The places are on sale again. You can book them once more, perhaps with another way to pay.</Trans>
        </Notice>
      );
    case 'declined':
      return (
        <Notice kind="warning" title={<Trans>The operator cannot take the booking</Trans>} action={again}>
          {reasonWords ? <p>{t`The operator says: ${reasonWords}`}</p> : null}
          <Trans>Nothing stays charged: what was reserved or paid comes back to you.</Trans>
        </Notice>
      );
    case 'lapsed':
      return (
        <Notice kind="warning" title={<Trans>The operator did not answer in time</Trans>} action={again}>
          <Trans>Nothing stays charged: what was reserved or paid comes back to you.</Trans>
        </Notice>
      );
    case 'cancelled':
      return (
        <Notice kind="warning" title={<Trans>This booking is cancelled</Trans>} action={again}>
          {booking.reason === 'payment' ? (
            <Trans>The payment could not be collected, so the booking was undone. Nothing stays charged.</Trans>
          ) : (
            <Trans>What you get back is listed with the payments below.</Trans>
          )}
        </Notice>
      );
    case 'completed':
      return null;
  }
}

function Checklist({ booking }: { booking: BookingView }) {
  const { i18n } = useLingui();
  const { payment, price, voucherUrl } = booking;
  const next = payment.plan.payments.find(({ amount, paid }) => paid < amount);
  const amount = next ? priceText(next.amount - next.paid, price.currency, i18n.locale) : '';
  const due = next ? dayText(next.due, i18n.locale) : '';
  return (
    <section aria-labelledby="next-title" className="flex flex-col gap-4 rounded-card border border-line bg-paper p-6">
      <h2 id="next-title" className="text-xl">
        <Trans>What comes next</Trans>
      </h2>
      <ul className="flex flex-col gap-3">
        <Step done>
          <Trans>Your places are certain.</Trans>
        </Step>
        {payment.paid > 0 ? (
          <Step done={next === undefined}>
            {next ? (
              <Trans>
                The next payment of {amount} is due on {due}.
              </Trans>
            ) : (
              <Trans>Everything is paid.</Trans>
            )}
          </Step>
        ) : null}
        <Step>
          <Trans>Take the voucher with you, on paper or on your phone.</Trans>
        </Step>
        <Step>
          <Trans>Look whether everybody’s passport is valid, and which visa you need.</Trans>
        </Step>
      </ul>
      {voucherUrl ? (
        <div>
          <a href={voucherUrl} className={buttonLook('primary', 'normal')} download>
            <Ticket aria-hidden="true" />
            <Trans>Voucher as a PDF</Trans>
          </a>
        </div>
      ) : null}
    </section>
  );
}

function Step({ done = false, children }: { done?: boolean; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      {done ? (
        <CircleCheck className="mt-0.5 size-5.5 shrink-0 text-success" aria-hidden="true" />
      ) : (
        <span aria-hidden="true" className="mt-0.5 size-5.5 shrink-0 rounded-full border-2 border-line-strong" />
      )}
      <span className="min-w-0">{children}</span>
    </li>
  );
}
