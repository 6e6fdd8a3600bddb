import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck } from 'lucide-react';
import type { AnswerOf } from '#contract/schemas.ts';
import { dayText } from '../ui/days.ts';
import { ButtonLink } from '../ui/link.tsx';
import { AccountSection } from './account-sections.tsx';

type Membership = AnswerOf<'readAccountData'>['membership'];

/** The membership and its end date, or its benefits for non-members. */
export function MembershipSection({ membership }: { membership: Membership }) {
  const { i18n } = useLingui();
  const written = (moment: string) => dayText(moment.slice(0, 10), i18n.locale);
  if (membership?.running) {
    const [since, until] = [written(membership.since), written(membership.until)];
    return (
      <AccountSection title={<Trans>Membership</Trans>}>
        <div className="flex items-start gap-4">
          <BadgeCheck className="size-10 shrink-0 stroke-[1.5] text-pine" aria-hidden="true" />
          <div className="flex flex-col gap-0.5">
            <p className="font-semibold text-lg">
              <Trans>
                Waymark+ member until <time dateTime={membership.until}>{until}</time>
              </Trans>
            </p>
            <p className="text-ink-soft text-sm">
              <Trans>Member since {since}. Your discount is offered with every booking.</Trans>
            </p>
          </div>
        </div>
      </AccountSection>
    );
  }
  const ended = membership ? written(membership.until) : null;
  return (
    <AccountSection title={<Trans>Membership</Trans>}>
      <p>
        {ended ? <Trans>Your membership ended on {ended}.</Trans> : <Trans>You’re not a Waymark+ member yet.</Trans>}
      </p>
      <div>
        <ButtonLink to="/membership" variant="secondary">
          <Trans>See what members get</Trans>
        </ButtonLink>
      </div>
    </AccountSection>
  );
}
