import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SECTION_NAMES, SECTIONS, type SectionName } from '../contract/sections.ts';
import { ANSWERS, MAY_NOT_APPLY } from '../contract/sheet.ts';
import { formatNumber } from '../contract/questions.ts';
import { measureCompleteness, whyNotApplicable } from './completeness.ts';
import { linkToMissing, nameMissing, formatMissing } from './format-missing.ts';
import type { Fields, StoredRow, StoredSheet } from './stored-sheet.ts';

/** Nothing typed, as a sheet begins. */
function begun(): StoredSheet {
  const sections = Object.fromEntries(SECTION_NAMES.map((section) => [section, [] as StoredRow[]])) as unknown as StoredSheet['sections'];
  const row = (id: number): StoredRow => ({ id, question: null, fields: {}, wrong: [] });
  return {
    not_applicable: [],
    internal_work: 1,
    sections: {
      ...sections,
      personal: [row(1)],
      parents: [row(2)],
      government_id: [row(3)],
      references: [4, 5, 6].map((id) => row(id)),
      answers: ANSWERS.map((question, at) => ({ ...row(10 + at), question })),
    },
  };
}

/** Every box that is always needed, filled. */
function filled(section: SectionName, more: Fields = {}): Fields {
  const needed = Object.entries(SECTIONS[section].fields).filter(([, field]) => field.need === 'always');
  return { ...Object.fromEntries(needed.map(([name]) => [name, 'N/A'])), ...more };
}

function complete(): StoredSheet {
  const sheet = begun();
  const { sections } = sheet;
  const fill = (section: SectionName, more?: Fields) => sections[section].map((row) => ({ ...row, fields: filled(section, more) }));
  return {
    ...sheet,
    not_applicable: MAY_NOT_APPLY.filter((section) => section !== 'work' && section !== 'spouses'),
    sections: {
      ...sections,
      personal: fill('personal', { permanent_is_residential: true, civil_status: 'Single' }),
      parents: fill('parents'),
      government_id: fill('government_id', { issued_on: '2020-01-01' }),
      references: fill('references'),
      answers: fill('answers', { yes: false }),
      education: [
        {
          id: 30,
          question: null,
          wrong: [],
          fields: filled('education', { level: 'college', degree: 'BS', to_year: 2010, year_graduated: 2010 }),
        },
      ],
    },
  };
}

function withRow(sheet: StoredSheet, section: SectionName, fields: Fields, at = 0): StoredSheet {
  const rows = sheet.sections[section].map((row, place) => (place === at ? { ...row, fields: { ...row.fields, ...fields } } : row));
  return { ...sheet, sections: { ...sheet.sections, [section]: rows } };
}

test('a sheet just begun has its work in the university and nothing else', () => {
  const { percent, groups } = measureCompleteness(begun());
  assert.equal(percent, 8);
  assert.deepEqual(
    groups.filter(({ done }) => done).map(({ group }) => group),
    ['work'],
  );
});

test('a sheet with every needed box filled and N/A said is complete', () => {
  assert.deepEqual(measureCompleteness(complete()).missing, []);
  assert.equal(measureCompleteness(complete()).percent, 100);
});

const holes: readonly [string, (sheet: StoredSheet) => StoredSheet, string, RegExp][] = [
  ['an empty mobile number', (sheet) => withRow(sheet, 'personal', { mobile: '' }), 'personal', /Mobile number/],
  ['no ZIP code', (sheet) => withRow(sheet, 'personal', { residential_zip_code: '' }), 'address', /ZIP/],
  [
    'a permanent address of its own and empty',
    (sheet) => withRow(sheet, 'personal', { permanent_is_residential: false }),
    'address',
    /^Permanent address: house/,
  ],
  ['another civil status without words', (sheet) => withRow(sheet, 'personal', { civil_status: 'Other' }), 'personal', /Which other/],
  [
    'dual citizenship without its country',
    (sheet) => withRow(sheet, 'personal', { citizenship: 'Dual citizenship', dual_mode: 'by birth' }),
    'personal',
    /Country/,
  ],
  ['a married person without spouse', (sheet) => withRow(sheet, 'personal', { civil_status: 'Married' }), 'family', /spouse/],
  [
    'children neither named nor N/A',
    (sheet) => ({ ...sheet, not_applicable: sheet.not_applicable.filter((one) => one !== 'children') }),
    'family',
    /Children/,
  ],
  ['a college course without degree', (sheet) => withRow(sheet, 'education', { degree: '' }), 'education', /degree/],
  [
    'a college course neither finished nor with units',
    (sheet) => withRow(sheet, 'education', { year_graduated: null }),
    'education',
    /: year graduated is not/,
  ],
  [
    'no eligibility and no N/A',
    (sheet) => ({ ...sheet, not_applicable: sheet.not_applicable.filter((one) => one !== 'eligibilities') }),
    'eligibility',
    /N\/A/,
  ],
  ['no work at all and no N/A', (sheet) => ({ ...sheet, internal_work: 0 }), 'work', /N\/A/],
  ['a question without answer', (sheet) => withRow(sheet, 'answers', { yes: null }, 3), 'questions', /^Question 35 b: answer/],
  [
    'a criminal case without its date',
    (sheet) => withRow(sheet, 'answers', { yes: true, case_status: 'Pending' }, 3),
    'questions',
    /^Question 35 b: date filed/,
  ],
  [
    'a criminal case without its status',
    (sheet) => withRow(sheet, 'answers', { yes: true, filed_on: '2020-01-01' }, 3),
    'questions',
    /^Question 35 b: status of case/,
  ],
  ['an immigrant without the country', (sheet) => withRow(sheet, 'answers', { yes: true }, 8), 'questions', /^Question 39: country/],
  [
    'a person with disability without ID number',
    (sheet) => withRow(sheet, 'answers', { yes: true }, 10),
    'questions',
    /^Question 40 [bc]: ID number/,
  ],
  ['a solo parent without ID number', (sheet) => withRow(sheet, 'answers', { yes: true }, 11), 'questions', /^Question 40 [bc]: ID number/],
  [
    'two references',
    (sheet) => ({ ...sheet, sections: { ...sheet.sections, references: sheet.sections.references.slice(1) } }),
    'references',
    /exactly three/,
  ],
  ['an ID without date and place', (sheet) => withRow(sheet, 'government_id', { issued_on: null }), 'government_id', /Date of issuance/],
];
for (const [what, make, group, says] of holes) {
  test(`${what} leaves ${group} open, and only it`, () => {
    const { percent, groups, missing } = measureCompleteness(make(complete()));
    assert.deepEqual(
      groups.filter(({ done }) => !done).map((one) => one.group),
      [group],
    );
    assert.equal(percent, 91);
    assert.match(missing[0]!.message, says);
  });
}

test('of an empty sheet each thing that is missing is named once, with its question or row, and has a place of its own', () => {
  const { missing, groups } = measureCompleteness(begun());
  assert.equal(new Set(missing.map(nameMissing)).size, missing.length);
  assert.equal(
    missing.length,
    groups.reduce((sum, one) => sum + one.missing, 0),
  );
  assert.deepEqual(
    missing.filter(({ group }) => group === 'questions').map(({ message }) => message),
    ANSWERS.map((number) => `Question ${formatNumber(number)}: answer is not filled in.`),
  );
  assert.match(missing.find(({ group }) => group === 'references')!.message, /^Reference 1: /);
  assert.match(
    formatMissing(missing),
    new RegExp(`^${missing.length} things are missing: Personal information, .+; and ${missing.length - 3} more\\.$`),
  );
  assert.equal(
    linkToMissing(missing.find(({ group }) => group === 'questions')!),
    '/account/profile?section=questions&row=answers-10&field=yes',
  );
});

test('what was typed wrong is missing, with its box', () => {
  const sheet = complete();
  const rows = sheet.sections.personal.map((row) => ({ ...row, wrong: ['height'] }));
  const { missing } = measureCompleteness({ ...sheet, sections: { ...sheet.sections, personal: rows } });
  assert.deepEqual(
    missing.map(({ section, row, field }) => [section, row, field]),
    [['personal', 1, 'height']],
  );
});

test('studies that go on need neither last year nor graduation', () => {
  const sheet = withRow(complete(), 'education', { is_present: true, to_year: null, year_graduated: null });
  assert.equal(measureCompleteness(sheet).percent, 100);
});

test('one employer has one present row of full-time work', () => {
  const work = (id: number, more: Fields = {}): StoredRow => ({
    id,
    question: null,
    wrong: [],
    fields: filled('work', { from: '2015-01-01', to: null, company: 'Rural Bank', ...more }),
  });
  const sheet = complete();
  const having = (rows: StoredRow[]) => measureCompleteness({ ...sheet, sections: { ...sheet.sections, work: rows } }).missing;
  assert.match(having([work(1), work(2)])[0]!.message, /Rural Bank/);
  assert.deepEqual(having([work(1), work(2, { is_part_time: true })]), []);
  assert.deepEqual(having([work(1), work(2, { to: '2016-01-01' })]), []);
});

test('N/A is not said to what has rows, to the spouse of who is married, or to work in the university', () => {
  const sheet = complete();
  assert.match(whyNotApplicable(withRow(sheet, 'personal', { civil_status: 'Married' }), 'spouses')!, /married/);
  assert.match(whyNotApplicable(sheet, 'work')!, /university/);
  assert.match(whyNotApplicable({ ...sheet, sections: { ...sheet.sections, skills: sheet.sections.education } }, 'skills')!, /Remove/);
  assert.equal(whyNotApplicable(sheet, 'children'), null);
});
