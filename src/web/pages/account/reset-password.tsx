import { Trans, useLingui } from '@lingui/react/macro';
import { redirect } from 'react-router';
import { passwordLength } from '#contract/list/account.ts';
import { AccountForm, SubmitButton } from '../../account/account-form.tsx';
import { AccountFrame } from '../../account/account-frame.tsx';
import { readAccountLink } from '../../account/account-link.ts';
import { fieldsOf, problemOf, tryCall } from '../../account/answer.ts';
import { LinkGone } from '../../account/link-gone.tsx';
import { PasswordField } from '../../account/password-field.tsx';
import { PageHead } from '../../frame/page-head.tsx';
import type { Route } from './+types/reset-password.ts';

export async function loader(args: Route.LoaderArgs) {
  return readAccountLink(args, 'reset');
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const field = await fieldsOf(request);
  const refused = await tryCall(context, 'resetPassword', { token, password: field('password') });
  return refused ?? redirect('/login?changed');
}

export default function ResetPassword({ loaderData: link, actionData: refused }: Route.ComponentProps) {
  const { t } = useLingui();
  if (!link) {
    return (
      <LinkGone retryPath="/forgot-password">
        <Trans>Send a new link</Trans>
      </LinkGone>
    );
  }
  const { email } = link;
  return (
    <AccountFrame
      title={<Trans>Choose a new password</Trans>}
      lead={
        <Trans>
          For <strong className="wrap-anywhere text-ink">{email}</strong>. You’ll be signed out on all other devices.
        </Trans>
      }
    >
      <PageHead title={t`Choose a new password`} error={refused !== undefined} hidden />
      <AccountForm refused={refused}>
        {/* Lets a password manager match the password to the account. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField
          id="password"
          label={<Trans>New password</Trans>}
          hint={t`Use at least ${passwordLength.min} characters. A few words in a row are easy to remember.`}
          autoComplete="new-password"
          error={problemOf(refused, 'password')}
        />
        <SubmitButton>
          <Trans>Save password</Trans>
        </SubmitButton>
      </AccountForm>
    </AccountFrame>
  );
}
