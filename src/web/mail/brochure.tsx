import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { MailFrame, MailLink, MailText } from './frame.tsx';

/** Delivers the brochure of a tour. */
export function BrochureMail({ tour, url, pageUrl, days }: MailProps<'brochure'>) {
  const { t } = useLingui();
  return (
    <MailFrame
      heading={t`Your brochure`}
      preheader={t`${tour} as a PDF to read or print.`}
      action={{ label: t`Open the brochure`, url }}
      note={
        <Trans>
          The link works for <Plural value={days} one="# day" other="# days" />. If you didn’t ask for this brochure,
          you can ignore this email.
        </Trans>
      }
    >
      <MailText>
        <Trans>Hello,</Trans>
      </MailText>
      <MailText>{t`Here is the brochure for ${tour}, with the itinerary, dates, prices and route.`}</MailText>
      <MailText>
        <Trans>
          Dates and places can change daily. See <MailLink url={pageUrl}>the tour page</MailLink> for up-to-date
          information.
        </Trans>
      </MailText>
    </MailFrame>
  );
}
