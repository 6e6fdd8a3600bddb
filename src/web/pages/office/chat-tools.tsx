import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ChatView } from '#contract/schemas/chat.ts';
import type { ConversationView } from '#contract/schemas/conversation.ts';
import { usePage } from '../../browser/page-config.ts';
import { Transcript } from '../../chat/transcript.tsx';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/link.tsx';
import { Select } from '../../ui/select.tsx';
import type { ChatQueue } from './chat-desk.tsx';

/** The recipient of a transferred chat: a colleague, or the operator of its tour. */
type Receiver = { readonly staffId: string } | { readonly operatorId: true };

/** The actions of a chat besides answering: transfer it, email it, end it. */
export function ChatTools({
  view,
  chat,
  queue,
  pending,
  onTransfer,
  onEnd,
}: {
  view: ConversationView;
  chat: ChatView;
  queue: ChatQueue;
  pending: string | null;
  onTransfer: (to: Receiver) => void;
  onEnd: () => void;
}) {
  const { t } = useLingui();
  const ownId = usePage().account?.id;
  const [to, setTo] = useState('');
  const isOver = chat.state === 'ended';
  const operator = chat.staff?.tour?.operator;
  const colleagues = queue.staff
    .filter(({ id }) => id !== ownId)
    .map(({ id, name, available }) => ({ value: id, label: available ? t`${name} (online)` : name }));
  const receivers = [...(operator ? [{ value: 'operator', label: operator }] : []), ...colleagues];
  return (
    <div className="flex max-h-[60%] shrink-0 flex-col gap-2 overflow-y-auto border-line border-b bg-paper px-4 py-3">
      {isOver || receivers.length === 0 ? null : (
        <div className="flex items-end gap-2">
          <Select
            label={<Trans>Transfer to</Trans>}
            plain
            boxClass="min-w-0 grow"
            placeholder={t`Choose a person`}
            options={receivers}
            value={to}
            onChange={({ target }) => setTo(target.value)}
          />
          <Button
            variant="secondary"
            disabled={to === ''}
            pending={pending === 'transfer'}
            onClick={() => onTransfer(to === 'operator' ? { operatorId: true } : { staffId: to })}
          >
            <Trans>Transfer</Trans>
          </Button>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-4">
        {chat.emailKnown ? <Transcript view={view} code={null} /> : null}
        <TextLink to={`/office/inbox/${view.id}`} className="inline-flex min-h-11 items-center text-sm">
          <Trans>Open in the inbox</Trans>
        </TextLink>
        {isOver ? null : (
          <Button variant="quiet" size="small" className="text-danger" pending={pending === 'end'} onClick={onEnd}>
            <Trans>End the chat</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
