import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { MailFrame, MailLink, MailText } from './frame.tsx';

/** Asks the owner of an email to confirm the newsletter; without the confirmation no other email is sent. */
export function ConfirmNewsletterMail({ url, withdrawUrl, days }: MailProps<'confirm-letters'>) {
  const { t } = useLingui();
  return (
    <MailFrame
      heading={t`Confirm your newsletter subscription`}
      preheader={t`One click to subscribe.`}
      action={{ label: t`Yes, subscribe me`, url }}
      note={
        <Trans>
          If this wasn’t you, you can ignore this email: we won’t send you the newsletter, and we delete this address
          after <Plural value={days} one="# day" other="# days" />. Or{' '}
          <MailLink url={withdrawUrl}>delete it now</MailLink>.
        </Trans>
      }
    >
      <MailText>
        <Trans>Hello,</Trans>
      </MailText>
      <MailText>
        <Trans>
          Someone (hopefully you) signed up for the Waymark newsletter with this email address. It comes about twice a
          month, with tour ideas and deals. Please confirm that you’d like to receive it.
        </Trans>
      </MailText>
    </MailFrame>
  );
}
