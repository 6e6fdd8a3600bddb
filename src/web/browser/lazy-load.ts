import { reportSoon } from './report-soon.ts';

/** After this many ms a piece that has not arrived counts as lost. */
export const chunkTimeout = 120_000;

/** A piece of the page that could not be loaded. */
export class ChunkLoadError extends Error {
  constructor(piece: string, cause?: unknown) {
    super(`Loading of ${piece} failed`, { cause });
    this.name = 'ChunkLoadError';
  }
}

/** A load that happens once: later calls share its promise, and only a failure makes the next call try again. */
export function loadOnce<Value>(
  piece: string,
  load: () => Promise<Value>,
  report: (error: ChunkLoadError) => void = (error) => reportSoon(error, 'chunk'),
): () => Promise<Value> {
  let under: Promise<Value> | null = null;
  return () => {
    under ??= new Promise<Value>((resolve, reject) => {
      const lose = (cause?: unknown): void => {
        clearTimeout(timer);
        under = null;
        const error = new ChunkLoadError(piece, cause);
        report(error);
        reject(error);
      };
      const timer = setTimeout(lose, chunkTimeout, new Error(`not within ${chunkTimeout} ms`));
      // In a task of its own: a page that comes to life asks for a dozen pieces at once, and each costs a phone some ten milliseconds.
      setTimeout(() =>
        load().then((value) => {
          clearTimeout(timer);
          resolve(value);
        }, lose),
      );
    });
    return under;
  };
}
