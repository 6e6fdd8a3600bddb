import { useCallback, useEffect, useState } from 'react';
import { lasting } from '../browser/storage.ts';

/** What somebody is writing: kept in the browser until it is sent, over reloads and lost connections. */
export function useDraft(conversationId: number, first = ''): [string, (text: string) => void] {
  const key = `waymark-draft-${conversationId}`;
  const [text, setText] = useState(first);
  useEffect(() => {
    const kept = lasting.read(key);
    if (kept) setText((now) => now || kept);
  }, [key]);
  const change = useCallback(
    (next: string) => {
      setText(next);
      if (next === '') lasting.forget(key);
      else lasting.keep(key, next);
    },
    [key],
  );
  return [text, change];
}
