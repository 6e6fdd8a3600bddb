import { sql } from 'kysely';
import type { Manifest } from '#contract/schemas/manifest.ts';
import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import { soldStates } from '../../booking/booking-states.ts';
import type { Account, Caller } from '../../platform/caller.ts';
import { capabilityMissing, hasCapability } from '../../platform/capability.ts';
import { type Database, type Transaction, transaction } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { WebRenderer } from '../../platform/web-bundle.ts';
import { createLink, type LinkSettings, listLinks, openLink, withdrawLink } from './guide-links.ts';
import { DUE_COLUMNS, FIRST_COLUMNS, LAST_COLUMNS, manifestTable } from './manifest-table.ts';
import {
  findDeparture,
  type ManifestAccess,
  type ManifestDeparture,
  readManifest,
  type SensitiveClasses,
} from './read-manifest.ts';

type ManifestDeps = {
  readonly database: Database;
  readonly settings: LinkSettings;
  readonly webRenderer: Pick<WebRenderer, 'words' | 'document'>;
};

const notFound = new Refusal(404, 'not-found');
const done = { status: 'OK' as const };

/** Returns a departure of the caller's company, or of any for staff. */
function ownDeparture(database: Database | Transaction, { account }: Caller, id: number) {
  const { role, operatorId } = account as Account;
  return findDeparture(
    database,
    sql`departure.id = ${id} and (${role === 'staff'} or profile.operator_id = ${operatorId})`,
  );
}

/** Returns what an account sees: amounts as on a booking's page, passport and health answers only when requested. */
function accessOf({ account }: Caller, requested: boolean): ManifestAccess {
  const mayRead = hasCapability(account, 'travellers.documents');
  return {
    sensitive: mayRead ? (requested ? 'shown' : 'hidden') : 'denied',
    amounts: hasCapability(account, 'bookings.change') || hasCapability(account, 'money.read'),
  };
}

/** Logs who reads passport and health answers, before they are returned. */
async function logViews(
  trx: Transaction,
  shown: SensitiveClasses,
  reader: { readonly role: 'operator' | 'staff' | 'guide'; readonly accountId?: string; readonly guideLinkId?: string },
): Promise<void> {
  if (shown.length === 0) return;
  const { role, accountId = null, guideLinkId = null } = reader;
  await trx
    .insertInto('answer_view')
    .values(
      shown.map(({ bookingId, classes }) => ({
        ...{ booking_id: bookingId, role, classes: [...classes] },
        ...{ account_id: accountId, guide_link_id: guideLinkId },
      })),
    )
    .execute();
}

/** Creates the endpoints for the manifests of departures and for the links that guides open them with. */
export function createManifests({ database, settings, webRenderer }: ManifestDeps) {
  const read = (
    { departureId, sensitive }: ParsedOf<'loadManifest'>,
    caller: Caller,
  ): Promise<{ manifest: Manifest } | Refusal> =>
    transaction(database, async (trx) => {
      const departure = await ownDeparture(trx, caller, departureId);
      if (!departure) return notFound;
      const access = accessOf(caller, sensitive ?? false);
      const { manifest, shown } = await readManifest(trx, departure, access, caller.language);
      const { id, role } = caller.account as Account;
      await logViews(trx, shown, { role: role === 'staff' ? 'staff' : 'operator', accountId: id });
      return { manifest };
    });

  /** Runs something for the office of a departure. */
  const withDeparture = <Answer>(
    departureId: number,
    caller: Caller,
    run: (trx: Transaction, departure: ManifestDeparture) => Promise<Answer | Refusal>,
  ): Promise<Answer | Refusal> =>
    transaction(database, async (trx) => {
      const departure = await ownDeparture(trx, caller, departureId);
      return departure ? run(trx, departure) : notFound;
    });

  return {
    async loadManifest(request: ParsedOf<'loadManifest'>, caller: Caller): Promise<AnswerOf<'loadManifest'> | Refusal> {
      const result = await read(request, caller);
      return result instanceof Refusal ? result : result.manifest;
    },

    async downloadManifest(request: ParsedOf<'downloadManifest'>, caller: Caller) {
      const result = await read(request, caller);
      if (result instanceof Refusal) return result;
      const codes = [...FIRST_COLUMNS, ...LAST_COLUMNS, ...DUE_COLUMNS, 'manifest-given'];
      const titles = await Promise.all(
        codes.map(async (code) => [code, await webRenderer.words(caller.language, code)] as const),
      );
      return {
        name: fileName(result.manifest, 'csv'),
        text: manifestTable(result.manifest, Object.fromEntries(titles)),
      };
    },

    async printManifest(request: ParsedOf<'printManifest'>, caller: Caller) {
      const result = await read(request, caller);
      if (result instanceof Refusal) return result;
      const bytes = await webRenderer.document(caller.language, 'manifest', result.manifest);
      return { name: fileName(result.manifest, 'pdf'), text: Buffer.from(bytes).toString('base64') };
    },

    markArrival: ({ departureId, ...mark }: ParsedOf<'markArrival'>, caller: Caller) =>
      withDeparture(departureId, caller, (trx) =>
        recordArrival(trx, departureId, mark, { accountId: (caller.account as Account).id }),
      ),

    async listGuideLinks(
      { departureId }: ParsedOf<'listGuideLinks'>,
      caller: Caller,
    ): Promise<AnswerOf<'listGuideLinks'> | Refusal> {
      if (!(await ownDeparture(database, caller, departureId))) return notFound;
      return {
        links: await listLinks(database, settings, departureId, caller.language),
        mayShareSensitive: hasCapability(caller.account, 'travellers.documents'),
      };
    },

    async createGuideLink({ departureId, label, sensitive }: ParsedOf<'createGuideLink'>, caller: Caller) {
      if (sensitive && !hasCapability(caller.account, 'travellers.documents')) return capabilityMissing;
      return withDeparture(departureId, caller, (trx, departure) =>
        createLink(trx, settings, departure, { label, sensitive: sensitive ?? false }, caller),
      );
    },

    withdrawGuideLink: ({ departureId, guideLinkId }: ParsedOf<'withdrawGuideLink'>, caller: Caller) =>
      withDeparture(departureId, caller, (trx, departure) => withdrawLink(trx, departure, guideLinkId, caller)),

    loadGuideManifest: (
      { guideLinkId, code }: ParsedOf<'loadGuideManifest'>,
      { language }: Caller,
    ): Promise<AnswerOf<'loadGuideManifest'> | Refusal> =>
      transaction(database, async (trx) => {
        const link = await openLink(trx, guideLinkId, code);
        if (link instanceof Refusal) return link;
        const departure = await findDeparture(trx, sql`departure.id = ${link.departureId}`);
        if (!departure) return notFound;
        const access = { sensitive: link.sensitive ? 'shown' : 'denied', amounts: false } as const;
        const { manifest, shown } = await readManifest(trx, departure, access, language);
        await logViews(trx, shown, { role: 'guide', guideLinkId });
        await sql`update guide_link set opened_at = now() where id = ${guideLinkId}`.execute(trx);
        return { manifest, label: link.label, endsAt: link.endsAt };
      }),

    markArrivalByLink: ({ guideLinkId, code, ...mark }: ParsedOf<'markArrivalByLink'>) =>
      transaction(database, async (trx) => {
        const link = await openLink(trx, guideLinkId, code);
        return link instanceof Refusal ? link : recordArrival(trx, link.departureId, mark, { guideLinkId });
      }),
  };
}

const fileName = ({ departure }: Manifest, ending: string) => `manifest-${departure.id}-${departure.from}.${ending}`;

/** Records an arrival, or takes it back; the same mark twice is one row. */
async function recordArrival(
  trx: Transaction,
  departureId: number,
  { bookingId, position, arrived }: Pick<ParsedOf<'markArrival'>, 'bookingId' | 'position' | 'arrived'>,
  by: { readonly accountId?: string; readonly guideLinkId?: string },
): Promise<{ status: 'OK' } | Refusal> {
  // The lock serialises marks of one traveller; the newest mark is read after it.
  const traveller = await sql`
    select from booking_traveller traveller join booking on booking.id = traveller.booking_id
    where booking.id = ${bookingId} and departure_id = ${departureId} and traveller.position = ${position}
      and booking.state in ${soldStates} for update of traveller`.execute(trx);
  if (traveller.rows.length === 0) return notFound;
  const newest = await trx
    .selectFrom('traveller_arrival')
    .select('arrived')
    .where('booking_id', '=', bookingId)
    .where('position', '=', position)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if ((newest?.arrived ?? false) !== (arrived ?? false))
    await trx
      .insertInto('traveller_arrival')
      .values({
        ...{ booking_id: bookingId, position, arrived: arrived ?? false },
        ...{ account_id: by.accountId ?? null, guide_link_id: by.guideLinkId ?? null },
      })
      .execute();
  return done;
}
