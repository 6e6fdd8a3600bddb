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

/** The failures that a popup shows; the others are displayed in place on the page. */
export type FailureView = Exclude<Failure, PlacedFailure>;

/** Shows why a submission failed and what to do next; all input is preserved. */
export default function FailurePopup({
  failure,
  isHold,
  onClose,
  onAgain,
}: {
  failure: FailureView | null;
  isHold: boolean;
  onClose: () => void;
  /** Submits again, at another price if a quote id is passed. */
  onAgain: (quoteId?: string) => void;
}) {
  // The last failure stays rendered while the popup closes.
  const [last, setLast] = useState(failure);
  if (failure && failure !== last) setLast(failure);
  const current = failure ?? last;
  useEffect(() => {
    if (failure && failure.kind !== 'moved') offerPaymentHelp();
  }, [failure]);
  if (!current) return null;
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
            <Title failure={current} />
          </span>
        </span>
      }
      foot={<Ways failure={current} isHold={isHold} onClose={onClose} onAgain={onAgain} />}
    >
      <div className="flex flex-col gap-3" data-failure={current.kind}>
        <Words failure={current} isHold={isHold} />
        {current.kind === 'moved' || current.kind === 'card' ? null : <Support />}
        {current.kind === 'moved' ? null : <ChatLink onPress={onClose} />}
        {'reference' in current && current.reference ? <Reference reference={current.reference} /> : null}
      </div>
    </Popup>
  );
}

function Title({ failure }: { failure: FailureView }) {
  switch (failure.kind) {
    case 'moved':
      return <Trans>The price has changed</Trans>;
    case 'card':
      return <Trans>Your card was declined</Trans>;
    case 'method':
      return <Trans>Your payment was declined</Trans>;
    case 'retry':
      return <Trans>That didn’t work</Trans>;
    default:
      if (failure.kind === 'refused' && failure.type === 'payment') return <Trans>Your payment was declined</Trans>;
      return <Trans>Error</Trans>;
  }
}

function Words({ failure, isHold }: { failure: FailureView; isHold: boolean }) {
  switch (failure.kind) {
    case 'moved':
      return (
        <>
          <p>
            <Trans>The price has changed since you last saw it:</Trans>
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
            <Trans>Nothing was booked or charged, and your details are saved.</Trans>
          </p>
        </>
      );
    case 'retry':
      return (
        <p>
          <Trans>
            Your bank couldn’t confirm the payment. You haven’t been charged, and your details are saved. Please try
            again or use another card.
          </Trans>
        </p>
      );
    case 'unreachable':
      return (
        <p>
          {isHold ? (
            <Trans>
              We couldn’t connect. Check your connection and try again: your details are saved, and your places won’t be
              held twice.
            </Trans>
          ) : (
            <Trans>
              We couldn’t connect. Check your connection and try again: your details are saved, and you won’t be booked
              or charged twice.
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
              <Trans>Nothing new was held, and your details are saved.</Trans>
            ) : failure.url ? (
              <Trans>Nothing new was booked or charged, and your details are saved.</Trans>
            ) : (
              <Trans>Nothing was booked or charged, and your details are saved.</Trans>
            )}
          </p>
        </>
      );
    case 'failed':
      return (
        <p>
          {isHold ? (
            <Trans>
              We couldn’t hold your places because of a problem on our side. Your details are saved, please try again in
              a moment.
            </Trans>
          ) : (
            <Trans>
              Something went wrong on our side. Your details are saved. Please try again in a moment: you won’t be
              booked or charged twice.
            </Trans>
          )}
        </p>
      );
  }
}

/** Shows the text that staff wrote for declined cards; a built-in text until it has loaded. */
function PaymentErrorText() {
  const content = useCall('loadPaymentError', {}).answer?.content;
  // The text that staff wrote already contains the support contacts.
  if (content) return <ContentText body={content.body} />;
  return (
    <>
      <p>
        <Trans>This card can’t be used for this booking. You haven’t been charged. Please try another card.</Trans>
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
  failure: FailureView;
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
            {isHold ? <Trans>View my hold</Trans> : <Trans>View my booking</Trans>}
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

/** Shows the support contacts; nothing when they fail to load. */
export function Support() {
  const phone = useCall('loadPaymentError', {}).answer?.phone;
  if (!phone) return null;
  return (
    <p>
      <Trans>You can also call us:</Trans>{' '}
      <a
        className="whitespace-nowrap font-semibold underline underline-offset-4"
        href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
      >
        {phone}
      </a>
    </p>
  );
}

/** Links to the chat where the window is too small for its prompt. */
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
