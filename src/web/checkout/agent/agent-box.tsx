import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { LogInLink, SignUpLink } from './agent-links.tsx';

/** Explains the agent account, with toggles to sign up and to log in. */
export function AgentBox() {
  const [open, setOpen] = useState<'sign-up' | 'log-in' | null>(null);
  const toggle = (part: 'sign-up' | 'log-in') => setOpen(open === part ? null : part);
  return (
    <section id="agent-info" aria-labelledby="agent-info-title">
      <Notice
        title={
          <span id="agent-info-title">
            <Trans>Are you booking for a client?</Trans>
          </span>
        }
      >
        <p>
          <Trans>
            Sign in as a travel agent to hold places without a card and send your clients payment links. The sale counts
            towards your agency’s commission.
          </Trans>
        </p>
        <div className="flex flex-wrap gap-x-6 pt-2">
          <Toggle part="log-in" open={open} onToggle={toggle}>
            <Trans>Sign in</Trans>
          </Toggle>
          <Toggle part="sign-up" open={open} onToggle={toggle}>
            <Trans>Sign up your agency</Trans>
          </Toggle>
        </div>
        {open === 'log-in' ? (
          <div id="agent-log-in" className="flex flex-col items-start gap-3 pt-2">
            <p>
              <Trans>
                Sign in with your agency account. You’ll come back to this page with your date and travellers.
              </Trans>
            </p>
            <LogInLink />
          </div>
        ) : null}
        {open === 'sign-up' ? (
          <div id="agent-sign-up" className="flex flex-col items-start gap-3 pt-2">
            <p>
              <Trans>We open agency accounts after checking your company registration.</Trans>
            </p>
            <SignUpLink />
          </div>
        ) : null}
      </Notice>
    </section>
  );
}

function Toggle({
  part,
  open,
  onToggle,
  children,
}: {
  part: 'sign-up' | 'log-in';
  open: string | null;
  onToggle: (part: 'sign-up' | 'log-in') => void;
  children: ReactNode;
}) {
  const isOpen = open === part;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={`agent-${part}`}
      onClick={() => onToggle(part)}
      className="inline-flex min-h-11 items-center gap-1 rounded-sm font-semibold text-pine underline underline-offset-4"
    >
      {children}
      <ChevronDown className={isOpen ? 'size-4 rotate-180' : 'size-4'} aria-hidden="true" />
    </button>
  );
}
