import { useCallback, useEffect, useState } from 'react';
import { lasting } from '../browser/storage.ts';

/** Stores the draft of a message in the browser until it is sent, across reloads and lost connections. */
export function useDraft(conversationId: number, first = ''): [string, (text: string) => void] {
  const key = `waymark-draft-${conversationId}`;
  const [text, setText] = useState(first);
  useEffect(() => {
    const stored = lasting.read(key);
    if (stored) setText((now) => now || stored);
  }, [key]);
  const change = useCallback(
    (next: string) => {
      setText(next);
      if (next === '') lasting.forget(key);
      else lasting.save(key, next);
    },
    [key],
  );
  return [text, change];
}
