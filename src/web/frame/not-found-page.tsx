import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../ui/link.tsx';
import { Landscape } from './landscape.tsx';
import { PageHead } from './page-head.tsx';

/** The page for an unknown URL. */
export function NotFoundPage() {
  const { t } = useLingui();
  return (
    <div className="shell flex flex-col items-center gap-6 py-12 text-center md:py-20">
      <PageHead title={t`Page not found`} hidden />
      <Landscape signpost />
      <h1>
        <Trans>We can’t find that page</Trans>
      </h1>
      <p className="max-w-prose text-ink-soft text-lg">
        <Trans>
          The page you’re looking for has moved or doesn’t exist. Check the address or start again from the home page.
        </Trans>
      </p>
      <ButtonLink to="/" size="large">
        <Trans>Go to the home page</Trans>
      </ButtonLink>
    </div>
  );
}
