import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { AccountForm, SubmitButton } from '../../account/account-form.tsx';
import { AccountFrame } from '../../account/account-frame.tsx';
import { fieldsOf, problemOf, tryCall } from '../../account/answer.ts';
import { EmailField } from '../../account/email-field.tsx';
import { leadTo, safeNext } from '../../account/next.ts';
import { PasswordField } from '../../account/password-field.tsx';
import { PageHead } from '../../frame/page-head.tsx';
import { shopContext } from '../../shop.ts';
import { TextLink } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Route } from './+types/login.ts';

const nextOf = ({ request, context }: Route.LoaderArgs | Route.ActionArgs): string =>
  safeNext(new URL(request.url).searchParams.get('next'), context.get(shopContext).page.language);

export async function loader(args: Route.LoaderArgs) {
  if (args.context.get(shopContext).page.account) throw leadTo(nextOf(args));
  return null;
}

export async function action(args: Route.ActionArgs) {
  const field = await fieldsOf(args.request);
  const email = field('email');
  const refused = await tryCall(args.context, 'logIn', { email, password: field('password') }, { email });
  return refused ?? leadTo(nextOf(args));
}

export default function Login({ actionData: refused }: Route.ComponentProps) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  return (
    <AccountFrame
      title={<Trans>Welcome back</Trans>}
      lead={<Trans>Log in to see your bookings, holds and messages.</Trans>}
      foot={
        <p>
          <Trans>
            New here? <TextLink to="/signup">Create an account</TextLink>
          </Trans>
        </p>
      }
    >
      <PageHead title={t`Log in`} error={refused !== undefined} hidden />
      {search.has('changed') && !refused ? (
        <Notice kind="success" announce>
          <Trans>Your new password is set. Please log in with it.</Trans>
        </Notice>
      ) : null}
      <AccountForm refused={refused}>
        <EmailField refused={refused} />
        <PasswordField
          id="password"
          label={<Trans>Password</Trans>}
          autoComplete="current-password"
          error={problemOf(refused, 'password')}
        />
        <TextLink to="/forgot-password" className="self-start text-sm">
          <Trans>Forgot your password?</Trans>
        </TextLink>
        <SubmitButton>
          <Trans>Log in</Trans>
        </SubmitButton>
      </AccountForm>
    </AccountFrame>
  );
}
