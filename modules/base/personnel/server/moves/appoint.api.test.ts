import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { offices, people } from '@talaan/testing/demo-records.ts';
import { appoint, listMoves, previewAppointment } from '../../contract/moves.ts';
import { onPeopleChanged, type PersonPeriod } from '../people-changed.ts';
import { appointAs, hire, makeItem, positionOf, recordOf } from './moves-fixture.ts';

let app: TestApp;
let hr: Caller;
let db: Database;

before(async () => {
  app = await startTestApp();
  hr = await app.as('hr');
  db = app.server.db;
});
after(() => app?.close());

test('a promotion to a vacant item: looked at without a trace, then written whole', async () => {
  const [from, to] = [await makeItem(db, 'T-ACC1-1', 'Accountant I'), await makeItem(db, 'T-ACC2-1', 'Accountant II')];
  const id = await hire(db, { id: 91_001, surname: 'Abad', item: from });
  const body = { nature_code: 'PROM', status_code: 'PERM', item_id: to, from: '2026-12-01', authority: 'Board Resolution 12' };
  const was = await recordOf(db, id);
  const preview = await hr.call(previewAppointment, { params: { id }, body });
  assert.equal(preview.status, 200, JSON.stringify(preview.body));
  assert.deepEqual(await recordOf(db, id), was);
  const told = preview.body.changes.map(({ text }) => text);
  assert.ok(
    told.some((text) => /^Accountant I, .* ends on 30 Nov 2026\.$/.test(text)),
    told.join('\n'),
  );
  assert.ok(told.includes('Item T-ACC1-1 is vacant from 1 Dec 2026.'), told.join('\n'));
  assert.ok(told.includes('Item T-ACC2-1 is filled from 1 Dec 2026.'));
  assert.ok(told.some((text) => text.includes('start again')));

  const heard: PersonPeriod[] = [];
  onPeopleChanged(async (_db, periods) => void heard.push(...periods));
  const act = () => hr.call(appoint, { params: { id }, body: { ...body, digest: preview.body.digest } });
  const [first, second] = await Promise.all([act(), act()]);
  assert.deepEqual(
    [first.status, second.status].toSorted((a, b) => a - b),
    [200, 422],
    JSON.stringify([first.body, second.body]),
  );
  assert.deepEqual(heard.at(-1), { personnelId: id, from: '2026-12-01', until: null });
  const { body: moves } = await hr.call(listMoves, { params: { id } });
  assert.deepEqual(
    moves.appointments.map(({ position, from: first, until, item_number }) => [position, first, until, item_number]),
    [
      ['Accountant II', '2026-12-01', null, 'T-ACC2-1'],
      ['Accountant I', '2026-01-01', '2026-12-01', 'T-ACC1-1'],
    ],
  );
  assert.deepEqual(
    moves.salaries.map(({ salary_grade, step, from: first, until, cause }) => [salary_grade, step, first, until, cause]),
    [
      [16, 1, '2026-12-01', null, 'appointment'],
      [12, 1, '2026-01-01', '2026-12-01', 'appointment'],
    ],
  );
});

test('what was looked at and what is confirmed must be the same', async () => {
  const id = await hire(db, { id: 91_002, surname: 'Bello' });
  const body = {
    nature_code: 'PROM',
    status_code: 'PERM',
    position_id: await positionOf(db, 'Accountant II'),
    office_id: offices.accounting.id,
    from: '2026-12-01',
  };
  const { body: looked } = await hr.call(previewAppointment, { params: { id }, body });
  const answer = await hr.call(appoint, { params: { id }, body: { ...body, from: '2026-12-02', digest: looked.digest } });
  assert.equal(answer.status, 409);
  const { body: moves } = await hr.call(listMoves, { params: { id } });
  assert.equal(moves.appointments.length, 1);
});

test('a promotion from grade 15 on 1 March 2026 begins at SG 18, step 1: 53,818 (example 7)', async () => {
  const id = await hire(db, { id: 91_003, surname: 'Cruz', position: 'Administrative Officer IV', from: '2026-01-01' });
  const answer = await appointAs(hr, id, {
    position_id: await positionOf(db, 'Administrative Officer V'),
    office_id: offices.accounting.id,
    from: '2026-03-01',
  });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  const { body: moves } = await hr.call(listMoves, { params: { id } });
  assert.deepEqual([moves.salaries[0]!.salary_grade, moves.salaries[0]!.step, moves.salaries[0]!.amount], [18, 1, 53_818_00]);
});

/** A fund source of 2026 that pays casuals. */
async function fundOfCasuals(): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`select id from fund_sources.source where account_code = '5-01-01-020' order by id limit 1`.execute(db);
  return rows[0]!.id;
}

test('a casual appointment has its daily rate, and one of the same grade keeps its step', async () => {
  const id = await hire(db, {
    id: 91_004,
    surname: 'Diaz',
    position: 'Administrative Aide I',
    status: 'CAS',
    until: '2026-07-01',
    step: 2,
  });
  const answer = await appointAs(hr, id, {
    nature_code: 'REAPP',
    status_code: 'CAS',
    position_id: await positionOf(db, 'Administrative Aide I'),
    office_id: offices.accounting.id,
    from: '2026-07-01',
    to: '2026-12-31',
    fund_source_id: await fundOfCasuals(),
  });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  const { body: moves } = await hr.call(listMoves, { params: { id } });
  const [salary] = moves.salaries;
  assert.deepEqual([salary!.step, salary!.until], [2, '2027-01-01']);
  assert.equal(moves.appointments[0]!.daily_rate, Math.floor((salary!.amount + 11) / 22));
});

test('a promotion entered late replaces what came after it, and says so', async () => {
  const id = await hire(db, { id: 91_005, surname: 'Estrada', from: '2025-06-01' });
  await sql`update personnel.salary set during = '[2025-06-01,2026-01-01)' where personnel_id = ${id}`.execute(db);
  await sql`insert into personnel.salary (personnel_id, salary_grade, step, amount, cause, authority, during)
    values (${id}, 12, 1, 3379700, 'salary adjustment', 'NBC 601', '[2026-01-01,2026-08-16)'), (${id}, 12, 2, 3406900, 'step increment', '', '[2026-08-16,)')`.execute(
    db,
  );
  const body = {
    position_id: await positionOf(db, 'Accountant II'),
    office_id: offices.accounting.id,
    from: '2025-09-01',
    authority: 'Board Resolution 7',
  };
  const { body: looked } = await hr.call(previewAppointment, {
    params: { id },
    body: { ...body, nature_code: 'PROM', status_code: 'PERM' },
  });
  assert.ok(
    looked.changes.some(({ text }) => /from 16 Aug 2026 \(step increment\) is removed/.test(text)),
    JSON.stringify(looked),
  );
  assert.equal((await appointAs(hr, id, body)).status, 200);
  const { body: moves } = await hr.call(listMoves, { params: { id } });
  assert.deepEqual(
    moves.salaries.map(({ from, salary_grade, cause }) => [from, salary_grade, cause]),
    [
      ['2026-01-01', 16, 'salary adjustment'],
      ['2025-09-01', 16, 'appointment'],
      ['2025-06-01', 12, 'appointment'],
    ],
  );
  const { rows } = await sql<{ reason: string }>`
    select distinct reason from kernel.correction where personnel_id = ${id} and row_of = 'personnel.salary'`.execute(db);
  assert.deepEqual(rows, [{ reason: 'Promotion from 1 Sep 2025, Board Resolution 7' }]);
});

test('two officers appoint one person, or two persons to one item: one wins, the other hears why', async () => {
  const other = await app.as('admin');
  const office = offices.accounting.id;
  const id = await hire(db, { id: 91_030, surname: 'Mabini' });
  const body = { office_id: office, from: '2026-12-01' };
  const both = await Promise.all([
    appointAs(hr, id, { ...body, position_id: await positionOf(db, 'Accountant II') }),
    appointAs(other, id, { ...body, position_id: await positionOf(db, 'Accountant III') }),
  ]);
  assert.deepEqual(
    both.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 422],
    JSON.stringify(both.map((one) => one.body)),
  );
  assert.match(JSON.stringify(both.map((one) => one.body)), /already begins on that day/);

  const item = await makeItem(db, 'T-RACE', 'Accountant II');
  const [one, two] = [await hire(db, { id: 91_031, surname: 'Natividad' }), await hire(db, { id: 91_032, surname: 'Ocampo' })];
  const race = await Promise.all([
    appointAs(hr, one, { item_id: item, from: '2026-12-01' }),
    appointAs(other, two, { item_id: item, from: '2026-12-01' }),
  ]);
  assert.deepEqual(
    race.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 422],
    JSON.stringify(race.map((answer) => answer.body)),
  );
  assert.match(JSON.stringify(race.map((answer) => answer.body)), /T-RACE is held by|someone else holds this item/i);
  const { rows } = await sql`select from personnel.appointment where item_id = ${item}`.execute(db);
  assert.equal(rows.length, 1);
});

test('a substitute sits beside the incumbent who is away', async () => {
  const item = await makeItem(db, 'T-SUBS', 'Instructor I');
  const away = await hire(db, { id: 91_040, surname: 'Pascual', position: 'Instructor I', item });
  await sql`insert into personnel.standing (personnel_id, status_code, during) values (${away}, 'STUDY', '[2026-06-01,2027-06-01)')`.execute(
    db,
  );
  const id = await hire(db, { id: 91_041, surname: 'Quizon', position: 'Instructor I', status: 'PT', until: '2026-12-01' });
  const answer = await appointAs(hr, id, {
    item_id: item,
    status_code: 'SUBS',
    nature_code: 'REAPP',
    from: '2026-12-01',
    to: '2027-05-31',
  });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  const { rows } = await sql<{ is_substitute: boolean }>`
    select is_substitute from personnel.appointment where item_id = ${item} and during @> '2026-12-01'::date order by 1`.execute(db);
  assert.deepEqual(rows, [{ is_substitute: false }, { is_substitute: true }]);
});

test('only who keeps personnel, within reach, and never of oneself', async () => {
  const id = await hire(db, { id: 91_050, surname: 'Reyes' });
  const body = { nature_code: 'PROM', status_code: 'PERM', from: '2026-12-01' };
  for (const who of ['employee', 'head', 'faculty'])
    assert.equal((await (await app.as(who)).call(previewAppointment, { params: { id }, body })).status, 403, who);
  assert.equal((await hr.call(previewAppointment, { params: { id: 999_999 }, body })).status, 404);
  const own = await hr.call(previewAppointment, { params: { id: people.hrOfficer.id }, body });
  assert.equal(own.status, 409);
  assert.match(JSON.stringify(own.body), /cannot change your own service/);
});
