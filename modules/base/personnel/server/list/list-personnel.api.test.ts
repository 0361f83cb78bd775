import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { me } from '@talaan/identity/contract.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { countStatements } from '@talaan/testing/count-statements.ts';
import { exportPersonnel, listPersonnel } from '../../contract.ts';

let app: TestApp;
let hr: Caller;

before(async () => {
  app = await startTestApp({ work: 'asked' });
  hr = await app.as('hr');
});
after(() => app.close());

async function list(query: Record<string, unknown> = {}) {
  const answer = await hr.call(listPersonnel, { query });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return answer.body;
}

/** A change of somebody else, on a connection of its own. */
async function change(sql: string): Promise<void> {
  await app.server.pool.query(`begin; select set_config('talaan.reason', 'a test', true); ${sql}; commit`);
}

const ADD = 'insert into personnel.person (idno, surname, first_name, sex) values';

test('somebody who was added stands in a list that was asked for before', async () => {
  const before = await list({ term: 'Aardenburg' });
  await change(`${ADD} ('Y-0001', 'Aardenburg', 'Zita', 'Female')`);
  const afterwards = await list({ term: 'Aardenburg' });
  assert.deepEqual([before.total, afterwards.total], [0, 1]);
  assert.equal(afterwards.personnels[0]?.fullname, 'Aardenburg, Zita');
});

test('what is not committed does not show, then it does, and what is rolled back never does', async () => {
  const everybody = { personnel_status: 'ALL', sort: 'idno', per_page: 5 };
  const { total } = await list(everybody);
  const [writer, other] = [await app.server.pool.connect(), await app.server.pool.connect()];
  await writer.query(`begin; ${ADD} ('Y-0002', 'Late', 'One', 'Male')`);
  await other.query(`begin; ${ADD} ('Y-0003', 'Never', 'One', 'Male')`);
  assert.equal((await list(everybody)).total, total);
  await other.query('rollback');
  assert.equal((await list(everybody)).total, total);
  await writer.query(`savepoint here; ${ADD} ('Y-0004', 'Not', 'Kept', 'Male'); rollback to here; commit`);
  assert.equal((await list(everybody)).total, total + 1);
  for (const client of [writer, other]) client.release();
});

test('a transaction whose first change was taken back to a savepoint is still heard', async () => {
  const everybody = { personnel_status: 'ALL', per_page: 5 };
  const { total } = await list(everybody);
  await change(`savepoint here; ${ADD} ('Y-0005', 'Taken', 'Back', 'Male'); rollback to here; ${ADD} ('Y-0006', 'Then', 'Added', 'Male')`);
  assert.equal((await list(everybody)).total, total + 1);
});

test('two who write at once do not wait for each other, and both are heard', async () => {
  const everybody = { personnel_status: 'ALL', per_page: 5 };
  const { total } = await list(everybody);
  const writers = [await app.server.pool.connect(), await app.server.pool.connect()];
  for (const [index, writer] of writers.entries())
    await writer.query(`begin; set local lock_timeout = '2s'; ${ADD} ('Y-01${index}', 'At', 'Once', 'Male')`);
  for (const [index, writer] of writers.entries()) {
    await writer.query('commit');
    assert.equal((await list(everybody)).total, total + 1 + index);
    writer.release();
  }
});

test('whatever a page shows is heard: name, office, campus, position, status, PIN and picture', async () => {
  const { id, department } = (await list()).personnels[0]!;
  const shown = [
    `update personnel.person set first_name = 'Renamed' where id = ${id}`,
    `update organization.campus set acronym = 'NEW' where acronym = '${department!.campus}'`,
    `update organization.office set acronym = 'NEWLY' where id = ${department!.id}`,
    "update organization.position set name = name || ' (new)'",
    "update reference.appointment_status set name = name || ' (new)'",
    "update reference.personnel_status set name = name || ' (new)'",
    `insert into personnel.standing (personnel_id, status_code, during) values (${id}, 'STUDY', daterange('2026-11-02', null))`,
    `insert into personnel.device_pin (pin, personnel_id, during) values ('99887', ${id}, daterange('2026-11-01', null))`,
    `insert into identity.account (email, name, personnel_id, avatar_path) values ('y1@talaan.example', 'Y', ${id}, '/avatars/first')
       on conflict do nothing; update identity.account set avatar_path = '/avatars/second' where personnel_id = ${id}`,
  ];
  for (const sql of shown) {
    const [before] = (await list()).personnels;
    assert.deepEqual((await list()).personnels[0], before);
    await change(sql);
    const [afterwards] = (await list()).personnels;
    // The name of a status of personnel shows only where it is held.
    if (!sql.includes('personnel_status')) assert.notDeepEqual(afterwards, before, sql);
    assert.deepEqual(afterwards, (await list({ per_page: 999 })).personnels[0], sql);
  }
});

test('a page of an order that was asked for before is one statement beside the session, and of those alone whom the caller reaches', async () => {
  await list({ sort: 'position' });
  assert.equal(await countStatements(() => list({ sort: 'position', page: 2 })), 2);
  const clerk = await app.as('clerk');
  const ofClerk = async (campus: number) => {
    await change(`delete from identity.account_role h using identity.account a where a.id = h.account_id and a.email = 'clerk@talaan.example';
      insert into identity.account_role (account_id, role_id, scope, campus_id, during)
      select a.id, r.id, 'campus', ${campus}, '[2026-01-01,)' from identity.account a, identity.role r
      where a.email = 'clerk@talaan.example' and r.name = 'HR administrator'`);
    return (await clerk.call(listPersonnel, { query: { sort: 'position' } })).body;
  };
  const [first, second] = [await ofClerk(1), await ofClerk(2)];
  assert.ok(first.total + second.total <= (await list({ sort: 'position' })).total);
  assert.notDeepEqual(first.personnels, second.personnels);
});

test('who is signed in is answered by one statement beside the session', async () => {
  const said = async () => (await hr.call(me)).body.user.personnel!;
  const { id, department } = await said();
  assert.equal(await countStatements(said), 2);
  await change(`update personnel.person set first_name = 'Renata' where id = ${id}`);
  assert.match((await said()).fullname, /Renata/);
  await change(`update organization.office set acronym = 'ANEW' where id = ${department!.id}`);
  assert.equal((await said()).department?.acronym, 'ANEW');
});

test('whatever decides about the list is heard: appointment, standing, separation, office, position, order of statuses', async () => {
  const serves = "upper_inf(during) and during @> '2026-11-20'::date";
  const asks = [
    { query: { sort: 'status' }, sql: 'update reference.appointment_status set place = 100 - place' },
    { query: { sort: 'position' }, sql: "update organization.position set name = reverse(name) || ' ' || id" },
    { query: { sort: 'office' }, sql: 'update organization.office set tree_from = 9000 - tree_from, tree_to = 9000 - tree_from' },
    { query: { track: 'faculty' }, sql: "update organization.position set track = 'staff' where track = 'faculty'" },
    {
      query: { personnel_status: 'STUDY' },
      sql: `insert into personnel.standing (personnel_id, status_code, during) select personnel_id, 'STUDY', daterange('2026-11-01', null)
        from personnel.appointment where ${serves} and personnel_id not in (select personnel_id from personnel.standing) limit 3`,
    },
    {
      query: {},
      sql: `update personnel.appointment set during = daterange(lower(during), '2026-11-20')
        where ${serves} and personnel_id = (select min(personnel_id) from personnel.appointment where ${serves})`,
    },
    {
      query: { personnel_status: 'RES' },
      sql: "insert into personnel.separation (personnel_id, last_day, cause_code) select id, '2026-11-01', 'RES' from personnel.person where idno = 'Y-0002'",
    },
  ];
  for (const { query, sql } of asks) {
    const before = await names(query);
    await change(sql);
    const afterwards = await names(query);
    assert.notDeepEqual(afterwards, before, sql);
    assert.deepEqual(afterwards, await exported(query), sql);
  }
});

async function names(query: Record<string, unknown>): Promise<string[]> {
  return (await list({ ...query, per_page: 999 })).personnels.map(({ idno }) => idno);
}

/** The export asks the database each time. */
async function exported(query: Record<string, unknown>): Promise<string[]> {
  const { bytes } = await hr.call(exportPersonnel, { query: { ...query, format: 'csv' } });
  const [, ...lines] = new TextDecoder().decode(bytes).trim().split(/\r?\n/);
  return lines.map((line) => line.split(',')[0]!);
}
