// The tar format (ustar), so that a backup can be listed and unpacked with any system's own tools.
import { BackupProblem } from './manifest.ts';

/** The size of a header, and the unit to which contents are padded. */
export const blockSize = 512;

const field = (text: string, length: number): Buffer => {
  const bytes = Buffer.alloc(length);
  bytes.write(text, 'utf8');
  return bytes;
};
const octal = (value: number, length: number): Buffer =>
  field(`${value.toString(8).padStart(length - 1, '0')}\0`, length);

/** The sum of all bytes of a header, counting its own field as spaces. */
function checksumOf(header: Buffer): number {
  let sum = 0;
  for (let at = 0; at < blockSize; at += 1) sum += at >= 148 && at < 156 ? 32 : (header[at] as number);
  return sum;
}

/** Splits a long name at a folder: at most 155 bytes before it and 100 after. */
function splitName(name: string): { prefix: string; base: string } {
  const fits = (text: string, length: number) => Buffer.byteLength(text) <= length;
  if (fits(name, 100)) return { prefix: '', base: name };
  for (let at = name.indexOf('/'); at > 0; at = name.indexOf('/', at + 1)) {
    const [prefix, base] = [name.slice(0, at), name.slice(at + 1)];
    if (fits(prefix, 155) && fits(base, 100)) return { prefix, base };
  }
  throw new BackupProblem(`the name ${name} is too long for a backup`);
}

/** Returns the header of a file. */
export function tarHeader(name: string, size: number, seconds: number): Buffer {
  const { prefix, base } = splitName(name);
  const header = Buffer.concat([
    field(base, 100),
    octal(0o600, 8),
    octal(0, 8),
    octal(0, 8),
    octal(size, 12),
    octal(seconds, 12),
    field('        0', 9),
    field('', 100),
    field('ustar\x0000', 8),
    field('waymark', 32),
    field('waymark', 32),
    octal(0, 8),
    octal(0, 8),
    field(prefix, 155),
    field('', 12),
  ]);
  field(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, 8).copy(header, 148);
  return header;
}

/** Returns the bytes that fill a content up to the next block. */
export const padding = (size: number): Buffer => Buffer.alloc((blockSize - (size % blockSize)) % blockSize);

/** The end of an archive: two empty blocks. */
export const tarEnd = Buffer.alloc(2 * blockSize);

const textAt = (header: Buffer, from: number, length: number): string => {
  const end = header.indexOf(0, from);
  return header.toString('utf8', from, end === -1 || end > from + length ? from + length : end);
};

/** Reads a header; returns null at the end of the archive. */
export function readTarHeader(header: Buffer): { name: string; size: number } | null {
  if (header.every((byte) => byte === 0)) return null;
  const number = (from: number, length: number) => Number.parseInt(textAt(header, from, length), 8);
  if (checksumOf(header) !== number(148, 8) || textAt(header, 257, 5) !== 'ustar')
    throw new BackupProblem('the file is damaged, or is not a backup of Waymark');
  const prefix = textAt(header, 345, 155);
  const base = textAt(header, 0, 100);
  return { name: prefix ? `${prefix}/${base}` : base, size: number(124, 12) };
}
