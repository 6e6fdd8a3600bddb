import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarCheck, Clock, FileText } from 'lucide-react';
import { ButtonLink, TextLink } from '../../ui/link.tsx';
import { Benefit } from './benefit.tsx';
import { Chapter, InfoPage } from './info-page.tsx';

export default function TravelAgents() {
  const { t } = useLingui();
  return (
    <InfoPage
      title={t`For travel agents`}
      description={t`Live prices and places for travel agencies, holds of 48 hours without a card, brochures for your clients and an API.`}
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
              Keep places for a client without a card while they think it over. After 48 hours they are free again.
            </Trans>
          </Benefit>
          <Benefit icon={<FileText />} title={<Trans>Brochures to hand over</Trans>}>
            <Trans>Every tour has a brochure with its days, prices and departures, in English and in German.</Trans>
          </Benefit>
          <Benefit icon={<CalendarCheck />} title={<Trans>The same live places</Trans>}>
            <Trans>You see every departure with its price and the places left, in the moment they change.</Trans>
          </Benefit>
        </div>
      </Chapter>
      <Chapter title={<Trans>How it works</Trans>}>
        <ul>
          <li>
            <Trans>
              Agents have an account that belongs to their agency. Its organiser invites them;{' '}
              <TextLink to="/agency/apply">apply for an agency</TextLink> if yours does not sell with us yet.
            </Trans>
          </li>
          <li>
            <Trans>Our staff opens agencies, after a look at their registration.</Trans>
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
