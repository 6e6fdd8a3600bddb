import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/link.tsx';

/** Links that lead on from a tour that cannot be booked. */
export function BlockedWays({ slug }: { slug: string }) {
  return (
    <>
      <ButtonLink to="/search">
        <Trans>Find another tour</Trans>
      </ButtonLink>
      <ButtonLink to={`/t/${slug}`} variant="secondary">
        <Trans>Back to the tour</Trans>
      </ButtonLink>
    </>
  );
}
