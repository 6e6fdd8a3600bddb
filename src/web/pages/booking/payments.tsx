import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { BookingView } from '#contract/schemas/booking.ts';
import { brandNames } from '../../ui/card-brand.tsx';
import { classes } from '../../ui/classes.ts';
import { dayText } from '../../ui/days.ts';
import { methodName } from '../../ui/method-mark.tsx';
import { Moment } from '../../ui/moment.tsx';
import { priceText } from '../../ui/price-parts.ts';

/** Money as a line of time: what came, what is reserved, what is due when. */
export function Payments({ booking }: { booking: BookingView }) {
  const { t, i18n } = useLingui();
  const { payment, price } = booking;
  const money = (amount: number) => priceText(amount, price.currency, i18n.locale);
  const due = payment.due > 0 ? payment.plan.payments.filter(({ amount, paid }) => paid < amount) : [];
  if (payment.movements.length === 0 && payment.reserved === 0 && due.length === 0) return null;
  return (
    <section aria-labelledby="payments-title" className="flex flex-col gap-4">
      <h2 id="payments-title">
        <Trans>Payments</Trans>
      </h2>
      <ol className="ml-2 flex flex-col">
        {payment.movements.map(({ at, amount, method, brand, lastFour }) => (
          <Point key={`${at}${amount}`} done amount={money(amount)} when={<Moment seconds={at} />}>
            {amount < 0 ? <Trans>Paid back</Trans> : <Trans>Paid</Trans>}
            {methodName(method) ? ` · ${methodName(method)}` : ''}
            {brand && lastFour ? ` · ${brandName(t`ending in ${lastFour}`, brand)}` : ''}
          </Point>
        ))}
        {payment.reserved > 0 ? (
          <Point
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
        {due.map((one) => {
          const day = dayText(one.due, i18n.locale);
          return (
            <Point key={one.due} amount={money(one.amount - one.paid)} when={<Trans>on {day}</Trans>}>
              <Trans>Due</Trans>
            </Point>
          );
        })}
      </ol>
    </section>
  );
}

const brandName = (ending: string, brand: keyof typeof brandNames): string => `${brandNames[brand]} ${ending}`;

function Point({
  done = false,
  amount,
  when,
  children,
}: {
  done?: boolean;
  amount: string;
  when: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className="relative flex gap-4 border-line-strong/50 border-l-2 pb-5 pl-6 last:border-transparent last:pb-0">
      <span
        aria-hidden="true"
        className={classes(
          'absolute top-1 -left-[9px] size-4 rounded-full border-2',
          done ? 'border-success bg-success' : 'border-line-strong bg-paper',
        )}
      />
      <span className="min-w-0 grow">
        <span className="block font-semibold">{children}</span>
        <span className="block text-ink-soft text-sm">{when}</span>
      </span>
      <span className="figures shrink-0 font-semibold">{amount}</span>
    </li>
  );
}
