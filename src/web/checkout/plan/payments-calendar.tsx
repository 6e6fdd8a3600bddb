import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PriceData } from '#contract/schemas/book-now-data.ts';
import { Popup } from '../../popups/popup.tsx';
import { dayText } from '../../ui/days.ts';
import { priceText } from '../../ui/price-parts.ts';
import { PlanName } from '../price/plan-payments.tsx';

/** Lists every payment of a plan with its date and amount, and their sum. */
export default function PaymentsCalendar({
  plan,
  currency,
  open,
  onClose,
}: {
  plan: PriceData['plans'][number];
  currency: string;
  open: boolean;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const { payments } = plan;
  const money = (amount: number) => priceText(amount, currency, i18n.locale);
  return (
    <Popup name="payments-calendar" title={t`Payment schedule`} width="small" open={open} onClose={onClose}>
      <p className="pb-3 text-ink-soft">
        <PlanName plan={plan} />
        {' · '}
        <Plural value={payments.length} one="# payment" other="# payments" />
      </p>
      <table className="figures w-full">
        <thead className="sr-only">
          <tr>
            <th>
              <Trans>Day</Trans>
            </th>
            <th>
              <Trans>Amount</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {payments.map(({ due, amount }, index) => (
            <tr key={due} data-payment={amount} className="border-line border-b">
              <td className="py-2.5">
                {dayText(due, i18n.locale)}
                {index === 0 ? (
                  <span className="block text-ink-soft text-sm">
                    <Trans>when you book</Trans>
                  </span>
                ) : null}
              </td>
              <td className="py-2.5 text-end align-top font-semibold">{money(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <td className="pt-3">
              <Trans>Total</Trans>
            </td>
            <td className="pt-3 text-end" data-sum="">
              {money(payments.reduce((sum, { amount }) => sum + amount, 0))}
            </td>
          </tr>
        </tfoot>
      </table>
    </Popup>
  );
}
