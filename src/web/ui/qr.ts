import { encode } from 'uqr';

/** A text as a square of dark and light dots; for servers alone, since pages are given the drawing. */
export type QrDrawing = { readonly size: number; readonly path: string };

/** Draws a text as a QR code: one path over a square of `size` units, a quiet margin included. */
export function drawQr(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const runs = data.flatMap((row, y) => rowRuns(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`));
  return { size, path: runs.join('') };
}

/** Where dark dots begin in a row, and how many stand side by side. */
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
