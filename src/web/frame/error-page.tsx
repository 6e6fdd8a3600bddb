import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { usePage } from '../browser/page-config.ts';
import { Button } from '../ui/button.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { ButtonLink } from '../ui/link.tsx';
import { PageHead } from './page-head.tsx';

/** Loaded later, because the error page must render even when nothing else loads. */
const Landscape = lazyPart('landscape', async () => (await import('./landscape.tsx')).Landscape, {
  ssr: true,
  fallback: <div className="aspect-2/1 w-full max-w-sm rounded-card bg-pine-soft" />,
});

/** The page for errors that are not the visitor's fault; `away` when only a later visit can help. */
export function ErrorPage({ detail, away }: { detail?: string | undefined; away: boolean }) {
  const { t } = useLingui();
  const { requestId } = usePage();
  const offline = typeof document !== 'undefined' && navigator.onLine === false;
  return (
    <div className="shell flex flex-col items-center gap-6 py-12 text-center md:py-20">
      <PageHead title={offline ? t`No connection` : t`Something went wrong`} hidden />
      <Landscape />
      <h1>{offline ? <Trans>You’re offline</Trans> : <Trans>Sorry, something went wrong</Trans>}</h1>
      <p className="max-w-prose text-ink-soft text-lg">
        {offline ? (
          <Trans>
            There’s no internet connection at the moment. Anything you entered is still here. Try again once you’re
            connected.
          </Trans>
        ) : away ? (
          <Trans>We can’t reach our database right now. Please try again in a few seconds.</Trans>
        ) : (
          <Trans>Something went wrong on our side. Nothing was booked or charged. Please try again.</Trans>
        )}
      </p>
      {requestId && !offline ? (
        <p className="figures text-sm">
          <Trans>
            If you contact us, please quote reference <strong className="select-all">{requestId}</strong>.
          </Trans>
        </p>
      ) : null}
      {import.meta.env.DEV && detail ? (
        <pre className="max-w-full overflow-auto rounded-card border border-line bg-paper p-4 text-left text-xs">
          {detail}
        </pre>
      ) : null}
      <div className="flex flex-wrap justify-center gap-3">
        <Button size="large" icon={<RotateCw />} onClick={() => window.location.reload()}>
          <Trans>Try again</Trans>
        </Button>
        <ButtonLink to="/" size="large" variant="secondary" reloadDocument>
          <Trans>Go to the home page</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}
