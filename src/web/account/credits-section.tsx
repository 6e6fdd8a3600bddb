import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { AnswerOf } from '#contract/schemas.ts';
import { TRAVEL_CREDITS_SHARE } from '#domain/pricing/saving.ts';
import { classes } from '../ui/classes.ts';
import { dayText } from '../ui/days.ts';
import { Price } from '../ui/price.tsx';
import { AccountSection } from './account-sections.tsx';

type Credits = AnswerOf<'readAccountData'>['travelCredits'];
type Entry = Credits['entries'][number];

/** The number of entries that are displayed at first. */
const initialCount = 5;

/** Shows the reason of an entry: translated if it has a code, otherwise as written by staff. */
function Reason({ reason }: Pick<Entry, 'reason'>) {
  if (reason === 'welcome') return <Trans>Welcome to Waymark</Trans>;
  if (reason === 'review') return <Trans>Thank you for a review</Trans>;
  if (reason === 'friend') return <Trans>Referral reward</Trans>;
  if (reason === 'goodwill') return <Trans>Goodwill credit</Trans>;
  if (reason === 'hold') return <Trans>Reserved for a hold</Trans>;
  if (reason === 'hold ended') return <Trans>Returned from a hold that ended</Trans>;
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

/** The balance of travel credits and its history. */
export function CreditsSection({ balance, reserved, entries }: Credits) {
  const { i18n } = useLingui();
  const share = i18n.number(TRAVEL_CREDITS_SHARE / 10_000, { style: 'percent' });
  const older = entries.slice(initialCount);
  return (
    <AccountSection
      title={<Trans>Travel credits</Trans>}
      lead={<Trans>Travel credits can cover up to {share} of a booking.</Trans>}
    >
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Price minor={balance} currency="EUR" size="large" />
        <span className="text-ink-soft text-sm">
          <Trans>available</Trans>
        </span>
      </p>
      {reserved > 0 ? (
        <p className="flex flex-wrap items-baseline gap-x-3" data-reserved={reserved}>
          <Price minor={reserved} currency="EUR" />
          <span className="text-ink-soft text-sm">
            <Trans>reserved for your holds, returned if a hold ends unpaid</Trans>
          </span>
        </p>
      ) : null}
      {entries.length > 0 ? (
        <div>
          <Entries entries={entries.slice(0, initialCount)} />
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
          <Trans>No travel credits yet.</Trans>
        </p>
      )}
    </AccountSection>
  );
}
