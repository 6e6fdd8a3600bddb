import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ShareLink } from '#contract/schemas/share-link.ts';
import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import { heldChoices, readSelection, requestProblem, writeForm } from '#contract/selection-codec/codec.ts';
import type { Language } from '#contract/shop.ts';
import { emptySelection } from '#domain/booking/change.ts';
import { CLIENT_CHOICES, fixedSections, isShareable, SHARE_LINK_DAYS } from '#domain/booking/share-link.ts';
import { tourProblems } from '#domain/booking/tour-problems.ts';
import { validateSelection } from '#domain/booking/validate-selection.ts';
import { partySize } from '#domain/party/passengers.ts';
import type { Account, Caller } from '../../platform/caller.ts';
import { transaction } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { currencyFor, offerContext } from '../deps.ts';
import { readHold } from '../hold/access.ts';
import type { HeldSelection } from '../hold/snapshot.ts';
import { endSeconds, presentState } from '../hold/view-hold.ts';
import { readEntitlements } from '../quote/entitlements.ts';
import type { ShareLinkDeps } from './deps.ts';
import { journeyQuery, linkAddress, shareLinkCode } from './link-code.ts';
import { mailLink } from './mail-link.ts';
import {
  findShareLink,
  lockShareLink,
  type ShareLinkRow,
  shareLinkHash,
  shareLinkRefusal,
  shareLinksFor,
} from './share-link.ts';

type Request = ParsedOf<'createShareLink'>;
type Content = Pick<ShareLinkRow, 'choices' | 'currency'> & {
  readonly variantId: number;
  readonly holdEnd: Date | null;
};

/** Creates the endpoints for the links by which clients pay. */
export function createShareLinkCalls(deps: ShareLinkDeps) {
  const { database, bookableVariants, catalogue, pool, webRenderer, settings } = deps;

  /** Returns the content of a link to a hold; agents can only share their own holds. */
  async function heldContent(holdId: string, request: Request, { account }: Caller): Promise<Content | Refusal> {
    const hold = await readHold(database, holdId);
    if (!hold || hold.agency_id === null || hold.agency_id !== account?.agencyId) return new Refusal(404, 'not-found');
    if (hold.account_id !== account.id) return new Refusal(403, 'share-link-not-organiser');
    if (hold.variant_id !== request.objectId) return otherVariant();
    const state = presentState(hold);
    if (state !== 'held')
      return new Refusal(state === 'paying' ? 409 : 410, state === 'paying' ? 'hold-paying' : 'hold-over');
    const { choices } = hold.selection as HeldSelection;
    return { choices, currency: hold.currency, variantId: hold.variant_id, holdEnd: hold.ends_at };
  }

  /** Returns the content of a link to a selection, validated like a booking as far as a link goes. */
  async function chosenContent(request: Request, caller: Caller): Promise<Content | Refusal> {
    const bookable = await bookableVariants.get(request.objectId);
    if (!bookable) return new Refusal(404, 'not-found');
    const now = catalogue.now();
    const entitlements = await readEntitlements(pool, caller.account, { code: null, email: null }, now);
    const currency = currencyFor(request.currency, caller);
    const context = offerContext(bookable, entitlements, caller, currency, now);
    const { extras, accommodations, ...sent } = request;
    const requested = readSelection({ ...sent, extrasSelected: extras, accommodationsSelected: accommodations });
    const validated = validateSelection(requested, context);
    const named = { accommodationsSelected: 'accommodations', extrasSelected: 'extras' } as Record<string, string>;
    const wire = (problem: { readonly path: string; readonly code: string }) => {
      const { path, code } = requestProblem(problem);
      const [head = '', ...rest] = path.split('.');
      return { path: [named[head] ?? head, ...rest].join('.'), code };
    };
    if (validated.problems) return new Refusal(422, 'invalid', { problems: validated.problems.map(wire) });
    if (validated.takenBack.length > 0)
      return new Refusal(409, 'selection-stale', { problems: validated.takenBack.map(wire) });
    const { selection } = validated;
    if (!isShareable(selection.saving))
      return new Refusal(422, 'invalid', { problems: [{ path: 'saving', code: 'share-link-saving' }] });
    // The client enters the names of friends later.
    const missing = tourProblems(selection, context).filter(({ path }) => !path.startsWith('friends'));
    if (missing.length > 0) return new Refusal(422, 'invalid', { problems: missing.map(wire) });
    return { choices: heldChoices(selection), currency, variantId: request.objectId, holdEnd: null };
  }

  return {
    async createShareLink(request: Request, caller: Caller): Promise<AnswerOf<'createShareLink'> | Refusal> {
      if (request.object_id !== undefined && request.object_id !== request.objectId) return otherVariant();
      const content = request.hold_id
        ? await heldContent(request.hold_id, request, caller)
        : await chosenContent(request, caller);
      if (content instanceof Refusal) return content;
      const { choices, currency, variantId, holdEnd } = content;
      const { id: accountId, agencyId } = caller.account as Account;
      const id = randomUUID();
      const row = await database
        .insertInto('share_link')
        .values({
          id,
          code_hash: shareLinkHash(shareLinkCode(settings.secret, id)),
          account_id: accountId,
          agency_id: agencyId as string,
          variant_id: variantId,
          hold_id: request.hold_id ?? null,
          choices: JSON.stringify(choices),
          currency,
          language: caller.language,
          // The choices of a hold are fixed.
          allows: CLIENT_CHOICES.filter((choice) => !request.hold_id && request[`allow_${choice}`] === true),
          expires_at: holdEnd ?? sql<Date>`now() + ${SHARE_LINK_DAYS} * interval '1 day'`,
        })
        .returning(['id', 'code_hash', 'expires_at'])
        .executeTakeFirstOrThrow();
      return {
        status: 'OK',
        message: await webRenderer.words(caller.language, 'share-link-made'),
        link: linkAddress(settings, { ...row, choices }, caller.language) as string,
        id: row.id,
        expiresAt: endSeconds(row.expires_at),
      };
    },

    async loadShareLink({ link }: ParsedOf<'loadShareLink'>): Promise<AnswerOf<'loadShareLink'> | Refusal> {
      const row = link === null ? null : await findShareLink(database, link);
      const bookable = row && (await bookableVariants.get(row.variant_id));
      if (!row || !bookable) return new Refusal(404, 'share-link-unknown');
      const { choices, allows } = row;
      const context = { facts: bookable.facts } as Parameters<typeof emptySelection>[0];
      return {
        status: 'OK',
        state: row.state,
        seller: {
          agency: row.agency_name,
          agent: (row.agent_present && row.agent_name) || '',
          email: row.contact ?? '',
          logo: row.agency_logo,
        },
        expiresAt: endSeconds(row.expires_at),
        shared:
          row.state === 'open'
            ? {
                slug: bookable.facts.tour.slug,
                objectId: row.variant_id,
                holdId: row.hold_id,
                currency: row.currency,
                query: journeyQuery(choices),
                form: writeForm({ ...emptySelection(context), ...choices, membership: 'no' }),
                allows: [...allows],
                fixed: fixedSections(allows),
              }
            : null,
      };
    },

    async listShareLinks(_: ParsedOf<'listShareLinks'>, { account, language }: Caller) {
      const rows = await shareLinksFor(database, account as Account);
      return { links: rows.map((row) => viewLink(row, account as Account, language, settings)) };
    },

    async mailShareLink(request: ParsedOf<'mailShareLink'>, caller: Caller) {
      const agent = caller.account as Account;
      const [before] = await shareLinksFor(database, agent, request.linkId);
      if (!before) return new Refusal(404, 'not-found');
      const refusal = await mailLink(deps, before, request, caller);
      if (refusal) return refusal;
      const [row] = await shareLinksFor(database, agent, request.linkId);
      return { status: 'OK' as const, link: viewLink(row ?? before, agent, caller.language, settings) };
    },

    async revokeShareLink({ linkId }: ParsedOf<'revokeShareLink'>, { account, language }: Caller) {
      const agent = account as Account;
      const [before] = await shareLinksFor(database, agent, linkId);
      if (!before) return new Refusal(404, 'not-found');
      const refusal = await transaction(database, async (trx) => {
        const state = await lockShareLink(trx, linkId);
        if (state !== 'open' && state !== 'expired' && state !== 'revoked') {
          const { status, code } = shareLinkRefusal(state);
          return new Refusal(status, code);
        }
        await trx
          .updateTable('share_link')
          .set({ revoked_at: sql<Date>`now()` })
          .where('id', '=', linkId)
          .where('revoked_at', 'is', null)
          .execute();
        return null;
      });
      if (refusal) return refusal;
      const [row] = await shareLinksFor(database, agent, linkId);
      return { status: 'OK' as const, link: viewLink(row ?? before, agent, language, settings) };
    },
  };
}

/** Returns a link as its agent sees it. */
const viewLink = (
  row: ShareLinkRow,
  { id: accountId }: Account,
  language: Language,
  settings: ShareLinkDeps['settings'],
): ShareLink => ({
  id: row.id,
  agent: row.account_id === accountId ? null : row.agent_name,
  state: row.state,
  tour: row.tour_name[language],
  from: row.choices.day as string,
  travellers: partySize(row.choices.party),
  holdId: row.hold_id,
  bookingId: row.booking_id,
  createdAt: endSeconds(row.created_at),
  expiresAt: endSeconds(row.expires_at),
  link: row.state === 'open' ? linkAddress(settings, row, language) : null,
  mailedTo: row.mailed_to,
  mailedAt: row.mailed_at && endSeconds(row.mailed_at),
});

const otherVariant = () => new Refusal(422, 'invalid', { problems: [{ path: 'object_id', code: 'share-link-other' }] });
