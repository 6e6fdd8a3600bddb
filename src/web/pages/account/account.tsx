import { Trans, useLingui } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import { redirect, useSearchParams } from 'react-router';
import { AccountSection, DetailsSection, PasswordSection } from '../../account/account-sections.tsx';
import { fieldsOf, type Refused, tryCall } from '../../account/answer.ts';
import { requireAccount } from '../../account/guard.ts';
import { SessionList } from '../../account/session-list.tsx';
import { forgetSavedForm } from '../../browser/book-now-form.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { shopContext } from '../../shop.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import type { Route } from './+types/account.ts';

const AccountDataSections = lazyPart(
  'belongings',
  async () => (await import('../../account/account-data-sections.tsx')).AccountDataSections,
  { ssr: true },
);

export async function loader(args: Route.LoaderArgs) {
  const account = requireAccount(args);
  const { call } = args.context.get(shopContext);
  const [{ sessions }, belongings, { holds }, { bookings }, { conversations }] = await Promise.all([
    call('listSessions', {}),
    call('readAccountData', {}),
    call('listHolds', {}),
    call('listBookings', {}),
    call('listConversations', {}),
  ]);
  return { account, sessions, belongings, holds, bookings, conversations };
}

export async function action(args: Route.ActionArgs) {
  requireAccount(args);
  const { context, request } = args;
  const field = await fieldsOf(request);
  const intent = field('intent');
  const call = () => {
    if (intent === 'name')
      return tryCall(context, 'renameAccount', { name: field('name') }, { name: field('name'), intent });
    if (intent === 'password') {
      const passwords = { currentPassword: field('currentPassword'), password: field('password') };
      return tryCall(context, 'changePassword', passwords, { intent });
    }
    if (intent.startsWith('card-')) return tryCall(context, 'removeStoredCard', { id: field('id') }, { intent });
    return tryCall(context, 'endSession', intent === 'end-others' ? {} : { id: field('id') }, { intent });
  };
  return (await call()) ?? redirect(`/account?done=${doneBy(intent)}`);
}

/** Returns which confirmation to display after an action. */
function doneBy(intent: string): 'name' | 'password' | 'card' | 'sessions' {
  if (intent === 'name' || intent === 'password') return intent;
  return intent.startsWith('card-') ? 'card' : 'sessions';
}

/** Confirms the action after the reload. */
function DoneNotice() {
  const [search] = useSearchParams();
  const done = search.get('done');
  const words =
    done === 'name' ? (
      <Trans>Your name has been saved.</Trans>
    ) : done === 'password' ? (
      <Trans>Your password has been changed, and you’ve been signed out on all other devices.</Trans>
    ) : done === 'card' ? (
      <Trans>The card has been removed.</Trans>
    ) : done === 'sessions' ? (
      <Trans>Signed out.</Trans>
    ) : null;
  if (!words) return null;
  return (
    <Notice kind="success" announce>
      {words}
    </Notice>
  );
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { account, sessions, belongings, holds, bookings, conversations } = loaderData;
  const refusedAs = (intent: string): Refused | undefined =>
    actionData?.typed.intent === intent ? actionData : undefined;
  return (
    <div className="shell flex max-w-3xl flex-col gap-6 py-8 md:py-12">
      <PageHead title={t`Your account`} error={actionData !== undefined} hidden />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1>
          <Trans>Your account</Trans>
        </h1>
        <PostForm action="/logout">
          <Button type="submit" variant="secondary" icon={<LogOut aria-hidden="true" />} onClick={forgetSavedForm}>
            <Trans>Sign out</Trans>
          </Button>
        </PostForm>
      </div>
      {actionData ? null : <DoneNotice />}
      {/^(end|card)-/.test(actionData?.typed.intent ?? '') && actionData ? <ErrorSummary {...actionData} /> : null}
      <AccountDataSections
        bookings={bookings}
        conversations={conversations}
        holds={holds}
        belongings={belongings}
        role={account.role}
      />
      <DetailsSection account={account} refused={refusedAs('name')} />
      <PasswordSection account={account} refused={refusedAs('password')} />
      <AccountSection
        title={<Trans>Where you’re signed in</Trans>}
        lead={<Trans>Don’t recognise a device? Sign it out and change your password.</Trans>}
      >
        <SessionList sessions={sessions} />
      </AccountSection>
    </div>
  );
}
