import { createContext, useCallback, useContext, useRef, useSyncExternalStore } from 'react';
import type { CallName } from '#contract/list.ts';
import type { AnswerOf, RequestOf } from '#contract/schemas.ts';
import { call } from './call.ts';
import { CallCache, type Load, type Loaded, loading, type WatchOptions } from './call-cache.ts';
import { usePage } from './page-config.ts';

/** The response cache; server rendering has no listeners, so it caches nothing. */
const CacheContext = createContext(new CallCache());

/** Options of a component's request. */
export type AskOptions<Answer> = Pick<WatchOptions, 'debounce' | 'cacheFor'> & {
  /** Sends the request only while this is true. */
  readonly enabled?: boolean | undefined;
  /** Returns the previous response while another one loads or after it was refused. */
  readonly keepPrevious?: boolean | undefined;
  /** The response to the first request, where the page was loaded with it. */
  readonly initial?: Answer | null | undefined;
};

/** The state of a request, with a function that repeats it. */
export type CallState<Answer> = {
  readonly state: Loaded<Answer>['state'];
  readonly answer: Answer | null;
  readonly refusal: Loaded<Answer>['refusal'];
  readonly retry: () => void;
};

const ignore = () => () => {};

/** Loads the data of a key, and again when the key changes; the latest key wins. */
export function useLoad<Answer>(key: string, load: Load<Answer>, options: AskOptions<Answer> = {}): CallState<Answer> {
  const { enabled = true, keepPrevious = false, initial = null, debounce, cacheFor } = options;
  const cache = useContext(CacheContext);
  const newest = useRef(load);
  newest.current = load;
  const came = useRef(
    initial === null ? null : { key, loaded: { state: 'ready', answer: initial, refusal: null } as const },
  );
  // The initial response is valid for the first key only, and stale when a component returns to that key.
  if (came.current?.key !== key) came.current = null;
  const watch = useCallback(
    (listener: () => void) =>
      cache.watch(key, (signal) => newest.current(signal), listener, {
        debounce,
        cacheFor,
        initial: came.current?.loaded,
      }),
    [cache, key, debounce, cacheFor],
  );
  const read = (): Loaded<Answer> => cache.read<Answer>(key) ?? came.current?.loaded ?? loading;
  const loaded = useSyncExternalStore(enabled ? watch : ignore, read, read);
  const previous = useRef<Answer | null>(null);
  if (loaded.state === 'ready') previous.current = loaded.answer;
  const retry = useCallback(() => cache.reload(key), [cache, key]);
  return { ...loaded, answer: loaded.answer ?? (keepPrevious ? previous.current : null), retry };
}

/** Calls an endpoint for a component; equal requests in one language and currency share one call. */
export function useCall<Name extends CallName>(
  name: Name,
  request: RequestOf<Name>,
  {
    silent = false,
    ...options
  }: AskOptions<AnswerOf<Name>> & { /** Suppresses the `request-error` event. */ readonly silent?: boolean } = {},
): CallState<AnswerOf<Name>> {
  const { language, currency } = usePage();
  const key = `${language} ${currency} ${name} ${JSON.stringify(request)}`;
  return useLoad(key, (signal) => call(name, request, { signal, silent }), options);
}
