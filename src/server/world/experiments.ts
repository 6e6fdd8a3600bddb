import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { ParsedOf } from '#contract/schemas.ts';
import type { Database } from '../platform/database/database.ts';

/** A running experiment with its variants, which are distributed evenly. */
export type Experiment = { readonly name: string; readonly variants: readonly string[] };

/** Returns the variant of an experiment for a token, which is always the same. */
export function variantFor(token: string, { name, variants }: Experiment): string {
  const hash = createHash('sha256').update(`${name}:${token}`).digest();
  return variants[hash.readUInt32BE(0) % variants.length] as string;
}

/**
 * Creates experiment tokens: a returning visitor gets the same variants as before. Without running experiments nothing
 * is stored.
 */
export function createExperiments(database: Database, running: readonly Experiment[]) {
  return {
    async syncExperiments({ token }: ParsedOf<'syncExperiments'>) {
      const fresh = randomBytes(16).toString('base64url');
      if (running.length === 0) return { status: 'OK' as const, token: fresh, variants: {} };
      const known = token
        ? await database.selectFrom('experiment_token').selectAll().where('token', '=', token).executeTakeFirst()
        : undefined;
      const knownToken = known?.token ?? fresh;
      const before: Record<string, string> = known?.variants ?? {};
      const variants = Object.fromEntries(
        running.map((one) => [one.name, before[one.name] ?? variantFor(knownToken, one)]),
      );
      const met = { variants: JSON.stringify(variants), at: sql<Date>`now()` };
      await database
        .insertInto('experiment_token')
        .values({ token: knownToken, ...met })
        .onConflict((conflict) => conflict.column('token').doUpdateSet(met))
        .execute();
      return { status: 'OK' as const, token: knownToken, variants };
    },
  };
}
