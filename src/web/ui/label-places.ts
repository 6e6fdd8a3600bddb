/** The side of a marker on which its label is placed. */
export type LabelSide = 'right' | 'left' | 'below' | 'above';

type Mark = { readonly x: number; readonly y: number; readonly name: string };
type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const letter = 7.4;
const line = 17;
/** Half of a marker, and the gap between it and its label. */
const reach = 15;

function boxAt({ x, y, name }: Mark, side: LabelSide): Box {
  const width = name.length * letter;
  if (side === 'right') return { x: x + reach, y: y - line / 2, width, height: line };
  if (side === 'left') return { x: x - reach - width, y: y - line / 2, width, height: line };
  return { x: x - width / 2, y: side === 'below' ? y + reach - 2 : y - reach - line + 2, width, height: line };
}

const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Finds a side for each label so that it overlaps no other label or marker; null where there is no space. */
export function placeLabels(marks: readonly Mark[], width: number, height: number): (LabelSide | null)[] {
  const taken: Box[] = marks.map(({ x, y }) => ({ x: x - 12, y: y - 12, width: 24, height: 24 }));
  return marks.map((mark) => {
    for (const side of ['right', 'left', 'below', 'above'] as const) {
      const box = boxAt(mark, side);
      const inside = box.x >= 4 && box.y >= 4 && box.x + box.width <= width - 4 && box.y + box.height <= height - 4;
      if (!inside || taken.some((other) => meet(box, other))) continue;
      taken.push(box);
      return side;
    }
    return null;
  });
}
