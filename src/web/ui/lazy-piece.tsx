import { Trans } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadOnce } from '../browser/lazy-load.ts';
import { Button } from './button.tsx';

/** A component whose code arrives when it is first needed, and can be fetched ahead. */
export type LazyPiece<Props> = ComponentType<Props> & { readonly preload: () => Promise<void> };

type Source<Props> = { readonly loaded: () => ComponentType<Props> | null; readonly get: () => Promise<void> };

/**
 * Makes a heavy piece load on demand and once. Until it is there the fallback stands in its place; when it does not come, a
 * small notice with a retry button does, and the rest of the page goes on working.
 */
export function lazyPiece<Props extends object>(
  piece: string,
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): LazyPiece<Props> {
  let loaded: ComponentType<Props> | null = null;
  const get = loadOnce(piece, async () => {
    loaded = await load();
  });
  const source: Source<Props> = { loaded: () => loaded, get };
  const place = (props: Props): ReactNode => <Holder source={source} given={props} fallback={fallback} />;
  return Object.assign(place, { preload: () => get().catch(() => {}) });
}

function Holder<Props extends object>({
  source,
  given,
  fallback,
}: {
  source: Source<Props>;
  given: Props;
  fallback: ReactNode;
}): ReactNode {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>(source.loaded() ? 'ready' : 'loading');
  useEffect(() => {
    if (state !== 'loading') return;
    let mounted = true;
    source.get().then(
      () => mounted && setState('ready'),
      () => mounted && setState('failed'),
    );
    return () => {
      mounted = false;
    };
  }, [state, source]);
  const Piece = source.loaded();
  if (state === 'ready' && Piece) return <Piece {...given} />;
  if (state === 'failed') return <LostPiece onRetry={() => setState('loading')} />;
  return fallback;
}

function LostPiece({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-paper p-4 text-sm"
    >
      <p className="grow basis-48">
        <Trans>This part of the page did not load. Everything else still works.</Trans>
      </p>
      <Button variant="secondary" size="small" onClick={onRetry} icon={<RotateCw />}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
