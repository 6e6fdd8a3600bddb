import { useEffect, useState } from 'react';

/** What a popup asks the server for. */
export type Asked<Value> = {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly value: Value | null;
  readonly retry: () => void;
};

/** Asks when it is wanted, and again only when the question is another or was not answered. */
export function useAnswer<Value>(wanted: boolean, key: string, ask: () => Promise<Value>): Asked<Value> {
  const [known, setKnown] = useState<{ key: string; attempt: number; value: Value | null; failed: boolean } | null>(
    null,
  );
  const [attempt, setAttempt] = useState(0);
  const answered = known?.key === key && (known.value !== null || known.attempt === attempt);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when the question is another
  useEffect(() => {
    if (!wanted || answered) return;
    let here = true;
    ask().then(
      (value) => here && setKnown({ key, attempt, value, failed: false }),
      () => here && setKnown({ key, attempt, value: null, failed: true }),
    );
    return () => {
      here = false;
    };
  }, [wanted, answered, key, attempt]);
  const current = known?.key === key ? known : null;
  return {
    state: current?.value ? 'ready' : current?.failed && current.attempt === attempt ? 'failed' : 'loading',
    value: current?.value ?? null,
    retry: () => setAttempt(attempt + 1),
  };
}
