import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { planDatedRows, type DatedRow, type WantedRow } from './plan-dated-rows.ts';

const exclusionsOf = ({ personnelId }: { personnelId: number }) => [
  { key: String(personnelId), column: 'From', other: 'Another row runs' },
];
const day = (number: number) => Temporal.PlainDate.from('2020-01-01').add({ days: number }).toString();
const row = (id: number, from: number, until: number | null): DatedRow<{ note: string }> => ({
  id,
  personnelId: 1,
  from: day(from),
  until: until === null ? null : day(until),
  fields: { note: '' },
});
const want = (line: number, from: number, until: number | null | undefined): WantedRow<{ note: string }> => ({
  line,
  personnelId: 1,
  from: day(from),
  until: typeof until === 'number' ? day(until) : until,
  fields: { note: '' },
  given: {},
});

test('a row that begins on the same day is corrected, and an empty last day keeps the one on record', () => {
  const [one] = planDatedRows([want(2, 0, undefined)], [row(7, 0, 10)], exclusionsOf);
  assert.deepEqual(one, { line: 2, was: row(7, 0, 10), plan: row(7, 0, 10), error: null });
});

test('a row on record is shortened and another begins in the days that it leaves', () => {
  const settled = planDatedRows([want(2, 0, 5), want(3, 5, 10)], [row(7, 0, 10)], exclusionsOf);
  assert.deepEqual(
    settled.map(({ error }) => error),
    [null, null],
  );
});

test('when the shortening is refused, the row on record stands and refuses what rested on it', () => {
  const settled = planDatedRows([want(2, 0, 5), want(3, 5, 10), want(4, 0, 3)], [row(7, 0, 10)], exclusionsOf);
  assert.ok(settled.every(({ error }) => error !== null));
  assert.equal(settled[1]!.error!.message, 'Another row runs from 1 Jan 2020 to 10 Jan 2020, on record.');
});

test('whatever a file asks for, nothing overlaps in the end', () => {
  const spans = fc.array(fc.tuple(fc.nat(40), fc.option(fc.integer({ min: 1, max: 12 }))), { maxLength: 8 });
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(8), { maxLength: 5 }), spans, (onDays, asked) => {
      const onRecord = onDays.map((at, id) => row(id, at * 5, at * 5 + 5));
      const settled = planDatedRows(
        asked.map(([from, length], line) => want(line, from, length === null ? undefined : from + length)),
        onRecord,
        exclusionsOf,
      );
      const written = settled.filter(({ error }) => error === null);
      const corrected = new Set(written.map(({ plan }) => plan.id));
      const after = [...onRecord.filter(({ id }) => !corrected.has(id)), ...written.map(({ plan }) => plan)].toSorted((one, other) =>
        one.from < other.from ? -1 : 1,
      );
      return after.every(({ until }, at) => at === after.length - 1 || (until !== null && until <= after[at + 1]!.from));
    }),
  );
});
