import type { Settings } from './settings.ts';

/** What the person who started Waymark reads first. */
export function welcome({ origin }: Settings): string {
  return `\n  Waymark is open: ${origin}\n\n  Stop with Ctrl-C.\n\n`;
}
