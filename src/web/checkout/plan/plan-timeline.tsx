import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { PriceData } from '#contract/schemas/book-now-data.ts';
import { classes } from '../../ui/classes.ts';
import { dayText } from '../../ui/days.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { priceText } from '../../ui/price-parts.ts';
import { linkClass } from '../terms/link-class.ts';

type Plan = PriceData['plans'][number];

const PaymentsCalendar = lazyPart('payments calendar', async () => (await import('./payments-calendar.tsx')).default);

/** The maximum number of payments on the timeline; a longer series shows its beginning and its end. */
const maxPayments = 5;

/** Shows the payments of a plan as a timeline, with a button for the full calendar. */
export function PlanTimeline({ plan, currency }: { plan: Plan; currency: string }) {
  const { i18n } = useLingui();
  const [calendar, setCalendar] = useState<'unused' | 'open' | 'closed'>('unused');
  const { payments } = plan;
  const hidden = payments.length > maxPayments ? payments.length - 4 : 0;
  const money = (amount: number) => priceText(amount, currency, i18n.locale);
  const points = payments.map(({ due, amount }, index) => (
    <Point key={due} first={index === 0} amount={money(amount)}>
      {index === 0 ? <Trans>Today, when you book</Trans> : dayText(due, i18n.locale)}
    </Point>
  ));
  return (
    <>
      <ol className="ms-2 text-ink" data-timeline="">
        {hidden > 0 ? (
          <>
            {points.slice(0, 3)}
            <Point dashed amount="">
              <Plural value={hidden} one="# more payment" other="# more payments" />
            </Point>
            {points.slice(-1)}
          </>
        ) : (
          points
        )}
      </ol>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <button
          type="button"
          aria-haspopup="dialog"
          className={classes(linkClass, 'inline-flex min-h-11 items-center gap-2')}
          onPointerEnter={() => void PaymentsCalendar.preload()}
          onClick={() => setCalendar('open')}
        >
          <CalendarDays className="size-4.5 shrink-0" aria-hidden="true" />
          <Trans>Payment schedule</Trans>
        </button>
      </div>
      {calendar === 'unused' ? null : (
        <PaymentsCalendar
          plan={plan}
          currency={currency}
          open={calendar === 'open'}
          onClose={() => setCalendar('closed')}
        />
      )}
    </>
  );
}

function Point({
  first = false,
  dashed = false,
  amount,
  children,
}: {
  first?: boolean;
  dashed?: boolean;
  amount: string;
  children: ReactNode;
}) {
  return (
    <li
      className={classes(
        'relative flex flex-wrap justify-between gap-x-4 border-pine/50 border-s-2 ps-5 pb-4 last:border-transparent last:pb-0',
        dashed && 'border-dashed text-ink-soft',
      )}
    >
      {dashed ? null : (
        <span
          aria-hidden="true"
          className={classes(
            '-start-[8px] absolute top-1 size-3.5 rounded-full border-2 border-pine',
            first ? 'bg-pine' : 'bg-paper',
          )}
        />
      )}
      <span>{children}</span>
      <span className="figures font-semibold">{amount}</span>
    </li>
  );
}
