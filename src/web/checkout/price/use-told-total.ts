import { useEffect, useRef, useState } from 'react';
import type { PriceReload } from '../use-quote.ts';

/** The total in words for those who listen: nothing at first, then each total that differs from the one before. */
export function useToldTotal(total: string | null, state: PriceReload['state']): string {
  const [told, setTold] = useState('');
  const last = useRef(total);
  useEffect(() => {
    if (state !== 'fresh' || total === last.current) return;
    last.current = total;
    setTold(total ?? '');
  }, [total, state]);
  return told;
}
