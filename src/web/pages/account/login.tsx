import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { AccountForm, SubmitButton } from '../../account/account-form.tsx';
import { AccountFrame } from '../../account/account-frame.tsx';
import { fieldsOf, problemOf, tryCall } from '../../account/answer.ts';
import { EmailField } from '../../account/email-field.tsx';
import { landingPage, leadTo, safeNext } from '../../account/next.ts';
import { PasswordField } from '../../account/password-field.tsx';
import { PageHead } from '../../frame/page-head.tsx';
import { shopContext } from '../../shop.ts';
import { TextLink } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Route } from './+types/login.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { account, language } = context.get(shopContext).page;
  if (account) throw leadTo(landingPage(new URL(request.url).searchParams, account, language));
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const field = await fieldsOf(request);
  const email = field('email');
  const refused = await tryCall(context, 'logIn', { email, password: field('password') }, { email });
  if (refused) return refused;
  const { search, searchParams } = new URL(request.url);
  // The account, and so its landing page, is known only with the next request.
  return leadTo(safeNext(searchParams.get('next'), context.get(shopContext).page.language) ?? `/login${search}`);
}

export default function Login({ actionData: refused }: Route.ComponentProps) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  return (
    <AccountFrame
      title={<Trans>Welcome back</Trans>}
      lead={<Trans>Sign in to see your bookings, holds and messages.</Trans>}
      foot={
        <p>
          <Trans>
            New here? <TextLink to="/signup">Create an account</TextLink>
          </Trans>
        </p>
      }
    >
      <PageHead title={t`Sign in`} error={refused !== undefined} hidden />
      {search.has('changed') && !refused ? (
        <Notice kind="success" announce>
          <Trans>Your password has been changed. Please sign in with it.</Trans>
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
          <Trans>Sign in</Trans>
        </SubmitButton>
      </AccountForm>
    </AccountFrame>
  );
}
