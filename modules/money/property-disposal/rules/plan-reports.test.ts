import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { planReports } from './plan-reports.ts';

test('equipment and semi-expendable property of two fund clusters make a report each', () => {
  const planned = planReports([
    { id: 1, class: 'SPHV', fund_code: '05' },
    { id: 2, class: 'PPE', fund_code: '01' },
    { id: 3, class: 'SPLV', fund_code: '01' },
    { id: 4, class: 'SPHV', fund_code: '01' },
  ]).map(({ type, fund_code, items }) => `${type} ${fund_code}: ${items.map(({ id }) => id).join()}`);
  assert.deepEqual(planned, ['IIRUP 01: 2', 'IIRUSP 01: 3,4', 'IIRUSP 05: 1']);
});

test('each item is on one report, of its class and fund cluster', () => {
  const item = fc.record(
    { class: fc.constantFrom('PPE' as const, 'SPHV' as const, 'SPLV' as const), fund_code: fc.constantFrom('01', '05', '07') },
    { noNullPrototype: true },
  );
  fc.assert(
    fc.property(fc.array(item), (drawn) => {
      const items = drawn.map((one, id) => ({ ...one, id }));
      const planned = planReports(items);
      assert.deepEqual(
        planned.flatMap(({ items: own }) => own.map(({ id }) => id)).toSorted((one, next) => one - next),
        items.map(({ id }) => id),
      );
      for (const { type, fund_code: fund, items: own } of planned)
        assert.ok(own.every((one) => one.fund_code === fund && (one.class === 'PPE') === (type === 'IIRUP')));
      assert.equal(new Set(planned.map(({ type, fund_code: fund }) => `${type} ${fund}`)).size, planned.length);
    }),
  );
});
