import { Trans } from '@lingui/react/macro';
import type { AnswerOf } from '#contract/schemas.ts';
import type { SignedIn } from '#contract/shop.ts';
import { ButtonLink } from '../ui/link.tsx';
import { AccountSection } from './account-sections.tsx';
import { AgencySection } from './agency-section.tsx';
import { BookingsSection } from './bookings-section.tsx';
import { CardList } from './card-list.tsx';
import { CreditsSection } from './credits-section.tsx';
import { HoldsSection } from './holds-section.tsx';
import { MembershipSection } from './membership-section.tsx';

/** What belongs to an account. A traveller sees all of it; others, who travel on business, only what they have. */
export function AccountDataSections({
  belongings: { membership, travelCredits, cards, agency },
  bookings,
  holds,
  role,
}: {
  bookings: AnswerOf<'listBookings'>['bookings'];
  holds: AnswerOf<'listHolds'>['holds'];
  belongings: AnswerOf<'readBelongings'>;
  role: SignedIn['role'];
}) {
  const traveller = role === 'traveller';
  return (
    <>
      {role === 'operator' ? (
        <AccountSection
          title={<Trans>Requests</Trans>}
          lead={<Trans>Travellers who wait for your answer, and how long they still do.</Trans>}
        >
          <div>
            <ButtonLink to="/office/requests" variant="secondary">
              <Trans>Answer requests</Trans>
            </ButtonLink>
          </div>
        </AccountSection>
      ) : null}
      <BookingsSection bookings={bookings} />
      <HoldsSection holds={holds} />
      {agency ? <AgencySection {...agency} /> : null}
      {traveller || membership ? <MembershipSection membership={membership} /> : null}
      {traveller || travelCredits.entries.length > 0 ? <CreditsSection {...travelCredits} /> : null}
      {traveller || cards.length > 0 ? (
        <AccountSection
          title={<Trans>Stored cards</Trans>}
          lead={<Trans>Our payment provider keeps them. We see no more of them than you do here.</Trans>}
        >
          <CardList cards={cards} />
        </AccountSection>
      ) : null}
    </>
  );
}
