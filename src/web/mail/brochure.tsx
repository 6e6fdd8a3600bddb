import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { MailFrame, MailLink, MailText } from './frame.tsx';

/** Hands over the brochure of a tour. */
export function BrochureMail({ tour, url, pageUrl, days }: MailProps<'brochure'>) {
  const { t } = useLingui();
  return (
    <MailFrame
      heading={t`Your brochure`}
      preheader={t`${tour} as a PDF, to read in peace or to print.`}
      action={{ label: t`Open the brochure`, url }}
      note={
        <Trans>
          The link works for <Plural value={days} one="# day" other="# days" />. You did not ask for it? Then somebody
          mistyped an address, and this is the only mail you get.
        </Trans>
      }
    >
      <MailText>
        <Trans>Hello,</Trans>
      </MailText>
      <MailText>{t`here is the brochure of ${tour}: every day, every date, all prices and the route.`}</MailText>
      <MailText>
        <Trans>
          Dates and places change from day to day. <MailLink url={pageUrl}>The page of the tour</MailLink> is always up
          to date.
        </Trans>
      </MailText>
    </MailFrame>
  );
}
