import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BookingView } from '#contract/schemas/booking.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { dayText } from '../../ui/days.ts';
import { ButtonLink, TextLink } from '../../ui/link.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Notice } from '../../ui/notice.tsx';
import { priceText } from '../../ui/price-parts.ts';
import { Spinner } from '../../ui/spinner.tsx';

/** The status of a booking and the next steps. */
export function NextSteps({ booking, code }: { booking: BookingView; code: string | null }) {
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
              Your bank hasn’t confirmed the payment yet. Your places are held. This page updates automatically: please
              don’t pay again.
            </Trans>
          </p>
        </div>
      );
    case 'requested':
      return (
        <Notice kind="info" title={<Trans>We’ve sent your request to the operator</Trans>}>
          {answerBy ? (
            <Trans>
              You’ll hear from us by <Moment seconds={answerBy} />. Your card isn’t charged until the operator accepts.
            </Trans>
          ) : null}
        </Notice>
      );
    case 'confirmed':
      return <Checklist booking={booking} code={code} />;
    case 'failed':
      return (
        <Notice kind="danger" title={<Trans>You haven’t been charged</Trans>} action={again}>
          <Trans>The places are on sale again. You can book them again, perhaps with another payment method.</Trans>
        </Notice>
      );
    case 'declined':
      return (
        <Notice kind="warning" title={<Trans>The operator couldn’t accept your booking</Trans>} action={again}>
          {reasonWords ? <p>{t`Message from the operator: ${reasonWords}`}</p> : null}
          <Trans>You won’t be charged: any amount paid or reserved is returned to you.</Trans>
        </Notice>
      );
    case 'lapsed':
      return (
        <Notice kind="warning" title={<Trans>The operator didn’t reply in time</Trans>} action={again}>
          <Trans>You won’t be charged: any amount paid or reserved is returned to you.</Trans>
        </Notice>
      );
    case 'cancelled':
      return (
        <Notice kind="warning" title={<Trans>This booking has been cancelled</Trans>} action={again}>
          {booking.reason === 'payment' ? (
            <Trans>We couldn’t collect the payment, so the booking was cancelled. You haven’t been charged.</Trans>
          ) : booking.reason === 'operator' ? (
            <Trans>The operator has cancelled this trip. You get back everything you paid, within 14 days.</Trans>
          ) : (
            <Trans>Any refund is listed under Payments below. The bank may need a few days to show it.</Trans>
          )}
          {booking.reason === 'operator' && reasonWords ? <p>{t`Reason given: ${reasonWords}`}</p> : null}
        </Notice>
      );
    case 'completed':
      return null;
  }
}

function Checklist({ booking, code }: { booking: BookingView; code: string | null }) {
  const { i18n } = useLingui();
  const { payment, price, voucherUrl } = booking;
  const next = payment.plan.payments.find(({ amount, paid }) => paid < amount);
  const amount = next ? priceText(next.amount - next.paid, price.currency, i18n.locale) : '';
  const due = next ? dayText(next.due, i18n.locale) : '';
  return (
    <section aria-labelledby="next-title" className="flex flex-col gap-4 rounded-card border border-line bg-paper p-6">
      <h2 id="next-title" className="text-xl">
        <Trans>Next steps</Trans>
      </h2>
      <ul className="flex flex-col gap-3">
        <Step done>
          <Trans>Your booking is confirmed.</Trans>
        </Step>
        {payment.paid > 0 ? (
          <Step done={next === undefined}>
            {next ? (
              <Trans>
                The next payment of {amount} is due on {due}.
              </Trans>
            ) : (
              <Trans>Your trip is fully paid.</Trans>
            )}
          </Step>
        ) : null}
        <AnswersStep booking={booking} code={code} />
        <Step>
          <Trans>Take your voucher with you, printed or on your phone.</Trans>
        </Step>
        <Step>
          <Trans>Check passports and visa requirements.</Trans>
        </Step>
      </ul>
      {voucherUrl ? (
        <div>
          <a href={voucherUrl} className={buttonClass('primary', 'normal')} download>
            <Ticket aria-hidden="true" />
            <Trans>Download voucher (PDF)</Trans>
          </a>
        </div>
      ) : null}
    </section>
  );
}

/** What is missing in the travellers' forms, by traveller, with the page to add it. */
function AnswersStep({ booking, code }: { booking: BookingView; code: string | null }) {
  const { t, i18n } = useLingui();
  const { missing, changeUntil, mayChange } = booking.answers;
  if (missing.length === 0)
    return (
      <Step done>
        <Trans>All traveller details are complete.</Trans>
      </Step>
    );
  const until = changeUntil && dayText(changeUntil, i18n.locale);
  const query = code ? `&code=${encodeURIComponent(code)}` : '';
  return (
    <Step>
      {until ? (
        <Trans>Add the missing traveller details by {until}:</Trans>
      ) : (
        <Trans>Traveller details are missing:</Trans>
      )}
      <ul className="pt-1">
        {missing.map(({ traveller, name, questions }) => {
          const number = traveller + 1;
          const person = name || t`Traveller ${number}`;
          return (
            <li key={traveller} className="wrap-anywhere">
              {mayChange ? (
                <TextLink to={`/bookings/${booking.id}/travellers?traveller=${number}${query}`}>{person}</TextLink>
              ) : (
                person
              )}
              <span className="text-ink-soft">{`: ${questions.join(', ')}`}</span>
            </li>
          );
        })}
      </ul>
    </Step>
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
