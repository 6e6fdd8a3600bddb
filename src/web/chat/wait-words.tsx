import { Plural, Trans } from '@lingui/react/macro';

/** Shows the usual waiting time. */
export function WaitWords({ minutes }: { minutes: number | null }) {
  if (minutes === null) return <Trans>We’re online</Trans>;
  return (
    <Plural
      value={Math.max(1, minutes)}
      one="Usually replies within a minute"
      other="Usually replies within # minutes"
    />
  );
}
