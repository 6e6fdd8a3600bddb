import { Trans } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { loadOnce } from '../browser/lazy-load.ts';
import { Button } from './button.tsx';

/** A component whose script is loaded when it is first needed, or earlier by `preload`. */
type LazyPart<Props> = ComponentType<Props> & { readonly preload: () => Promise<void> };

type Options = {
  /** What is displayed until the script has loaded. */
  readonly fallback?: ReactNode;
  /** The server renders the part, so it can be read before its script has loaded. */
  readonly ssr?: boolean;
};

type Source<Props> = {
  readonly component: () => ComponentType<Props> | null;
  readonly load: () => Promise<ComponentType<Props>>;
};

const retryMs = 10_000;

/**
 * A part of a page whose script loads separately, and once. When loading fails, a part that the server rendered stays readable and
 * is retried in the background; any other part is replaced by a notice with a retry button. The name is used in error reports.
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, ssr = false }: Options = {},
): LazyPart<Props> {
  let component: ComponentType<Props> | null = null;
  const loadPart = loadOnce(name, async () => {
    component = await load();
    return component;
  });
  const source: Source<Props> = { component: () => component, load: loadPart };
  const Part = ssr ? serverRendered(source, fallback) : browserRendered(source, fallback);
  return Object.assign(Part, { preload: () => loadPart().then(noop, noop) });
}

const noop = (): void => {};

function serverRendered<Props extends object>({ load }: Source<Props>, fallback: ReactNode): ComponentType<Props> {
  const loadWithRetries = (): Promise<ComponentType<Props>> =>
    load().catch(() => new Promise((resolve) => setTimeout(() => resolve(loadWithRetries()), retryMs)));
  const Part = lazy(async () => ({ default: await loadWithRetries() })) as unknown as ComponentType<Props>;
  return (props) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  );
}

function browserRendered<Props extends object>(source: Source<Props>, fallback: ReactNode): ComponentType<Props> {
  return (props) => {
    const [state, setState] = useState<'loading' | 'ready' | 'failed'>(source.component() ? 'ready' : 'loading');
    useEffect(() => {
      if (state !== 'loading') return;
      let mounted = true;
      source.load().then(
        () => mounted && setState('ready'),
        () => mounted && setState('failed'),
      );
      return () => {
        mounted = false;
      };
    }, [state]);
    const Part = source.component();
    if (state === 'ready' && Part) return <Part {...props} />;
    if (state === 'failed') return <LostPart onRetry={() => setState('loading')} />;
    return fallback;
  };
}

function LostPart({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-paper p-4 text-sm"
    >
      <p className="grow basis-48">
        <Trans>This part of the page didn’t load. Everything else still works.</Trans>
      </p>
      <Button variant="secondary" size="small" onClick={onRetry} icon={<RotateCw />}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
