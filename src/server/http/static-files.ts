import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';

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
      forever: address.startsWith('/assets/') || address.startsWith('/photos/'),
    });
  }
  return files;
}

/** Answers requests for built files and pictures, or null when the address is none of them. */
export function createStaticFiles(folder: string): (request: Request, path: string) => Response | null {
  const files = listFiles(folder);
  return (request, path) => {
    const file = files.get(path);
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return null;
    const packed = /\bbr\b/.test(request.headers.get('accept-encoding') ?? '') ? file.brotli : null;
    const headers = new Headers({
      'Content-Type': file.type,
      'Content-Length': String(packed?.size ?? file.size),
      'Cache-Control': file.forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      Vary: 'Accept-Encoding',
    });
    if (packed) headers.set('Content-Encoding', 'br');
    const body = request.method === 'HEAD' ? null : Readable.toWeb(createReadStream(packed?.path ?? file.path));
    return new Response(body as ReadableStream | null, { headers });
  };
}
