import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { secondsLeft } from '#domain/booking/hold.ts';
import { useCall } from '../browser/use-call.ts';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { AgencyBar, type BarFact, Earned } from './bar.tsx';

/** The bar of an agent on the page of a hold or a booking of their agency. */
export function ClaimBar({ claimId, agency }: { claimId: string; agency: string }) {
  const { answer, state, retry } = useCall('loadAgencyClaim', { claimId });
  const waiting = <Skeleton className="h-5 w-24" />;
  const facts: (BarFact | false)[] = [
    { id: 'client', name: <Trans>Client</Trans>, value: answer ? <Client {...answer} /> : waiting },
    answer?.endsAt != null && {
      id: 'left',
      name: <Trans>Time left</Trans>,
      value: <TimeLeft endsAt={answer.endsAt} now={answer.now} />,
    },
    answer?.state !== 'none' && {
      id: 'commission',
      name: answer?.state === 'earned' ? <Trans>Commission earned</Trans> : <Trans>Commission when booked</Trans>,
      value: answer ? <Earned money={answer.commission} /> : waiting,
    },
    Boolean(answer?.agent) && { id: 'agent', name: <Trans>Agent</Trans>, value: answer?.agent },
  ];
  return (
    <AgencyBar
      agency={agency}
      facts={facts.filter((fact) => fact !== false)}
      action={
        state === 'failed' ? (
          <Button size="small" variant="secondary" onClick={retry}>
            <Trans>Reload client details</Trans>
          </Button>
        ) : null
      }
    />
  );
}

function Client({ client, email }: { client: string; email: string }) {
  return (
    <a href={`mailto:${email}`} className="underline underline-offset-4">
      {client}
    </a>
  );
}

/** Shows the time left by the shop's clock, to the second. */
function TimeLeft({ endsAt, now }: { endsAt: number; now: number }) {
  const [left, setLeft] = useState(() => secondsLeft(endsAt * 1000, now * 1000));
  useEffect(() => {
    const ahead = now * 1000 - Date.now();
    const tick = () => setLeft(secondsLeft(endsAt * 1000, Date.now() + ahead));
    tick();
    const timer = window.setInterval(tick, 1000);
    return () => window.clearInterval(timer);
  }, [endsAt, now]);
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(left / 60);
  return left === 0 ? (
    <Trans>Ended</Trans>
  ) : (
    <span
      role="timer"
      className="figures"
    >{`${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:${two(left % 60)}`}</span>
  );
}
