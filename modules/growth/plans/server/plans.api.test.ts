import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { offices, people } from '@talaan/testing/demo-records.ts';
import { addItems, decideItems, listMeetings, readMeeting } from '@talaan/committees/contract/meetings.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import {
  addPlan,
  closeLine,
  listPlans,
  listWithout,
  offerLines,
  planOffices,
  printPlan,
  readPlan,
  reviewPlan,
  revisePlan,
  savePlan,
  type LineBody,
} from '../contract/plans.ts';
import { saveWindow } from '../contract/windows.ts';
import { printRollUp, readRollUp } from '../contract/roll-up.ts';

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
function line(other: Partial<LineBody> = {}): LineBody {
  return {
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
    ...other,
  };
}

const readAs = async (who: Caller, id: number) => (await who.call(readPlan, { params: { id } })).body.plan;
async function step(who: Caller, id: number, action: string, remarks = '') {
  const { seen } = await readAs(who, id);
  return (await who.call(takeStep, { params: { id }, body: { action, seen, remarks } })).status;
}

test('an employee plans what is offered, the head returns it by line, then approves it, and what is done is said', async () => {
  const offer = async (from_year: number) => (await employee.call(offerLines, { query: { kind: 'INDIVIDUAL', from_year } })).body;
  assert.match((await offer(2026)).why_not!, /There is a plan for 2026/);
  assert.equal((await offer(YEAR)).why_not, null);
  assert.match((await offer(2031)).why_not!, /Choose 2026 or 2027/);
  const faculty = await employee.call(offerLines, { query: { kind: 'FACULTY', from_year: YEAR } });
  assert.match(faculty.body.why_not!, /faculty positions/);
  const without = async () =>
    (await head.call(listWithout, { query: { year: YEAR, per_page: 100 } })).body.people.some(({ id }) => id === people.accountingClerk.id);
  assert.equal(await without(), true);

  const add = (lines: LineBody[]) =>
    employee.call(addPlan, { body: { kind: 'INDIVIDUAL' as const, office_id: null, from_year: YEAR, lines } });
  const refused = await add([line({ output: '', from: '2028-01-01', to: '2028-01-02', fund: '' })]);
  assert.equal(refused.status, 422);
  assert.deepEqual(Object.keys((refused.body as unknown as { errors: object }).errors), ['lines.0.output', 'lines.0.from', 'lines.0.fund']);
  const both = await Promise.all([add([line()]), add([line()])]);
  assert.deepEqual(
    both.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 422],
    'of two at the same moment one',
  );
  const { id } = both.find(({ status }) => status === 200)!.body;
  assert.equal((await head.call(readPlan, { params: { id } })).status, 404, 'a draft is its owner’s alone');
  assert.equal((await head.call(savePlan, { params: { id }, body: { lines: [line()] } })).status, 404);

  const [first] = (await readAs(employee, id)).lines;
  const coaching = line({ title: 'Coaching by the head', intervention: 'COACHING', cost: 0, fund: '' });
  const save = (lines: LineBody[]) => employee.call(savePlan, { params: { id }, body: { lines } });
  assert.equal((await save([line({ id: first!.id, title: 'Closing of books' }), coaching])).status, 200);
  const saved = (await readAs(employee, id)).lines;
  assert.deepEqual(
    saved.map(({ id: one, title }) => [one === first!.id, title]),
    [
      [true, 'Closing of books'],
      [false, 'Coaching by the head'],
    ],
  );
  assert.equal(await step(employee, id, 'submit'), 200);
  assert.equal((await save([line()])).status, 409);
  assert.equal(await without(), false);
  const waiting = (await head.call(listPlans, { query: { whose: 'waiting', kind: ['INDIVIDUAL'] } })).body.plans;
  assert.ok(waiting.some((plan) => plan.id === id));
  assert.equal(await step(head, id, 'approve'), 409, 'it is reviewed line by line');

  const review = (who: Caller, remark: string, isReturned: boolean) =>
    who.call(reviewPlan, {
      params: { id },
      body: {
        reviews: saved.map(({ id: one }, at) => ({ line_id: one, is_returned: isReturned && at === 1, remark: at === 1 ? remark : '' })),
      },
    });
  assert.equal((await review(head, '', true)).status, 422, 'what is to be changed is said');
  assert.equal((await review(employee, '', false)).status, 409, 'not one’s own');
  assert.equal((await review(head, 'Say how often.', true)).status, 200);
  const returned = await readAs(employee, id);
  assert.deepEqual([returned.state, returned.lines[1]!.remark], ['RETURNED', 'Say how often.']);
  assert.equal((await save(returned.lines.map((one) => ({ ...line(), ...one, output: 'Weekly, eight times' })))).status, 200);
  assert.equal(await step(employee, id, 'submit'), 200);
  assert.equal((await review(head, '', false)).status, 200);
  const approved = await readAs(employee, id);
  assert.deepEqual([approved.state, approved.lines[1]!.remark], ['APPROVED', '']);

  const close = (who: Caller, body: { state: 'ANSWERED' | 'DROPPED'; closed_on: string | null; because: string }) =>
    who.call(closeLine, { params: { id: approved.lines[1]!.id }, body });
  assert.equal((await close(employee, { state: 'DROPPED', closed_on: '2026-11-20', because: '' })).status, 422);
  assert.equal((await close(employee, { state: 'ANSWERED', closed_on: '2027-06-01', because: '' })).status, 422, 'a day to come');
  assert.equal((await close(await app.as('faculty'), { state: 'ANSWERED', closed_on: '2026-11-20', because: '' })).status, 404);
  assert.equal((await close(head, { state: 'ANSWERED', closed_on: '2026-11-20', because: 'Eight sessions' })).status, 200);
  assert.equal((await employee.call(printPlan, { params: { id } })).status, 200);
  assert.equal((await employee.call(printPlan, { params: { id }, query: { format: 'xlsx' } })).status, 200);
});

test('an approved plan is revised in the yearly window alone; the version before stays in force until the new one is approved by all', async () => {
  const [plan] = (await dean.call(listPlans, { query: { whose: 'mine', kind: ['FACULTY'] } })).body.plans;
  const id = plan!.id;
  const revise = () => dean.call(revisePlan, { params: { id } });
  assert.equal((await revise()).status, 409, 'June and July');
  assert.match((await readAs(dean, id)).why_not_revised!, /from 1 Jun 2026 to 31 Jul 2026/);
  const window = { effective_on: app.server.clock.today(), from: '11-01', to: '12-31', source: 'Office Order No. 7' };
  assert.equal((await dean.call(saveWindow, { body: window })).status, 403);
  assert.equal((await hr.call(saveWindow, { body: { ...window, to: '10-01' } })).status, 422);
  assert.equal((await hr.call(saveWindow, { body: window })).status, 200);
  const next = await revise();
  assert.equal(next.status, 200, JSON.stringify(next.body));
  assert.equal((await revise()).status, 409, 'one is on its way');
  const second = next.body.id;
  const drafted = await readAs(dean, second);
  assert.deepEqual([drafted.version, drafted.state, drafted.versions.map(({ version }) => version)], [2, 'DRAFT', [1, 2]]);
  assert.ok(drafted.lines.length > 0 && drafted.lines.every(({ of_line }) => of_line !== null));

  const [vpaa, secretary, president] = await Promise.all([app.as('vpaa'), app.as('ld'), app.as('president')]);
  const stateOf = async (one: number) => (await readAs(dean, one)).state;
  assert.equal(await step(dean, second, 'submit'), 200);
  assert.equal(await step(vpaa, second, 'review'), 200);
  assert.equal(await step(secretary, second, 'endorse'), 200);
  assert.equal(await step(secretary, second, 'reviewInCommittee'), 200);
  assert.deepEqual([await stateOf(id), await stateOf(second)], ['APPROVED', 'COMMITTEE_REVIEWED'], 'version 1 is in force');
  assert.equal(await step(president, second, 'approve'), 200);
  assert.deepEqual([await stateOf(id), await stateOf(second)], ['REVISED', 'APPROVED']);
});

test('a head plans for the unit with people of it, and the roll-up adds up by unit and year', async () => {
  const { offices: units } = (await dean.call(planOffices)).body;
  const unit = offices.artsAndSciences;
  assert.ok(units.some(({ id }) => id === unit.id) && !units.some(({ id }) => id === offices.accounting.id));
  const add = (office_id: number, person_id: number | null) =>
    dean.call(addPlan, {
      body: {
        kind: 'FACULTY' as const,
        office_id,
        from_year: 2026,
        lines: [
          line({
            intervention: 'DEGREE',
            title: 'Doctor of Philosophy in Physics',
            provider: 'Mindanao State University',
            mode: 'FULL_TIME',
            from: '2027-01-01',
            to: '2028-12-31',
            cost: 730_000_00,
            needs_replacement: true,
            person_id,
          }),
        ],
      },
    });
  assert.equal((await add(offices.accounting.id, null)).status, 422, 'not of the dean');
  assert.equal((await add(unit.id, people.accountingClerk.id)).status, 422, 'not of the unit');
  const added = await add(unit.id, people.instructorOfMathematics.id);
  assert.equal(added.status, 200, JSON.stringify(added.body));
  const { id } = added.body;
  const rolled = async (who: Caller, counted: 'approved' | 'submitted') =>
    (await who.call(readRollUp, { query: { kind: 'FACULTY', from_year: 2026, counted, office: unit.id } })).body;
  const before = await rolled(dean, 'submitted');
  assert.equal(await step(dean, id, 'submit'), 200);
  const with_ = await rolled(dean, 'submitted');
  const costs = (found: typeof before) =>
    found.units.find(({ id: one }) => one === unit.id)?.years.map(({ cost }) => cost) ?? [0, 0, 0, 0, 0];
  const more = costs(with_).map((cost, at) => cost - costs(before)[at]!);
  assert.deepEqual(
    more.map((cost) => cost > 0),
    [false, true, true, false, false],
    'spread over its days',
  );
  assert.equal(
    more.reduce((sum, cost) => sum + cost, 0),
    730_000_00,
  );
  assert.ok(with_.away.some(({ plan_id, needs_replacement }) => plan_id === id && needs_replacement));
  assert.ok(!(await rolled(dean, 'approved')).away.some(({ plan_id }) => plan_id === id));
  const [university, ...below] = (await hr.call(readRollUp, { query: { kind: 'FACULTY', from_year: 2026 } })).body.units;
  const tops = below.filter(({ depth }) => depth === 1);
  assert.deepEqual([university!.depth, university!.cost], [0, tops.reduce((sum, { cost }) => sum + cost, 0)]);
  assert.ok(tops.length > 1);
  assert.equal((await employee.call(readRollUp, { query: { kind: 'FACULTY' } })).status, 403);
  for (const format of ['pdf', 'xlsx'] as const)
    assert.equal((await hr.call(printRollUp, { query: { kind: 'FACULTY', from_year: 2026, format } })).status, 200);
});

test('the committee reviews endorsed plans at a meeting, by its secretary, with what the plan says on the agenda', async () => {
  const secretary = await app.as('ld');
  const [plan] = (await secretary.call(listPlans, { query: { state: ['DPC_ENDORSED', 'PDC_ENDORSED'] } })).body.plans;
  const [meeting] = (await secretary.call(listMeetings, { query: { kind: 'SCHOLARSHIP', state: ['HELD'] } })).body.meetings;
  const params = { id: meeting!.id };
  assert.equal((await secretary.call(addItems, { params, body: { requests: [plan!.id], title: '' } })).status, 200);
  const { agenda } = (await secretary.call(readMeeting, { params })).body;
  const item = agenda.find(({ request_id: id }) => id === plan!.id)!;
  assert.match(item.says.at(-1)!, /Estimated cost PHP/);
  assert.deepEqual(
    item.actions.map(({ action }) => action),
    ['reviewInCommittee', 'returnEndorsed', 'DEFER'],
  );
  const decided = await secretary.call(decideItems, { params, body: { items: [item.id], action: 'reviewInCommittee', remarks: '' } });
  assert.deepEqual(decided.body.outcomes, [{ id: item.id, title: item.title, done: true, because: null }]);
  assert.equal((await readAs(secretary, plan!.id)).state, 'COMMITTEE_REVIEWED');
});
