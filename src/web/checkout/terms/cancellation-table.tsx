import { Trans, useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '#contract/schemas.ts';
import { dayText } from '../../ui/days.ts';
import { priceText } from '../../ui/price-parts.ts';

/** What comes back when a booking is cancelled, in dates and amounts. */
export function CancellationTable({ facts }: { facts: AnswerOf<'loadCancellations'>['data'] }) {
  const { i18n } = useLingui();
  const { operator } = facts;
  const money = (amount: number) => priceText(amount, facts.currency, i18n.locale);
  const cell = 'py-2 text-end';
  return (
    <div className="overflow-x-auto">
      <table className="figures w-full text-sm">
        <caption className="pb-2 text-start">
          <Trans>What comes back when you cancel a tour of {operator}</Trans>
          {'. '}
          <Trans>Dates count at the operator’s place.</Trans>
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
              <Trans>Kept</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {facts.rows.map((row) => {
            const until = dayText(row.until, i18n.locale);
            return (
              <tr key={row.from} className="border-line border-b">
                <th scope="row" className="py-2 text-start font-normal">
                  <Trans>until {until}</Trans>
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
