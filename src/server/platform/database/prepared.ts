import { type RawBuilder, sql } from 'kysely';

const mark = /^(?:select )?\/\* prepared ([a-z-]+) \*\//;

/**
 * Marks a frequent statement with a unique name, so that each connection parses and plans it only once. Such a
 * statement must list its columns, because `select *` fails on a connection that is older than a migration.
 */
export const prepared = (name: string): RawBuilder<unknown> => sql.raw(`/* prepared ${name} */`);

/** Returns the query arguments with the name of a prepared statement, if the statement is marked with one. */
export function withName(sent: readonly unknown[]): readonly unknown[] {
  const [text, values, ...rest] = sent;
  const name = typeof text === 'string' ? mark.exec(text)?.[1] : undefined;
  return name === undefined ? sent : [{ name, text, values }, ...rest];
}
