import { Trans, useLingui } from '@lingui/react/macro';
import { redirect } from 'react-router';
import { AccountForm, SubmitButton } from '../../account/account-form.tsx';
import { AccountFrame } from '../../account/account-frame.tsx';
import { forgetSavedForm } from '../../browser/book-now-form.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { shopContext } from '../../shop.ts';
import type { Route } from './+types/logout.ts';

export async function loader({ context }: Route.LoaderArgs) {
  if (!context.get(shopContext).page.account) throw redirect('/');
  return null;
}

export async function action({ context }: Route.ActionArgs) {
  await context.get(shopContext).call('logOut', {});
  return redirect('/');
}

/** Requires a confirmation, so that a link from another site cannot log anyone out. */
export default function LogOut() {
  const { t } = useLingui();
  return (
    <AccountFrame title={<Trans>Sign out?</Trans>}>
      <PageHead title={t`Sign out`} hidden />
      <AccountForm>
        <SubmitButton onClick={forgetSavedForm}>
          <Trans>Sign out</Trans>
        </SubmitButton>
      </AccountForm>
    </AccountFrame>
  );
}
