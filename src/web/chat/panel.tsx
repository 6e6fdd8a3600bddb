import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, EllipsisVertical, RotateCw, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { ConversationView } from '#contract/schemas/conversation.ts';
import type { ChatPrompt } from '#domain/enquiry/chat.ts';
import { mobileUpTo } from '../browser/breakpoints.ts';
import { call } from '../browser/call.ts';
import { type ChatFlags, changeChat } from '../browser/chat-state.ts';
import { usePage } from '../browser/page-config.ts';
import { usePopupHistory } from '../popups/use-popup-history.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { ChatComposer } from './chat-composer.tsx';
import { panelPlace } from './classes.ts';
import { EmailForm, saveEmail } from './email-form.tsx';
import { Ended } from './ended.tsx';
import { Entrance } from './entrance.tsx';
import { Lines } from './lines.tsx';
import { Options } from './options.tsx';
import { isWaitingLong } from './thread-items.ts';
import { useAttention } from './use-attention.ts';
import { useLooking } from './use-page-subject.ts';
import { type Thread, useThread } from './use-thread.ts';

export type PanelProps = {
  readonly chat: ChatFlags;
  /** The prompt from which it was opened. */
  readonly prompt: ChatPrompt | null;
  /** Whether it was opened by a press on this page; then it receives the focus. */
  readonly byHand: boolean;
};

const minimise = () => changeChat({ status: 'minimized' });
const forget = (status: ChatFlags['status']) =>
  changeChat({ status, conversationId: null, code: null, instantiated: false, notifications: 0, sharesPage: false });

/** The chat: before its first message, in progress, and ended. Minimised, it continues in the background. */
export function Panel({ chat, prompt, byHand }: PanelProps) {
  const { status, conversationId, code, instantiated } = chat;
  const isOpen = status === 'visible';
  if (instantiated && conversationId !== null && code !== null)
    return <Talk key={conversationId} conversationId={conversationId} code={code} chat={chat} byHand={byHand} />;
  if (!isOpen) return null;
  return (
    <Entrance
      prompt={prompt}
      byHand={byHand}
      frame={(parts) => <Shell {...parts} onLeave={() => changeChat({ status: 'closed' })} />}
    />
  );
}

/** The frame of the chat: its header and its window behaviour. */
export function Shell({
  name,
  line,
  onLeave,
  minimises = false,
  tools,
  children,
}: {
  /** The name of the staff member; null while none is assigned. */
  name: string | null;
  line: ReactNode;
  onLeave: () => void;
  minimises?: boolean;
  tools?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const title = useId();
  const box = useRef<HTMLElement>(null);
  usePopupHistory('chat', true, onLeave);
  useOnlyThis(box);
  const leave = useRef(onLeave);
  leave.current = onLeave;
  // Handled on the document, because the focus may be lost to the body; a popup above it closes first.
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('[data-popup]')) return;
      const { activeElement } = document;
      if (activeElement !== document.body && !box.current?.contains(activeElement)) return;
      event.preventDefault();
      leave.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <section ref={box} role="dialog" aria-labelledby={title} data-chat-panel className={panelPlace}>
      <div className="relative flex shrink-0 items-center gap-3 overflow-hidden bg-night py-3 pr-2 pl-4 text-on-night max-md:pt-[max(0.75rem,env(safe-area-inset-top))]">
        <Hills />
        <span className="relative">
          <Avatar name={name ?? 'Waymark'} />
        </span>
        <div className="relative min-w-0 grow">
          <h2 id={title} className="truncate font-semibold font-sans text-base text-on-night">
            {name ?? <Trans>Chat with Waymark</Trans>}
          </h2>
          <p className="text-on-night-soft text-sm" role="status">
            {line}
          </p>
        </div>
        <div className="relative flex [&_.icon-button:hover]:bg-white/15 [&_.icon-button]:text-on-night">
          {tools}
          <IconButton label={minimises ? t`Minimise chat` : t`Close the chat`} onClick={onLeave}>
            {minimises ? <ChevronDown aria-hidden="true" /> : <X aria-hidden="true" />}
          </IconButton>
        </div>
      </div>
      {children}
    </section>
  );
}

/** A decorative drawing of hills and a path behind the header. */
function Hills() {
  return (
    <svg
      viewBox="0 0 380 72"
      preserveAspectRatio="xMaxYMax slice"
      className="absolute inset-0 size-full"
      aria-hidden="true"
    >
      <circle cx="236" cy="22" r="11" fill="#f2b544" opacity="0.55" />
      <path d="M120 72 190 34q8-5 16 0l30 18 26-16q8-5 16 0l102 40z" fill="#ffffff" opacity="0.06" />
      <path d="M0 72q90-26 190-12t190-16v28z" fill="#ffffff" opacity="0.07" />
    </svg>
  );
}

/** Makes the rest of the page inert on a phone, where the chat covers it. */
function useOnlyThis(box: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const narrow = window.matchMedia(`(max-width: ${mobileUpTo}px)`);
    const behind = [...(box.current?.parentElement?.children ?? [])].filter(
      (part): part is HTMLElement =>
        part instanceof HTMLElement && part !== box.current && ['HEADER', 'MAIN', 'FOOTER'].includes(part.tagName),
    );
    const apply = () => {
      for (const part of behind) part.inert = narrow.matches;
      document.documentElement.style.overflow = narrow.matches ? 'hidden' : '';
    };
    apply();
    narrow.addEventListener('change', apply);
    return () => {
      narrow.removeEventListener('change', apply);
      for (const part of behind) part.inert = false;
      document.documentElement.style.overflow = '';
    };
  }, [box]);
}

function Talk({
  conversationId,
  code,
  chat,
  byHand,
}: {
  conversationId: number;
  code: string;
  chat: ChatFlags;
  byHand: boolean;
}) {
  const { t } = useLingui();
  const isOpen = chat.status === 'visible';
  const thread = useThread(conversationId, code, isOpen);
  const { view, problem } = thread;
  useAttention(view, isOpen);
  useClaim(view, code, thread.reload);
  const isOver = view?.chat?.state === 'ended';
  useLooking(conversationId, chat.sharesPage && !isOver);
  const [options, setOptions] = useState(false);
  if (!isOpen) return null;
  return (
    <Shell
      name={view?.chat?.agentName ?? null}
      line={view ? <StateLine view={view} /> : <Trans>One moment</Trans>}
      onLeave={minimise}
      minimises
      tools={
        <IconButton label={t`Options`} aria-expanded={options} onClick={() => setOptions(!options)}>
          <EllipsisVertical aria-hidden="true" />
        </IconButton>
      }
    >
      {options && view ? (
        <Options chat={chat} view={view} code={code} thread={thread} onClose={() => setOptions(false)} />
      ) : null}
      {view ? (
        <>
          <Lines thread={thread} view={view} />
          {isOver ? (
            <Ended view={view} code={code} thread={thread} onNew={() => forget('visible')} />
          ) : (
            <div className="flex shrink-0 flex-col gap-2 border-line border-t bg-paper px-3 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
              <LateNote view={view} code={code} thread={thread} />
              <ChatComposer conversationId={conversationId} code={code} onSend={thread.send} focus={byHand} />
            </div>
          )}
        </>
      ) : (
        <div className="grid grow place-items-center p-6">
          {problem === null ? <Spinner label={t`The chat is loading`} /> : <Gone problem={problem} thread={thread} />}
        </div>
      )}
    </Shell>
  );
}

function StateLine({ view }: { view: ConversationView }) {
  if (view.chat?.state === 'ended') return <Trans>This chat has ended</Trans>;
  if (view.chat?.state === 'taken') return <Trans>Replies here</Trans>;
  return <Trans>Someone will be with you shortly</Trans>;
}

function Gone({ problem, thread }: { problem: NonNullable<Thread['problem']>; thread: Thread }) {
  if (problem === 'unreachable')
    return (
      <Notice
        kind="warning"
        announce
        action={
          <Button size="small" variant="secondary" onClick={() => void thread.reload()} icon={<RotateCw />}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>We can’t reach the chat. Check your connection: your messages are safe.</Trans>
      </Notice>
    );
  return (
    <Notice
      announce
      action={
        <Button size="small" onClick={() => forget('visible')}>
          <Trans>Start a new chat</Trans>
        </Button>
      }
    >
      <Trans>This chat no longer exists.</Trans>
    </Notice>
  );
}

/** Asks for an email after a long wait. */
function LateNote({ view, code, thread }: { view: ConversationView; code: string; thread: Thread }) {
  const { chat, messages } = view;
  if (!chat || chat.emailKnown || !isWaitingLong(messages, chat.events)) return null;
  return (
    <EmailForm
      lead={<Trans>Leave your email address and we’ll email you the answer.</Trans>}
      action={<Trans>Leave my email address</Trans>}
      send={async (email) => {
        const saved = await saveEmail(view.id, code, email);
        if (saved.ok) await thread.reload();
        return saved.ok ? null : saved.refusal;
      }}
    />
  );
}

/** Assigns the chat to the account once after login. */
function useClaim(view: ConversationView | null, code: string, reload: () => Promise<void>): void {
  const { loggedIn } = usePage();
  const id = loggedIn && view?.viewer === 'code' ? view.id : null;
  useEffect(() => {
    if (id === null) return;
    void call('claimChat', { conversationId: id, code }, { silent: true }).then(({ ok }) =>
      ok ? reload() : undefined,
    );
  }, [id, code, reload]);
}
