import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays } from '@talaan/performance/rules/period/days.ts';
import { hindering, judgeConditions, plannedLastDay, type ApplicantFacts, type ConditionCode, type ConditionStage } from './conditions.ts';
import { findContractFaults, type EnteredContract } from './find-contract-faults.ts';
import { DEFAULT_RATE } from './grant.ts';
import { REFUND } from './grant-fixture.ts';
import { DEFAULT_LENGTHS, whyNotExtended, whyNotLength } from './length.ts';

const rating = (name: string, from: string, to: string, final: number, level: 5 | 4 | 3) => ({
  period: { name, from, to },
  final,
  level,
  source: `IPCR of ${name}`,
});
const FIRST = rating('January to June 2025', '2025-01-01', '2025-06-30', 4280, 4);
const SECOND = rating('July to December 2025', '2025-07-01', '2025-12-31', 4500, 5);
const FACTS: ApplicantFacts = {
  status: { is_permanent: true, name: 'Permanent', source: 'Appointment of 3 June 2019' },
  serves_since: { day: '2019-06-03', source: 'Service record' },
  ratings: [FIRST, SECOND],
  born_on: '1985-05-05',
  stretches: [{ mode: 'FULL_TIME', from: '2026-08-01', to: '2029-07-31' }],
  terms: { rate: DEFAULT_RATE, months: 0 },
  admission: { is_admitted: true, source: 'Notice of admission' },
  pending_case: { has_case: false, source: 'Certificate of the legal office' },
  obligation: null,
};
const DAY = '2026-03-16';
const hinders = (facts: Partial<ApplicantFacts>, stage: ConditionStage, day = DAY) =>
  hindering(judgeConditions({ ...FACTS, ...facts }, stage, day)).map(({ code }) => code);

const CASES: [string, Partial<ApplicantFacts>, Record<ConditionStage, ConditionCode[]>][] = [
  ['all met', {}, { FILING: [], APPROVAL: [], SIGNING: [] }],
  [
    'temporary',
    { status: { is_permanent: false, name: 'Temporary', source: 'Appointment' } },
    { FILING: ['PERMANENT'], APPROVAL: [], SIGNING: ['PERMANENT'] },
  ],
  [
    'two years of service a day later',
    { serves_since: { day: '2024-03-17', source: '' } },
    { FILING: ['SERVICE'], APPROVAL: [], SIGNING: ['SERVICE'] },
  ],
  ['two years of service today', { serves_since: { day: '2024-03-16', source: '' } }, { FILING: [], APPROVAL: [], SIGNING: [] }],
  ['one rating alone', { ratings: [SECOND] }, { FILING: ['RATINGS'], APPROVAL: [], SIGNING: ['RATINGS'] }],
  ['a Satisfactory rating', { ratings: [{ ...FIRST, level: 3 }, SECOND] }, { FILING: ['RATINGS'], APPROVAL: [], SIGNING: ['RATINGS'] }],
  ['not admitted yet', { admission: null }, { FILING: [], APPROVAL: ['ADMITTED'], SIGNING: ['ADMITTED'] }],
  ['a pending case', { pending_case: { has_case: true, source: '' } }, { FILING: [], APPROVAL: [], SIGNING: ['CASE'] }],
  ['no certificate about cases', { pending_case: null }, { FILING: [], APPROVAL: [], SIGNING: ['CASE'] }],
  [
    'service due for an earlier grant',
    { obligation: { until: DAY, source: 'Contract of 2020' } },
    { FILING: [], APPROVAL: [], SIGNING: ['OBLIGATION'] },
  ],
  ['service that was due until yesterday', { obligation: { until: '2026-03-15', source: '' } }, { FILING: [], APPROVAL: [], SIGNING: [] }],
  ['born so that 65 is the day after the last of service', { born_on: '1970-08-01' }, { FILING: [], APPROVAL: [], SIGNING: [] }],
  ['born a day earlier', { born_on: '1970-07-31' }, { FILING: ['AGE'], APPROVAL: [], SIGNING: ['AGE'] }],
];

for (const [name, facts, stages] of CASES)
  test(`an applicant with ${name}`, () => {
    for (const [stage, codes] of Object.entries(stages)) assert.deepEqual(hinders(facts, stage as ConditionStage), codes, stage);
  });

test('every condition is shown at every stage, met or not, with its source', () => {
  const judged = judgeConditions(FACTS, 'APPROVAL', DAY);
  assert.deepEqual(
    judged.map(({ code, is_met, is_asked }) => [code, is_met, is_asked]),
    [
      ['PERMANENT', true, false],
      ['SERVICE', true, false],
      ['RATINGS', true, false],
      ['AGE', true, false],
      ['ADMITTED', true, true],
      ['CASE', true, false],
      ['OBLIGATION', true, false],
    ],
  );
  assert.equal(judged[3]!.says, 'Service would be due until 31 Jul 2035; the 65th birthday is on 5 May 2050.');
  assert.deepEqual(judged[2]!.sources, ['IPCR of July to December 2025', 'IPCR of January to June 2025']);
});

test('born on 29 February, the 65th birthday is on 28 February', () => {
  const study = { stretches: [{ mode: 'FULL_TIME', from: '2026-03-01', to: '2027-02-28' }] } as const;
  assert.equal(plannedLastDay({ ...FACTS, ...study }), '2029-02-28');
  assert.deepEqual(hinders({ ...study, born_on: '1964-02-29' }, 'FILING'), ['AGE']);
  assert.deepEqual(hinders({ ...study, born_on: '1964-03-01' }, 'FILING'), []);
});

test('who is younger is never refused for age where an older one is not', () => {
  const born = fc.integer({ min: 0, max: 9000 }).map((days) => addDays('1960-01-01', days));
  fc.assert(
    fc.property(born, fc.integer({ min: 0, max: 2000 }), (older, days) => {
      const isRefused = (born_on: string) => hinders({ born_on }, 'FILING').includes('AGE');
      return !isRefused(addDays(older, days)) || isRefused(older);
    }),
  );
});

test('a doctorate is granted for 3 years, a master’s degree for 2, and extended once by at most one', () => {
  const full = (from: string, to: string) => ({ mode: 'FULL_TIME', from, to }) as const;
  assert.equal(whyNotLength('DOCTORATE', full('2026-08-01', '2029-07-31'), DEFAULT_LENGTHS), null);
  assert.match(whyNotLength('DOCTORATE', full('2026-08-01', '2029-08-01'), DEFAULT_LENGTHS)!, /at most 36 months, here until 31 Jul 2029/);
  assert.match(whyNotLength('MASTERS', full('2026-08-01', '2028-08-01'), DEFAULT_LENGTHS)!, /at most 24 months/);
  assert.equal(whyNotLength('MASTERS', { ...full('2026-08-01', '2030-07-31'), mode: 'PART_TIME' }, DEFAULT_LENGTHS), null);
  const grant = { last_day: '2029-07-31', is_extended: false };
  assert.equal(whyNotExtended(grant, '2030-07-31', DEFAULT_LENGTHS), null);
  assert.match(whyNotExtended(grant, '2030-08-01', DEFAULT_LENGTHS)!, /at most 12 months, here until 31 Jul 2030/);
  assert.match(whyNotExtended({ ...grant, is_extended: true }, '2030-01-31', DEFAULT_LENGTHS)!, /no second extension/);
  assert.match(whyNotExtended(grant, '2029-07-31', DEFAULT_LENGTHS)!, /later day/);
});

const surety = (name: string) => ({ name, address: 'Los Baños, Laguna' });
const CONTRACT: EnteredContract = {
  stretches: FACTS.stretches,
  terms: { rate: DEFAULT_RATE, months: 72, refund: REFUND },
  amount: 90_000_000,
  sureties: [surety('Ben Dy'), surety('Carla Uy')],
  scholar_name: 'Ana Cruz',
  signed_on: '2026-07-20',
  notarized_on: '2026-07-21',
};
const overlapping = [
  { mode: 'FULL_TIME', from: '2026-08-01', to: '2027-07-31' },
  { mode: 'PART_TIME', from: '2027-07-31', to: '2029-07-31' },
] as const;

const CONTRACTS: [string, Partial<EnteredContract>, string, RegExp][] = [
  ['with one surety', { sureties: [surety('Ben Dy')] }, 'sureties', /two sureties/],
  ['with the same surety twice', { sureties: [surety('Ben Dy'), surety('ben dy ')] }, 'sureties', /two different people/],
  ['with the scholar as surety', { sureties: [surety('Ana Cruz'), surety('Ben Dy')] }, 'sureties', /not the scholar/],
  ['that is not notarized', { notarized_on: null }, 'notarized_on', /day of notarization/],
  ['notarized before it was signed', { notarized_on: '2026-07-19' }, 'notarized_on', /day of signing or later/],
  ['that names fewer months than the study obliges to', { terms: { ...CONTRACT.terms, months: 71 } }, 'months', /obliges to 72 months/],
  ['with a lower rate for a year', { terms: { ...CONTRACT.terms, rate: { ...DEFAULT_RATE, full_time: 12 } } }, 'terms', /never to less/],
  ['that leaves out short study', { terms: { ...CONTRACT.terms, rate: { ...DEFAULT_RATE, short: [] } } }, 'terms', /never to less/],
  ['without an amount', { amount: 0 }, 'amount', /amount of the grant/],
  ['without days', { stretches: [] }, 'stretches', /days of the study/],
  ['with stretches that overlap', { stretches: overlapping }, 'stretches.1.from', /Begin after 31 Jul 2027/],
];

for (const [name, more, field, message] of CONTRACTS)
  test(`a contract ${name} is refused`, () =>
    assert.match(findContractFaults({ ...CONTRACT, ...more }, DEFAULT_RATE)[field]?.join() ?? '', message));

test('a whole contract is signed, also where it names more months', () => {
  assert.deepEqual(findContractFaults(CONTRACT, DEFAULT_RATE), {});
  assert.deepEqual(findContractFaults({ ...CONTRACT, terms: { ...CONTRACT.terms, months: 84 } }, DEFAULT_RATE), {});
});

test('a contract is taken exactly where it names at least the months that the study obliges to', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 120 }), (months) => {
      const faults = findContractFaults({ ...CONTRACT, terms: { ...CONTRACT.terms, months } }, DEFAULT_RATE);
      return (faults.months === undefined) === months >= 72;
    }),
  );
});

test('where days are granted or extended, fewer are too', () => {
  const day = fc.integer({ min: 1, max: 1500 }).map((days) => addDays('2026-08-01', days));
  fc.assert(
    fc.property(day, day, (one, other) => {
      const [short, long] = one < other ? [one, other] : [other, one];
      const granted = (to: string) => whyNotLength('DOCTORATE', { mode: 'FULL_TIME', from: '2026-08-01', to }, DEFAULT_LENGTHS) === null;
      const extended = (to: string) => whyNotExtended({ last_day: '2026-08-01', is_extended: false }, to, DEFAULT_LENGTHS) === null;
      return (granted(short) || !granted(long)) && (extended(short) || !extended(long));
    }),
  );
});

test('a single day is a stretch, and the last of several ends the study', () => {
  const oneDay = { mode: 'FULL_TIME', from: '2026-08-01', to: '2026-08-01' } as const;
  assert.equal(whyNotLength('MASTERS', oneDay, DEFAULT_LENGTHS), null);
  assert.equal(findContractFaults({ ...CONTRACT, stretches: [oneDay] }, DEFAULT_RATE)['stretches.0.to'], undefined);
  const later = { mode: 'PART_TIME', from: '2027-01-01', to: '2027-06-30' } as const;
  assert.equal(plannedLastDay({ ...FACTS, stretches: [later, oneDay] }), '2027-12-31');
  assert.equal(plannedLastDay({ ...FACTS, stretches: [] }), null);
});
