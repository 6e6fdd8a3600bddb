import { inflateSync } from 'node:zlib';

/** Returns the text of a PDF in drawing order, one line for each page. */
export function wordsOf(pdf: Buffer): string {
  const objects = readObjects(pdf);
  const fonts = new Map<string, readonly string[]>();
  for (const { source } of objects.values())
    for (const [, name, id] of source.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(id))?.source ?? '')?.[1];
      if (map !== undefined) fonts.set(name as string, readCharacters(objects.get(Number(map))?.stream ?? ''));
    }
  return [...objects.values()]
    .filter(({ stream }) => / Tf\s/.test(stream))
    .map(({ stream }) => drawnText(stream, fonts))
    .join('\n');
}

type PdfObject = { readonly source: string; readonly stream: string };

function readObjects(pdf: Buffer): Map<number, PdfObject> {
  const objects = new Map<number, PdfObject>();
  for (let at = 0; ; ) {
    const begin = pdf.indexOf(' 0 obj', at);
    if (begin < 0) return objects;
    const id = Number(/\d+$/.exec(pdf.toString('latin1', Math.max(0, begin - 8), begin))?.[0]);
    const end = pdf.indexOf('endobj', begin);
    const from = pdf.indexOf('stream\n', begin);
    const hasStream = from >= 0 && from < end;
    const source = pdf.toString('latin1', begin + 6, hasStream ? from : end);
    objects.set(id, { source, stream: hasStream ? unpack(pdf.subarray(from + 7, end)) : '' });
    at = end;
  }
}

function unpack(bytes: Buffer): string {
  try {
    return inflateSync(bytes.subarray(0, bytes.lastIndexOf('endstream'))).toString('latin1');
  } catch {
    // An image has no text.
    return '';
  }
}

const utf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** Returns the characters of an embedded font, by glyph number. */
function readCharacters(map: string): string[] {
  const characters: string[] = [];
  for (const [, first, list] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[(.*?)\]/gs))
    [...(list as string).matchAll(/<([0-9a-f ]*)>/g)].forEach(([, hex], at) => {
      characters[Number.parseInt(first as string, 16) + at] = utf16((hex as string).replaceAll(' ', ''));
    });
  return characters;
}

/** Returns the text that a page draws; fonts that are not embedded have one byte per character. */
function drawnText(stream: string, fonts: ReadonlyMap<string, readonly string[]>): string {
  let text = '';
  let font: readonly string[] | undefined;
  for (const [, name, drawn] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\]\s*TJ/g)) {
    if (name !== undefined) font = fonts.get(name);
    for (const [, hex] of (drawn ?? '').matchAll(/<([0-9a-f]+)>/g)) {
      const bytes = Buffer.from(hex as string, 'hex');
      if (!font) text += bytes.toString('latin1');
      else for (let at = 0; at < bytes.length; at += 2) text += font[bytes.readUInt16BE(at)] ?? '';
    }
  }
  return text;
}
