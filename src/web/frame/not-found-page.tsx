import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../ui/link.tsx';
import { Landscape } from './landscape.tsx';
import { PageHead } from './page-head.tsx';

/** The page for an address that leads nowhere. */
export function NotFoundPage() {
  const { t } = useLingui();
  return (
    <div className="shell flex flex-col items-center gap-6 py-12 text-center md:py-20">
      <PageHead title={t`Page not found`} hidden />
      <Landscape signpost />
      <h1>
        <Trans>This path leads nowhere</Trans>
      </h1>
      <p className="max-w-prose text-ink-soft text-lg">
        <Trans>
          The page you are looking for has moved or never existed. Check the address, or start again from home.
        </Trans>
      </p>
      <ButtonLink to="/" size="large">
        <Trans>Back to home</Trans>
      </ButtonLink>
    </div>
  );
}
