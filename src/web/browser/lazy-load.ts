import { reportSoon } from './report-soon.ts';

/** The timeout in ms for loading a chunk. */
export const chunkTimeout = 120_000;

/** The error of a chunk that failed to load. */
export class ChunkLoadError extends Error {
  constructor(piece: string, cause?: unknown) {
    super(`Loading of ${piece} failed`, { cause });
    this.name = 'ChunkLoadError';
  }
}

/** Loads once: later calls share the promise, and only a failure makes the next call load again. */
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
      // A separate task for each load, because hydration requests a dozen chunks at once and each blocks a phone for
      // some 10 ms.
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
