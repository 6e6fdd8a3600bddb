import { type Day, day } from '#domain/calendar/day.ts';
import { fromSlashed } from '#domain/calendar/day-forms.ts';
import type { FieldFacts } from '#domain/catalogue/facts.ts';
import { hasCardNumber } from '#domain/text/card-numbers.ts';
import { isEmailAddress } from './email.ts';

/** The earliest day that is accepted as a date in the past. */
export const EARLIEST_DAY: Day = day('1900-01-01');

/** A country is stored as its two-letter code. */
const COUNTRY = /^[A-Z]{2}$/;

const SHORTEST: Partial<Record<FieldFacts['kind'], number>> = { email: 5, phone: 3 };

/** What is wrong with one answer. */
export type FieldProblem =
  | 'missing'
  | 'tooShort'
  | 'notOffered'
  | 'notADate'
  | 'notPast'
  | 'notFuture'
  | 'notAnEmail'
  | 'notAPhone'
  | 'cardNumber';

/** What the rules of a field depend on: the current day, and a validator for international phone numbers. */
export interface FieldContext {
  readonly today: Day;
  readonly isInternationalPhone: (text: string) => boolean;
}

/** Returns what is wrong with an answer, or null; an empty optional field is valid. */
export function fieldProblem(field: FieldFacts, answer: string, context: FieldContext): FieldProblem | null {
  const text = answer.trim();
  if (text === '') return field.required ? 'missing' : null;
  if (text.length < (field.minimumLength ?? SHORTEST[field.kind] ?? 1)) return 'tooShort';
  switch (field.kind) {
    case 'dropdown':
    case 'radio':
      return !field.options || field.options.some(({ value }) => value === text) ? null : 'notOffered';
    case 'country':
      return COUNTRY.test(text) ? null : 'notOffered';
    case 'email':
      return isEmailAddress(text) ? null : 'notAnEmail';
    case 'phone':
      return context.isInternationalPhone(text) ? null : 'notAPhone';
    case 'date':
      return dateProblem(text, field.dateRule, context.today);
    case 'textarea':
      return null;
    default:
      return hasCardNumber(text) ? 'cardNumber' : null;
  }
}

function dateProblem(text: string, rule: FieldFacts['dateRule'], today: Day): FieldProblem | null {
  const value = fromSlashed(text);
  if (!value) return 'notADate';
  if (rule === 'past') return value >= EARLIEST_DAY && value <= today ? null : 'notPast';
  if (rule === 'future') return value >= today ? null : 'notFuture';
  return null;
}
