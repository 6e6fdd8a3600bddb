import { Trans, useLingui } from '@lingui/react/macro';
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
import { PlanCard } from './plan-card.tsx';

type Planned = BookingView['payment']['plan']['payments'][number];

/** The payments of a booking as a timeline: made, reserved and due, with actions. `plain` omits the actions. */
export function Payments({
  booking,
  code,
  payUrl,
  plain = false,
}: {
  booking: BookingView;
  code: string | null;
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
          <Trans>Your bank hasn’t replied yet. This page updates automatically: please don’t pay again.</Trans>
        </Notice>
      ) : null}
      <ol className="ml-2 flex flex-col" data-schedule="">
        {payment.movements.map(({ at, amount, method, brand, lastFour }) => (
          <Point key={`${at}${amount}`} dot="done" amount={money(amount)} when={<Moment seconds={at} />}>
            {amount < 0 ? <Trans>Refunded</Trans> : <Trans>Paid</Trans>}
            {methodName(method) ? ` · ${methodName(method)}` : ''}
            {brand && lastFour ? ` · ${brandName(t`ending in ${lastFour}`, brand)}` : ''}
          </Point>
        ))}
        {payment.reserved > 0 ? (
          <Point
            dot="open"
            amount={money(payment.reserved)}
            when={
              booking.state === 'confirmed' ? (
                <Trans>being collected</Trans>
              ) : (
                <Trans>until the booking is confirmed</Trans>
              )
            }
          >
            <Trans>Authorised</Trans>
          </Point>
        ) : null}
        {planned.map((one) => (
          <Due key={one.due} planned={one} amount={money} />
        ))}
      </ol>
      <Ways booking={booking} code={code} payUrl={payUrl} />
    </section>
  );
}

/** An open payment of the plan. */
function Due({ planned, amount: money }: { planned: Planned; amount: (amount: number) => string }) {
  const { i18n } = useLingui();
  const { due, amount, paid, agreed, state, chargedOn } = planned;
  const day = dayText(due, i18n.locale);
  const again = chargedOn ? dayText(chargedOn, i18n.locale) : '';
  const left = amount - paid;
  switch (state) {
    case 'missed':
      return left > 0 ? (
        <Point dot="bad" amount={money(left)} when={<Trans>was due on {day}; please pay it now</Trans>}>
          <Trans>Couldn’t be charged</Trans>
        </Point>
      ) : (
        <Point
          dot="bad"
          gone
          amount={money(agreed)}
          when={<Trans>was due on {day}; spread over the next payments</Trans>}
        >
          <Trans>Couldn’t be charged</Trans>
        </Point>
      );
    case 'retrying':
      return (
        <Point
          dot="bad"
          amount={money(left)}
          when={
            chargedOn ? (
              <Trans>
                was due on {day}; next attempt on {again}
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
        <Point dot="open" amount={money(left)} when={<Trans>on {day}</Trans>}>
          <Trans>Due</Trans>
        </Point>
      );
  }
}

/** Shows which card pays the rest, with links to pay earlier or with another card. */
function Ways({ booking, code, payUrl }: { booking: BookingView; code: string | null; payUrl?: string | undefined }) {
  const { t } = useLingui();
  const { payment } = booking;
  const { card } = payment;
  if (payment.due === 0 || booking.state !== 'confirmed') return null;
  const name = card && brandName(t`ending in ${card.lastFour}`, card.brand);
  const canPay = payment.canPay && payUrl !== undefined;
  // After a missed last payment nothing is charged automatically, whatever card there is.
  const isCharged = payment.plan.payments.some(({ amount, paid, state }) => paid < amount && state !== 'missed');
  return (
    <>
      {!isCharged ? null : card && !card.refused ? (
        <PlanCard booking={booking} card={card} code={code} />
      ) : (
        <Notice kind="warning" title={<Trans>Your next payments need a valid card</Trans>}>
          {name ? t`${name} was declined or has expired.` : null}{' '}
          {canPay ? <Trans>Please use another card to keep your booking.</Trans> : null}
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
  dot,
  gone = false,
  amount,
  when,
  children,
}: {
  dot: keyof typeof dots;
  /** Whether the payment is no longer due. */
  gone?: boolean;
  amount: string;
  when: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className="relative flex gap-4 border-line-strong/50 border-l-2 pb-5 pl-6 last:border-transparent last:pb-0">
      <span
        aria-hidden="true"
        className={classes('absolute top-1 -left-[9px] size-4 rounded-full border-2', dots[dot])}
      />
      <span className="min-w-0 grow">
        <span className={classes('block font-semibold', dot === 'bad' && 'text-danger')}>{children}</span>
        <span className="block text-ink-soft text-sm">{when}</span>
      </span>
      <span className={classes('figures shrink-0', gone ? 'text-ink-soft line-through' : 'font-semibold')}>
        {amount}
      </span>
    </li>
  );
}
