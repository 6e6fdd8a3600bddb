import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { Pictures } from '../platform/pictures/pictures.ts';
import { accepts } from './content-encoding.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

/** A file on disk with its size and entity tag. */
type StoredFile = { readonly path: string; readonly size: number; readonly tag: string };

type BuiltFile = {
  readonly plain: StoredFile;
  readonly brotli: StoredFile | null;
  readonly headers: Readonly<Record<string, string>>;
};

const forever = 'public, max-age=31536000, immutable';

function storedFile(path: string): StoredFile {
  const { size, mtimeMs } = statSync(path);
  return { path, size, tag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}${extname(path)}"` };
}

/** Lists the files in a folder by URL path. Only these are served, so no path can leave the folder. */
function listFiles(folder: string): Map<string, BuiltFile> {
  const files = new Map<string, BuiltFile>();
  if (!existsSync(folder)) return files;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const type = types[extname(entry.name)];
    if (!entry.isFile() || !type) continue;
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    files.set(address, {
      plain: storedFile(path),
      brotli: existsSync(`${path}.br`) ? storedFile(`${path}.br`) : null,
      headers: {
        'Content-Type': type,
        'Cache-Control': address.startsWith('/assets/') ? forever : 'public, max-age=3600',
        Vary: 'Accept-Encoding',
      },
    });
  }
  return files;
}

/** Returns the response for a file, or null if the path is not its own. */
export type FileAnswer = (request: Request, path: string) => Response | null | Promise<Response | null>;

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

/** Whether the browser has the file already; compressing proxies weaken entity tags. */
function isKnown(header: string | null, tag: string): boolean {
  return header?.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag) ?? false;
}

/** A byte range, both ends included. */
type Part = { readonly start: number; readonly end: number };

/** Parses a Range header; returns null for the whole file, also for several ranges, which a server may ignore. */
export function readRange(header: string | null, size: number): Part | 'beyond' | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return null;
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end ? 'beyond' : { start, end };
}

/** Sends a file: 304 if it is unchanged, the requested range, or the whole file. */
function sendFile(
  { method, headers: requestHeaders }: Request,
  file: StoredFile,
  own: Readonly<Record<string, string>>,
): Response {
  const headers: Record<string, string> = { ...own, ETag: file.tag, 'Accept-Ranges': 'bytes' };
  if (isKnown(requestHeaders.get('if-none-match'), file.tag)) {
    const { 'Content-Type': _type, 'Content-Encoding': _encoding, ...validators } = headers;
    return new Response(null, { status: 304, headers: validators });
  }
  // Ranges of different versions must not be combined.
  const isSameVersion = (requestHeaders.get('if-range') ?? file.tag) === file.tag;
  const part = method === 'GET' && isSameVersion ? readRange(requestHeaders.get('range'), file.size) : null;
  if (part === 'beyond')
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${file.size}` } });
  if (part) headers['Content-Range'] = `bytes ${part.start}-${part.end}/${file.size}`;
  headers['Content-Length'] = String(part ? part.end - part.start + 1 : file.size);
  const body = method === 'HEAD' ? null : (Readable.toWeb(createReadStream(file.path, part ?? {})) as ReadableStream);
  return new Response(body, { status: part ? 206 : 200, headers });
}

/** Serves built files. */
export function createStaticFiles(folder: string): FileAnswer {
  const files = listFiles(folder);
  return (request, path) => {
    const file = files.get(path);
    if (!file || !isRead(request)) return null;
    const { brotli, plain, headers } = file;
    return brotli && accepts(request.headers.get('accept-encoding') ?? undefined, 'br')
      ? sendFile(request, brotli, { ...headers, 'Content-Encoding': 'br' })
      : sendFile(request, plain, headers);
  };
}

/** Serves pictures, creating variants on first request. */
export function createPictureFiles(pictures: Pick<Pictures, 'find'>): FileAnswer {
  return async (request, path) => {
    if (!isRead(request) || !path.startsWith('/photos/')) return null;
    const picture = await pictures.find(path);
    if (!picture) return null;
    const type = types[extname(picture.path)] as string;
    return sendFile(request, picture, { 'Cache-Control': forever, 'Content-Type': type });
  };
}
