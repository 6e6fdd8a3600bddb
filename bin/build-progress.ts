import type { Plugin } from 'vite';
import { reportProgress } from '#server/start/report-progress.ts';

const steps: Record<string, string> = {
  client: 'building the pages for browsers',
  ssr: 'building the pages for the server',
};

/** Reports, while pages are built, how many modules have been read. */
export function buildProgress(): Plugin {
  const read = new Map<string, number>();
  return {
    name: 'waymark:build-progress',
    apply: 'build',
    transform() {
      const step = steps[this.environment.name];
      const done = (read.get(this.environment.name) ?? 0) + 1;
      read.set(this.environment.name, done);
      if (step && done % 25 === 0) reportProgress({ step, done, unit: 'modules' });
      return null;
    },
  };
}
