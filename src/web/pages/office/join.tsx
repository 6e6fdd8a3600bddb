import { Trans, useLingui } from '@lingui/react/macro';
import { redirect, useLocation, useNavigation } from 'react-router';
import { passwordLength } from '#contract/list/account.ts';
import type { AnswerOf } from '#contract/schemas.ts';
import { AccountForm, SubmitButton } from '../../account/account-form.tsx';
import { fieldsOf, problemOf, type Refused, tryCall } from '../../account/answer.ts';
import { loginFor } from '../../account/next.ts';
import { PasswordField } from '../../account/password-field.tsx';
import { PageHead } from '../../frame/page-head.tsx';
import { shopContext } from '../../shop.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Route } from './+types/join.ts';
import { usePresetWords } from './preset-words.tsx';

const linkOf = (invitationId: string, request: Request) => ({
  invitationId,
  code: (new URL(request.url).searchParams.get('code') ?? '').slice(0, 100),
});

/** Opening the page changes nothing, because mail scanners open links too; only the button accepts. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { callResult, page } = context.get(shopContext);
  const isOver = (status: number) => status === 404 || status === 410 || status === 422;
  const found = await callResult('loadOfficeInvitation', linkOf(params.invitationId, request), isOver);
  return {
    invitation: found.ok ? found.answer : null,
    account: page.account && { email: page.account.email, role: page.account.role },
    login: loginFor(request.url, page.language),
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const field = await fieldsOf(request);
  const name = field('name');
  const accepted = { ...linkOf(params.invitationId, request), name, password: field('password') };
  // With the new session, the log-in page leads to the start page of the account.
  return (await tryCall(context, 'acceptOfficeInvitation', accepted, { name })) ?? redirect('/login');
}

export default function JoinOffice({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const presetWords = usePresetWords();
  const { invitation, account, login } = loaderData;
  if (!invitation)
    return (
      <div className="shell flex max-w-2xl flex-col gap-5 py-10">
        <PageHead title={t`Join an office`} hidden />
        <h1>
          <Trans>This invitation is no longer valid</Trans>
        </h1>
        <p>
          <Trans>It has been used, withdrawn or has expired. Ask for a new one.</Trans>
        </p>
      </div>
    );
  const { email, role, preset, hasAccount } = invitation;
  const company = invitation.company ?? 'Waymark';
  const { name, allows } = presetWords(role, preset);
  return (
    <div className="shell flex max-w-2xl flex-col gap-5 py-10">
      <PageHead title={t`Join an office`} error={actionData !== undefined} hidden />
      <h1>{t`Join the office of ${company}`}</h1>
      <p>{t`${company} has invited ${email}. Your role: ${name} (${allows}).`}</p>
      {account === null && !hasAccount ? (
        <NewAccount email={email} refused={actionData} />
      ) : account === null ? (
        <div>
          <ButtonLink to={login}>
            <Trans>Sign in with this email address</Trans>
          </ButtonLink>
        </div>
      ) : (
        <Existing account={account} invitation={invitation} refused={actionData} />
      )}
    </div>
  );
}

function NewAccount({ email, refused }: { email: string; refused: Refused | undefined }) {
  const { t } = useLingui();
  return (
    <AccountForm refused={refused}>
      {/* So that a password manager knows whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
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
      <PasswordField
        id="password"
        label={<Trans>Password</Trans>}
        hint={t`Use at least ${passwordLength.min} characters. A few words in a row are easy to remember.`}
        autoComplete="new-password"
        error={problemOf(refused, 'password')}
      />
      <SubmitButton>
        <Trans>Join the office</Trans>
      </SubmitButton>
    </AccountForm>
  );
}

function Existing({
  account,
  invitation,
  refused,
}: {
  account: { readonly email: string; readonly role: string };
  invitation: AnswerOf<'loadOfficeInvitation'>;
  refused: Refused | undefined;
}) {
  const { search } = useLocation();
  const { formData } = useNavigation();
  if (account.email !== invitation.email)
    return (
      <Notice kind="warning" title={<Trans>You’re signed in with a different email address</Trans>}>
        <Trans>Sign out, then sign in with the email address that was invited and open the link again.</Trans>
      </Notice>
    );
  if (account.role !== 'traveller')
    return (
      <Notice kind="warning" title={<Trans>This account has another role</Trans>}>
        <Trans>Only a traveller account can join an office. Ask for an invitation to another email address.</Trans>
      </Notice>
    );
  return (
    <PostForm action={search} className="flex flex-col items-start gap-4">
      {refused ? <ErrorSummary {...refused} /> : null}
      <p className="text-ink-soft">
        <Trans>You’ll be signed out on all other devices. Your own earlier bookings stay yours.</Trans>
      </p>
      <Button type="submit" pending={formData !== undefined}>
        <Trans>Join the office</Trans>
      </Button>
    </PostForm>
  );
}
