import { useEffect, useState } from 'react';
import { isMobile, motionFor } from '../browser/breakpoints.ts';
import { nextLine } from './next-line.ts';

/** Which of some lines to show now: another one after each pause, but always the first on a phone or when less motion is wanted. */
export function useRotatingLine(lines: number, seconds: number): number {
  const [line, setLine] = useState(0);
  useEffect(() => {
    const timer = setInterval(
      () => setLine((shown) => nextLine(shown, lines, isMobile() || motionFor('normal') === 0)),
      seconds * 1000,
    );
    return () => clearInterval(timer);
  }, [lines, seconds]);
  return line < lines ? line : 0;
}
