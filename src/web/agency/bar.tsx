import { Trans, useLingui } from '@lingui/react/macro';
import { BriefcaseBusiness, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Money } from '#domain/money/money.ts';
import { TextLink } from '../ui/link.tsx';
import { priceText } from '../ui/price-parts.ts';

/** A labelled fact in the bar. */
export type BarFact = { readonly id: string; readonly name: ReactNode; readonly value: ReactNode };

/**
 * The bar above the bookings of agents: the client, the expiry, and the agency's commission. Pages for clients never
 * contain it, and its data come from endpoints for agents only.
 */
export function AgencyBar({
  agency,
  facts,
  action = null,
}: {
  agency: ReactNode;
  facts: readonly BarFact[];
  /** An action, such as sharing the selection with the client. */
  action?: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <aside aria-label={t`Agency`} data-agency-bar="" className="border-line border-b bg-pine-soft text-ink">
      <div className="shell flex flex-wrap items-center gap-x-8 gap-y-2 py-3">
        <p className="flex items-center gap-2 font-semibold">
          <BriefcaseBusiness className="size-5 shrink-0 text-pine" aria-hidden="true" />
          {agency}
        </p>
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          {facts.map(({ id, name, value }) => (
            <div key={id} data-fact={id} className="min-w-0">
              <dt className="text-ink-soft text-xs">{name}</dt>
              <dd className="wrap-anywhere font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="ml-auto flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
          {action}
          <span className="flex items-center gap-1.5 text-ink-soft">
            <EyeOff className="size-4 shrink-0" aria-hidden="true" />
            <Trans>Your client doesn’t see this bar.</Trans>
          </span>
          <TextLink to="/agency">
            <Trans>Agency workspace</Trans>
          </TextLink>
        </div>
      </div>
    </aside>
  );
}

/** Shows an agency's commission. */
export function Earned({ money }: { money: Money }) {
  const { i18n } = useLingui();
  return <span className="figures">{priceText(money.amount, money.currency, i18n.locale)}</span>;
}
