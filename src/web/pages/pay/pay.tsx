import { Trans, useLingui } from '@lingui/react/macro';
import { LinkIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { data, redirect } from 'react-router';
import type { AnswerOf } from '#contract/schemas.ts';
import { AgencyLogo } from '../../agency/clients-agency.tsx';
import { PageHead } from '../../frame/page-head.tsx';
import { shopContext } from '../../shop.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { ButtonLink } from '../../ui/link.tsx';
import type { Route } from './+types/pay.ts';

type Closed = Exclude<AnswerOf<'loadShareLink'>['state'], 'open'> | 'unknown';

/** Where a link leads that an agent sent: to what there is to pay; one that pays nothing any more says why. */
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
  const subject = encodeURIComponent(t`A new payment link, please`);
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
        {seller && seller.email !== '' && state !== 'used' ? (
          <a href={`mailto:${seller.email}?subject=${subject}`} className={buttonLook('primary', 'normal')}>
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
    case 'revoked':
      return <Trans>This link was taken back</Trans>;
    case 'expired':
      return <Trans>This link has expired</Trans>;
    case 'unknown':
      return <Trans>We do not know this link</Trans>;
  }
}

function Explanation({ state }: { state: Closed }): ReactNode {
  switch (state) {
    case 'used':
      return (
        <Trans>
          The journey is booked, and nothing more is charged. The confirmation went to the address of the first
          traveller; the link in that mail opens the booking.
        </Trans>
      );
    case 'paying':
      return (
        <Trans>
          Somebody is paying by this link, perhaps you in another window. Nothing is charged twice. Please look again in
          a few minutes.
        </Trans>
      );
    case 'revoked':
      return (
        <Trans>
          Your travel agent does not offer this journey any more. Nothing was charged. They can make another link.
        </Trans>
      );
    case 'expired':
      return (
        <Trans>
          Payment links last for a limited time. Nothing was charged. Please ask your travel agent for a new one.
        </Trans>
      );
    case 'unknown':
      return (
        <Trans>
          Perhaps the address was cut off when it was copied. Nothing was charged. Please open the link in the message
          of your travel agent again, or ask for a new one.
        </Trans>
      );
  }
}
