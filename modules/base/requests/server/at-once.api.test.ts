import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { Refusal } from '@talaan/kernel/server/errors.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { tries } from '@talaan/testing/tries.ts';
import { decideManyJob } from './decide-many.ts';
import { actAs, callOf } from './fixtures/act-as.ts';
import { fileOutings, makeOutings } from './fixtures/outing-kind.ts';
import { makeSmallUniversity, type SmallUniversity } from './fixtures/small-university.ts';
import { inboxPage } from './inbox/read-inbox.ts';
import { takeStep, takeSteps } from './take-step.ts';

let app: TestApp;
let u: SmallUniversity;
before(async () => {
  app = await startTestApp();
  await makeOutings(app);
  u = await makeSmallUniversity(app, { Tess: 'TOP', Mila: 'MID', Lito: 'LOW', Oscar: 'LOW', Wena: 'LOW' });
  await u.head('TOP', 'Tess');
  await u.head('MID', 'Mila');
  await u.head('LOW', 'Lito');
  await u.head('LOW', 'Oscar', { acting: true });
});
after(() => app.close());

const file = (count: number) =>
  actAs(app, u.person('Wena'), (call) =>
    fileOutings(
      call,
      u.person('Wena').personnelId,
      Array.from({ length: count }, () => ({})),
    ),
  );
const stepsOf = async (ids: readonly number[]) =>
  (
    await app.server.pool.query<{ count: number }>(
      'select count(*)::integer as count from requests.step where request_id = any($1) and no > 1',
      [ids],
    )
  ).rows[0]!.count;

test('of many who decide the same requests at the same moment one decides each, and the others read who was faster', async () => {
  const ids = await file(tries(5, 100));
  const all = Array.from({ length: tries(40, 1000) }, (_, n) => ({
    id: ids[(n * 7) % ids.length]!,
    who: n % 2 ? 'Lito' : 'Oscar',
    action: n % 3 ? 'recommend' : 'return',
  }));
  const outcomes = await Promise.all(
    all.map(({ id, who, action }) =>
      actAs(app, u.person(who), (call) => takeStep(call, { id, action, seen: 1, remarks: 'x' })).then(
        () => 200,
        (error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
          return error.status;
        },
      ),
    ),
  );
  assert.equal(outcomes.filter((status) => status === 200).length, ids.length);
  assert.ok(outcomes.every((status) => status === 200 || status === 409));
  assert.equal(await stepsOf(ids), ids.length);
});

test('two who take the same many in opposite order wait for each other and never for good', async () => {
  const ids = await file(tries(10, 200));
  const both = await Promise.all(
    [ids, ids.toReversed()].map((order, at) =>
      actAs(app, u.person(at ? 'Lito' : 'Oscar'), async (call) => {
        return takeSteps(call, { action: 'recommend', items: order.map((id) => ({ id, seen: 1 })) });
      }),
    ),
  );
  assert.equal(both.flat().filter(({ done }) => done).length, ids.length);
  assert.equal(await stepsOf(ids), ids.length);
});

test('of an owner who withdraws and a head who decides at the same moment one is first, and the other reads what is open', async () => {
  const ids = await file(tries(6, 200));
  for (const id of ids) {
    const both = await Promise.allSettled([
      actAs(app, u.person('Wena'), (call) => takeStep(call, { id, action: 'withdraw', seen: 1 })),
      actAs(app, u.person('Lito'), (call) => takeStep(call, { id, action: 'recommend', seen: 1 })),
    ]);
    const [first] = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value.to] : []));
    const [refusal] = both.flatMap((one) => (one.status === 'rejected' ? [one.reason as Refusal] : []));
    assert.deepEqual([refusal?.status, refusal?.body.actions], [409, first === 'RECOMMENDED' ? ['withdraw'] : []]);
  }
  assert.equal(await stepsOf(ids), ids.length);
});

test('a job over many that is run again after it was killed passes over what it had done, and tells nobody twice', async () => {
  const ids = await file(tries(60, 3000));
  const lito = u.person('Lito');
  let parts = 0;
  const work = {
    server: app.server,
    accountId: lito.accountId,
    runId: '0199a0de-0000-7000-8000-000000000001',
    progress: async () => {
      parts += 1;
      if (parts === 1) throw new Error('killed');
    },
  };
  const wish = { action: 'recommend', remarks: '', items: ids.map((id) => ({ id, seen: 1 })), personnelId: lito.personnelId };
  await assert.rejects(decideManyJob.run(work, wish), /killed/);
  assert.equal(await stepsOf(ids), 50);
  const told = () => app.server.pool.query(`select from notifications.notification where account_id = $1`, [u.person('Mila').accountId]);
  const before_ = (await told()).rows.length;
  const result = (await decideManyJob.run(work, wish)) as { message: string; refused: unknown[] };
  assert.deepEqual(result, { message: `${ids.length} of ${ids.length} done.`, refused: [] });
  assert.equal(await stepsOf(ids), ids.length);
  await decideManyJob.run(work, wish);
  assert.equal(await stepsOf(ids), ids.length);
  assert.ok((await told()).rows.length - before_ <= Math.ceil(ids.length / 50));
});

test('the inbox is read by the index of open stages, however many requests are closed', async () => {
  const count = tries(20_000, 1_000_000);
  const { db } = app.server;
  const owner = '(select array_agg(id) from (select id from personnel.person order by id limit 50) p)';
  await app.owner.query(`
    begin;
    alter table requests.request disable trigger user;
    alter table requests.step disable trigger user;
    alter table requests.stage disable trigger user;
    create temporary table many on commit drop as
      select 1000000 + i as id, (${owner})[1 + i % 50] as owner_id, case when i > ${count} * 0.02 then now() end as closed_at,
        date '2026-11-20' + i % 9 as due_on, s.id as seat_id
      from generate_series(1, ${count}) i join lateral (select requests.seat_of('head', 1 + i % 40, null, null) as id) s on true;
    insert into requests.request (id, kind, flow, owner_id, title, state, last_no, filed_at, closed_at, due_on) overriding system value
      select id, 'test.outing', 1, owner_id, 'Beach', 'FILED', 1, now(), closed_at, due_on from many;
    insert into requests.step (request_id, no, round, action, as_role, state, owner_id, at) select id, 1, 1, 'file', 'owner', 'FILED', owner_id, now() from many;
    insert into requests.stage (request_id, round, place, role, seat_id, state, decides, kind, owner_id, opened_at, closed_at, due_on)
      select id, 1, 1, 'head', seat_id, 'FILED', true, 'test.outing', owner_id, now(), closed_at, due_on from many;
    set constraints all immediate;
    alter table requests.request enable trigger user;
    alter table requests.step enable trigger user;
    alter table requests.stage enable trigger user;
    commit`);
  await app.owner.query('vacuum analyze requests.request');
  await app.owner.query('vacuum analyze requests.stage');
  const call = { ...callOf(app.server, db, u.person('Lito')), query: { per_page: 50 } };
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (analyze) ${inboxPage(call)}`.execute(db);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  assert.match(plan, /stage_open/);
  assert.doesNotMatch(plan, /Seq Scan on (stage|request)/);
  if (count > 100_000) console.log(plan.match(/Execution Time.*/)![0]);
});
