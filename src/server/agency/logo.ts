import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import { LOGO_BOX, LOGO_TYPES } from '#domain/agency/logo.ts';
import { attachmentTypeOf } from '#domain/enquiry/attachment.ts';
import { logoPath, readLogoPicture } from '../platform/agency-logo.ts';
import type { Caller } from '../platform/caller.ts';
import { redrawPicture } from '../platform/pictures/foreign-picture.ts';
import { Refusal } from '../platform/refusal.ts';
import { type AgencyDeps, agencyOf, isOrganiser } from './deps.ts';
import { organisersOnly } from './people.ts';

const refusedLogo = (status: Refusal['status'], code: string): Refusal =>
  new Refusal(status, 'invalid', { problems: [{ path: 'content', code }] });

/**
 * Redraws a logo as a PNG on white, because pages, mails and print have different backgrounds. Returns null when the
 * file is not a supported picture, and `blank` when the picture is empty.
 */
async function drawLogo(bytes: Uint8Array) {
  const type = LOGO_TYPES.find((one) => one === attachmentTypeOf(bytes));
  if (type === undefined) return null;
  return redrawPicture(bytes, type.replace('image/', '') as 'png' | 'jpeg' | 'webp', async (read) => {
    const { default: sharp } = await import('sharp');
    const { data, info } = await read(false)
      .autoOrient()
      .flatten({ background: 'white' })
      .resize({ ...LOGO_BOX, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png({ palette: true, effort: 7 })
      .toBuffer({ resolveWithObject: true });
    const { channels } = await sharp(data).stats();
    if (channels.every(({ min, max }) => min === max)) return 'blank' as const;
    return { content: data, width: info.width, height: info.height };
  });
}

/** Creates the endpoints for the logo that an agency's clients see. */
export function createLogo({ database }: AgencyDeps) {
  return {
    async uploadAgencyLogo(
      { content }: ParsedOf<'uploadAgencyLogo'>,
      caller: Caller,
    ): Promise<AnswerOf<'uploadAgencyLogo'> | Refusal> {
      const { accountId, agencyId } = agencyOf(caller);
      if (!(await isOrganiser(database, accountId))) return organisersOnly;
      const bytes = await content();
      if (bytes === null) return refusedLogo(413, 'logo-large');
      const drawn = await drawLogo(bytes);
      if (drawn === null) return refusedLogo(422, 'logo-type');
      if (drawn === 'blank') return refusedLogo(422, 'logo-blank');
      // The hash includes the agency, so that a picture cannot be used to find out which agency uses it.
      const hash = createHash('sha256').update(`agency logo ${agencyId}\n`).update(drawn.content).digest('base64url');
      await database
        .insertInto('agency_logo')
        .values({ agency_id: agencyId, hash, ...drawn })
        .onConflict((conflict) =>
          conflict.column('agency_id').doUpdateSet({ hash, ...drawn, created_at: sql<Date>`now()` }),
        )
        .execute();
      return { logo: { url: logoPath(hash), width: drawn.width, height: drawn.height } };
    },

    async removeAgencyLogo(_request: object, caller: Caller) {
      const { accountId, agencyId } = agencyOf(caller);
      if (!(await isOrganiser(database, accountId))) return organisersOnly;
      await database.deleteFrom('agency_logo').where('agency_id', '=', agencyId).execute();
      return { status: 'OK' as const };
    },

    async loadAgencyLogo({ hash }: ParsedOf<'loadAgencyLogo'>): Promise<AnswerOf<'loadAgencyLogo'> | Refusal> {
      const content = await readLogoPicture(database, { url: logoPath(hash) });
      if (content === null) return new Refusal(404, 'not-found');
      return { name: 'logo.png', type: 'image/png', inline: true, text: content.toString('base64') };
    },
  };
}
