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

/** The payment links that an agent has made; an open one can be taken back. */
export function ShareLinks({ links: first }: { links: readonly ShareLink[] }) {
  const { t, i18n } = useLingui();
  const [links, setLinks] = useState(first);
  const [pending, setPending] = useState<string | null>(null);

  const revoke = async (linkId: string): Promise<void> => {
    setPending(linkId);
    const answered = await call('revokeShareLink', { linkId });
    setPending(null);
    if (!answered.ok) {
      showError(answered.refusal.body?.message ?? t`The link could not be taken back. Please try again.`);
      return;
    }
    setLinks((before) => before.map((link) => (link.id === linkId ? answered.answer.link : link)));
    showLine(t`The link is taken back. It pays nothing any more.`);
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
                aria-label={t`Take back the link for ${link.tour}`}
              >
                <Trans>Take back</Trans>
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
    case 'used':
      return (
        <Badge tone="success">
          <Trans>Paid</Trans>
        </Badge>
      );
    case 'revoked':
      return (
        <Badge>
          <Trans>Taken back</Trans>
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
