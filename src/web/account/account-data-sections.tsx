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

/** The data of an account: travellers see every section, business accounts only those with content. */
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
  belongings: AnswerOf<'readAccountData'>;
  role: SignedIn['role'];
}) {
  const traveller = role === 'traveller';
  return (
    <>
      {role === 'operator' ? (
        <AccountSection
          title={<Trans>Requests</Trans>}
          lead={<Trans>Booking requests waiting for your reply, with the time left.</Trans>}
        >
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/office/requests" variant="secondary">
              <Trans>Reply to requests</Trans>
            </ButtonLink>
            <ButtonLink to="/office/inbox" variant="secondary">
              <Trans>Reply to questions</Trans>
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
          lead={<Trans>Cards are stored by our payment provider. Like you, we see only what is shown here.</Trans>}
        >
          <CardList cards={cards} />
        </AccountSection>
      ) : null}
    </>
  );
}
