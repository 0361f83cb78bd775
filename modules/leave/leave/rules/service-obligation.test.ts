import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formatLength, serviceObligation } from './service-obligation.ts';

for (const [said, from, to, months, until] of [
  ['a month obliges to six months', '2026-03-01', '2026-03-31', 6, '2026-09-30'],
  ['a day more than a month to a year', '2026-03-01', '2026-04-01', 12, '2027-04-01'],
  ['two months to a year', '2026-01-05', '2026-03-04', 12, '2027-03-04'],
  ['three months to a year', '2026-01-05', '2026-04-04', 12, '2027-04-04'],
  ['a day more than three months to two years', '2026-01-05', '2026-04-05', 24, '2028-04-05'],
  ['six months to two years', '2026-06-01', '2026-11-30', 24, '2028-11-30'],
] as const)
  test(`study leave: ${said} of service (MC 21 s.2004)`, () => {
    assert.deepEqual(serviceObligation(from, to), { months, until });
  });

test('longer absence has its obligation in the contract', () => {
  assert.equal(serviceObligation('2026-06-01', '2026-12-01'), null);
});

test('the obligation is said in months and years', () => {
  assert.deepEqual(
    [6, 12, 24].map((months) => formatLength({ months: months as 6 | 12 | 24, until: '' })),
    ['6 months', '1 year', '2 years'],
  );
});

test('who is away longer is never obliged to less, and the obligation begins after the leave', () => {
  const day = (n: number) => Temporal.PlainDate.from('2026-01-01').add({ days: n }).toString();
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 700 }),
      fc.integer({ min: 0, max: 180 }),
      fc.integer({ min: 0, max: 180 }),
      (from, one, other) => {
        const [short, long] = [Math.min(one, other), Math.max(one, other)].map((length) =>
          serviceObligation(day(from), day(from + length)),
        );
        return long === null || (short!.months <= long!.months && short!.until > day(from + Math.min(one, other)));
      },
    ),
  );
});
