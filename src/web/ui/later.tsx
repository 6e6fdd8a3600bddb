import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { loadOnce } from '../browser/lazy-load.ts';

/** How long to wait before a script that did not come is asked for again. */
const retryAfter = 10_000;

/**
 * A part of a page whose script comes after the page. The server renders it whole, so it is read before it is alive; should
 * its script not come, it stays as the server wrote it and is asked for again.
 */
export function later<Props extends object>(
  piece: string,
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  const get = loadOnce(piece, load);
  const patiently = (): Promise<ComponentType<Props>> =>
    get().catch(() => new Promise((resolve) => setTimeout(() => resolve(patiently()), retryAfter)));
  const Part = lazy(async () => ({ default: await patiently() })) as unknown as ComponentType<Props>;
  return (props) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  );
}
