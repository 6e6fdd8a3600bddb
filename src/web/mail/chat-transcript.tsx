import { Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { momentText } from '../ui/days.ts';
import { MailFrame, MailText } from './frame.tsx';
import { look } from './look.ts';

/** What was written in a chat, to keep. */
export function ChatTranscriptMail({ lines, opens, url }: MailProps<'chat-transcript'>) {
  const { t, i18n } = useLingui();
  return (
    <MailFrame
      heading={t`What we wrote in the chat`}
      preheader={lines[0]?.body.slice(0, 140) ?? ''}
      action={opens ? { label: t`Open the conversation`, url } : { label: t`Visit Waymark`, url }}
      note={
        opens ? (
          <Trans>The link opens the conversation without a log-in, so keep it to yourself.</Trans>
        ) : (
          <Trans>Somebody who chatted with us had it sent to this address.</Trans>
        )
      }
    >
      {lines.map(({ from, at, body }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a mail never move
        <div key={index} style={look.facts}>
          <p style={look.small}>
            <b>{from}</b> · {momentText(new Date(at), i18n.locale, 'UTC')}
          </p>
          {body.split(/\n+/).map((line, part) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a mail never move
            <MailText key={part}>{line}</MailText>
          ))}
        </div>
      ))}
    </MailFrame>
  );
}
