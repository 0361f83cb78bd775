import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { experienceOf, momentOf, salaryOf, standingIn, titleOf, whereOf } from './format-vacancy.ts';

const dates = { opens_at: '2026-11-09T08:00:00+08:00', closes_at: '2026-11-27T15:59:59Z' };

test('a vacancy is said in the words and the time of the university', () => {
  assert.equal(titleOf({ title: 'Instructor I', parenthetical_title: 'Mathematics' }), 'Instructor I (Mathematics)');
  assert.equal(momentOf(dates.closes_at), '27 Nov 2026, 11:59 PM');
  assert.equal(salaryOf({ salary: 5_381_800, salary_kind: 'monthly', salary_grade: 18 }), 'PHP 53,818.00 a month, SG 18');
  assert.equal(salaryOf({ salary: 65_000, salary_kind: 'daily', salary_grade: null }), 'PHP 650.00 a day');
  assert.equal(salaryOf({ salary: null, salary_kind: 'monthly', salary_grade: null }), '');
  assert.equal(experienceOf({ experience: 'relevant', experience_years: 2 }), '2 years, relevant');
  assert.equal(experienceOf({ experience: '1 year as a clerk', experience_years: 1 }), '1 year as a clerk');
  assert.equal(experienceOf({ experience: 'None required', experience_years: null }), 'None required');
  assert.equal(whereOf({ office: 'University Library', place: 'University Library, San Isidro' }), 'University Library, San Isidro');
  assert.equal(whereOf({ office: 'Accounting Office', place: 'Bukid' }), 'Accounting Office · Bukid');
  assert.equal(standingIn('open', dates), 'Apply until 27 Nov 2026, 11:59 PM.');
  assert.equal(standingIn('not_yet', dates), 'Applications are taken from 9 Nov 2026, 8:00 AM.');
  assert.equal(standingIn('closed', dates), 'This vacancy is closed. Applications were taken until 27 Nov 2026, 11:59 PM.');
});

test('an amount is said to the centavo', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), (salary) => {
      const said = salaryOf({ salary, salary_kind: 'monthly', salary_grade: null });
      assert.equal(Number(said.replaceAll(/\D/g, '')), salary);
    }),
  );
});
