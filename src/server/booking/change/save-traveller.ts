import type { ParsedOf } from '#contract/schemas.ts';
import type { Problem } from '#domain/booking/problem.ts';
import { type ChangedAnswer, changeTraveller } from '#domain/booking/traveller-change.ts';
import type { Day } from '#domain/calendar/day.ts';
import type { BookableFacts } from '#domain/catalogue/facts.ts';
import { ANSWER_CLASSES, classOf } from '#domain/party/answer-class.ts';
import { normalEmail } from '#domain/party/email.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { BookingRow } from '../book/access.ts';
import { isInternationalPhone, lengthProblems, storedAnswers } from '../hold/forms.ts';
import { travellerName } from '../traveller-name.ts';
import { lastChange, readTravellers, type StoredTraveller } from './read-travellers.ts';
import { type ChangeDeps, recordChange } from './record-change.ts';
import type { Editor } from './traveller-editor.ts';
import { notifyOfTravellers } from './traveller-mails.ts';

/** A form that was sent for one traveller of a booking. */
type Sent = {
  readonly row: BookingRow;
  readonly editor: Editor;
  readonly sent: ParsedOf<'changeOfficeTraveller'>;
  readonly caller: Caller;
  readonly facts: BookableFacts;
  readonly today: Day;
  readonly departure: Day;
};

/** The number of changed answers, or what is wrong with them; then nothing was saved. */
export type SavedTraveller = { readonly changed: number; readonly problems: readonly Problem[] };

/** Saves one traveller's form under the lock of the booking, with its change, the log entry and the mails. */
export async function saveTraveller(
  trx: Transaction,
  deps: ChangeDeps,
  { row, editor, sent, caller, facts, today, departure }: Sent,
): Promise<SavedTraveller | Refusal> {
  const booking = await trx
    .selectFrom('booking')
    .select(['state', 'lead_email', 'sensitive_erased_at'])
    .where('id', '=', row.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (booking.state !== row.state) return new Refusal(409, 'change-over');
  const travellers = await readTravellers(trx, row.id);
  const stored = travellers.find(({ position }) => position === sent.traveller);
  if (!stored || !editor.mayEdit(stored)) return new Refusal(404, 'not-found');
  if ((await lastChange(trx, row.id)) !== sent.seen) return new Refusal(409, 'change-seen-old');
  const { position } = stored;
  const result = changeTraveller(stored, sent.passengers, {
    facts,
    day: departure,
    today,
    isInternationalPhone,
    index: position,
    mayAnswer: (field) => editor.mayAnswer(field, position) && isKept(field),
    isHidden: editor.isHidden,
  });
  const { travellerFields } = facts.variant;
  const form = { key: position, typeId: stored.typeId, values: result.values };
  const problems = [...result.problems, ...longAnswers()];
  if (problems.length > 0) return { changed: 0, problems };
  const { changed } = result;
  if (changed.length === 0) return { changed: 0, problems: [] };

  await trx
    .updateTable('booking_traveller')
    .set(withRemoved(stored, storedAnswers(travellerFields, form, position, ANSWER_CLASSES), facts))
    .where('booking_id', '=', row.id)
    .where('position', '=', position)
    .execute();
  const leadEmail = leadEmailAfter(position, changed);
  if (leadEmail !== null)
    await trx.updateTable('booking').set({ lead_email: leadEmail }).where('id', '=', row.id).execute();
  const changeId = await recordChange(trx, row.id, {
    kind: 'travellers',
    side: editor.office ? 'operator' : 'traveller',
    role: editor.role,
    accountId: caller.account?.id ?? null,
    before: { traveller: position, answers: answersOf(changed, 'before') },
    after: { traveller: position, answers: answersOf(changed, 'after') },
  });
  if (editor.office)
    await deps.logBooking(trx, caller, {
      subject: { kind: 'booking', id: row.id },
      operatorId: row.operator_uuid,
      action: 'update',
      after: { traveller: position + 1, questions: changed.map(({ field }) => field.label.en) },
    });
  await notifyOfTravellers(trx, deps, {
    bookingId: row.id,
    changeId,
    editor,
    changed,
    names: { before: travellerName(stored.values), after: travellerName(result.values) },
    formerEmail: leadEmail === null ? null : booking.lead_email,
  });
  return { changed: changed.length, problems: [] };

  /** Erased answers are not collected again. */
  function isKept(field: BookableFacts['variant']['travellerFields'][number]): boolean {
    return booking.sensitive_erased_at === null || classOf(field) === 'ordinary';
  }

  function longAnswers(): Problem[] {
    const forms = Array.from({ length: position + 1 }, (_, at) => (at === position ? form : { ...form, values: {} }));
    const ids = result.changed.map(({ field }) => field.id);
    return lengthProblems(travellerFields, forms).filter(({ path }) => ids.includes(path.split('.')[2] ?? ''));
  }
}

/** Returns the new form with the answers to questions that the tour no longer asks. */
function withRemoved(
  stored: StoredTraveller,
  next: ReturnType<typeof storedAnswers>,
  { variant }: BookableFacts,
): ReturnType<typeof storedAnswers> {
  const removed = stored.answered.filter(({ id }) => !variant.travellerFields.some((field) => field.id === id));
  if (removed.length === 0) return next;
  const answers = Object.fromEntries(removed.map(({ id }) => [id, stored.values[id] ?? '']));
  return {
    answers: JSON.stringify({ ...answers, ...JSON.parse(next.answers) }),
    fields: JSON.stringify([...JSON.parse(next.fields), ...removed]),
  };
}

/** Returns the changed answers by question; of passport and health answers only whether there is one. */
const answersOf = (changed: readonly ChangedAnswer[], when: 'before' | 'after') =>
  Object.fromEntries(
    changed.map((answer) => [
      answer.field.id,
      answer.class === 'ordinary' ? answer[when] : answer[when] === '' ? 'none' : 'stored',
    ]),
  );

/** Returns the lead traveller's new address; null when it stays. */
function leadEmailAfter(position: number, changed: readonly ChangedAnswer[]): string | null {
  const email = changed.find(({ field }) => field.id === 'email');
  return position === 0 && email && email.after !== '' ? normalEmail(email.after) : null;
}
