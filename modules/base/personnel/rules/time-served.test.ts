import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formatTimeServed } from './time-served.ts';

const CASES = [
  ['an appointment that runs', [{ from: '2018-01-01', to: null }], '8 years 10 months'],
  [
    'two without a day between',
    [
      { from: '2025-01-01', to: '2025-12-31' },
      { from: '2026-01-01', to: null },
    ],
    '1 year 10 months',
  ],
  [
    'a gap does not count',
    [
      { from: '2020-01-01', to: '2020-12-31' },
      { from: '2026-11-01', to: null },
    ],
    '1 year',
  ],
  [
    'one that is to come does not count',
    [
      { from: '2026-11-20', to: null },
      { from: '2027-01-01', to: null },
    ],
    '4 days',
  ],
  ['the first day', [{ from: '2026-11-23', to: null }], '1 day'],
  ['one that ended', [{ from: '2024-06-01', to: '2024-06-30' }], '30 days'],
] as const;
for (const [what, spans, said] of CASES)
  test(`time served: ${what}`, () => {
    assert.equal(formatTimeServed(spans, '2026-11-23'), said);
  });

test('property: an appointment cut in two is as long as it was whole', () => {
  const first = Temporal.PlainDate.from('2000-01-01');
  fc.assert(
    fc.property(fc.nat(9000), fc.nat(800), (days, cut) => {
      const [from, middle, day] = [first, first.add({ days: Math.min(cut, days) }), first.add({ days })].map(String) as [
        string,
        string,
        string,
      ];
      const next = Temporal.PlainDate.from(middle).add({ days: 1 }).toString();
      assert.equal(
        formatTimeServed(
          [
            { from, to: middle },
            { from: next, to: null },
          ],
          day,
        ),
        formatTimeServed([{ from, to: null }], day),
      );
    }),
  );
});
