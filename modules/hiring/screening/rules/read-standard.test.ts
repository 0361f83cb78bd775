import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EducationLevel } from './judge-education.ts';
import { readStandard } from './read-standard.ts';

test('published standards are read; what cannot be read is told', () => {
  const read = (education: string, eligible = 'None required') =>
    readStandard(
      { education, experience_years: 1, experience: '', training_hours: 4, training: '', eligibility: eligible },
      { collegeUnits: 72, isFirstLevel: true },
    );
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
  assert.deepEqual(read('', 'RA 1080 (CPA)').standard.eligibility, { level: 'second', licences: ['CPA'], isOpenLicence: false });
  assert.deepEqual(read('', 'Career Service Subprofessional').standard.eligibility, { level: 'first', licences: [], isOpenLicence: false });
  assert.deepEqual(read('', 'None required; RA 1080 in a licensed field').standard.eligibility, {
    level: 'none',
    licences: [],
    isOpenLicence: false,
  });
  assert.equal(read("Bachelor's degree", 'The usual one').doubts.length, 1);
  assert.equal(read("Bachelor's degree").doubts.length, 0);
  assert.equal(read("Bachelor's degree").standard.hours, 400);
  assert.deepEqual(read('A good education', 'The usual one').standard.unread, ['education', 'eligibility']);
  assert.deepEqual(read("Bachelor's degree in the field", 'RA 1080').standard.unread, []);
  assert.ok(read("Bachelor's degree in the field").standard.education.hasOpenFields);
  assert.ok(read('', 'RA 1080').standard.eligibility.isOpenLicence);
});
