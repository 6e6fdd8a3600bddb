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
      description={t`Live prices and places left for travel agencies, 48-hour holds without a card, brochures for your clients and an API.`}
      heading={<Trans>For travel agents</Trans>}
      lead={
        <Trans>
          You know your clients, our operators know the way. Agencies book at the same live prices and availability as
          everyone else, with tools of their own.
        </Trans>
      }
    >
      <Chapter title={<Trans>What agencies get</Trans>}>
        <div className="grid gap-5 sm:grid-cols-3">
          <Benefit icon={<Clock />} title={<Trans>Hold for 48 hours</Trans>}>
            <Trans>
              Hold places for a client without a card while they decide. After 48 hours the places are released.
            </Trans>
          </Benefit>
          <Benefit icon={<FileText />} title={<Trans>Brochures for your clients</Trans>}>
            <Trans>Every tour has a brochure with its itinerary, prices and departures, in English and German.</Trans>
          </Benefit>
          <Benefit icon={<CalendarCheck />} title={<Trans>The same live availability</Trans>}>
            <Trans>See every departure with its price and places left, updated in real time.</Trans>
          </Benefit>
        </div>
      </Chapter>
      <Chapter title={<Trans>How it works</Trans>}>
        <ul>
          <li>
            <Trans>
              Agents have an account with their agency, by invitation from its admin.{' '}
              <TextLink to="/agency/apply">Apply for an agency account</TextLink> if yours doesn’t sell with us yet.
            </Trans>
          </li>
          <li>
            <Trans>We open agency accounts after checking the company’s registration.</Trans>
          </li>
          <li>
            <Trans>You can hold departures with instant confirmation, up to your agency’s limit of open holds.</Trans>
          </li>
          <li>
            <Trans>Operator terms and cancellation policies are the same as for travellers.</Trans>
          </li>
        </ul>
      </Chapter>
      <Chapter title={<Trans>For your own systems</Trans>}>
        <p>
          <Trans>
            Everything on these pages is also available as data. See the{' '}
            <TextLink to="/docs/api" reloadDocument>
              API documentation
            </TextLink>
            .
          </Trans>
        </p>
      </Chapter>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/login" size="large">
          <Trans>Sign in as an agent</Trans>
        </ButtonLink>
        <ButtonLink to="/search" size="large" variant="secondary">
          <Trans>Browse tours</Trans>
        </ButtonLink>
      </div>
    </InfoPage>
  );
}
