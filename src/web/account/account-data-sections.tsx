import { Trans } from '@lingui/react/macro';
import type { AnswerOf } from '#contract/schemas.ts';
import type { SignedIn } from '#contract/shop.ts';
import { ButtonLink } from '../ui/link.tsx';
import { AccountSection } from './account-sections.tsx';
import { AgencySection } from './agency-section.tsx';
import { BookingsSection } from './bookings-section.tsx';
import { CardList } from './card-list.tsx';
import { ConversationsSection } from './conversations-section.tsx';
import { CreditsSection } from './credits-section.tsx';
import { HoldsSection } from './holds-section.tsx';
import { MembershipSection } from './membership-section.tsx';

/** What belongs to an account. A traveller sees all of it; others, who travel on business, only what they have. */
export function AccountDataSections({
  belongings: { membership, travelCredits, cards, agency },
  bookings,
  conversations,
  holds,
  role,
}: {
  bookings: AnswerOf<'listBookings'>['bookings'];
  conversations: AnswerOf<'listConversations'>['conversations'];
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
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/office/requests" variant="secondary">
              <Trans>Answer requests</Trans>
            </ButtonLink>
            <ButtonLink to="/office/inbox" variant="secondary">
              <Trans>Answer questions</Trans>
            </ButtonLink>
          </div>
        </AccountSection>
      ) : null}
      <BookingsSection bookings={bookings} />
      <ConversationsSection conversations={conversations} />
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
