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
      description={t`Waymark+ saves money on every tour and takes away the service fee, for a year at a time.`}
      heading={<Trans>Waymark+, for people who go again</Trans>}
      lead={
        <Trans>
          One fee, and every tour costs less for as long as it lasts. It often pays off with the first longer journey.
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
            <Trans>You add it when you book, and it counts for that booking already. It does not renew itself.</Trans>
          </p>
        </Card>
      ) : (
        <p className="text-lg">
          <Trans>The membership is not on sale at the moment.</Trans>
        </p>
      )}
      <Chapter title={<Trans>What members get</Trans>}>
        <div className="grid gap-5 sm:grid-cols-3">
          {membership ? (
            <Benefit icon={<BadgePercent />} title={<Trans>{percent}% off every tour</Trans>}>
              <Trans>Taken off the tour price of each booking, for everybody who travels with you.</Trans>
            </Benefit>
          ) : null}
          <Benefit icon={<CircleSlash />} title={<Trans>No service fee</Trans>}>
            <Trans>Where an operator’s tours carry a service fee, members do not pay it.</Trans>
          </Benefit>
          <Benefit icon={<Ticket />} title={<Trans>On top of deals</Trans>}>
            <Trans>An operator’s promotion is part of the price already; your saving comes on top of it.</Trans>
          </Benefit>
        </div>
      </Chapter>
      <Chapter title={<Trans>Is it worth it?</Trans>}>
        <p>
          <Trans>
            When you book, you see what the journey costs with it and without it. If it does not pay off for this
            journey, leave it out: nothing is chosen for you.
          </Trans>
        </p>
      </Chapter>
      <div>
        <ButtonLink to="/search" size="large">
          <Trans>Look for a journey</Trans>
        </ButtonLink>
      </div>
    </InfoPage>
  );
}
