import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { MailFrame, MailText } from './frame.tsx';

/** Tells whoever asked that the question has arrived. It repeats nothing of it: the address may be a stranger's. */
export function EnquiryReceivedMail({ name, tour, operator, answerHours, url }: MailProps<'enquiry-received'>) {
  const { t } = useLingui();
  return (
    <MailFrame
      heading={t`Your question has arrived`}
      preheader={tour ?? t`We answer as soon as we can.`}
      action={{ label: t`Open the conversation`, url }}
      note={
        <Trans>
          Whoever has this link can read the conversation, so please keep it to yourself. If you asked nothing, you can
          leave this mail alone.
        </Trans>
      }
    >
      <MailText>{name ? t`Hello ${name},` : t`Hello,`}</MailText>
      <MailText>
        {tour && operator
          ? t`your question about “${tour}” is with ${operator}.`
          : t`your question is with our team at Waymark.`}
      </MailText>
      <MailText>
        {answerHours === null ? (
          <Trans>You find the answer in the conversation, and we tell you by mail when it is there.</Trans>
        ) : (
          <Plural
            value={answerHours}
            one="An answer usually comes within # hour. You find it in the conversation."
            other="An answer usually comes within # hours. You find it in the conversation."
          />
        )}
      </MailText>
    </MailFrame>
  );
}
