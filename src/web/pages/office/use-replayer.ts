import { Replayer } from '@rrweb/replay';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type StoredEvent, styledEvents } from './replay-events.ts';

/** The maximum share of the window's height, so that the controls fit below. */
const tallest = 0.7;

/** Scales the recorded window to the size of its container. */
function scaleToFit(stage: HTMLElement, replayer: Replayer): void {
  const [width, height] = [Number(replayer.iframe.width), Number(replayer.iframe.height)];
  if (!(width > 0 && height > 0)) return;
  const scale = Math.min(1, stage.clientWidth / width, (window.innerHeight * tallest) / height);
  const { style } = replayer.wrapper;
  style.transformOrigin = '0 0';
  style.width = `${width}px`;
  style.transform = `translateX(${(stage.clientWidth - width * scale) / 2}px) scale(${scale})`;
  stage.style.height = `${height * scale}px`;
}

/** The state and the actions of a player. */
export type Player = {
  readonly stage: RefObject<HTMLDivElement | null>;
  /** In milliseconds. */
  readonly time: number;
  readonly length: number;
  readonly playing: boolean;
  readonly speed: number;
  readonly skipsPauses: boolean;
  readonly toggle: () => void;
  readonly seek: (time: number) => void;
  readonly setSpeed: (speed: number) => void;
  readonly setSkipsPauses: (skips: boolean) => void;
};

/** Loads a recording into its container, paused at the beginning. */
export function useReplayer(events: readonly StoredEvent[], title: string): Player {
  const stage = useRef<HTMLDivElement>(null);
  const replayer = useRef<Replayer | null>(null);
  const [time, setTime] = useState(0);
  const [length, setLength] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [skipsPauses, setSkipsPauses] = useState(true);

  useEffect(() => {
    const root = stage.current;
    if (!root) return;
    const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')?.href ?? '';
    // The frame is sandboxed without scripts, so options that would change that are never set.
    const made = new Replayer(styledEvents(events, sheet) as unknown as ConstructorParameters<typeof Replayer>[0], {
      root,
      mouseTail: false,
      triggerFocus: false,
      showWarning: false,
      skipInactive: true,
    });
    // It only colours masked content, by style elements that our content security policy blocks and reports.
    Object.assign(made, { insertStyleRules: () => {} });
    made.iframe.title = title;
    replayer.current = made;
    setLength(made.getMetaData().totalTime);
    const refit = (): void => scaleToFit(root, made);
    made.on('resize', refit);
    made.on('finish', () => setPlaying(false));
    made.pause(0);
    refit();
    const resized = new ResizeObserver(refit);
    resized.observe(root);
    return () => {
      resized.disconnect();
      made.destroy();
      replayer.current = null;
    };
  }, [events, title]);

  useEffect(() => replayer.current?.setConfig({ speed, skipInactive: skipsPauses }), [speed, skipsPauses]);

  useEffect(() => {
    if (!playing) return;
    let frame = 0;
    const follow = (): void => {
      setTime(replayer.current?.getCurrentTime() ?? 0);
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [playing]);

  const go = (at: number, plays: boolean): void => {
    if (plays) replayer.current?.play(at);
    else replayer.current?.pause(at);
    setTime(at);
    setPlaying(plays);
  };
  return {
    stage,
    time,
    length,
    playing,
    speed,
    skipsPauses,
    toggle: () => go(!playing && time >= length ? 0 : time, !playing),
    seek: (at) => go(at, playing),
    setSpeed,
    setSkipsPauses,
  };
}
