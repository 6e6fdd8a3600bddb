import { encode } from 'uqr';

/** A QR code as an SVG path; created on the server only, because pages receive the path. */
export type QrDrawing = { readonly size: number; readonly path: string };

/** Draws a text as a QR code: one path in a square of `size` units, including the quiet zone. */
export function drawQr(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const runs = data.flatMap((row, y) => rowRuns(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`));
  return { size, path: runs.join('') };
}

/** Returns the start and the length of each run of dark modules in a row. */
function rowRuns(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = runs.at(-1);
    if (!dark) return;
    if (last && last[0] + last[1] === x) last[1]++;
    else runs.push([x, 1]);
  });
  return runs;
}
