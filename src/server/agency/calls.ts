import { sql } from 'kysely';
import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import type { Language } from '#contract/shop.ts';
import { type CardBrand, isCardExpired } from '#domain/payment/stored-card.ts';
import { endSeconds } from '../booking/hold/view-hold.ts';
import { readCommissionRate } from '../money/commission-rate.ts';
import { agencyLogo } from '../platform/agency-logo.ts';
import type { Caller } from '../platform/caller.ts';
import { Refusal } from '../platform/refusal.ts';
import { createApplications } from './applications.ts';
import { createClaim } from './claim.ts';
import { readEarned } from './commission.ts';
import { createCompanyCard } from './company-card.ts';
import { type AgencyDeps, agencyOf, isOrganiser } from './deps.ts';
import { createHoldActions } from './holds.ts';
import { listAgencyBookings, listAgencyClients, listAgencyHolds, listPayments } from './lists.ts';
import { createLogo } from './logo.ts';
import { createPeople } from './people.ts';
import { readStatement, statementTable } from './statement.ts';

/** The columns of a statement as a table. */
const columns = [
  'statement-day',
  'statement-reference',
  'statement-client',
  'statement-tour',
  'statement-begins',
  'statement-price',
  'statement-price-currency',
  'statement-commission',
  'statement-commission-currency',
] as const;

/** Creates the endpoints for agencies. */
export function createAgencyCalls(deps: AgencyDeps) {
  const { database, bookableVariants, webRenderer, providers } = deps;

  const readAgency = (agencyId: string) =>
    database
      .selectFrom('agency')
      .select(['name', 'commission', 'open_holds_limit as openHoldsLimit', 'contact_email', 'contact_phone'])
      .select(agencyLogo.as('logo'))
      .select(
        sql<number>`(select count(*)::int from hold where agency_id = agency.id and state in ('held', 'paying')
          and (state = 'paying' or ends_at > now()))`.as('openHolds'),
      )
      .where('id', '=', agencyId)
      .executeTakeFirstOrThrow();

  const fileName = (month: string, ending: string) => `waymark-statement-${month}.${ending}`;

  return {
    ...createApplications(deps),
    ...createPeople(deps),
    ...createLogo(deps),
    ...createCompanyCard(deps),
    ...createHoldActions(deps),
    loadAgencyClaim: createClaim(deps),
    listAgencyHolds: (request: ParsedOf<'listAgencyHolds'>, caller: Caller) =>
      listAgencyHolds(database, request, caller),
    listAgencyBookings: (request: ParsedOf<'listAgencyBookings'>, caller: Caller) =>
      listAgencyBookings(database, request, caller),
    listAgencyClients: (request: ParsedOf<'listAgencyClients'>, caller: Caller) =>
      listAgencyClients(database, request, caller),

    async loadAgency(_request: object, caller: Caller): Promise<AnswerOf<'loadAgency'>> {
      const { accountId, agencyId } = agencyOf(caller);
      const [agency, organises, earned, payments] = await Promise.all([
        readAgency(agencyId),
        isOrganiser(database, accountId),
        readEarned(database, agencyId),
        listPayments(database, caller),
      ]);
      const { name, commission, openHolds, openHoldsLimit } = agency;
      return { name, commission, openHolds, openHoldsLimit, isOrganiser: organises, earned, payments };
    },

    async loadAgencyTerms({ objectId }: ParsedOf<'loadAgencyTerms'>, caller: Caller) {
      const { agencyId } = agencyOf(caller);
      const bookable = await bookableVariants.get(objectId);
      if (!bookable) return new Refusal(404, 'not-found');
      const { name, openHolds, openHoldsLimit } = await readAgency(agencyId);
      const rate = await readCommissionRate(database, agencyId, bookable.facts.operator.id);
      return { agency: name, rate, openHolds, openHoldsLimit };
    },

    loadAgencyStatement: ({ month }: ParsedOf<'loadAgencyStatement'>, caller: Caller) =>
      readStatement(database, month, caller),

    async downloadAgencyStatement({ month }: ParsedOf<'downloadAgencyStatement'>, caller: Caller) {
      const words = (code: string) => webRenderer.words(caller.language as Language, code);
      const titles = await Promise.all(columns.map(words));
      const table = statementTable(await readStatement(database, month, caller), titles, await words('statement-sum'));
      return { name: fileName(month, 'csv'), text: table };
    },

    async printAgencyStatement({ month }: ParsedOf<'printAgencyStatement'>, caller: Caller) {
      const bytes = await webRenderer.document(
        caller.language,
        'statement',
        await readStatement(database, month, caller),
      );
      return { name: fileName(month, 'pdf'), text: Buffer.from(bytes).toString('base64') };
    },

    async loadAgencySettings(_request: object, caller: Caller): Promise<AnswerOf<'loadAgencySettings'>> {
      const { accountId, agencyId } = agencyOf(caller);
      const [{ name, contact_email, contact_phone, logo }, organises, card, people, invitations] = await Promise.all([
        readAgency(agencyId),
        isOrganiser(database, accountId),
        database
          .selectFrom('agency_card')
          .select([sql<CardBrand>`brand`.as('brand'), sql<string>`last_four`.as('lastFour')])
          .select([sql<number>`expiry_month`.as('expiryMonth'), sql<number>`expiry_year`.as('expiryYear')])
          .select('holder_name as holderName')
          .where('agency_id', '=', agencyId)
          .where('state', '=', 'kept')
          .executeTakeFirst(),
        database
          .selectFrom('user_account')
          .select(['id', 'name', 'email', 'agency_organiser as isOrganiser'])
          .where('agency_id', '=', agencyId)
          .orderBy('agency_organiser', 'desc')
          .orderBy('name')
          .orderBy('id')
          .execute(),
        database
          .selectFrom('agency_invitation')
          .select(['id', 'email', 'ends_at'])
          .where('agency_id', '=', agencyId)
          .where('accepted_at', 'is', null)
          .where('ends_at', '>', sql<Date>`now()`)
          .orderBy('created_at')
          .execute(),
      ]);
      return {
        name,
        isOrganiser: organises,
        contact: { email: contact_email, phone: contact_phone },
        logo,
        takesCards: providers.current !== null,
        card: card ? { ...card, expired: isCardExpired(card, Date.now()) } : null,
        people: people.map((colleague) => ({ ...colleague, isSelf: colleague.id === accountId })),
        invitations: organises
          ? invitations.map(({ id, email, ends_at }) => ({ id, email, endsAt: endSeconds(ends_at) }))
          : [],
      };
    },
  };
}
