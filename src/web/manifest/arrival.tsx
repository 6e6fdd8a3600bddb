import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { ManifestTraveller } from '#contract/schemas/manifest.ts';
import { call } from '../browser/call.ts';
import { Button } from '../ui/button.tsx';
import { Moment } from '../ui/moment.tsx';
import { PostForm } from '../ui/post-form.tsx';

/** Where arrivals are recorded: at the office of a departure, or with a guide link. */
export type ArrivalDesk =
  | { readonly departureId: number }
  | { readonly guideLinkId: string; readonly code: string; readonly label: string };

type Arrival = ManifestTraveller['arrival'];

const record = (desk: ArrivalDesk, mark: { bookingId: string; position: number; arrived: boolean }) =>
  'departureId' in desk
    ? call('markArrival', { departureId: desk.departureId, ...mark })
    : call('markArrivalByLink', { guideLinkId: desk.guideLinkId, code: desk.code, ...mark });

/**
 * Marks a traveller as arrived, or takes it back. With scripts only this mark is sent, so that the answers on the page
 * are not read and logged again; without scripts the form is submitted.
 */
export function ArrivalMark({
  desk,
  bookingId,
  traveller: { position, name, arrival: stored },
}: {
  desk: ArrivalDesk;
  bookingId: string;
  traveller: ManifestTraveller;
}) {
  const { t } = useLingui();
  const [arrival, setArrival] = useState<Arrival>(stored);
  const [state, setState] = useState<'ready' | 'sending' | 'failed'>('ready');
  const arrived = arrival === null;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setState('sending');
    const { ok } = await record(desk, { bookingId, position, arrived });
    setState(ok ? 'ready' : 'failed');
    if (ok) setArrival(arrived ? { at: Math.floor(Date.now() / 1000), by: null } : null);
  };
  return (
    <PostForm onSubmit={send} preventScrollReset className="no-print flex flex-col items-end gap-1 text-sm">
      <input type="hidden" name="bookingId" value={bookingId} />
      <input type="hidden" name="position" value={position} />
      <input type="hidden" name="arrived" value={String(arrived)} />
      <Button
        type="submit"
        name="intent"
        value="arrival"
        size="small"
        variant={arrival ? 'primary' : 'secondary'}
        pending={state === 'sending'}
        aria-pressed={arrival !== null}
        aria-label={t`Arrived: ${name}`}
        icon={arrival ? <Check /> : undefined}
      >
        <Trans>Arrived</Trans>
      </Button>
      <span role="status" className="text-right text-ink-soft">
        {state === 'failed' ? (
          <span className="text-danger">
            <Trans>We couldn’t save this. Please try again.</Trans>
          </span>
        ) : arrival ? (
          <>
            {arrival.by ? `${arrival.by} · ` : null}
            <Moment seconds={arrival.at} />
          </>
        ) : null}
      </span>
    </PostForm>
  );
}
