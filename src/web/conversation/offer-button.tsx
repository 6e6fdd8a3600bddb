import { Trans } from '@lingui/react/macro';
import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import type { ConversationView } from '#contract/schemas/conversation.ts';
import { Button } from '../ui/button.tsx';
import { lazyPiece } from '../ui/lazy-piece.tsx';

const OfferPopup = lazyPiece('offer popup', async () => (await import('./offer-popup.tsx')).OfferPopup);

/** Opens the form with which a question about a tour is answered by an offer. */
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
