import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import type { Account, Caller } from '../../platform/caller.ts';
import { type Database, transaction } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Settings } from '../../platform/settings.ts';
import { logChange } from '../office-log.ts';
import { drawPhotograph } from './draw-photograph.ts';
import { findTour } from './office-tour.ts';

/** The folder of uploaded photographs. */
export const photographFolder = ({ filesFolder }: Pick<Settings, 'filesFolder'>): string =>
  join(filesFolder, 'photographs');

const refused = (status: Refusal['status'], code: string): Refusal =>
  new Refusal(status, 'invalid', { problems: [{ path: 'content', code }] });

/** Creates the endpoint that stores a photograph of a company in a folder that all processes share. */
export function createPhotographUpload(database: Database, folder: string) {
  return async function uploadPhotograph(
    { tourId, content }: ParsedOf<'uploadPhotograph'>,
    caller: Caller,
  ): Promise<AnswerOf<'uploadPhotograph'> | Refusal> {
    const tour = await findTour(database, caller, tourId);
    if (!tour || tour.state === 'archived') return new Refusal(404, 'not-found');
    const bytes = await content();
    if (bytes === null) return refused(413, 'photograph-large');
    const drawn = await drawPhotograph(bytes);
    if (drawn === null) return refused(422, 'photograph-type');
    if (drawn === 'small') return refused(422, 'photograph-small');
    const file = `upload-${randomUUID()}.jpg`;
    await store(folder, file, drawn.content);
    const { name: photographer } = caller.account as Account;
    const { operatorId, operatorProfileId } = tour;
    const alternative = { en: '', de: '' };
    try {
      await transaction(database, async (trx) => {
        await sql`insert into photograph (file, photographer, alternative, colour, tags, operator_id)
          values (${file}, ${photographer}, ${JSON.stringify(alternative)}::jsonb, ${drawn.colour}, '{}', ${operatorProfileId})`.execute(
          trx,
        );
        await logChange(trx, caller, {
          ...{ subject: { kind: 'photograph', id: file }, operatorId, action: 'create', after: { tour: tourId } },
        });
      });
    } catch (error) {
      await rm(join(folder, file), { force: true });
      throw error;
    }
    return { photograph: { file, colour: drawn.colour, photographer, ...alternative, isOwn: true } };
  };
}

/** Writes under a temporary name, so that no reader ever sees a part of a file. */
async function store(folder: string, file: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `${file}.part`);
  await writeFile(unfinished, content);
  await rename(unfinished, join(folder, file));
}
