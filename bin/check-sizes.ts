// Checks the Brotli size of what a browser must load before a page works against the budget of each page.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Part = { readonly module: string; readonly imports?: readonly string[] };
type Manifest = {
  readonly entry: Part;
  readonly routes: Record<string, Part & { readonly id: string; readonly parentId?: string }>;
};

/** The limits detect accidents, such as a library that every page loads. React and its router take 96 kB of them. */
const entryPage = 140_000;
const otherPage = 200_000;
/** The component gallery loads every component; staff open it on their own machines. */
const gallery = 300_000;

function budgetOf(route: string): number {
  if (/\/(home|search|tour)$/.test(route)) return entryPage;
  return route.endsWith('office/ui') ? gallery : otherPage;
}

/** Returns the size of the message file of a built script, in the language with the largest one. */
function wordsOf(root: string, file: string): number {
  const text = readFileSync(join(root, 'build/client', file), 'utf8');
  const sizes = [...text.matchAll(/[`"']\.\/([\w-]+\.[a-z]{2}\.js)[`"']/g)].map((match) =>
    sizeOf(root, `/assets/${match[1]}`),
  );
  return Math.max(0, ...sizes);
}

function sizeOf(root: string, file: string): number {
  const path = join(root, 'build/client', `${file}.br`);
  return existsSync(path) ? statSync(path).size : 0;
}

/** Returns the bytes of scripts and messages in the first load of each route. */
export async function firstLoads(root: string): Promise<Map<string, number>> {
  const { assets } = (await import(pathToFileURL(join(root, 'build/server/index.js')).href)) as { assets: Manifest };
  const sizes = new Map<string, number>();
  for (const route of Object.values(assets.routes)) {
    const files = new Set<string>();
    const add = (part: Part) => {
      for (const file of [part.module, ...(part.imports ?? [])]) files.add(file);
    };
    add(assets.entry);
    for (
      let at: (typeof assets.routes)[string] | undefined = route;
      at;
      at = at.parentId ? assets.routes[at.parentId] : undefined
    )
      add(at);
    let bytes = 0;
    for (const file of files) bytes += sizeOf(root, file) + wordsOf(root, file);
    sizes.set(route.id, bytes);
  }
  return sizes;
}

/** Returns every page that exceeds its budget. */
export async function checkSizes(root: string): Promise<string[]> {
  const sizes = await firstLoads(root);
  return [...sizes]
    .filter(([route, bytes]) => bytes > budgetOf(route))
    .map(([route, bytes]) => `${route}: ${bytes} bytes of scripts and words, ${budgetOf(route)} allowed`);
}
