import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { serveMonth, servedPart, workingDays } from './fraction-of-month.ts';
import { segment, someMonth } from './month-fixture.ts';

for (const [from, to, days] of [
  ['2026-03-01', '2026-03-31', 22],
  ['2026-02-01', '2026-02-28', 20],
  ['2026-12-01', '2026-12-31', 23],
  ['2026-03-16', '2026-03-31', 12],
  ['2026-03-28', '2026-03-29', 0],
  ['2024-02-29', '2024-02-29', 1],
] as const)
  test(`from ${from} to ${to} there are ${days} working days`, () => assert.equal(workingDays(from, to), days));

const TABLE: [name: string, month: string, segments: [from: number, to: number, monthly: number][], basic: number, whole: number][] = [
  ['a whole month is the salary, whatever its days', '2026-02', [[1, 28, 3_170_500]], 3_170_500, 3_170_500],
  ['entry on the first working day is a whole month', '2026-03', [[2, 31, 3_170_500]], 3_170_500, 3_170_500],
  ['one day of 22', '2026-03', [[31, 31, 3_170_500]], 144_114, 3_170_500],
  ['two rates', '2026-03', [[1, 15, 3_170_500], [16, 31, 3_201_200]], 3_187_245, 3_187_245], // prettier-ignore
  ['two appointments with a gap between', '2026-03', [[1, 10, 3_170_500], [16, 31, 4_217_800]], 3_309_414, 3_831_953], // prettier-ignore
  ['a holiday is a working day here: 9 and 30 April are counted', '2026-04', [[9, 30, 2_200_000]], 1_600_000, 2_200_000],
  ['a Sunday alone is none', '2026-03', [[29, 29, 3_170_500]], 0, 0],
  ['no day', '2026-03', [], 0, 0],
];
for (const [name, month, segments, basic, whole] of TABLE)
  test(name, () => {
    const days = segments.map(([from, to, monthly]) => segment(`${month}-${pad(from)}`, `${month}-${pad(to)}`, monthly));
    const served = serveMonth(month, days);
    assert.deepEqual([served.basic, served.whole], [basic, whole]);
  });

test('the pay of a month is never more than its highest rate, nor is PERA more than the month has', () => {
  fc.assert(
    fc.property(someMonth('2026-08'), ({ month, segments }) => {
      const served = serveMonth(month, segments);
      const most = Math.max(...segments.map(({ monthly }) => monthly));
      assert.ok(served.basic <= most && served.whole <= most && served.served <= served.days);
      assert.ok(servedPart(200_000, served) <= 200_000);
    }),
  );
});

function pad(day: number): string {
  return String(day).padStart(2, '0');
}
