import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { atTime, openCounters, type Counters } from '@talaan/documents/server/fixtures/open-counters.ts';
import { alertJob } from './alert-job.ts';
import { weeklyJob } from './weekly-job.ts';

let app: TestApp;
let c: Counters;
before(async () => {
  app = await startTestApp();
  c = await openCounters(app);
  // What the demo has in the office would hide the numbers of the test.
  await sql`update documents.hop set due_at = due_at + interval '1 year' where office_id = ${c.office.ACCT} and ended_at is null and due_at is not null`.execute(
    app.server.db,
  );
});
after(() => app.close());

const at = <T>(local: string, work: () => Promise<T>) => atTime(app, local, work);

/** A document that the Accounting Office received on a day at 09:00, to act on within one working day. */
async function receivedInAccounting(day: string): Promise<string> {
  const { id, tracking_no: number } = await at(`${day}T08:00`, () => c.add('CAS'));
  await at(`${day}T08:30`, () => c.done('CAS', 'forward', id, { to: [c.office.ACCT] }));
  await at(`${day}T09:00`, () => c.done('ACCT', 'receive', id));
  return number!;
}

const work = () => ({ server: app.server, accountId: 0, runId: 'test', progress: async () => undefined });

async function noticesOf(email: string): Promise<{ title: string; description: string }[]> {
  const { rows } = await sql<{ title: string; description: string }>`
    select n.title, n.description from notifications.notification n join identity.account a on a.id = n.account_id
    where a.email = ${email} and n.title like 'Documents of%' order by n.id`.execute(app.server.db);
  return rows;
}

/** What a clerk of the office is told on a morning on which the job runs twice. */
async function toldOn(day: string): Promise<string[]> {
  const before = (await noticesOf('employee@talaan.example')).length;
  await at(`${day}T06:20`, async () => {
    await alertJob.run(work(), {});
    await alertJob.run(work(), {});
  });
  return (await noticesOf('employee@talaan.example')).slice(before).map(({ description }) => description);
}

test('clerks are told before a stay is due, on the day and each day after, once a day; of papers on their way once these are late', async () => {
  const number = await receivedInAccounting('2026-11-23');
  const coming = await at('2026-11-23T09:00', () => c.add('CAS'));
  await at('2026-11-23T09:30', () => c.done('CAS', 'forward', coming.id, { to: [c.office.ACCT] }));
  assert.deepEqual(await toldOn('2026-11-23'), [`Due on the next working day: ${number}.`]);
  assert.deepEqual(await toldOn('2026-11-24'), [`Due today: ${number}.`]);
  assert.deepEqual(await toldOn('2026-11-25'), [`Late: ${number}. Not received yet: ${coming.tracking_no}.`]);
  assert.deepEqual(await toldOn('2026-11-26'), [`Late: ${number}. Not received yet: ${coming.tracking_no}.`], 'each day after');
  assert.deepEqual(await toldOn('2026-11-28'), [], 'a Saturday');
});

test('heads are told once a week what is late in their office, by notice and by mail', async () => {
  await receivedInAccounting('2026-11-16');
  await at('2026-11-23T06:40', async () => {
    await weeklyJob.run(work(), {});
    await weeklyJob.run(work(), {});
  });
  const told = (await noticesOf('head@talaan.example')).filter(({ title }) => title === 'Documents of Accounting Office this week');
  assert.equal(told.length, 1);
  assert.match(told[0]!.description, /^Late: [1-9]\d*\. To explain: [1-9]\d*\. Due this week: \d+\.$/);
  const { rows } = await sql`select from kernel.mail where subject = 'Documents of Accounting Office this week'`.execute(app.server.db);
  assert.equal(rows.length, 1);
});
