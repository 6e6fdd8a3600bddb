import { Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { MailFrame, MailText } from './frame.tsx';

/** Tells a company whether it sells with us from now on. */
export function AgencyDecidedMail({ company, approved, reason, url }: MailProps<'agency-decided'>) {
  const { t } = useLingui();
  return (
    <MailFrame
      heading={approved ? t`Welcome, ${company}` : t`About the application of ${company}`}
      preheader={approved ? t`You can hold and book for your clients.` : t`We could not accept it.`}
      action={approved ? { label: t`Open the workspace`, url } : { label: t`Apply again`, url }}
      note={<Trans>You get this mail because you have applied as an agency.</Trans>}
    >
      <MailText>
        <Trans>Hello,</Trans>
      </MailText>
      {approved ? (
        <MailText>
          <Trans>
            your agency is open. Log in as usual: you can hold and book for your clients, invite colleagues and keep a
            company card.
          </Trans>
        </MailText>
      ) : (
        <>
          <MailText>
            <Trans>we have looked at your application and could not accept it. This is why:</Trans>
          </MailText>
          <MailText>{reason}</MailText>
          <MailText>
            <Trans>You can apply again once that is settled.</Trans>
          </MailText>
        </>
      )}
    </MailFrame>
  );
}
