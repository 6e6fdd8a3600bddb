import { Trans } from '@lingui/react/macro';
import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import type { ConversationView } from '#contract/schemas/conversation.ts';
import { Button } from '../ui/button.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';

const OfferPopup = lazyPart('offer popup', async () => (await import('./offer-popup.tsx')).OfferPopup);

/** Opens the form for an offer in reply to a question about a tour. */
export function OfferButton({ conversation }: { conversation: ConversationView }) {
  const [popup, setPopup] = useState<'unused' | 'open' | 'closed'>('unused');
  if (!conversation.tour) return null;
  return (
    <div>
      <Button
        variant="secondary"
        size="small"
        icon={<HandCoins aria-hidden="true" />}
        aria-haspopup="dialog"
        onPointerEnter={() => void OfferPopup.preload()}
        onClick={() => setPopup('open')}
      >
        <Trans>Make an offer</Trans>
      </Button>
      {popup === 'unused' ? null : (
        <OfferPopup conversationId={conversation.id} open={popup === 'open'} onClose={() => setPopup('closed')} />
      )}
    </div>
  );
}
