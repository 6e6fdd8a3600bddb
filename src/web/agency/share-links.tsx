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
