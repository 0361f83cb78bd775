import assert from 'node:assert/strict';
import { test } from 'node:test';
import { labelOnPaper, formatOnPaper, formatRowName } from './format-on-paper.ts';

test('A change is told in words: money in pesos, dates, hours, lengths', () => {
  assert.equal(formatOnPaper('work', 'monthly_salary', '3170500'), 'PHP 31,705.00');
  assert.equal(formatOnPaper('training', 'from', '2026-03-02'), '2 Mar 2026');
  assert.equal(formatOnPaper('training', 'hours', '2450'), '24.5 hours');
  assert.equal(formatOnPaper('training', 'hours', '100'), '1 hour');
  assert.equal(formatOnPaper('personal', 'height', '158'), '1.58 m');
  assert.equal(formatOnPaper('eligibilities', 'rating', '8250'), '82.50');
  assert.equal(formatOnPaper('education', 'level', 'graduate'), 'Graduate studies');
  assert.equal(formatOnPaper('answers', 'yes', 'false'), 'No');
  assert.equal(formatOnPaper('work', 'to', ''), '');
});

test('A box is called as on the form, of an address with which of the two', () => {
  assert.equal(labelOnPaper('personal', 'residential_street'), 'Residential address: street');
  assert.equal(labelOnPaper('personal', 'permanent_zip_code'), 'Permanent address: ZIP code');
  assert.equal(labelOnPaper('personal', 'permanent_is_residential'), 'Permanent address is the same as the residential address');
  assert.equal(labelOnPaper('personal', 'idno'), 'Agency employee number');
  assert.equal(labelOnPaper('parents', 'mother_surname'), 'Mother’s maiden surname');
});

test('A row is named with its dates in words', () => {
  assert.equal(formatRowName('training', 'Records, 2026-02-03'), 'Records, 3 Feb 2026');
  assert.equal(formatRowName('education', 'college, Lyceum'), 'College, Lyceum');
  assert.equal(formatRowName('answers', '34a'), 'Question 34a');
});
