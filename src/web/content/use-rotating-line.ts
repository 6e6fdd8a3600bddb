import { useEffect, useState } from 'react';
import { isMobile, motionFor } from '../browser/breakpoints.ts';
import { nextLine } from './next-line.ts';

/**
 * Returns the index of the current line, which changes after each pause; always the first on a phone or with reduced
 * motion.
 */
export function useRotatingLine(lines: number, seconds: number): number {
  const [line, setLine] = useState(0);
  useEffect(() => {
    const timer = setInterval(
      () => setLine((line) => nextLine(line, lines, isMobile() || motionFor('normal') === 0)),
      seconds * 1000,
    );
    return () => clearInterval(timer);
  }, [lines, seconds]);
  return line < lines ? line : 0;
}
