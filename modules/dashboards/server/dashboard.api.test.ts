import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { countPresence } from '@talaan/attendance/contract/presence.ts';
import { computeDueDays } from '@talaan/attendance/server/public.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { degrees } from '@talaan/reference/contract/proposals.ts';
import { countQueues } from '@talaan/requests/contract/inbox.ts';
import { readDashboard } from '../contract.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp({ work: false });
});
after(() => app.close());

async function homeOf(who: string) {
  return (await (await app.as(who)).call(readDashboard)).body;
}

test('everybody sees the holidays and suspensions ahead that concern his campus', async () => {
  await app.server.pool.query(`insert into attendance.suspension (date, campus_id, reason, from_minute) values
    ('2026-11-23', 1, 'Typhoon signal no. 2', 780), ('2026-11-23', 2, 'Elsewhere', null), ('2026-11-19', null, 'Yesterday', null)`);
  const { ahead } = await homeOf('employee');
  assert.deepEqual(
    ahead.slice(0, 2).map(({ name, date, from_minute }) => [name, date, from_minute]),
    [
      ['Typhoon signal no. 2', '2026-11-23', 780],
      ['Bonifacio Day', '2026-11-30', null],
    ],
  );
});

test('a proposal is counted in the queue of those who decide, and among the last requests of the person who made it', async () => {
  const queueOf = async (who: string) => {
    const { queues } = (await (await app.as(who)).call(countQueues)).body;
    return queues.find(({ title }) => title === 'Proposals to approve')?.waiting ?? 0;
  };
  const before = await queueOf('hr');
  const faculty = await app.as('faculty');
  await faculty.call(degrees.add, { body: { name: 'Bachelor of Science in Seaweed Farming', level: 'college' } });
  assert.equal(await queueOf('hr'), before + 1);
  const home = await homeOf('faculty');
  assert.equal(home.requests[0]?.title, 'Bachelor of Science in Seaweed Farming');
  assert.equal(home.requests[0]?.state, 'Awaiting approval');
  assert.equal(await queueOf('faculty'), 0);
});

test('a day of one’s own that lacks a punch is work to do, with the way to it', async () => {
  await computeDueDays({ pool: app.server.pool, clock: app.server.clock });
  await app.server.pool.query(`
    update attendance.day set status = 'INCOMPLETE' where date = '2026-11-17'
      and personnel_id = (select personnel_id from identity.account where email = 'dean@talaan.example')`);
  const { queues } = (await (await app.as('dean')).call(countQueues)).body;
  const own = queues.find(({ title }) => title === 'Days that lack a punch');
  assert.ok(own?.oldest);
  assert.match(own.link, /^\/account\/dtr/);
});

test('the numbers of the home are those of what one oversees', async () => {
  const titles = async (who: string) => (await homeOf(who)).figures.map(({ title }) => title);
  assert.deepEqual(await titles('president'), ['People in service', 'Job orders', 'Vacant items', 'Retire within a year']);
  assert.deepEqual(await titles('employee'), []);
  assert.ok((await homeOf('president')).figures[0]!.count > 10);
});

test('an executive counts who is in on every campus, a head those of their own units', async () => {
  await computeDueDays({ pool: app.server.pool, clock: app.server.clock });
  const countFor = async (who: string) => (await (await app.as(who)).call(countPresence, { query: { day: 'last' } })).body;
  const all = await countFor('president');
  assert.ok(all.date < '2026-11-20');
  assert.ok(all.campuses.length > 1);
  assert.equal((await countFor('head')).campuses.length, 1);
});
