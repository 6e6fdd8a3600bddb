import { Trans } from '@lingui/react/macro';
import { tourProblems } from '#domain/booking/tour-problems.ts';
import { Notice } from '../../ui/notice.tsx';
import type { SharedLink } from '../state/checkout.ts';
import { useCheckout } from '../state/checkout-context.tsx';
import { SharedNote } from './shared-note.tsx';

/** Tells the client of a link whose choice this is, and when it cannot be had any more and is not theirs to mend. */
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
        <Notice kind="warning" announce title={<Trans>This journey cannot be booked any more as it was chosen</Trans>}>
          <Trans>
            Places or rooms are gone, and nothing was charged. Please ask {agency} for another date and a new link.
          </Trans>
        </Notice>
      ) : null}
    </>
  );
}
