import { Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { MailFrame, MailLink, MailText } from './frame.tsx';

/** Confirms the newsletter, with a link to unsubscribe. */
export function NewsletterBeginMail({ url, withdrawUrl }: MailProps<'letters-begin'>) {
  const { t } = useLingui();
  return (
    <MailFrame
      heading={t`Thanks for subscribing`}
      preheader={t`Your email address is confirmed. The newsletter comes about twice a month.`}
      action={{ label: t`Find a tour`, url }}
      note={
        <Trans>
          No longer interested? <MailLink url={withdrawUrl}>Unsubscribe</MailLink>. Every newsletter has this link.
        </Trans>
      }
    >
      <MailText>
        <Trans>Hello,</Trans>
      </MailText>
      <MailText>
        <Trans>Your email address is confirmed. You’ll hear from us about twice a month.</Trans>
      </MailText>
    </MailFrame>
  );
}
