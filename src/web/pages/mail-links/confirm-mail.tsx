import { Trans, useLingui } from '@lingui/react/macro';
import { redirect, useNavigation, useSearchParams } from 'react-router';
import { PageHead } from '../../frame/page-head.tsx';
import { shopContext } from '../../shop.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import type { Route } from './+types/confirm-mail.ts';
import { ConfirmFrame } from './confirm-frame.tsx';

const tokenIn = (request: Request): string => {
  const query = new URL(request.url).searchParams;
  return query.get('token') ?? query.get('withdraw') ?? '';
};

/** Loading the page changes nothing, because mail scanners open links too; only the button does. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = tokenIn(request);
  if (!token) return { link: null };
  const isOver = (status: number) => status === 410 || status === 422;
  const link = await context.get(shopContext).callResult('readConsentLink', { token }, isOver);
  return { link: link.ok ? link.answer : null };
}

/** Confirms or withdraws by a link, or accepts an email from a form on a page without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const token = tokenIn(request);
  const typed = await request.formData();
  const isExpectedStatus = (status: number) => status < 500;
  const leadTo = (done: string) => redirect(`/confirm-mail?done=${done}`);
  if (!token) {
    const form = typed.get('form') === 'popup' ? 'popup' : 'band';
    const result = await shop.callResult(
      'askConsent',
      { email: String(typed.get('email') ?? ''), form },
      isExpectedStatus,
    );
    return leadTo(result.ok ? 'asked' : 'wrong');
  }
  const withdraws = typed.get('intent') === 'withdraw';
  const result = await shop.callResult(withdraws ? 'withdrawConsent' : 'confirmConsent', { token }, isExpectedStatus);
  return leadTo(result.ok ? (withdraws ? 'withdrawn' : 'confirmed') : 'gone');
}

export default function ConfirmMail({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const { link } = loaderData;
  const done = search.get('done');
  const head = <PageHead title={t`Newsletter`} hidden />;
  if (done === 'confirmed') {
    return (
      <ConfirmFrame kind="good" title={<Trans>Thank you for subscribing</Trans>} action={<ToTours />}>
        {head}
        <Trans>You’ll get our next newsletter. Every issue has an unsubscribe link.</Trans>
      </ConfirmFrame>
    );
  }
  if (done === 'withdrawn' || (link?.purpose === 'withdraw' && link.done)) {
    return (
      <ConfirmFrame kind="good" title={<Trans>You’ve unsubscribed</Trans>} action={<ToTours />}>
        {head}
        <Trans>Your consent has been withdrawn. You’ll still get emails about your bookings and questions.</Trans>
      </ConfirmFrame>
    );
  }
  if (done === 'asked') {
    return (
      <ConfirmFrame kind="good" title={<Trans>Check your inbox</Trans>} action={<ToTours />}>
        {head}
        <Trans>We’ve sent you a link. Click it to confirm your subscription.</Trans>
      </ConfirmFrame>
    );
  }
  if (done === 'wrong') {
    return (
      <ConfirmFrame kind="bad" title={<Trans>That doesn’t look like an email address</Trans>} action={<ToTours />}>
        {head}
        <Trans>Please go back and check the email address you entered.</Trans>
      </ConfirmFrame>
    );
  }
  if (!link) {
    return (
      <ConfirmFrame kind="bad" title={<Trans>This link no longer works</Trans>} action={<ToTours />}>
        {head}
        <Trans>It has been used or has expired. You can sign up for the newsletter again on the home page.</Trans>
      </ConfirmFrame>
    );
  }
  const { email } = link;
  return link.purpose === 'confirm' ? (
    <ConfirmFrame
      title={<Trans>One more click</Trans>}
      action={<LinkForm intent="confirm">{<Trans>Yes, subscribe me</Trans>}</LinkForm>}
    >
      {head}
      <Trans>
        We’ll send the newsletter to <strong className="wrap-anywhere text-ink">{email}</strong> about twice a month.
        You can unsubscribe at any time.
      </Trans>
    </ConfirmFrame>
  ) : (
    <ConfirmFrame
      title={<Trans>Unsubscribe?</Trans>}
      action={<LinkForm intent="withdraw">{<Trans>Yes, unsubscribe</Trans>}</LinkForm>}
    >
      {head}
      <Trans>
        We won’t send the newsletter to <strong className="wrap-anywhere text-ink">{email}</strong> any more.
      </Trans>
    </ConfirmFrame>
  );
}

function ToTours() {
  return (
    <ButtonLink to="/">
      <Trans>Go to the home page</Trans>
    </ButtonLink>
  );
}

function LinkForm({ intent, children }: { intent: 'confirm' | 'withdraw'; children: React.ReactNode }) {
  const { formData } = useNavigation();
  return (
    <PostForm>
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" size="large" pending={formData !== undefined}>
        {children}
      </Button>
    </PostForm>
  );
}
