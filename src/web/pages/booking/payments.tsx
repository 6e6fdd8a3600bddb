import { Trans, useLingui } from '@lingui/react/macro';
import { CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BookingView } from '#contract/schemas/booking.ts';
import { brandNames } from '../../ui/card-brand.tsx';
import { classes } from '../../ui/classes.ts';
import { dayText } from '../../ui/days.ts';
import { ButtonLink, TextLink } from '../../ui/link.tsx';
import { methodName } from '../../ui/method-mark.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Notice } from '../../ui/notice.tsx';
import { priceText } from '../../ui/price-parts.ts';

type Planned = BookingView['payment']['plan']['payments'][number];

/** Money as a line of time: what came, what is reserved, what is due when; and what to do about it. `plain` leaves out the ways to pay. */
export function Payments({
  booking,
  payUrl,
  plain = false,
}: {
  booking: BookingView;
  payUrl?: string;
  plain?: boolean;
}) {
  const { t, i18n } = useLingui();
  const { payment, price } = booking;
  const money = (amount: number) => priceText(amount, price.currency, i18n.locale);
  const planned =
    payment.due > 0
      ? payment.plan.payments.filter(({ amount, paid, state }) => paid < amount || state === 'missed')
      : [];
  if (payment.movements.length === 0 && payment.reserved === 0 && planned.length === 0) return null;
  return (
    <section aria-labelledby="payments-title" className="flex flex-col gap-4">
      <h2 id="payments-title" className={plain ? 'text-lg' : undefined}>
        <Trans>Payments</Trans>
      </h2>
      {payment.checking && !plain ? (
        <Notice kind="info" announce title={<Trans>A payment is being checked</Trans>}>
          <Trans>The bank has not answered yet. This page asks by itself: please do not pay again.</Trans>
        </Notice>
      ) : null}
      <ol className="ml-2 flex flex-col" data-schedule="">
        {payment.movements.map(({ at, amount, method, brand, lastFour }) => (
          <Point key={`${at}${amount}`} look="done" amount={money(amount)} when={<Moment seconds={at} />}>
            {amount < 0 ? <Trans>Paid back</Trans> : <Trans>Paid</Trans>}
            {methodName(method) ? ` · ${methodName(method)}` : ''}
            {brand && lastFour ? ` · ${brandName(t`ending in ${lastFour}`, brand)}` : ''}
          </Point>
        ))}
        {payment.reserved > 0 ? (
          <Point
            look="open"
            amount={money(payment.reserved)}
            when={
              booking.state === 'confirmed' ? (
                <Trans>collected in a moment</Trans>
              ) : (
                <Trans>until the booking is confirmed</Trans>
              )
            }
          >
            <Trans>Reserved</Trans>
          </Point>
        ) : null}
        {planned.map((one) => (
          <Due key={one.due} planned={one} amount={money} />
        ))}
      </ol>
      {plain ? null : <Ways booking={booking} payUrl={payUrl} />}
    </section>
  );
}

/** A payment of the plan that is not paid yet. */
function Due({ planned, amount: money }: { planned: Planned; amount: (amount: number) => string }) {
  const { i18n } = useLingui();
  const { due, amount, paid, agreed, state, chargedOn } = planned;
  const day = dayText(due, i18n.locale);
  const again = chargedOn ? dayText(chargedOn, i18n.locale) : '';
  const left = amount - paid;
  switch (state) {
    case 'missed':
      return left > 0 ? (
        <Point look="bad" amount={money(left)} when={<Trans>was due on {day}; please pay it now</Trans>}>
          <Trans>Could not be charged</Trans>
        </Point>
      ) : (
        <Point
          look="bad"
          gone
          amount={money(agreed)}
          when={<Trans>was due on {day}; spread over the next payments</Trans>}
        >
          <Trans>Could not be charged</Trans>
        </Point>
      );
    case 'retrying':
      return (
        <Point
          look="bad"
          amount={money(left)}
          when={
            chargedOn ? (
              <Trans>
                was due on {day}; tried again on {again}
              </Trans>
            ) : (
              <Trans>was due on {day}</Trans>
            )
          }
        >
          <Trans>Declined by the bank</Trans>
        </Point>
      );
    default:
      return (
        <Point look="open" amount={money(left)} when={<Trans>on {day}</Trans>}>
          <Trans>Due</Trans>
        </Point>
      );
  }
}

/** Which card pays the rest, and how to pay earlier or otherwise. */
function Ways({ booking, payUrl }: { booking: BookingView; payUrl?: string | undefined }) {
  const { t } = useLingui();
  const { payment } = booking;
  const { card } = payment;
  if (payment.due === 0 || booking.state !== 'confirmed') return null;
  const name = card && brandName(t`ending in ${card.lastFour}`, card.brand);
  const expiry = card ? `${String(card.expiryMonth).padStart(2, '0')}/${card.expiryYear}` : '';
  const canPay = payment.canPay && payUrl !== undefined;
  // After a missed last payment nothing more is charged by itself, whatever card there is.
  const isCharged = payment.plan.payments.some(({ amount, paid, state }) => paid < amount && state !== 'missed');
  return (
    <>
      {!isCharged ? null : card && !card.refused ? (
        <p className="flex items-start gap-2.5 text-ink-soft">
          <CreditCard className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
          <span>{t`Later payments are charged to ${name}, valid until ${expiry}.`}</span>
        </p>
      ) : (
        <Notice kind="warning" title={<Trans>There is no card that works for the next payments</Trans>}>
          {name ? t`${name} was refused or has expired.` : null}{' '}
          {canPay ? <Trans>Please use another card, so that your places stay certain.</Trans> : null}
        </Notice>
      )}
      {canPay ? (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink to={payUrl}>
            <Trans>Pay now</Trans>
          </ButtonLink>
          {isCharged ? (
            <TextLink to={`${payUrl}${payUrl.includes('?') ? '&' : '?'}only=card`}>
              <Trans>Use another card</Trans>
            </TextLink>
          ) : null}
        </div>
      ) : null}
    </>
  );
}

const brandName = (ending: string, brand: keyof typeof brandNames): string => `${brandNames[brand]} ${ending}`;

const dots = {
  done: 'border-success bg-success',
  open: 'border-line-strong bg-paper',
  bad: 'border-danger bg-paper',
} as const;

function Point({
  look,
  gone = false,
  amount,
  when,
  children,
}: {
  look: keyof typeof dots;
  /** What it was is not asked for any more. */
  gone?: boolean;
  amount: string;
  when: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className="relative flex gap-4 border-line-strong/50 border-l-2 pb-5 pl-6 last:border-transparent last:pb-0">
      <span
        aria-hidden="true"
        className={classes('absolute top-1 -left-[9px] size-4 rounded-full border-2', dots[look])}
      />
      <span className="min-w-0 grow">
        <span className={classes('block font-semibold', look === 'bad' && 'text-danger')}>{children}</span>
        <span className="block text-ink-soft text-sm">{when}</span>
      </span>
      <span className={classes('figures shrink-0', gone ? 'text-ink-soft line-through' : 'font-semibold')}>
        {amount}
      </span>
    </li>
  );
}
