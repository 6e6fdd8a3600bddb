import { constants, crc32, deflateRawSync } from 'node:zlib';
import { gapChecksum } from './gap-checksum.ts';
import { fillTemplate, type PageTemplate } from './page-template.ts';
import type { Personal } from './pages.ts';

/** A page as gzip whose gaps can be filled without packing it again. */
export type PackedTemplate = { readonly size: number; fill(personal: Personal): Buffer<ArrayBuffer> };

/** As far back as a packed page can refer. */
const window = 32_768;
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const lastBlock = Buffer.from([3, 0]);

/** The head of a block that is not packed: its length, and the same inverted. */
function storedHead(length: number): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(length, 1);
  head.writeUInt16LE(length ^ 0xffff, 3);
  return head;
}

/**
 * Packs a page once. What lies between the gaps is packed, each stretch ending on a whole byte; a gap is a block of its own that is
 * not packed, so its bytes can be exchanged. No stretch may refer back into a gap: while packing gaps are zero bytes, of
 * which a page has none. Left unpacked, a security token also tells nothing by how well it packs beside text that an attacker chose.
 */
export function packTemplate({ bytes, gaps }: PageTemplate): PackedTemplate {
  const blank = Buffer.from(bytes);
  for (const { at, length } of gaps) blank.fill(0, at, at + length);

  const blocks: Buffer[] = [header];
  const moved: PageTemplate['gaps'][number][] = [];
  let size = header.length;
  const add = (block: Buffer) => {
    blocks.push(block);
    size += block.length;
  };
  const addStretch = (from: number, to: number) => {
    if (from === to) return;
    const before = blank.subarray(Math.max(0, from - window), from);
    const options = { level: 9, finishFlush: constants.Z_SYNC_FLUSH };
    add(deflateRawSync(blank.subarray(from, to), before.length > 0 ? { ...options, dictionary: before } : options));
  };
  let done = 0;
  for (const { name, at, length } of gaps) {
    addStretch(done, at);
    add(storedHead(length));
    moved.push({ name, at: size, length });
    done = at + length;
    add(blank.subarray(at, done));
  }
  addStretch(done, blank.length);
  add(lastBlock);

  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(blank.length, 4);
  add(trailer);
  const packed = { bytes: Buffer.concat(blocks), gaps: moved };
  const blankChecksum = crc32(blank);
  const checksumOf = gapChecksum(gaps, blank.length);
  return {
    size,
    fill(personal) {
      const filled = fillTemplate(packed, personal);
      filled.writeInt32LE(blankChecksum ^ checksumOf(personal), size - 8);
      return filled;
    },
  };
}
