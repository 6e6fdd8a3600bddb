import type { Selection } from '#domain/booking/selection.ts';
import { post } from '../../money/journal.ts';
import { moveClaim } from '../../places/ledger.ts';
import type { Caller } from '../../platform/caller.ts';
import { type Transaction, transaction } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { readBooking } from '../book/access.ts';
import { type PromisedRefund, promiseRefunds } from '../cancel/cancel-booking.ts';
import { issueCreditCode } from '../cancel/credit-code.ts';
import { readHoldFacts } from '../hold/hold-facts.ts';
import { type HeldPrice, type HeldSelection, heldSelection, namedLines } from '../hold/snapshot.ts';
import { freezeFacts } from '../quote/sale-facts.ts';
import { notifyOfChange } from './change-mails.ts';
import { figuresOf, type PromisedChange } from './change-token.ts';
import { type PreviewedChange, previewChange, removedName } from './preview-change.ts';
import { lastChange } from './read-travellers.ts';
import { type ChangeDeps, recordChange } from './record-change.ts';

/** Who makes a change. */
export type ChangedBy = {
  readonly office: boolean;
  readonly role: 'traveller' | 'agent' | 'operator' | 'staff';
  readonly caller: Caller;
  readonly words: string | null;
};

/** Rolls the transaction back and carries the refusal out of it. */
class RollBack extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Makes a previewed change in one transaction, if it would still do exactly what the preview said. */
export async function makeChange(
  deps: ChangeDeps,
  promised: PromisedChange,
  by: ChangedBy,
): Promise<{ readonly changeId: string } | Refusal> {
  try {
    return await transaction(deps.database, (trx) => changeLocked(trx, deps, promised, by));
  } catch (error) {
    if (error instanceof RollBack) return error.refusal;
    throw error;
  }
}

async function changeLocked(
  trx: Transaction,
  deps: ChangeDeps,
  { bookingId, change, seen, figures }: PromisedChange,
  by: ChangedBy,
): Promise<{ readonly changeId: string } | Refusal> {
  await trx.selectFrom('booking').select('id').where('id', '=', bookingId).forUpdate().execute();
  const row = await readBooking(trx, bookingId);
  if (!row) return new Refusal(404, 'not-found');
  if ((await lastChange(trx, bookingId)) !== seen) return new Refusal(409, 'change-moved');
  const previewed = await previewChange(trx, deps, row, change, by.office);
  if (previewed instanceof Refusal) return previewed;
  if (figuresOf(previewed).join() !== figures.join()) return new Refusal(409, 'change-moved');
  const { amendment, choices, before, departure, facts, removed, priced } = previewed;
  const { money, credit, kept, paid, fee, due } = amendment;
  const price = row.price as HeldPrice;
  const code =
    credit > 0 ? await issueCreditCode(trx, row.tour_id, { amount: credit, currency: row.currency }, price) : null;
  const changeId = await recordChange(trx, bookingId, {
    kind: change.kind,
    side: by.office ? 'operator' : 'traveller',
    role: by.role,
    accountId: by.caller.account?.id ?? null,
    words: by.words,
    amounts: { paid, money, credit, kept },
    creditCode: code,
    before: { day: before.day, party: before.party, rooms: before.rooms, extras: before.extras, total: row.total },
    after: {
      day: choices.day,
      party: choices.party,
      rooms: choices.rooms,
      extras: choices.extras,
      total: amendment.total,
      fee,
      due,
    },
  });
  const stored = row.selection as HeldSelection;
  // The choices that do not affect a price stay as they were.
  const selection = { ...stored.choices, ...choices } as unknown as Selection;
  const frozen = await freezeFacts(trx, facts, departure.day, priced);
  await trx
    .updateTable('booking')
    .set({
      selection: JSON.stringify(heldSelection({ bookable: { facts }, departure, selection })),
      price: JSON.stringify({
        ...price,
        lines: namedLines(amendment.lines, facts),
        total: amendment.total,
        tourPrice: amendment.tourPrice,
        oldTotal: null,
        cancellation: [...amendment.agreed],
      } satisfies HeldPrice),
      plan: JSON.stringify(amendment.plan),
      sale: JSON.stringify(amendment.sale),
      total: amendment.total,
      departure_id: departure.id,
      ...frozen,
      // The earlier trip can be booked again by the same people.
      trip_hash: null,
    })
    .where('id', '=', bookingId)
    .execute();
  if (removed) await removeTraveller(trx, bookingId, removed.position);
  const refunds = await promiseRefunds(trx, deps, row, changeId, money);
  await takeTarget(trx, row.claim_id, previewed, selection);
  if (by.office)
    await deps.logBooking(trx, by.caller, {
      subject: { kind: 'booking', id: bookingId },
      operatorId: row.operator_uuid,
      action: 'update',
      before: { day: before.day, travellers: before.party, total: row.total },
      after: { day: choices.day, travellers: choices.party, total: amendment.total },
      reason: by.words,
    });
  await notifyOfChange(trx, deps, { bookingId, changeId, before: stored, removed: removedName(previewed), fee, due });
  await postChange(trx, { bookingId, changeId, currency: row.currency }, amendment, refunds);
  return { changeId };
}

/** Takes and gives back places, so that the booking has exactly those of its new choices. */
async function takeTarget(
  trx: Transaction,
  claimId: string,
  { departure, facts }: PreviewedChange,
  selection: Selection,
): Promise<void> {
  const found = await readHoldFacts(trx, { departure, selection, bookable: { facts } });
  const gone = () => new RollBack(new Refusal(409, 'change-sold-out'));
  // A room that the departure does not have is named by no place.
  if (!found || found.wanted.some(({ placeId }) => placeId < 0)) throw gone();
  const moved = await moveClaim(trx, claimId, 'booking changed', found.wanted);
  if (!moved.taken) throw gone();
}

/** Removes a traveller and moves those after them up by one. */
async function removeTraveller(trx: Transaction, bookingId: string, position: number): Promise<void> {
  await trx
    .deleteFrom('booking_traveller')
    .where('booking_id', '=', bookingId)
    .where('position', '=', position)
    .execute();
  const later = await trx
    .selectFrom('booking_traveller')
    .select('position')
    .where('booking_id', '=', bookingId)
    .where('position', '>', position)
    .orderBy('position')
    .execute();
  for (const { position: at } of later)
    await trx
      .updateTable('booking_traveller')
      .set({ position: at - 1 })
      .where('booking_id', '=', bookingId)
      .where('position', '=', at)
      .execute();
}

/** Posts the difference of the sales, the credit and the promised refunds; last, because accounts are shared. */
async function postChange(
  trx: Transaction,
  { bookingId, changeId, currency }: { bookingId: string; changeId: string; currency: PreviewedCurrency },
  { transfers, credit }: PreviewedChange['amendment'],
  refunds: readonly PromisedRefund[],
): Promise<void> {
  const own = { kind: 'booking', owner: bookingId } as const;
  if (transfers.length > 0) await post(trx, `change ${changeId}`, transfers);
  if (credit > 0)
    await post(trx, `credit change ${changeId}`, [
      { from: own, to: { kind: 'saving', owner: '' }, currency, amount: credit },
    ]);
  for (const { id, amount } of refunds)
    await post(trx, `refund ${id}`, [{ from: own, to: { kind: 'refund', owner: bookingId }, currency, amount }]);
}

type PreviewedCurrency = Parameters<typeof post>[2][number]['currency'];
