import { Trans, useLingui } from '@lingui/react/macro';
import { AccountForm, SubmitButton } from '../../account/account-form.tsx';
import { AccountFrame } from '../../account/account-frame.tsx';
import { fieldsOf, tryCall } from '../../account/answer.ts';
import { EmailField } from '../../account/email-field.tsx';
import { MailSent } from '../../account/mail-sent.tsx';
import { PageHead } from '../../frame/page-head.tsx';
import { TextLink } from '../../ui/link.tsx';
import type { Route } from './+types/forgot-password.ts';

export async function action({ request, context }: Route.ActionArgs) {
  const email = (await fieldsOf(request))('email');
  return (await tryCall(context, 'requestPasswordReset', { email }, { email })) ?? { sentTo: email.trim() };
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  if (actionData && 'sentTo' in actionData) {
    const email = actionData.sentTo;
    return (
      <AccountFrame title={<Trans>Check your inbox</Trans>}>
        <PageHead title={t`Check your inbox`} hidden />
        <MailSent retryPath="/forgot-password">
          <Trans>
            If there’s an account for <strong className="wrap-anywhere">{email}</strong>, we’ve sent a link to reset the
            password.
          </Trans>
        </MailSent>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title={<Trans>Forgot your password?</Trans>}
      lead={<Trans>Enter your email address and we’ll send you a link to choose a new password.</Trans>}
      foot={
        <p>
          <Trans>
            Remembered it? <TextLink to="/login">Sign in</TextLink>
          </Trans>
        </p>
      }
    >
      <PageHead title={t`Forgot your password?`} error={actionData !== undefined} hidden />
      <AccountForm refused={actionData}>
        <EmailField refused={actionData} />
        <SubmitButton>
          <Trans>Send the link</Trans>
        </SubmitButton>
      </AccountForm>
    </AccountFrame>
  );
}
