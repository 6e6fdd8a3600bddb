import { Trans, useLingui } from '@lingui/react/macro';
import { Building2, Clock, Link2 } from 'lucide-react';
import { Benefit } from '../info/benefit.tsx';
import { Chapter, InfoPage } from '../info/info-page.tsx';
import { ButtonLink, TextLink } from '../ui/link.tsx';

/** The page is the same for every anonymous visitor, so the server may keep it. */
export const headers = () => ({ 'waymark-shared-page': '1' });

export default function TravelAgents() {
  const { t } = useLingui();
  return (
    <InfoPage
      title={t`For travel agents`}
      description={t`Hold places for 48 hours without a card, pay with the company card, or send your client a payment link.`}
      heading={<Trans>For travel agents</Trans>}
      lead={
        <Trans>
          You know your clients, our operators know the way. Agencies book here at the same live prices and places as
          everybody else, with tools of their own.
        </Trans>
      }
    >
      <Chapter title={<Trans>What agencies get</Trans>}>
        <div className="grid gap-5 sm:grid-cols-3">
          <Benefit icon={<Clock />} title={<Trans>Hold for 48 hours</Trans>}>
            <Trans>
              Keep places for a client without a card. After exactly 48 hours they are free again, and you see the clock
              run.
            </Trans>
          </Benefit>
          <Benefit icon={<Building2 />} title={<Trans>Company card</Trans>}>
            <Trans>Pay with the card of your agency. Your client sees neither the card nor your commission.</Trans>
          </Benefit>
          <Benefit icon={<Link2 />} title={<Trans>Payment link</Trans>}>
            <Trans>
              Choose date, rooms and extras, and send your client a link to pay. Whoever organises the booking can make
              one.
            </Trans>
          </Benefit>
        </div>
      </Chapter>
      <Chapter title={<Trans>How it works</Trans>}>
        <ul>
          <li>
            <Trans>
              Agents have an account that belongs to their agency. Travel agents cannot open one by themselves.
            </Trans>
          </li>
          <li>
            <Trans>
              Our staff opens agency accounts, after a look at your registration. Ask us, and you hear from us within
              two working days.
            </Trans>
          </li>
          <li>
            <Trans>
              Holds are for departures that are confirmed at once, and every agency has a limit of open holds.
            </Trans>
          </li>
          <li>
            <Trans>Operator terms and cancellation rules are the same as for travellers.</Trans>
          </li>
        </ul>
      </Chapter>
      <Chapter title={<Trans>For your own systems</Trans>}>
        <p>
          <Trans>
            Everything these pages show is also there as data. The{' '}
            <TextLink to="/docs/api" reloadDocument>
              API documentation
            </TextLink>{' '}
            lists every call.
          </Trans>
        </p>
      </Chapter>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/login" size="large">
          <Trans>Log in as an agent</Trans>
        </ButtonLink>
        <ButtonLink to="/search" size="large" variant="secondary">
          <Trans>See the tours</Trans>
        </ButtonLink>
      </div>
    </InfoPage>
  );
}
