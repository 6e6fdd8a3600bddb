import { Trans } from '@lingui/react/macro';
import { Hourglass } from 'lucide-react';

/** Marks a departure that the operator has to confirm. */
export function OnRequest() {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-ink-soft">
      <Hourglass className="size-4 shrink-0" aria-hidden="true" />
      <Trans>On request</Trans>
    </span>
  );
}
