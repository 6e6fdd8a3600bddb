import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '#contract/schemas.ts';
import { TextLink } from '../ui/link.tsx';
import { AccountSection } from './account-sections.tsx';

type Agency = NonNullable<AnswerOf<'readAccountData'>['agency']>;

/** The agent's agency and its sales terms. */
export function AgencySection({ name, commission, openHoldsLimit }: Agency) {
  const { i18n } = useLingui();
  const share = i18n.number(commission / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <AccountSection
      title={<Trans>Your agency</Trans>}
      lead={<Trans>These terms are between your agency and us. Your clients never see them.</Trans>}
    >
      <p className="wrap-anywhere font-display text-2xl">{name}</p>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <div className="flex flex-col gap-0.5">
          <dt className="text-ink-soft text-sm">
            <Trans>Commission</Trans>
          </dt>
          <dd className="figures font-bold text-xl">{share}</dd>
        </div>
        <div className="flex flex-col gap-0.5">
          <dt className="text-ink-soft text-sm">
            <Trans>Open holds allowed</Trans>
          </dt>
          <dd className="figures font-bold text-xl">
            <Plural value={openHoldsLimit} one="up to # departure" other="up to # departures" />
          </dd>
        </div>
      </dl>
      <p>
        <TextLink to="/agency">
          <Trans>Agency workspace</Trans>
        </TextLink>
      </p>
    </AccountSection>
  );
}
