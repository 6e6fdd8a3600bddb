import { Trans, useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '#contract/schemas.ts';
import { dayText } from '../../ui/days.ts';
import { priceText } from '../../ui/price-parts.ts';

/** Lists the refunds of a cancellation by date and amount. */
export function CancellationTable({ facts }: { facts: AnswerOf<'loadCancellations'>['data'] }) {
  const { i18n } = useLingui();
  const { operator } = facts;
  const money = (amount: number) => priceText(amount, facts.currency, i18n.locale);
  const cell = 'py-2 text-end';
  return (
    <div className="overflow-x-auto">
      <table className="figures w-full text-sm">
        <caption className="pb-2 text-start">
          <Trans>Refunds when you cancel a tour by {operator}</Trans>
          {'. '}
          <Trans>Dates are in the operator’s time zone.</Trans>
        </caption>
        <thead>
          <tr className="border-line border-b">
            <th scope="col" className="py-2 text-start">
              <Trans>Cancelled</Trans>
            </th>
            <th scope="col" className={cell}>
              <Trans>Refund</Trans>
            </th>
            {facts.flexible ? (
              <th scope="col" className={cell}>
                <Trans>Credit</Trans>
              </th>
            ) : null}
            <th scope="col" className={cell}>
              <Trans>Cancellation fee</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {facts.rows.map((row) => {
            const until = dayText(row.until, i18n.locale);
            return (
              <tr key={row.from} className="border-line border-b">
                <th scope="row" className="py-2 text-start font-normal">
                  <Trans>by {until}</Trans>
                </th>
                <td className={cell}>{money(row.money)}</td>
                {facts.flexible ? <td className={cell}>{money(row.credit)}</td> : null}
                <td className={cell}>{money(row.kept)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
