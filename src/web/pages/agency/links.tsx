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

/** The payment links for clients: the agent's own, and for an organiser those of the whole agency. */
export default function AgencyLinks({ loaderData: { links } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <AgencyHead
        title={t`Payment links`}
        lead={<Trans>Each link can be paid once. Withdrawn links no longer work.</Trans>}
      />
      {links.length === 0 ? (
        <EmptyState level={2} icon={<Link2 />} title={<Trans>No payment links yet</Trans>}>
          <Trans>Choose a tour or open a hold to send your client a payment link.</Trans>
        </EmptyState>
      ) : (
        <ShareLinks links={links} />
      )}
    </>
  );
}
