import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { countPresence } from '@talaan/attendance/contract/presence.ts';
import { computeDueDays } from '@talaan/attendance/server/public.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { onDay } from '@talaan/testing/on-day.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { degrees } from '@talaan/reference/contract/proposals.ts';
import { countQueues } from '@talaan/requests/contract/inbox.ts';
import { readDashboard } from '../contract.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp();
});
after(() => app.close());

/** Of which call a screen is the list. */
const LISTS: Record<string, string> = {
  '/personnels/list': '/api/personnels',
  '/edats/daily-attendance': '/api/edats/daily-attendance',
  '/joborders/list': '/api/joborders',
  '/plantilla/items': '/api/plantilla/items',
};

async function homeOf(who: string) {
  return (await (await app.as(who)).call(readDashboard)).body;
}

test('everybody sees the holidays and suspensions ahead that concern their campus', async () => {
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
      and personnel_id = ${people.deanOfArtsAndSciences.id}`);
  const { queues } = (await (await app.as('dean')).call(countQueues)).body;
  const own = queues.find(({ title }) => title === 'Days with a missing punch');
  assert.ok(own?.oldest);
  assert.match(own.link, /^\/account\/dtr/);
});

test('the numbers of the home are those of what one oversees', async () => {
  const titles = async (who: string) => (await homeOf(who)).figures.map(({ title }) => title);
  const university = ['In today', 'On leave or business today', 'People in service', 'Job orders', 'Vacant items', 'Retire within a year'];
  assert.deepEqual(await titles('president'), university);
  assert.deepEqual(await titles('vpaa'), university, 'who oversees has these in the place of those of a head');
  assert.deepEqual(await titles('hr'), [
    'People in service',
    'Job orders',
    'Vacant items',
    'Retire within a year',
    '201 files with papers missing',
  ]);
  assert.deepEqual(await titles('head'), ['Not in yet', 'Late this month', 'Incomplete days']);
  assert.deepEqual(await titles('admin'), [
    'Signed in now',
    'Mails that failed',
    'Accounts without second factor',
    'Devices silent for a day',
  ]);
  assert.deepEqual(await titles('employee'), []);
  const [inToday] = (await homeOf('president')).figures;
  assert.ok(inToday!.of! > 10 && inToday!.count <= inToday!.of!);
  const [ofOffices] = (await homeOf('vpaa')).figures;
  assert.ok(ofOffices!.of! > 10 && ofOffices!.of! < inToday!.of!, 'a vice-president counts their own offices');
  const over = async (who: string) => [...new Set((await homeOf(who)).figures.map((figure) => figure.over))];
  assert.deepEqual(await Promise.all(['president', 'vpaa', 'hr', 'head'].map(over)), [['University'], ['OVPAA'], ['University'], ['ACCT']]);
});

test('each number of an executive is that of the list to which it leads, within the same reach', async () => {
  await computeDueDays({ pool: app.server.pool, clock: app.server.clock });
  for (const who of ['president', 'vpaa']) {
    const caller = await app.as(who);
    for (const { title, link, count } of (await homeOf(who)).figures) {
      const { pathname, searchParams } = new URL(link, 'http://here.invalid');
      const list = app.server.endpoints.find(({ method, path }) => method === 'GET' && path === LISTS[pathname])!;
      const query = Object.fromEntries([...searchParams.keys()].map((name) => [name, searchParams.getAll(name)]));
      const asked = Object.fromEntries(Object.entries(query).map(([name, values]) => [name, values.length > 1 ? values : values[0]]));
      const answer = await caller.call(list, { query: { date: app.server.clock.today(), ...asked } });
      assert.deepEqual([who, title, answer.status, (answer.body as { total: number }).total], [who, title, 200, count]);
    }
  }
});

test('on a Sunday the numbers of a day speak of the last day of work, and so do the lists behind them', async () => {
  await onDay(app, '2026-11-22', async () => {
    const [inThen, awayThen] = (await homeOf('president')).figures;
    assert.match(inThen!.title, /^In on (Thu 19|Fri 20) Nov$/);
    assert.match(inThen!.link, /&date=2026-11-(19|20)$/);
    assert.ok(inThen!.count > 0);
    assert.match(awayThen!.title, /^On leave or business on /);
    assert.match((await homeOf('head')).figures[0]!.title, /^Absent on /);
  });
});

test('an executive reads lists and changes nothing in them', async () => {
  const president = await app.as('president');
  for (const path of ['/api/personnels', '/api/joborders', '/api/plantilla/items']) {
    const adding = app.server.endpoints.find((one) => one.method === 'POST' && one.path === path)!;
    assert.equal((await president.call(adding, { body: {} })).status, 403, path);
    const record = app.server.endpoints.find((one) => one.method === 'GET' && one.path === `${path}/{id}`)!;
    assert.equal((await president.call(record, { params: { id: 1 } })).status, 403, path);
  }
});

test('a home asks the same number of statements however many people serve', async () => {
  const asked = async (who: string) => {
    let statements = 0;
    const count = () => void (statements += 1);
    await homeOf(who);
    app.server.pool.on('acquire', count);
    await homeOf(who);
    app.server.pool.off('acquire', count);
    return statements;
  };
  const before = [await asked('hr'), await asked('head')];
  await app.server.pool.query(`
    with added as (
      insert into personnel.person (idno, surname, first_name, sex, birth_date, date_hired)
      select 'X-' || n, 'Sample', 'Person ' || n, 'Female', '1980-01-01', '2020-01-01' from generate_series(1, 300) n returning id)
    insert into personnel.appointment (personnel_id, office_id, position_id, status_code, during)
    select added.id, a.office_id, a.position_id, a.status_code, daterange('2020-01-01', null)
    from added join personnel.appointment a on a.personnel_id = ${people.accountingClerk.id} and upper(a.during) is null`);
  assert.deepEqual([await asked('hr'), await asked('head')], before);
});

test('an executive counts who is in on every campus, a head those of their own units', async () => {
  await computeDueDays({ pool: app.server.pool, clock: app.server.clock });
  const countFor = async (who: string) => (await (await app.as(who)).call(countPresence, { query: { day: 'last' } })).body;
  const all = await countFor('president');
  assert.ok(all.date < '2026-11-20');
  assert.ok(all.campuses.length > 1);
  assert.equal((await countFor('head')).campuses.length, 1);
});
