import { Trans } from '@lingui/react/macro';
import { Notice } from '../../ui/notice.tsx';

/** Shows that the destination is closed at the moment, and why. */
export default function ClosedNotice({ reason, short = false }: { reason: string; short?: boolean }) {
  if (short) return <Notice kind="warning">{reason}</Notice>;
  return (
    <Notice kind="warning" className="mb-6" title={<Trans>This destination is closed at the moment</Trans>}>
      {reason}
    </Notice>
  );
}
