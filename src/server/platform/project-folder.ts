import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

function findProject(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : findProject(dirname(folder));
}

/** The root folder of the project; sources and bundle are at different depths in it. */
export const projectFolder = findProject(import.meta.dirname);

/** Returns the version of this release. */
export const readVersion = (): string =>
  (JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')) as { version: string }).version;
