import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ChatState } from '#contract/schemas/chat.ts';
import type { ChatPrompt } from '#domain/enquiry/chat.ts';
import { withoutCardNumbers } from '#domain/text/card-numbers.ts';
import { call } from '../browser/call.ts';
import { changeChat } from '../browser/chat-state.ts';
import { usePage } from '../browser/page-config.ts';
import { refusalMessage } from '../browser/refusal-message.ts';
import { useCall } from '../browser/use-call.ts';
import { useDraft } from '../conversation/use-draft.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { MessageField } from './chat-composer.tsx';
import { OfflineForm } from './offline-form.tsx';
import { usePageSubject } from './use-page-subject.ts';
import { WaitWords } from './wait-words.tsx';

/** The draft key of a chat that has no id yet. */
const firstDraft = 0;

/** Makes this browser follow a chat. */
const goOn = ({ conversationId, code }: ChatState) =>
  changeChat({ conversationId, code, instantiated: true, status: 'visible' });

/** The view before the first message: a new chat, an active one of the account, or the offline form. */
export function Entrance({
  prompt,
  byHand,
  frame,
}: {
  prompt: ChatPrompt | null;
  byHand: boolean;
  frame: (parts: { name: null; line: ReactNode; children: ReactNode }) => ReactNode;
}) {
  const { t } = useLingui();
  const { state, answer, retry } = useCall('loadChat', {}, { silent: true, cacheFor: 0 });
  const open = answer?.chat?.state === 'ended' ? null : (answer?.chat ?? null);
  useEffect(() => {
    if (open) goOn(open);
  }, [open]);
  const { online, started, start } = useStaffArrival(answer !== null && !answer.available && !open);
  if (state === 'failed')
    return frame({
      name: null,
      line: <Trans>Chat unavailable</Trans>,
      children: (
        <div className="grid grow place-items-center p-6">
          <Notice
            kind="warning"
            announce
            action={
              <Button size="small" variant="secondary" onClick={retry} icon={<RotateCw />}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            <Trans>We can’t reach the chat. Check your connection and try again.</Trans>
          </Notice>
        </div>
      ),
    });
  if (!answer || open)
    return frame({
      name: null,
      line: <Trans>One moment</Trans>,
      children: (
        <div className="grid grow place-items-center">
          <Spinner label={t`The chat is loading`} />
        </div>
      ),
    });
  if (answer.available || started)
    return frame({
      name: null,
      line: <WaitWords minutes={answer.waitMinutes} />,
      children: <Start prompt={prompt} focus={byHand || started} />,
    });
  return frame({
    name: null,
    line: online ? <Trans>We’re online now</Trans> : <Trans>We’re offline right now</Trans>,
    children: (
      <>
        {online ? (
          <Notice
            kind="success"
            announce
            action={
              <Button size="small" variant="secondary" onClick={start}>
                <Trans>Start a chat</Trans>
              </Button>
            }
          >
            <Trans>Someone is available to chat now.</Trans>
          </Notice>
        ) : null}
        <OfflineForm />
      </>
    ),
  });
}

/** How often an open panel checks whether staff have become available, in ms. */
const arrivalMs = 20_000;

/** Checks for available staff while `waiting`; the visitor decides when the form is replaced by the chat. */
function useStaffArrival(waiting: boolean) {
  const [online, setOnline] = useState(false);
  const [started, setStarted] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(async () => {
      const result = await call('loadChat', {}, { silent: true }).catch(() => null);
      if (result?.ok) setOnline(result.answer.available);
    }, arrivalMs);
    return () => clearInterval(timer);
  }, [waiting]);
  return { online, started, start: () => setStarted(true) };
}

function Start({ prompt, focus }: { prompt: ChatPrompt | null; focus: boolean }) {
  const { t } = useLingui();
  const { language } = usePage();
  const { path, objectId } = usePageSubject();
  const [text, setText] = useDraft(firstDraft);
  const [state, setState] = useState<{ busy: boolean; problem: string | null }>({ busy: false, problem: null });
  // One idempotency key for all attempts to send a message, so that a lost response does not create two chats.
  const submission = useRef<{ readonly of: string; readonly id: string } | null>(null);
  const send = async () => {
    if (state.busy || text.trim() === '') return;
    if (submission.current?.of !== text) submission.current = { of: text, id: crypto.randomUUID() };
    setState({ busy: true, problem: null });
    const started = await call('startChat', {
      text: withoutCardNumbers(text.trim()),
      submission: submission.current.id,
      language,
      page: path,
      ...(objectId !== null && { objectId }),
      ...(prompt !== null && { prompt }),
    });
    if (started.ok) {
      setText('');
      goOn(started.answer);
      return;
    }
    setState({
      busy: false,
      problem: refusalMessage(started.refusal) ?? t`Your message wasn’t sent. It’s still here: please try again.`,
    });
  };
  return (
    <>
      <div className="flex grow flex-col justify-end gap-2 overflow-y-auto p-4">
        <p className="w-fit max-w-[85%] rounded-card rounded-bl-sm border border-line bg-paper px-3.5 py-2">
          <Trans>Hello! How can we help? Someone from our team will reply here.</Trans>
        </p>
        <p className="px-1 text-ink-soft text-xs">
          <Trans>Feel free to keep browsing: the chat stays open.</Trans>
        </p>
      </div>
      <div className="shrink-0 border-line border-t bg-paper px-3 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <MessageField
          id="chat-first-message"
          label={t`Your message`}
          value={text}
          onChange={setText}
          onSend={() => void send()}
          problem={state.problem}
          busy={state.busy}
          focus={focus}
        />
      </div>
    </>
  );
}
