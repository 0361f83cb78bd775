import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { readApplication } from '@talaan/applicants/contract/hr.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { offices } from '@talaan/testing/demo-records.ts';
import * as contract from '../contract/assessment.ts';
import * as decision from '../contract/decision.ts';
import { MEMBERS, openAssessing, type AssessingKit } from './fixtures/assessing.ts';

let app: TestApp;
let kit: AssessingKit;
before(async () => {
  app = await startTestApp();
  kit = await openAssessing(app);
});
after(() => app.close());

test('a choice outside the list and a deep selection take steps of their own, with the reason that is for the record alone', async () => {
  const { db } = app.server;
  const seated = await kit.begin('ASM-7', ['Agoncillo', 'Bautista', 'Calderon', 'Delgado', 'Enriquez', 'Feliciano', 'Gregorio'], false, 2);
  const { rows: positions } = await sql<{ id: number; own: number; salary_grade: number | null }>`
    select t.id, v.position_id as own, t.salary_grade from organization.position t, vacancies.post v
    where v.id = ${seated.post} and t.id <> v.position_id and t.salary_grade is not null order by t.salary_grade desc, t.name limit 2`.execute(
    db,
  );
  const saved = await kit.hr.call(decision.saveNextInRank, {
    params: { id: positions[0]!.own },
    body: { position_ids: positions.map(({ id }) => id).toReversed() },
  });
  assert.equal(saved.status, 200);
  await kit.enterCredits(seated, 20);
  for (const member of MEMBERS) await kit.score(member, seated, () => 5);
  const params = { id: seated.post };
  await kit.hr.call(contract.consolidate, { params });
  await kit.hr.call(decision.recommend, { params, body: { number: '20, s. 2026', dated: '2026-11-20', reason: '' } });
  // With two vacancies the list holds six; the seventh is outside. The third serves already, and one who is next in rank stands below.
  const found = await kit.read(seated.post);
  assert.deepEqual(
    found.next_in_rank.map(({ id, salary_grade }) => [id, salary_grade]),
    positions.map(({ id, salary_grade }) => [id, salary_grade]),
  );
  const [, , third, fourth] = found.candidates;
  const seventh = found.candidates[6]!;
  await sql`update personnel.person set is_applicant = false where id = any(${[third!.personnel_id, fourth!.personnel_id]}::integer[])`.execute(
    db,
  );
  await sql`update applicants.application set is_internal = true where id = any(${[third!.application_id, fourth!.application_id]}::integer[])`.execute(
    db,
  );
  await sql`insert into personnel.appointment (personnel_id, office_id, position_id, status_code, during)
    values (${fourth!.personnel_id}, ${offices.accounting.id}, ${positions[0]!.id}, 'PERM', '[2026-01-01,)')`.execute(db);
  const holder = (await kit.read(seated.post)).candidates[3]!;
  assert.deepEqual([holder.is_next_in_rank, holder.salary_grade], [true, positions[0]!.salary_grade]);
  const choose = (application_id: number, reason = '') =>
    kit.hr.call(decision.select, {
      params,
      body: { choices: [{ application_id, reason }], decided_on: '2026-11-20', decided_by: 'The President' },
    });
  assert.equal((await choose(third!.application_id)).status, 422);
  const reasons = ['Two published works more than those who are next in rank', 'The only licensed applicant'];
  for (const [at, one] of [third!, seventh].entries()) {
    const chosen = await choose(one.application_id, reasons[at]);
    assert.equal(chosen.status, 200, JSON.stringify(chosen.body));
  }
  const stepsOf = async ({ application_id: id }: { application_id: number }) =>
    (await kit.hr.call(readApplication, { params: { id } })).body.steps.slice(-1).map(({ label, reason, to }) => [label, reason, to]);
  assert.deepEqual(await stepsOf(third!), [['Select (deep selection)', reasons[0], 'DEEP_SELECTED']]);
  assert.deepEqual(await stepsOf(seventh), [['Select outside the list of the board', reasons[1], 'SELECTED']]);
});
