import { type RawBuilder, sql } from 'kysely';

const mark = /^(?:select )?\/\* prepared ([a-z-]+) \*\//;

/**
 * Marks a statement that is made again and again with the same text, by a name that is its alone: each connection has it parsed and
 * planned once. It names its columns: one that asks for all of them would fail at a connection that is older than a migration.
 */
export const prepared = (name: string): RawBuilder<unknown> => sql.raw(`/* prepared ${name} */`);

/** What is sent to the server for a statement: with the name that it is marked with, if it is. */
export function withName(sent: readonly unknown[]): readonly unknown[] {
  const [text, values, ...rest] = sent;
  const name = typeof text === 'string' ? mark.exec(text)?.[1] : undefined;
  return name === undefined ? sent : [{ name, text, values }, ...rest];
}
