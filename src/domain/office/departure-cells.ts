import type { Day } from '#domain/calendar/day.ts';
import { parseDay } from '#domain/calendar/day.ts';
import type { Minor } from '#domain/money/money.ts';

/** The value of a cell of the departures grid; null when nothing is set. */
export type CellValue = string | number | boolean | null;

/**
 * The name of a cell. A price is named by its passenger type (`price.1`) and a room by its kind (`room.12`), so that
 * the grid, an import, the log and an undo use the same names.
 */
export type CellName =
  | 'day'
  | 'state'
  | 'confirmation'
  | 'seats'
  | 'minimum'
  | 'closesDaysBefore'
  | 'guaranteed'
  | 'code'
  | 'note.en'
  | 'note.de'
  | 'meetingPoint.en'
  | 'meetingPoint.de'
  | 'meetingTime'
  | 'localPayment'
  | `price.${number}`
  | `room.${number}`;

/** What a cell is validated against: its variant, the calendar, and what is already sold. */
export interface CellContext {
  readonly passengerTypeIds: readonly number[];
  readonly roomIds: readonly number[];
  readonly today: Day;
  /** Seats that are sold, held or blocked. */
  readonly seatsTaken: number;
  /** Taken units of each kind of room, by room id. */
  readonly roomsTaken: Readonly<Record<number, number>>;
}

/** Why a value cannot be written; the code is also the key of its message. */
export type CellProblem =
  | 'unknown-cell'
  | 'not-a-day'
  | 'day-has-begun'
  | 'day-is-sold'
  | 'not-a-state'
  | 'not-a-confirmation'
  | 'not-a-whole-number'
  | 'not-an-amount'
  | 'not-a-time'
  | 'not-yes-or-no'
  | 'too-large'
  | 'too-long'
  | 'not-a-code'
  | 'below-taken'
  | 'cancel-by-cancelling';

const MAX_PLACES = 10_000;
const MAX_AMOUNT: Minor = 100_000_000;
const MAX_CLOSING_DAYS = 365;
const MAX_TEXT = 500;
/** Letters, digits and a few signs that survive spreadsheets and addresses; at most 40. */
const CODE = /^[A-Za-z0-9][A-Za-z0-9._/-]{0,39}$/;

/** The states that the grid may write; a departure is cancelled by a separate action, which refunds travellers. */
const WRITABLE_STATES: readonly CellValue[] = ['draft', 'open', 'closed', 'archived'];

/** Returns why a cell cannot have a value, or null when it can. */
export function checkCell(cell: CellName, value: CellValue, context: CellContext): CellProblem | null {
  const [kind, id] = splitCell(cell);
  switch (kind) {
    case 'day':
      return checkDay(value, context);
    case 'state':
      if (value === 'cancelled') return 'cancel-by-cancelling';
      return WRITABLE_STATES.includes(value) ? null : 'not-a-state';
    case 'confirmation':
      return value === 'instant' || value === 'onRequest' ? null : 'not-a-confirmation';
    case 'seats':
      return checkPlaces(value, context.seatsTaken);
    case 'room':
      if (!context.roomIds.includes(id)) return 'unknown-cell';
      return checkPlaces(value, context.roomsTaken[id] ?? 0);
    case 'price':
      if (!context.passengerTypeIds.includes(id)) return 'unknown-cell';
      return value === null ? null : checkAmount(value, 0);
    case 'localPayment':
      return value === null ? null : checkAmount(value, 1);
    case 'minimum':
      return value === null ? null : checkWhole(value, 1, MAX_PLACES);
    case 'closesDaysBefore':
      return checkWhole(value, 1, MAX_CLOSING_DAYS);
    case 'guaranteed':
      return typeof value === 'boolean' ? null : 'not-yes-or-no';
    case 'meetingTime':
      return value === null || (typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value))
        ? null
        : 'not-a-time';
    case 'code':
      return value === null || (typeof value === 'string' && CODE.test(value)) ? null : 'not-a-code';
    case 'note':
    case 'meetingPoint':
      return checkText(value, MAX_TEXT);
    default:
      return 'unknown-cell';
  }
}

/** Splits the name of a cell into its kind and id, if it has one. */
export function splitCell(cell: string): [kind: string, id: number] {
  const [kind = '', rest = ''] = cell.split('.');
  return [kind, Number(rest)];
}

function checkDay(value: CellValue, { today, seatsTaken }: CellContext): CellProblem | null {
  const parsed = typeof value === 'string' ? parseDay(value) : null;
  if (!parsed) return 'not-a-day';
  if (parsed <= today) return 'day-has-begun';
  // Moving a departure with sold places is a cancellation with an offer of another date, never an edit.
  return seatsTaken > 0 ? 'day-is-sold' : null;
}

function checkPlaces(value: CellValue, taken: number): CellProblem | null {
  return checkWhole(value, 0, MAX_PLACES) ?? ((value as number) < taken ? 'below-taken' : null);
}

function checkWhole(value: CellValue, min: number, max: number): CellProblem | null {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min) return 'not-a-whole-number';
  return value > max ? 'too-large' : null;
}

function checkAmount(value: CellValue, min: Minor): CellProblem | null {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min) return 'not-an-amount';
  return value > MAX_AMOUNT ? 'too-large' : null;
}

function checkText(value: CellValue, max: number): CellProblem | null {
  if (value === null) return null;
  return typeof value === 'string' && value.length <= max ? null : 'too-long';
}
