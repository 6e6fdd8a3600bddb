// Checks that the previous release keeps working while a migration is applied: expand first, contract a release later
// (docs/deploy.md). `node bin/check-migrations.ts --all` also lists the migrations from before the rule.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The first migration that the rule applies to; those before it were made before the first release. */
const firstNumber = 120;

/** The mark of a migration that removes what the previous release no longer uses, with the release that stopped. */
const contractMark = /^-- Contract: unused since \d+\.\d+\.\d+\b/m;

type Rule = { readonly pattern: RegExp; readonly reason: string };

/** Statements that break the release before; the first group is the table, where there is one. */
const rules: readonly Rule[] = [
  { pattern: /\bdrop table (?:if exists )?"?(\w+)/g, reason: 'drops a table' },
  {
    pattern:
      /\balter table (?:only )?"?(\w+)"?[^;]*?\bdrop (?:column )?(?!constraint|not null|default|expression)(?:if exists )?\w+/g,
    reason: 'drops a column',
  },
  { pattern: /\balter table (?:if exists )?"?(\w+)"?[^;]*?\brename\b/g, reason: 'renames' },
  {
    pattern: /\balter table (?:only )?"?(\w+)"?[^;]*?\balter (?:column )?\w+ (?:set data )?type\b/g,
    reason: 'changes the type of a column',
  },
  {
    pattern: /\balter table (?:only )?"?(\w+)"?[^;]*?\balter (?:column )?\w+ set not null\b/g,
    reason: 'makes a column required',
  },
  {
    pattern:
      /\balter table (?:only )?"?(\w+)"?[^;]*?\badd (?:constraint \w+ )?(?:check|unique|primary key|foreign key|exclude)\b/g,
    reason: 'adds a constraint',
  },
  { pattern: /\bcreate unique index (?:if not exists )?\w+ on "?(\w+)/g, reason: 'adds a unique index' },
  {
    pattern: /\bdrop (?:function|type|view|domain|sequence)\b()/g,
    reason: 'drops something that the previous release may use',
  },
];

const requiredColumn =
  /\badd (?:column )?(?:if not exists )?(?!constraint|check|unique|primary|foreign|exclude)(\w+ [^,;]*)/g;

/** Returns why the previous release could not work with the schema that a migration leaves. */
export function breakingStatements(sql: string): string[] {
  const text = sql
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();
  const created = new Set(
    [...text.matchAll(/\bcreate (?:unlogged )?table (?:if not exists )?"?(\w+)/g)].map(([, name]) => name),
  );
  const found = rules.flatMap(({ pattern, reason }) =>
    [...text.matchAll(pattern)]
      .filter(([, table]) => !created.has(table))
      .map(([statement]) => `${reason}: ${statement.trim()}`),
  );
  for (const [statement, table] of text.matchAll(/\balter table (?:only )?"?(\w+)"?[^;]*/g)) {
    if (created.has(table)) continue;
    for (const [, column = ''] of statement.matchAll(requiredColumn))
      if (/\bnot null\b/.test(column) && !/\b(default|generated)\b/.test(column))
        found.push(`adds a required column without a default: ${column.trim()}`);
  }
  return found;
}

/** Returns the problems of all migrations from a number on, one line each. */
export function checkMigrations(root: string, from = firstNumber): string[] {
  const files = globSync('src/server/platform/database/migrations/*.sql', { cwd: root }).sort();
  return files.flatMap((file) => {
    const sql = readFileSync(join(root, file), 'utf8');
    if (Number.parseInt(basename(file), 10) < from || contractMark.test(sql)) return [];
    return breakingStatements(sql).map((problem) => `${basename(file)}: ${problem}; see docs/deploy.md`);
  });
}

if (import.meta.main) {
  const problems = checkMigrations(join(import.meta.dirname, '..'), process.argv.includes('--all') ? 0 : firstNumber);
  for (const problem of problems) console.log(problem);
  process.exit(problems.length > 0 ? 1 : 0);
}
