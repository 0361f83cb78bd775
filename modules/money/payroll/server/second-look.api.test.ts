import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { listOpenings } from '@talaan/identity/contract/account.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { downloadOwnPayslip, listOwnPayslips, readPayslip } from '../contract/payslips.ts';

/** Wrong passwords within a quarter of an hour, after which none is looked at. */
const TRIES = 5;

let app: TestApp;
before(async () => {
  app = await startTestApp({ work: 'asked' });
});
after(() => app.close());

test('a download asks who signed in a while ago for the password, and each wrong one counts', async () => {
  const employee = await app.as('employee');
  const { body } = await employee.call(listOwnPayslips, { query: {} });
  const download = (password: string) =>
    employee.call(downloadOwnPayslip, { params: { id: body.payslips[0]!.run_id }, body: { password } });
  await app.server.pool.query("update identity.session set created_at = created_at - interval '11 minutes'");
  assert.equal((await download('')).status, 422);
  assert.equal((await download('Talaan-demo-2026')).status, 200);
  for (let n = 0; n < TRIES; n += 1) assert.equal((await download('not-mine')).status, 422);
  assert.equal((await download('Talaan-demo-2026')).status, 429);
});

test('who reads a payslip of somebody is shown to its owner, without an amount', async () => {
  const officer = await app.as('payroll');
  const employee = await app.as('employee');
  const { body } = await employee.call(listOwnPayslips, { query: {} });
  const params = { id: body.payslips[0]!.run_id, person: people.accountingClerk.id };
  assert.equal((await officer.call(readPayslip, { params })).status, 200);
  const { body: opened } = await employee.call(listOpenings, { query: {} });
  assert.equal(opened.openings[0]?.what, 'Payslip');
});
