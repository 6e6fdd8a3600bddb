import { Trans, useLingui } from '@lingui/react/macro';
import { SendHorizontal } from 'lucide-react';
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { typingEvery } from '#contract/live.ts';
import type { ConversationView } from '#contract/schemas/conversation.ts';
import { MAX_MESSAGE_LENGTH } from '#domain/enquiry/conversation.ts';
import { withoutCardNumbers } from '#domain/text/card-numbers.ts';
import { call } from '../browser/call.ts';
import { refusalMessage } from '../browser/refusal-message.ts';
import { Button } from '../ui/button.tsx';
import { TokenField } from '../ui/token-field.tsx';
import { AttachButton, DraftAttachments } from './draft-attachments.tsx';
import { reportTyping } from './live.ts';
import { useAttachments } from './use-attachments.ts';
import { useDraft } from './use-draft.ts';
import { useFileDrop } from './use-file-drop.ts';

/** A suggested reply that is inserted with one press. */
export type QuickReply = { readonly id: string; readonly title: string; readonly text: string };

/** The composer of a conversation: a plain form without scripts; with them a failed message is preserved. */
export function Composer({
  conversation: { id },
  code,
  quickReplies,
  typed,
  problem,
  tools,
  warn,
  children,
}: {
  conversation: ConversationView;
  code: string | null;
  quickReplies: readonly QuickReply[];
  /** The text that was refused on a page without scripts. */
  typed?: string | undefined;
  problem?: string | undefined;
  /** Renders writing aids, with a function that inserts a text. */
  tools?: ((take: (text: string) => void) => ReactNode) | undefined;
  /** Returns a warning before a text is sent; it is displayed once, then the text is sent unchanged. */
  warn?: ((text: string) => string | null) | undefined;
  children?: ReactNode;
}) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useDraft(id, typed);
  const files = useAttachments(id, code);
  const drop = useFileDrop(files.add);
  const [state, setState] = useState<{ sending: boolean; problem: string | null }>({
    sending: false,
    problem: problem ?? null,
  });
  // One idempotency key for all attempts to send a message, so that a lost response does not create two.
  const submission = useRef<{ readonly of: string; readonly id: string } | null>(null);
  const warned = useRef('');

  const typingSentAt = useRef(0);
  const type = (next: string) => {
    setText(next);
    if (next === '' || Date.now() - typingSentAt.current < typingEvery) return;
    typingSentAt.current = Date.now();
    reportTyping(id);
  };
  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    if (state.sending) return;
    if (text.trim() === '' && files.list.length === 0) {
      setState({ sending: false, problem: t`Please enter a message first.` });
      field.current?.focus();
      return;
    }
    const warning = warned.current === text ? null : (warn?.(text) ?? null);
    if (warning) {
      warned.current = text;
      setState({ sending: false, problem: warning });
      field.current?.focus();
      return;
    }
    setState({ sending: true, problem: null });
    const attachments = await files.settled();
    if (attachments === null) {
      setState({ sending: false, problem: t`A file couldn’t be added. Please try again or remove it.` });
      return;
    }
    const name = `${text} ${attachments.join()}`;
    if (submission.current?.of !== name) submission.current = { of: name, id: crypto.randomUUID() };
    const sent = await call('writeMessage', {
      conversationId: id,
      code,
      body: withoutCardNumbers(text),
      attachments,
      submission: submission.current.id,
    });
    if (sent.ok) {
      submission.current = null;
      setText('');
      files.clear();
      setState({ sending: false, problem: null });
      await revalidate();
    } else {
      if (sent.refusal.body?.problems[0]?.code === 'attachment-gone') files.clear();
      setState({
        sending: false,
        problem: refusalMessage(sent.refusal) ?? t`Your message wasn’t sent. It’s still here: please try again.`,
      });
    }
    field.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
  };
  const paste = (event: ClipboardEvent) => {
    const { files: pasted, types } = event.clipboardData;
    // Office applications add an image of the copied text to the clipboard.
    if (pasted.length === 0 || types.includes('text/plain')) return;
    event.preventDefault();
    files.add([...pasted]);
  };
  const take = (taken: string) => {
    setText(text.trim() === '' ? taken : `${text.trimEnd()}\n${taken}`);
    field.current?.focus();
  };

  return (
    <form method="post" onSubmit={send} className="relative flex flex-col gap-3" {...drop.handlers}>
      <TokenField />
      <input type="hidden" name="intent" value="write" />
      {quickReplies.length > 0 ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend that is seen
        <div role="group" aria-label={t`Quick replies`} className="-mx-1 flex gap-2 overflow-x-auto px-1 py-1">
          {quickReplies.map((reply) => (
            <button
              key={reply.id}
              type="button"
              onClick={() => take(reply.text)}
              className="min-h-11 shrink-0 whitespace-nowrap rounded-full border border-line-strong/60 bg-paper px-4 text-sm hover:border-pine hover:bg-pine-soft md:min-h-9"
            >
              {reply.title}
            </button>
          ))}
        </div>
      ) : null}
      {tools?.(take)}
      <DraftAttachments files={files} />
      <div className="flex items-end gap-2">
        <AttachButton files={files} />
        <label className="min-w-0 grow">
          <span className="sr-only">
            <Trans>Your message</Trans>
          </span>
          <textarea
            ref={field}
            id="body"
            name="body"
            rows={2}
            required={files.list.length === 0}
            maxLength={MAX_MESSAGE_LENGTH}
            value={text}
            placeholder={t`Your message`}
            aria-invalid={state.problem ? true : undefined}
            aria-describedby={state.problem ? 'body-problem' : undefined}
            onChange={({ target }) => type(target.value)}
            onKeyDown={press}
            onPaste={paste}
            className="control field-sizing-content max-h-72 min-h-13 resize-none"
          />
        </label>
        <Button type="submit" pending={state.sending} icon={<SendHorizontal className="size-5" aria-hidden="true" />}>
          <span className="sr-only sm:not-sr-only">
            <Trans>Send</Trans>
          </span>
        </Button>
      </div>
      {state.problem ? (
        <p id="body-problem" role="alert" className="font-medium text-danger text-sm">
          {state.problem}
        </p>
      ) : null}
      {children}
      {drop.over ? (
        <p className="pointer-events-none absolute -inset-2 grid place-items-center rounded-card border-2 border-pine border-dashed bg-pine-soft font-semibold text-pine">
          <Trans>Drop images or PDF files here</Trans>
        </p>
      ) : null}
    </form>
  );
}
