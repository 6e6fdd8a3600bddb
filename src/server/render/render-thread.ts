// The thread that renders pages, beside the one that answers requests. What Node has compiled before must be found before
// anything else is read, hence a file of its own.
import { enableCompileCache } from 'node:module';
import { workerData } from 'node:worker_threads';

const { compileCache } = workerData as { readonly compileCache?: string };
if (compileCache) enableCompileCache(compileCache);
await import('./render-work.ts');
