import { Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { MailFrame, MailLink, MailText } from './frame.tsx';

/** Says that the letters begin, and how to end them. */
export function NewsletterBeginMail({ url, withdrawUrl }: MailProps<'letters-begin'>) {
  const { t } = useLingui();
  return (
    <MailFrame
      heading={t`Good to have you`}
      preheader={t`Your address is confirmed. Letters come about twice a month.`}
      action={{ label: t`Look for a journey`, url }}
      note={
        <Trans>
          Enough of letters? <MailLink url={withdrawUrl}>Stop them here</MailLink>. Every letter has this link.
        </Trans>
      }
    >
      <MailText>
        <Trans>Hello,</Trans>
      </MailText>
      <MailText>
        <Trans>
          your address is confirmed. From now on you hear from us about twice a month, and never for nothing.
        </Trans>
      </MailText>
    </MailFrame>
  );
}
