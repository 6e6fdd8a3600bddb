import { Trans, useLingui } from '@lingui/react/macro';
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ConversationView } from '#contract/schemas/conversation.ts';
import { LONGEST_MESSAGE } from '#domain/enquiry/conversation.ts';
import { call } from '../browser/call.ts';
import { refusalMessage } from '../browser/refusal-message.ts';
import { Button } from '../ui/button.tsx';
import { TokenField } from '../ui/token-field.tsx';
import { useDraft } from './use-draft.ts';

/** A beginning that somebody can take over with one press. */
export type QuickReply = { readonly id: string; readonly title: string; readonly text: string };

/** Where a message is written. Without scripts it is a form of the page; with them nothing typed is lost when sending fails. */
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
  /** What was sent without scripts and refused, with the reason. */
  typed?: string | undefined;
  problem?: string | undefined;
  /** What helps to write, given what takes a text over. */
  tools?: ((take: (text: string) => void) => ReactNode) | undefined;
  /** What a writer should know before a text is sent; told once, then it is sent as it is. */
  warn?: ((text: string) => string | null) | undefined;
  children?: ReactNode;
}) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useDraft(id, typed);
  const [state, setState] = useState<{ sending: boolean; problem: string | null }>({
    sending: false,
    problem: problem ?? null,
  });
  // One name for a message over all tries, so that an answer that got lost does not make two of it.
  const submission = useRef<string | null>(null);
  const warned = useRef('');

  const change = (next: string) => {
    submission.current = null;
    setText(next);
  };
  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    if (state.sending) return;
    if (text.trim() === '') {
      setState({ sending: false, problem: t`Please write something first.` });
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
    submission.current ??= crypto.randomUUID();
    const sent = await call('writeMessage', { conversationId: id, code, body: text, submission: submission.current });
    if (sent.ok) {
      change('');
      setState({ sending: false, problem: null });
      await revalidate();
    } else {
      setState({
        sending: false,
        problem: refusalMessage(sent.refusal) ?? t`Your message could not be sent. It is still here: please try again.`,
      });
    }
    field.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
  };
  const take = (taken: string) => {
    change(text.trim() === '' ? taken : `${text.trimEnd()}\n${taken}`);
    field.current?.focus();
  };

  return (
    <form method="post" onSubmit={send} className="flex flex-col gap-3">
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
      <div className="flex items-end gap-2">
        <label className="min-w-0 grow">
          <span className="sr-only">
            <Trans>Your message</Trans>
          </span>
          <textarea
            ref={field}
            id="body"
            name="body"
            rows={2}
            required
            maxLength={LONGEST_MESSAGE}
            value={text}
            placeholder={t`Your message`}
            aria-invalid={state.problem ? true : undefined}
            aria-describedby={state.problem ? 'body-problem' : undefined}
            onChange={({ target }) => change(target.value)}
            onKeyDown={press}
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
    </form>
  );
}
