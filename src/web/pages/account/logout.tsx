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

/** Asks first: only a press of the button logs out, never a link that somebody else made. */
export default function LogOut() {
  const { t } = useLingui();
  return (
    <AccountFrame title={<Trans>Log out?</Trans>}>
      <PageHead title={t`Log out`} hidden />
      <AccountForm>
        <SubmitButton onClick={forgetSavedForm}>
          <Trans>Log out</Trans>
        </SubmitButton>
      </AccountForm>
    </AccountFrame>
  );
}
