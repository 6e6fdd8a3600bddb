import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

/** The bank's database: a file with a single writing process. Amounts are in minor units, times in milliseconds. */
export type Store = {
  run(sql: string, values?: Record<string, SQLInputValue>): void;
  one<Row>(sql: string, values?: Record<string, SQLInputValue>): Row | null;
  all<Row>(sql: string, values?: Record<string, SQLInputValue>): Row[];
  /** Runs the work in one transaction. */
  together<Result>(work: () => Result): Result;
  close(): void;
};

const schema = `
create table if not exists session (
  id text primary key,
  currency text not null,
  expires_at integer not null
) strict;

create table if not exists kept_card (
  ref text primary key,
  method text not null default 'card',
  card text not null,
  brand text,
  last_four text,
  expiry_month integer,
  expiry_year integer,
  forgotten_at integer
) strict;

create table if not exists instrument (
  ref text primary key,
  session text,
  kept_ref text,
  purpose text,
  method text not null default 'card',
  card text not null,
  brand text,
  last_four text,
  expiry_month integer,
  expiry_year integer,
  amount integer,
  currency text,
  status text,
  consumed_at integer,
  expires_at integer not null
) strict;

create table if not exists challenge (
  id text primary key,
  session text not null,
  instrument text not null,
  amount integer not null,
  currency text not null,
  status text,
  replacement text,
  expires_at integer not null
) strict;

create table if not exists payment (
  number integer primary key autoincrement,
  ref text not null unique,
  attempt_ref text not null unique,
  state text not null check (state in ('authorised', 'captured', 'voided', 'declined')),
  amount integer not null check (amount > 0),
  currency text not null,
  captured integer not null default 0 check (captured between 0 and amount),
  refunded integer not null default 0 check (refunded between 0 and captured),
  decline_class text,
  decline_code text,
  method text not null default 'card',
  card text not null,
  brand text,
  last_four text,
  kept_ref text,
  initiator text not null,
  changed_at integer not null
) strict;

create table if not exists redirect (
  id text primary key,
  attempt_ref text not null unique,
  method text not null,
  bank text,
  country text not null,
  holder text not null,
  amount integer not null check (amount > 0),
  currency text not null,
  language text not null,
  return_url text not null,
  expires_at integer not null,
  ended_at integer
) strict;

create table if not exists movement (
  key text not null,
  kind text not null check (kind in ('capture', 'cancel', 'refund')),
  payment text not null references payment (ref),
  amount integer,
  refusal text,
  at integer not null,
  primary key (kind, key)
) strict;

create table if not exists notice (
  number integer primary key autoincrement,
  id text not null unique,
  kind text not null,
  attempt_ref text not null,
  payment text not null,
  at integer not null,
  next_at integer,
  tries integer not null default 0,
  sent integer not null default 0,
  note text
) strict;

create table if not exists fault (
  number integer primary key autoincrement,
  request text not null,
  effect text not null,
  remaining integer not null
) strict;

create table if not exists deferred (
  number integer primary key autoincrement,
  kind text not null,
  request text not null,
  due_at integer not null
) strict;
`;

/** Opens a database file, or an in-memory database; SQLite rolls back transactions of a killed process. */
export function openStore(file: string): Store {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5000 });
  database.exec('pragma journal_mode = wal; pragma synchronous = normal;');
  database.exec(schema);
  const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  const prepare = (sql: string) => {
    const known = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, known);
    return known;
  };
  return {
    run: (sql, values = {}) => void prepare(sql).run(values),
    one: <Row>(sql: string, values = {}) => (prepare(sql).get(values) as Row | undefined) ?? null,
    all: <Row>(sql: string, values = {}) => prepare(sql).all(values) as Row[],
    together(work) {
      if (database.isTransaction) return work();
      database.exec('begin immediate');
      try {
        const result = work();
        database.exec('commit');
        return result;
      } catch (error) {
        database.exec('rollback');
        throw error;
      }
    },
    close: () => database.close(),
  };
}
