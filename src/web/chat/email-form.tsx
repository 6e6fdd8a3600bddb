import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { CallRefusal } from '#contract/problem.ts';
import { isEnquiryEmail } from '#domain/party/email.ts';
import { call } from '../browser/call.ts';
import { usePage } from '../browser/page-config.ts';
import { refusalMessage } from '../browser/refusal-message.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';

/** The country of the browser's language, such as `DE`; a hint, because the server does not look up addresses. */
const browserCountry = (): string => new Intl.Locale(navigator.language).region ?? '';

/**
 * Stores the visitor's email for a chat, so that missed messages are emailed; the server decides whether they are away.
 */
export const saveEmail = (conversationId: number, code: string | null, email: string) =>
  call('saveChatEmail', {
    data: { email, conversation_id: conversationId, ip: '', country: browserCountry(), city: '', zip: '' },
    code,
  });

/** Collects an email and passes it to `send`, which returns the reason of a refusal, or null. */
export function EmailForm({
  lead,
  action,
  send,
}: {
  lead: ReactNode;
  action: ReactNode;
  send: (email: string) => Promise<CallRefusal | null>;
}) {
  const { t } = useLingui();
  const { account } = usePage();
  const [email, setEmail] = useState(account?.email ?? '');
  const [state, setState] = useState<{ pending: boolean; problem: string | null }>({ pending: false, problem: null });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state.pending) return;
    const address = email.trim();
    if (!isEnquiryEmail(address)) {
      setState({ pending: false, problem: t`Please enter an email address such as name@example.com.` });
      return;
    }
    setState({ pending: true, problem: null });
    const refusal = await send(address);
    setState({
      pending: false,
      problem: refusal ? (refusalMessage(refusal) ?? t`That didn’t work. Please try again.`) : null,
    });
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-2 rounded-card border border-line bg-paper p-3">
      <p className="text-sm">{lead}</p>
      <TextField
        id="chat-address"
        label={<Trans>Email</Trans>}
        type="email"
        plain
        required
        autoComplete="email"
        maxLength={254}
        value={email}
        error={state.problem}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Button type="submit" size="small" pending={state.pending} className="self-start">
        {action}
      </Button>
    </form>
  );
}
