import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ShareLink } from '#contract/schemas/share-link.ts';
import { call } from '../browser/call.ts';
import { showError, showLine } from '../popups/message.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { dayText } from '../ui/days.ts';
import { TextLink } from '../ui/link.tsx';
import { Moment } from '../ui/moment.tsx';
import { LinkAddress } from './link-address.tsx';
import { MailLinkForm } from './mail-link-form.tsx';

/** The payment links of an agency; open ones can be withdrawn. */
export function ShareLinks({ links: first }: { links: readonly ShareLink[] }) {
  const { t, i18n } = useLingui();
  const [links, setLinks] = useState(first);
  const [pending, setPending] = useState<string | null>(null);

  const revoke = async (linkId: string): Promise<void> => {
    setPending(linkId);
    const answered = await call('revokeShareLink', { linkId });
    setPending(null);
    if (!answered.ok) {
      showError(answered.refusal.body?.message ?? t`We couldn’t withdraw the link. Please try again.`);
      return;
    }
    setLinks((before) => before.map((link) => (link.id === linkId ? answered.answer.link : link)));
    showLine(t`The link has been withdrawn and can no longer be paid.`);
  };

  return (
    <ul className="flex flex-col divide-y divide-line" data-share-links="">
      {links.map((link) => (
        <li key={link.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
          <span className="min-w-0">
            {link.bookingId ? (
              <TextLink to={`/bookings/${link.bookingId}`}>{link.tour}</TextLink>
            ) : (
              <span className="font-medium">{link.tour}</span>
            )}
            <span className="figures block text-ink-soft text-sm">
              {dayText(link.from, i18n.locale)}
              {' · '}
              <Plural value={link.travellers} one="# traveller" other="# travellers" />
              {link.agent === null ? null : (
                <>
                  {' · '}
                  <Trans>by {link.agent}</Trans>
                </>
              )}
              {link.state === 'open' ? (
                <>
                  {' · '}
                  <Trans>until</Trans> <Moment seconds={link.expiresAt} />
                </>
              ) : null}
              {link.mailedTo === null || link.mailedAt === null ? null : (
                <span className="wrap-anywhere block">
                  <Trans>Emailed to {link.mailedTo},</Trans> <Moment seconds={link.mailedAt} />
                </span>
              )}
            </span>
          </span>
          <span className="flex items-center gap-4">
            <LinkBadge state={link.state} />
            {link.state === 'open' ? (
              <Button
                variant="secondary"
                size="small"
                pending={pending === link.id}
                onClick={() => revoke(link.id)}
                aria-label={t`Withdraw the link for ${link.tour}`}
              >
                <Trans>Withdraw</Trans>
              </Button>
            ) : null}
          </span>
          {link.state === 'open' ? (
            <details className="w-full">
              <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-pine">
                {link.mailedTo === null ? (
                  <Trans>Show or email the link</Trans>
                ) : (
                  <Trans>Show or email the link again</Trans>
                )}
              </summary>
              <div className="flex flex-col gap-4 rounded-card border border-line bg-mist p-4">
                {link.link === null ? (
                  <p>
                    <Trans>The address of this older link is not stored. Withdraw it and create a new one.</Trans>
                  </p>
                ) : (
                  <>
                    <LinkAddress id={`link-${link.id}`} link={link.link} label={t`Link for ${link.tour}`} />
                    <MailLinkForm
                      linkId={link.id}
                      mailedTo={link.mailedTo}
                      onMailed={(mailed) =>
                        setLinks((before) => before.map((one) => (one.id === mailed.id ? mailed : one)))
                      }
                    />
                  </>
                )}
              </div>
            </details>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function LinkBadge({ state }: Pick<ShareLink, 'state'>) {
  switch (state) {
    case 'open':
      return (
        <Badge tone="pine">
          <Trans>Open</Trans>
        </Badge>
      );
    case 'paying':
      return (
        <Badge tone="sun">
          <Trans>Being paid</Trans>
        </Badge>
      );
    case 'requested':
      return (
        <Badge tone="sun">
          <Trans>Waiting for the operator</Trans>
        </Badge>
      );
    case 'declined':
      return (
        <Badge tone="danger">
          <Trans>Declined by the operator</Trans>
        </Badge>
      );
    case 'lapsed':
      return (
        <Badge tone="danger">
          <Trans>No reply from the operator</Trans>
        </Badge>
      );
    case 'unpaid':
      return (
        <Badge tone="danger">
          <Trans>Payment failed</Trans>
        </Badge>
      );
    case 'cancelled':
      return (
        <Badge>
          <Trans>Booking cancelled</Trans>
        </Badge>
      );
    case 'used':
      return (
        <Badge tone="success">
          <Trans>Paid</Trans>
        </Badge>
      );
    case 'revoked':
      return (
        <Badge>
          <Trans>Withdrawn</Trans>
        </Badge>
      );
    case 'expired':
      return (
        <Badge>
          <Trans>Expired</Trans>
        </Badge>
      );
  }
}
