import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CancellationPreview } from '#contract/schemas/booking.ts';
import { dayText } from '../ui/days.ts';
import { priceText } from '../ui/price-parts.ts';

/** Shows the refund of a cancellation, followed by its lines. */
export function RefundSummary({ preview, isOffice = false }: { preview: CancellationPreview; isOffice?: boolean }) {
  const { t, i18n } = useLingui();
  const money = (amount: number) => priceText(amount, preview.currency, i18n.locale);
  const atOnce = preview.kept - preview.cancellationFee;
  const percent = new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 2 }).format(preview.percent);
  return (
    <section
      aria-labelledby="refund-title"
      className="flex flex-col gap-4 rounded-card border border-line bg-paper p-6"
    >
      <div>
        <h2 id="refund-title" className="text-base text-ink-soft">
          {isOffice ? <Trans>Refund to the traveller</Trans> : <Trans>Your refund</Trans>}
        </h2>
        <p className="figures font-semibold text-3xl" data-refund={preview.money}>
          {money(preview.money)}
        </p>
        {preview.credit > 0 ? (
          <p className="figures text-ink-soft">
            <Trans>and {money(preview.credit)} as travel credit with this operator</Trans>
          </p>
        ) : null}
      </div>
      {preview.state === 'requested' ? (
        <p>
          <Trans>
            The operator hasn’t confirmed this request yet. Nothing is charged, and any authorisation is released.
          </Trans>
        </p>
      ) : (
        <dl className="figures flex flex-col">
          <Row title={<Trans>Paid so far</Trans>} amount={money(preview.paid)} />
          {preview.cancellationFee > 0 ? (
            <Row
              title={<Trans>Cancellation fee</Trans>}
              detail={t`Today, ${percent} % of the tour price of ${money(preview.tourPrice)} is refundable.`}
              amount={`− ${money(preview.cancellationFee)}`}
            />
          ) : null}
          {atOnce > 0 ? (
            <Row
              title={<Trans>Fees and services that aren’t refundable</Trans>}
              detail={t`Service fee, flexible booking, insurance and membership, where you chose them.`}
              amount={`− ${money(atOnce)}`}
            />
          ) : null}
          {preview.credit > 0 ? (
            <Row title={<Trans>Travel credit</Trans>} amount={`− ${money(preview.credit)}`} />
          ) : null}
          <Row title={<Trans>Refund</Trans>} amount={money(preview.money)} isTotal />
          {preview.dropped > 0 ? (
            <Row title={<Trans>Still to pay, no longer due</Trans>} amount={money(preview.dropped)} isQuiet />
          ) : null}
        </dl>
      )}
      {preview.lessFrom ? (
        <p className="text-sm">
          <Trans>From {dayText(preview.lessFrom, i18n.locale)} the refund is lower.</Trans>
        </p>
      ) : null}
      {preview.money > 0 ? (
        <p className="text-ink-soft text-sm">
          <Trans>Refunds go to the payment method that was used. The bank may need a few days to show the money.</Trans>
        </p>
      ) : null}
      {preview.insured && preview.side === 'traveller' ? (
        <p className="text-ink-soft text-sm">
          <Trans>The travel insurance stays valid for a claim. It may cover the cancellation fee.</Trans>
        </p>
      ) : null}
    </section>
  );
}

function Row({
  title,
  detail,
  amount,
  isTotal = false,
  isQuiet = false,
}: {
  title: ReactNode;
  detail?: string;
  amount: string;
  isTotal?: boolean;
  isQuiet?: boolean;
}) {
  return (
    <div
      className={
        isTotal
          ? 'flex justify-between gap-6 border-line border-t py-2 font-semibold'
          : `flex justify-between gap-6 py-2 ${isQuiet ? 'text-ink-soft text-sm' : ''}`
      }
    >
      <dt>
        {title}
        {detail ? <span className="block font-normal text-ink-soft text-sm">{detail}</span> : null}
      </dt>
      <dd className="shrink-0 text-end">{amount}</dd>
    </div>
  );
}

/** The amounts of a preview as hidden fields, so that exactly the displayed amounts are confirmed. */
export function ConfirmedAmounts({ preview }: { preview: CancellationPreview }) {
  return (
    <>
      <input type="hidden" name="money" value={preview.money} />
      <input type="hidden" name="credit" value={preview.credit} />
      <input type="hidden" name="kept" value={preview.kept} />
    </>
  );
}
