import './production.ts';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { projectFolder } from '../platform/project-folder.ts';

// What Node makes of the sources is kept beside the build, so that only the first start has to make it. It must be said before
// anything else is read, hence a file of its own.
enableCompileCache(join(projectFolder, 'build/compiled'));
await import('./start.ts');
