import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PHOTOGRAPHS } from './photographs.ts';

const folder = new URL('./photos/', import.meta.url);

it('describes and credits exactly the photographs in the folder', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.jpg'));
  const credits = readFileSync(new URL('CREDITS.md', folder), 'utf8');
  expect(PHOTOGRAPHS.map((photograph) => photograph.file).sort()).toEqual(files.sort());
  for (const { file, photographer } of PHOTOGRAPHS) expect(credits).toContain(`| \`${file}\` | ${photographer} |`);
});

it('gives every photograph two descriptions, a colour and tags', () => {
  for (const { alternative, colour, tags } of PHOTOGRAPHS) {
    expect(alternative.de).not.toBe(alternative.en);
    expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    expect(tags.length).toBeGreaterThan(1);
  }
});
