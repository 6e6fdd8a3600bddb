import { Trans } from '@lingui/react/macro';
import type { Chosen } from '../block.ts';

/** Summarises the membership choice. */
export function MembershipSummary({ selection }: Pick<Chosen, 'selection'>) {
  switch (selection.membership) {
    case 'yes':
      return <Trans>With membership</Trans>;
    case 'no':
      return <Trans>Without membership</Trans>;
    default:
      return <Trans>Not decided yet</Trans>;
  }
}
