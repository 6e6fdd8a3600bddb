import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { shopContext } from '../../shop.ts';
import { momentText } from '../../ui/days.ts';
import { TextLink } from '../../ui/link.tsx';
import type { Route } from './+types/mailbox-mail.ts';
import { OfficeHead } from './office-head.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  return context.get(shopContext).call('readMailbox', { id: params.id });
}

const tab =
  'min-h-11 cursor-pointer rounded-field border border-line-strong px-4 font-medium aria-pressed:border-pine aria-pressed:bg-pine-soft aria-pressed:text-pine';

export default function OfficeMailboxMail({ loaderData: mail }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const [asText, setAsText] = useState(mail.html === null);
  const time = momentText(new Date(mail.receivedAt), i18n.locale, 'UTC');
  return (
    <article className="wrap-anywhere">
      <TextLink to="/office/mailbox">
        <Trans>All emails</Trans>
      </TextLink>
      <OfficeHead title={mail.subject || t`No subject`} />
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <dt className="text-ink-soft">
          <Trans>Sender</Trans>
        </dt>
        <dd className="wrap-anywhere">{mail.from}</dd>
        <dt className="text-ink-soft">
          <Trans>Recipient</Trans>
        </dt>
        <dd className="wrap-anywhere">{mail.to}</dd>
        <dt className="text-ink-soft">
          <Trans>Received</Trans>
        </dt>
        <dd>
          <time dateTime={mail.receivedAt}>{time}</time>
        </dd>
      </dl>
      {mail.html !== null && (
        <div className="mt-6 flex gap-2">
          <button type="button" className={tab} aria-pressed={!asText} onClick={() => setAsText(false)}>
            <Trans>HTML</Trans>
          </button>
          <button type="button" className={tab} aria-pressed={asText} onClick={() => setAsText(true)}>
            <Trans>Plain text</Trans>
          </button>
        </div>
      )}
      {asText || mail.html === null ? (
        <pre className="wrap-anywhere mt-4 whitespace-pre-wrap rounded-card border border-line bg-paper p-5 font-sans">
          {mail.text ?? ''}
        </pre>
      ) : (
        // An email is untrusted markup: no scripts, no forms, no access to this page. Its links may open a new tab.
        <iframe
          title={t`HTML version of the email`}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={mail.html}
          referrerPolicy="no-referrer"
          className="mt-4 h-[70vh] w-full rounded-card border border-line bg-white"
        />
      )}
      {mail.attachments.length > 0 && (
        <section className="mt-6">
          <h2 className="font-display text-xl">
            <Trans>Attachments</Trans>
          </h2>
          <ul className="mt-2 grid gap-1 text-sm">
            {mail.attachments.map((attachment) => (
              <li key={`${attachment.name} ${attachment.type} ${attachment.bytes}`} className="wrap-anywhere">
                {attachment.name ?? attachment.type} · {i18n.number(attachment.bytes)} B
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}
