import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectFolder } from './project-folder.ts';

/** Source maps by the path of the bundled file; `null` if there is none. */
const maps = new Map<string, SourceMap | null>();

function mapOf(file: string): SourceMap | null {
  let map = maps.get(file);
  if (map === undefined) {
    map = existsSync(`${file}.map`) ? new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8'))) : null;
    maps.set(file, map);
  }
  return map;
}

/**
 * Maps a stack to the source files. Node's own option reads every map at startup; here a map is read only when an error
 * occurs.
 */
export function writtenStack(stack: string): string {
  return stack.replace(/(file:\/\/[^\s():]+\.js):(\d+):(\d+)/g, (place, address: string, line, column) => {
    const file = fileURLToPath(address);
    const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) return place;
    const source = relative(projectFolder, join(dirname(file), entry.originalSource));
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}
