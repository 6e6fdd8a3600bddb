import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { MailFrame, MailLink, MailText } from './frame.tsx';

/** Asks the owner of an address whether they want our letters. Without their click nothing else is ever sent. */
export function ConfirmNewsletterMail({ url, withdrawUrl, days }: MailProps<'confirm-letters'>) {
  const { t } = useLingui();
  return (
    <MailFrame
      heading={t`Do you want our letters?`}
      preheader={t`One click, and the next letter comes to you.`}
      action={{ label: t`Yes, send me letters`, url }}
      note={
        <Trans>
          If this was not you, do nothing: without your click we send no letters and forget this address after{' '}
          <Plural value={days} one="# day" other="# days" />. Or{' '}
          <MailLink url={withdrawUrl}>have it forgotten now</MailLink>.
        </Trans>
      }
    >
      <MailText>
        <Trans>Hello,</Trans>
      </MailText>
      <MailText>
        <Trans>
          somebody, hopefully you, asked for letters from Waymark with this address: about twice a month, with journeys
          that are worth the days, and deals while they last. Please confirm that you want them.
        </Trans>
      </MailText>
    </MailFrame>
  );
}
