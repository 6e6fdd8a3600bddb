import './production.ts';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { projectFolder } from '../platform/project-folder.ts';

// The compile cache is stored next to the build, so that only the first start compiles. A separate file, because the
// cache
// must be enabled before other modules are loaded.
enableCompileCache(join(projectFolder, 'build/compiled'));
await import('./start.ts');
