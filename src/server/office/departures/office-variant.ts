import { sql } from 'kysely';
import type { OfficeVariant } from '#contract/schemas/departures.ts';
import type { Day } from '#domain/calendar/day.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import type { VariantFacts } from '#domain/catalogue/facts.ts';
import type { Words } from '#domain/catalogue/words.ts';
import { capabilitiesOf } from '#domain/office/capabilities.ts';
import type { Account, Caller } from '../../platform/caller.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';

/** A variant of the caller's company, or of any for staff. */
export type EditableVariant = {
  readonly id: number;
  readonly tourId: number;
  readonly tourSlug: string;
  readonly tour: Words;
  readonly name: Words;
  readonly operator: string;
  readonly operatorId: string;
  readonly operatorProfileId: number;
  readonly currency: OfficeVariant['currency'];
  /** Today at the operator's place. */
  readonly today: Day;
  readonly sale: Pick<VariantFacts, 'passengerTypes' | 'rooms'>;
};

/** Returns a variant, or null if it does not exist or belongs to another company. */
export async function findVariant(
  database: Database | Transaction,
  { account }: Pick<Caller, 'account'>,
  variantId: number,
  now = Date.now(),
): Promise<EditableVariant | null> {
  const { role, operatorId } = account as Account;
  const { rows } = await sql<Omit<EditableVariant, 'today'> & { readonly timeZone: string }>`
    select variant.id, tour.id as "tourId", tour.slug as "tourSlug", tour.name as tour, variant.name, operator.name as operator,
      profile.operator_id as "operatorId", profile.id as "operatorProfileId", profile.currency, profile.time_zone as "timeZone", variant.sale
    from variant join tour on tour.id = tour_id join operator_profile profile on profile.id = tour.operator_id
      join operator on operator.id = profile.operator_id
    where variant.id = ${variantId} and (${role === 'staff'} or profile.operator_id = ${operatorId})`.execute(database);
  const [row] = rows;
  return row ? { ...row, today: dayAt(now, row.timeZone) } : null;
}

/** Returns a variant as its pages need it. */
export function viewVariant(variant: EditableVariant, { account, language }: Caller): OfficeVariant {
  const { role, preset } = account as Account;
  const { id, tourId, tourSlug, tour, name, operator, currency, today, sale } = variant;
  return {
    ...{ id, tourId, tourSlug, operator, currency, today },
    tour: tour[language],
    variant: name[language],
    passengerTypes: sale.passengerTypes.map((type) => ({ id: type.id, name: type.singular[language] })),
    rooms: sale.rooms.map((room) => ({ id: room.id, name: room.name[language] })),
    mayEdit: capabilitiesOf(role, preset).has('departures.write'),
  };
}
