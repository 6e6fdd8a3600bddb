import { ContentText } from '../../content/content-text.tsx';
import { MembershipPrice } from '../../content/membership-price.tsx';
import { ContentOpener } from '../popups/content-opener.tsx';
import { linkLook } from '../terms/link-look.ts';

const actions = {
  membership: 'membership/membership-popup',
  'travel-credits': 'travel-credits/travel-credits-popup',
  'e-sim': 'e-sim/e-sim-popup',
} as const;

/** Opens what is told beside a tour: the benefits of the membership, what travel credits are, how to be online on the road. */
export function BenefitsLink({ topic, title }: { topic: keyof typeof actions; title: string }) {
  return (
    <ContentOpener
      className={linkLook}
      piece={{
        name: topic,
        call: 'loadAboveFold',
        request: { action: actions[topic] },
        title,
        children: ({ content, membership }) => (
          <div className="flex flex-col gap-5">
            {membership ? <MembershipPrice offer={membership} /> : null}
            <ContentText body={content.body} />
          </div>
        ),
      }}
    >
      {title}
    </ContentOpener>
  );
}
