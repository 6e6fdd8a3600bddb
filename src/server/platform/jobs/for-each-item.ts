import { databaseFailure } from '../database/failure.ts';
import type { Log } from '../log.ts';

/** How a run over many items is logged and cancelled. */
type ItemRun<Item> = {
  /** The fields that identify an item in the log, such as `{ attemptId }`. */
  name(item: Item): Readonly<Record<string, unknown>>;
  /** The log message for an item that failed. */
  readonly failure: string;
  readonly log: Pick<Log, 'error'>;
  readonly signal?: AbortSignal | undefined;
};

/**
 * Processes items in sequence. A failed item is logged with its id and the others are still processed; an unavailable
 * database stops the run, because every other item would fail too.
 */
export async function forEachItem<Item>(
  items: Iterable<Item>,
  { name, failure, log, signal }: ItemRun<NoInfer<Item>>,
  process: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (const item of items) {
    if (signal?.aborted) return;
    try {
      await process(item);
    } catch (error) {
      const condition = databaseFailure(error);
      if (condition !== null && condition !== 'busy') throw error;
      log.error({ ...name(item), reason: (error as Error).message }, failure);
    }
  }
}
