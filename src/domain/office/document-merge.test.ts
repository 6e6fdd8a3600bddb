import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differences, isSame, type Json, mergeDocuments } from './document-merge.ts';

const base = {
  name: { en: 'Andes', de: 'Anden' },
  lengthDays: 2,
  styles: ['hiking'],
  days: [
    { id: 1, title: 'Arrival' },
    { id: 2, title: 'Walk' },
  ],
};

test('edits of different fields are put together without a conflict', () => {
  const mine = { ...base, name: { ...base.name, en: 'The Andes' } };
  const theirs = { ...base, name: { ...base.name, de: 'Die Anden' }, lengthDays: 3 };
  expect(mergeDocuments(base, mine, theirs)).toEqual({
    merged: { ...base, name: { en: 'The Andes', de: 'Die Anden' }, lengthDays: 3 },
    conflicts: [],
  });
});

test('two edits of the same field are a conflict that names both values', () => {
  const { conflicts } = mergeDocuments(base, { ...base, lengthDays: 3 }, { ...base, lengthDays: 4 });
  expect(conflicts).toEqual([{ path: 'lengthDays', base: 2, mine: 3, theirs: 4 }]);
});

test('days that two editors changed are merged by their ids', () => {
  const mine = { ...base, days: [base.days[0] as Json, { id: 3, title: 'Rest' }, { id: 2, title: 'Long walk' }] };
  const theirs = { ...base, days: [{ id: 1, title: 'Welcome' }, base.days[1] as Json, { id: 4, title: 'Farewell' }] };
  expect(mergeDocuments(base, mine, theirs)).toEqual({
    merged: {
      ...base,
      days: [
        { id: 1, title: 'Welcome' },
        { id: 3, title: 'Rest' },
        { id: 2, title: 'Long walk' },
        { id: 4, title: 'Farewell' },
      ],
    },
    conflicts: [],
  });
});

test('a day that one editor removed and the other changed is a conflict', () => {
  const mine = { ...base, days: [base.days[0] as Json] };
  const theirs = { ...base, days: [base.days[0] as Json, { id: 2, title: 'Long walk' }] };
  expect(mergeDocuments(base, mine, theirs).conflicts).toEqual([
    { path: 'days.2', base: base.days[1], mine: undefined, theirs: { id: 2, title: 'Long walk' } },
  ]);
});

test('a list of plain values is one value', () => {
  const { conflicts } = mergeDocuments(base, { ...base, styles: ['rail'] }, { ...base, styles: ['hiking', 'food'] });
  expect(conflicts.map(({ path }) => path)).toEqual(['styles']);
});

test('differences name the field, the day by its id, and a new order', () => {
  const after = { ...base, name: { ...base.name, en: 'The Andes' }, days: [base.days[1], { id: 1, title: 'Hello' }] };
  expect(differences(base, after as Json)).toEqual([
    { path: 'name.en', before: 'Andes', after: 'The Andes' },
    { path: 'days.1.title', before: 'Arrival', after: 'Hello' },
    { path: 'days.order', before: ['1', '2'], after: ['2', '1'] },
  ]);
});

const anyDocument: fc.Arbitrary<Json> = fc.record({
  name: fc.record({ en: fc.string({ maxLength: 3 }), de: fc.string({ maxLength: 3 }) }),
  length: fc.nat(3),
  styles: fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 2 }),
  days: fc
    .uniqueArray(fc.nat(5), { maxLength: 5 })
    .chain((ids) => fc.tuple(...ids.map((id) => fc.record({ id: fc.constant(id), title: fc.constantFrom('x', 'y') })))),
});

test('an editor who works alone keeps every change', () => {
  fc.assert(
    fc.property(anyDocument, anyDocument, (one, other) => {
      expect(mergeDocuments(one, one, other)).toEqual({ merged: other, conflicts: [] });
      expect(mergeDocuments(one, other, one)).toEqual({ merged: other, conflicts: [] });
      expect(mergeDocuments(one, other, other)).toEqual({ merged: other, conflicts: [] });
    }),
  );
});

test('a merge never loses an item that an editor added, nor keeps one that only one editor touched and removed', () => {
  fc.assert(
    fc.property(anyDocument, anyDocument, anyDocument, (old, mine, theirs) => {
      const { merged, conflicts } = mergeDocuments(old, mine, theirs);
      const ids = (value: Json) => (value as unknown as { days: { id: number }[] }).days.map(({ id }) => id);
      const known = ids(merged);
      expect(known).toEqual([...new Set(known)]);
      for (const id of [...ids(mine), ...ids(theirs)]) {
        if (!ids(old).includes(id)) expect(known).toContain(id);
      }
      for (const { path, mine: one, theirs: other } of conflicts) {
        expect(path).not.toBe('');
        expect(isSame(one, other)).toBe(false);
      }
    }),
  );
});

test('two documents without differences are the same and the other way round', () => {
  fc.assert(
    fc.property(anyDocument, anyDocument, (one, other) => {
      expect(differences(one, other).length === 0).toBe(isSame(one, other));
    }),
  );
});
