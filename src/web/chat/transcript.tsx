import { Trans, useLingui } from '@lingui/react/macro';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import type { ConversationView } from '#contract/schemas/conversation.ts';
import { call } from '../browser/call.ts';
import { usePage } from '../browser/page-config.ts';
import { refusalMessage } from '../browser/refusal-message.ts';
import { Button } from '../ui/button.tsx';
import { EmailForm } from './email-form.tsx';

/** Emails the transcript: to the known email, otherwise to one that the visitor enters. */
export function Transcript({ view, code }: { view: ConversationView; code: string | null }) {
  const { t } = useLingui();
  const { loggedIn } = usePage();
  const [state, setState] = useState<'idle' | 'asking' | 'pending' | 'sent'>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const isKnown = view.chat?.emailKnown || (loggedIn && view.side === 'traveller');
  const mail = async (email?: string) => {
    const mailed = await call('mailTranscript', { conversationId: view.id, code, ...(email && { email }) });
    if (mailed.ok) setState('sent');
    return mailed.ok ? null : mailed.refusal;
  };
  const press = async () => {
    setProblem(null);
    if (!isKnown) {
      setState('asking');
      return;
    }
    setState('pending');
    const refusal = await mail();
    if (!refusal) return;
    setState('idle');
    setProblem(refusalMessage(refusal) ?? t`That didn’t work. Please try again.`);
  };
  if (state === 'sent')
    return (
      <p role="status" className="text-sm">
        <Trans>We’ve emailed you the transcript.</Trans>
      </p>
    );
  if (state === 'asking')
    return (
      <EmailForm
        lead={<Trans>Where should we send the transcript?</Trans>}
        action={<Trans>Email the transcript</Trans>}
        send={mail}
      />
    );
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="-mx-2 self-start"
        pending={state === 'pending'}
        onClick={() => void press()}
        icon={<Mail aria-hidden="true" />}
      >
        <Trans>Email the transcript</Trans>
      </Button>
      {problem ? (
        <p role="alert" className="font-medium text-danger text-sm">
          {problem}
        </p>
      ) : null}
    </>
  );
}
