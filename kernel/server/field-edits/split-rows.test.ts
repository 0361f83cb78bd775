import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { NOT_YOURS, splitRows, type LastChange } from './split-rows.ts';

const AT = '2026-11-23T02:14:00Z';
const item = (id: number) => ({ id, name: `Item ${id}` });
const changes = (versions: Record<number, number>) =>
  new Map(Object.entries(versions).map(([id, version]): [number, LastChange] => [Number(id), { version, at: AT }]));

const CASES: [says: string, seen: number | undefined, version: number, why: string | null, expected: string | null][] = [
  ['a row as it was seen is written', 7, 7, null, null],
  ['one that was changed since stays, and the hour is told', 7, 8, null, 'It was changed at 10:14 AM, after you saw it.'],
  ['one that was never changed is seen with 0', 0, 0, null, null],
  ['its first change counts', 0, 3, null, 'It was changed at 10:14 AM, after you saw it.'],
  ['a preview asks for no version', undefined, 8, null, null],
  ['the rule of the single edit has a word', 7, 7, 'It is closed.', 'It is closed.'],
  ['what changed since is told before the rule', 7, 8, 'It is closed.', 'It was changed at 10:14 AM, after you saw it.'],
];

for (const [says, seen, version, why, expected] of CASES)
  test(says, () => {
    const { open, refused } = splitRows([{ id: 1, ...(seen !== undefined && { seen }) }], [item(1)], changes({ 1: version }), () => why);
    assert.deepEqual(open, expected === null ? [item(1)] : []);
    assert.deepEqual(refused, expected === null ? [] : [{ ...item(1), why: expected }]);
  });

test('a row out of reach is named by its number alone, and the others keep their order', () => {
  const { open, refused } = splitRows([{ id: 3 }, { id: 1 }, { id: 2 }], [item(2), item(3)], changes({ 2: 1, 3: 1 }), () => null);
  assert.deepEqual(open, [item(3), item(2)]);
  assert.deepEqual(refused, [{ id: 1, name: 'No. 1', why: NOT_YOURS }]);
});

interface Model {
  values: string[];
  versions: number[];
}

/** Every write gives the next number, as the audit trail does. */
function write(model: Model, ids: readonly number[], valueOf: (id: number) => string): void {
  for (const id of ids) {
    model.values[id] = valueOf(id);
    model.versions[id] = Math.max(...model.versions) + 1;
  }
}

const versionsOf = ({ versions }: Model) => new Map(versions.map((version, id): [number, LastChange] => [id, { version, at: AT }]));

test('undoing puts back what was before in each row that nobody changed since, touches no other, and names exactly those that it left', () => {
  const row = fc.nat({ max: 7 });
  const edits = fc.array(fc.record({ id: row, value: fc.constantFrom('a', 'b', 'new') }, { noNullPrototype: true }), { maxLength: 12 });
  fc.assert(
    fc.property(fc.uniqueArray(row, { minLength: 1 }), edits, edits, edits, (chosen, earlier, between, later) => {
      const model: Model = { values: Array.from({ length: 8 }, (_, id) => `old ${id}`), versions: Array.from({ length: 8 }, () => 0) };
      const others = (done: typeof edits extends fc.Arbitrary<infer T> ? T : never) => {
        for (const { id, value } of done) write(model, [id], () => value);
      };
      const rows = Array.from({ length: 8 }, (_, id) => item(id));
      others(earlier);
      const previewed = chosen.map((id) => ({ id, seen: model.versions[id]! }));
      const seen = [...model.values];
      others(between);
      const edit = splitRows(previewed, rows, versionsOf(model), () => null);
      const written = edit.open.map(({ id }) => id);
      // Nothing is written over that differs from the preview.
      for (const id of written) assert.equal(model.values[id], seen[id]);
      assert.deepEqual(new Set(edit.refused.map(({ id }) => id)), new Set(chosen.filter((id) => between.some((one) => one.id === id))));
      const before = new Map(written.map((id) => [id, model.values[id]!]));
      write(model, written, () => 'edited');
      const left = written.map((id) => ({ id, seen: model.versions[id]! }));
      others(later);
      const untouched = [...model.values];
      const undo = splitRows(left, rows, versionsOf(model), () => null);
      write(
        model,
        undo.open.map(({ id }) => id),
        (id) => before.get(id)!,
      );
      const changedSince = new Set(later.map(({ id }) => id));
      for (const { id } of rows) assert.equal(model.values[id], before.has(id) && !changedSince.has(id) ? before.get(id) : untouched[id]);
      assert.deepEqual(
        undo.refused.map(({ id }) => id),
        written.filter((id) => changedSince.has(id)),
      );
    }),
  );
});
