import { type RawBuilder, sql } from 'kysely';
import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import { type Day, daysBetween } from '#domain/calendar/day.ts';
import type { Words } from '#domain/catalogue/words.ts';
import { type Cells, MAX_CREATIONS } from '#domain/office/departure-batch.ts';
import { MAX_SEASON_DAYS, patternDays } from '#domain/office/departure-pattern.ts';
import { changePrice } from '#domain/office/price-change.ts';
import type { Account, Caller } from '../../platform/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type AppliedBatch, type BatchOutcome, type CountedProblem, runDepartureBatch } from './apply-batch.ts';
import { countTaken } from './count-taken.ts';
import { readDepartures, type StoredDeparture } from './departure-cells.ts';
import { findVariant, viewVariant } from './office-variant.ts';
import { undoBatch } from './undo-batch.ts';

const toursPerPage = 50;
const maxDepartures = 300;
const notFound = () => new Refusal(404, 'not-found');

/** Creates the endpoints for the departures of an operator's variants, or of all for staff. */
export function createOfficeDepartures(database: Database) {
  async function run(request: ParsedOf<'saveDepartureBatch'>, caller: Caller, dryRun: boolean) {
    const { variantId, changes, creates } = request;
    const variant = await findVariant(database, caller, variantId);
    if (!variant) return notFound();
    const single = creates.flatMap(({ days, cells }) => days.map((day) => ({ day, cells })));
    if (single.length > MAX_CREATIONS)
      return new Refusal(422, 'invalid', {
        problems: [{ path: 'creates', code: 'input-max-count', values: { limit: MAX_CREATIONS } }],
      });
    const outcome = await runDepartureBatch(database, caller, variant, { changes, creates: single }, { dryRun });
    return answerOf(outcome);
  }

  return {
    async listOfficeTours(
      { q, page }: ParsedOf<'listOfficeTours'>,
      { account, language }: Caller,
    ): Promise<AnswerOf<'listOfficeTours'>> {
      const { role, operatorId } = account as Account;
      const current = page ?? 1;
      type Variant = { id: number; name: Words; upcoming: number; next: string | null };
      type Tour = { id: number; name: Words; operator: string; state: string; variants: Variant[] };
      const pattern = `%${(q ?? '').replaceAll(/[\\%_]/g, '\\$&')}%`;
      const { rows } = await sql<Tour>`
        select tour.id, tour.name, operator.name as operator, tour.state, (
          select coalesce(jsonb_agg(jsonb_build_object('id', variant.id, 'name', variant.name, 'upcoming', upcoming, 'next', next)
            order by variant.id), '[]')
          from variant cross join lateral (select count(*) as upcoming, min(day) as next from departure
            where variant_id = variant.id and day > current_date and departure.state <> 'archived') departures
          where tour_id = tour.id) as variants
        from tour join operator_profile profile on profile.id = tour.operator_id join operator on operator.id = profile.operator_id
        where tour.state <> 'archived' and (${role === 'staff'} or profile.operator_id = ${operatorId})
          and (tour.name ->> ${language} ilike ${pattern} or operator.name ilike ${pattern})
        order by tour.name ->> ${language}, tour.id limit ${toursPerPage + 1} offset ${(current - 1) * toursPerPage}`.execute(
        database,
      );
      return {
        page: current,
        hasMore: rows.length > toursPerPage,
        tours: rows.slice(0, toursPerPage).map(({ name, variants, ...tour }) => ({
          ...tour,
          name: name[language],
          variants: variants.map((variant) => ({ ...variant, name: variant.name[language] })),
        })),
      };
    },

    async listOfficeDepartures(
      { variantId, show, from, until }: ParsedOf<'listOfficeDepartures'>,
      caller: Caller,
    ): Promise<AnswerOf<'listOfficeDepartures'> | Refusal> {
      const variant = await findVariant(database, caller, variantId);
      if (!variant) return notFound();
      const isPast = show === 'past';
      const conditions: RawBuilder<unknown>[] = [
        sql`departure.state <> 'archived'`,
        isPast ? sql`day <= ${variant.today}` : sql`day > ${variant.today}`,
        ...(from ? [sql`day >= ${from}`] : []),
        ...(until ? [sql`day <= ${until}`] : []),
      ];
      const departures = await readDepartures(
        database,
        variant,
        sql.join(conditions, sql` and `),
        isPast ? sql`day desc` : sql`day`,
        maxDepartures + 1,
      );
      const { rows } = await sql<NonNullable<AnswerOf<'listOfficeDepartures'>['lastBatch']>>`
        select batch.id, extract(epoch from at)::int as at, account.name as person,
          (summary ->> 'changed')::int as changed, (summary ->> 'created')::int as created
        from office_batch batch left join user_account account on account.id = batch.account_id
        where kind = 'departures' and undone_at is null and summary @> ${JSON.stringify({ variantId })}::jsonb
          and batch.operator_id = ${variant.operatorId}
        order by batch.id desc limit 1`.execute(database);
      return {
        variant: viewVariant(variant, caller),
        departures: departures.slice(0, maxDepartures).map(viewDeparture),
        hasMore: departures.length > maxDepartures,
        lastBatch: rows[0] ?? null,
      };
    },

    async loadOfficeDeparture(
      { departureId }: ParsedOf<'loadOfficeDeparture'>,
      caller: Caller,
    ): Promise<AnswerOf<'loadOfficeDeparture'> | Refusal> {
      const row = await database
        .selectFrom('departure')
        .select('variant_id')
        .where('id', '=', departureId)
        .executeTakeFirst();
      const variant = row && (await findVariant(database, caller, row.variant_id));
      const [departure] = variant
        ? await readDepartures(database, variant, sql`departure.id = ${departureId}`)
        : [undefined];
      if (!variant || !departure) return notFound();
      const counts = await countTaken(database, [departure.placeId]);
      return {
        variant: viewVariant(variant, caller),
        departure: viewDeparture(departure),
        taken: counts.get(departure.placeId) ?? { booked: 0, held: 0, blocked: 0 },
      };
    },

    previewDepartureBatch: (request: ParsedOf<'previewDepartureBatch'>, caller: Caller) => run(request, caller, true),

    saveDepartureBatch: (request: ParsedOf<'saveDepartureBatch'>, caller: Caller) => run(request, caller, false),

    async previewDeparturePattern(
      { variantId, recurrence, season, exclusions, baseId, priceChange, cells }: ParsedOf<'previewDeparturePattern'>,
      caller: Caller,
    ): Promise<AnswerOf<'previewDeparturePattern'> | Refusal> {
      const variant = await findVariant(database, caller, variantId);
      if (!variant) return notFound();
      const [base] = baseId ? await readDepartures(database, variant, sql`departure.id = ${baseId}`) : [];
      if (baseId && !base) return notFound();
      const length = daysBetween(season.from as Day, season.until as Day);
      if (length < 0) return invalid('season.until', 'pattern-season-order');
      if (length >= MAX_SEASON_DAYS) return invalid('season.until', 'pattern-season-long');
      const { rows } = await sql<{ day: Day }>`
        select day from departure where variant_id = ${variantId} and state <> 'archived'`.execute(database);
      const pattern = { recurrence, season: dayRange(season), exclusions: exclusions.map(dayRange) };
      const days = patternDays(pattern, new Set(rows.map(({ day }) => day)), variant.today);
      if (days.create.length > MAX_CREATIONS) return invalid('season.until', 'pattern-too-many');
      return {
        variant: viewVariant(variant, caller),
        create: [...days.create],
        existing: [...days.existing],
        past: [...days.past],
        excluded: days.excluded,
        cells: { ...copiedCells(base?.cells ?? {}, priceChange), ...cells },
      };
    },

    async undoDepartureBatch(
      { batchId }: ParsedOf<'undoDepartureBatch'>,
      caller: Caller,
    ): Promise<AnswerOf<'undoDepartureBatch'> | Refusal> {
      const undone = await undoBatch(database, caller, batchId);
      if (undone instanceof Refusal) return undone;
      const answer = answerOf(undone.outcome);
      return answer instanceof Refusal ? answer : { ...answer, variantId: undone.variantId };
    },
  };
}

/** The contract has checked that these are days. */
const dayRange = ({ from, until }: { readonly from: string; readonly until: string }) => ({
  from: from as Day,
  until: until as Day,
});

const invalid = (path: string, code: string) => new Refusal(422, 'invalid', { problems: [{ path, code }] });

const viewDeparture = ({ id, cells, seatsTaken, roomsTaken }: StoredDeparture) => ({
  ...{ id, cells, seatsTaken },
  roomsTaken: { ...roomsTaken },
});

/** Returns the cells that a new departure takes over from another: all but its day, state and code. */
function copiedCells(base: Cells, change: ParsedOf<'previewDeparturePattern'>['priceChange']): Cells {
  const own = ['day', 'state', 'code'];
  const copied = Object.entries(base).filter(([cell]) => !own.includes(cell));
  if (!change) return Object.fromEntries(copied);
  const { kind, by, rounding } = change;
  const priceChange =
    kind === 'add' ? ({ kind, amount: by, rounding } as const) : ({ kind, share: by, rounding } as const);
  return Object.fromEntries(
    copied.map(([cell, value]) => [
      cell,
      cell.startsWith('price.') && typeof value === 'number' ? changePrice(value, priceChange) : value,
    ]),
  );
}

function answerOf(outcome: BatchOutcome): AnswerOf<'saveDepartureBatch'> | Refusal {
  return 'problems' in outcome ? refuseBatch(outcome.problems) : viewBatch(outcome);
}

const viewBatch = ({ batchId, edits, created }: AppliedBatch): AnswerOf<'saveDepartureBatch'> => ({
  batchId,
  edits: edits.map(({ before, after, ...edit }) => ({ ...edit, before: { ...before }, after: { ...after } })),
  created: [...created],
});

/** Returns all problems of a batch, with the current value of each cell beside the messages. */
function refuseBatch(problems: readonly CountedProblem[]): Refusal {
  const isOutdated = problems.some(({ code }) => code === 'changed-meanwhile');
  return new Refusal(isOutdated ? 409 : 422, 'departures-unsaved', {
    problems: problems.map(({ departureId, day, cell, code, taken }) => ({
      path: `${departureId ?? (day || 'new')}.${cell}`,
      code,
      words: `cell-${code}`,
      values: taken ? { ...taken, total: taken.booked + taken.held + taken.blocked } : {},
    })),
    more: { cells: problems.map(({ taken, ...problem }) => ({ ...problem, ...taken })) },
  });
}
