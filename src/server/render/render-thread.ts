// The entry point of a render thread. A separate file, because the compile cache must be enabled before other modules
// are loaded.
import { enableCompileCache } from 'node:module';
import { workerData } from 'node:worker_threads';

const { compileCache } = workerData as { readonly compileCache?: string };
if (compileCache) enableCompileCache(compileCache);
await import('./render-work.ts');
