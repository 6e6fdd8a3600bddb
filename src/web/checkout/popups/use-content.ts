import { useCallback, useEffect, useState } from 'react';
import type { CallName } from '#contract/list.ts';
import type { AnswerOf, RequestOf } from '#contract/schemas.ts';
import { call } from '../../browser/call.ts';
import { usePage } from '../../browser/page-config.ts';

/** What was answered since the page was loaded; a text in one language and currency does not change while somebody books. */
const known = new Map<string, unknown>();

/** How long a wait may be before it is explained. */
const longWait = 10_000;

/** A content that is being fetched, is there, or did not come. */
export type Content<Answer> = {
  readonly state: 'loading' | 'slow' | 'ready' | 'failed';
  readonly answer: Answer | null;
  readonly retry: () => void;
};

/** Makes a call when its answer is first wanted, and never again once it has come. */
export function useContent<Name extends CallName>(
  name: Name,
  request: RequestOf<Name>,
  wanted: boolean,
): Content<AnswerOf<Name>> {
  const { language, currency } = usePage();
  const key = `${language} ${currency} ${name} ${JSON.stringify(request)}`;
  const [state, setState] = useState<Content<unknown>['state']>('loading');
  const [round, setRound] = useState(0);
  const answer = (known.get(key) as AnswerOf<Name> | undefined) ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the request, and a round for "try again"
  useEffect(() => {
    if (!wanted || known.has(key)) return;
    const leaving = new AbortController();
    setState('loading');
    const timer = setTimeout(setState, longWait, 'slow');
    call(name, request, { signal: leaving.signal }).then(
      (answered) => {
        clearTimeout(timer);
        known.set(key, answered);
        if (!leaving.signal.aborted) setState('ready');
      },
      () => {
        clearTimeout(timer);
        if (!leaving.signal.aborted) setState('failed');
      },
    );
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [key, wanted, round]);
  const retry = useCallback(() => setRound((before) => before + 1), []);
  return { state: answer === null ? state : 'ready', answer, retry };
}
