import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AnswerOf } from '#contract/schemas.ts';
import type { Language } from '#contract/shop.ts';
import { addDays } from '#domain/calendar/day.ts';
import { tourEnd } from '#domain/calendar/tour-dates.ts';
import { lastLinkDay } from '#domain/office/guide-link.ts';
import type { Account, Caller } from '../../platform/caller.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { pageAddress } from '../../platform/page-address.ts';
import { Refusal } from '../../platform/refusal.ts';
import { deriveKey, isSame, sign } from '../../platform/secrets.ts';
import { logChange } from '../office-log.ts';
import type { ManifestDeparture } from './read-manifest.ts';

const maxLinks = 100;

const codeHash = (code: string): string => createHash('sha256').update(`guide link ${code}`).digest('base64url');

/** Returns the code of a link; it is derived from the secret, so that only its hash is stored. */
export const guideCode = (secret: string, linkId: string): string => sign(deriveKey(secret, 'guide link'), linkId);

/** Returns the address of a link for its recipient. */
const linkAddress = (settings: LinkSettings, language: Language, id: string): string =>
  pageAddress(settings.origin, language, `/guide/${id}?code=${guideCode(settings.secret, id)}`);

export type LinkSettings = { readonly origin: string; readonly secret: string };

/** Lists the links of a departure, newest first. */
export async function listLinks(
  database: Database,
  settings: LinkSettings,
  departureId: number,
  language: Language,
): Promise<AnswerOf<'listGuideLinks'>['links']> {
  type Link = Omit<AnswerOf<'listGuideLinks'>['links'][number], 'url'> & { readonly codeHash: string };
  const { rows } = await sql<Link>`
    select link.id, label, sensitive, account.name as "createdBy", extract(epoch from link.created_at)::int as "createdAt",
      extract(epoch from ends_at)::int as "endsAt", extract(epoch from opened_at)::int as "openedAt", code_hash as "codeHash",
      case when withdrawn_at is not null then 'withdrawn' when ends_at <= now() then 'expired' else 'open' end as state
    from guide_link link left join user_account account on account.id = link.account_id
    where departure_id = ${departureId} order by link.created_at desc, link.id limit ${maxLinks}`.execute(database);
  return rows.map(({ codeHash: stored, ...link }) => {
    // After a change of the secret, old links no longer open anything.
    const isValid = link.state === 'open' && isSame(stored, codeHash(guideCode(settings.secret, link.id)));
    return { ...link, url: isValid ? linkAddress(settings, language, link.id) : null };
  });
}

/** Creates a link that ends some days after the return, in the operator's time zone; refused when that is past. */
export async function createLink(
  trx: Transaction,
  settings: LinkSettings,
  departure: ManifestDeparture,
  { label, sensitive }: { readonly label: string; readonly sensitive: boolean },
  caller: Caller,
): Promise<AnswerOf<'createGuideLink'> | Refusal> {
  const id = randomUUID();
  const after = addDays(lastLinkDay(tourEnd(departure.day, departure.lengthDays)), 1);
  const { rows } = await sql<{ endsAt: number }>`
    insert into guide_link (id, departure_id, label, code_hash, sensitive, account_id, ends_at)
    select ${id}, ${departure.id}, ${label}, ${codeHash(guideCode(settings.secret, id))}, ${sensitive}, ${(caller.account as Account).id}, ends_at
    from (select ${after}::timestamp at time zone ${departure.timeZone} as ends_at) link where ends_at > now()
    returning extract(epoch from ends_at)::int as "endsAt"`.execute(trx);
  const [link] = rows;
  if (!link) return new Refusal(409, 'guide-link-trip-over');
  await logChange(trx, caller, {
    subject: { kind: 'departure', id: departure.id },
    operatorId: departure.operatorId,
    action: 'create-guide-link',
    after: { label, sensitive },
  });
  return { status: 'OK', id, url: linkAddress(settings, caller.language, id), endsAt: link.endsAt };
}

/** Withdraws a link of a departure; a second time changes nothing. */
export async function withdrawLink(
  trx: Transaction,
  departure: ManifestDeparture,
  linkId: string,
  caller: Caller,
): Promise<{ status: 'OK' } | Refusal> {
  const link = await trx
    .selectFrom('guide_link')
    .select(['label', 'withdrawn_at'])
    .where('id', '=', linkId)
    .where('departure_id', '=', departure.id)
    .forUpdate()
    .executeTakeFirst();
  if (!link) return new Refusal(404, 'not-found');
  if (link.withdrawn_at) return { status: 'OK' };
  await sql`update guide_link set withdrawn_at = now() where id = ${linkId}`.execute(trx);
  await logChange(trx, caller, {
    subject: { kind: 'departure', id: departure.id },
    operatorId: departure.operatorId,
    action: 'withdraw-guide-link',
    after: { label: link.label },
  });
  return { status: 'OK' };
}

/** Returns the open link that a code belongs to: 404 for anything else, 410 once it has ended. */
export async function openLink(trx: Transaction, linkId: string, code: string) {
  const { rows } = await sql<{
    departureId: number;
    label: string;
    sensitive: boolean;
    codeHash: string;
    endsAt: number;
    withdrawn: boolean;
    expired: boolean;
  }>`
    select departure_id as "departureId", label, sensitive, code_hash as "codeHash", extract(epoch from ends_at)::int as "endsAt",
      withdrawn_at is not null as withdrawn, ends_at <= now() as expired
    from guide_link where id = ${linkId} for update`.execute(trx);
  const [link] = rows;
  if (!link || !isSame(codeHash(code), link.codeHash)) return new Refusal(404, 'not-found');
  if (link.withdrawn) return new Refusal(410, 'guide-link-withdrawn');
  if (link.expired) return new Refusal(410, 'guide-link-expired');
  return link;
}
