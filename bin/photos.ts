// Makes every photograph in each width and format that pages ask for, once: build/photos/photos/<name>-<width>.{avif,jpg}.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { photoAddress, photoWidths } from '#contract/photo.ts';

/** Least effort: measured here, more effort costs twenty times the time and saves no bytes worth it. */
const avif = { quality: 45, effort: 0 };
const jpeg = { quality: 72, progressive: true };

async function make(source: string, target: string, width: number): Promise<void> {
  if (existsSync(target) && statSync(target).mtimeMs >= statSync(source).mtimeMs) return;
  const resized = sharp(source).resize(width, Math.round((width * 2) / 3), { fit: 'cover' });
  const unfinished = `${target}.part`;
  await (target.endsWith('.avif') ? resized.avif(avif) : resized.jpeg(jpeg)).toFile(unfinished);
  renameSync(unfinished, target);
}

/** Makes what is missing and removes what has no source any more. */
export async function makePhotos(sources: string, folder: string): Promise<void> {
  mkdirSync(join(folder, 'photos'), { recursive: true });
  const wanted = new Set<string>();
  for (const file of readdirSync(sources).filter((name) => name.endsWith('.jpg'))) {
    const targets = photoWidths.flatMap((width) =>
      (['avif', 'jpg'] as const).map((format) => ({ width, address: photoAddress(file, width, format) })),
    );
    for (const { address } of targets) wanted.add(address);
    await Promise.all(targets.map(({ width, address }) => make(join(sources, file), join(folder, address), width)));
  }
  for (const name of readdirSync(join(folder, 'photos'))) {
    if (!wanted.has(`/photos/${name}`)) rmSync(join(folder, 'photos', name));
  }
}
