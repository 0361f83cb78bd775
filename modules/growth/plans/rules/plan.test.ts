import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays, daysFrom } from '@talaan/performance/rules/period/days.ts';
import { findPlanFaults } from './find-plan-faults.ts';
import { offeredLines } from './offered-lines.ts';
import type { PlanKind, PlanLine } from './plan.ts';
import { reviewLines } from './review-lines.ts';
import { DEFAULT_WINDOW, versionInForce, whyNotBegun, whyNotRevised, yearsOf, type StatedPlan } from './versions.ts';

const LINE: PlanLine = {
  id: 1,
  priority: 1,
  need: 'No doctorate in the department',
  intervention: 'DEGREE',
  title: 'PhD in Soil Science',
  provider: 'UP Los Baños',
  field: 'Soil Science',
  mode: 'FULL_TIME',
  from: '2026-08-01',
  to: '2029-07-31',
  cost: 90_000_000,
  fund: 'Faculty development fund',
  output: 'Degree conferred',
  needs_replacement: true,
  state: 'OPEN',
  person_id: 12,
};
const faultsOf = (line: Partial<PlanLine>, kind: PlanKind = 'FACULTY') =>
  findPlanFaults({ kind, ...yearsOf(kind, 2026) }, [{ ...LINE, ...line }]);

const FAULTS: [string, Partial<PlanLine>, string, RegExp][] = [
  ['a priority of 4', { priority: 4 as 3 }, 'priority', /from 1 to 3/],
  ['a line without a need', { need: ' ' }, 'need', /gap or need/],
  ['a line without a title', { title: '' }, 'title', /Enter the degree/],
  ['a line without an output', { output: '' }, 'output', /expected output/],
  ['a line that ends before it begins', { to: '2026-07-31' }, 'to', /must not be before/],
  ['a line that begins after the plan', { from: '2031-01-01', to: '2031-02-01' }, 'from', /from 2026 to 2030/],
  ['a cost without a fund', { fund: '' }, 'fund', /source of the funds/],
  ['a cost below 0', { cost: -1 }, 'cost', /0 where there is none/],
  ['a degree without a school', { provider: '' }, 'provider', /school/],
  ['a degree without a mode', { mode: null }, 'mode', /full time/],
];

for (const [name, line, field, message] of FAULTS)
  test(`${name} is refused`, () => assert.match(faultsOf(line)[`lines.0.${field}`]?.join() ?? '', message));

for (const [kind, from, to] of [
  ['INDIVIDUAL', 2026, 2026],
  ['FACULTY', 2026, 2030],
  ['ADMINISTRATIVE', 2026, 2028],
] as const)
  test(`a plan ${kind} that begins in 2026 is for ${from} to ${to}`, () => {
    assert.deepEqual(yearsOf(kind, 2026), { from_year: from, to_year: to });
    assert.match(findPlanFaults({ kind, from_year: 2026, to_year: to + 1 }, [LINE]).to_year![0]!, new RegExp(`${from} to ${to}`));
  });

test('a whole plan is submitted, one without lines is not', () => {
  assert.deepEqual(faultsOf({}), {});
  assert.deepEqual(faultsOf({ from: '2030-08-01', to: '2033-07-31' }), {}, 'a degree ends after the plan');
  assert.deepEqual(faultsOf({ intervention: 'COACHING', cost: 0, fund: '', provider: '', mode: null }), {});
  assert.match(findPlanFaults({ kind: 'FACULTY', ...yearsOf('FACULTY', 2026) }, []).lines![0]!, /at least one line/);
});

const plan = (id: number, more: Partial<StatedPlan> = {}): StatedPlan => ({
  id,
  kind: 'FACULTY',
  owner: 'person 12',
  ...yearsOf('FACULTY', 2026),
  version: 1,
  first_id: id,
  state: 'APPROVED',
  ...more,
});
const SECOND = plan(2, { version: 2, first_id: 1, state: 'DRAFT' });

const REVISIONS: [string, StatedPlan, StatedPlan[], string, RegExp | null][] = [
  ['on the first day of the window', plan(1), [], '2027-06-01', null],
  ['on its last', plan(1), [], '2027-07-31', null],
  ['a day after it', plan(1), [], '2027-08-01', /from 1 Jun 2027 to 31 Jul 2027/],
  ['while version 2 is on its way', plan(1), [SECOND], '2027-06-15', /Version 2 is already on its way/],
  ['after version 2 was disapproved', plan(1), [{ ...SECOND, state: 'DISAPPROVED' }], '2027-06-15', null],
  ['before it is approved', plan(1, { state: 'SUBMITTED' }), [], '2027-06-15', /Only an approved plan/],
];

for (const [name, of, others, today, why] of REVISIONS)
  test(`a plan ${why ? 'is not revised' : 'is revised'} ${name}`, () => {
    const found = whyNotRevised(of, [of, ...others], today, DEFAULT_WINDOW);
    if (why) assert.match(found ?? '', why);
    else assert.equal(found, null);
  });

test('version 1 stays in force until version 2 is approved', () => {
  assert.equal(versionInForce([plan(1), SECOND], 1)?.version, 1);
  assert.equal(versionInForce([plan(1, { state: 'REVISED' }), { ...SECOND, state: 'APPROVED' }], 1)?.version, 2);
  assert.equal(versionInForce([SECOND], 1), undefined);
});

test('an owner has one live plan of a kind for a time; another kind, another time or a closed plan do not matter', () => {
  const wanted = plan(9);
  assert.match(whyNotBegun(wanted, [plan(1)])!, /plan for 2026 to 2030/);
  assert.match(whyNotBegun(wanted, [plan(1, yearsOf('FACULTY', 2030))])!, /2030 to 2034/);
  for (const other of [
    { kind: 'ADMINISTRATIVE' },
    { owner: 'office 3' },
    yearsOf('FACULTY', 2031),
    { state: 'CLOSED' },
    { first_id: 9 },
  ] as const)
    assert.equal(whyNotBegun(wanted, [plan(1, other)]), null, JSON.stringify(other));
});

test('two live plans of a kind never share a year', () => {
  const year = fc.integer({ min: 2020, max: 2040 });
  fc.assert(
    fc.property(year, year, (one, other) => {
      const shares = Math.abs(one - other) < 5;
      return (whyNotBegun(plan(9, yearsOf('FACULTY', one)), [plan(1, yearsOf('FACULTY', other))]) !== null) === shares;
    }),
  );
});

test('open lines are offered to the next plan, moved to its first day where they began before it', () => {
  const lines = [LINE, { ...LINE, id: 2, state: 'ANSWERED' as const }, { ...LINE, id: 3, from: '2031-02-01', to: '2031-02-10' }];
  assert.deepEqual(
    offeredLines(lines, { from_year: 2031 }).map(({ of_line, from, to }) => [of_line, from, to]),
    [
      [1, '2031-01-01', '2033-12-31'],
      [3, '2031-02-01', '2031-02-10'],
    ],
  );
});

const TITLED = [
  { id: 1, title: 'Records management' },
  { id: 2, title: 'Coaching' },
];
const review = (line_id: number, remark = '') => ({ line_id, is_returned: remark !== '', remark });

test('one returned line returns the plan, with what is to be changed; without any it is approved', () => {
  assert.deepEqual(reviewLines(TITLED, [review(2, 'Name the coach.'), review(1)]), {
    decides: 'RETURN',
    reason: 'Coaching: Name the coach.',
  });
  assert.deepEqual(reviewLines(TITLED, [review(1), review(2)]), { decides: 'APPROVE' });
});

test('each line is reviewed once, and a returned one has a remark', () => {
  for (const reviews of [[review(1)], [review(1), review(1)], [review(1), review(2), review(3)]])
    assert.equal(reviewLines(TITLED, reviews).decides, 'NOTHING');
  const found = reviewLines(TITLED, [review(1), { line_id: 2, is_returned: true, remark: ' ' }]);
  assert.deepEqual(found, { decides: 'NOTHING', faults: { 'reviews.1.remark': ['Enter what is to be changed.'] } });
});

test('a plan is returned exactly where a line is', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), (first, second) => {
      const found = reviewLines(TITLED, [review(1, first ? 'Change it.' : ''), review(2, second ? 'Change it.' : '')]);
      return (found.decides === 'RETURN') === (first || second);
    }),
  );
});

test('an offered line keeps its length, begins in the new plan or later, and was open', () => {
  const some = fc.record({
    from: fc.integer({ min: 0, max: 3000 }),
    length: fc.integer({ min: 0, max: 1500 }),
    state: fc.constantFrom('OPEN' as const, 'DROPPED' as const),
  });
  fc.assert(
    fc.property(fc.array(some), (all) => {
      const lines = all.map(({ from, length, state }, id) => ({
        ...LINE,
        id,
        state,
        from: addDays('2025-01-01', from),
        to: addDays('2025-01-01', from + length),
      }));
      const offered = offeredLines(lines, { from_year: 2031 });
      assert.equal(offered.length, lines.filter(({ state }) => state === 'OPEN').length);
      return offered.every(
        ({ of_line: id, from, to }) => from >= '2031-01-01' && daysFrom(from, to) === daysFrom(lines[id]!.from, lines[id]!.to),
      );
    }),
  );
});

test('the first day of a line decides whether it is of the plan', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2020, max: 2040 }), (year) => {
      const isRefused = faultsOf({ from: `${year}-06-01`, to: `${year}-12-31` })['lines.0.from'] !== undefined;
      return isRefused === (year < 2026 || year > 2030);
    }),
  );
});
