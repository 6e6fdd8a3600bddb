import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { SkeletonGroup } from './skeleton.tsx';

/** Placeholder for a form that loads: its skeleton, or an error with a retry button. */
export function FormLoading({
  failed,
  onRetry,
  children,
}: {
  failed: boolean;
  onRetry: () => void;
  /** The skeletons of its parts. */
  children: ReactNode;
}) {
  const { t } = useLingui();
  if (failed)
    return (
      <Notice
        kind="danger"
        announce
        title={t`The form didn’t load.`}
        action={
          <Button variant="secondary" size="small" onClick={onRetry} icon={<RotateCw />}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    );
  return <SkeletonGroup className="flex flex-col gap-5">{children}</SkeletonGroup>;
}
