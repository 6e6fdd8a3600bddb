import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BedDouble, CalendarDays, Clock, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { ConversationView, OfferView } from '#contract/schemas/conversation.ts';
import { call } from '../browser/call.ts';
import { refusalMessage } from '../browser/refusal-message.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { rangeText } from '../ui/days.ts';
import { InlineError } from '../ui/field.tsx';
import { Moment } from '../ui/moment.tsx';
import { Price } from '../ui/price.tsx';

/** An offer with its trip, party, price and deadline; travellers can book it, and the office can withdraw it. */
export function OfferCard({ offer, conversation }: { offer: OfferView; conversation: ConversationView }) {
  const { t, i18n } = useLingui();
  const { state, price, oldPrice, party, rooms } = offer;
  const isOpen = state === 'open';
  return (
    <section
      aria-label={t`Offer`}
      className="flex flex-col gap-3 rounded-card border border-line-strong/60 bg-paper p-4 text-ink"
    >
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-sans font-semibold text-base tracking-normal">
          {oldPrice ? <Trans>An offer at a special price</Trans> : <Trans>An offer for you</Trans>}
        </h2>
        <OfferState state={state} />
      </header>
      <ul className="flex flex-col gap-1.5 text-sm">
        <Fact icon={<CalendarDays />}>
          {rangeText(offer.day, offer.until, i18n.locale)}
          {offer.variant ? ` · ${offer.variant}` : null}
        </Fact>
        <Fact icon={<Users />}>{party.map(({ name, count }) => `${count} × ${name}`).join(', ')}</Fact>
        {rooms.length > 0 ? (
          <Fact icon={<BedDouble />}>{rooms.map(({ name, count }) => `${count} × ${name}`).join(', ')}</Fact>
        ) : null}
        {isOpen ? (
          <Fact icon={<Clock />}>
            <Trans>
              Valid until <Moment seconds={offer.expiresAt} />
            </Trans>
          </Fact>
        ) : null}
      </ul>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        {/* Savings are not advertised once the offer is no longer available. */}
        <Price
          minor={price.amount}
          currency={price.currency}
          before={isOver(state) ? undefined : oldPrice?.amount}
          per={<Trans>tour and rooms, for all travellers</Trans>}
        />
        {offer.href ? (
          <Link to={offer.href} className={buttonClass('primary', 'normal')}>
            <Trans>Book this offer</Trans>
          </Link>
        ) : null}
        {conversation.side === 'operator' && (isOpen || state === 'full') ? (
          <Withdraw conversationId={conversation.id} offerId={offer.id} />
        ) : null}
      </div>
      {isOpen && offer.placesLeft <= 8 ? (
        <p className="text-ink-soft text-sm">
          <Plural
            value={offer.placesLeft}
            one="# place left on this departure. An offer doesn’t hold any places."
            other="# places left on this departure. An offer doesn’t hold any places."
          />
        </p>
      ) : null}
      <Ended state={state} side={conversation.side} />
    </section>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-2.5 [&_svg]:mt-0.5 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-pine">
      <span aria-hidden="true">{icon}</span>
      <span className="wrap-anywhere min-w-0">{children}</span>
    </li>
  );
}

function OfferState({ state }: Pick<OfferView, 'state'>) {
  switch (state) {
    case 'open':
      return (
        <Badge tone="pine">
          <Trans>Open</Trans>
        </Badge>
      );
    case 'booked':
      return (
        <Badge tone="success">
          <Trans>Booked</Trans>
        </Badge>
      );
    case 'reserved':
      return (
        <Badge tone="sun">
          <Trans>Being booked</Trans>
        </Badge>
      );
    case 'expired':
      return (
        <Badge>
          <Trans>Expired</Trans>
        </Badge>
      );
    case 'full':
      return (
        <Badge>
          <Trans>Too few places left</Trans>
        </Badge>
      );
    case 'withdrawn':
      return (
        <Badge>
          <Trans>Withdrawn</Trans>
        </Badge>
      );
  }
}

/** Returns whether an offer has ended without a booking. */
const isOver = (state: OfferView['state']): boolean => state === 'withdrawn' || state === 'expired' || state === 'full';

/** Shows what a traveller can do about an offer that has ended. */
function Ended({ state, side }: Pick<OfferView, 'state'> & Pick<ConversationView, 'side'>) {
  if (side === 'operator' || !isOver(state)) return null;
  return (
    <p className="text-ink-soft text-sm">
      <Trans>This offer can no longer be booked. Ask for a new one below; the tour itself may still have places.</Trans>
    </p>
  );
}

function Withdraw({ conversationId, offerId }: { conversationId: number; offerId: number }) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<{ pending: boolean; problem: string | null }>({ pending: false, problem: null });
  const withdraw = async () => {
    setState({ pending: true, problem: null });
    const done = await call('withdrawOffer', { conversationId, offerId });
    if (!done.ok)
      setState({
        pending: false,
        problem: refusalMessage(done.refusal) ?? t`We couldn’t withdraw the offer. Please try again.`,
      });
    await revalidate();
  };
  return (
    <div className="flex flex-col items-end gap-1.5">
      <Button variant="secondary" size="small" pending={state.pending} onClick={() => void withdraw()}>
        <Trans>Withdraw offer</Trans>
      </Button>
      <div role="alert">{state.problem ? <InlineError>{state.problem}</InlineError> : null}</div>
    </div>
  );
}
