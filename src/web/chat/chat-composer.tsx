import { useLingui } from '@lingui/react/macro';
import { SendHorizontal } from 'lucide-react';
import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { typingEvery } from '#contract/live.ts';
import { MAX_MESSAGE_LENGTH } from '#domain/enquiry/conversation.ts';
import { AttachButton, DraftAttachments } from '../conversation/draft-attachments.tsx';
import { reportTyping } from '../conversation/live.ts';
import { useAttachments } from '../conversation/use-attachments.ts';
import { useDraft } from '../conversation/use-draft.ts';
import { IconButton } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';

/** A growing text field with a button: Enter sends, Shift+Enter inserts a line break. */
export function MessageField({
  id,
  label,
  value,
  onChange,
  onSend,
  onPaste,
  problem,
  busy = false,
  before,
  focus = false,
}: {
  id: string;
  label: string;
  value: string;
  onChange: (text: string) => void;
  onSend: () => void;
  onPaste?: ((event: ClipboardEvent) => void) | undefined;
  problem: string | null;
  busy?: boolean;
  before?: ReactNode;
  /** Focuses the field on mount. */
  focus?: boolean;
}) {
  const { t } = useLingui();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // The page behind it must not scroll.
    if (focus) field.current?.focus({ preventScroll: true });
  }, [focus]);
  const press = (event: KeyboardEvent) => {
    // Enter also confirms input in an IME.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-2">
      <div className="flex items-end gap-1">
        {before}
        <textarea
          id={id}
          rows={1}
          ref={field}
          maxLength={MAX_MESSAGE_LENGTH}
          value={value}
          aria-label={label}
          placeholder={label}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={press}
          onPaste={onPaste}
          className="control field-sizing-content max-h-36 min-h-12 grow resize-none rounded-[1.5rem] px-4 py-2.5"
        />
        <IconButton
          type="submit"
          label={t`Send`}
          aria-busy={busy || undefined}
          className={classes(
            'mb-0.5 bg-pine text-on-pine hover:bg-pine-strong',
            (value.trim() === '' || busy) && 'opacity-70',
          )}
        >
          <SendHorizontal aria-hidden="true" />
        </IconButton>
      </div>
      {problem ? (
        <p id={`${id}-problem`} role="alert" className="font-medium text-danger text-sm">
          {problem}
        </p>
      ) : null}
    </form>
  );
}

/** The composer of a chat; its draft is saved until it is sent, across reloads. */
export function ChatComposer({
  conversationId,
  code,
  onSend,
  tools,
  warn,
  focus = false,
}: {
  conversationId: number;
  code: string | null;
  onSend: (body: string, attachments: readonly string[]) => void;
  /** Renders writing aids, with a function that inserts a text and the id of the field. */
  tools?: ((take: (text: string) => void, field: string) => ReactNode) | undefined;
  /** Returns a warning before a text is sent; it is displayed once, then the text is sent unchanged. */
  warn?: ((text: string) => string | null) | undefined;
  focus?: boolean;
}) {
  const { t } = useLingui();
  const field = `chat-message-${conversationId}`;
  const [text, setText] = useDraft(conversationId);
  const files = useAttachments(conversationId, code);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const typingSentAt = useRef(0);
  const warned = useRef('');
  const type = (next: string) => {
    setText(next);
    setProblem(null);
    if (next === '' || Date.now() - typingSentAt.current < typingEvery) return;
    typingSentAt.current = Date.now();
    reportTyping(conversationId);
  };
  const send = async () => {
    if (busy || (text.trim() === '' && files.list.length === 0)) return;
    const warning = warned.current === text ? null : (warn?.(text) ?? null);
    if (warning) {
      warned.current = text;
      setProblem(warning);
      return;
    }
    setBusy(true);
    const attachments = await files.settled();
    setBusy(false);
    if (attachments === null) {
      setProblem(t`A file couldn’t be added. Please try again or remove it.`);
      return;
    }
    onSend(text.trim(), attachments);
    setText('');
    setProblem(null);
    typingSentAt.current = 0;
    files.clear();
    document.getElementById(field)?.focus();
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
    document.getElementById(field)?.focus();
  };
  return (
    <div className="flex flex-col gap-2">
      {tools?.(take, field)}
      <DraftAttachments files={files} />
      <MessageField
        id={field}
        label={t`Your message`}
        value={text}
        onChange={type}
        onSend={() => void send()}
        onPaste={paste}
        problem={problem}
        busy={busy}
        before={<AttachButton files={files} />}
        focus={focus}
      />
    </div>
  );
}
