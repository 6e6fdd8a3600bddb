import { Trans } from '@lingui/react/macro';
import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { linkMinutes } from '#contract/list/account.ts';
import { TextLink } from '../ui/link.tsx';

/** Says that a mail is on its way, and what to do when it does not come. The same for every address. */
export function MailSent({ retryPath, children }: { retryPath: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-4" role="status">
      <span className="flex size-14 items-center justify-center rounded-full bg-pine-soft text-pine" aria-hidden="true">
        <MailCheck className="size-7" />
      </span>
      <p className="text-lg">{children}</p>
      <p className="text-ink-soft">
        <Trans>
          Open the link in that mail within {linkMinutes} minutes. Nothing there? Look into your spam folder, or{' '}
          <TextLink to={retryPath} reloadDocument>
            try again
          </TextLink>
          .
        </Trans>
      </p>
    </div>
  );
}
