import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { Button, IconButton } from '../ui/button.tsx';
import { bookingPrompt, tourPrompt } from './prompts.ts';
import type { PromptView } from './use-prompt.ts';

/** A one-sentence prompt above the button that can be dismissed. */
export function PromptCard({
  prompt,
  onOpen,
  onDismiss,
}: {
  prompt: PromptView;
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

function Sentence({ prompt: { id, available } }: { prompt: PromptView }) {
  if (id === tourPrompt) return <Trans>Have a question about this tour? Chat with our team.</Trans>;
  if (id === bookingPrompt) return <Trans>Need help with your booking? Chat with our team.</Trans>;
  if (available) return <Trans>Your payment didn’t go through. Our team can help you right now.</Trans>;
  return <Trans>Your payment didn’t go through. Write to us and we’ll help you by email.</Trans>;
}
