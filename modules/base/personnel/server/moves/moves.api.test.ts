import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { offices } from '@talaan/testing/demo-records.ts';
import * as rows from '../../contract/move-rows.ts';
import * as moves from '../../contract/moves.ts';
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

const errorsOf = (answer: { body: unknown }) => (answer.body as { errors?: Record<string, string[]> }).errors ?? {};
const listOf = async (id: number) => (await hr.call(moves.listMoves, { params: { id } })).body;

async function separateAs(id: number, body: { last_day: string; cause_code: string }) {
  const looked = await hr.call(moves.previewSeparation, { params: { id }, body });
  if (looked.status !== 200) return looked;
  return hr.call(moves.separate, { params: { id }, body: { ...body, digest: looked.body.digest } });
}

test('a separation ends all on one day, opens the clearance, and can be withdrawn until service begins again', async () => {
  const item = await makeItem(db, 'T-SEP', 'Accountant I');
  const id = await hire(db, { id: 92_001, surname: 'Abad', item });
  const office = offices.accounting.id;
  await sql`insert into personnel.designation (personnel_id, office_id, title, during) values (${id}, ${office}, 'Coordinator', '[2026-06-01,)'), (${id}, ${office}, 'Adviser', '[2027-06-01,)')`.execute(
    db,
  );
  await sql`insert into personnel.standing (personnel_id, status_code, during) values (${id}, 'STUDY', '[2026-10-01,2027-10-01)')`.execute(
    db,
  );
  const was = await recordOf(db, id);
  const preview = await hr.call(moves.previewSeparation, { params: { id }, body: { last_day: '2026-12-15', cause_code: 'RES' } });
  assert.equal(preview.status, 200, JSON.stringify(preview.body));
  assert.deepEqual(await recordOf(db, id), was);
  assert.ok(
    preview.body.changes.some(({ text }) => text === 'Item T-SEP is vacant from 16 Dec 2026.'),
    JSON.stringify(preview.body),
  );

  assert.equal((await separateAs(id, { last_day: '2026-12-15', cause_code: 'RES' })).status, 200);
  const { rows: running } = await sql`
    select from personnel.appointment where personnel_id = ${id} and during && '[2026-12-16,)'
    union all select from personnel.salary where personnel_id = ${id} and during && '[2026-12-16,)'
    union all select from personnel.designation where personnel_id = ${id} and during && '[2026-12-16,)'
    union all select from personnel.standing where personnel_id = ${id} and during && '[2026-12-16,)'`.execute(db);
  assert.equal(running.length, 0);

  const [separation] = (await listOf(id)).separations;
  assert.equal(separation!.clearance.length, 9);
  const line = separation!.clearance[3]!;
  const clear = (body: { cleared_on: string | null; cleared_by: string }) => hr.call(moves.clear, { params: { id, row: line.id }, body });
  assert.ok(errorsOf(await clear({ cleared_on: '2026-11-19', cleared_by: '' }))['cleared_by']);
  assert.ok(errorsOf(await clear({ cleared_on: '2026-12-19', cleared_by: 'University Librarian' }))['cleared_on']);
  assert.equal((await clear({ cleared_on: '2026-11-19', cleared_by: 'University Librarian' })).status, 200);
  assert.equal((await listOf(id)).separations[0]!.clearance[3]!.cleared_by, 'University Librarian');

  const withdraw = () =>
    hr.call(moves.withdrawSeparation, { params: { id, row: separation!.id }, body: { reason: 'The resignation was not accepted' } });
  assert.equal((await withdraw()).status, 200);
  assert.deepEqual(await recordOf(db, id), { ...was, events: (await recordOf(db, id))['events'] });

  assert.equal((await separateAs(id, { last_day: '2026-12-15', cause_code: 'RES' })).status, 200);
  const back = await appointAs(hr, id, {
    nature_code: 'REEMP',
    position_id: await positionOf(db, 'Accountant II'),
    office_id: office,
    from: '2027-03-01',
  });
  assert.equal(back.status, 200, JSON.stringify(back.body));
  const { separations, appointments, person } = await listOf(id);
  assert.equal(person.idno, 'T-92001');
  assert.equal(appointments.length, 2);
  assert.equal(separations[0]!.can_be_withdrawn, false);
  assert.equal(
    (await hr.call(moves.withdrawSeparation, { params: { id, row: separations[0]!.id }, body: { reason: 'Too late' } })).status,
    409,
  );
});

test('two officers separate one person at once: once', async () => {
  const id = await hire(db, { id: 92_002, surname: 'Bello' });
  const both = await Promise.all([1, 2].map(() => separateAs(id, { last_day: '2026-12-15', cause_code: 'RES' })));
  assert.equal(both.filter(({ status }) => status === 200).length, 1, JSON.stringify(both.map(({ body }) => body)));
  assert.equal((await listOf(id)).separations.length, 1);
});

test('duties are added, end, and are corrected or taken out with a reason that stays', async () => {
  const id = await hire(db, { id: 92_003, surname: 'Cruz' });
  const office = offices.accounting.id;
  const body = {
    office_id: office,
    title: 'Coordinator for GAD',
    units_released: 6,
    has_rata: true,
    order_number: 'SO 14',
    from: '2026-06-01',
  };
  assert.equal((await hr.call(rows.designations.add, { params: { id }, body })).status, 200);
  const other = await hire(db, { id: 92_019, surname: 'Reyes' });
  const asked = { office_id: office, title: 'coordinator for GAD', from: '2026-08-01' };
  const touched = (await hr.call(rows.previewDesignation, { params: { id: other }, query: asked })).body;
  assert.deepEqual([touched.others.length, touched.others[0]?.from, touched.running], [1, '2026-06-01', []]);
  const own = (await hr.call(rows.previewDesignation, { params: { id }, query: { ...asked, title: 'Dean' } })).body;
  assert.deepEqual([own.others, own.running.map((one) => one.units_released)], [[], [6]]);
  assert.deepEqual(
    (await hr.call(rows.previewDesignation, { params: { id }, query: { ...asked, to: '2026-08-31', from: '2026-05-01' } })).body.others,
    [],
  );
  assert.ok(errorsOf(await hr.call(rows.designations.add, { params: { id }, body }))['from'], 'the same designation twice');
  const row = (await listOf(id)).designations[0]!.id;
  assert.equal((await hr.call(rows.designations.end, { params: { id, row }, body: { last_day: '2027-05-31' } })).status, 200);
  assert.ok(errorsOf(await hr.call(rows.designations.end, { params: { id, row }, body: { last_day: '2027-06-30' } }))['last_day']);
  assert.ok(errorsOf(await hr.call(rows.designations.correct, { params: { id, row }, body: { ...body, reason: '' } }))['reason']);
  assert.equal(
    (
      await hr.call(rows.designations.correct, {
        params: { id, row },
        body: { ...body, units_released: 9, reason: 'The order says nine units' },
      })
    ).status,
    200,
  );
  assert.equal((await listOf(id)).designations[0]!.units_released, 9);
  assert.equal(
    (await hr.call(rows.designations.remove, { params: { id, row }, body: { reason: 'Entered for the wrong person' } })).status,
    200,
  );
  assert.equal((await listOf(id)).designations.length, 0);
  const { rows: kept } = await sql<{ reason: string }>`select reason from kernel.correction where personnel_id = ${id} order by id`.execute(
    db,
  );
  assert.deepEqual(
    kept.map(({ reason }) => reason),
    ['The order says nine units', 'Entered for the wrong person'],
  );
});

test('assignments keep to their terms, standings to service, absences to their days', async () => {
  const id = await hire(db, { id: 92_004, surname: 'Diaz' });
  const temporary = await hire(db, { id: 92_005, surname: 'Estrada', status: 'TEMP', until: '2027-01-01' });
  const assign = (who: number, body: Record<string, unknown>) =>
    hr.call(rows.assignments.add, { params: { id: who }, body: { from: '2026-06-01', ...body } as never });
  const office = offices.artsAndSciences.id;
  assert.match(errorsOf(await assign(id, { kind: 'reassignment', office_id: office, to: '2027-06-01' }))['to']![0]!, /one year/);
  assert.match(errorsOf(await assign(temporary, { kind: 'secondment', agency: 'CHED', to: '2026-12-31' }))['kind']![0]!, /permanent/);
  assert.equal((await assign(id, { kind: 'secondment', agency: 'CHED', to: '2029-05-31' })).status, 200);
  assert.match(errorsOf(await assign(id, { kind: 'detail', agency: 'DOST', to: '2026-12-31' }))['from']![0]!, /another assignment/);
  const stand = (body: { status_code: string; from: string }) => hr.call(rows.standings.add, { params: { id }, body });
  assert.match(errorsOf(await stand({ status_code: 'RES', from: '2026-06-01' }))['status_code']![0]!, /separation/);
  assert.match(errorsOf(await stand({ status_code: 'STUDY', from: '2020-06-01' }))['from']![0]!, /No appointment runs/);
  assert.equal((await stand({ status_code: 'SEC', from: '2026-06-01' })).status, 200);
  const leave = (days: number) =>
    hr.call(rows.leavesWithoutPay.add, { params: { id }, body: { days, from: '2026-03-02', to: '2026-03-03' } });
  assert.match(errorsOf(await leave(2_001))['days']![0]!, /only 2 days/);
  assert.equal((await leave(1_500)).status, 200);
  assert.match(errorsOf(await leave(500))['from']![0]!, /another absence/);
});

test('an appointment or salary is corrected with a reason, and not onto another', async () => {
  const id = await hire(db, { id: 92_006, surname: 'Flores', from: '2024-06-01', until: '2026-01-01' });
  await sql`insert into personnel.appointment (personnel_id, office_id, position_id, status_code, during)
    select personnel_id, office_id, position_id, 'PERM', '[2026-01-01,)' from personnel.appointment where personnel_id = ${id}`.execute(db);
  const [now, first] = (await listOf(id)).appointments;
  const body = {
    office_id: now!.office_id,
    position_id: now!.position_id,
    status_code: 'PERM',
    nature_code: 'PROM',
    item_id: null,
    authority: 'Board Resolution 3',
    remarks: '',
    reason: 'The resolution was left out',
  };
  const correct = (row: number, days: { from: string; to: string | null }) =>
    hr.call(rows.appointmentCorrections.correct, { params: { id, row }, body: { ...body, ...days } });
  assert.match(errorsOf(await correct(first!.id, { from: '2024-06-01', to: '2026-02-28' }))['from']![0]!, /another appointment/);
  assert.equal((await correct(now!.id, { from: '2026-01-01', to: null })).status, 200);
  assert.equal((await listOf(id)).appointments[0]!.authority, 'Board Resolution 3');
  const salary = (await listOf(id)).salaries[0]!;
  const pay = (step: number, grade = 12) =>
    hr.call(rows.salaryCorrections.correct, {
      params: { id, row: salary.id },
      body: { salary_grade: grade, step, from: '2025-01-01', to: '2025-12-31', reason: 'Step by the NOSI' },
    });
  assert.ok(errorsOf(await pay(9))['step']);
  assert.match(errorsOf(await pay(3, 33))['from']![0]!, /No salary table has salary grade 33, step 3/);
  assert.equal((await pay(2)).status, 200);
  assert.equal((await listOf(id)).salaries[0]!.step, 2);
  assert.equal(
    (await hr.call(rows.salaryCorrections.remove, { params: { id: 92_001, row: salary.id }, body: { reason: 'Of somebody else' } })).status,
    404,
  );
});

test('casual appointments are renewed together, exceptions are named, and a second click writes nothing', async () => {
  const casual = { position: 'Administrative Aide I', status: 'CAS', until: '2027-01-01' };
  const people = [
    await hire(db, { id: 92_010, surname: 'Garcia', ...casual, step: 2 }),
    await hire(db, { id: 92_011, surname: 'Hilario', ...casual }),
    await hire(db, { id: 92_012, surname: 'Ilagan' }),
    await hire(db, { id: 92_013, surname: 'Jacinto', ...casual, until: '2026-07-01' }),
  ];
  const body = { people, from: '2027-01-01', to: '2027-12-31', authority: 'CSC Form 34-A No. 3' };
  const { body: looked } = await hr.call(moves.previewRenewals, { body });
  assert.deepEqual(
    looked.renewed.map(({ fullname, step }) => [fullname, step]),
    [
      ['Garcia, Tala', 2],
      ['Hilario, Tala', 1],
    ],
  );
  assert.equal(looked.renewed[0]!.daily_rate, Math.floor((looked.renewed[0]!.amount! + 11) / 22));
  assert.deepEqual(
    looked.exceptions.map(({ fullname }) => fullname),
    ['Ilagan, Tala', 'Jacinto, Tala'],
  );
  assert.match(looked.exceptions[1]!.why, /served until 30 Jun 2026/);
  await db
    .insertInto('identity.account')
    .values({ email: 'garcia@people.example', name: 'Tala Garcia', personnel_id: 92_010, avatar_path: '/avatars/garcia' })
    .execute();
  const { body: again } = await hr.call(moves.previewRenewals, { body });
  assert.deepEqual(
    again.renewed.map(({ avatar }) => avatar),
    ['/avatars/garcia', null],
  );
  assert.equal(again.digest, looked.digest, 'a new photo changes nothing of what was looked at');
  const act = () => hr.call(moves.renewAppointments, { body: { ...body, digest: looked.digest } });
  const both = await Promise.all([act(), act()]);
  assert.deepEqual(
    both.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 409],
    JSON.stringify(both.map((one) => one.body)),
  );
  const { appointments, salaries } = await listOf(people[0]!);
  assert.deepEqual(
    appointments.map(({ from, until }) => [from, until]),
    [
      ['2027-01-01', '2028-01-01'],
      ['2026-01-01', '2027-01-01'],
    ],
  );
  assert.deepEqual(
    salaries.map(({ from, step }) => [from, step]),
    [
      ['2027-01-01', 2],
      ['2026-01-01', 2],
    ],
  );
  assert.ok(salaries[0]!.amount > salaries[1]!.amount, 'the table of 2027');
});

test('rows of a record depend on each other: what changed since one opened it refuses the correction of any of them', async () => {
  const id = await hire(db, { id: 92_031, surname: 'Tan' });
  const { version, appointments } = await listOf(id);
  const designation = { office_id: appointments[0]!.office_id, title: 'Coordinator', from: '2026-11-23', to: null };
  assert.equal((await hr.call(rows.designations.add, { params: { id }, body: designation })).status, 200);
  const now = await listOf(id);
  const correct = (seen: number | undefined) =>
    hr.call(rows.designations.correct, {
      params: { id, row: now.designations[0]!.id },
      body: { ...designation, title: 'Chair', reason: 'The order says so' },
      headers: { 'if-match': String(seen) },
    });
  assert.equal((await correct(version)).status, 409);
  assert.equal((await correct(now.version)).status, 200);
});
