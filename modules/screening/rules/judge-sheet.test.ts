import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { SheetOnPaper } from '@talaan/pds/contract/sheet.ts';
import { sheetOf } from '../server/fixtures/sheet-of.ts';
import { countTraining } from './count-training.ts';
import { ELEMENT_NAMES, type Mark } from './elements.ts';
import { EDUCATION_LEVELS, judgeEducation, unitsAbove, type EducationLevel } from './judge-education.ts';
import { judgeEligibility, type EligibilityStandard, type KnownEligibility } from './judge-eligibility.ts';
import { judgeSheet } from './judge-sheet.ts';
import { ageOn, judgeSpecial } from './judge-special.ts';
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
  72,
).standard;

const allVerified = ({ training }: SheetOnPaper) =>
  new Map<string, Mark>(
    training.map((row) => [keyOfRow('training', row), { is_relevant: null, weekly_hours: null, verified_hours: row.hours }]),
  );
const screen = (sheet: SheetOnPaper) => judgeSheet(sheet, { standard: AOV, known: KNOWN, marks: allVerified(sheet), on: ON });
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

const education = (level: EducationLevel, more: object, fields: string[] = []) => {
  const sheet = sheetOf({});
  const college = { ...sheet.education[1]!, ...more };
  return judgeEducation(
    { education: [sheet.education[0]!, college], training: [] },
    { standard: { level, fields, instead: '', collegeUnits: 72 }, marks: new Map() },
  );
};

test('an unfinished degree counts as the level below; two years of college are 72 units', () => {
  assert.equal(education('bachelor', { year_graduated: null, units_earned: '120 units' }).result, 'NOT_MET');
  assert.equal(education('two_years', { year_graduated: null, units_earned: '72' }).result, 'MET');
  assert.equal(education('two_years', { year_graduated: null, units_earned: '71 units' }).result, 'NOT_MET');
  const master = { level: 'graduate', degree: 'Master of Public Administration', year_graduated: null, units_earned: '24 units' } as const;
  assert.equal(education('bachelor', master).result, 'MET');
  assert.equal(education('master', master).result, 'NOT_MET');
  assert.equal(unitsAbove({ education: [{ ...sheetOf({}).education[1]!, ...master }] }, 'bachelor'), 24);
  assert.equal(education('doctorate', { ...master, degree: 'Doctor of Education', year_graduated: 2020 }).result, 'MET');
  assert.equal(education('doctorate', { ...master, degree: 'Juris Doctor', year_graduated: 2020 }).result, 'NOT_MET');
});

test('a degree outside the relevant fields waits until HR says whether it is relevant', () => {
  assert.equal(education('bachelor', {}, ['Accountancy']).result, 'MET');
  assert.equal(education('bachelor', {}, ['Library Science']).result, 'FOR_VERIFICATION');
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

const eligibility = (name: string | undefined, standard: EligibilityStandard, until: string | null = null) => {
  const sheet = sheetOf({ eligibility: name });
  const eligibilities = sheet.eligibilities.map((row) => ({ ...row, licence_until: until }));
  return judgeEligibility({ eligibilities }, { standard, known: KNOWN, marks: new Map(), on: ON }).result;
};

test('an eligibility has a level; one that is asked for a lower level is enough', () => {
  const cases: [string | undefined, EligibilityStandard['level'], string][] = [
    ['Career Service Professional', 'second', 'MET'],
    ['Career Service Professional', 'first', 'MET'],
    ['Career Service Sub-professional', 'second', 'NOT_MET'],
    ['CSC Subprofessional', 'first', 'MET'],
    ['PD 907 (Honor Graduate)', 'second', 'MET'],
    ['Barangay Official (RA 7160)', 'first', 'MET'],
    ['Barangay Official (RA 7160)', 'second', 'NOT_MET'],
    ['Passed a test', 'first', 'FOR_VERIFICATION'],
    [undefined, 'none', 'MET'],
    [undefined, 'first', 'NOT_MET'],
  ];
  for (const [name, level, result] of cases) assert.equal(eligibility(name, { level, licences: [] }), result, `${name} for ${level}`);
});

test('a position with a licence of its own asks for that one, valid on the day', () => {
  const cpa: EligibilityStandard = { level: 'second', licences: ['CPA'] };
  assert.equal(eligibility('RA 1080 (Certified Public Accountant)', cpa, '2026-11-27'), 'MET');
  assert.equal(eligibility('RA 1080 (Certified Public Accountant)', cpa, '2026-11-26'), 'NOT_MET');
  assert.equal(eligibility('RA 1080 (Certified Public Accountant)', cpa), 'FOR_VERIFICATION');
  assert.equal(eligibility('RA 1080 (Professional Teacher)', cpa, '2029-01-01'), 'NOT_MET');
  assert.equal(eligibility('Career Service Professional', cpa), 'NOT_MET');
  assert.equal(eligibility('RA 1080 (Professional Teacher)', { level: 'second', licences: [] }, '2029-01-01'), 'MET');
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
  const dual = { ...sheet, personal: { ...sheet.personal, citizenship: 'Dual citizenship' as const } };
  assert.equal(judgeSpecial(dual, { on: ON }).result, 'FOR_VERIFICATION');
  const born = (birth_date: string) => judgeSpecial({ ...sheet, personal: { ...sheet.personal, birth_date } }, { on: ON }).result;
  assert.deepEqual([born('1961-11-27'), born('1961-11-28')], ['NOT_MET', 'MET']);
  assert.equal(ageOn('2000-02-29', '2026-02-28'), 25);
});

test('published standards are read; what cannot be read is told', () => {
  const read = (education: string, eligible = 'None required') =>
    readStandard({ education, experience_years: 1, experience: '', training_hours: 4, training: '', eligibility: eligible }, 72);
  const levels: [string, EducationLevel][] = [
    ['Able to read and write', 'none'],
    ['Elementary school graduate', 'elementary'],
    ['High school graduate', 'high_school'],
    ['Completion of two years of studies in college', 'two_years'],
    ['Completion of two years of studies in college, or senior high school (MC 7 s.2025)', 'senior_high'],
    ['Bachelor’s degree', 'bachelor'],
    ["Master's degree or Certificate in Leadership and Management", 'master'],
    ["Master's degree in the field, doctorate preferred", 'master'],
    ['Doctorate in the field', 'doctorate'],
  ];
  for (const [text, level] of levels) assert.equal(read(text).standard.education.level, level, text);
  assert.equal(
    read("Master's degree or Certificate in Leadership and Management").standard.education.instead,
    'Certificate in Leadership and Management',
  );
  assert.deepEqual(read("Bachelor's degree in Accountancy or Management").standard.education.fields, ['Accountancy', 'Management']);
  assert.deepEqual(read('', 'RA 1080 (CPA)').standard.eligibility, { level: 'second', licences: ['CPA'] });
  assert.deepEqual(read('', 'Career Service Subprofessional').standard.eligibility, { level: 'first', licences: [] });
  assert.deepEqual(read('', 'None required; RA 1080 in a licensed field').standard.eligibility, { level: 'none', licences: [] });
  assert.equal(read("Bachelor's degree", 'The usual one').doubts.length, 1);
  assert.equal(read("Bachelor's degree").doubts.length, 0);
  assert.equal(read("Bachelor's degree").standard.hours, 400);
});
