import { Trans } from '@lingui/react/macro';
export default function Home() {
  return (
    <h1 className="font-display text-5xl text-pine">
      <Trans>Tours worth the days you give them</Trans>
    </h1>
  );
}
