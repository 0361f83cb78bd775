import assert from 'node:assert/strict';
import { test } from 'node:test';
import { offices } from '@talaan/testing/demo-records.ts';
import { openPerformance, target } from './fixtures/performance-kit.ts';

const { formOf, setClock, begin, begun, step, submit, selfRate, rate } = openPerformance();

test('the OPCR of the President: the Board approves, HR records it, from the targets to the final rating', async () => {
  await setClock('2026-12-05T09:00');
  const id = await begin('president', 'OPCR', offices.president.id);
  const submitted = await submit('president', id, [target('CORE', { output: 'Graduates of the university' })]);
  assert.equal(submitted.status, 200, JSON.stringify(submitted.body));
  assert.equal((await step('spmis', id, 'reviewTargets'))[0], 200);
  assert.notEqual((await step('president', id, 'approveTargets'))[0], 200, 'nobody approves their own');
  assert.equal((await step('spmis', id, 'approveTargets', 'Board Resolution No. 50, s. 2026'))[0], 200);

  await setClock('2027-07-01T09:00');
  assert.equal((await begun('president', id)).status, 200);
  const own = await selfRate('president', id, 4);
  assert.equal(own.status, 200, JSON.stringify(own.body));
  assert.equal((await rate('spmis', id, 4)).status, 200);
  await setClock('2027-07-06T09:00');
  assert.equal((await step('spmis', id, 'finalize', 'Board Resolution No. 31, s. 2027'))[0], 200);
  const { state, final } = await formOf('spmis', id);
  assert.deepEqual([state, final], ['FINAL', 4000]);
});
