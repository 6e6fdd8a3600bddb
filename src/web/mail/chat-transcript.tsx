import { Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { momentText } from '../ui/days.ts';
import { MailFrame, MailText } from './frame.tsx';
import { styles } from './styles.ts';

/** The transcript of a chat. */
export function ChatTranscriptMail({ lines, opens, url }: MailProps<'chat-transcript'>) {
  const { t, i18n } = useLingui();
  return (
    <MailFrame
      heading={t`Your chat with us`}
      preheader={lines[0]?.body.slice(0, 140) ?? ''}
      action={opens ? { label: t`Open the conversation`, url } : { label: t`Visit Waymark`, url }}
      note={
        opens ? (
          <Trans>The link opens the conversation without signing in, so please don’t share it.</Trans>
        ) : (
          <Trans>Someone who chatted with us asked us to send it to this email address.</Trans>
        )
      }
    >
      {lines.map(({ from, at, body }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a mail never move
        <div key={index} style={styles.facts}>
          <p style={styles.small}>
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
