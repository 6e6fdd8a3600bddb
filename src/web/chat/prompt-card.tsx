import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { Button, IconButton } from '../ui/button.tsx';
import { bookingPrompt, tourPrompt } from './prompts.ts';
import type { ShownPrompt } from './use-prompt.ts';

/** One honest sentence above the button, with a way to have it gone. */
export function PromptCard({
  prompt,
  onOpen,
  onDismiss,
}: {
  prompt: ShownPrompt;
  onOpen: () => void;
  onDismiss: () => void;
}) {
  const { t } = useLingui();
  return (
    <section
      role="status"
      aria-label={t`From our team`}
      data-chat-prompt={prompt.id}
      className="mb-3 flex w-76 max-w-[calc(100vw-2rem)] animate-rise flex-col gap-1 rounded-card rounded-br-sm border border-line bg-paper p-2 pl-4 shadow-float"
    >
      <div className="flex items-start gap-2">
        <p className="grow pt-2.5 text-sm">
          <Sentence prompt={prompt} />
        </p>
        <IconButton label={t`Not now`} onClick={onDismiss}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <Button variant="quiet" size="small" className="-ml-4 self-start" onClick={onOpen}>
        {prompt.available ? <Trans>Chat with us</Trans> : <Trans>Write to us</Trans>}
      </Button>
    </section>
  );
}

function Sentence({ prompt: { id, available } }: { prompt: ShownPrompt }) {
  if (id === tourPrompt) return <Trans>A question about this tour? One of our people is here to answer it.</Trans>;
  if (id === bookingPrompt) return <Trans>Can we help with your booking? One of our people is here.</Trans>;
  if (available) return <Trans>Your payment did not go through. One of our people is here to help you with it.</Trans>;
  return <Trans>Your payment did not go through. Write to us, and we help you by e-mail.</Trans>;
}
