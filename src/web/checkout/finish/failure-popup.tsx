import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../browser/use-call.ts';
import { Popup } from '../../popups/popup.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { PriceDifference } from '../price/difference.tsx';
import type { Failure } from './outcome.ts';

/** What came of a submission that did not succeed, and what to do next; nothing that was typed is lost. */
export default function FailurePopup({
  failure,
  onClose,
  onAgain,
}: {
  failure: Exclude<Failure, { kind: 'problems' }> | null;
  onClose: () => void;
  /** Tries again, at another price when one is given. */
  onAgain: (quoteId?: string) => void;
}) {
  // The last failure stays while the popup fades away.
  const [last, setLast] = useState(failure);
  if (failure && failure !== last) setLast(failure);
  const shown = failure ?? last;
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
          <span>{shown.kind === 'moved' ? <Trans>The price has changed</Trans> : <Trans>Error</Trans>}</span>
        </span>
      }
      foot={<Ways failure={shown} onClose={onClose} onAgain={onAgain} />}
    >
      <div className="flex flex-col gap-3">
        <Words failure={shown} />
        {shown.kind === 'moved' ? null : <Support />}
        {'reference' in shown && shown.reference ? <Reference reference={shown.reference} /> : null}
      </div>
    </Popup>
  );
}

function Words({ failure }: { failure: Exclude<Failure, { kind: 'problems' }> }) {
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
    case 'unreachable':
      return (
        <p>
          <Trans>
            We could not reach the shop. Check your connection and try again: nothing you typed is lost, and places that
            are already held are not held twice.
          </Trans>
        </p>
      );
    case 'refused':
      return (
        <>
          <p className="font-semibold">{failure.message}</p>
          <p>
            <Trans>Nothing new was held, and nothing you typed is lost.</Trans>
          </p>
        </>
      );
    case 'failed':
      return (
        <p>
          <Trans>
            Your places could not be held: something went wrong on our side. Nothing you typed is lost, please try again
            in a moment.
          </Trans>
        </p>
      );
  }
}

function Ways({
  failure,
  onClose,
  onAgain,
}: {
  failure: Exclude<Failure, { kind: 'problems' }>;
  onClose: () => void;
  onAgain: (quoteId?: string) => void;
}) {
  return (
    <>
      <Button variant="secondary" onClick={onClose}>
        <Trans>Close</Trans>
      </Button>
      {failure.kind === 'moved' ? (
        <Button onClick={() => onAgain(failure.quote.id)}>
          <Trans>Hold at the new price</Trans>
        </Button>
      ) : failure.kind === 'refused' ? (
        failure.url ? (
          <ButtonLink to={failure.url} reloadDocument>
            <Trans>Show my hold</Trans>
          </ButtonLink>
        ) : null
      ) : (
        <Button onClick={() => onAgain()}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </>
  );
}

/** The people who can help; without an answer the popup stands without them. */
function Support() {
  const phone = useCall('loadPaymentError', {}).answer?.phone;
  if (!phone) return null;
  return (
    <p>
      <Trans>We are glad to help on the phone:</Trans>{' '}
      <a className="font-semibold underline underline-offset-4" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
        {phone}
      </a>
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
