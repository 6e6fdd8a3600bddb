import { createContext, useCallback, useContext, useRef, useSyncExternalStore } from 'react';
import type { CallName } from '#contract/list.ts';
import type { AnswerOf, RequestOf } from '#contract/schemas.ts';
import { call } from './call.ts';
import { CallCache, type Load, type Loaded, loading, type WatchOptions } from './call-cache.ts';
import { usePage } from './page-config.ts';

/** Where answers are kept; rendering on a server watches nothing and so keeps nothing. */
const CacheContext = createContext(new CallCache());

/** How a component asks. */
export type AskOptions<Answer> = Pick<WatchOptions, 'debounce' | 'cacheFor'> & {
  /** Asks only while this holds. */
  readonly enabled?: boolean | undefined;
  /** Shows the last answer while another question is on its way, or was refused. */
  readonly keepPrevious?: boolean | undefined;
  /** The answer to the first question, where the page came with it. */
  readonly initial?: Answer | null | undefined;
};

/** What a component knows, and how to ask again. */
export type Asked<Answer> = {
  readonly state: Loaded<Answer>['state'];
  readonly answer: Answer | null;
  readonly refusal: Loaded<Answer>['refusal'];
  readonly retry: () => void;
};

const ignore = () => () => {};

/** Loads what a key stands for, and again when the key changes; the newest key wins. */
export function useLoad<Answer>(key: string, load: Load<Answer>, options: AskOptions<Answer> = {}): Asked<Answer> {
  const { enabled = true, keepPrevious = false, initial = null, debounce, cacheFor } = options;
  const cache = useContext(CacheContext);
  const newest = useRef(load);
  newest.current = load;
  const came = useRef(
    initial === null ? null : { key, loaded: { state: 'ready', answer: initial, refusal: null } as const },
  );
  // It is the answer to the first question only, and old by the time somebody comes back to that.
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

/** Makes a call for a component, once for everybody who asks the same in one language and currency. */
export function useCall<Name extends CallName>(
  name: Name,
  request: RequestOf<Name>,
  {
    silent = false,
    ...options
  }: AskOptions<AnswerOf<Name>> & { /** Fires no `request-error` event. */ readonly silent?: boolean } = {},
): Asked<AnswerOf<Name>> {
  const { language, currency } = usePage();
  const key = `${language} ${currency} ${name} ${JSON.stringify(request)}`;
  return useLoad(key, (signal) => call(name, request, { signal, silent }), options);
}
