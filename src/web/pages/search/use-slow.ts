import { useEffect, useState } from 'react';

/** A wait shorter than this is not worth showing. */
const noticed = 150;

/** True once something has been going on for long enough to be noticed. */
export function useSlow(busy: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) {
      setSlow(false);
      return;
    }
    const timer = setTimeout(setSlow, noticed, true);
    return () => clearTimeout(timer);
  }, [busy]);
  return busy && slow;
}
