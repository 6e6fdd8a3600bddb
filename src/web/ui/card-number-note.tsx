import { Trans } from '@lingui/react/macro';
import { CARD_NUMBER_MARK } from '#domain/text/card-numbers.ts';

/** Informs the author that a card number was removed from the text; otherwise renders nothing. */
export function CardNumberNote({ text }: { text: string }) {
  if (!text.includes(CARD_NUMBER_MARK)) return null;
  return (
    <p className="text-balance text-sm" data-card-number-note>
      <Trans>We removed what looks like a card number. Please never send card details in a message.</Trans>
    </p>
  );
}
