import { Trans } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import type { Asked } from './use-answer.ts';

/** What a popup asked for: lines in its place while it comes, and a way to ask again when it does not. */
export function AskedContent<Value>({
  asked,
  children,
}: {
  asked: Asked<Value>;
  children: (value: Value) => ReactNode;
}) {
  if (asked.value !== null) return children(asked.value);
  if (asked.state === 'failed')
    return (
      <Notice
        kind="warning"
        announce
        action={
          <Button variant="secondary" size="small" icon={<RotateCw />} onClick={asked.retry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>This could not be shown just now. You can go on booking and read it later.</Trans>
      </Notice>
    );
  return (
    <SkeletonGroup className="flex flex-col gap-3 py-2">
      <Skeleton />
      <Skeleton />
      <Skeleton className="h-4 w-2/3" />
    </SkeletonGroup>
  );
}
