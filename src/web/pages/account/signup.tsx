import { Trans, useLingui } from '@lingui/react/macro';
import { redirect } from 'react-router';
import { passwordLength } from '#contract/list/account.ts';
import { AccountForm, SubmitButton } from '../../account/account-form.tsx';
import { AccountFrame } from '../../account/account-frame.tsx';
import { fieldsOf, problemOf, type Refused, tryCall } from '../../account/answer.ts';
import { EmailField } from '../../account/email-field.tsx';
import { MailSent } from '../../account/mail-sent.tsx';
import { PasswordField } from '../../account/password-field.tsx';
import { PageHead } from '../../frame/page-head.tsx';
import { shopContext } from '../../shop.ts';
import { TextLink } from '../../ui/link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Route } from './+types/signup.ts';

export async function loader({ context }: Route.LoaderArgs) {
  if (context.get(shopContext).page.account) throw redirect('/account');
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const field = await fieldsOf(request);
  const typed = { name: field('name'), email: field('email') };
  return (
    (await tryCall(context, 'signUp', { ...typed, password: field('password') }, typed)) ?? {
      sentTo: typed.email.trim(),
    }
  );
}

function SignUpForm({ refused }: { refused: Refused | undefined }) {
  const { t } = useLingui();
  return (
    <AccountForm refused={refused}>
      <TextField
        id="name"
        name="name"
        autoComplete="name"
        required
        plain
        label={<Trans>Name</Trans>}
        defaultValue={refused?.typed.name}
        error={problemOf(refused, 'name')}
      />
      <EmailField refused={refused} />
      <PasswordField
        id="password"
        label={<Trans>Password</Trans>}
        hint={t`Use at least ${passwordLength.min} characters. A few words in a row are easy to remember.`}
        autoComplete="new-password"
        error={problemOf(refused, 'password')}
      />
      <SubmitButton>
        <Trans>Create account</Trans>
      </SubmitButton>
    </AccountForm>
  );
}

export default function SignUp({ actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  if (actionData && 'sentTo' in actionData) {
    const email = actionData.sentTo;
    return (
      <AccountFrame title={<Trans>Check your inbox</Trans>}>
        <PageHead title={t`Check your inbox`} hidden />
        <MailSent retryPath="/signup">
          <Trans>
            We’ve sent an email to <strong className="wrap-anywhere">{email}</strong>.
          </Trans>
        </MailSent>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title={<Trans>Create your account</Trans>}
      lead={<Trans>Free and quick: three fields and a confirmation email.</Trans>}
      foot={
        <p>
          <Trans>
            Already have an account? <TextLink to="/login">Sign in</TextLink>
          </Trans>
        </p>
      }
    >
      <PageHead
        title={t`Create your account`}
        description={t`A free account keeps your wishlist and holds in one place. It takes three fields and a confirmation email.`}
        error={actionData !== undefined}
      />
      <SignUpForm refused={actionData} />
    </AccountFrame>
  );
}
