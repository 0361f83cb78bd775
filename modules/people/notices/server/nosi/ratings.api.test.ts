import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { offices } from '@talaan/testing/demo-records.ts';
import { generateNosi, grantMerit, listDueSteps, readMeritPlaces } from '../../contract/nosi.ts';

let app: TestApp;
let hr: Caller;
before(async () => {
  app = await startTestApp({ work: 'asked' });
  hr = await app.as('hr');
});
after(() => app.close());

/** A permanent person at SG 12-1 from a day on, with these ratings of half years. */
async function addRated(
  surname: string,
  from: string,
  ratings: [from: string, to: string, final: number, level: number][],
): Promise<number> {
  const { pool } = app.server;
  const { rows } = await pool.query<{ id: number }>(
    "insert into personnel.person (idno, surname, first_name, sex, birth_date) values ($1, $1, 'Test', 'Female', '1988-01-01') returning id",
    [surname],
  );
  const id = rows[0]!.id;
  await pool.query(
    `insert into personnel.appointment (personnel_id, office_id, position_id, status_code, during)
     values ($1, $2, (select min(id) from organization.position where salary_grade = 12), 'PERM', daterange($3, null))`,
    [id, offices.president.id, from],
  );
  await pool.query(
    `insert into personnel.salary (personnel_id, salary_grade, step, amount, cause, during)
     select $1, 12, 1, s.amount, 'appointment', daterange($2, null) from organization.salary_table t join organization.salary_step s on s.table_id = t.id
     where t.during @> date '2026-11-30' and s.salary_grade = 12 and s.step = 1`,
    [id, from],
  );
  for (const [first, last, final, level] of ratings)
    await pool.query(
      `insert into performance.past_rating (personnel_id, during, final, level, paper) values ($1, daterange($2, $3, '[]'), $4, $5, 'IPCR, 201 file')`,
      [id, first, last, final, level],
    );
  return id;
}

const listed = async (month: string, term: string, group: 'due' | 'held') =>
  (await hr.call(listDueSteps, { query: { month, term, group } })).body.steps;

test('a rating below Satisfactory within the three years holds the step back, and three years run anew after its period', async () => {
  const id = await addRated('Mahina', '2022-11-10', [['2023-01-01', '2023-06-30', 2100, 2]]);
  const [held] = await listed('2025-11', 'Mahina', 'held');
  assert.deepEqual(
    [held?.held, held?.due_on, held?.broken_by],
    ['rating', '2025-11-10', 'Unsatisfactory until 30 Jun 2023 (IPCR, 201 file)'],
  );
  assert.equal((await hr.call(generateNosi, { body: { month: '2025-11', personnel_ids: [id] } })).status, 409);
  const [due] = await listed('2026-07', 'Mahina', 'due');
  assert.deepEqual([due?.due_on, due?.since, due?.anchor], ['2026-07-01', '2023-07-01', '2022-11-10']);
  await addRated('Matatag', '2023-11-10', [['2024-01-01', '2024-06-30', 3100, 3]]);
  assert.equal((await listed('2026-11', 'Matatag', 'due'))[0]?.due_on, '2026-11-10');
});

test('merit takes both ratings of the year from the record, and refuses others', async () => {
  const id = await addRated('Mahusay', '2025-02-01', [
    ['2025-01-01', '2025-06-30', 4600, 5],
    ['2025-07-01', '2025-12-31', 4200, 4],
  ]);
  const query = { year: 2025, personnel_id: id };
  assert.deepEqual((await hr.call(readMeritPlaces, { query })).body.on_record, [
    { rating: 'Outstanding', source: 'IPCR, 201 file' },
    { rating: 'Very Satisfactory', source: 'IPCR, 201 file' },
  ]);
  assert.deepEqual((await hr.call(readMeritPlaces, { query: { ...query, year: 2024 } })).body.on_record, [null, null]);
  assert.equal((await hr.call(readMeritPlaces, { query: { year: 2025 } })).body.on_record, null);
  const body = { personnel_id: id, year: 2025, effective_on: '2026-11-01', first_rating: 'Outstanding' } as const;
  const wrong = await hr.call(grantMerit, { body: { ...body, second_rating: 'Outstanding' } });
  assert.equal(wrong.status, 422);
  assert.match(JSON.stringify(wrong.body), /On record it is Very Satisfactory \(IPCR, 201 file\)/);
  assert.equal((await hr.call(grantMerit, { body: { ...body, second_rating: 'Very Satisfactory' } })).status, 200);
});
