import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { fileApplication, readApplication } from '../../contract/applications.ts';
import { addLeaveType, readLeaveType } from '../../contract/types.ts';
import { openLeave } from '../fixtures/leave-kit.ts';
import { grantRightsJob } from './grant-rights-job.ts';
import { people } from '@talaan/testing/demo-records.ts';

const { kit, file, values, decide } = openLeave();

test('birthday leave, 1 day a year, is added by HR, applied for and approved, and a second day is refused', async () => {
  const { hr, employee } = kit.people;
  const { effective_on: _, ...wellness } = (await hr.call(readLeaveType, { params: { code: 'WL' } })).body.terms[0]!;
  const body = {
    ...wellness,
    code: 'BL',
    name: 'Birthday Leave',
    amount: 1000,
    longest_run: null,
    papers: [],
    law: 'Board Resolution No. 88, s. 2026',
    effective_on: '2026-11-01',
  };
  assert.equal((await hr.call(addLeaveType, { body })).status, 200);
  await grantRightsJob.run({ server: kit.app.server, accountId: 0, runId: '0', progress: async () => undefined }, {});

  const id = await file('employee', 'BL', [{ date: '2026-12-03', part: 'DAY' }]);
  await decide(id);
  const { application } = (await employee.call(readApplication, { params: { id } })).body;
  assert.deepEqual([application.state, application.type_name, application.with_pay], ['APPROVED', 'Birthday Leave', 1000]);
  const person = people.accountingClerk.id;
  const { rows } = await sql<{ earned_on: string; balance: number }>`
    select earned_on, balance from ledger.lot where personnel_id = ${person} and book = 'BL' order by earned_on`.execute(kit.app.server.db);
  assert.deepEqual(
    rows.map((lot) => [lot.earned_on, lot.balance]),
    [
      ['2026-11-01', 0],
      ['2027-01-01', 1000],
    ],
  );
  const again = { ...values('BL', [{ date: '2026-12-04', part: 'DAY' }]), personnel_id: null };
  assert.equal((await employee.call(fileApplication, { body: again })).status, 422);
});
