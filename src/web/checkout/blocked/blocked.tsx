import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PageHead } from '../../frame/page-head.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { BookingPage } from '../state/checkout.ts';
import { BlockedWays } from './blocked-ways.tsx';

const BlockedPopup = lazyPart('blocked popup', async () => (await import('./blocked-popup.tsx')).default);

/** The booking page of a tour whose destination is closed; it has no form. */
export function Blocked({ page, notification }: { page: BookingPage; notification: string }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(true);
  const { name } = page.tour;
  return (
    <div className="shell flex max-w-3xl flex-col gap-5 pt-6 pb-16">
      <PageHead title={t`Book ${name}`} hidden />
      <h1 className="text-3xl md:text-4xl">{name}</h1>
      <Notice kind="warning" title={<Trans>This tour isn’t available to book right now</Trans>}>
        {notification}
      </Notice>
      <p className="flex flex-wrap gap-3">
        <BlockedWays slug={page.tour.slug} />
      </p>
      <BlockedPopup slug={page.tour.slug} text={notification} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}
