import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { walkWorkflow } from '@talaan/testing/walk-workflow.ts';
import { hireFlow } from '../workflow.ts';
import { faultsOfTerms, HIRE_KINDS, STATUS_NAMES, STATUSES_OF_KIND, type HireKind, type HireTerms } from './hire-terms.ts';
import { reasonOf } from './reason-of-vacancy.ts';
import { differingStandards, formatStandards } from './standards.ts';

const TODAY = '2026-11-20';
const terms = (change: Partial<HireTerms> = {}): HireTerms => ({
  kind: 'plantilla',
  status_code: 'PERM',
  item_ids: [1],
  position_id: null,
  needed_by: '2027-01-15',
  from: null,
  to: null,
  rate: null,
  rate_kind: null,
  ...change,
});
const jobOrder = (change: Partial<HireTerms> = {}): HireTerms =>
  terms({
    kind: 'job order',
    status_code: 'JO',
    item_ids: [],
    position_id: 1,
    from: '2027-01-01',
    to: '2027-06-30',
    rate: 60_000,
    rate_kind: 'daily',
    ...change,
  });

test('what is asked for is checked by its kind', () => {
  const cases: [HireTerms, string[]][] = [
    [terms(), []],
    [terms({ item_ids: [] }), ['item_ids']],
    [terms({ status_code: 'JO' }), ['status_code']],
    [terms({ needed_by: '2026-11-19' }), ['needed_by']],
    [terms({ needed_by: TODAY }), []],
    [terms({ kind: 'casual', status_code: 'CAS', item_ids: [] }), ['position_id']],
    [terms({ kind: 'casual', status_code: 'CAS', position_id: 3 }), []],
    [jobOrder(), []],
    [jobOrder({ to: '2027-07-01' }), ['to']],
    [jobOrder({ status_code: 'COS', to: '2027-12-31' }), []],
    [jobOrder({ status_code: 'COS', to: '2028-01-01' }), ['to']],
    [jobOrder({ from: '2027-03-01', to: '2027-02-28' }), ['to']],
    [jobOrder({ from: null }), ['from']],
    [jobOrder({ to: null }), ['to']],
    [jobOrder({ rate: null }), ['rate']],
    [jobOrder({ rate_kind: 'hourly' }), ['rate_kind']],
    [jobOrder({ kind: 'part-time lecturer', status_code: 'PT', rate_kind: 'hourly', from: '2026-11-23', to: '2027-03-31' }), []],
    [jobOrder({ kind: 'part-time lecturer', status_code: 'PT', rate_kind: 'daily' }), ['rate_kind']],
  ];
  for (const [asked, faults] of cases) assert.deepEqual(Object.keys(faultsOfTerms(asked, TODAY)), faults, JSON.stringify(asked));
});

test('each status belongs to one kind, and has its name', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...(Object.keys(HIRE_KINDS) as HireKind[])),
      fc.constantFrom(...Object.keys(STATUS_NAMES)),
      (kind, status_code) => {
        const fits = STATUSES_OF_KIND[kind].includes(status_code);
        assert.equal(faultsOfTerms(jobOrder({ kind, status_code, item_ids: [1] }), TODAY).status_code === undefined, fits);
        assert.equal(Object.values(STATUSES_OF_KIND).filter((statuses) => statuses.includes(status_code)).length, 1);
      },
    ),
  );
});

test('the reason of a vacancy follows from how its last holder left', () => {
  const left = { vice: 'Ana Cruz', retires: false, separation: null, nature: null };
  assert.equal(reasonOf({ ...left, vice: null }), 'new item');
  assert.equal(reasonOf({ ...left, separation: 'RES' }), 'resignation');
  assert.equal(reasonOf({ ...left, separation: 'RETO', nature: 'PROM' }), 'retirement');
  assert.equal(reasonOf({ ...left, separation: 'DIS' }), 'separation');
  assert.equal(reasonOf({ ...left, nature: 'PROM' }), 'promotion');
  assert.equal(reasonOf({ ...left, retires: true }), 'retirement');
  assert.equal(reasonOf(left), 'other');
});

test('standards are said with their minimums, and compared one by one', () => {
  const standards = {
    education: 'Bachelor’s degree',
    experience_years: 2,
    experience: 'Relevant experience',
    training_hours: 8,
    training: '',
    eligibility: 'Career Service Professional',
    competency: '',
  };
  assert.deepEqual(
    formatStandards(standards).map(([, value]) => value),
    ['Bachelor’s degree', '2 years of relevant experience', '8 hours', 'Career Service Professional', 'Not stated'],
  );
  assert.deepEqual(differingStandards(standards, standards), []);
  assert.deepEqual(differingStandards(standards, { ...standards, experience_years: 3, eligibility: '' }), ['experience', 'eligibility']);
});

test('every request to hire comes to an end, whatever way it goes', () => {
  walkWorkflow(hireFlow, ['NOT_FUNDED', 'DISAPPROVED', 'FILLED', 'LAPSED', 'CANCELLED']);
});
