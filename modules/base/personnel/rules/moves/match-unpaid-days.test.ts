import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { matchUnpaidDays } from './match-unpaid-days.ts';
import { dayAfter } from './spans.ts';

const row = (id: number, from: string, until: string, days: number, remarks = 'Leave') => ({
  id,
  personnelId: 1,
  from,
  until,
  fields: { days, remarks },
});
const wanted = (from: string, to: string, days: number, remarks = 'Leave') => ({ personnelId: 1, from, to, days, remarks });

test('what is the same stays as it is', () => {
  const match = matchUnpaidDays([row(7, '2026-03-02', '2026-03-28', 20_000)], [wanted('2026-03-02', '2026-03-27', 20_000)]);
  assert.deepEqual(match, { write: [], remove: [] });
});

test('leave that was shortened corrects its row, and one that was taken back takes it out', () => {
  const record = [row(7, '2026-03-02', '2026-03-28', 20_000), row(8, '2026-05-04', '2026-05-05', 1000)];
  assert.deepEqual(matchUnpaidDays(record, [wanted('2026-03-02', '2026-03-13', 10_000)]), {
    write: [row(7, '2026-03-02', '2026-03-14', 10_000)],
    remove: [8],
  });
});

test('a row that begins later than before is corrected, not taken out', () => {
  const { write, remove } = matchUnpaidDays([row(7, '2026-03-02', '2026-03-28', 20_000)], [wanted('2026-03-09', '2026-03-27', 15_000)]);
  assert.deepEqual([write[0]?.id, remove], [7, []]);
});

test('after the writing the record is what was wanted, whatever was there', () => {
  const spans = fc
    .uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 8 })
    .map((days) =>
      days.toSorted((one, other) => one - other).map((day) => Temporal.PlainDate.from('2026-03-01').add({ days: day }).toString()),
    );
  fc.assert(
    fc.property(spans, spans, (before, after) => {
      const record = before.map((date, at) => row(at + 1, date, dayAfter(date), 1000));
      const goal = after.map((date) => wanted(date, date, 500));
      const { write, remove } = matchUnpaidDays(record, goal);
      const corrected = new Set(write.flatMap(({ id }) => id ?? []));
      const kept = record.filter(({ id }) => !corrected.has(id) && !remove.includes(id));
      assert.deepEqual([...kept, ...write].map(({ from }) => from).toSorted(), after);
      assert.equal(kept.length, 0);
    }),
  );
});
