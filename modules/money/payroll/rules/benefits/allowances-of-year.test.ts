import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { figuresOn } from '../figures/figures-on.ts';
import type { Stay } from '../halves.ts';
import { KNOWN_FIGURES } from '../figures/known-figures.ts';
import { clothingAllowance, medicalAllowance } from './allowances-of-year.ts';

const FIGURES = figuresOn('2026-12-31', KNOWN_FIGURES);
const END = '2026-12-31';

const CLOTHING: [name: string, stays: Stay[], paidIn: string | null][] = [
  ['who serves the year is paid in April', [{ from: '2020-01-06', to: END }], '2026-04'],
  ['who enters in February too', [{ from: '2026-02-16', to: END }], '2026-04'],
  ['who enters in June is paid in June', [{ from: '2026-06-15', to: END }], '2026-06'],
  ['six whole months from 1 July', [{ from: '2026-07-01', to: END }], '2026-07'],
  ['a day less', [{ from: '2026-07-02', to: END }], null],
  [
    'six months with a gap between',
    [
      { from: '2026-01-01', to: '2026-04-30' },
      { from: '2026-06-01', to: '2026-09-30' },
    ],
    null,
  ],
  [
    'two appointments without a gap',
    [
      { from: '2026-01-01', to: '2026-03-31' },
      { from: '2026-04-01', to: '2026-06-30' },
    ],
    '2026-04',
  ],
  ['months of the year before do not count', [{ from: '2025-07-01', to: '2026-06-29' }], null],
  ['nobody who left', [{ from: '2020-01-06', to: '2025-12-31' }], null],
];
for (const [name, stays, paidIn] of CLOTHING)
  test(`clothing allowance: ${name}`, () => {
    const { line, why_not: why } = clothingAllowance(2026, { stays }, FIGURES);
    if (paidIn === null) assert.equal(why, 'No 6 months of service in a row in 2026.');
    else assert.deepEqual([line!.amount, line!.for_month, line!.tax], [700_000, paidIn, 'DE_MINIMIS']);
  });

test('the medical allowance is for who serves on the day, from 2025 on', () => {
  const stays = [{ from: '2020-01-06', to: '2026-03-31' }];
  assert.equal(medicalAllowance('2026-03-31', { stays }, FIGURES).line!.amount, 700_000);
  assert.equal(medicalAllowance('2026-04-01', { stays }, FIGURES).why_not, 'Not in service on 1 Apr 2026.');
  assert.match(medicalAllowance('2024-04-01', { stays }, figuresOn('2024-04-01', KNOWN_FIGURES)).why_not!, /no medical allowance/);
});

test('a cut of the service without a gap changes nothing', () => {
  const day = fc.integer({ min: 0, max: 600 }).map((days) => Temporal.PlainDate.from('2025-06-01').add({ days }).toString());
  fc.assert(
    fc.property(fc.tuple(day, day, day), (days) => {
      const [from, cut, to] = days.toSorted((one, other) => one.localeCompare(other)) as [string, string, string];
      const before = Temporal.PlainDate.from(cut).subtract({ days: 1 }).toString();
      const both =
        from < cut
          ? [
              { from, to: before },
              { from: cut, to },
            ]
          : [{ from, to }];
      assert.deepEqual(clothingAllowance(2026, { stays: both }, FIGURES), clothingAllowance(2026, { stays: [{ from, to }] }, FIGURES));
    }),
  );
});
