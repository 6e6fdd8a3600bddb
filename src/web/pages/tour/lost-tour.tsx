import { Trans, useLingui } from '@lingui/react/macro';
import { Landscape } from '../../frame/landscape.tsx';
import { PageHead } from '../../frame/page-head.tsx';
import { ButtonLink } from '../../ui/link.tsx';

/** The page for a tour that does not exist or is no longer available, with links to others. */
export function LostTour() {
  const { t } = useLingui();
  return (
    <div className="shell flex flex-col items-center gap-6 py-12 text-center md:py-20">
      <PageHead title={t`Tour not found`} hidden />
      <Landscape signpost />
      <h1>
        <Trans>This tour is no longer available</Trans>
      </h1>
      <p className="max-w-prose text-ink-soft text-lg">
        <Trans>It may have a new name, or its last departure has passed. Browse similar tours instead.</Trans>
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/search" size="large">
          <Trans>Find a tour</Trans>
        </ButtonLink>
        <ButtonLink to="/destinations" size="large" variant="secondary">
          <Trans>All destinations</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}
