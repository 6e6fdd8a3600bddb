import { Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { MailFrame, MailText } from './frame.tsx';
import { look } from './look.ts';

/** Brings what one side of a conversation wrote to the other. */
export function ConversationMessageMail({
  to,
  from,
  tour,
  body,
  attachments = [],
  url,
}: MailProps<'conversation-message'>) {
  const { t } = useLingui();
  const names = attachments.join(', ');
  return (
    <MailFrame
      heading={tour ? t`${from} wrote to you about ${tour}` : t`${from} wrote to you`}
      preheader={(body || names).slice(0, 140)}
      action={{ label: t`Open the conversation`, url }}
      note={
        to === 'traveller' ? (
          <Trans>
            You can also answer this mail: what you write above the line goes into the conversation. The link opens it
            without a log-in, so keep it to yourself.
          </Trans>
        ) : (
          <Trans>You can also answer this mail: what you write above the line goes into the conversation.</Trans>
        )
      }
    >
      <p style={look.small}>
        <Trans>– Please answer above this line –</Trans>
      </p>
      {body.split(/\n+/).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a mail never move
        <MailText key={index}>{line}</MailText>
      ))}
      {attachments.length > 0 ? <MailText>{t`Files: ${names}`}</MailText> : null}
    </MailFrame>
  );
}
