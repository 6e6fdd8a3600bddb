import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { AnswerOf } from '#contract/schemas.ts';
import { TRAVEL_CREDITS_SHARE } from '#domain/pricing/saving.ts';
import { classes } from '../ui/classes.ts';
import { dayText } from '../ui/days.ts';
import { Price } from '../ui/price.tsx';
import { AccountSection } from './account-sections.tsx';

type Credits = AnswerOf<'readBelongings'>['travelCredits'];
type Entry = Credits['entries'][number];

/** How many entries are seen before one asks for the rest. */
const shownAtOnce = 5;

/** Why credits came or went: in the reader's language where the reason has a name, else as somebody wrote it. */
function Reason({ reason }: Pick<Entry, 'reason'>) {
  if (reason === 'welcome') return <Trans>Welcome to Waymark</Trans>;
  if (reason === 'review') return <Trans>Thank you for a review</Trans>;
  if (reason === 'friend') return <Trans>A friend booked</Trans>;
  if (reason === 'goodwill') return <Trans>To make up for something</Trans>;
  if (reason === 'hold') return <Trans>Reserved for a hold</Trans>;
  if (reason === 'hold ended') return <Trans>Back from a hold that ended</Trans>;
  return reason === 'booking' ? <Trans>Used for a booking</Trans> : reason;
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  const { i18n } = useLingui();
  return (
    <ul className="divide-y divide-line">
      {entries.map(({ id, amount, reason, at }) => (
        <li key={id} className="flex items-baseline justify-between gap-4 py-3">
          <span className="wrap-anywhere min-w-0">
            <Reason reason={reason} />
            <time dateTime={at} className="block text-ink-soft text-sm">
              {dayText(at.slice(0, 10), i18n.locale)}
            </time>
          </span>
          <span className={classes('figures whitespace-nowrap font-semibold', amount > 0 && 'text-success')}>
            {i18n.number(amount / 100, { style: 'currency', currency: 'EUR', signDisplay: 'exceptZero' })}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What the account has in travel credits, and how they came and went. */
export function CreditsSection({ balance, reserved, entries }: Credits) {
  const { i18n } = useLingui();
  const share = i18n.number(TRAVEL_CREDITS_SHARE / 10_000, { style: 'percent' });
  const older = entries.slice(shownAtOnce);
  return (
    <AccountSection
      title={<Trans>Travel credits</Trans>}
      lead={<Trans>When you book they pay for up to {share} of the price.</Trans>}
    >
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Price minor={balance} currency="EUR" size="large" />
        <span className="text-ink-soft text-sm">
          <Trans>to spend</Trans>
        </span>
      </p>
      {reserved > 0 ? (
        <p className="flex flex-wrap items-baseline gap-x-3" data-reserved={reserved}>
          <Price minor={reserved} currency="EUR" />
          <span className="text-ink-soft text-sm">
            <Trans>reserved for your holds; it comes back when a hold ends unpaid</Trans>
          </span>
        </p>
      ) : null}
      {entries.length > 0 ? (
        <div>
          <Entries entries={entries.slice(0, shownAtOnce)} />
          {older.length > 0 ? (
            <details className="group border-line border-t">
              <summary className="flex min-h-12 items-center gap-2 font-semibold text-pine">
                <Trans>Earlier entries</Trans>
                <ChevronDown className="size-5 group-open:rotate-180" aria-hidden="true" />
              </summary>
              <Entries entries={older} />
            </details>
          ) : null}
        </div>
      ) : (
        <p className="text-ink-soft text-sm">
          <Trans>Nothing has come in yet.</Trans>
        </p>
      )}
    </AccountSection>
  );
}
