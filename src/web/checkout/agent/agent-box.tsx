import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { LogInLink, SignUpLink } from './agent-links.tsx';

/** Tells agents what an account gives them; signing up and logging in are two toggles. */
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
            Logged in as a travel agent you hold places without a card, and let clients pay by a link. The sale counts
            for your agency.
          </Trans>
        </p>
        <div className="flex flex-wrap gap-x-6 pt-2">
          <Toggle part="log-in" open={open} onToggle={toggle}>
            <Trans>Log in</Trans>
          </Toggle>
          <Toggle part="sign-up" open={open} onToggle={toggle}>
            <Trans>Sign up your agency</Trans>
          </Toggle>
        </div>
        {open === 'log-in' ? (
          <div id="agent-log-in" className="flex flex-col items-start gap-3 pt-2">
            <p>
              <Trans>
                Use the account that belongs to your agency. The page opens again with your date and travellers.
              </Trans>
            </p>
            <LogInLink />
          </div>
        ) : null}
        {open === 'sign-up' ? (
          <div id="agent-sign-up" className="flex flex-col items-start gap-3 pt-2">
            <p>
              <Trans>Our staff opens accounts of agencies, after a look at their registration.</Trans>
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
