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

/** Looking at the page changes nothing: mail scanners open links too. Only the button does something. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = tokenIn(request);
  if (!token) return { link: null };
  const isOver = (status: number) => status === 410 || status === 422;
  const link = await context.get(shopContext).callResult('readConsentLink', { token }, isOver);
  return { link: link.ok ? link.answer : null };
}

/** Confirms or withdraws with a link, or takes an address from a form of a page without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const token = tokenIn(request);
  const typed = await request.formData();
  const isTold = (status: number) => status < 500;
  const leadTo = (done: string) => redirect(`/confirm-mail?done=${done}`);
  if (!token) {
    const form = typed.get('form') === 'popup' ? 'popup' : 'band';
    const asked = await shop.callResult('askConsent', { email: String(typed.get('email') ?? ''), form }, isTold);
    return leadTo(asked.ok ? 'asked' : 'wrong');
  }
  const withdraws = typed.get('intent') === 'withdraw';
  const result = await shop.callResult(withdraws ? 'withdrawConsent' : 'confirmConsent', { token }, isTold);
  return leadTo(result.ok ? (withdraws ? 'withdrawn' : 'confirmed') : 'gone');
}

export default function ConfirmMail({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const { link } = loaderData;
  const done = search.get('done');
  const head = <PageHead title={t`Letters by e-mail`} hidden />;
  if (done === 'confirmed') {
    return (
      <ConfirmFrame kind="good" title={<Trans>Thank you, you are on the list</Trans>} action={<ToTours />}>
        {head}
        <Trans>The next letter comes to you. Every letter has a link to stop them.</Trans>
      </ConfirmFrame>
    );
  }
  if (done === 'withdrawn' || (link?.purpose === 'withdraw' && link.done)) {
    return (
      <ConfirmFrame kind="good" title={<Trans>No more letters</Trans>} action={<ToTours />}>
        {head}
        <Trans>Your consent is withdrawn. What you have booked and asked is still answered by mail.</Trans>
      </ConfirmFrame>
    );
  }
  if (done === 'asked') {
    return (
      <ConfirmFrame kind="good" title={<Trans>Please look into your mailbox</Trans>} action={<ToTours />}>
        {head}
        <Trans>We have sent you a link. Letters come only after you have clicked it.</Trans>
      </ConfirmFrame>
    );
  }
  if (done === 'wrong') {
    return (
      <ConfirmFrame kind="bad" title={<Trans>That did not look like an address</Trans>} action={<ToTours />}>
        {head}
        <Trans>Please go back and check the e-mail address you entered.</Trans>
      </ConfirmFrame>
    );
  }
  if (!link) {
    return (
      <ConfirmFrame kind="bad" title={<Trans>This link works no more</Trans>} action={<ToTours />}>
        {head}
        <Trans>It was used already, or it is too old. You can ask for letters again on the home page.</Trans>
      </ConfirmFrame>
    );
  }
  const { email } = link;
  return link.purpose === 'confirm' ? (
    <ConfirmFrame
      title={<Trans>One click to go</Trans>}
      action={<LinkForm intent="confirm">{<Trans>Yes, send me letters</Trans>}</LinkForm>}
    >
      {head}
      <Trans>
        Letters go to <strong className="wrap-anywhere text-ink">{email}</strong>, about twice a month. You can stop
        them whenever you like.
      </Trans>
    </ConfirmFrame>
  ) : (
    <ConfirmFrame
      title={<Trans>Stop the letters?</Trans>}
      action={<LinkForm intent="withdraw">{<Trans>Yes, stop the letters</Trans>}</LinkForm>}
    >
      {head}
      <Trans>
        Nothing more is sent to <strong className="wrap-anywhere text-ink">{email}</strong>, from the moment you click.
      </Trans>
    </ConfirmFrame>
  );
}

function ToTours() {
  return (
    <ButtonLink to="/">
      <Trans>Back to home</Trans>
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
