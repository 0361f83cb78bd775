import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { contractGives, formatEntitlement, type ContractTerms } from './contract-leave.ts';

const HALF: ContractTerms = { from: '2026-07-01', to: '2026-12-31', allowsUnpaid: true, wellnessDays: 0 };

for (const [said, contracts, code, date, gives] of [
  ['absence without pay that it allows', [HALF], 'LWOP', '2026-07-01', true],
  ['no absence where it says nothing', [{ ...HALF, allowsUnpaid: false }], 'LWOP', '2026-08-03', false],
  ['nothing after its last day', [HALF], 'LWOP', '2027-01-01', false],
  ['wellness leave only where it says so', [HALF], 'WL', '2026-08-03', false],
  ['wellness leave of so many days', [{ ...HALF, wellnessDays: 3 }], 'WL', '2026-08-03', true],
  ['no vacation leave, whatever it says', [{ ...HALF, wellnessDays: 5 }], 'VL', '2026-08-03', false],
  [
    'what the renewed contract gives on its days',
    [
      { ...HALF, to: '2026-09-30', allowsUnpaid: false },
      { ...HALF, from: '2026-10-01' },
    ],
    'LWOP',
    '2026-10-01',
    true,
  ],
] as const)
  test(`a contract gives ${said}`, () => assert.equal(contractGives(contracts, code, date), gives));

test('a contract says that it gives no credits, what it allows, and what is not paid', () => {
  const contract = { number: 'JO-2026-0003', to: '2026-12-31', allows_unpaid_absence: true, wellness_days: 3 };
  const said = formatEntitlement({ earns: 'NONE', contract })!;
  assert.match(said.join(' '), /^Contract JO-2026-0003 gives no leave credits .*leave without pay.*not paid.*3 days of wellness leave/);
  const silent = formatEntitlement({ earns: 'NONE', contract: { ...contract, allows_unpaid_absence: false, wellness_days: 0 } })!;
  assert.match(silent[1]!, /says nothing of absence/);
  assert.equal(silent.length, 2);
});

test('who earns vacation and sick leave is told nothing of it; teachers are told of service credits', () => {
  assert.equal(formatEntitlement({ earns: 'REGULAR', contract: null }), null);
  assert.match(formatEntitlement({ earns: 'TEACHER', contract: null })![0]!, /service credits/);
  assert.equal(formatEntitlement({ earns: 'NONE', contract: null })![0], 'The appointment gives no leave credits.');
});

test('a contract gives nothing on a day outside it, and never any other type', () => {
  const day = fc.integer({ min: 0, max: 800 }).map((n) => Temporal.PlainDate.from('2026-01-01').add({ days: n }).toString());
  const terms = fc.record({ from: day, to: day, allowsUnpaid: fc.boolean(), wellnessDays: fc.integer({ min: 0, max: 5 }) });
  fc.assert(
    fc.property(fc.array(terms, { maxLength: 4 }), fc.constantFrom('LWOP', 'WL', 'VL', 'SL', 'SC'), day, (contracts, code, date) => {
      const gives = contractGives(contracts, code, date);
      return !gives || (['LWOP', 'WL'].includes(code) && contracts.some(({ from, to }) => from <= date && date <= to));
    }),
  );
});
