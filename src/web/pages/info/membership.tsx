import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BadgePercent, CircleSlash, Ticket } from 'lucide-react';
import { shopContext } from '../../shop.ts';
import { Card } from '../../ui/card.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Price } from '../../ui/price.tsx';
import type { Route } from './+types/membership.ts';
import { Benefit } from './benefit.tsx';
import { Chapter, InfoPage } from './info-page.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { membership } = await context
    .get(shopContext)
    .call('loadAboveFold', { action: 'membership/membership-popup' });
  return { membership };
}

export default function Membership({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { membership } = loaderData;
  const percent = membership?.savingPercent ?? 0;
  return (
    <InfoPage
      title={t`Waymark+ membership`}
      description={t`Waymark+ saves you money on every tour and removes the service fee, for a year at a time.`}
      heading={<Trans>Waymark+, for people who travel often</Trans>}
      lead={
        <Trans>
          Pay one fee, and every tour costs less while your membership lasts. It often pays off with your first longer
          trip.
        </Trans>
      }
    >
      {membership ? (
        <Card className="flex flex-wrap items-center justify-between gap-6 bg-pine-soft md:p-8">
          <div className="flex flex-col gap-1">
            <span className="eyebrow text-pine">
              <Trans>Waymark+</Trans>
            </span>
            <Price
              minor={membership.price.amount}
              currency={membership.price.currency}
              size="large"
              cents="whole"
              per={<Plural value={membership.months} one="for # month" other="for # months" />}
            />
          </div>
          <p className="max-w-sm text-ink-soft">
            <Trans>Add it when you book, and it already counts for that booking. It doesn’t renew automatically.</Trans>
          </p>
        </Card>
      ) : (
        <p className="text-lg">
          <Trans>Membership isn’t available at the moment.</Trans>
        </p>
      )}
      <Chapter title={<Trans>What members get</Trans>}>
        <div className="grid gap-5 sm:grid-cols-3">
          {membership ? (
            <Benefit icon={<BadgePercent />} title={<Trans>{percent}% off every tour</Trans>}>
              <Trans>Off the tour price of each booking, for everyone who travels with you.</Trans>
            </Benefit>
          ) : null}
          <Benefit icon={<CircleSlash />} title={<Trans>No service fee</Trans>}>
            <Trans>Where an operator’s tours have a service fee, members don’t pay it.</Trans>
          </Benefit>
          <Benefit icon={<Ticket />} title={<Trans>On top of deals</Trans>}>
            <Trans>Operators’ promotions are already in the price; your member discount comes on top.</Trans>
          </Benefit>
        </div>
      </Chapter>
      <Chapter title={<Trans>Is it worth it?</Trans>}>
        <p>
          <Trans>
            When you book, you see the price with and without membership. If it doesn’t pay off for this trip, leave it
            out: it’s never preselected.
          </Trans>
        </p>
      </Chapter>
      <div>
        <ButtonLink to="/search" size="large">
          <Trans>Find a tour</Trans>
        </ButtonLink>
      </div>
    </InfoPage>
  );
}
