import '@rrweb/replay/dist/style.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Pause, Play } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { clock } from './replay-clock.ts';
import { isPlayable, pagesIn, type StoredEvent } from './replay-events.ts';
import { useReplayer } from './use-replayer.ts';

const speeds = [1, 2, 4, 8];

/** Plays a recording without running its scripts or allowing interaction. */
export function ReplayPlayer({ events }: { events: readonly StoredEvent[] }) {
  if (!isPlayable(events))
    return (
      <Notice>
        <Trans>There’s nothing to show in this recording.</Trans>
      </Notice>
    );
  return <Stage events={events} />;
}

function Stage({ events }: { events: readonly StoredEvent[] }) {
  const { t } = useLingui();
  const player = useReplayer(events, t`The recorded page`);
  const { time, length, playing, speed } = player;
  const [now, end] = [clock(time), clock(length)];
  return (
    <section aria-label={t`Player`} className="flex flex-col gap-4">
      <div ref={player.stage} className="overflow-hidden rounded-card border border-line bg-white" />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button onClick={player.toggle} icon={playing ? <Pause /> : <Play />}>
          {playing ? <Trans>Pause</Trans> : <Trans>Play</Trans>}
        </Button>
        <label className="flex min-w-48 grow items-center gap-3">
          <span className="sr-only">
            <Trans>Position</Trans>
          </span>
          <input
            type="range"
            min={0}
            max={Math.ceil(length / 1000) * 1000}
            step={1000}
            value={Math.min(time, length)}
            aria-valuetext={t`${now} of ${end}`}
            onChange={(event) => player.seek(Math.min(Number(event.currentTarget.value), length))}
            className="h-11 min-w-0 grow accent-pine"
          />
          <span aria-hidden="true" className="figures whitespace-nowrap text-sm">
            {now} / {end}
          </span>
        </label>
      </div>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <Select
          id="replay-speed"
          label={<Trans>Speed</Trans>}
          value={String(speed)}
          onChange={(event) => player.setSpeed(Number(event.currentTarget.value))}
          options={speeds.map((each) => ({ value: String(each), label: `${each}×` }))}
          plain
        />
        <Checkbox
          checked={player.skipsPauses}
          onChange={(event) => player.setSkipsPauses(event.currentTarget.checked)}
          label={<Trans>Skip pauses</Trans>}
        />
      </div>
      <div className="text-sm">
        <h2 className="font-display text-lg">
          <Trans>Pages</Trans>
        </h2>
        <ol className="pt-1">
          {pagesIn(events).map(({ path, at }) => (
            <li key={at}>
              <button
                type="button"
                onClick={() => player.seek(at)}
                className="wrap-anywhere flex min-h-11 cursor-pointer items-center gap-3 rounded-sm text-left underline-offset-4 hover:underline lg:min-h-8"
              >
                <span className="figures text-ink-soft">{clock(at)}</span>
                {path}
              </button>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
