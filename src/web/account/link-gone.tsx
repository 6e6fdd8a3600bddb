import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../frame/page-head.tsx';
import { ButtonLink } from '../ui/link.tsx';
import { AccountFrame } from './account-frame.tsx';

/** The page for a mailed link that was used or is too old. */
export function LinkGone({ retryPath, children }: { retryPath: string; children: React.ReactNode }) {
  const { t } = useLingui();
  return (
    <AccountFrame
      title={<Trans>This link works no more</Trans>}
      lead={<Trans>It was used already, or it is older than an hour. A newer one may be in your mailbox.</Trans>}
    >
      <PageHead title={t`This link works no more`} hidden />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={retryPath}>{children}</ButtonLink>
        <ButtonLink to="/login" variant="secondary">
          <Trans>Log in</Trans>
        </ButtonLink>
      </div>
    </AccountFrame>
  );
}
