import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';

/** The way from a booking to a hold, while nothing can be paid or it is not known whether it can. */
export function HoldInstead({
  known,
  loading,
  failed,
  onRetry,
  onHold,
  loses,
}: {
  known: boolean;
  loading: boolean;
  failed: boolean;
  onRetry: () => void;
  onHold: () => void;
  loses: boolean;
}) {
  return (
    <div className="flex flex-col gap-4">
      <p>
        {known ? (
          <Trans>Paying online is not possible yet.</Trans>
        ) : failed ? (
          <Trans>The ways to pay could not be loaded just now.</Trans>
        ) : loading ? (
          <Trans>The ways to pay are loading.</Trans>
        ) : (
          <Trans>Choose a date to see how you can pay.</Trans>
        )}{' '}
        <Trans>Take your time: we can keep these places for you for 48 hours, at this price and without a card.</Trans>{' '}
        {loses ? <Trans>A membership cannot be held and is left out.</Trans> : null}
      </p>
      <div className="flex flex-wrap gap-3">
        {failed && !known ? (
          <Button variant="secondary" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        ) : null}
        <Button onClick={onHold}>
          <Trans>Hold for 48 hours</Trans>
        </Button>
      </div>
    </div>
  );
}
