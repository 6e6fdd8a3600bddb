import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ConversationView } from '#contract/schemas/conversation.ts';
import { call } from '../browser/call.ts';
import { type ChatFlags, changeChat } from '../browser/chat-state.ts';
import { refusalMessage } from '../browser/refusal-message.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { EmailForm, saveEmail } from './email-form.tsx';
import { Transcript } from './transcript.tsx';
import type { Thread } from './use-thread.ts';

/** The visitor's settings of a chat. */
export function Options({
  chat,
  view,
  code,
  thread,
  onClose,
}: {
  chat: ChatFlags;
  view: ConversationView;
  code: string;
  thread: Thread;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const [ending, setEnding] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isOver = view.chat?.state === 'ended';
  const end = async () => {
    setEnding(true);
    setProblem(null);
    const ended = await call('endChat', { conversationId: view.id, code });
    if (ended.ok) await thread.reload();
    setEnding(false);
    if (ended.ok) onClose();
    else setProblem(refusalMessage(ended.refusal) ?? t`That didn’t work. Please try again.`);
  };
  return (
    <section
      aria-label={t`Options`}
      className="flex max-h-[60%] shrink-0 flex-col gap-1 overflow-y-auto border-line border-b bg-paper px-4 py-2"
    >
      <Checkbox
        label={<Trans>Sound for new messages</Trans>}
        checked={!chat.muted}
        onChange={({ target }) => changeChat({ muted: !target.checked })}
      />
      {isOver ? null : (
        <>
          <Checkbox
            label={<Trans>Let our team see the page you’re on</Trans>}
            hint={<Trans>Only while you chat, including what you’ve selected there. Nothing is stored.</Trans>}
            checked={chat.sharesPage}
            onChange={({ target }) => changeChat({ sharesPage: target.checked })}
          />
          {view.chat?.emailKnown ? null : (
            <EmailForm
              lead={<Trans>Leave your email address and we’ll email you anything you miss.</Trans>}
              action={<Trans>Leave my email address</Trans>}
              send={async (email) => {
                const saved = await saveEmail(view.id, code, email);
                if (saved.ok) await thread.reload();
                return saved.ok ? null : saved.refusal;
              }}
            />
          )}
          <Transcript view={view} code={code} />
          <Button
            variant="quiet"
            size="small"
            className="-mx-2 self-start text-danger"
            pending={ending}
            onClick={() => void end()}
          >
            <Trans>End the chat</Trans>
          </Button>
        </>
      )}
      {problem ? (
        <p role="alert" className="font-medium text-danger text-sm">
          {problem}
        </p>
      ) : null}
    </section>
  );
}
