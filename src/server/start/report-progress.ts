/** A step of the start and how far it is; null when all are done. */
export type Progress = {
  readonly step: string | null;
  readonly done?: number;
  readonly total?: number;
  readonly unit?: string;
};

/** Tells the command that started this process how far it is; it decides how to show it. A shop that was started by itself tells nobody. */
export function reportProgress(progress: Progress): void {
  // Nobody waits for it, so nobody is told that it got lost.
  if (process.connected) process.send?.({ progress }, () => {});
}
