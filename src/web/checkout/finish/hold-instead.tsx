import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';

/** Offers a hold while payment is impossible or its availability is unknown. */
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
          <Trans>Online payment isn’t available yet.</Trans>
        ) : failed ? (
          <Trans>We couldn’t load the payment methods.</Trans>
        ) : loading ? (
          <Trans>Loading payment methods.</Trans>
        ) : (
          <Trans>Choose a date to see how you can pay.</Trans>
        )}{' '}
        <Trans>Take your time: we can hold these places for 48 hours at this price, no card needed.</Trans>{' '}
        {loses ? <Trans>Holds can’t include a membership, so it isn’t added.</Trans> : null}
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
