import { Trans, useLingui } from '@lingui/react/macro';
import { redirect } from 'react-router';
import { AccountForm, SubmitButton } from '../../account/account-form.tsx';
import { AccountFrame } from '../../account/account-frame.tsx';
import { readAccountLink } from '../../account/account-link.ts';
import { fieldsOf, problemOf, tryCall } from '../../account/answer.ts';
import { LinkGone } from '../../account/link-gone.tsx';
import { PasswordField } from '../../account/password-field.tsx';
import { PageHead } from '../../frame/page-head.tsx';
import type { Route } from './+types/signup-confirm.ts';

/** Loading the page changes nothing, because mail scanners open links too; only the button uses up the link. */
export async function loader(args: Route.LoaderArgs) {
  return readAccountLink(args, 'sign-up');
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const field = await fieldsOf(request);
  return (await tryCall(context, 'confirmSignUp', { token, password: field('password') })) ?? redirect('/account');
}

export default function SignUpConfirm({ loaderData: link, actionData: refused }: Route.ComponentProps) {
  const { t } = useLingui();
  if (!link) {
    return (
      <LinkGone retryPath="/signup">
        <Trans>Create an account</Trans>
      </LinkGone>
    );
  }
  const { email } = link;
  return (
    <AccountFrame
      title={<Trans>One last step</Trans>}
      lead={
        <Trans>
          Open your account for <strong className="wrap-anywhere text-ink">{email}</strong>.
        </Trans>
      }
    >
      <PageHead title={t`Confirm your account`} error={refused !== undefined} hidden />
      <AccountForm refused={refused}>
        {link.passwordNeeded ? (
          <PasswordField
            id="password"
            label={<Trans>The password you chose</Trans>}
            hint={<Trans>You signed up in another browser, so please confirm that it was you.</Trans>}
            autoComplete="current-password"
            error={problemOf(refused, 'password')}
          />
        ) : null}
        <SubmitButton>
          <Trans>Confirm and open my account</Trans>
        </SubmitButton>
      </AccountForm>
      <p className="text-ink-soft text-sm">
        <Trans>Didn’t ask for an account? Just close this page.</Trans>
      </p>
    </AccountFrame>
  );
}
