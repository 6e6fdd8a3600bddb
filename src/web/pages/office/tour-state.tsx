import { Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '../../ui/badge.tsx';

/** The state of a tour, and whether it has changes that are not public. */
export function TourState({ state, hasDraft }: { state: string; hasDraft: boolean }) {
  const { t } = useLingui();
  const words: Readonly<Record<string, string>> = {
    draft: t({ message: 'Draft', context: 'tour' }),
    open: t({ message: 'On sale', context: 'tour' }),
    closed: t({ message: 'Closed', context: 'tour' }),
    archived: t({ message: 'Archived', context: 'tour' }),
  };
  return (
    <span className="inline-flex flex-wrap gap-2">
      <Badge tone={state === 'open' ? 'success' : state === 'draft' ? 'sun' : 'plain'}>{words[state]}</Badge>
      {hasDraft && state !== 'draft' ? (
        <Badge tone="sun">
          <Trans>Unpublished changes</Trans>
        </Badge>
      ) : null}
    </span>
  );
}
