import { Trans } from '@lingui/react/macro';
import { BadgeCheck, HandCoins, LifeBuoy, Route } from 'lucide-react';
import { memo } from 'react';
import type { ServiceFee } from '#domain/catalogue/facts.ts';
import { ContentOpener } from '../popups/content-opener.tsx';

const className =
  'flex min-h-11 items-center gap-2 rounded-field px-2 text-start font-medium text-sm underline decoration-line-strong underline-offset-4 hover:bg-mist hover:decoration-ink [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-pine';

const isFree = (fee: ServiceFee): boolean =>
  fee.kind === 'none' || (fee.kind === 'percent' ? fee.share : fee.amount) === 0;

/** Shows the booking guarantees, each with its details; "no fees" appears only where there are none. */
export const TrustRow = memo(function TrustRow({ objectId, fee }: { objectId: number; fee: ServiceFee }) {
  return (
    <ul className="-mx-2 grid min-[24rem]:max-lg:grid-cols-2">
      <li>
        <ContentOpener
          className={className}
          piece={{ name: 'how-it-works', call: 'loadHowItWorks', request: {}, title: <Trans>How it works</Trans> }}
        >
          <Route aria-hidden="true" />
          <Trans>How it works</Trans>
        </ContentOpener>
      </li>
      <li>
        <ContentOpener
          className={className}
          piece={{
            name: 'best-price',
            call: 'loadBestPriceGuarantee',
            request: {},
            title: <Trans>Best price guarantee</Trans>,
          }}
        >
          <BadgeCheck aria-hidden="true" />
          <Trans>Best price guarantee</Trans>
        </ContentOpener>
      </li>
      {isFree(fee) ? (
        <li>
          <ContentOpener
            className={className}
            piece={{
              name: 'no-fees',
              call: 'loadNoFees',
              request: { object_id: objectId },
              title: <Trans>No booking or card fees</Trans>,
            }}
          >
            <HandCoins aria-hidden="true" />
            <Trans>No booking or card fees</Trans>
          </ContentOpener>
        </li>
      ) : null}
      <li>
        <ContentOpener
          className={className}
          piece={{ name: 'help', call: 'loadHelp', request: {}, title: <Trans>Help</Trans> }}
        >
          <LifeBuoy aria-hidden="true" />
          <Trans>Help with this booking</Trans>
        </ContentOpener>
      </li>
    </ul>
  );
});
