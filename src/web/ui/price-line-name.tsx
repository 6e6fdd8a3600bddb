import { Trans, useLingui } from '@lingui/react/macro';
import type { PriceData } from '#contract/schemas/book-now-data.ts';

type Line = NonNullable<PriceData['quote']>['lines'][number];

/** Shows the name of a line of a price. */
export function LineName({ line }: { line: Pick<Line, 'kind' | 'name'> }) {
  const { t } = useLingui();
  const { name } = line;
  // A saving with a name is a special price from the named operator.
  if (name !== null) return line.kind === 'saving' ? t`Special price from ${name}` : name;
  switch (line.kind) {
    case 'saving':
      return <Trans>Discount</Trans>;
    case 'flexible':
      return <Trans>Flexible booking</Trans>;
    case 'serviceFee':
      return <Trans>Service fee</Trans>;
    case 'feeWaiver':
      return <Trans>No service fee for members</Trans>;
    case 'insurance':
      return <Trans>Travel insurance</Trans>;
    case 'changeFee':
      return <Trans>Cancellation fee for a change</Trans>;
    case 'membership':
      return <Trans>Waymark+ membership</Trans>;
    default:
      return <Trans>Tour</Trans>;
  }
}
