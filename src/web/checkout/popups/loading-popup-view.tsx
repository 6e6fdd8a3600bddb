import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { useCall } from '../../browser/use-call.ts';
import { LoadingMessages } from '../../content/loading-messages.tsx';
import { Popup } from '../../popups/popup.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** A submission that takes less than this many ms shows no popup, because it could not be read. */
const minReadMs = 400;

const nothing = (): void => {};

/**
 * Shows the current step and some lines of text during a submission. It cannot be closed, because a sent request cannot
 * be withdrawn.
 */
export default function LoadingPopupView({ open, step, note }: { open: boolean; step: ReactNode; note?: ReactNode }) {
  const { answer } = useCall('loadLoadingMessages', {}, { enabled: open });
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(setLate, minReadMs, true);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [open]);
  return (
    <Popup name="loading" title={step} width="small" busy open={open && late} onClose={nothing}>
      <div className="flex flex-col items-center gap-5 py-4">
        <Spinner className="text-pine [&_svg]:size-10" />
        <div className="grid min-h-24 w-full place-items-center">
          {answer ? <LoadingMessages title={answer.content.title} messages={answer.messages} /> : null}
        </div>
        <p role="status" className="text-center text-ink-soft text-sm">
          {note ?? <Trans>Please keep this page open. It takes a few seconds.</Trans>}
        </p>
      </div>
    </Popup>
  );
}
