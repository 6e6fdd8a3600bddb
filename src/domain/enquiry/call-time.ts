import { parseDay } from '#domain/calendar/day.ts';
import { isPhoneText } from '#domain/party/phone.ts';

/** When a person wants to be called: a day, and times as HH:mm. */
export interface CallTime {
  readonly phone: string;
  readonly date: string;
  readonly from: string;
  readonly to: string;
}

/** A field that is not right, and why. */
export interface CallTimeProblem {
  readonly field: keyof CallTime;
  readonly code: 'missing' | 'invalid' | 'notLater';
}

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Everything that is not right with a call time; the end must come after the start, on the same day. */
export function callTimeProblems({ phone, date, from, to }: CallTime): CallTimeProblem[] {
  const problems: CallTimeProblem[] = [];
  const check = (field: keyof CallTime, text: string, right: boolean) => {
    if (text.trim() === '') problems.push({ field, code: 'missing' });
    else if (!right) problems.push({ field, code: 'invalid' });
  };
  check('phone', phone, isPhoneText(phone));
  check('date', date, parseDay(date) !== null);
  check('from', from, isTime(from));
  check('to', to, isTime(to));
  if (isTime(from) && isTime(to) && to <= from) problems.push({ field: 'to', code: 'notLater' });
  return problems;
}
