import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

/** Writes a Brotli-compressed copy beside every text file of a folder, on the threads of Node's pool. */
export async function compressFiles(folder: string): Promise<void> {
  const waiting = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|svg|json|txt|webmanifest)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const work = async () => {
    for (let path = waiting.pop(); path; path = waiting.pop())
      await writeFile(`${path}.br`, await compress(await readFile(path), { params }));
  };
  await Promise.all([work(), work()]);
}
