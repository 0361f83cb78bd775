import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { PlaceOfEdition } from '../places.ts';
import { compareEditions } from './compare-editions.ts';

const region = (code: string, name = `Region ${code}`): PlaceOfEdition => ({ code, level: 'region', name, above: null });
const province = (code: string, name: string, above: string): PlaceOfEdition => ({ code, level: 'province', name, above });
const regions = [region('0900000000'), region('1900000000')];
const sulu = province('1906600000', 'Sulu', '1900000000');

const cases: [what: string, now: PlaceOfEdition | null, next: PlaceOfEdition | null, kind: string | undefined][] = [
  ['nothing differs', sulu, sulu, undefined],
  ['another name', sulu, { ...sulu, name: 'Sulu Archipelago' }, 'renamed'],
  ['another region under the same code', sulu, { ...sulu, above: '0900000000' }, 'moved'],
  ['another region with the code of that region', sulu, province('0906600000', 'Sulu', '0900000000'), 'moved'],
  ['a code that was not there', null, sulu, 'new'],
  ['a code that is no longer there', sulu, null, 'ended'],
];
for (const [what, now, next, kind] of cases)
  test(`a place of two editions: ${what} is ${kind ?? 'no change'}`, () => {
    const changes = compareEditions([...regions, ...(now ? [now] : [])], [...regions, ...(next ? [next] : [])]);
    assert.deepEqual(changes, kind ? [{ kind, was: now, becomes: next }] : []);
  });

test('a region that takes the place of another is new, and the other ended', () => {
  const kinds = compareEditions([regions[0]!], [regions[1]!]).map(({ kind }) => kind);
  assert.deepEqual(kinds, ['new', 'ended']);
});

const edition = fc
  .uniqueArray(
    fc.record(
      {
        code: fc.tuple(fc.constantFrom('01', '02', '03'), fc.constantFrom('001', '002', '003', '004')).map(([r, p]) => `${r}${p}00000`),
        name: fc.constantFrom('Abra', 'Aklan', 'Albay'),
        above: fc.constantFrom('0100000000', '0200000000'),
      },
      { noNullPrototype: true },
    ),
    { selector: ({ code }) => code.slice(2) },
  )
  .map((places) => places.map((one): PlaceOfEdition => ({ ...one, level: 'province' })));

test('what differs, applied to an edition, gives the other one', () => {
  fc.assert(
    fc.property(edition, edition, (now, next) => {
      const changes = compareEditions(now, next);
      const ends = new Set(changes.flatMap(({ was }) => was?.code ?? []));
      const applied = [...now.filter(({ code }) => !ends.has(code)), ...changes.flatMap(({ becomes }) => becomes ?? [])];
      const sorted = (places: PlaceOfEdition[]) => places.toSorted((one, other) => (one.code < other.code ? -1 : 1));
      assert.deepEqual(sorted(applied), sorted(next));
      assert.deepEqual(compareEditions(next, next), []);
    }),
  );
});
