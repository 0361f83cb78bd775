import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { previewSeparation, separate } from '@talaan/personnel/contract/moves.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { compareStatements } from '@talaan/testing/count-statements.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { offices, people } from '@talaan/testing/demo-records.ts';
import { addNeed, listNeeds } from '../contract/needs.ts';
import { addPlan, closeLine, listPlans, readPlan, reviewPlan, revisePlan, savePlan, type LineBody } from '../contract/plans.ts';
import { readRollUp } from '../contract/roll-up.ts';
import { saveWindow } from '../contract/windows.ts';

let app: TestApp;
let hr: Caller;
let head: Caller;
let employee: Caller;
let dean: Caller;
before(async () => {
  app = await startTestApp();
  [hr, head, employee, dean] = await Promise.all([app.as('hr'), app.as('head'), app.as('employee'), app.as('dean')]);
});
after(() => app.close());

const YEAR = 2027;
const LINE: LineBody = {
  id: null,
  priority: 1,
  need: 'Ledgers are closed late.',
  intervention: 'TRAINING',
  title: 'Closing of ledgers',
  provider: 'Commission on Audit',
  field: '',
  mode: null,
  from: `${YEAR}-03-01`,
  to: `${YEAR}-03-03`,
  cost: 4500_00,
  fund: 'General Fund',
  output: 'Ledgers closed by the fifth',
  needs_replacement: false,
  person_id: null,
  competency_id: null,
  need_id: null,
  recommendation: null,
  of_line: null,
};

const read = async (who: Caller, id: number) => (await who.call(readPlan, { params: { id } })).body.plan;
const submit = async (who: Caller, id: number) =>
  (await who.call(takeStep, { params: { id }, body: { action: 'submit', seen: (await read(who, id)).seen, remarks: '' } })).status;
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).toSorted((one, other) => one - other);
const faultsOf = ({ body }: { body: unknown }) => Object.keys((body as { errors: object }).errors);

test('two who begin a version at once begin one, and it says which is on its way', async () => {
  const window = { effective_on: app.server.clock.today(), from: '11-01', to: '12-31', source: 'Office Order No. 7' };
  assert.equal((await hr.call(saveWindow, { body: window })).status, 200);
  const [plan] = (await dean.call(listPlans, { query: { whose: 'mine', kind: ['FACULTY'], state: ['APPROVED'] } })).body.plans;
  const begin = () => dean.call(revisePlan, { params: { id: plan!.id } });
  assert.deepEqual(statuses(await Promise.all([begin(), begin(), begin()])), [200, 409, 409]);
  assert.match((await read(dean, plan!.id)).why_not_revised!, /Version 2 is already on its way/);
});

test('a line begins in the years of its plan, ends after it begins, and answers only what is of its owner', async () => {
  const add = (line: Partial<LineBody>) =>
    employee.call(addPlan, { body: { kind: 'INDIVIDUAL' as const, office_id: null, from_year: YEAR, lines: [{ ...LINE, ...line }] } });
  assert.deepEqual(faultsOf(await add({ from: '2026-12-31', to: '2027-01-02' })), ['lines.0.from']);
  assert.deepEqual(faultsOf(await add({ from: '2028-01-01', to: '2028-01-02' })), ['lines.0.from']);
  assert.deepEqual(faultsOf(await add({ from: '2027-03-03', to: '2027-03-01' })), ['lines.0.to']);
  assert.equal((await add({ from: '2027-02-30' })).status, 422);
  const others = (await dean.call(listPlans, { query: { whose: 'mine', state: ['APPROVED'] } })).body.plans[0]!;
  const theirLine = (await read(dean, others.id)).lines[0]!;
  assert.deepEqual(faultsOf(await add({ of_line: theirLine.id })), ['lines.0.need']);
  assert.deepEqual(faultsOf(await add({ of_line: 99_999_999 })), ['lines.0.need']);
  assert.deepEqual(faultsOf(await add({ competency_id: 99_999_999 })), ['lines.0.need']);
  assert.deepEqual(faultsOf(await add({ recommendation: 'x' })), ['lines.0.need']);
  const need = { office_id: offices.artsAndSciences.id, personnel_id: null, competency_id: null, title: 'Statistics', reason: '' };
  assert.equal((await dean.call(addNeed, { body: need })).status, 200);
  const { need_id } = (await dean.call(listNeeds, { query: { term: 'Statistics' } })).body.needs[0]!;
  assert.deepEqual(faultsOf(await add({ need_id })), ['lines.0.need']);
});

test('a degree that begins in the last year of a plan ends after it, and the roll-up counts what falls into its years', async () => {
  const body = {
    kind: 'FACULTY' as const,
    office_id: offices.artsAndSciences.id,
    from_year: YEAR,
    lines: [{ ...LINE, intervention: 'DEGREE' as const, mode: 'FULL_TIME' as const, from: '2031-07-01', to: '2034-06-30', cost: 1_096_00 }],
  };
  const { id } = (await dean.call(addPlan, { body })).body;
  assert.equal(await submit(dean, id), 200);
  const query = { kind: 'FACULTY' as const, from_year: YEAR, counted: 'submitted' as const, office: offices.artsAndSciences.id };
  const { away, units } = (await dean.call(readRollUp, { query })).body;
  assert.ok(away.some(({ plan_id }) => plan_id === id));
  assert.equal(units[0]!.years.at(-1)!.year, 2031);
  assert.ok(units[0]!.years.at(-1)!.cost >= 184_00, 'of 1,096 days 184 are in 2031');
  const small = { ...query, from_year: 2090 };
  const [many, none] = await compareStatements(
    () => dean.call(readRollUp, { query }),
    () => dean.call(readRollUp, { query: small }),
  );
  assert.equal(many, none, 'however many plans there are');
});

test('two reviews and two closings at once: one of each, nothing half', async () => {
  const { id } = (
    await employee.call(addPlan, {
      body: { kind: 'INDIVIDUAL' as const, office_id: null, from_year: YEAR, lines: [LINE, { ...LINE, title: 'Audit' }] },
    })
  ).body;
  assert.equal(await submit(employee, id), 200);
  const { lines } = await read(head, id);
  const review = (isReturned: boolean) =>
    head.call(reviewPlan, {
      params: { id },
      body: {
        reviews: lines.map(({ id: line }, at) => ({
          line_id: line,
          is_returned: isReturned && at === 0,
          remark: isReturned && at === 0 ? 'Say when.' : '',
        })),
      },
    });
  const both = await Promise.all([review(true), review(false)]);
  assert.deepEqual(statuses(both), [200, 409]);
  const decided = await read(employee, id);
  const returned = decided.state === 'RETURNED';
  assert.deepEqual([decided.state, decided.lines[0]!.remark], returned ? ['RETURNED', 'Say when.'] : ['APPROVED', '']);
  if (returned) {
    assert.equal((await employee.call(savePlan, { params: { id }, body: { lines: decided.lines } })).status, 200);
    assert.equal(await submit(employee, id), 200);
    assert.equal((await review(false)).status, 200);
  }
  const close = (because: string) =>
    employee.call(closeLine, { params: { id: lines[0]!.id }, body: { state: 'ANSWERED', closed_on: app.server.clock.today(), because } });
  assert.deepEqual(statuses(await Promise.all([close('By a course'), close('By coaching')])), [200, 200]);
  assert.match((await read(employee, id)).lines[0]!.closed_because, /^By /);
});

test('the plans of a person who leaves end with their service, and no one approves them', async () => {
  const { id: leaving } = people.instructorOfMathematics;
  const plans = async () =>
    (await hr.call(listPlans, { query: { term: people.instructorOfMathematics.surname, per_page: 100 } })).body.plans;
  const before = await plans();
  assert.ok(before.length > 0);
  const body = { last_day: app.server.clock.today(), cause_code: 'RES' };
  const { digest } = (await hr.call(previewSeparation, { params: { id: leaving }, body })).body;
  assert.equal((await hr.call(separate, { params: { id: leaving }, body: { ...body, digest } })).status, 200);
  const open = ['DRAFT', 'RETURNED', 'SUBMITTED', 'HEAD_REVIEWED', 'DPC_ENDORSED', 'COMMITTEE_REVIEWED', 'APPROVED'];
  assert.deepEqual(
    (await plans()).map(({ id, state }) => [id, state]),
    before.map(({ id, state }) => [id, open.includes(state) ? 'CANCELLED' : state]),
  );
});
