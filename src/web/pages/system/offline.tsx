import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { Landscape } from '../../frame/landscape.tsx';
import { PageHead } from '../../frame/page-head.tsx';
import { Button } from '../../ui/button.tsx';

/** What is shown in place of a page that cannot be fetched without a connection. */
export default function Offline() {
  const { t } = useLingui();
  return (
    <div className="shell flex flex-col items-center gap-6 py-12 text-center md:py-20">
      <PageHead title={t`No connection`} hidden />
      <Landscape />
      <h1>
        <Trans>Off the grid</Trans>
      </h1>
      <p className="max-w-prose text-ink-soft text-lg">
        <Trans>
          There is no connection to the internet at the moment. Nothing you entered is lost. Try again once you are
          connected.
        </Trans>
      </p>
      <Button size="large" icon={<RotateCw />} onClick={() => window.history.back()}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
