import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { Landscape } from '../../frame/landscape.tsx';
import { PageHead } from '../../frame/page-head.tsx';
import { Button } from '../../ui/button.tsx';

/** Displayed instead of a page that cannot be loaded without a connection. */
export default function Offline() {
  const { t } = useLingui();
  return (
    <div className="shell flex flex-col items-center gap-6 py-12 text-center md:py-20">
      <PageHead title={t`No connection`} hidden />
      <Landscape />
      <h1>
        <Trans>You’re offline</Trans>
      </h1>
      <p className="max-w-prose text-ink-soft text-lg">
        <Trans>
          There’s no internet connection at the moment. Anything you entered is still here. Try again once you’re
          connected.
        </Trans>
      </p>
      <Button size="large" icon={<RotateCw />} onClick={() => window.history.back()}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
