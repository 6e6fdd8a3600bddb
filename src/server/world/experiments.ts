import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { ParsedOf } from '#contract/schemas.ts';
import type { Database } from '../platform/database/database.ts';

/** An experiment that runs now: its name and the variants that visitors are spread over evenly. */
export type Experiment = { readonly name: string; readonly variants: readonly string[] };

/** The variant of an experiment that a token always meets. */
export function variantFor(token: string, { name, variants }: Experiment): string {
  const hash = createHash('sha256').update(`${name}:${token}`).digest();
  return variants[hash.readUInt32BE(0) % variants.length] as string;
}

/**
 * Experiment tokens: a visitor who comes back with a token meets the variants it was given first. Without an experiment nobody
 * has a token, and nothing is written.
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
