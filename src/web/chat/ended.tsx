import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { ConversationView } from '#contract/schemas/conversation.ts';
import { CHAT_TEXTS } from '#domain/enquiry/chat.ts';
import { call } from '../browser/call.ts';
import { refusalMessage } from '../browser/refusal-message.ts';
import { Button } from '../ui/button.tsx';
import { TextLink } from '../ui/link.tsx';
import { RatingInput } from '../ui/rating-input.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { Transcript } from './transcript.tsx';
import type { Thread } from './use-thread.ts';

/** The actions after a chat has ended: rate it, email the transcript, start another. */
export function Ended({
  view,
  code,
  thread,
  onNew,
}: {
  view: ConversationView;
  code: string;
  thread: Thread;
  onNew: () => void;
}) {
  const passed = view.chat?.events.some(({ kind }) => kind === 'passed');
  return (
    <div className="flex max-h-[55%] flex-col gap-3 overflow-y-auto border-line border-t bg-paper p-4">
      {passed ? (
        <TextLink to={`/conversations/${view.id}?code=${encodeURIComponent(code)}`}>
          <Trans>Open the conversation</Trans>
        </TextLink>
      ) : view.chat?.rating ? (
        <p role="status" className="text-sm">
          <Trans>Thank you for your rating.</Trans>
        </p>
      ) : (
        <RatingForm conversationId={view.id} code={code} onRated={thread.reload} />
      )}
      <Transcript view={view} code={code} />
      <Button size="small" variant="secondary" className="self-start" onClick={onNew}>
        <Trans>Start a new chat</Trans>
      </Button>
    </div>
  );
}

function RatingForm({
  conversationId,
  code,
  onRated,
}: {
  conversationId: number;
  code: string;
  onRated: () => Promise<void>;
}) {
  const { t } = useLingui();
  const [rating, setRating] = useState<number | null>(null);
  const [comment, setComment] = useState('');
  const [state, setState] = useState<{ pending: boolean; problem: string | null }>({ pending: false, problem: null });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (rating === null || state.pending) return;
    setState({ pending: true, problem: null });
    const rated = await call('rateChat', { conversationId, code, rating, ...(comment.trim() && { comment }) });
    if (rated.ok) await onRated();
    setState({
      pending: false,
      problem: rated.ok ? null : (refusalMessage(rated.refusal) ?? t`That didn’t work. Please try again.`),
    });
  };
  return (
    <form onSubmit={send} className="flex flex-col gap-2">
      <RatingInput
        name="chat-rating"
        label={<Trans>How was this chat?</Trans>}
        plain
        value={rating}
        error={state.problem}
        onChange={setRating}
      />
      {rating === null ? null : (
        <>
          <TextArea
            label={<Trans>Tell us more</Trans>}
            rows={2}
            className="min-h-16"
            maxLength={CHAT_TEXTS.comment}
            value={comment}
            onChange={({ target }) => setComment(target.value)}
          />
          <Button type="submit" size="small" pending={state.pending} className="self-start">
            <Trans>Send rating</Trans>
          </Button>
        </>
      )}
    </form>
  );
}
