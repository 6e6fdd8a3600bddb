import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../frame/page-head.tsx';
import { ButtonLink } from '../ui/link.tsx';
import { AccountFrame } from './account-frame.tsx';

/** The page for an emailed link that was used or has expired. */
export function LinkGone({ retryPath, children }: { retryPath: string; children: React.ReactNode }) {
  const { t } = useLingui();
  return (
    <AccountFrame
      title={<Trans>This link no longer works</Trans>}
      lead={<Trans>It has been used or is more than an hour old. Check your inbox for a newer one.</Trans>}
    >
      <PageHead title={t`This link no longer works`} hidden />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={retryPath}>{children}</ButtonLink>
        <ButtonLink to="/login" variant="secondary">
          <Trans>Sign in</Trans>
        </ButtonLink>
      </div>
    </AccountFrame>
  );
}
