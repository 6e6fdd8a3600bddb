import { describe, expect, test } from 'vitest';
import { projectFolder } from '#server/platform/project-folder.ts';
import { breakingStatements, checkMigrations } from '../../bin/check-migrations.ts';

describe('a migration that breaks the previous release is found', () => {
  test.each([
    ['alter table booking drop column note;', 'drops a column'],
    ['alter table booking add column a text, drop note;', 'drops a column'],
    ['drop table if exists booking;', 'drops a table'],
    ['alter table booking rename column note to remark;', 'renames'],
    ['ALTER TABLE booking\n  RENAME TO reservation;', 'renames'],
    ['alter table booking add column note text not null;', 'adds a required column'],
    ['alter table booking add a int not null default 1, add b int not null;', 'adds a required column'],
    ['alter table booking alter column note set not null;', 'makes a column required'],
    ['alter table booking alter note type integer;', 'changes the type'],
    ['alter table booking add constraint short check (length(note) < 9);', 'adds a constraint'],
    ['create unique index booking_note on booking (note);', 'adds a unique index'],
    ['drop function note_of;', 'drops something'],
  ])('%s', (sql, reason) => {
    expect(breakingStatements(sql)).toEqual([expect.stringContaining(reason)]);
  });
});

describe('a migration that only adds is accepted', () => {
  test.each([
    'alter table booking add column note text;',
    "alter table booking add column note text not null default 'not null';",
    'alter table booking add column note text not null generated always as (upper(name)) stored;',
    'create table remark (id int primary key, note text not null unique); create unique index on_note on remark (note);',
    'create table remark (id int); alter table remark alter id set not null;',
    'create index booking_note on booking (note); -- drop table booking;',
    'alter table booking alter column note drop not null, alter column note set default 1;',
  ])('%s', (sql) => {
    expect(breakingStatements(sql)).toEqual([]);
  });
});

test('the migrations of this release follow the rule, and those from before it are listed on request', () => {
  expect(checkMigrations(projectFolder)).toEqual([]);
  expect(checkMigrations(projectFolder, 0).length).toBeGreaterThan(0);
});
