import { Trans } from '@lingui/react/macro';
import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { linkMinutes } from '#contract/list/account.ts';
import { TextLink } from '../ui/link.tsx';

/** Confirms that an email was sent, and what to do if it does not arrive; identical for every email address. */
export function MailSent({ retryPath, children }: { retryPath: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-4" role="status">
      <span className="flex size-14 items-center justify-center rounded-full bg-pine-soft text-pine" aria-hidden="true">
        <MailCheck className="size-7" />
      </span>
      <p className="text-lg">{children}</p>
      <p className="text-ink-soft">
        <Trans>
          Open the link in the email within {linkMinutes} minutes. Can’t find it? Check your spam folder or{' '}
          <TextLink to={retryPath} reloadDocument>
            try again
          </TextLink>
          .
        </Trans>
      </p>
    </div>
  );
}
