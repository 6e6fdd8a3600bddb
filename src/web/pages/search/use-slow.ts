import { useEffect, useState } from 'react';

/** The minimum waiting time in ms before it is displayed. */
const noticed = 150;

/** Returns true once something has been busy for a noticeable time. */
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
