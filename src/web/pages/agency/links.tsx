import { Trans, useLingui } from '@lingui/react/macro';
import { Link2 } from 'lucide-react';
import { ShareLinks } from '../../agency/share-links.tsx';
import { shopContext } from '../../shop.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Route } from './+types/links.ts';
import { AgencyHead } from './list-parts.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(shopContext).call('listShareLinks', {});
}

/** The links by which clients pay. */
export default function AgencyLinks({ loaderData: { links } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <AgencyHead
        title={t`Your payment links`}
        lead={<Trans>Each is paid once. Take a link back and it pays nothing any more.</Trans>}
      />
      {links.length === 0 ? (
        <EmptyState level={2} icon={<Link2 />} title={<Trans>No payment links yet</Trans>}>
          <Trans>Choose a tour or open a hold, and send your client a link to pay for it.</Trans>
        </EmptyState>
      ) : (
        <ShareLinks links={links} />
      )}
    </>
  );
}
