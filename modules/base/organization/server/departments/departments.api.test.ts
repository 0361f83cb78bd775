import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { offices, people } from '@talaan/testing/demo-records.ts';
import * as contract from '../../contract/departments.ts';
import * as heads from '../../contract/heads.ts';
import { nameOn, officeCalled, quiet, servingIn } from './office-fixture.ts';

const BOR = 'BOR Resolution 41, s. 2026';
let app: TestApp;
let hr: Caller;

before(async () => {
  app = await startTestApp({ work: 'asked' });
  hr = await app.as('hr');
});
after(() => app?.close());

test('a name from next month is not on today’s papers, and is on those of next month once the day has come', async () => {
  const pio = await officeCalled(app.server.db, 'PIO');
  const renamed = await hr.call(contract.renameDepartment, {
    body: { department: pio, fullname: 'University Communications Office', acronym: 'UCO', from: '2026-12-01', authority: BOR },
  });
  assert.equal(renamed.status, 200);
  assert.equal(renamed.body.department.acronym, 'PIO');
  assert.deepEqual(await nameOn(app.server.db, pio, '2026-11-30'), 'Public Information Office');
  assert.deepEqual(await nameOn(app.server.db, pio, '2026-12-01'), 'University Communications Office');
  await sql`select organization.take_effect('2026-12-01')`.execute(app.server.db);
  assert.equal(await officeCalled(app.server.db, 'UCO'), pio);
  const then = await hr.call(contract.readTree, { query: { as_of: '2026-11-20' } });
  assert.equal(then.body.offices.find(({ id }) => id === pio)?.acronym, 'PIO');
  await sql`select organization.take_effect('2026-11-20')`.execute(app.server.db);
});

test('a planned name can be taken back until its day comes', async () => {
  const pio = await officeCalled(app.server.db, 'PIO');
  const taken = await hr.call(contract.withdrawDepartmentChange, { params: { id: pio }, body: { kind: 'name', from: '2026-12-01' } });
  assert.equal(taken.status, 200);
  assert.deepEqual(
    taken.body.department.names.map(({ acronym }) => acronym),
    ['PIO'],
  );
  const late = await hr.call(contract.withdrawDepartmentChange, { params: { id: pio }, body: { kind: 'name', from: '2026-11-01' } });
  assert.equal(late.status, 409);
});

test('a name that is dated back needs its authority, and closed history stays as it was', async () => {
  const lao = await officeCalled(app.server.db, 'LAO');
  const body = { department: lao, fullname: 'Legal Office', acronym: 'LO', from: '2026-11-02' };
  const bare = await hr.call(contract.renameDepartment, { body });
  assert.equal(bare.status, 422);
  assert.ok('authority' in (bare.body as unknown as { errors: object }).errors);
  assert.equal((await hr.call(contract.renameDepartment, { body: { ...body, authority: BOR } })).status, 200);
  const older = await hr.call(contract.renameDepartment, { body: { ...body, acronym: 'LX', from: '2026-10-01', authority: BOR } });
  assert.equal(older.status, 422);
});

test('two offices of a campus cannot have the same acronym in the same time', async () => {
  const obs = await officeCalled(app.server.db, 'OBS');
  const answer = await hr.call(contract.renameDepartment, {
    body: { department: obs, fullname: 'Registrar', acronym: 'REG', from: '2026-12-01' },
  });
  assert.equal(answer.status, 422);
  assert.ok('acronym' in (answer.body as unknown as { errors: object }).errors);
});

test('a typing error is corrected without a date, and stands in no history', async () => {
  const obs = await officeCalled(app.server.db, 'OBS');
  const { body } = await hr.call(contract.correctDepartment, {
    params: { id: obs },
    body: { fullname: 'Office of the Secretary to the Board', acronym: 'OBS' },
  });
  assert.equal(body.department.names.length, 1);
  assert.equal(await nameOn(app.server.db, obs, '2020-01-01'), 'Office of the Secretary to the Board');
});

test('of two moves at once that would make a circle one is refused', async () => {
  const [cas, ced] = [await officeCalled(app.server.db, 'CAS'), await officeCalled(app.server.db, 'CED')];
  const answers = await Promise.all([
    hr.call(contract.moveDepartment, { params: { id: cas }, body: { parent_id: ced, from: '2026-12-01' } }),
    hr.call(contract.moveDepartment, { params: { id: ced }, body: { parent_id: cas, from: '2027-01-01' } }),
  ]);
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 422],
  );
});

test('the database itself refuses an office that would stand below itself', async () => {
  const [cba, dacc] = [await officeCalled(app.server.db, 'CBA'), await officeCalled(app.server.db, 'DACC')];
  await assert.rejects(
    app.server.db.transaction().execute(async (db) => {
      await sql`update organization.office_parent set parent_id = ${dacc} where office_id = ${cba}`.execute(db);
      await sql`select organization.check_tree('2026-11-20')`.execute(db);
    }),
    /below itself/,
  );
});

test('an office stays on its campus', async () => {
  const answer = await hr.call(contract.moveDepartment, {
    params: { id: await officeCalled(app.server.db, 'DACC') },
    body: { parent_id: offices.bantayan.id, from: '2026-12-01' },
  });
  assert.equal(answer.status, 422);
});

test('a moved office has the schedule of the office above it from that day on, and those days are due again', async () => {
  const [acct, sso] = [await officeCalled(app.server.db, 'ACCT'), await officeCalled(app.server.db, 'SSO')];
  await sql`delete from attendance.day_due`.execute(app.server.db);
  await quiet(app.server.db);
  const moved = await hr.call(contract.moveDepartment, {
    params: { id: acct },
    body: { parent_id: sso, from: '2026-11-16', authority: BOR },
  });
  assert.equal(moved.status, 200, JSON.stringify(moved.body));
  await quiet(app.server.db);
  const { rows } = await sql<{ schedule: string; first: string; last: string }>`
    select s.name as schedule, min(d.date)::text as first, max(d.date)::text as last
    from attendance.day d join attendance.schedule s on s.id = d.schedule_id
    join personnel.appointment a on a.personnel_id = d.personnel_id and a.office_id = ${acct} and a.during @> d.date
    where d.date >= '2026-11-01' and not exists (
      select from attendance.schedule_assignment own where own.personnel_id = d.personnel_id)
    group by 1 order by 2`.execute(app.server.db);
  assert.deepEqual(
    rows.map(({ first }) => first),
    ['2026-11-01', '2026-11-16'],
    JSON.stringify(rows),
  );
});

test('closing is refused while somebody is left, who goes where one says', async () => {
  const [cash, bud] = [await officeCalled(app.server.db, 'CASH'), await officeCalled(app.server.db, 'ACCT')];
  const people = await servingIn(app.server.db, cash, '2026-12-01');
  assert.ok(people.length > 0);
  const refused = await hr.call(contract.closeDepartment, { params: { id: cash }, body: { from: '2026-12-01', authority: BOR } });
  assert.equal(refused.status, 422);
  assert.match(JSON.stringify(refused.body), /Say where they go/);
  const closed = await hr.call(contract.closeDepartment, {
    params: { id: cash },
    body: { from: '2026-12-01', authority: BOR, move_to: bud },
  });
  assert.equal(closed.status, 200, JSON.stringify(closed.body));
  assert.deepEqual(await servingIn(app.server.db, cash, '2026-12-01'), []);
  assert.deepEqual(await servingIn(app.server.db, cash, '2026-11-30'), people);
  const there = await servingIn(app.server.db, bud, '2026-12-01');
  assert.ok(people.every((id) => there.includes(id)));
  assert.equal(closed.body.department.heads[0]?.to, '2026-11-30');
  assert.equal(closed.body.department.is_active, true);
  const reopened = await hr.call(contract.reopenDepartment, { params: { id: cash }, body: { from: '2027-06-01' } });
  assert.deepEqual(
    reopened.body.department.openings.map(({ is_open }) => is_open),
    [true, false, true],
  );
});

test('a new office is open from its first day on', async () => {
  const added = await hr.call(contract.addDepartment, {
    body: {
      campus_id: 1,
      parent_id: await officeCalled(app.server.db, 'OP'),
      fullname: 'Data Protection Office',
      acronym: 'DPO',
      from: '2027-01-04',
      authority: BOR,
    },
  });
  assert.equal(added.status, 200);
  assert.equal(added.body.department.is_active, false);
  const { body } = await hr.call(contract.readTree, { query: { as_of: '2027-01-04' } });
  assert.equal(body.offices.find(({ acronym }) => acronym === 'DPO')?.is_active, true);
});

test('two heads at a time are refused; a successor begins when the last day of the other is said', async () => {
  const reg = await officeCalled(app.server.db, 'REG');
  const [person] = await servingIn(app.server.db, reg, '2026-11-20');
  const body = { department: reg, personnel: person!, title: 'University Registrar', from: '2027-01-01' };
  const query = { department: reg, from: body.from };
  const before = (await hr.call(heads.previewHead, { query })).body;
  assert.deepEqual([before.heads.length, before.people > 0], [1, true]);
  const refused = await hr.call(heads.addHeadTitle, { body });
  assert.equal(refused.status, 422);
  assert.match(JSON.stringify(refused.body), /another head/);
  const { body: known } = await hr.call(heads.getHeadTitle, { query: { department: reg } });
  const ended = await hr.call(heads.endHeadTitle, { body: { department: reg, from: known.heads[0]!.from!, last: '2026-12-31' } });
  assert.equal(ended.status, 200);
  assert.deepEqual((await hr.call(heads.previewHead, { query })).body.heads, []);
  const added = await hr.call(heads.addHeadTitle, { body });
  assert.equal(added.body.head.title, 'University Registrar');
  assert.ok((await hr.call(heads.listHeadTitles)).body.titles.includes('Dean'));
});

test('nobody designates themselves head of an office', async () => {
  const body = {
    department: await officeCalled(app.server.db, 'REG'),
    personnel: people.hrOfficer.id,
    title: 'Registrar',
    from: '2028-01-01',
  };
  const refused = await hr.call(heads.addHeadTitle, { body });
  assert.equal(refused.status, 422);
  assert.match(JSON.stringify(refused.body), /cannot designate yourself/);
});

test('an employee sees offices but changes none', async () => {
  const employee = await app.as('employee');
  const id = await officeCalled(app.server.db, 'REG');
  assert.equal((await employee.call(contract.readDepartment, { params: { id } })).status, 200);
  const applicant = await app.as('applicant');
  assert.equal((await applicant.call(contract.readDepartment, { params: { id } })).status, 403, 'heads are named to those who serve');
  assert.equal((await applicant.call(heads.getHeadTitle, { query: { department: id } })).status, 403);
  assert.equal((await employee.call(contract.closeDepartment, { params: { id }, body: { from: '2027-01-01' } })).status, 403);
});
