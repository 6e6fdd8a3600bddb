import { Trans } from '@lingui/react/macro';
import { tourProblems } from '#domain/booking/tour-problems.ts';
import { Notice } from '../../ui/notice.tsx';
import type { SharedLink } from '../state/checkout.ts';
import { useCheckout } from '../state/checkout-context.tsx';
import { SharedNote } from './shared-note.tsx';

/**
 * Shows the client of a link who made the selection, and when it is no longer available and the client cannot change
 * it.
 */
export function SharedSelection({ link: { seller, fixed } }: { link: SharedLink }) {
  const { selection, context } = useCheckout().checkout;
  const gone = tourProblems(selection, context).some(
    ({ block, path }) => !path.startsWith('friends') && fixed.some((section) => section === block),
  );
  const { agency } = seller;
  return (
    <>
      <SharedNote seller={seller} />
      {gone ? (
        <Notice kind="warning" announce title={<Trans>This trip is no longer available as selected</Trans>}>
          <Trans>
            The places or rooms are no longer available, and you haven’t been charged. Please ask {agency} for another
            date and a new link.
          </Trans>
        </Notice>
      ) : null}
    </>
  );
}
