import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { uploadDocument } from '@talaan/kernel/contract/files.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { closeNomination, reportNomination, screenNomination } from '@talaan/trainings/contract/nomination-steps.ts';
import { fileNominations, previewNominees, readNomination } from '@talaan/trainings/contract/nominations.ts';
import { addPlan, readPlan, reviewPlan } from '../contract/plans.ts';

let app: TestApp;
const who = {} as Record<'head' | 'employee' | 'ld' | 'budget' | 'president', Caller>;
before(async () => {
  app = await startTestApp();
  for (const name of ['head', 'employee', 'ld', 'budget', 'president'] as const) who[name] = await app.as(name);
});
after(() => app.close());

const owner = people.accountingClerk.id;
const DAYS = { first_day: '2027-03-01', last_day: '2027-03-03' };

async function step(caller: Caller, id: number, action: string, remarks = ''): Promise<void> {
  const { seen } = (await caller.call(readTimeline, { params: { id } })).body.request;
  const { status, body } = await caller.call(takeStep, { params: { id }, body: { action, seen, remarks } });
  assert.equal(status, 200, `${action}: ${JSON.stringify(body)}`);
}

async function preview() {
  const { body } = await who.head.call(previewNominees, { query: { ...DAYS, people: [owner] } });
  return body.nominees[0]!;
}

/** An approved plan with a training of the second priority; answers the number of its line. */
async function approvedLine(): Promise<number> {
  const line = {
    id: null,
    priority: 2 as const,
    need: 'Ledgers are closed late.',
    intervention: 'TRAINING' as const,
    title: 'Closing of ledgers',
    provider: '',
    field: '',
    mode: null,
    from: DAYS.first_day,
    to: DAYS.last_day,
    cost: 0,
    fund: '',
    output: 'Ledgers closed by the fifth',
    needs_replacement: false,
    person_id: null,
    competency_id: null,
    need_id: null,
    recommendation: null,
    of_line: null,
  };
  const added = await who.employee.call(addPlan, { body: { kind: 'INDIVIDUAL', office_id: null, from_year: 2027, lines: [line] } });
  assert.equal(added.status, 200, JSON.stringify(added.body));
  const { id } = added.body;
  await step(who.employee, id, 'submit');
  const [saved] = (await who.employee.call(readPlan, { params: { id } })).body.plan.lines;
  assert.ok(
    (await preview()).plan_lines.every((one) => one.id !== saved!.id),
    'a plan that is not approved asks for nothing yet',
  );
  const reviews = [{ line_id: saved!.id, is_returned: false, remark: '' }];
  assert.equal((await who.head.call(reviewPlan, { params: { id }, body: { reviews } })).status, 200);
  return saved!.id;
}

test('a line of an approved plan is offered to a nominee, gives its points, and is answered when the training is closed', async () => {
  const planLine = await approvedLine();
  const offered = (await preview()).plan_lines.find(({ id }) => id === planLine);
  assert.deepEqual(offered, { id: planLine, title: 'Closing of ledgers', priority: 2 });

  const { db } = app.server;
  const { rows: kept } = await sql<{ provider_id: number; type_id: number }>`
    select (select min(id) from trainings.provider where is_active) as provider_id, (select min(id) from reference.learning_type) as type_id`.execute(
    db,
  );
  const training = {
    ...kept[0]!,
    ...DAYS,
    title: 'Closing of the books',
    venue: 'ONLINE' as const,
    place: '',
    is_abroad: false,
    foreign_authority: '',
    hours: 1600,
    fee: 500_000,
    travel: 180_000,
    description: '',
    invitation_path: null,
  };
  const filed = await who.head.call(fileNominations, {
    body: { training_id: null, training, justification: 'Planned', nominees: [{ personnel_id: owner, plan_line_id: planLine }] },
  });
  assert.equal(filed.status, 200, JSON.stringify(filed.body));
  assert.deepEqual(filed.body.drafts, []);
  const id = filed.body.ids[0]!;
  const screened = await who.ld.call(screenNomination, { params: { id }, body: { relevance: 4, votes: null, leaves_to_meeting: false } });
  assert.equal(screened.status, 200, JSON.stringify(screened.body));
  const { nomination } = (await who.ld.call(readNomination, { params: { id } })).body;
  const points = (factor: string) => nomination.screening.find((one) => one.factor === factor)!;
  assert.deepEqual([points('plan').points, points('plan').says], [15_000, 'Plan line of priority 2']);
  const { rows: rated } = await sql<{ final: number }>`
    select f.final from performance.form f join performance.period q on q.id = f.period_id
    where f.personnel_id = ${owner} and f.state = 'CLOSED' order by q.during desc limit 1`.execute(db);
  assert.equal(points('rating').points, rated[0]!.final * 4, 'the last rating on record');

  await step(who.budget, id, 'confirmFunds', 'General Fund');
  await step(who.president, id, 'approve');
  await sql`update trainings.training set first_day = '2026-11-09', last_day = '2026-11-10' where id = ${nomination.training_id}`.execute(
    db,
  );
  await step(who.ld, id, 'attend');
  const file = { name: 'certificate.pdf', content: Buffer.from('%PDF-1.4\n%%EOF') };
  const { path } = (await who.employee.call(uploadDocument, { file })).body;
  const report = { is_completed: true, report: 'The new form', re_entry_plan: 'Teach the office', attachment_path: path };
  assert.equal((await who.employee.call(reportNomination, { params: { id }, body: report })).status, 200);
  const closed = await who.ld.call(closeNomination, { params: { id }, body: { spent: 420_000, hours: 1600 } });
  assert.equal(closed.status, 200, JSON.stringify(closed.body));
  const { rows: lines } = await sql`select state, closed_on, closed_because from plans.line where id = ${planLine}`.execute(db);
  assert.deepEqual(lines, [{ state: 'ANSWERED', closed_on: '2026-11-10', closed_because: 'Training: Closing of the books' }]);
  assert.ok((await preview()).plan_lines.every((one) => one.id !== planLine));
});
