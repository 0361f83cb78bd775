import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { planItems, type AccountOfItem, type EnteredLine } from './plan-items.ts';
import { ACCOUNTS, THRESHOLDS } from './reference.ts';

const accounts: AccountOfItem[] = ACCOUNTS.map((account, at) => ({ ...account, id: at + 1 }));
const accountOf = (code: string) => accounts.find((account) => account.code === code)!.id;
const ICT = accountOf('10605030');
const AT = { accounts, thresholds: THRESHOLDS, day: '2026-11-20' };
const line = (change: Partial<EnteredLine> = {}): EnteredLine => ({
  account_id: ICT,
  ordered: 10,
  accepted: 10,
  total: 6_000_000,
  serials: [],
  parts: [],
  ...change,
});

test('ten of 6,000 each are ten high-valued items, in the semi-expendable account of the same things', () => {
  const { items, errors } = planItems([line()], AT);
  assert.deepEqual(errors, {});
  assert.equal(items.length, 10);
  assert.ok(items.every((item) => item.class === 'SPHV' && item.account.code === '10405030' && item.unit_cost === 600_000));
});

test('a set costs what its parts cost, and is of one class', () => {
  const parts = [
    { description: 'CPU', total: 4_500_000, serials: ['C1'] },
    { description: 'Monitor', total: 1_700_000, serials: ['M1'] },
  ];
  const { items } = planItems([line({ ordered: 1, accepted: 1, total: 6_200_000, parts })], AT);
  assert.deepEqual(
    items.map(({ class: is, paper, unit_cost, parts: own }) => [is, paper, unit_cost, own.map(({ serial }) => serial)]),
    [['PPE', 'PAR', 6_200_000, ['C1', 'M1']]],
  );
});

const faults: [name: string, change: Partial<EnteredLine>, field: string][] = [
  ['more are accepted than were ordered', { ordered: 9 }, 'accepted'],
  ['nothing is accepted and it costs something', { accepted: 0 }, 'total'],
  ['accepted items cost nothing', { total: 0 }, 'total'],
  ['there are more serial numbers than items', { accepted: 1, serials: ['A', 'B'] }, 'serials'],
  ['the parts do not add up', { parts: [{ description: 'CPU', total: 5_999_999, serials: [] }] }, 'total'],
  ['the account is none', { account_id: 999 }, 'account_id'],
  ['a vehicle is below the threshold', { account_id: accountOf('10606010') }, 'account_id'],
];
for (const [name, change, field] of faults)
  test(`a line is refused where ${name}`, () => {
    assert.deepEqual(Object.keys(planItems([line(change)], AT).errors), [`lines.0.${field}`]);
  });

test('the items of a line always add up to its sum, parts to their item', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200 }),
      fc.array(fc.integer({ min: 200, max: 50_000_000 }), { maxLength: 4 }),
      (accepted, totals) => {
        const parts = totals.map((total, at) => ({ description: `Part ${at}`, total, serials: [] }));
        const total = totals.length === 0 ? 7_777_777 : totals.reduce((sum, one) => sum + one, 0);
        const { items, errors } = planItems([line({ ordered: accepted, accepted, total, parts })], AT);
        assert.deepEqual(errors, {});
        assert.equal(
          items.reduce((sum, { unit_cost }) => sum + unit_cost, 0),
          total,
        );
        for (const item of items)
          if (parts.length > 0)
            assert.equal(
              item.parts.reduce((sum, { cost }) => sum + cost, 0),
              item.unit_cost,
            );
      },
    ),
  );
});
