import { Trans, useLingui } from '@lingui/react/macro';
import { MessageCircle, RotateCw, X } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { type ChatFlags, changeChat, emptyChat, onChat, openChat, readChat } from '../browser/chat-state.ts';
import { loadOnce } from '../browser/lazy-load.ts';
import { usePage } from '../browser/page-config.ts';
import { useCall } from '../browser/use-call.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { panelPlace } from './classes.ts';
import type { PanelProps } from './panel.tsx';
import { usePrompt } from './use-prompt.ts';

/** The office has its own page for chats, and an open conversation needs no second one. */
const without = /^\/(office|conversations|docs|offline)(\/|$)/;

const PromptCard = lazyPart('chat prompt', async () => (await import('./prompt-card.tsx')).PromptCard);
const loadPanel = loadOnce('chat', async () => (await import('./panel.tsx')).Panel);

/** The chat button on public pages, and the chat itself, whose code loads when it is first opened or continues. */
export function ChatLauncher() {
  const { pathname } = useLocation();
  const isStaff = usePage().account?.role === 'staff';
  if (isStaff || without.test(pathname)) return null;
  return <Launcher />;
}

/** How the chat was opened. */
type Opening = { readonly prompt: PanelProps['prompt']; readonly byHand: boolean };

function Launcher() {
  const { t } = useLingui();
  const chat = useSyncExternalStore(onChat, readChat, () => emptyChat);
  const button = useRef<HTMLButtonElement>(null);
  const [opening, setOpening] = useState<Opening>({ prompt: null, byHand: false });
  const isOpen = chat.status === 'visible';
  const { prompt, dismiss } = usePrompt(chat);
  const open = (by: PanelProps['prompt']) => {
    setOpening({ prompt: by, byHand: true });
    dismiss(false);
    openChat();
  };
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <>
      {isOpen ? null : (
        <div className="chat-launcher" data-chat={chat.status}>
          {prompt ? (
            <PromptCard prompt={prompt} onOpen={() => open(prompt.id)} onDismiss={() => dismiss(true)} />
          ) : null}
          <button
            ref={button}
            type="button"
            title={t`Chat with us`}
            onPointerEnter={() => void loadPanel().catch(() => {})}
            onClick={() => open(null)}
          >
            <MessageCircle className="size-[1em]" aria-hidden="true" />
            <span className="sr-only">
              <Trans>Chat with us</Trans>
            </span>
            <Unread count={chat.notifications} />
          </button>
        </div>
      )}
      {isOpen || (chat.instantiated && chat.status === 'minimized') ? (
        <PanelPlace chat={chat} prompt={opening.prompt} byHand={opening.byHand} />
      ) : null}
    </>
  );
}

function Unread({ count }: { count: number }) {
  const { t } = useLingui();
  if (count === 0) return null;
  return (
    <span data-chat-unread={count} className="figures">
      {count > 9 ? '9+' : count}
      <span className="sr-only">{t`unread`}</span>
    </span>
  );
}

/** Loads the chat, with a placeholder and, on an error, other ways to get help. */
function PanelPlace(props: PanelProps) {
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let left = false;
    loadPanel().then(
      (loaded) => left || setPanel(() => loaded),
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [attempt]);
  if (Panel) return <Panel {...props} />;
  if (props.chat.status !== 'visible') return null;
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return <Unloaded chat={props.chat} failed={failed} onRetry={retry} />;
}

function Unloaded({ chat, failed, onRetry }: { chat: ChatFlags; failed: boolean; onRetry: () => void }) {
  const { t } = useLingui();
  const close = () => changeChat({ status: chat.instantiated ? 'minimized' : 'closed' });
  return (
    <section aria-label={t`Chat`} className={panelPlace}>
      <div className="flex justify-end bg-night p-2">
        <IconButton label={t`Close`} onClick={close} className="text-on-night hover:text-ink">
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className="grid grow place-items-center p-6 text-center">
        {failed ? <Lost onRetry={onRetry} /> : <Spinner label={t`The chat is loading`} />}
      </div>
    </section>
  );
}

function Lost({ onRetry }: { onRetry: () => void }) {
  const phone = useCall('loadPaymentError', {}, { silent: true }).answer?.phone;
  return (
    <div role="alert" className="flex flex-col items-center gap-4">
      <p>
        <Trans>The chat didn’t load. Everything else on this page still works.</Trans>
      </p>
      <Button onClick={onRetry} icon={<RotateCw aria-hidden="true" />}>
        <Trans>Try again</Trans>
      </Button>
      {phone ? (
        <p className="text-sm">
          <Trans>You can also call us:</Trans>{' '}
          <a
            className="whitespace-nowrap font-semibold underline underline-offset-4"
            href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
          >
            {phone}
          </a>
        </p>
      ) : null}
    </div>
  );
}
