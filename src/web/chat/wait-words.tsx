import { Plural, Trans } from '@lingui/react/macro';

/** How long it usually takes until somebody comes. */
export function WaitWords({ minutes }: { minutes: number | null }) {
  if (minutes === null) return <Trans>We are here</Trans>;
  return (
    <Plural
      value={Math.max(1, minutes)}
      one="Usually answers within a minute"
      other="Usually answers within # minutes"
    />
  );
}
