import { Trans, useLingui } from '@lingui/react/macro';
import { BriefcaseBusiness, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Money } from '#domain/money/money.ts';
import { TextLink } from '../ui/link.tsx';
import { priceText } from '../ui/price-parts.ts';

/** Something the bar tells: a name and what it is. */
export type BarFact = { readonly id: string; readonly name: ReactNode; readonly value: ReactNode };

/**
 * The bar that agents have on top of what they book: the client, what runs out, and what the agency earns. It is part of no page
 * that a client is sent; its data come by calls for agents alone.
 */
export function AgencyBar({
  agency,
  facts,
  action = null,
}: {
  agency: ReactNode;
  facts: readonly BarFact[];
  /** What can be done with it, such as sharing it with the client. */
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
            <Trans>Your client does not see this bar.</Trans>
          </span>
          <TextLink to="/agency">
            <Trans>Agency workspace</Trans>
          </TextLink>
        </div>
      </div>
    </aside>
  );
}

/** An amount that an agency earns. */
export function Earned({ money }: { money: Money }) {
  const { i18n } = useLingui();
  return <span className="figures">{priceText(money.amount, money.currency, i18n.locale)}</span>;
}
