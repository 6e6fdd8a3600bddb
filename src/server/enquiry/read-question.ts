import type { ParsedOf } from '#contract/schemas.ts';
import { customFieldName, variantOf } from '#contract/wire/enquiry-types.ts';
import { type Day, parseDay } from '#domain/calendar/day.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import type { Month } from '#domain/calendar/month.ts';
import {
  type EnquiryForm,
  type EnquiryProblem,
  enquiryProblems,
  isVariantOffered,
  resolveVariant,
  sentDate,
} from '#domain/enquiry/form.ts';
import { normalEmail } from '#domain/party/email.ts';
import type { Caller } from '../platform/caller.ts';
import { approximateMonths, type EnquiryTour, openDepartures, privateMinimum } from './enquiry-tour.ts';

/** A valid question in the form in which it is stored. */
export type Question = {
  readonly form: EnquiryForm;
  readonly kind: 'tour' | 'general' | 'river' | 'private';
  readonly email: string;
  readonly day: Day | null;
  readonly month: Month | null;
  readonly stateroom: string | null;
  readonly custom: Readonly<Record<string, string>>;
};

type Problem = { readonly path: string; readonly code: string };

/** Maps the form's fields to their names in the request. */
const wireNames: Readonly<Record<EnquiryProblem['field'], string>> = {
  variant: 't',
  bookType: 'booktype',
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phone: 'details_phone',
  message: 'request',
  adults: 'pax',
  children: 'pax_children',
  date: 'date',
  approximateDate: 'approximate_date',
  stateroom: 'stateroom',
  room: 'room',
};

function problemCode({ field, code }: EnquiryProblem): string {
  if (code === 'belowMinimum') return 'below-minimum';
  if (field === 'email') return `email-${code}`;
  if (field === 'firstName') return 'name-missing';
  return code === 'invalid' ? 'enquiry-phone' : 'missing';
}

/** Joins the text fields of the form without duplicates. */
const messageOf = ({ request, note, comment }: ParsedOf<'askQuestion'>): string =>
  [...new Set([comment, request, note])].filter((text) => text !== '').join('\n\n');

/** Reads the operator's custom fields; the schema has checked their names and lengths. */
const customOf = (sent: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sent).filter(
      (field): field is [string, string] => customFieldName.test(field[0]) && field[1] !== '',
    ),
  );

/** Parses a question, or returns all problems in the order of the form. `staterooms` are the available ones. */
export function readQuestion(
  sent: ParsedOf<'askQuestion'>,
  tour: EnquiryTour | null,
  staterooms: readonly string[],
  caller: Caller,
): Question | readonly Problem[] {
  const style = tour?.facts.style ?? null;
  const variant = resolveVariant(variantOf(sent.t), style);
  const bookType = variant === 'river' || variant === 'private' ? variant : (sent.booktype ?? 'group');
  const form: EnquiryForm = {
    variant,
    bookType,
    firstName: sent.first_name,
    lastName: sent.last_name,
    email: sent.email,
    phone: sent.details_phone,
    message: messageOf(sent),
    adults: sent.pax,
    children: sent.pax_children,
    date: sent.date,
    approximateDate: sent.approximate_date,
    stateroom: sent.stateroom ?? sent.room ?? '',
    room: sent.room ?? '',
  };
  const kind = variant === 'general' ? 'general' : bookType === 'group' ? 'tour' : bookType;
  const minimum = privateMinimum(tour);
  if (!isVariantOffered(variant, style, minimum)) return [{ path: 't', code: 'not-offered' }];
  if (kind !== 'general' && !isVariantOffered(kind, style, minimum)) return [{ path: 'booktype', code: 'not-offered' }];
  const problems: Problem[] = enquiryProblems(form, {
    privateMinimum: minimum,
    stateroomsListed: staterooms.length > 0,
    roomsListed: false,
  }).map((problem) => ({ path: wireNames[problem.field], code: problemCode(problem) }));
  const wrong = (path: string) => problems.some((problem) => problem.path === path);
  const month = kind === 'private' ? (form.approximateDate as Month) : null;
  if (month !== null && !wrong('approximate_date')) {
    const today = dayAt(Date.now(), tour?.operator.facts.timeZone ?? 'UTC');
    if (!approximateMonths(today).includes(month)) problems.push({ path: 'approximate_date', code: 'month-not-sold' });
  }
  const date = tour && kind !== 'general' && kind !== 'private' ? sentDate(form.date) : null;
  const day = date === null ? null : parseDay(date);
  if (tour && date !== null && !openDepartures(tour, caller).some(({ from }) => from === day))
    problems.push({ path: 'date', code: 'no-departure' });
  const stateroom = kind === 'river' ? form.stateroom || null : null;
  if (stateroom !== null && staterooms.length > 0 && !staterooms.includes(stateroom))
    problems.push({ path: 'stateroom', code: 'unknown-room' });
  if (problems.length > 0) return problems;
  return { form, kind, email: normalEmail(form.email), day, month, stateroom, custom: customOf(sent) };
}
