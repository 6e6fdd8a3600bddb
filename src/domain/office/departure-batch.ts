import { addDays, type Day } from '#domain/calendar/day.ts';
import {
  type CellContext,
  type CellName,
  type CellProblem,
  type CellValue,
  checkCell,
  splitCell,
} from './departure-cells.ts';

/** The values of a departure by cell name. */
export type Cells = Readonly<Record<string, CellValue>>;

/** A changed cell: the value that the editor saw, and the new one. */
export interface CellChange {
  readonly departureId: number;
  readonly cell: string;
  readonly from: CellValue;
  readonly to: CellValue;
}

/** A new departure; missing cells have their defaults. */
export interface DepartureCreation {
  readonly day: string;
  readonly cells: Cells;
}

/** A departure as it is now, with what is taken of its seats and rooms. */
export interface BatchDeparture {
  readonly id: number;
  readonly cells: Cells;
  readonly seatsTaken: number;
  readonly roomsTaken: CellContext['roomsTaken'];
}

/** What a batch is checked against; days and codes name the departure that uses them. */
export interface BatchContext extends Pick<CellContext, 'passengerTypeIds' | 'roomIds' | 'today'> {
  readonly departures: ReadonlyMap<number, BatchDeparture>;
  readonly days: ReadonlyMap<string, number>;
  readonly codes: ReadonlyMap<string, number>;
}

export type BatchProblemCode =
  | CellProblem
  | 'changed-meanwhile'
  | 'changed-twice'
  | 'departure-unknown'
  | 'state-path'
  | 'departure-claimed'
  | 'price-missing'
  | 'day-taken'
  | 'code-taken';

/** Why a cell cannot be written, with its current value; a creation is named by its day. */
export interface BatchProblem {
  readonly departureId: number | null;
  readonly day: string;
  readonly cell: string;
  readonly code: BatchProblemCode;
  readonly current: CellValue;
}

/** A departure with all its cells after the batch, and the changed ones before and after. */
export interface DepartureEdit {
  readonly id: number;
  readonly cells: Cells;
  readonly before: Cells;
  readonly after: Cells;
}

export interface CheckedBatch {
  readonly problems: readonly BatchProblem[];
  readonly edits: readonly DepartureEdit[];
  readonly creations: readonly Cells[];
}

/** The most departures that one batch may create. */
export const MAX_CREATIONS = 500;
/** The most cells that one batch may change. */
export const MAX_CHANGES = 1500;

const DEFAULTS: Cells = {
  state: 'draft',
  confirmation: 'instant',
  closesDaysBefore: 1,
  guaranteed: false,
};

const STATE_PATHS: Readonly<Record<string, readonly CellValue[]>> = {
  draft: ['open', 'closed', 'archived'],
  open: ['closed', 'archived'],
  closed: ['open', 'archived'],
  cancelled: ['archived'],
};

/** Checks all cells of a batch and returns every problem, and what is to be written. */
export function checkBatch(
  { changes, creates }: { readonly changes: readonly CellChange[]; readonly creates: readonly DepartureCreation[] },
  context: BatchContext,
): CheckedBatch {
  const problems: BatchProblem[] = [];
  const days = new Map(context.days);
  const codes = new Map(context.codes);
  const byDeparture = Map.groupBy(changes, ({ departureId }) => departureId);
  const edits = [...byDeparture].flatMap(([id, own]) => {
    const departure = context.departures.get(id);
    if (!departure) {
      problems.push({ departureId: id, day: '', cell: 'day', code: 'departure-unknown', current: null });
      return [];
    }
    const edit = applyChanges(departure, own, problems);
    problems.push(...checkCells(departure, edit.after, edit.cells, context));
    problems.push(...claimUnique(departure, edit.after, days, codes));
    return Object.keys(edit.after).length > 0 ? [edit] : [];
  });
  const creations = creates.map(({ day, cells }, index) => {
    const created = { ...emptyCells(context), ...DEFAULTS, ...normalise(cells), day };
    // A negative id cannot be the id of an existing departure.
    const departure = { id: -1 - index, cells: { day }, seatsTaken: 0, roomsTaken: {} };
    const found = [
      ...checkCells(departure, created, created, context),
      ...claimUnique(departure, created, days, codes),
    ];
    problems.push(...found.map((problem) => ({ ...problem, departureId: null })));
    return created;
  });
  return { problems, edits, creations };
}

/** Empty text and null are the same. */
const normalise = (cells: Cells): Cells =>
  Object.fromEntries(Object.entries(cells).map(([cell, value]) => [cell, value === '' ? null : value]));

const emptyCells = ({ passengerTypeIds, roomIds }: BatchContext): Cells => ({
  seats: null,
  minimum: null,
  code: null,
  'note.en': null,
  'note.de': null,
  'meetingPoint.en': null,
  'meetingPoint.de': null,
  meetingTime: null,
  localPayment: null,
  ...Object.fromEntries(passengerTypeIds.map((id) => [`price.${id}`, null])),
  ...Object.fromEntries(roomIds.map((id) => [`room.${id}`, 0])),
});

/** Applies changes to a departure and reports those whose old value is not the current one. */
function applyChanges(
  { id, cells }: BatchDeparture,
  changes: readonly CellChange[],
  problems: BatchProblem[],
): DepartureEdit {
  const [before, after]: [Record<string, CellValue>, Record<string, CellValue>] = [{}, {}];
  for (const change of changes) {
    const { cell } = change;
    const [from, to] = [change.from === '' ? null : change.from, change.to === '' ? null : change.to];
    const current = Object.hasOwn(cells, cell) ? (cells[cell] ?? null) : null;
    const report = (code: BatchProblemCode) =>
      problems.push({ departureId: id, day: String(cells.day), cell, code, current });
    if (!Object.hasOwn(cells, cell)) report('unknown-cell');
    else if (Object.hasOwn(after, cell)) report('changed-twice');
    else if (current !== from) report('changed-meanwhile');
    else if (current !== to) {
      before[cell] = current;
      after[cell] = to;
    }
  }
  return { id, cells: { ...cells, ...after }, before, after };
}

/** Checks the written cells of a departure by themselves and together. */
function checkCells(departure: BatchDeparture, written: Cells, result: Cells, context: BatchContext): BatchProblem[] {
  const { id, cells, seatsTaken, roomsTaken } = departure;
  const problem = (cell: string, code: BatchProblemCode): BatchProblem => ({
    departureId: id,
    day: String(cells.day),
    cell,
    code,
    current: Object.hasOwn(cells, cell) ? (cells[cell] ?? null) : null,
  });
  const cellContext = { ...context, seatsTaken, roomsTaken };
  const found = Object.entries(written).flatMap(([cell, value]) => {
    const code = checkCell(cell as CellName, value, cellContext) ?? checkPath(departure, cell, value, context.today);
    return code ? [problem(cell, code)] : [];
  });
  const isPriced = Object.entries(result).some(([cell, value]) => splitCell(cell)[0] === 'price' && value !== null);
  const unpriced = Object.keys(written).find((cell) => cell === 'state' || splitCell(cell)[0] === 'price');
  if (result.state === 'open' && !isPriced && unpriced) found.push(problem(unpriced, 'price-missing'));
  return found;
}

function checkPath(
  { cells, seatsTaken }: BatchDeparture,
  cell: string,
  value: CellValue,
  today: Day,
): BatchProblemCode | null {
  if (cell !== 'state' || cells.state === undefined) return null;
  if (!STATE_PATHS[String(cells.state)]?.includes(value)) return 'state-path';
  // The database counts days in UTC, which may be a day behind the operator.
  const isToCome = String(cells.day) >= addDays(today, -1);
  return value === 'archived' && seatsTaken > 0 && isToCome ? 'departure-claimed' : null;
}

/** Checks that no other departure has the new day or code, and claims both. */
function claimUnique(
  { id, cells }: BatchDeparture,
  written: Cells,
  days: Map<string, number>,
  codes: Map<string, number>,
): BatchProblem[] {
  const claims = [
    ['day', 'day-taken', days],
    ['code', 'code-taken', codes],
  ] as const;
  return claims.flatMap(([cell, code, owners]) => {
    const value = written[cell];
    if (typeof value !== 'string') return [];
    const owner = owners.get(value);
    if (owner === undefined) owners.set(value, id);
    return owner === undefined || owner === id
      ? []
      : [{ departureId: id, day: String(cells.day), cell, code, current: cells[cell] ?? null }];
  });
}
