import { createHash, randomBytes } from 'node:crypto';
import type { ParsedOf } from '#contract/schemas.ts';
import type { Database } from '../database/database.ts';

/** An experiment that runs now: its name and the variants that visitors are spread over evenly. */
export type Experiment = { readonly name: string; readonly variants: readonly string[] };

/** The variant of an experiment that a token always meets. */
export function variantFor(token: string, { name, variants }: Experiment): string {
  const hash = createHash('sha256').update(`${name}:${token}`).digest();
  return variants[hash.readUInt32BE(0) % variants.length] as string;
}

/** Experiment tokens: a visitor who comes back with a token meets the variants it was given first. */
export function createExperiments(database: Database, running: readonly Experiment[]) {
  return {
    async syncExperiments({ token }: ParsedOf<'syncExperiments'>) {
      const known = token
        ? await database.selectFrom('experiment_token').selectAll().where('token', '=', token).executeTakeFirst()
        : undefined;
      const own = known?.token ?? randomBytes(16).toString('base64url');
      const before: Record<string, string> = known?.variants ?? {};
      const variants = Object.fromEntries(running.map((one) => [one.name, before[one.name] ?? variantFor(own, one)]));
      await database
        .insertInto('experiment_token')
        .values({ token: own, variants: JSON.stringify(variants) })
        .onConflict((conflict) => conflict.column('token').doUpdateSet({ variants: JSON.stringify(variants) }))
        .execute();
      return { status: 'OK' as const, token: own, variants };
    },
  };
}
