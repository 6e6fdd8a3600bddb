import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPictureFiles } from '../../http/static-files.ts';
import { projectFolder } from '../project-folder.ts';
import { type Encode, encodePicture } from './encode.ts';
import { createPictures, type Pictures } from './pictures.ts';

const photograph = join(projectFolder, 'src/demo/photos/aneta-ivanova-776.jpg');
let home: string;
let originals: string;
let folder: string;
const servers: Server[] = [];

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'waymark-pictures-'));
  originals = join(home, 'originals');
  mkdirSync(originals);
  folder = join(home, 'made');
  copyFileSync(photograph, join(originals, 'hill.jpg'));
});
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
  rmSync(home, { recursive: true, force: true });
});

/** A listener that serves these pictures and nothing else. */
async function serve(pictures: Pictures): Promise<(path: string, init?: RequestInit) => Promise<Response>> {
  const files = createPictureFiles(pictures);
  const server = createServer(
    getRequestListener(
      async (request) => (await files(request, new URL(request.url).pathname)) ?? new Response('', { status: 404 }),
      { errorHandler: (error) => new Response((error as Error).message, { status: 500 }) },
    ),
  ).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init);
}

/** Encodes as ever, and counts. */
function counting(): { encode: Encode; created: string[]; most: () => number } {
  const created: string[] = [];
  let running = 0;
  let most = 0;
  return {
    created,
    most: () => most,
    async encode(original, target, width, format) {
      running += 1;
      most = Math.max(most, running);
      await encodePicture(original, target, width, format);
      created.push(`${width} ${format}`);
      running -= 1;
    },
  };
}

test('a picture is made on first request, once for concurrent requests, and stored', async () => {
  const { encode, created } = counting();
  const ask = await serve(createPictures([originals], folder, encode));
  const answers = await Promise.all([1, 2, 3, 4].map(() => ask('/photos/hill-480.avif')));
  const bodies = await Promise.all(answers.map((answer) => answer.bytes()));
  expect(created).toEqual(['480 avif']);
  for (const body of bodies) expect(Buffer.from(body).equals(readFileSync(join(folder, 'hill-480.avif')))).toBe(true);
  expect(answers[0]?.headers.get('content-type')).toBe('image/avif');
  expect(answers[0]?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');

  const again = await serve(createPictures([originals], folder, () => Promise.reject(new Error('made twice'))));
  expect((await again('/photos/hill-480.avif')).status).toBe(200);
  const tag = answers[0]?.headers.get('etag') as string;
  const known = await again('/photos/hill-480.avif', { headers: { 'if-none-match': `"other", W/${tag}` } });
  expect([known.status, known.headers.get('etag'), await known.text()]).toEqual([304, tag, '']);
  const head = await again('/photos/hill-480.avif', { method: 'HEAD' });
  expect([head.headers.get('content-length'), await head.text()]).toEqual([String(bodies[0]?.length), '']);
});

test('the number of pictures made at the same time is limited, and all are made in the end', async () => {
  const { encode, created, most } = counting();
  const ask = await serve(createPictures([originals], folder, encode, 2));
  const paths = [480, 960, 1500].flatMap((width) => [`/photos/hill-${width}.avif`, `/photos/hill-${width}.jpg`]);
  const answers = await Promise.all(paths.map((path) => ask(path)));
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
  expect([created.length, most()]).toEqual([6, 2]);
});

test('an unknown width, format or name and path traversal are not found, and make nothing', async () => {
  for (const path of ['outside.jpg', 'originals/made.jpg', 'originals/.hidden.jpg'])
    copyFileSync(photograph, join(home, path));
  const { encode, created } = counting();
  const pictures = createPictures([originals], folder, encode);
  const ask = await serve(pictures);
  for (const path of [
    '/photos/hill-481.avif',
    '/photos/hill-0480.avif',
    '/photos/hill-99999999999.avif',
    '/photos/hill-480.webp',
    '/photos/hill-480.avif.part',
    '/photos/dale-480.avif',
    '/photos/hill.jpg',
    '/photos/%2e%2e%2foutside-480.jpg',
    '/photos/..%2foutside-480.jpg',
    '/photos/sub/..%2fmade-480.jpg',
  ])
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
  for (const address of [
    '/photos/../outside-480.jpg',
    '/photos/./hill-480.jpg',
    '/photos/..\\outside-480.jpg',
    '/photos/hill\0-480.jpg',
    '/photos/.hidden-480.jpg',
  ])
    expect(await pictures.find(address)).toBeNull();
  expect(await pictures.read({ file: '../outside.jpg', width: 480, format: 'jpg' })).toBeNull();
  expect((await ask('/photos/hill-480.avif', { method: 'POST' })).status).toBe(404);
  expect(created).toEqual([]);
});

test('a broken original is a clear error without a file, and is served once replaced', async () => {
  const whole = readFileSync(photograph);
  writeFileSync(join(originals, 'hill.jpg'), whole.subarray(0, whole.length / 2));
  writeFileSync(join(originals, 'words.jpg'), 'this is not a picture');
  const ask = await serve(createPictures([originals], folder));
  for (const name of ['hill', 'words']) {
    const answer = await ask(`/photos/${name}-960.jpg`);
    expect([answer.status, await answer.text()]).toEqual([
      500,
      expect.stringContaining(`picture ${name}.jpg cannot be made 960 wide as jpg: `),
    ]);
  }
  expect(readdirSync(folder)).toEqual([]);
  copyFileSync(photograph, join(originals, 'hill.jpg'));
  expect((await ask('/photos/hill-960.jpg')).status).toBe(200);
});

test('a picture that fails half-way leaves no partial file', async () => {
  const breaking: Encode = async (_original, target) => {
    writeFileSync(target, 'half a picture');
    throw new Error('no space left');
  };
  await expect(createPictures([originals], folder, breaking).find('/photos/hill-480.jpg')).rejects.toThrow(
    'picture hill.jpg cannot be made 480 wide as jpg: no space left',
  );
  expect(readdirSync(folder)).toEqual([]);
});

test('a picture whose original was replaced is made again', async () => {
  const { encode, created } = counting();
  const ask = await serve(createPictures([originals], folder, encode));
  await ask('/photos/hill-480.jpg');
  copyFileSync(join(projectFolder, 'src/demo/photos/tom-barrett-318952.jpg'), join(originals, 'hill.jpg'));
  utimesSync(join(originals, 'hill.jpg'), 1_700_000_000, 1_700_000_000);
  const first = await ask('/photos/hill-480.jpg');
  const second = await ask('/photos/hill-480.jpg');
  expect(created).toEqual(['480 jpg', '480 jpg']);
  expect(await first.bytes()).toEqual(await second.bytes());
});

test('a killed process leaves no partial picture, and its temporary files are removed', async () => {
  const script = `
    import { writeFileSync } from 'node:fs';
    import { createPictures } from ${JSON.stringify(join(import.meta.dirname, 'pictures.ts'))};
    const half = async (original, target) => {
      writeFileSync(target, 'half a picture');
      process.stdout.write('half');
      await new Promise(() => setInterval(() => {}, 1000));
    };
    await createPictures([${JSON.stringify(originals)}], ${JSON.stringify(folder)}, half).find('/photos/hill-480.jpg');`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    cwd: projectFolder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(existsSync(join(folder, 'hill-480.jpg'))).toBe(false);
  const [left] = readdirSync(folder);
  expect(left).toMatch(/^hill-480\.jpg\..+\.part$/);

  const ask = await serve(createPictures([originals], folder));
  const answer = await ask('/photos/hill-480.jpg');
  expect((await answer.bytes()).length).toBeGreaterThan(1000);
  // It is young enough to belong to a process that still writes it.
  expect(readdirSync(folder)).toContain(left);
  utimesSync(join(folder, left as string), 1_700_000_000, 1_700_000_000);
  await createPictures([originals], folder).find('/photos/hill-960.jpg');
  expect(readdirSync(folder).sort()).toEqual(['hill-480.jpg', 'hill-960.jpg']);
});

test('processes that share a folder never see a partial picture', async () => {
  const slowly: Encode = async (_original, target) => {
    writeFileSync(target, 'half ');
    await new Promise((resolve) => setImmediate(resolve));
    writeFileSync(target, 'and half', { flag: 'a' });
  };
  const shops = [1, 2, 3].map(() => createPictures([originals], folder, slowly));
  const found = await Promise.all(shops.map((shop) => shop.find('/photos/hill-480.jpg')));
  for (const file of found) expect(readFileSync(file?.path as string, 'utf8')).toBe('half and half');
  expect(readdirSync(folder)).toEqual(['hill-480.jpg']);
  expect(statSync(join(folder, 'hill-480.jpg')).size).toBe(13);
});
