import { Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { MailFrame, MailText } from './frame.tsx';

/** Informs a company about the decision on its agency application. */
export function AgencyDecidedMail({ company, approved, reason, url }: MailProps<'agency-decided'>) {
  const { t } = useLingui();
  return (
    <MailFrame
      heading={approved ? t`Welcome, ${company}` : t`Your agency application for ${company}`}
      preheader={approved ? t`You can now hold and book for your clients.` : t`We couldn’t accept your application.`}
      action={approved ? { label: t`Open the workspace`, url } : { label: t`Apply again`, url }}
      note={<Trans>You’re receiving this email because you applied for an agency account.</Trans>}
    >
      <MailText>
        <Trans>Hello,</Trans>
      </MailText>
      {approved ? (
        <MailText>
          <Trans>
            Your agency account is open. Sign in as usual to hold and book for your clients, invite colleagues and add a
            company card.
          </Trans>
        </MailText>
      ) : (
        <>
          <MailText>
            <Trans>Thank you for your application. We’ve reviewed it and couldn’t accept it for this reason:</Trans>
          </MailText>
          <MailText>{reason}</MailText>
          <MailText>
            <Trans>You’re welcome to apply again once this is resolved.</Trans>
          </MailText>
        </>
      )}
    </MailFrame>
  );
}
