import { Trans } from '@lingui/react/macro';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import type { Message } from './message.ts';
import { Popup } from './popup.tsx';

/** The error popup and the success popup. */
export default function MessagePopup({ message, onClose }: { message: Message | null; onClose: () => void }) {
  // The last message stays rendered while the popup closes.
  const [last, setLast] = useState(message);
  if (message && message !== last) setLast(message);
  const current = message ?? last;
  const failed = current?.kind === 'error';
  const reference = current?.reference;
  const Icon = failed ? CircleAlert : CircleCheck;
  return (
    <Popup
      name={current?.kind ?? 'message'}
      role="alertdialog"
      width="small"
      open={message !== null}
      onClose={onClose}
      title={
        <span className="flex items-center gap-3">
          <Icon
            className={failed ? 'size-7 shrink-0 text-danger' : 'size-7 shrink-0 text-success'}
            aria-hidden="true"
          />
          <span>{current?.title ?? <Trans>Error</Trans>}</span>
        </span>
      }
      foot={
        <Button onClick={onClose} variant={failed ? 'secondary' : 'primary'}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <p>{current?.text}</p>
      {reference ? (
        <p className="figures pt-3 text-ink-soft text-sm">
          <Trans>Reference: {reference}</Trans>
        </p>
      ) : null}
    </Popup>
  );
}
