import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { Landscape } from '../../frame/landscape.tsx';
import { PageHead } from '../../frame/page-head.tsx';
import { buttonClass } from '../../ui/button-class.ts';

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
      {/* biome-ignore lint/a11y/useValidAnchor: its own address, that of the page that was requested, without scripts too */}
      <a href="" className={buttonClass('primary', 'large')}>
        <RotateCw className="size-5" aria-hidden="true" />
        <Trans>Try again</Trans>
      </a>
    </div>
  );
}
