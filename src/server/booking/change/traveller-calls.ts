import { presentField } from '#contract/booking/present-field.ts';
import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import { requestCode } from '#contract/selection-codec/codec.ts';
import type { Language } from '#contract/shop.ts';
import type { Problem } from '#domain/booking/problem.ts';
import { classOf } from '#domain/party/answer-class.ts';
import type { Caller } from '../../platform/caller.ts';
import { transaction } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type BookingRow, readBooking } from '../book/access.ts';
import type { HeldSelection } from '../hold/snapshot.ts';
import { travellerName } from '../traveller-name.ts';
import { lastChange, missingOf, presentMissing, readChangeDays, readForms, readTravellers } from './read-travellers.ts';
import type { ChangeDeps } from './record-change.ts';
import { saveTraveller } from './save-traveller.ts';
import { type Editor, officeEditor, ownEditor } from './traveller-editor.ts';
import { CHANGEABLE } from './view-answers.ts';

type Forms = AnswerOf<'loadTravellers'>;
type Saved = AnswerOf<'changeTraveller'>;
type Sent = ParsedOf<'changeOfficeTraveller'>;

/** Creates the endpoints that change names and answers after the booking. */
export function createTravellerCalls(deps: ChangeDeps) {
  const { database } = deps;

  /** Returns a booking that its caller may change at all, with the last day to do so, or why they may not. */
  async function changeable(row: BookingRow, { office }: Editor) {
    if (!CHANGEABLE.includes(row.state)) return new Refusal(409, 'change-over');
    const facts = await readForms(row, deps);
    if (!facts) return new Refusal(409, 'change-unavailable');
    const days = await readChangeDays(database, row);
    const lastDay = days.lastDay[office ? 'office' : 'traveller'];
    return { facts, ...days, changeUntil: days.today <= lastDay ? lastDay : null };
  }

  async function load(row: BookingRow, editor: Editor, { language }: Caller): Promise<Forms | Refusal> {
    const open = await changeable(row, editor);
    if (open instanceof Refusal) return open;
    const { travellerFields } = open.facts.variant;
    const travellers = await readTravellers(database, row.id);
    const missing = missingOf(travellerFields, travellers, row);
    const { tour, until, types } = row.selection as HeldSelection;
    return {
      status: 'OK',
      bookingId: row.id,
      reference: row.reference,
      tour: tour[language],
      from: open.departure,
      until,
      seen: await lastChange(database, row.id),
      changeUntil: open.changeUntil,
      travellers: travellers
        .filter((one) => editor.mayEdit(one))
        .map((one) => ({
          traveller: one.position,
          name: travellerName(one.values),
          type: types.find(({ id }) => id === one.typeId)?.singular[language] ?? '',
          // Questions that depend on another answer are included, so that the form can show them.
          fields: travellerFields
            .filter((field) => (field.asked === 'each' || one.position === 0) && editor.mayAnswer(field, one.position))
            .filter((field) => row.sensitive_erased_at === null || classOf(field) === 'ordinary')
            .map((field) => {
              const value = one.values[field.id] ?? '';
              const onFile = value !== '' && editor.isHidden(field);
              const isMissing = missing[one.position]?.fields.some(({ id }) => id === field.id) ?? false;
              return { ...presentField(field, language), value: onFile ? '' : value, onFile, missing: isMissing };
            }),
        })),
    };
  }

  async function change(row: BookingRow, editor: Editor, sent: Sent, caller: Caller): Promise<Saved | Refusal> {
    const open = await changeable(row, editor);
    if (open instanceof Refusal) return open;
    if (open.changeUntil === null) return new Refusal(409, 'change-too-late');
    const saved = await transaction(database, (trx) =>
      saveTraveller(trx, deps, { row, editor, sent, caller, ...open }),
    );
    if (saved instanceof Refusal) return saved;
    if (saved.problems.length > 0) return refuse(saved.problems, caller.language);
    const travellers = await readTravellers(database, row.id);
    const missing = missingOf(open.facts.variant.travellerFields, travellers, row);
    return { status: 'OK', changed: saved.changed, missing: presentMissing(missing, caller.language) };
  }

  return {
    async loadTravellers({ bookingId, code }: ParsedOf<'loadTravellers'>, caller: Caller) {
      const found = await ownEditor(database, bookingId, code, caller);
      return found instanceof Refusal ? found : load(found.row, found.editor, caller);
    },

    async changeTraveller({ code, ...sent }: ParsedOf<'changeTraveller'>, caller: Caller) {
      const found = await ownEditor(database, sent.bookingId, code, caller);
      return found instanceof Refusal ? found : change(found.row, found.editor, sent, caller);
    },

    async loadOfficeTravellers({ bookingId }: ParsedOf<'loadOfficeTravellers'>, caller: Caller) {
      const row = await readBooking(database, bookingId);
      const editor = row && officeEditor(row, caller);
      return row && editor ? load(row, editor, caller) : new Refusal(404, 'not-found');
    },

    async changeOfficeTraveller(sent: Sent, caller: Caller) {
      const row = await readBooking(database, sent.bookingId);
      const editor = row && officeEditor(row, caller);
      return row && editor ? change(row, editor, sent, caller) : new Refusal(404, 'not-found');
    },
  };
}

/** Refuses a form with a message for each question, in the caller's language. */
const refuse = (problems: readonly Problem[], language: Language): Refusal =>
  new Refusal(422, 'invalid', {
    problems: problems.map(({ path, code, fits }) => ({
      path: path.replace(/^travellers\.\d+/, 'passengers'),
      code: requestCode(code),
      ...(fits && { values: { type: fits.singular[language] } }),
    })),
  });
