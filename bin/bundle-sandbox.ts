import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** Writes the sandbox bank into build/sandbox: the process, and the scripts and styles of its pages. */
export async function bundleSandbox(root: string): Promise<void> {
  const source = join(root, 'src/sandbox');
  const target = join(root, 'build/sandbox');
  const shared = { root, configFile: false, logLevel: 'error' } as const;
  await build({
    ...shared,
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'node24',
      outDir: target,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      sourcemap: true,
      rolldownOptions: { input: join(source, 'main.ts'), output: { sourcemapExcludeSources: true } },
    },
  });
  await build({
    ...shared,
    build: {
      target: 'es2022',
      outDir: join(target, 'assets'),
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: ['field', 'authentication', 'challenge', 'sheet', 'redirect', 'page'].map((name) =>
          join(source, `frames/${name}.ts`),
        ),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
  cpSync(join(source, 'views/bank.css'), join(target, 'assets/bank.css'));
}
