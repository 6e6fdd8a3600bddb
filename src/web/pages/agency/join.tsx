import { Trans, useLingui } from '@lingui/react/macro';
import { redirect, useLocation, useNavigation } from 'react-router';
import { tryCall } from '../../account/answer.ts';
import { loginFor } from '../../account/next.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { shopContext } from '../../shop.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { ButtonLink, TextLink } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import type { Route } from './+types/join.ts';

const linkOf = (invitationId: string, request: Request) => ({
  invitationId,
  code: (new URL(request.url).searchParams.get('code') ?? '').slice(0, 100),
});

/** Loading the page changes nothing, because mail scanners open links too; only the button accepts the invitation. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { callResult, page } = context.get(shopContext);
  const isOver = (status: number) => status === 404 || status === 410 || status === 422;
  const found = await callResult('loadInvitation', linkOf(params.invitationId, request), isOver);
  return {
    invitation: found.ok ? found.answer : null,
    account: page.account && { email: page.account.email, role: page.account.role },
    login: loginFor(request.url, page.language),
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  return (await tryCall(context, 'acceptInvitation', linkOf(params.invitationId, request))) ?? redirect('/agency');
}

export default function JoinAgency({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { search } = useLocation();
  const { formData } = useNavigation();
  const { invitation, account, login } = loaderData;
  const agency = invitation?.agency ?? '';
  const email = invitation?.email ?? '';
  return (
    <div className="shell flex max-w-2xl flex-col gap-5 py-10">
      <PageHead title={t`Join an agency`} hidden />
      {invitation ? (
        <>
          <h1>{t`Join ${agency}`}</h1>
          {actionData ? <ErrorSummary {...actionData} /> : null}
          <p>{t`${agency} has invited ${email} to hold and book tours for its clients.`}</p>
          {!account ? (
            <div className="flex flex-wrap items-center gap-4">
              <ButtonLink to={login}>
                <Trans>Sign in with this email address</Trans>
              </ButtonLink>
              <TextLink to="/signup">
                <Trans>Create an account</Trans>
              </TextLink>
            </div>
          ) : account.email !== email ? (
            <Notice kind="warning" title={<Trans>You’re signed in with a different email address</Trans>}>
              <Trans>Sign out, then sign in with the email address that was invited and open the link again.</Trans>
            </Notice>
          ) : account.role !== 'traveller' ? (
            <Notice kind="warning" title={<Trans>This account has another role</Trans>}>
              <Trans>
                Only a traveller account can join an agency. Ask for an invitation to another email address.
              </Trans>
            </Notice>
          ) : (
            <PostForm action={search} className="flex flex-col items-start gap-4">
              <p className="text-ink-soft">
                <Trans>
                  From then on, anything you hold or book with this account is for the agency’s clients. Your own
                  earlier bookings stay yours.
                </Trans>
              </p>
              <Button type="submit" pending={formData !== undefined}>
                <Trans>Join the agency</Trans>
              </Button>
            </PostForm>
          )}
        </>
      ) : (
        <>
          <h1>
            <Trans>This invitation is no longer valid</Trans>
          </h1>
          <p>
            <Trans>It has been used, withdrawn or has expired. Ask your agency for a new one.</Trans>
          </p>
        </>
      )}
    </div>
  );
}
