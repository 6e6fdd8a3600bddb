/** A step of the startup and its progress; null when all steps are complete. */
export type Progress = {
  readonly step: string | null;
  readonly done?: number;
  readonly total?: number;
  readonly unit?: string;
};

/** Reports progress to the command that started this process, if any. */
export function reportProgress(progress: Progress): void {
  // Lost reports are ignored, because nothing depends on them.
  if (process.connected) process.send?.({ progress }, () => {});
}

/** Reports that this process has started; from now on it is restarted after a crash. */
export function reportOpened(): void {
  if (process.connected) process.send?.({ opened: true }, () => {});
}
