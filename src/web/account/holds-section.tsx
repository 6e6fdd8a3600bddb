import { Trans, useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '#contract/schemas.ts';
import { Badge } from '../ui/badge.tsx';
import { rangeText } from '../ui/days.ts';
import { TextLink } from '../ui/link.tsx';
import { priceText } from '../ui/price-parts.ts';
import { AccountSection } from './account-sections.tsx';

type Hold = AnswerOf<'listHolds'>['holds'][number];

/** The current and past holds; nothing while there are none. */
export function HoldsSection({ holds }: { holds: readonly Hold[] }) {
  const { i18n } = useLingui();
  if (holds.length === 0) return null;
  return (
    <AccountSection
      title={<Trans>Your holds</Trans>}
      lead={<Trans>Places are held for 48 hours. Open a hold to see the time left or to release it.</Trans>}
    >
      <ul className="flex flex-col divide-y divide-line">
        {holds.map((hold) => (
          <li key={hold.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
            <span className="min-w-0">
              <TextLink to={`/holds/${hold.id}`}>{hold.tour}</TextLink>
              <span className="figures block text-ink-soft text-sm">
                {`${rangeText(hold.from, hold.until, i18n.locale)} · ${hold.reference} · ${hold.leadEmail}`}
              </span>
            </span>
            <span className="flex items-center gap-4">
              <HoldBadge state={hold.state} />
              <span className="figures font-semibold">
                {priceText(hold.price.amount, hold.price.currency, i18n.locale)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </AccountSection>
  );
}

function HoldBadge({ state }: { state: Hold['state'] }) {
  switch (state) {
    case 'held':
      return (
        <Badge tone="pine">
          <Trans>Held</Trans>
        </Badge>
      );
    case 'expired':
      return (
        <Badge>
          <Trans>Ended</Trans>
        </Badge>
      );
    case 'released':
      return (
        <Badge>
          <Trans>Released</Trans>
        </Badge>
      );
    default:
      return (
        <Badge tone="pine">
          <Trans>Being booked</Trans>
        </Badge>
      );
  }
}
