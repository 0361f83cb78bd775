import assert from 'node:assert/strict';
import { test } from 'node:test';
import { takeSteps } from '@talaan/requests/contract/steps.ts';
import { offices, people } from '@talaan/testing/demo-records.ts';
import { calibrateOffice, decideAppeal, readCalibration } from '../contract/calibration.ts';
import { printForm } from '../contract/evidence.ts';
import { openRating, readForm, reviseTargets, saveTargets } from '../contract/forms.ts';
import { listPeople, printForms, readCascade } from '../contract/people.ts';
import { openPerformance, target } from './fixtures/performance-kit.ts';
import { closeRatingsJob } from './jobs.ts';
import { readRatings } from './past/read-ratings.ts';

const { kit, formOf, setClock, begin, begun, step, submit, selfRate, rate, leaveOthersUnrated } = openPerformance();
const CAS = offices.artsAndSciences.id;

test('a period from the targets to CLOSED: a return, a revision, a refused calibration that is mended, an appeal, and what it feeds', async () => {
  await setClock('2026-12-05T09:00');
  const opcr = await begin('dean', 'OPCR', CAS);
  const above = await submit('dean', opcr, [target('CORE', { output: 'Reports of the college' })]);
  assert.equal(above.status, 200, JSON.stringify(above.body));
  const [commitment] = (await formOf('dean', opcr)).lines;

  const id = await begin('clerk', 'IPCR', CAS);
  assert.equal((await submit('clerk', id, [])).status, 422, 'a form without targets is not submitted');
  const odd = await submit('clerk', id, [target('CORE', { measure: 'PERCENT', target: 250_000 })]);
  assert.match(JSON.stringify(odd.body), /lines\.0\.target/);
  assert.match(
    JSON.stringify((await submit('clerk', id, [target('CORE', { weight: 60 }), target('CORE', { weight: 30 })])).body),
    /total 90 %/,
  );
  const lines = [target('CORE', { parent_id: commitment!.id }), target('SUPPORT')];
  assert.equal((await submit('clerk', id, lines)).status, 200);
  assert.equal((await step('dean', id, 'returnTargets', 'Name the reports'))[0], 200);
  assert.equal((await formOf('clerk', id)).state, 'TARGET_RETURNED');
  assert.equal((await submit('clerk', id, lines)).status, 200);
  for (const action of ['reviewTargets', 'approveTargets']) assert.equal((await step('dean', id, action))[0], 200, action);
  assert.equal((await step('spmis', opcr, 'reviewTargets'))[0], 200);
  assert.equal((await step('president', opcr, 'approveTargets'))[0], 200);

  const approved = await formOf('clerk', id);
  const { status: late } = await kit.people.clerk.call(saveTargets, {
    params: { id },
    body: { lines, seen: approved.seen, submit: false },
  });
  assert.equal(late, 409, 'a target is not changed after its approval');
  const typed = approved.lines.map((line) => ({ ...target(line.group), id: line.id, parent_id: line.parent_id, target: 24_000 }));
  const revised = await kit.people.dean.call(reviseTargets, {
    params: { id },
    body: { lines: typed, seen: approved.seen, reason: 'A post was added' },
  });
  assert.equal(revised.status, 200, JSON.stringify(revised.body));
  assert.deepEqual(
    [(await formOf('clerk', id)).revisions[0]!.reason, (await formOf('clerk', id)).lines[0]!.target],
    ['A post was added', 24_000],
  );
  assert.equal((await begun('clerk', id)).status, 409, 'the period has not begun');

  await setClock('2027-07-01T09:00');
  for (const [who, form] of [
    ['clerk', id],
    ['dean', opcr],
  ] as const) {
    assert.equal((await begun(who, form)).status, 200);
    assert.equal((await selfRate(who, form, 6)).status, 422, 'a rating of 6 is none');
    const own = await selfRate(who, form, 4);
    assert.equal(own.status, 200, JSON.stringify(own.body));
  }
  const { seen } = await formOf('dean', id);
  assert.equal((await rate('dean', id, 5, seen)).status, 200);
  assert.equal((await rate('dean', id, 4, seen)).status, 409, 'the second of two raters at once reads why');
  assert.equal((await step('clerk', id, 'confirmDiscussion'))[0], 409, 'the discussion has not been yet');
  await setClock('2027-07-06T09:00');
  assert.equal((await step('clerk', id, 'confirmDiscussion'))[0], 200);
  assert.equal((await step('dean', id, 'finalize'))[0], 200);
  assert.equal((await rate('spmis', opcr, 4)).status, 200);
  assert.equal((await step('president', opcr, 'finalize'))[0], 200);

  const office = { period_id: kit.periodId, office_id: CAS };
  const calibrate = () => kit.people.spmis.call(calibrateOffice, { body: office });
  const waits = await calibrate();
  assert.match(waits.body.message, /Not yet final/);
  const left = await leaveOthersUnrated(CAS);
  assert.equal(left.status, 200, JSON.stringify(left.body));
  assert.match((await calibrate()).body.message, /rated 5\.00 on average, above the office with 4\.00/);
  const alone = await kit.people.spmis.call(takeSteps, {
    body: { action: 'calibrate', items: [{ id, seen: (await formOf('spmis', id)).seen }], remarks: '' },
  });
  assert.ok(!JSON.stringify(alone.body).includes('"done":true'), 'no form is calibrated without its office');
  assert.equal((await step('spmis', id, 'sendBackFinal', 'Above the office'))[0], 200);
  assert.equal((await rate('dean', id, 4)).status, 200);
  assert.equal((await step('dean', id, 'finalize'))[0], 200);
  const done = await calibrate();
  assert.equal(done.status, 200, done.body.message);
  assert.equal((await formOf('clerk', id)).state, 'CALIBRATED');

  const sealed = await formOf('clerk', id);
  assert.deepEqual([sealed.is_sealed, sealed.final, sealed.lines[0]!.ratings.quality], [true, null, null]);
  assert.equal((await step('clerk', id, 'appeal', 'Too low'))[0], 409, 'the rating is opened first');
  assert.equal((await kit.people.clerk.call(openRating, { params: { id } })).status, 200);
  assert.deepEqual([(await formOf('clerk', id)).final, (await formOf('clerk', id)).appeal_until], [4000, '2027-07-16']);
  await setClock('2027-07-17T09:00');
  assert.match((await step('clerk', id, 'appeal', 'Too low'))[1], /open until 16 Jul 2027/, 'an appeal on the eleventh day');
  await setClock('2027-07-16T09:00');
  assert.equal((await step('clerk', id, 'appeal', 'Two reports were not counted'))[0], 200);
  const { shown, appeals } = (await kit.people.admin.call(readCalibration)).body;
  assert.equal(shown?.to, '2026-06-30', 'the first period with offices that wait for the team');
  const waiting = appeals.find((one) => one.id === id)!;
  assert.deepEqual([waiting.grounds, waiting.due_on], ['Two reports were not counted', '2027-08-16']);
  const form = await formOf('admin', id);
  const better = form.lines.map(({ id: line_id }) => ({ line_id, ratings: { quality: 5, efficiency: 5, timeliness: 4 }, reason: '' }));
  const body = { granted: true, decision: 'They count', lines: better, seen: form.seen };
  const decided = await kit.people.admin.call(decideAppeal, { params: { id }, body });
  assert.equal(decided.status, 200, JSON.stringify(decided.body));
  const resolved = await formOf('admin', id);
  assert.deepEqual([resolved.state, resolved.final_before, resolved.final, resolved.received_on], ['RESOLVED', 4000, 4670, null]);

  assert.equal((await kit.people.clerk.call(openRating, { params: { id } })).status, 200);
  const close = () => closeRatingsJob.run({ server: kit.app.server, accountId: 0, runId: '', progress: async () => undefined }, {});
  await setClock('2027-07-26T09:00');
  await close();
  assert.equal((await formOf('clerk', id)).state, 'RESOLVED', 'ten days after the new notice');
  await setClock('2027-07-27T09:00');
  await close();
  assert.equal((await formOf('clerk', id)).state, 'CLOSED');
  const [last] = (await readRatings(kit.app.server.db, [people.clerkOfArtsAndSciences.id])).get(people.clerkOfArtsAndSciences.id)!;
  assert.deepEqual([last!.final, last!.level, last!.source], [4670, 5, 'IPCR of January to June 2027']);
});

test('who may read and act: a form is of its owner and those above, and the calibration of members of the team', async () => {
  const rows = (await kit.people.dean.call(listPeople, { query: { period: kit.periodId, per_page: 100 } })).body;
  assert.ok(rows.people.some(({ standing }) => standing === 'FINAL') && rows.people.every(({ office }) => office !== 'ACCT'));
  const id = rows.people.find(({ form }) => form === 'IPCR')!.form_id!;
  assert.equal((await kit.people.employee.call(readForm, { params: { id } })).status, 404);
  assert.equal((await kit.people.employee.call(readCalibration)).status, 404, 'no seat');
  assert.match(String((await kit.people.dean.call(printForm, { params: { id } })).headers.get('content-type')), /pdf/);
  const started = await kit.people.dean.call(printForms, { body: { forms: rows.people.flatMap(({ form_id }) => form_id ?? []) } });
  const printed = await kit.app.finishJob(kit.people.dean, started.body.job.id);
  assert.deepEqual([printed.state, printed.result?.['printed']], ['done', 1], 'not the own form');
  assert.equal((await kit.people.employee.call(printForms, { body: { forms: [id] } })).status, 403);
  const cascade = (await kit.people.dean.call(readCascade, { query: { period: kit.periodId } })).body;
  assert.equal(cascade.lines.filter(({ parent_id }) => parent_id !== null).length, 1);
  assert.deepEqual(cascade.unanswered, []);
});
