import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { SheetOnPaper } from '@talaan/pds/contract/sheet.ts';
import { sheetOf } from '../server/fixtures/sheet-of.ts';
import { countTraining } from './count-training.ts';
import { ELEMENT_NAMES, type Mark } from './elements.ts';
import { EDUCATION_LEVELS, judgeEducation, unitsAbove, type EducationLevel, type EducationStandard } from './judge-education.ts';
import { judgeEligibility, type EligibilityStandard, type KnownEligibility } from './judge-eligibility.ts';
import { judgeSheet } from './judge-sheet.ts';
import { ageOn, judgeSpecial } from './judge-special.ts';
import { plain } from './plain.ts';
import { readStandard } from './read-standard.ts';
import { keyOfRow } from './row-key.ts';

const ON = '2026-11-27';
const KNOWN: KnownEligibility[] = [
  { code: 'CSP', name: 'Career Service Professional', level: 'second', is_licence: false },
  { code: 'CSSP', name: 'Career Service Sub-professional', level: 'first', is_licence: false },
  { code: 'CPA', name: 'RA 1080 (Certified Public Accountant)', level: 'second', is_licence: true },
  { code: 'LET', name: 'RA 1080 (Professional Teacher)', level: 'second', is_licence: true },
  { code: 'HGE', name: 'Honor Graduate (PD 907)', level: 'second', is_licence: false },
  { code: 'BOE', name: 'Barangay Official (RA 7160)', level: 'first', is_licence: false },
];
const AOV = readStandard(
  {
    education: "Bachelor's degree",
    experience_years: 2,
    experience: 'relevant',
    training_hours: 8,
    training: '8 hours',
    eligibility: 'Career Service Professional',
  },
  { collegeUnits: 72, isFirstLevel: false },
).standard;
const DEGREES = new Set(
  [
    'Bachelor of Science in Accountancy',
    'Bachelor of Arts in History',
    'Associate in Arts',
    'Master of Public Administration',
    'Doctor of Education',
    'Juris Doctor',
  ].map(plain),
);

/** HR looked at every certificate and every job. */
const allVerified = ({ training, work }: SheetOnPaper) =>
  new Map<string, Mark>([
    ...training.map((row): [string, Mark] => [
      keyOfRow('training', row),
      { is_relevant: null, weekly_hours: null, verified_hours: row.hours },
    ]),
    ...work.map((row): [string, Mark] => [keyOfRow('work', row), RELEVANT]),
  ]);
const RELEVANT: Mark = { is_relevant: true, weekly_hours: null, verified_hours: null };
const screen = (sheet: SheetOnPaper, marks = allVerified(sheet)) =>
  judgeSheet(sheet, { standard: AOV, known: KNOWN, degrees: DEGREES, marks, on: ON });
const resultsOf = (sheet: SheetOnPaper) => Object.fromEntries(ELEMENT_NAMES.map((name) => [name, screen(sheet)[name].result]));

test('Administrative Officer V, applicant A: a bachelor with 3.2 years, 16 hours and CS Professional meets all', () => {
  const sheet = sheetOf({ work: [['2023-09-17', null]], training: [8, 8], eligibility: 'Career Service Professional' });
  assert.deepEqual(new Set(Object.values(resultsOf(sheet))), new Set(['MET']));
  assert.match(screen(sheet).experience.note, /^3\.20 years/);
});

test('applicant B: 1.9 years do not meet the experience, all else is met', () => {
  const sheet = sheetOf({ work: [['2025-01-02', null]], training: [8], eligibility: 'Career Service Professional' });
  assert.deepEqual(resultsOf(sheet), { education: 'MET', experience: 'NOT_MET', training: 'MET', eligibility: 'MET', special: 'MET' });
});

test('applicant C: without an eligibility that is asked it is not met', () => {
  const sheet = sheetOf({ work: [['2020-01-01', null]], training: [8] });
  assert.equal(resultsOf(sheet).eligibility, 'NOT_MET');
});

test('a certificate counts once, with the hours verified; claimed hours wait for verification', () => {
  const sheet = sheetOf({ training: [6, 6] });
  const twice = { ...sheet, training: [...sheet.training, sheet.training[0]!] };
  const open = countTraining(twice, { hours: 800, marks: new Map() });
  assert.deepEqual([open.result, open.figure, open.rows[2]!.counted], ['FOR_VERIFICATION', 1200, 0]);
  assert.equal(countTraining(twice, { hours: 800, marks: allVerified(sheet) }).result, 'MET');
  const less = new Map([...allVerified(sheet)].map(([row, mark]) => [row, { ...mark, verified_hours: 200 }]));
  assert.equal(countTraining(twice, { hours: 800, marks: less }).result, 'NOT_MET');
  assert.equal(countTraining(sheetOf({}), { hours: 0, marks: new Map() }).result, 'MET');
});

test('a training counts at most what its rows say, however they are marked', () => {
  const hours = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 8 });
  fc.assert(
    fc.property(hours, fc.integer({ min: 0, max: 200 }), (trainings, needed) => {
      const sheet = sheetOf({ training: trainings });
      const sum = trainings.reduce((all, one) => all + one * 100, 0);
      const judged = countTraining(sheet, { hours: needed * 100, marks: allVerified(sheet) });
      assert.equal(judged.figure, sum);
      assert.equal(judged.result, sum >= needed * 100 ? 'MET' : 'NOT_MET');
    }),
  );
});

const asking = (level: EducationLevel, more: Partial<EducationStandard> = {}): EducationStandard => ({
  level,
  fields: [],
  hasOpenFields: false,
  instead: '',
  collegeUnits: 72,
  takesSeniorHigh: false,
  ...more,
});
const education = (level: EducationLevel, more: object, standard: Partial<EducationStandard> = {}, mark?: Mark) => {
  const sheet = sheetOf({});
  const college = { ...sheet.education[1]!, ...more };
  return judgeEducation(
    { education: [sheet.education[0]!, college], training: [] },
    {
      standard: asking(level, standard),
      degrees: DEGREES,
      marks: new Map(mark ? [[keyOfRow('education', college), mark]] : []),
    },
  );
};

test('an unfinished degree counts as the level below; two years of college are 72 units', () => {
  assert.equal(education('bachelor', { year_graduated: null, units_earned: '120 units' }).result, 'NOT_MET');
  assert.equal(education('two_years', { year_graduated: null, units_earned: '72' }).result, 'MET');
  assert.equal(education('two_years', { year_graduated: null, units_earned: '71 units' }).result, 'NOT_MET');
  const master = { level: 'graduate', degree: 'Master of Public Administration', year_graduated: null, units_earned: '24 units' } as const;
  assert.equal(education('bachelor', master).result, 'MET');
  assert.equal(education('master', master).result, 'NOT_MET');
  const units = (degree: string, marks = new Map<string, Mark>()) =>
    unitsAbove([{ ...sheetOf({}).education[1]!, ...master, degree }], {
      level: 'bachelor',
      standard: asking('bachelor'),
      degrees: DEGREES,
      marks,
    });
  assert.equal(units(master.degree), 24);
  assert.equal(units('Master of Something'), 0, 'a typed degree gives no units');
  assert.equal(education('doctorate', { ...master, degree: 'Doctor of Education', year_graduated: 2020 }).result, 'MET');
  assert.equal(education('doctorate', { ...master, degree: 'Juris Doctor', year_graduated: 2020 }).result, 'NOT_MET');
});

test('a degree outside the relevant fields waits until HR says whether it is relevant', () => {
  assert.equal(education('bachelor', {}, { fields: ['Accountancy'] }).result, 'MET');
  assert.equal(education('bachelor', {}, { fields: ['Library Science'] }).result, 'FOR_VERIFICATION');
  assert.equal(education('bachelor', {}, { hasOpenFields: true }).result, 'FOR_VERIFICATION');
  assert.equal(education('bachelor', {}, { hasOpenFields: true }, RELEVANT).result, 'MET');
});

test('a degree that is typed, not chosen from the list, waits for HR', () => {
  const typed = { degree: 'BS Accounting Technology' };
  const open = education('bachelor', typed);
  assert.deepEqual([open.result, open.figure], ['FOR_VERIFICATION', EDUCATION_LEVELS.indexOf('high_school')]);
  assert.equal(education('bachelor', typed, {}, RELEVANT).result, 'MET');
  assert.equal(education('bachelor', typed, {}, { ...RELEVANT, is_relevant: false }).result, 'NOT_MET');
  assert.equal(education('high_school', typed).result, 'MET', 'the level of the high school is chosen');
  assert.equal(education('bachelor', { degree: 'bachelor of science in ACCOUNTANCY' }).result, 'MET', 'as the list names it');
});

test('senior high school is enough for two years of college of the first level, named in the standard or not', () => {
  const senior = { level: 'secondary', senior_high: true, degree: 'Senior High School', year_graduated: 2018 };
  const met = education('two_years', senior, { takesSeniorHigh: true });
  assert.deepEqual([met.result, met.note], ['MET', 'Senior high school (Grade 12), in place of two years of college (MC 7 s.2025)']);
  assert.equal(education('two_years', senior).result, 'NOT_MET', 'of a higher level');
  assert.equal(
    education('two_years', { ...senior, senior_high: false, degree: 'High School' }, { takesSeniorHigh: true }).result,
    'NOT_MET',
  );
  assert.equal(education('bachelor', senior, { takesSeniorHigh: true }).result, 'NOT_MET');
});

test('nothing is met by what nobody looked at, and a mark of HR never takes from what is met', () => {
  const sheet = sheetOf({ degree: 'BS Accounting', work: [['2020-01-01', null]], training: [8, 8], eligibility: 'CSC professional' });
  const results = Object.values(screen(sheet, new Map())).map(({ result }) => result);
  assert.deepEqual(results, ['FOR_VERIFICATION', 'FOR_VERIFICATION', 'FOR_VERIFICATION', 'FOR_VERIFICATION', 'MET']);
  const keys = [
    ...allVerified(sheet).keys(),
    keyOfRow('education', sheet.education[1]!),
    keyOfRow('eligibilities', sheet.eligibilities[0]!),
  ];
  fc.assert(
    fc.property(fc.subarray(keys), fc.subarray(keys), (some, more) => {
      const marked = (rows: readonly string[]) =>
        screen(sheet, new Map(rows.map((row) => [row, { ...RELEVANT, verified_hours: row.startsWith('training') ? 800 : null }])));
      const [less, all] = [marked(some), marked([...some, ...more])];
      for (const name of ELEMENT_NAMES) if (less[name].result === 'MET') assert.equal(all[name].result, 'MET', name);
    }),
  );
});

test('who meets a level of education meets each lower one', () => {
  const level = fc.constantFrom(...EDUCATION_LEVELS);
  const degree = fc.constantFrom('Bachelor of Arts in History', 'Associate in Arts');
  fc.assert(
    fc.property(level, level, degree, fc.option(fc.constant(2016)), (one, other, name, graduated) => {
      const [lower, higher] = EDUCATION_LEVELS.indexOf(one) <= EDUCATION_LEVELS.indexOf(other) ? [one, other] : [other, one];
      const row = { degree: name, year_graduated: graduated };
      if (education(higher, row).result === 'MET') assert.equal(education(lower, row).result, 'MET');
    }),
  );
});

const eligibility = (name: string | undefined, standard: Omit<EligibilityStandard, 'isOpenLicence'>, until: string | null = null) => {
  const sheet = sheetOf({ eligibility: name });
  const eligibilities = sheet.eligibilities.map((row) => ({ ...row, licence_until: until }));
  return judgeEligibility({ eligibilities }, { standard: { isOpenLicence: false, ...standard }, known: KNOWN, marks: new Map(), on: ON })
    .result;
};

test('an eligibility has a level; one that is asked for a lower level is enough', () => {
  const cases: [string | undefined, EligibilityStandard['level'], string][] = [
    ['Career Service Professional', 'second', 'MET'],
    ['Career Service Professional', 'first', 'MET'],
    ['Career Service Sub-professional', 'second', 'NOT_MET'],
    ['Career Service Sub-professional', 'first', 'MET'],
    ['CSC Subprofessional', 'first', 'FOR_VERIFICATION'],
    ['CSC Subprofessional', 'second', 'NOT_MET'],
    ['Honor Graduate (PD 907)', 'second', 'MET'],
    ['PD 907 (Honor Graduate)', 'second', 'FOR_VERIFICATION'],
    ['Barangay Official (RA 7160)', 'first', 'MET'],
    ['Barangay Official (RA 7160)', 'second', 'NOT_MET'],
    ['Passed a test', 'first', 'FOR_VERIFICATION'],
    [undefined, 'none', 'MET'],
    [undefined, 'first', 'NOT_MET'],
  ];
  for (const [name, level, result] of cases) assert.equal(eligibility(name, { level, licences: [] }), result, `${name} for ${level}`);
});

test('a position with a licence of its own asks for that one, valid on the day', () => {
  const cpa = { level: 'second', licences: ['CPA'] } as const;
  assert.equal(eligibility('RA 1080 (Certified Public Accountant)', cpa, '2026-11-27'), 'MET');
  assert.equal(eligibility('RA 1080 (Certified Public Accountant)', cpa, '2026-11-26'), 'NOT_MET');
  assert.equal(eligibility('RA 1080 (Certified Public Accountant)', cpa), 'FOR_VERIFICATION');
  assert.equal(eligibility('RA 1080 (Professional Teacher)', cpa, '2029-01-01'), 'NOT_MET');
  assert.equal(eligibility('Career Service Professional', cpa), 'NOT_MET');
  const teacher = 'RA 1080 (Professional Teacher)';
  assert.equal(eligibility(teacher, { level: 'second', licences: [] }, '2029-01-01'), 'FOR_VERIFICATION', 'HR confirms the level');
  const anyLicence = { level: 'second', licences: ['RA 1080'] } as const;
  assert.equal(eligibility(teacher, anyLicence, '2029-01-01'), 'MET');
  assert.equal(eligibility(teacher, { ...anyLicence, isOpenLicence: true } as EligibilityStandard, '2029-01-01'), 'FOR_VERIFICATION');
});

test('question 36 and dual citizenship are for verification, the other answers a flag; 65 years are too many', () => {
  const sheet = sheetOf({});
  const yes = (number: string) => ({ ...sheet, answers: sheet.answers.map((one) => ({ ...one, yes: one.number === number })) });
  assert.equal(judgeSpecial(yes('36'), { on: ON }).result, 'FOR_VERIFICATION');
  for (const number of ['34a', '34b', '35a', '35b', '37']) {
    const { result, note } = judgeSpecial(yes(number), { on: ON });
    assert.equal(result, 'MET');
    assert.match(note, new RegExp(`^Question ${number}`));
  }
  const unanswered = { ...sheet, answers: sheet.answers.map((one) => ({ ...one, yes: one.number === '35b' ? null : false })) };
  assert.deepEqual(judgeSpecial(unanswered, { on: ON }).note, 'Question 35b is not answered');
  assert.equal(judgeSpecial(unanswered, { on: ON }).result, 'FOR_VERIFICATION');
  const dual = { ...sheet, personal: { ...sheet.personal, citizenship: 'Dual citizenship' as const } };
  assert.equal(judgeSpecial(dual, { on: ON }).result, 'FOR_VERIFICATION');
  const born = (birth_date: string) => judgeSpecial({ ...sheet, personal: { ...sheet.personal, birth_date } }, { on: ON }).result;
  assert.deepEqual([born('1961-11-27'), born('1961-11-28')], ['NOT_MET', 'MET']);
  assert.equal(ageOn('2000-02-29', '2026-02-28'), 25);
});

test('of a standard that cannot be read nothing is met', () => {
  const sheet = sheetOf({ work: [['2020-01-01', null]], training: [8], eligibility: 'Career Service Professional' });
  const standard = { ...AOV, years: 0, unread: ['experience'] as const };
  const judged = judgeSheet(sheet, { standard, known: KNOWN, degrees: DEGREES, marks: allVerified(sheet), on: ON });
  assert.deepEqual([judged.experience.result, judged.training.result], ['FOR_VERIFICATION', 'MET']);
});
