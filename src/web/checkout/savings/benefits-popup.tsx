import { call } from '../../browser/call.ts';
import { ContentText } from '../../content/content-text.tsx';
import { MembershipPrice } from '../../content/membership-price.tsx';
import { Popup } from '../../popups/popup.tsx';
import { AskedContent } from '../asked-content.tsx';
import type { PopupPieceProps } from '../popup-link.tsx';
import { useAnswer } from '../use-answer.ts';

const actions = {
  membership: 'membership/membership-popup',
  'travel-credits': 'travel-credits/travel-credits-popup',
} as const;

/** The benefits of the membership, or why to book with us: what travel credits are. */
export default function BenefitsPopup({ topic, open, onClose }: PopupPieceProps & { topic: keyof typeof actions }) {
  const asked = useAnswer(open, topic, () => call('loadAboveFold', { action: actions[topic] }));
  return (
    <Popup name={topic} title={asked.value?.content.title ?? '…'} open={open} onClose={onClose}>
      <AskedContent asked={asked}>
        {({ content, membership }) => (
          <div className="flex flex-col gap-5">
            {membership ? <MembershipPrice offer={membership} /> : null}
            <ContentText body={content.body} />
          </div>
        )}
      </AskedContent>
    </Popup>
  );
}
