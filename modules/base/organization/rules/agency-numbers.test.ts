import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseAgencyNumber, showAgencyNumber } from './agency-numbers.ts';

test('a number of an agency is kept as its digits, however it was typed, and written with the hyphens of the agency', () => {
  assert.equal(parseAgencyNumber('tin', ' 000-123 456.00000'), '00012345600000');
  assert.equal(showAgencyNumber('tin', '00012345600000'), '000-123-456-00000');
  assert.equal(showAgencyNumber('tin', '000123456'), '000-123-456');
  assert.equal(showAgencyNumber('philhealth_no', '001234567890'), '00-123456789-0');
  assert.equal(showAgencyNumber('pagibig_no', '200012345678'), '2000-1234-5678');
  assert.equal(showAgencyNumber('gsis_no', '1000012345'), '1000012345');
});

test('nothing is nothing, and what is too long, too short or no number is refused', () => {
  assert.equal(parseAgencyNumber('tin', '  '), '');
  assert.equal(showAgencyNumber('tin', ''), '');
  for (const typed of ['00012345', '0001234560', 'none', '000123456000000']) assert.equal(parseAgencyNumber('tin', typed), null, typed);
});
