import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { Pictures } from '../platform/pictures/pictures.ts';

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

type File = {
  path: string;
  size: number;
  type: string;
  brotli: { path: string; size: number } | null;
  forever: boolean;
};

/** Every file below a folder by its address. Only what was there at the start is served, so no path can climb out. */
function listFiles(folder: string): Map<string, File> {
  const files = new Map<string, File>();
  if (!existsSync(folder)) return files;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const type = types[extname(entry.name)];
    if (!entry.isFile() || !type) continue;
    const packed = existsSync(`${path}.br`) ? { path: `${path}.br`, size: statSync(`${path}.br`).size } : null;
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    files.set(address, {
      path,
      size: statSync(path).size,
      type,
      brotli: packed,
      forever: address.startsWith('/assets/'),
    });
  }
  return files;
}

/** Answers a request for a file, or null when the address is none of its own. */
export type FileAnswer = (request: Request, path: string) => Response | null | Promise<Response | null>;

const forever = 'public, max-age=31536000, immutable';
const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

function fileBody({ method }: Request, path: string): ReadableStream | null {
  return method === 'HEAD' ? null : (Readable.toWeb(createReadStream(path)) as ReadableStream);
}

/** Answers requests for built files. */
export function createStaticFiles(folder: string): FileAnswer {
  const files = listFiles(folder);
  return (request, path) => {
    const file = files.get(path);
    if (!file || !isRead(request)) return null;
    const packed = /\bbr\b/.test(request.headers.get('accept-encoding') ?? '') ? file.brotli : null;
    const headers = new Headers({
      'Content-Type': file.type,
      'Content-Length': String(packed?.size ?? file.size),
      'Cache-Control': file.forever ? forever : 'public, max-age=3600',
      Vary: 'Accept-Encoding',
    });
    if (packed) headers.set('Content-Encoding', 'br');
    return new Response(fileBody(request, packed?.path ?? file.path), { headers });
  };
}

/** Answers requests for pictures; one that nobody has asked for yet is made first. */
export function createPictureFiles(pictures: Pick<Pictures, 'find'>): FileAnswer {
  return async (request, path) => {
    if (!isRead(request) || !path.startsWith('/photos/')) return null;
    const picture = await pictures.find(path);
    if (!picture) return null;
    const headers = { 'Cache-Control': forever, ETag: picture.tag };
    const known = request.headers.get('if-none-match')?.split(',') ?? [];
    if (known.some((tag) => tag.trim().replace(/^W\//, '') === picture.tag))
      return new Response(null, { status: 304, headers });
    return new Response(fileBody(request, picture.path), {
      headers: {
        ...headers,
        'Content-Type': types[extname(picture.path)] as string,
        'Content-Length': String(picture.size),
      },
    });
  };
}
