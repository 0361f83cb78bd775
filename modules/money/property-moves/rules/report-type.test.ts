import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { planReports, type Reported } from './report-type.ts';

const laptop: Reported = { id: 1, class: 'PPE', fund_code: '01' };
const chair: Reported = { id: 2, class: 'SPLV', fund_code: '01' };
const printer: Reported = { id: 3, class: 'SPHV', fund_code: '05' };

const cases = [
  ['transfer', ['PTR 01: 1', 'ITR 01: 2', 'ITR 05: 3']],
  ['return', ['RRPPE null: 1', 'RRSP null: 2,3']],
  ['loss', ['RLSDDP 01: 1', 'RLSDDSP 01: 2', 'RLSDDSP 05: 3']],
] as const;
for (const [kind, papers] of cases)
  test(`a ${kind} of equipment and semi-expendable property of two funds makes ${papers.length} papers`, () => {
    const planned = planReports(kind, [printer, laptop, chair]).map(
      ({ type, fund_code, items }) =>
        `${type} ${fund_code}: ${items
          .map(({ id }) => id)
          .toSorted((one, next) => one - next)
          .join()}`,
    );
    assert.deepEqual(planned, papers);
  });

test('each item is on one paper of its class and fund', () => {
  const item = fc.record(
    { class: fc.constantFrom('PPE' as const, 'SPHV' as const, 'SPLV' as const), fund_code: fc.constantFrom('01', '05', '06') },
    { noNullPrototype: true },
  );
  fc.assert(
    fc.property(fc.constantFrom('transfer' as const, 'return' as const, 'loss' as const), fc.array(item), (kind, drawn) => {
      const items = drawn.map((one, id) => ({ ...one, id }));
      const planned = planReports(kind, items);
      assert.deepEqual(
        planned.flatMap(({ items: own }) => own.map(({ id }) => id)).toSorted((one, next) => one - next),
        items.map(({ id }) => id),
      );
      for (const { items: own, fund_code: fund } of planned) {
        assert.equal(new Set(own.map(({ class: is }) => is === 'PPE')).size, 1);
        assert.ok(fund === null ? kind === 'return' : own.every(({ fund_code: of }) => of === fund));
      }
    }),
  );
});
