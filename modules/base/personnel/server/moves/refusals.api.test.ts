import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { offices, people } from '@talaan/testing/demo-records.ts';
import { assignments, designations } from '../../contract/move-rows.ts';
import type { AppointmentBody } from '../../contract/moves.ts';
import { appointAs, hire, makeItem, positionOf } from './moves-fixture.ts';

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

test('no designation and no assignment to an office beyond reach', async () => {
  const id = await hire(db, { id: 91_030, surname: 'Katigbak' });
  const [near, far] = [offices.accounting.id, offices.bantayan.id];
  const { rows: held } = await sql<{ id: number }>`
    update identity.account_role set scope = 'campus', campus_id = ${offices.accounting.campusId}
    where scope = 'all' and account_id = ${people.hrOfficer.accountId} returning id`.execute(db);
  try {
    const designation = { title: 'Coordinator', from: '2026-12-01' };
    const refused = await hr.call(designations.add, { params: { id }, body: { ...designation, office_id: far } });
    assert.match(String(errorsOf(refused)['office_id']), /outside your scope/);
    assert.equal((await hr.call(designations.add, { params: { id }, body: { ...designation, office_id: near } })).status, 200);
    const assignment = { kind: 'reassignment', from: '2026-12-01', to: '2027-05-31', order_number: 'SO 15' } as const;
    const alike = await hr.call(assignments.add, { params: { id }, body: { ...assignment, office_id: far } });
    assert.match(String(errorsOf(alike)['office_id']), /outside your scope/);
  } finally {
    await sql`update identity.account_role set scope = 'all', campus_id = null where id = any(${held.map((one) => one.id)})`.execute(db);
  }
});

test('refused with the reason', async () => {
  const office = offices.accounting.id;
  const at = async (name: string) => ({ position_id: await positionOf(db, name), office_id: office });
  const frozen = await makeItem(db, 'T-FROZEN', 'Accountant II', 'frozen');
  const held = await makeItem(db, 'T-HELD', 'Accountant II');
  const free = await makeItem(db, 'T-FREE', 'Accountant II');
  await hire(db, { id: 91_010, surname: 'Flores', position: 'Accountant II', item: held });
  const id = await hire(db, { id: 91_011, surname: 'Garcia' });
  const old = await hire(db, { id: 91_014, surname: 'Javier', from: '2010-01-01' });
  const young = await hire(db, { id: 91_012, surname: 'Hilario', birth: '2009-01-15', status: 'JO' });
  const busy = await hire(db, { id: 91_013, surname: 'Ilagan' });
  await sql`update personnel.appointment set during = '[2026-01-01,2027-02-01)' where personnel_id = ${busy}`.execute(db);
  await sql`insert into personnel.appointment (personnel_id, office_id, position_id, status_code, during)
    select ${busy}, office_id, position_id, 'PERM', '[2027-02-01,)' from personnel.appointment where personnel_id = ${busy}`.execute(db);
  const closed = (
    await sql<{
      id: number;
    }>`select office_id as id from organization.office_opening where not is_open and during @> '2026-12-01'::date limit 1`.execute(db)
  ).rows[0];

  const cases: [string, number, Partial<AppointmentBody> & { from: string }, string, RegExp][] = [
    ['overlap', busy, { ...(await at('Accountant II')), from: '2026-12-01' }, 'from', /begins on 1 Feb 2027/],
    ['step 9', id, { ...(await at('Accountant II')), from: '2026-12-01', step: 9 }, 'step', /Steps are 1 to 8/],
    [
      'before birth',
      id,
      { ...(await at('Accountant II')), from: '1980-01-01' },
      'from',
      /appointment begins on 1 Jan 2026|after the day of birth/,
    ],
    ['under 18', young, { ...(await at('Accountant I')), nature_code: 'ORIG', from: '2026-12-01' }, 'from', /below the age of 18/],
    ['no salary table', old, { ...(await at('Accountant II')), from: '2023-06-01' }, 'from', /No salary table/],
    ['a frozen item', id, { item_id: frozen, from: '2026-12-01' }, 'item_id', /frozen/],
    ['an item that is held', id, { item_id: held, from: '2026-12-01' }, 'item_id', /held by Flores/],
    [
      'an item of another position',
      id,
      { item_id: free, position_id: await positionOf(db, 'Accountant III'), from: '2026-12-01' },
      'position_id',
      /is for Accountant II/,
    ],
    [
      'a substitute of nobody away',
      id,
      { item_id: held, status_code: 'SUBS', nature_code: 'REAPP', from: '2026-12-01' },
      'item_id',
      /not absent/,
    ],
    [
      'a substitute of nobody',
      id,
      { item_id: free, status_code: 'SUBS', nature_code: 'REAPP', from: '2026-12-01' },
      'item_id',
      /is vacant/,
    ],
    ['a job order', id, { ...(await at('Accountant II')), status_code: 'JO', from: '2026-12-01' }, 'status_code', /contract/],
    ['no item, no position', id, { from: '2026-12-01' }, 'position_id', /Choose an item or a position/],
    [
      'a year and a day of temporary',
      id,
      { ...(await at('Accountant II')), status_code: 'TEMP', from: '2026-12-01', to: '2027-12-01' },
      'to',
      /12 months/,
    ],
  ];
  if (closed)
    cases.push([
      'a closed office',
      id,
      { ...(await at('Accountant II')), office_id: closed.id, from: '2026-12-01' },
      'office_id',
      /closed/,
    ]);
  for (const [name, who, body, field, message] of cases) {
    const answer = await appointAs(hr, who, body);
    assert.equal(answer.status, 422, `${name}: ${JSON.stringify(answer.body)}`);
    assert.match((errorsOf(answer)[field] ?? []).join(' '), message, `${name}: ${JSON.stringify(answer.body)}`);
  }
});

test('salary grade 33 has no step 3', async () => {
  const { rows } = await sql<{ id: number }>`select id from organization.position where salary_grade = 33 limit 1`.execute(db);
  const position =
    rows[0]?.id ??
    (
      await sql<{
        id: number;
      }>`insert into organization.position (name, salary_grade) values ('Head of the State', 33) returning id`.execute(db)
    ).rows[0]!.id;
  const id = await hire(db, { id: 91_015, surname: 'Jacinto' });
  const answer = await appointAs(hr, id, { position_id: position, office_id: offices.accounting.id, from: '2026-12-01', step: 3 });
  assert.match(errorsOf(answer)['step']!.join(' '), /steps 1 to 2/);
});

test('the database refuses it too, no matter who writes', async () => {
  const item = await makeItem(db, 'T-DB', 'Accountant I');
  await hire(db, { id: 91_020, surname: 'Katigbak', item });
  await assert.rejects(hire(db, { id: 91_021, surname: 'Luna', item }), { constraint: 'an_item_has_one_incumbent_at_a_time' });
  await assert.rejects(
    sql`insert into personnel.appointment (personnel_id, office_id, position_id, status_code, during)
      select personnel_id, office_id, position_id, 'PERM', '[2026-06-01,2026-07-01)' from personnel.appointment where personnel_id = 91020`.execute(
      db,
    ),
    { constraint: 'a_person_holds_one_appointment_at_a_time' },
  );
  const pay = (grade: number, step: number) =>
    sql`insert into personnel.salary (personnel_id, salary_grade, step, amount, cause, during)
    values (91020, ${grade}, ${step}, 100, 'appointment', '[2030-01-01,)')`.execute(db);
  await assert.rejects(pay(12, 9), { constraint: 'salary_step_is_1_to_8' });
  await assert.rejects(pay(33, 3), { constraint: 'grade_33_has_two_steps' });
});
