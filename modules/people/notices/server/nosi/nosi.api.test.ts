import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { offices, people } from '@talaan/testing/demo-records.ts';
import { actOnNotices, listNotices } from '../../contract/notices.ts';
import { generateNosi, grantMerit, liftWithholding, listDueSteps, readMeritPlaces, withholdStep } from '../../contract/nosi.ts';

let app: TestApp;
let hr: Caller;
before(async () => {
  app = await startTestApp({ work: 'asked' });
  hr = await app.as('hr');
});
after(() => app.close());

/** A person on record with these salaries of these grades and steps, by their first days. */
async function addPerson(surname: string, from: string, salaries: [string, number, number][], status = 'PERM'): Promise<number> {
  const { rows } = await app.server.pool.query<{ id: number }>(
    "insert into personnel.person (idno, surname, first_name, sex, birth_date) values ($1, $1, 'Test', 'Female', '1988-01-01') returning id",
    [surname],
  );
  const id = rows[0]!.id;
  await app.server.pool.query(
    `insert into personnel.appointment (personnel_id, office_id, position_id, status_code, during)
     values ($1, ${offices.president.id}, (select min(id) from organization.position where salary_grade = 12), $2, daterange($3, null))`,
    [id, status, from],
  );
  for (const [place, [since, grade, step]] of salaries.entries())
    await app.server.pool.query(
      `insert into personnel.salary (personnel_id, salary_grade, step, amount, cause, during)
       select $1, $2, $3, coalesce((select s.amount from organization.salary_table t join organization.salary_step s on s.table_id = t.id
         where t.during @> $4::date and s.salary_grade = $2 and s.step = $3), 2916500), $5, daterange($4, $6)`,
      [id, grade, step, since, place === 0 ? 'appointment' : 'salary adjustment', salaries[place + 1]?.[0] ?? null],
    );
  return id;
}

const dueOf = async (month: string, term: string, group: 'due' | 'held' = 'due') =>
  (await hr.call(listDueSteps, { query: { month, term, group } })).body.steps;

test('worked example 5: the step of 16 August 2024 is on the list of August and of every later month until it is given', async () => {
  const id = await addPerson('Limasampu', '2021-08-16', [
    ['2021-08-16', 12, 1],
    ['2024-01-01', 12, 1],
    ['2025-01-01', 12, 1],
    ['2026-01-01', 12, 1],
  ]);
  assert.deepEqual(await dueOf('2024-07', 'Limasampu'), []);
  const [due] = await dueOf('2024-08', 'Limasampu');
  assert.deepEqual(
    [due?.id, due?.due_on, due?.anchor, due?.step, due?.before, due?.after],
    [id, '2024-08-16', '2021-08-16', 1, 30_705_00, 30_989_00],
  );
  const [overdue] = await dueOf('2026-11', 'Limasampu');
  assert.deepEqual([overdue?.due_on, overdue?.is_overdue], ['2024-08-16', true]);
});

test('a year as temporary in the same position counts toward the step, a year as contractual does not', async () => {
  for (const [surname, status, dueOn] of [
    ['Temporaryo', 'TEMP', '2024-08-16'],
    ['Kontratista', 'CONTR', '2025-08-16'],
  ] as const) {
    const id = await addPerson(surname, '2022-08-16', [
      ['2021-08-16', 12, 1],
      ['2024-01-01', 12, 1],
      ['2025-01-01', 12, 1],
    ]);
    await app.server.pool.query(
      `insert into personnel.appointment (personnel_id, office_id, position_id, status_code, during)
       select personnel_id, office_id, position_id, $2, '[2021-08-16,2022-08-16)' from personnel.appointment where personnel_id = $1`,
      [id, status],
    );
    const [due] = await dueOf(dueOn.slice(0, 7), surname);
    assert.equal(due?.due_on, dueOn, surname);
    assert.equal((await dueOf('2024-08', surname)).length, status === 'TEMP' ? 1 : 0);
  }
});

test('worked example 6: 40 days without pay move it to 10 September 2024', async () => {
  const id = await addPerson('Animsampu', '2021-08-16', [['2021-08-16', 12, 1]]);
  await app.server.pool.query(
    "insert into personnel.leave_without_pay (personnel_id, days, during) values ($1, 40000, '[2022-12-01,2023-01-10)')",
    [id],
  );
  const [due] = await dueOf('2024-09', 'Animsampu', 'held');
  assert.deepEqual([due?.due_on, due?.moved, due?.unpaid], ['2024-09-10', 25, 40_000]);
});

test('worked examples 7 and 8: promotion begins anew; at step 8 there is nothing to give', async () => {
  await addPerson('Pitumpu', '2023-03-01', [
    ['2021-02-01', 15, 1],
    ['2023-03-01', 18, 1],
    ['2026-01-01', 18, 1],
  ]);
  const [due] = await dueOf('2026-03', 'Pitumpu');
  assert.deepEqual([due?.due_on, due?.before, due?.after], ['2026-03-01', 53_818_00, 54_371_00]);
  await addPerson('Walumpu', '2023-11-10', [
    ['2023-11-10', 12, 8],
    ['2026-01-01', 12, 8],
  ]);
  assert.deepEqual(await dueOf('2026-11', 'Walumpu'), []);
  assert.equal((await dueOf('2026-11', 'Walumpu', 'held'))[0]?.held, 'highest');
  assert.deepEqual(await dueOf('2026-12', 'Walumpu', 'held'), []);
});

test('who is not permanent or is suspended on the day is held back with the reason', async () => {
  await addPerson(
    'Pansamantala',
    '2023-11-11',
    [
      ['2023-11-11', 12, 1],
      ['2026-01-01', 12, 1],
    ],
    'TEMP',
  );
  assert.equal((await dueOf('2026-11', 'Pansamantala', 'held'))[0]?.held, 'status');
  const id = await addPerson('Suspendido', '2023-11-12', [
    ['2023-11-12', 12, 1],
    ['2026-01-01', 12, 1],
  ]);
  await app.server.pool.query(
    "insert into personnel.standing (personnel_id, status_code, during) values ($1, 'SUSP', '[2026-11-01,2026-12-01)')",
    [id],
  );
  assert.equal((await dueOf('2026-11', 'Suspendido', 'held'))[0]?.held, 'standing');
});

test('a step of an earlier year, generated under two clicks and released, is given once and raises the adjustments after it', async () => {
  const before = await dueOf('2024-08', 'Limasampu');
  const personnel_ids = before.map(({ id }) => id);
  const clicks = await Promise.all([1, 2].map(() => hr.call(generateNosi, { body: { month: '2024-08', personnel_ids } })));
  for (const { body } of clicks.filter(({ status }) => status === 200)) assert.equal((await app.finishJob(hr, body.job.id)).state, 'done');
  const list = (await hr.call(listNotices, { query: { kind: 'NOSI', month: '2024-08', term: 'Limasampu' } })).body.notices;
  assert.equal(list.length, 1);
  assert.deepEqual(await dueOf('2026-11', 'Limasampu'), []);
  const ids = list.map(({ id }) => id);
  for (const action of ['submit', 'sign', 'release'] as const)
    assert.equal((await hr.call(actOnNotices, { body: { action, ids } })).status, 200);
  const { rows } = await app.server.pool.query<{ since: string; step: number; amount: number; cause: string }>(
    'select lower(during)::text as since, step, amount, cause from personnel.salary where personnel_id = $1 order by during',
    [personnel_ids[0]],
  );
  assert.deepEqual(
    rows.slice(1).map(({ since, step, amount, cause }) => [since, step, amount, cause]),
    [
      ['2024-01-01', 1, 30_705_00, 'salary adjustment'],
      ['2024-08-16', 2, 30_989_00, 'step increment'],
      ['2025-01-01', 2, 32_529_00, 'salary adjustment'],
      ['2026-01-01', 2, 34_069_00, 'salary adjustment'],
    ],
  );
});

test('on a day on which a new table takes effect the adjustment comes first, then the step', async () => {
  const id = await addPerson('Bagongtaon', '2024-01-01', [
    ['2024-01-01', 12, 1],
    ['2025-01-01', 12, 1],
    ['2026-01-01', 12, 1],
  ]);
  const [held] = await dueOf('2027-01', 'Bagongtaon', 'held');
  assert.deepEqual([held?.id, held?.due_on, held?.held], [id, '2027-01-01', 'adjustment']);
  await app.server.pool.query(
    "update personnel.salary set during = '[2026-01-01,2027-01-01)' where personnel_id = $1 and lower(during) = '2026-01-01'",
    [id],
  );
  await app.server.pool.query(
    "insert into personnel.salary (personnel_id, salary_grade, step, amount, cause, during) values ($1, 12, 1, $2, 'salary adjustment', '[2027-01-01,)')",
    [id, held!.before],
  );
  const [due] = await dueOf('2027-01', 'Bagongtaon');
  assert.deepEqual([due?.due_on, due?.before], ['2027-01-01', held!.before]);
  const { body } = await hr.call(generateNosi, { body: { month: '2027-01', personnel_ids: [id] } });
  await app.finishJob(hr, body.job.id);
  const ids = (await hr.call(listNotices, { query: { kind: 'NOSI', month: '2027-01', term: 'Bagongtaon' } })).body.notices.map(
    (one) => one.id,
  );
  for (const action of ['submit', 'sign', 'release'] as const) {
    const answer = await hr.call(actOnNotices, { body: { action, ids } });
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
  }
  const { rows } = await app.server.pool.query(
    "select step, amount from personnel.salary where personnel_id = $1 and during @> date '2027-01-01'",
    [id],
  );
  assert.deepEqual(rows, [{ step: 2, amount: due!.after }]);
});

test('a step that HR withholds stays held back with the reason until it is lifted', async () => {
  const id = await addPerson('Pinigil', '2023-11-13', [
    ['2023-11-13', 12, 1],
    ['2026-01-01', 12, 1],
  ]);
  const body = { personnel_id: id, due_on: '2026-11-13', reason: 'No Satisfactory rating in 2025' };
  assert.equal((await hr.call(withholdStep, { body })).status, 200);
  assert.equal((await hr.call(withholdStep, { body })).status, 422);
  const [held] = await dueOf('2026-11', 'Pinigil', 'held');
  assert.deepEqual([held?.held, held?.withheld_because], ['withheld', 'No Satisfactory rating in 2025']);
  assert.equal((await hr.call(generateNosi, { body: { month: '2026-11', personnel_ids: [id] } })).status, 409);
  assert.equal((await hr.call(liftWithholding, { params: { id: held!.withholding_id! } })).status, 200);
  assert.equal((await dueOf('2026-11', 'Pinigil'))[0]?.id, id);
});

test('nobody gives themselves a merit increment, nor lifts what is withheld from them', async () => {
  const { id } = people.hrOfficer;
  const merit = { year: 2025, effective_on: '2026-11-01', first_rating: 'Outstanding', second_rating: 'Outstanding' } as const;
  assert.equal((await hr.call(grantMerit, { body: { personnel_id: id, ...merit } })).status, 409);
  const reason = 'No Satisfactory rating in 2025';
  assert.equal((await hr.call(withholdStep, { body: { personnel_id: id, due_on: '2026-11-13', reason } })).status, 200);
  const held = await app.server.pool.query<{ id: number }>('select id from notices.withholding where personnel_id = $1', [id]);
  assert.equal((await hr.call(liftWithholding, { params: { id: held.rows[0]!.id } })).status, 409);
});

test('merit increments follow from the ratings, once for a rating year, for at most 5 % of the incumbents', async () => {
  const { places } = (await hr.call(readMeritPlaces, { query: { year: 2025 } })).body;
  const ratings = { year: 2025, effective_on: '2026-11-01', first_rating: 'Outstanding', second_rating: 'Outstanding' } as const;
  const people: number[] = [];
  for (let number = 0; number <= places; number++)
    people.push(
      await addPerson(`Mahusay${number}`, '2025-02-01', [
        ['2025-02-01', 12, 1],
        ['2026-01-01', 12, 1],
      ]),
    );
  const poor = await hr.call(grantMerit, { body: { personnel_id: people[0]!, ...ratings, second_rating: 'Satisfactory' } });
  assert.equal(poor.status, 422);
  const first = await hr.call(grantMerit, { body: { personnel_id: people[0]!, ...ratings } });
  assert.equal(first.status, 200, JSON.stringify(first.body));
  const list = (await hr.call(listNotices, { query: { kind: 'NOSI', month: '2026-11', term: 'Mahusay0' } })).body.notices;
  assert.deepEqual([list[0]?.step_after, list[0]?.merit_steps], [3, 2]);
  const again = await hr.call(grantMerit, { body: { personnel_id: people[0]!, ...ratings, effective_on: '2026-11-02' } });
  assert.ok([409, 422].includes(again.status));
  const now = (await hr.call(readMeritPlaces, { query: { year: 2025 } })).body;
  for (let number = now.given; number < now.places; number++) {
    const { status } = await hr.call(grantMerit, { body: { personnel_id: people[number]!, ...ratings } });
    assert.equal(status, 200);
  }
  const beyond = await addPerson('Sobra', '2025-02-01', [
    ['2025-02-01', 12, 1],
    ['2026-01-01', 12, 1],
  ]);
  assert.equal((await hr.call(grantMerit, { body: { personnel_id: beyond, ...ratings } })).status, 409);
});
