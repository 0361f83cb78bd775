import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { fileAppeal } from '@talaan/appeals/contract/appeals.ts';
import { voidPunch } from '@talaan/attendance/contract/punches.ts';
import { pendingOnDays } from '@talaan/attendance/server/public.ts';
import { readOwnRecords } from '@talaan/dtr/contract/submissions.ts';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { moveClock } from '@talaan/testing/move-clock.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp();
});
after(() => app.close());

test('what is not decided in other modules names its people, its days and the screen of its owner', async () => {
  const selects = allContributed(app.server, pendingOnDays);
  assert.equal(selects.length, 6);
  let found = 0;
  for (const select of selects) {
    const { rows } = await sql<{ person: number; from: string; title: string; link: string }>`
      select personnel_id as person, lower(during) as from, title, link from (${select}) q (personnel_id, during, title, link)`.execute(
      app.server.db,
    );
    for (const { person, from, title, link } of rows) {
      assert.ok(person > 0 && /^\d{4}-\d{2}-\d{2}$/.test(from) && title.length > 3);
      assert.match(link, /^\/account\/[\w/-]+(\?[\w=&]+)?$/);
    }
    found += rows.length;
  }
  assert.ok(found > 0);
});

test('an appeal that is not decided hinders the month of its day, and leads there', async () => {
  const employee = await app.as('employee');
  const day = await incompleteDay();
  const body = { date: day, reason: 'DEVICE_ERROR' as const, claims: [{ slot: 'am_out' as const, minutes: 720 }] };
  const { id } = (await employee.call(fileAppeal, { body })).body;
  await moveClock(app, '2026-12-01T09:00');
  const [november] = (await employee.call(readOwnRecords, { query: { month: '2026-11' } })).body.records;
  assert.deepEqual(
    november!.hindrances
      .filter(({ kind, link }) => kind === 'REQUEST' && link?.startsWith('/account/time-log-appeals'))
      .map(({ date, link }) => [date, link]),
    [[day, `/account/time-log-appeals/${id}`]],
  );
});

/** A working day of this week on which the punches at noon do not count. */
async function incompleteDay(): Promise<string> {
  const { rows } = await app.server.pool.query<{ id: number; at: Date }>(
    `select p.personnel_id as id, p.at from attendance.person_punch p
     where p.personnel_id = ${people.accountingClerk.id} and not p.voided and p.at between '2026-11-19 11:00+08' and '2026-11-19 14:00+08'`,
  );
  const hr = await app.as('hr');
  for (const { id, at } of rows)
    await hr.call(voidPunch, { body: { personnel_id: id, at: new Date(at).toISOString(), reason: 'Not there' } });
  return '2026-11-19';
}
