import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { offices, people } from '@talaan/testing/demo-records.ts';
import { calibrateOffice } from '../contract/calibration.ts';
import { addEvidence, findKnown, readEvidence, removeEvidence } from '../contract/evidence.ts';
import { readOwnForms } from '../contract/forms.ts';
import { addWeakAct, printWeakPaper, readPerson } from '../contract/people.ts';
import { rateForms, readFormsToRate } from '../contract/rate-forms.ts';
import { openPerformance, ratingsOf, target, type Who } from './fixtures/performance-kit.ts';

const { kit, formOf, setClock, begin, begun, step, submit, selfRate, leaveOthersUnrated } = openPerformance();
const CAS = offices.artsAndSciences.id;
const forms = { opcr: 0, clerk: 0 };

/** The rating of a form as its supervisor has it on the page of all that wait. */
async function ratingOf(who: Who, id: number, given: number, period = kit.periodId) {
  const { body } = await kit.people[who].call(readFormsToRate, { query: { period } });
  const form = body.forms.find((one) => one.id === id)!;
  const lines = form.lines.map((line) => ({ line_id: line.id, ratings: ratingsOf(line, given), reason: '', remarks: '' }));
  return { id, seen: form.seen, lines, comments: `Rated ${given}`, discussed_on: period === kit.periodId ? '2027-07-05' : '2027-01-05' };
}

test('evidence of another person is not there: no line, no record and no file of theirs', async () => {
  await setClock('2026-12-05T09:00');
  forms.opcr = await begin('dean', 'OPCR', CAS);
  assert.equal((await submit('dean', forms.opcr, [target('CORE')])).status, 200);
  forms.clerk = await begin('clerk', 'IPCR', CAS);
  assert.equal((await submit('clerk', forms.clerk, [target('CORE')])).status, 200);
  for (const action of ['reviewTargets', 'approveTargets']) assert.equal((await step('dean', forms.clerk, action))[0], 200, action);
  assert.equal((await step('spmis', forms.opcr, 'reviewTargets'))[0], 200);
  assert.equal((await step('president', forms.opcr, 'approveTargets'))[0], 200);

  const line = (await formOf('clerk', forms.clerk)).lines[0]!.id;
  const { db } = kit.app.server;
  const { rows } = await sql<{ id: number }>`
    insert into performance.evidence (line_id, kind, source_id, title, added_at) values (${line}, 'LOAD', 1, 'A load', now()) returning id`.execute(
    db,
  );
  const overtime = { kind: 'OVERTIME' as const, source_id: 1 };
  for (const who of ['dean', 'employee'] as const) {
    assert.equal(
      (await kit.people[who].call(addEvidence, { params: { id: line }, body: overtime })).status,
      404,
      `a line of another, ${who}`,
    );
    assert.equal((await kit.people[who].call(removeEvidence, { params: { id: rows[0]!.id } })).status, 404);
    assert.equal((await kit.people[who].call(findKnown, { params: { id: forms.clerk } })).status, 404);
  }
  assert.equal((await kit.people.employee.call(readEvidence, { params: { id: rows[0]!.id } })).status, 404);
  const strange = await kit.people.clerk.call(addEvidence, { params: { id: line }, body: overtime });
  assert.match(strange.body.message, /no such record of yours/, 'a record of another');
});

test('two who rate the same forms at once: one is written, the other reads who was faster, and neither is mixed', async () => {
  await setClock('2027-07-01T09:00');
  await begun('clerk', forms.clerk);
  assert.equal((await selfRate('clerk', forms.clerk, 4)).status, 200);
  await begun('dean', forms.opcr);
  assert.equal((await selfRate('dean', forms.opcr, 4)).status, 200);
  const waiting = (await kit.people.dean.call(readFormsToRate, { query: { period: kit.periodId } })).body;
  assert.deepEqual([waiting.waiting, waiting.forms.map(({ id }) => id)], [1, [forms.clerk]], 'not the own form');

  const six = await ratingOf('dean', forms.clerk, 6);
  const refused = await kit.people.dean.call(rateForms, { body: { forms: [six] } });
  assert.match(JSON.stringify(refused.body), /forms\.0\.lines\.0\.quality.*whole number from 1 to 5/);
  assert.equal((await kit.people.employee.call(rateForms, { body: { forms: [{ ...six, lines: [] }] } })).status, 403);
  const other = await ratingOf('spmis', forms.opcr, 4);
  assert.equal((await kit.people.dean.call(rateForms, { body: { forms: [other] } })).body.outcomes[0]!.done, false, 'their own');

  const given = await Promise.all([5, 3].map((one) => ratingOf('dean', forms.clerk, one)));
  const answers = await Promise.all(given.map((rating) => kit.people.dean.call(rateForms, { body: { forms: [rating] } })));
  const outcomes = answers.flatMap(({ body }) => body.outcomes);
  assert.deepEqual(outcomes.filter(({ done }) => done).length, 1);
  assert.match(outcomes.find(({ done }) => !done)!.because!, /“Rate” by .*Look again before you decide/);
  const won = given[outcomes.findIndex(({ done }) => done)]!;
  const form = await formOf('dean', forms.clerk);
  assert.deepEqual([form.state, form.comments, form.lines[0]!.ratings], ['RATED', won.comments, won.lines[0]!.ratings]);
});

test('a form that goes back while its office is calibrated is in one or the other, never in both', async () => {
  await setClock('2027-07-06T09:00');
  if ((await formOf('dean', forms.clerk)).lines[0]!.ratings.quality === 5) {
    assert.equal((await step('dean', forms.clerk, 'sendBackRating', 'Too high'))[0], 200);
    assert.equal(
      (await kit.people.dean.call(rateForms, { body: { forms: [await ratingOf('dean', forms.clerk, 3)] } })).body.outcomes[0]!.done,
      true,
    );
  }
  assert.equal((await step('dean', forms.clerk, 'finalize'))[0], 200);
  assert.equal((await kit.people.spmis.call(rateForms, { body: { forms: [await ratingOf('spmis', forms.opcr, 4)] } })).status, 200);
  assert.equal((await step('president', forms.opcr, 'finalize'))[0], 200);
  assert.equal((await leaveOthersUnrated(CAS)).status, 200);

  const [calibrated, [returned]] = await Promise.all([
    kit.people.spmis.call(calibrateOffice, { body: { period_id: kit.periodId, office_id: CAS } }),
    step('dean', forms.clerk, 'takeBack', 'A line was left out'),
  ]);
  const states = [(await formOf('spmis', forms.clerk)).state, (await formOf('spmis', forms.opcr)).state];
  assert.deepEqual(
    [calibrated.status, returned, states],
    calibrated.status === 200 ? [200, 409, ['CALIBRATED', 'CALIBRATED']] : [409, 200, ['RATED', 'FINAL']],
  );
});

test('a weak rating asks for papers with their dates: the advice, the notice before its day, and the dropping only after both', async () => {
  await setClock('2026-09-15T09:00');
  const { pool } = kit.app.server;
  const id = people.accountingClerk.id;
  const { rows } = await pool.query<{ id: number }>(
    `select id from performance.period where upper(during) <= '2027-01-01' order by during desc`,
  );
  const [next_id, before_id] = rows.map((one) => one.id) as [number, number];
  await pool.query('update performance.form set final = 2000, level = 2 where personnel_id = $1 and period_id = $2', [id, before_id]);
  const papers = async () => (await kit.people.head.call(readPerson, { params: { id } })).body.papers;
  const print = async (paper: 'INTERVENTION' | 'NOTICE' | 'DROPPING', who: Who = 'head') =>
    (await kit.people[who].call(printWeakPaper, { params: { id, paper } })).status;
  const act = (kind: 'INTERVENTION' | 'NOTICE' | 'DROPPING', period_id: number, on_day: string) =>
    kit.people.head.call(addWeakAct, { params: { id }, body: { period_id, kind, on_day, details: 'Received in person' } });

  assert.deepEqual([await papers(), await print('NOTICE')], [['INTERVENTION'], 409], 'the intervention comes first');
  assert.equal((await act('INTERVENTION', before_id, '2026-07-20')).status, 200);
  assert.deepEqual(await papers(), ['INTERVENTION', 'NOTICE']);
  assert.deepEqual([await print('INTERVENTION'), await print('NOTICE'), await print('DROPPING')], [200, 200, 409]);
  assert.deepEqual([await print('NOTICE', 'dean'), await print('NOTICE', 'employee')], [404, 403]);
  assert.match((await act('DROPPING', before_id, '2026-09-15')).body.message, /Dropping is not open/);
  assert.equal((await act('NOTICE', next_id, '2026-09-15')).status, 200);

  await setClock('2027-01-05T09:00');
  const running = (await kit.people.employee.call(readOwnForms)).body.periods.find((period) => period.id === next_id)!.forms[0]!.id;
  assert.equal((await selfRate('employee', running, 4)).status, 200);
  const given = await kit.people.head.call(rateForms, { body: { forms: [await ratingOf('head', running, 2, next_id)] } });
  assert.equal(given.body.outcomes[0]?.done, true, JSON.stringify(given.body));
  assert.equal((await step('head', running, 'finalize'))[0], 200);
  assert.deepEqual(await papers(), ['INTERVENTION', 'DROPPING']);
  assert.equal(await print('DROPPING'), 200);
  assert.equal((await act('DROPPING', next_id, '2027-01-05')).status, 200);
  const { acts } = (await kit.people.head.call(readPerson, { params: { id } })).body;
  assert.deepEqual([acts[0]!.kind, acts[0]!.appeal_until], ['DROPPING', '2027-01-20']);
});
