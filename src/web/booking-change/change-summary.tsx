import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ChangePreview } from '#contract/schemas/booking-change.ts';
import { dayText, rangeText } from '../ui/days.ts';
import { priceText } from '../ui/price-parts.ts';
import { PriceTable } from '../ui/price-table.tsx';

/** Shows what a change does: trip, price, refund and payments after it. */
export function ChangeSummary({ preview }: { preview: ChangePreview }) {
  const { i18n } = useLingui();
  const money = (amount: number) => priceText(amount, preview.currency, i18n.locale);
  const { kind, removed } = preview;
  const fee = money(preview.fee);
  return (
    <section
      aria-labelledby="change-title"
      className="flex flex-col gap-5 rounded-card border border-line bg-paper p-6"
      data-refund={preview.money}
      data-due={preview.due}
    >
      <h2 id="change-title" className="text-xl">
        <Trans>After the change</Trans>
      </h2>
      <dl className="flex flex-col">
        {kind === 'date' ? (
          <>
            <Row title={<Trans>Travel dates now</Trans>}>{rangeText(preview.from, preview.until, i18n.locale)}</Row>
            <Row title={<Trans>New travel dates</Trans>} strong>
              {rangeText(preview.newFrom, preview.newUntil, i18n.locale)}
            </Row>
          </>
        ) : (
          <Row title={<Trans>No longer travelling</Trans>} strong>
            {removed || '–'}
          </Row>
        )}
        {preview.rooms.length > 0 ? <Row title={<Trans>Rooms</Trans>}>{preview.rooms.join(', ')}</Row> : null}
        <Row title={<Trans>Price before</Trans>}>{money(preview.totalBefore)}</Row>
        <Row title={<Trans>New price</Trans>} strong>
          {money(preview.total)}
        </Row>
        <Row title={<Trans>Paid so far</Trans>}>{money(preview.paid)}</Row>
        {preview.money > 0 ? (
          <Row title={<Trans>Refund</Trans>} strong>
            {money(preview.money)}
          </Row>
        ) : null}
        {preview.credit > 0 ? (
          <Row title={<Trans>Travel credit with this operator</Trans>} strong>
            {money(preview.credit)}
          </Row>
        ) : null}
        {preview.payments.map(({ due, amount }) => {
          const by = dayText(due, i18n.locale);
          return (
            <Row key={due} title={<Trans>Still to pay by {by}</Trans>} strong>
              {money(amount)}
            </Row>
          );
        })}
      </dl>
      {preview.fee > 0 ? (
        <p className="text-sm">
          <Trans>
            The new price includes a cancellation fee of {fee}: the part that your cancellation terms don’t refund
            today.
          </Trans>
        </p>
      ) : null}
      <details className="rounded-card border border-line open:pb-4">
        <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">
          <Trans>Price details</Trans>
        </summary>
        <div className="px-4">
          <PriceTable price={preview} />
        </div>
      </details>
    </section>
  );
}

function Row({ title, strong = false, children }: { title: ReactNode; strong?: boolean; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-line border-b py-2 last:border-b-0">
      <dt className="text-ink-soft">{title}</dt>
      <dd className={strong ? 'figures font-semibold' : 'figures'}>{children}</dd>
    </div>
  );
}
