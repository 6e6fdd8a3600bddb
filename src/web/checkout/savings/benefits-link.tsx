import { ContentText } from '../../content/content-text.tsx';
import { MembershipPrice } from '../../content/membership-price.tsx';
import { ContentOpener } from '../popups/content-opener.tsx';
import { linkClass } from '../terms/link-class.ts';

const actions = {
  membership: 'membership/membership-popup',
  'travel-credits': 'travel-credits/travel-credits-popup',
  'e-sim': 'e-sim/e-sim-popup',
} as const;

/** Opens a text about membership benefits, travel credits or staying online while travelling. */
export function BenefitsLink({ topic, title }: { topic: keyof typeof actions; title: string }) {
  return (
    <ContentOpener
      className={linkClass}
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
