import { Trans, useLingui } from '@lingui/react/macro';
import { LinkIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { data, redirect } from 'react-router';
import type { AnswerOf } from '#contract/schemas.ts';
import { AgencyLogo } from '../../agency/clients-agency.tsx';
import { PageHead } from '../../frame/page-head.tsx';
import { shopContext } from '../../shop.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { ButtonLink } from '../../ui/link.tsx';
import type { Route } from './+types/pay.ts';

type Closed = Exclude<AnswerOf<'loadShareLink'>['state'], 'open'> | 'unknown';

/** Redirects an agent's payment link to the payment page, or explains why it is no longer valid. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { link } = params;
  const found = await context.get(shopContext).callResult('loadShareLink', { link }, (status) => status === 404);
  if (!found.ok) return data({ state: 'unknown' as Closed, seller: null }, { status: 404 });
  const { state, seller, shared } = found.answer;
  if (state !== 'open' || !shared) return data({ state: state as Closed, seller }, { status: 410 });
  if (shared.holdId !== null) throw redirect(`/holds/${shared.holdId}/pay?share=${link}`);
  const query = new URLSearchParams({ ...shared.query, type: 'book', currency: shared.currency, share: link });
  throw redirect(`/book-now/${shared.slug}/${shared.objectId}?${query}`);
}

export default function PayLink({ loaderData: { state, seller } }: Route.ComponentProps) {
  const { t } = useLingui();
  const subject = encodeURIComponent(t`Request for a new payment link`);
  return (
    <div className="shell flex max-w-2xl flex-col items-start gap-4 py-10 md:py-16">
      <PageHead title={t`Payment link`} hidden />
      <span className="flex size-14 items-center justify-center rounded-full bg-pine-soft text-pine" aria-hidden="true">
        <LinkIcon className="size-6" />
      </span>
      <h1 className="text-3xl md:text-4xl">
        <Title state={state} />
      </h1>
      <p>
        <Explanation state={state} />
      </p>
      {seller?.logo ? <AgencyLogo logo={seller.logo} name={seller.agency} /> : null}
      {seller ? (
        <p className="wrap-anywhere text-ink-soft">
          {[seller.agency, seller.agent, seller.email].filter(Boolean).join(' · ')}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3 pt-2">
        {seller && seller.email !== '' && state !== 'used' && state !== 'requested' ? (
          <a href={`mailto:${seller.email}?subject=${subject}`} className={buttonClass('primary', 'normal')}>
            <Trans>Write to {seller.agency}</Trans>
          </a>
        ) : null}
        <ButtonLink to="/help" variant="secondary">
          <Trans>Help</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}

function Title({ state }: { state: Closed }): ReactNode {
  switch (state) {
    case 'used':
      return <Trans>This link has been paid</Trans>;
    case 'paying':
      return <Trans>This link is being paid right now</Trans>;
    case 'requested':
      return <Trans>Waiting for the operator to confirm</Trans>;
    case 'declined':
      return <Trans>The operator declined this booking</Trans>;
    case 'lapsed':
      return <Trans>The operator didn’t confirm in time</Trans>;
    case 'unpaid':
      return <Trans>The payment didn’t go through</Trans>;
    case 'cancelled':
      return <Trans>This booking has been cancelled</Trans>;
    case 'revoked':
      return <Trans>This link has been withdrawn</Trans>;
    case 'expired':
      return <Trans>This link has expired</Trans>;
    case 'unknown':
      return <Trans>We don’t recognise this link</Trans>;
  }
}

function Explanation({ state }: { state: Closed }): ReactNode {
  switch (state) {
    case 'used':
      return (
        <Trans>
          The trip is booked, and nothing more is charged. We sent the confirmation to the first traveller’s email
          address; the link in that email opens the booking.
        </Trans>
      );
    case 'paying':
      return (
        <Trans>
          Someone is paying with this link, perhaps you in another window. You won’t be charged twice. Please check
          again in a few minutes.
        </Trans>
      );
    case 'requested':
      return (
        <Trans>
          This link has been used, and the amount is reserved. You’ll get an email as soon as the operator confirms or
          declines the booking. You’re only charged if the operator confirms it.
        </Trans>
      );
    case 'declined':
      return (
        <Trans>
          Your places were released, and you haven’t been charged. This link can’t be used again. Your travel agent can
          suggest another date and send you a new link.
        </Trans>
      );
    case 'lapsed':
      return (
        <Trans>
          We didn’t get a reply from the operator in time. Your places were released, and you haven’t been charged. This
          link can’t be used again. Please ask your travel agent for a new one.
        </Trans>
      );
    case 'unpaid':
      return (
        <Trans>
          Your bank didn’t release the money, so the booking was cancelled and you haven’t been charged. This link can’t
          be used again. Please ask your travel agent for a new one.
        </Trans>
      );
    case 'cancelled':
      return (
        <Trans>
          Nothing more is charged. The link in your confirmation email opens the booking and shows any refund. Your
          travel agent can send you a new link.
        </Trans>
      );
    case 'revoked':
      return (
        <Trans>
          Your travel agent no longer offers this trip. You haven’t been charged. They can send you another link.
        </Trans>
      );
    case 'expired':
      return (
        <Trans>
          Payment links are valid for a limited time. You haven’t been charged. Please ask your travel agent for a new
          one.
        </Trans>
      );
    case 'unknown':
      return (
        <Trans>
          The link may have been cut off when it was copied. You haven’t been charged. Please open the link in your
          travel agent’s message again, or ask for a new one.
        </Trans>
      );
  }
}
