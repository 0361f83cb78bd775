import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { faultOfPeriod, isByDay, monthsOf, namePeriod, partsOf, usualPeriods, type Period } from './periods.ts';

test('a period is named as one would say it', () => {
  for (const [from, to, name] of [
    ['2026-10-01', '2026-10-31', 'October 2026'],
    ['2026-10-01', '2026-10-15', '1 to 15 Oct 2026'],
    ['2026-08-01', '2026-10-31', 'August to October 2026'],
    ['2025-11-01', '2026-01-31', 'November 2025 to January 2026'],
    ['2026-01-01', '2026-12-31', '2026'],
    ['2026-10-26', '2026-11-08', '26 Oct to 8 Nov 2026'],
    ['2025-12-26', '2026-01-08', '26 Dec 2025 to 8 Jan 2026'],
    ['2026-11-20', '2026-11-20', '20 Nov 2026'],
  ] as const)
    assert.equal(namePeriod({ from, to }), name);
});

test('a period of a month is drawn by day, a longer one by month', () => {
  assert.ok(isByDay({ from: '2026-10-01', to: '2026-10-31' }));
  assert.ok(!isByDay({ from: '2026-10-01', to: '2026-11-01' }));
});

test('the usual periods of a day in November and of one in February', () => {
  const of = (today: string) => Object.fromEntries(usualPeriods(today).map(({ name, period: { from, to } }) => [name, `${from} ${to}`]));
  assert.deepEqual(of('2026-11-20'), {
    'This month': '2026-11-01 2026-11-20',
    'Last month': '2026-10-01 2026-10-31',
    'Last three months': '2026-08-01 2026-10-31',
    'This semester': '2026-07-01 2026-11-20',
    'Last semester': '2026-01-01 2026-06-30',
    'This year': '2026-01-01 2026-11-20',
    'Last year': '2025-01-01 2025-12-31',
  });
  const february = of('2026-02-28');
  assert.deepEqual(
    [february['Last month'], february['This semester'], february['Last semester'], february['This month']],
    ['2026-01-01 2026-01-31', '2026-01-01 2026-02-28', '2025-07-01 2025-12-31', '2026-02-01 2026-02-28'],
  );
});

test('the months of a period hold each of its days, and begin and end with it', () => {
  const day = fc.integer({ min: 0, max: 4000 }).map((days) => Temporal.PlainDate.from('2020-01-01').add({ days }).toString());
  fc.assert(
    fc.property(day, day, (one, other) => {
      const period: Period = one <= other ? { from: one, to: other } : { from: other, to: one };
      const months = monthsOf(period);
      assert.equal(months[0], period.from.slice(0, 7));
      assert.equal(months.at(-1), period.to.slice(0, 7));
      const parts = partsOf(period);
      assert.deepEqual([parts[0]!.from, parts.at(-1)!.to], [period.from, period.to]);
      for (const [at, part] of parts.entries())
        if (at > 0)
          assert.equal(
            Temporal.PlainDate.from(parts[at - 1]!.to)
              .add({ days: 1 })
              .toString(),
            part.from,
          );
      for (const [at, month] of months.entries())
        if (at > 0)
          assert.equal(
            Temporal.PlainYearMonth.from(months[at - 1]!)
              .add({ months: 1 })
              .toString(),
            month,
          );
      assert.equal(faultOfPeriod(period) === null, Temporal.PlainDate.from(period.from).until(period.to).days < 731);
    }),
  );
});
