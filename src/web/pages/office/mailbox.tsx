import { Trans, useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '#contract/schemas.ts';
import { shopContext } from '../../shop.ts';
import { momentText } from '../../ui/days.ts';
import { TextLink } from '../../ui/link.tsx';
import type { Route } from './+types/mailbox.ts';
import { OfficeHead } from './office-head.tsx';

type Mailbox = AnswerOf<'listMailbox'>;

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(shopContext).call('listMailbox', {});
}

/** The time of an email in UTC, so that server and browser render the same. */
function MailTime({ at }: { at: string }) {
  const { i18n } = useLingui();
  return (
    <time dateTime={at} className="text-ink-soft text-sm tabular-nums">
      {momentText(new Date(at), i18n.locale, 'UTC')}
    </time>
  );
}

/** Emails that are waiting for a retry or failed permanently. */
function UnsentMails({ unsent }: { unsent: Mailbox['unsent'] }) {
  if (unsent.length === 0) return null;
  return (
    <section className="pt-6">
      <h2 className="font-display text-xl">
        <Trans>Not sent</Trans>
      </h2>
      <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-paper">
        {unsent.map(({ attempts, ...mail }) => (
          <li key={mail.id} className="grid gap-1 px-5 py-4">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="wrap-anywhere font-medium">{mail.recipient}</span>
              <MailTime at={mail.createdAt} />
            </p>
            <p className={mail.failed ? 'text-danger' : 'text-ink-soft'}>
              {mail.failed ? <Trans>Failed</Trans> : <Trans>Will retry</Trans>}
              {' · '}
              {mail.kind}
              {' · '}
              <Trans>attempts: {attempts}</Trans>
            </p>
            {mail.reason && <p className="wrap-anywhere text-ink-soft text-sm">{mail.reason}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

export default function OfficeMailbox({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { catching, mails, unsent } = loaderData;
  return (
    <>
      <OfficeHead
        title={t`Outgoing emails`}
        lead={
          catching ? (
            <Trans>No mail server is set up, so emails aren’t sent. They’re kept here for 30 days.</Trans>
          ) : (
            <Trans>
              Emails are sent through your mail server. Emails stored before that are kept here for 30 days.
            </Trans>
          )
        }
      />
      <UnsentMails unsent={unsent} />
      <section className="pt-6">
        <h2 className="font-display text-xl">
          <Trans>Not delivered</Trans>
        </h2>
        {mails.length === 0 && (
          <p className="mt-4 text-ink-soft">
            <Trans>No emails yet.</Trans>
          </p>
        )}
        {mails.length > 0 && (
          <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-paper">
            {mails.map((mail) => (
              <li key={mail.id} className="grid gap-1 px-5 py-4">
                <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <TextLink to={`/office/mailbox/${mail.id}`} className="wrap-anywhere">
                    {mail.subject || t`No subject`}
                  </TextLink>
                  <MailTime at={mail.receivedAt} />
                </p>
                <p className="wrap-anywhere text-ink-soft text-sm">{mail.recipient}</p>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
