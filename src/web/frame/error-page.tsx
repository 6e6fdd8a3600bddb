import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { usePage } from '../browser/page-config.ts';
import { Button } from '../ui/button.tsx';
import { later } from '../ui/later.tsx';
import { ButtonLink } from '../ui/link.tsx';
import { PageHead } from './page-head.tsx';

/** The page must be there even when nothing else comes; its picture may come later. */
const Landscape = later(
  'landscape',
  async () => (await import('./landscape.tsx')).Landscape,
  <div className="aspect-2/1 w-full max-w-sm rounded-card bg-pine-soft" />,
);

/** The page for everything that went wrong and is not the visitor's fault; `away` when all that helps is to come back. */
export function ErrorPage({ detail, away }: { detail?: string | undefined; away: boolean }) {
  const { t } = useLingui();
  const { requestId } = usePage();
  return (
    <div className="shell flex flex-col items-center gap-6 py-12 text-center md:py-20">
      <PageHead title={t`Something went wrong`} hidden />
      <Landscape />
      <h1>
        <Trans>We lost our way for a moment</Trans>
      </h1>
      <p className="max-w-prose text-ink-soft text-lg">
        {away ? (
          <Trans>We cannot reach our records right now. Please try again in a few seconds.</Trans>
        ) : (
          <Trans>Something went wrong on our side. Nothing was booked or charged by it. Please try again.</Trans>
        )}
      </p>
      {requestId ? (
        <p className="figures text-sm">
          <Trans>
            If you write to us, please mention the reference number <strong className="select-all">{requestId}</strong>.
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
          <Trans>Back to home</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}
