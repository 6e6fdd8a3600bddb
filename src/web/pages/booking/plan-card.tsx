import { Trans, useLingui } from '@lingui/react/macro';
import { CreditCard } from 'lucide-react';
import { useNavigation } from 'react-router';
import type { BookingView } from '#contract/schemas/booking.ts';
import { Button } from '../../ui/button.tsx';
import { brandNames } from '../../ui/card-brand.tsx';
import { PostForm } from '../../ui/post-form.tsx';

type Card = NonNullable<BookingView['payment']['card']>;

/** Shows the card for the later payments and its owner, who can withdraw it. */
export function PlanCard({ booking, card, code }: { booking: BookingView; card: Card; code: string | null }) {
  const { t } = useLingui();
  const { own, lastFour } = card;
  const brand = brandNames[card.brand];
  const name = t`${brand} ending in ${lastFour}`;
  const expiry = `${String(card.expiryMonth).padStart(2, '0')}/${card.expiryYear}`;
  const isPayer = ['owner', 'code', 'colleague'].includes(booking.viewer);
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-start gap-2.5 text-ink-soft">
        <CreditCard className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
        <span>
          {own
            ? t`Later payments are charged to your card: ${name}, expires ${expiry}.`
            : t`Later payments are charged to ${name}, expires ${expiry}.`}{' '}
          {!own && isPayer ? (
            <Trans>
              This card belongs to another person, so only they can use it here. You can pay with your own card.
            </Trans>
          ) : null}
        </span>
      </p>
      {own ? <WithdrawForm bookingId={booking.id} code={code} name={name} /> : null}
    </div>
  );
}

/** Withdraws the card after a confirmation, with and without scripts. */
function WithdrawForm({ bookingId, code, name }: { bookingId: string; code: string | null; name: string }) {
  const { t } = useLingui();
  const pending = useNavigation().formData?.get('intent') === 'withdraw-card';
  return (
    <details className="rounded-card border border-line bg-paper open:pb-4">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">
        <Trans>Remove this card</Trans>
      </summary>
      <PostForm
        action={`/bookings/${bookingId}${code ? `?code=${encodeURIComponent(code)}` : ''}`}
        className="flex flex-col gap-3 px-4"
      >
        <p className="text-sm">{t`We’ll stop charging later payments to ${name}, and our payment provider deletes it unless you’ve stored it in your account. What’s already paid stays paid, but the booking needs another card for the next payment.`}</p>
        <Button type="submit" name="intent" value="withdraw-card" variant="danger" pending={pending}>
          <Trans>Yes, remove it</Trans>
        </Button>
      </PostForm>
    </details>
  );
}
