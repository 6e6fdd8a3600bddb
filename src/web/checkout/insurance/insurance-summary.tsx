import { Trans } from '@lingui/react/macro';
import type { InsuranceChoice } from '#domain/insurance/choice.ts';

/** Summarises the insurance choice. */
export function InsuranceSummary({ insurance: { answer } }: { insurance: InsuranceChoice }) {
  if (answer === 'undecided') return <Trans>Not decided yet</Trans>;
  return answer === 'yes' ? <Trans>With travel insurance</Trans> : <Trans>Without travel insurance</Trans>;
}
