import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { readPersonMonth } from '@talaan/attendance/contract/days.ts';
import { listDocuments } from '@talaan/file201/contract.ts';
import { listOpenings } from '@talaan/identity/contract/account.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { theirSheet } from '@talaan/pds/contract.ts';
import { readPersonnel } from '@talaan/personnel/contract.ts';
import { listMoves } from '@talaan/personnel/contract/moves.ts';
import { revealNumbers } from '@talaan/personnel/contract/record.ts';
import { printServiceRecord, readServiceRecord } from '@talaan/service/contract/service-record.ts';

let app: TestApp;
let hr: Caller;
let employee: Caller;
const { id } = people.accountingClerk;

before(async () => {
  app = await startTestApp();
  [hr, employee] = await Promise.all([app.as('hr'), app.as('employee')]);
});
after(() => app.close());

const openings = async (query: { page?: number; per_page?: number } = {}) => (await employee.call(listOpenings, { query })).body;

test('whatever HR opens of a person, they read in Account settings who opened it and what', async () => {
  await app.server.db.transaction().execute(async (db) => {
    const { sql } = await import('kysely');
    await sql`select set_config('talaan.opened', '*', true)`.execute(db);
    await sql`insert into personnel.identity_number (personnel_id, kind, number) values (${id}, 'tin', '987654321000')
      on conflict (personnel_id, kind) do nothing`.execute(db);
  });
  const before = (await openings()).total;
  for (const [what, open] of Object.entries({
    'Personnel record': () => hr.call(readPersonnel, { params: { id } }),
    Movements: () => hr.call(listMoves, { params: { id } }),
    TIN: () => hr.call(revealNumbers, { params: { id }, body: { kinds: ['tin'] } }),
    'Personal data sheet': () => hr.call(theirSheet.read, { params: { personnel_id: id } }),
    'Service record': () => hr.call(readServiceRecord, { params: { id } }),
    '201 file': () => hr.call(listDocuments, { params: { id } }),
    'Daily time record': () => hr.call(readPersonMonth, { params: { id }, query: { month: '2026-11' } }),
  })) {
    const { status, body } = await open();
    assert.equal(status, 200, `${what}: ${JSON.stringify(body)}`);
    const seen = (await openings({ per_page: 50 })).openings;
    assert.ok(
      seen.some((one) => one.what.startsWith(what)),
      `${what} is among ${seen.map((one) => one.what).join(', ')}`,
    );
  }
  const printed = await hr.call(printServiceRecord, { params: { id }, body: { purpose: 'a loan' } });
  assert.ok(printed.status < 500);
  const { total, openings: first } = await openings({ per_page: 5 });
  assert.ok(total > before);
  assert.equal(first.length, 5);
  const { openings: second } = await openings({ per_page: 5, page: 2 });
  assert.ok(second.every((one) => !first.some((other) => other.id === one.id)));
});
