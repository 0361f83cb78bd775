import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { leaveValues } from '@talaan/testing/leave-values.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { fileApplication, previewApplication } from '../../contract/applications.ts';
import { readFiling, readLeaveBalances } from '../../contract/filing.ts';
import type { LeaveValues } from '../../contract/shapes.ts';
import { grantRightsJob } from '../types/grant-rights-job.ts';

let app: TestApp;
let worker: Caller;
const person = people.guardOnContract.id;

before(async () => {
  app = await startTestApp();
  await app.server.pool.query(`update identity.account set personnel_id = $1 where email = 'employee@talaan.example'`, [person]);
  worker = await app.as('employee');
});
after(() => app.close());

const agree = (allows: boolean, wellness: number) =>
  app.server.pool.query(
    `update contracts.contract set allows_unpaid_absence = $2, wellness_days = $3 where personnel_id = $1 and state = 'ACTIVE'`,
    [person, allows, wellness],
  );

const values = (type: string, days: readonly string[]): LeaveValues & { personnel_id: null } => ({
  ...leaveValues(type, days, { late_reason: 'A matter of the family' }),
  personnel_id: null,
});

const codes = async () => (await worker.call(readFiling, { query: {} })).body.types.map(({ code }) => code);

test('a contract that says nothing of absence gives no leave, and says so', async () => {
  await agree(false, 0);
  assert.deepEqual(await codes(), []);
  const { entitlement, balances } = (await worker.call(readLeaveBalances, { query: {} })).body;
  assert.deepEqual([entitlement.earns, entitlement.contract!.allows_unpaid_absence, balances], ['NONE', false, []]);
  const refused = await worker.call(fileApplication, { body: values('LWOP', ['2026-12-02']) });
  assert.match(JSON.stringify(refused.body), /The contract gives no Leave without pay on 2 Dec 2026/i);
});

test('a contract that allows it has absence without pay filed; each day is without pay, and beyond its end there is none', async () => {
  await agree(true, 0);
  assert.deepEqual(await codes(), ['LWOP']);
  const { split } = (await worker.call(previewApplication, { body: values('LWOP', ['2026-12-02', '2026-12-03']) })).body;
  assert.deepEqual([split.days, split.without], [2000, 2000]);
  assert.equal((await worker.call(fileApplication, { body: values('LWOP', ['2026-12-02', '2026-12-03']) })).status, 200);
  assert.equal((await worker.call(fileApplication, { body: values('WL', ['2026-12-04']) })).status, 422);
  const beyond = await worker.call(fileApplication, { body: values('LWOP', ['2027-01-04']) });
  assert.match(JSON.stringify(beyond.body), /outside the service|gives no/);
});

test('wellness leave of a contract is given once, in the days that it says, and ends with it', async () => {
  await agree(true, 2);
  const grant = () => grantRightsJob.run({ server: app.server, accountId: 0, runId: '0', progress: async () => undefined }, {});
  await grant();
  assert.deepEqual(await grant(), { granted: 0 });
  const { balances } = (await worker.call(readLeaveBalances, { query: {} })).body;
  assert.deepEqual(balances.find(({ book }) => book === 'WL')?.now, 2000);
  const three = await worker.call(fileApplication, { body: values('WL', ['2026-12-07', '2026-12-09', '2026-12-10']) });
  assert.equal(three.status, 422);
  assert.equal((await worker.call(fileApplication, { body: values('WL', ['2026-12-07', '2026-12-09']) })).status, 200);
});
