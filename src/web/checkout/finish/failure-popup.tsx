import { Trans } from '@lingui/react/macro';
import { CircleAlert, MessageCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { offerPaymentHelp, openChat } from '../../browser/chat-state.ts';
import { useCall } from '../../browser/use-call.ts';
import { ContentText } from '../../content/content-text.tsx';
import { Popup } from '../../popups/popup.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { goToSection } from '../go-to-section.ts';
import { PriceDifference } from '../price/difference.tsx';
import type { Failure, PlacedFailure } from './outcome.ts';

/** What a popup tells; the rest is shown at its place on the page. */
export type ShownFailure = Exclude<Failure, PlacedFailure>;

/** What came of a submission that did not succeed, and what to do next; nothing that was typed is lost. */
export default function FailurePopup({
  failure,
  isHold,
  onClose,
  onAgain,
}: {
  failure: ShownFailure | null;
  isHold: boolean;
  onClose: () => void;
  /** Tries again, at another price when one is given. */
  onAgain: (quoteId?: string) => void;
}) {
  // The last failure stays while the popup fades away.
  const [last, setLast] = useState(failure);
  if (failure && failure !== last) setLast(failure);
  const shown = failure ?? last;
  useEffect(() => {
    if (failure && failure.kind !== 'moved') offerPaymentHelp();
  }, [failure]);
  if (!shown) return null;
  return (
    <Popup
      name="book-error"
      role="alertdialog"
      open={failure !== null}
      onClose={onClose}
      title={
        <span className="flex items-center gap-3">
          <CircleAlert className="size-7 shrink-0 text-danger" aria-hidden="true" />
          <span>
            <Title failure={shown} />
          </span>
        </span>
      }
      foot={<Ways failure={shown} isHold={isHold} onClose={onClose} onAgain={onAgain} />}
    >
      <div className="flex flex-col gap-3" data-failure={shown.kind}>
        <Words failure={shown} isHold={isHold} />
        {shown.kind === 'moved' || shown.kind === 'card' ? null : <Support />}
        {shown.kind === 'moved' ? null : <ChatLink onPress={onClose} />}
        {'reference' in shown && shown.reference ? <Reference reference={shown.reference} /> : null}
      </div>
    </Popup>
  );
}

function Title({ failure }: { failure: ShownFailure }) {
  switch (failure.kind) {
    case 'moved':
      return <Trans>The price has changed</Trans>;
    case 'card':
      return <Trans>Your card was not accepted</Trans>;
    case 'method':
      return <Trans>Your payment was not accepted</Trans>;
    case 'retry':
      return <Trans>That did not work</Trans>;
    default:
      if (failure.kind === 'refused' && failure.type === 'payment') return <Trans>Your payment was not accepted</Trans>;
      return <Trans>Error</Trans>;
  }
}

function Words({ failure, isHold }: { failure: ShownFailure; isHold: boolean }) {
  switch (failure.kind) {
    case 'moved':
      return (
        <>
          <p>
            <Trans>Since you saw the price, something behind it has moved. This is what changed:</Trans>
          </p>
          <PriceDifference
            difference={failure.difference}
            currency={failure.quote.currency}
            total={failure.quote.total}
          />
        </>
      );
    case 'card':
      return <PaymentErrorText />;
    case 'method':
      return (
        <>
          {failure.message ? <p className="font-semibold">{failure.message}</p> : null}
          <p>
            <Trans>Nothing was booked or charged, and nothing you typed is lost.</Trans>
          </p>
        </>
      );
    case 'retry':
      return (
        <p>
          <Trans>
            The check with your bank did not come to an end. Nothing has been charged, and nothing you typed is lost.
            Please try again, or pay with another card.
          </Trans>
        </p>
      );
    case 'unreachable':
      return (
        <p>
          {isHold ? (
            <Trans>
              We could not reach the shop. Check your connection and try again: nothing you typed is lost, and places
              that are already held are not held twice.
            </Trans>
          ) : (
            <Trans>
              We could not reach the shop. Check your connection and try again: nothing you typed is lost, and what is
              already booked is neither booked nor paid twice.
            </Trans>
          )}
        </p>
      );
    case 'refused':
      return (
        <>
          <p className="font-semibold">{failure.message}</p>
          <p>
            {isHold ? (
              <Trans>Nothing new was held, and nothing you typed is lost.</Trans>
            ) : failure.url ? (
              <Trans>Nothing new was booked or charged, and nothing you typed is lost.</Trans>
            ) : (
              <Trans>Nothing was booked or charged, and nothing you typed is lost.</Trans>
            )}
          </p>
        </>
      );
    case 'failed':
      return (
        <p>
          {isHold ? (
            <Trans>
              Your places could not be held: something went wrong on our side. Nothing you typed is lost, please try
              again in a moment.
            </Trans>
          ) : (
            <Trans>
              Something went wrong on our side. Nothing you typed is lost. Please try again in a moment: what is already
              booked is neither booked nor paid twice.
            </Trans>
          )}
        </p>
      );
  }
}

/** What staff wrote for a card that cannot pay; plain words until that is there. */
function PaymentErrorText() {
  const content = useCall('loadPaymentError', {}).answer?.content;
  // The text of staff names the people who can help.
  if (content) return <ContentText body={content.body} />;
  return (
    <>
      <p>
        <Trans>Your card cannot pay this booking. Nothing has been charged. Please try another card.</Trans>
      </p>
      <Support />
    </>
  );
}

function Ways({
  failure,
  isHold,
  onClose,
  onAgain,
}: {
  failure: ShownFailure;
  isHold: boolean;
  onClose: () => void;
  onAgain: (quoteId?: string) => void;
}) {
  const again = (
    <Button onClick={() => onAgain()}>
      <Trans>Try again</Trans>
    </Button>
  );
  const change = (
    <Button
      onClick={() => {
        onClose();
        goToSection('payment');
      }}
    >
      <Trans>Pay another way</Trans>
    </Button>
  );
  return (
    <>
      <Button variant="secondary" onClick={onClose}>
        <Trans>Close</Trans>
      </Button>
      {failure.kind === 'moved' ? (
        <Button onClick={() => onAgain(failure.quote.id)}>
          {isHold ? <Trans>Hold at the new price</Trans> : <Trans>Book at the new price</Trans>}
        </Button>
      ) : failure.kind === 'refused' ? (
        failure.url ? (
          <ButtonLink to={failure.url} reloadDocument>
            {isHold ? <Trans>Show my hold</Trans> : <Trans>Show my booking</Trans>}
          </ButtonLink>
        ) : failure.type === 'payment' ? (
          change
        ) : null
      ) : failure.kind === 'card' || failure.kind === 'method' ? (
        change
      ) : (
        again
      )}
    </>
  );
}

/** The people who can help; without an answer the popup stands without them. */
export function Support() {
  const phone = useCall('loadPaymentError', {}).answer?.phone;
  if (!phone) return null;
  return (
    <p>
      <Trans>We are glad to help on the phone:</Trans>{' '}
      <a
        className="whitespace-nowrap font-semibold underline underline-offset-4"
        href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
      >
        {phone}
      </a>
    </p>
  );
}

/** The way to the chat where the window has no room for its prompt. */
function ChatLink({ onPress }: { onPress: () => void }) {
  const press = () => {
    onPress();
    openChat();
  };
  return (
    <p className="lg:hidden">
      <button
        type="button"
        data-chat-link
        onClick={press}
        className="inline-flex min-h-11 items-center gap-2 rounded-sm font-semibold text-pine underline underline-offset-4"
      >
        <MessageCircle className="size-5" aria-hidden="true" />
        <Trans>Chat with us</Trans>
      </button>
    </p>
  );
}

function Reference({ reference }: { reference: string }) {
  return (
    <p className="figures text-ink-soft text-sm">
      <Trans>Reference: {reference}</Trans>
    </p>
  );
}
