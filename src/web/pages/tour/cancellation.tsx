import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CalendarCheck, CreditCard, RefreshCcw } from 'lucide-react';
import { dayText, rangeText } from '../../ui/days.ts';
import { TextLink } from '../../ui/link.tsx';
import { priceText } from '../../ui/price-parts.ts';
import { Section } from './section.tsx';
import type { Cancellation, Tour } from './tour-types.ts';

/** The refunds of a cancellation as a timeline for the next departure. */
export function CancellationSection({ cancellation, operator }: Pick<Tour, 'cancellation' | 'operator'>) {
  const { i18n } = useLingui();
  const { departure, rows } = cancellation;
  const day = departure ? dayText(departure, i18n.locale) : '';
  return (
    <Section id="cancellation" title={<Trans>If plans change</Trans>}>
      {departure && rows.length > 0 ? (
        <>
          <p className="max-w-prose">
            <Trans>For the departure on {day}, this is your refund of the tour price if you cancel:</Trans>
          </p>
          <ol className="flex flex-col md:flex-row md:gap-1">
            {rows.map((row) => (
              <CancellationRow key={row.from} row={row} />
            ))}
          </ol>
          <p className="text-ink-soft text-sm">
            <Trans>Dates are in the operator’s time zone.</Trans>
          </p>
        </>
      ) : (
        <ul className="flex max-w-prose list-disc flex-col gap-1 pl-5">
          {cancellation.steps.map((step) => (
            <Step key={step.daysBefore} step={step} />
          ))}
        </ul>
      )}
      <Money cancellation={cancellation} />
      <p className="text-ink-soft text-sm">
        <Trans>
          The full terms are on <TextLink to={`/operators/${operator.slug}`}>the page of {operator.name}</TextLink>.
        </Trans>
      </p>
    </Section>
  );
}

function CancellationRow({ row }: { row: Cancellation['rows'][number] }) {
  const { i18n } = useLingui();
  const share = row.refund / 100;
  const barClass = share >= 100 ? 'bg-success' : share > 0 ? 'bg-sun' : 'bg-line-strong';
  return (
    <li className="relative flex grow basis-0 flex-col gap-1 max-md:pb-5 max-md:pl-7 md:pt-5">
      <span
        aria-hidden="true"
        className={`absolute max-md:top-2 max-md:bottom-0 max-md:left-1.5 max-md:w-1 md:inset-x-0 md:top-1 md:h-1.5 md:rounded-full ${barClass}`}
      />
      <span
        aria-hidden="true"
        className={`absolute left-0 top-1.5 size-4 rounded-full border-2 border-sand md:hidden ${barClass}`}
      />
      <span className="font-semibold">
        {share >= 100 ? (
          <Trans>Full refund</Trans>
        ) : share > 0 ? (
          <Trans>{share}% refund</Trans>
        ) : (
          <Trans>No refund</Trans>
        )}
      </span>
      <span className="figures text-ink-soft text-sm">{rangeText(row.from, row.until, i18n.locale)}</span>
    </li>
  );
}

function Step({ step }: { step: Cancellation['steps'][number] }) {
  const share = step.refund / 100;
  return (
    <li>
      <Plural
        value={step.daysBefore}
        one={`# day or more before departure: ${share}% refund`}
        other={`# days or more before departure: ${share}% refund`}
      />
    </li>
  );
}

/** The payment dates, and the flexible option. */
function Money({ cancellation }: { cancellation: Cancellation }) {
  const { i18n } = useLingui();
  const { deposit, flexible, balanceDays } = cancellation;
  const amount = (money: { amount: number; currency: string }) =>
    priceText(money.amount, money.currency, i18n.locale, 'whole');
  const share = deposit.kind === 'percent' ? deposit.share / 100 : 0;
  const each = deposit.kind === 'perTraveller' ? amount(deposit.amount) : '';
  const flexiblePrice = flexible ? amount(flexible.pricePerTraveller) : '';
  const flexibleDays = flexible?.creditUntilDays ?? 0;
  return (
    <ul className="grid gap-3 sm:grid-cols-2 [&_li]:flex [&_li]:gap-3 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-pine">
      <li>
        <CreditCard aria-hidden="true" />
        <span>
          {deposit.kind === 'none' ? (
            <Trans>The full price is due when you book.</Trans>
          ) : deposit.kind === 'percent' ? (
            <Trans>A deposit of {share}% secures your place.</Trans>
          ) : (
            <Trans>A deposit of {each} per traveller secures your place.</Trans>
          )}
        </span>
      </li>
      {deposit.kind === 'none' ? null : (
        <li>
          <CalendarCheck aria-hidden="true" />
          <span>
            <Plural
              value={balanceDays}
              one="The rest is due # day before departure."
              other="The rest is due # days before departure."
            />
          </span>
        </li>
      )}
      {flexible ? (
        <li>
          <RefreshCcw aria-hidden="true" />
          <span>
            {flexible.pricePerTraveller.amount > 0 ? (
              <Trans>
                Flexible booking for {flexiblePrice} per traveller: the non-refundable part becomes travel credit, up to{' '}
                <Plural value={flexibleDays} one="# day" other="# days" /> before departure.
              </Trans>
            ) : (
              <Trans>
                Flexible booking at no extra cost: the non-refundable part becomes travel credit, up to{' '}
                <Plural value={flexibleDays} one="# day" other="# days" /> before departure.
              </Trans>
            )}
          </span>
        </li>
      ) : null}
    </ul>
  );
}
