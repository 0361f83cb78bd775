import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import type { CareerRow, CareerSalary } from './career.ts';
import { endBefore, planEngagement, planSalaries, type Closings } from './plan-move.ts';
import { runsOn, type Span } from './spans.ts';

type Salary = Pick<CareerSalary, 'id' | 'from' | 'until' | 'cause' | 'authority'>;

test('the old engagement ends the day before the new one', () => {
  const rows = [
    { id: 1, from: '2015-06-01', until: '2021-02-01' },
    { id: 2, from: '2021-02-01', until: null },
  ];
  assert.deepEqual(planEngagement(rows, { from: '2023-03-01', until: null }), { close: [{ id: 2, until: '2023-03-01' }] });
});

test('an appointment that begins on the day or later is not run over', () => {
  const rows = [{ id: 1, from: '2026-12-01', until: null }];
  assert.match((planEngagement(rows, { from: '2026-12-01', until: null }) as { error: string }).error, /already begins on that day/);
  assert.match((planEngagement(rows, { from: '2026-11-01', until: null }) as { error: string }).error, /begins on 1 Dec 2026/);
});

test('a promotion that is entered late goes through the salary tables that have come since', () => {
  const salaries: Salary[] = [
    { id: 1, from: '2025-01-01', until: '2026-01-01', cause: 'salary adjustment', authority: 'NBC 597' },
    { id: 2, from: '2026-01-01', until: '2026-08-16', cause: 'salary adjustment', authority: 'NBC 601' },
    { id: 3, from: '2026-08-16', until: null, cause: 'step increment', authority: '' },
  ];
  assert.deepEqual(planSalaries(salaries, { from: '2025-09-01', until: null, authority: 'Board 7', isPaid: true }), {
    close: [{ id: 1, until: '2025-09-01' }],
    remove: [2, 3],
    open: [
      { from: '2025-09-01', until: '2026-01-01', cause: 'appointment', authority: 'Board 7' },
      { from: '2026-01-01', until: null, cause: 'salary adjustment', authority: 'NBC 601' },
    ],
  });
});

test('a job order after a salaried appointment has no salary', () => {
  const salaries: Salary[] = [{ id: 1, from: '2026-01-01', until: null, cause: 'appointment', authority: '' }];
  const plan = planSalaries(salaries, { from: '2026-07-01', until: '2027-01-01', authority: '', isPaid: false });
  assert.deepEqual(plan, { close: [{ id: 1, until: '2026-07-01' }], remove: [], open: [] });
});

const day = fc.integer({ min: 0, max: 3000 }).map((days) => Temporal.PlainDate.from('2020-01-01').add({ days }).toString());
const move = fc.record({
  kind: fc.constantFrom('appoint', 'separate', 'adjust'),
  from: day,
  months: fc.option(fc.integer({ min: 1, max: 36 })),
  isPaid: fc.boolean(),
});

test('after any sequence of moves appointments never overlap and each day has at most one salary, within an appointment', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 12 }), (moves) => {
      let [appointments, salaries, lastId] = [[] as CareerRow[], [] as Salary[], 0];
      for (const { kind, from, months, isPaid } of moves) {
        const until = months === null ? null : Temporal.PlainDate.from(from).add({ months }).toString();
        if (kind === 'separate') {
          appointments = apply(appointments, endBefore(from, appointments));
          salaries = apply(salaries, endBefore(from, salaries));
        } else if (kind === 'appoint') {
          const plan = planEngagement(appointments, { from, until });
          if ('error' in plan) continue;
          appointments = [...apply(appointments, { ...plan, remove: [] }), { id: (lastId += 1), from, until }];
          const paid = planSalaries(salaries, { from, until, authority: '', isPaid });
          salaries = [...apply(salaries, paid), ...paid.open.map((row) => ({ ...row, id: (lastId += 1) }))];
        } else {
          const runs = salaries.find((row) => row.from < from && runsOn(row, from));
          if (!runs) continue;
          salaries = [
            ...apply(salaries, { close: [{ id: runs.id, until: from }], remove: [] }),
            { ...runs, id: (lastId += 1), from, cause: 'salary adjustment' },
          ];
        }
      }
      for (const rows of [appointments, salaries]) assert.ok(!overlap(rows), JSON.stringify(rows));
      for (const salary of salaries)
        assert.ok(
          appointments.some(
            (one) => one.from <= salary.from && (one.until === null || (salary.until !== null && salary.until <= one.until)),
          ),
          JSON.stringify({ salary, appointments }),
        );
    }),
  );
});

function apply<Row extends CareerRow>(rows: readonly Row[], { close, remove }: Closings): Row[] {
  const ends = new Map(close.map(({ id, until }) => [id, until]));
  return rows.filter(({ id }) => !remove.includes(id)).map((row) => ({ ...row, until: ends.get(row.id) ?? row.until }));
}

function overlap(rows: readonly Span[]): boolean {
  const inOrder = rows.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  return inOrder.some((row, index) => index > 0 && runsOn(inOrder[index - 1]!, row.from));
}
