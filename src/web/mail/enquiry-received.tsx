import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { AnswerLine } from './answer-line.tsx';
import { MailFrame, MailText } from './frame.tsx';

/**
 * Confirms that an enquiry was received. It repeats none of the input, because the email may belong to another person.
 */
export function EnquiryReceivedMail({ name, tour, operator, answerHours, url }: MailProps<'enquiry-received'>) {
  const { t } = useLingui();
  return (
    <MailFrame
      heading={t`We’ve received your question`}
      preheader={tour ?? t`We’ll reply as soon as we can.`}
      action={{ label: t`Open the conversation`, url }}
      note={
        <Trans>
          If you want to add something, reply to this email. The link opens your conversation without signing in, so
          please don’t share it. If you didn’t ask anything, you can ignore this email.
        </Trans>
      }
    >
      <AnswerLine />
      <MailText>{name ? t`Hello ${name},` : t`Hello,`}</MailText>
      <MailText>
        {tour && operator
          ? t`we’ve sent your question about “${tour}” to ${operator}.`
          : t`our team at Waymark has received your question.`}
      </MailText>
      <MailText>
        {answerHours === null ? (
          <Trans>You’ll find the reply in the conversation, and we’ll let you know by email.</Trans>
        ) : (
          <Plural
            value={answerHours}
            one="You’ll usually get a reply within # hour. It will be in the conversation."
            other="You’ll usually get a reply within # hours. It will be in the conversation."
          />
        )}
      </MailText>
    </MailFrame>
  );
}
