import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainValue } from './grid.ts';
import { isPresent, isTicked, readDate, readHeight, readHundredths, readYes, typedDate, typedStep, typedYear } from './read-values.ts';

test('dates are read in the order that the form prints, as text or as dates of the workbook', () => {
  assert.equal(readDate('03/07/1996', 'month first'), '1996-03-07');
  assert.equal(readDate('03/07/1996', 'day first'), '1996-07-03');
  assert.equal(readDate('25/12/2020', 'month first'), null);
  assert.equal(readDate('25/12/2020', 'day first'), '2020-12-25');
  assert.equal(readDate('2020-12-25T00:00:00.000Z', 'day first'), '2020-12-25');
  assert.equal(readDate('March 7, 1996', 'day first'), '1996-03-07');
  assert.equal(readDate('7 Mar 1996', 'month first'), '1996-03-07');
  assert.equal(readDate('02/30/2020', 'month first'), null);
  assert.equal(readDate('sometime', 'month first'), null);
  assert.equal(typedDate('sometime', 'month first'), 'sometime');
});

test('heights in centimetres or feet and numbers with their units are understood', () => {
  assert.equal(readHeight('1.65'), 165);
  assert.equal(readHeight('1.65 m'), 165);
  assert.equal(readHeight('165 cm'), 165);
  assert.equal(readHeight('165cms.'), 165);
  assert.equal(readHeight('5\'4"'), 163);
  assert.equal(readHeight('5 ft 4 in'), 163);
  assert.equal(readHundredths('₱ 31,705.00'), 3170500);
  assert.equal(readHundredths('24 hours'), 2400);
  assert.equal(readHundredths('8hrs.'), 800);
  assert.equal(readHundredths('54 kgs.'), 5400);
  assert.equal(readHundredths('83.52%'), 8352);
  assert.equal(readHundredths('PERMANENT'), null);
});

test('nothing is written in many ways', () => {
  for (const text of [
    'N/A',
    'n/a',
    'NA',
    'N.A.',
    'n / a',
    '-n/a-',
    '(N/A)',
    'N-A',
    'none',
    'Not applicable',
    '-',
    '--',
    '—',
    'xxx',
    '____',
    '',
  ])
    assert.equal(plainValue(text), '', text);
  for (const text of ['NARA', 'Nona', 'A', 'N. A. Reyes']) assert.equal(plainValue(text), text);
});

test('what goes on is present, in whichever words', () => {
  for (const text of ['PRESENT', 'to present', 'To date', 'to the present', 'up to present', 'Current', 'ongoing', 'Presently'])
    assert.equal(isPresent(text), true, text);
  assert.equal(isPresent('2020-12-25'), false);
  assert.equal(isPresent(''), false);
});

test('years, grades and ticks as people write them', () => {
  assert.equal(typedYear('March 2008'), '2008');
  assert.equal(typedYear('2008-06-01'), '2008');
  assert.equal(typedYear('08'), '08');
  for (const text of ['11-1', 'SG 11-1', 'SG-11 Step 1', '11/1', 'sg11, step 1']) assert.equal(typedStep(text), '11-1', text);
  assert.equal(typedStep('9-3'), '09-3');
  assert.equal(typedStep('11'), '11');
  for (const text of ['☑ Male', '[x] Yes', '( / ) Yes', 'x Yes', '✓ Yes']) assert.equal(isTicked(text), true, text);
  for (const text of ['☐ Male', 'Xerox', 'Yes', '[ ] Yes']) assert.equal(isTicked(text), false, text);
  assert.deepEqual(['Y', 'Yes', '☑ YES', 'N', 'no'].map(readYes), [true, true, true, false, false]);
});
