import { Trans, useLingui } from '@lingui/react/macro';
import { MonitorSmartphone } from 'lucide-react';
import type { AnswerOf } from '#contract/schemas.ts';
import { Badge } from '../ui/badge.tsx';
import { momentText } from '../ui/days.ts';
import { AccountForm, SubmitButton } from './account-form.tsx';

type Session = AnswerOf<'listSessions'>['sessions'][number];

function SessionLine({ session }: { session: Session }) {
  const { t, i18n } = useLingui();
  // In UTC, so that server and browser render the same.
  const since = momentText(new Date(session.since), i18n.locale, 'UTC');
  const device = session.device ?? t`Unknown device`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <MonitorSmartphone className="size-6 shrink-0 text-pine" aria-hidden="true" />
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          {session.current ? (
            <Badge tone="pine">
              <Trans>This device</Trans>
            </Badge>
          ) : null}
        </p>
        <p className="wrap-anywhere text-ink-soft text-sm">
          <time dateTime={session.since}>
            <Trans>Since {since}</Trans>
          </time>
          {session.address ? ` · ${session.address}` : null}
        </p>
      </div>
      {session.current ? null : (
        <AccountForm intent={`end-${session.id}`}>
          <input type="hidden" name="id" value={session.id} />
          <SubmitButton
            intent={`end-${session.id}`}
            variant="secondary"
            size="small"
            aria-label={t`Sign out: ${device}, since ${since}`}
          >
            <Trans>Sign out</Trans>
          </SubmitButton>
        </AccountForm>
      )}
    </li>
  );
}

/** The account's active sessions, with buttons that end them. */
export function SessionList({ sessions }: { sessions: readonly Session[] }) {
  return (
    <div className="flex flex-col gap-4">
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <AccountForm intent="end-others">
          <div>
            <SubmitButton intent="end-others" variant="secondary">
              <Trans>Sign out of all other devices</Trans>
            </SubmitButton>
          </div>
        </AccountForm>
      ) : null}
    </div>
  );
}
