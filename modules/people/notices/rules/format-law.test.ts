import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatLaw } from './format-law.ts';

test('the legal basis is written out, with the date of the circular where it is known', () => {
  assert.equal(
    formatLaw('EO 64 s.2024; NBC 601'),
    'National Budget Circular No. 601 dated January 22, 2026, implementing Executive Order No. 64, s. 2024',
  );
  assert.equal(formatLaw('EO 64 s.2024; NBC 594'), 'National Budget Circular No. 594, implementing Executive Order No. 64, s. 2024');
  assert.equal(formatLaw('EO 64 s.2024'), 'Executive Order No. 64, s. 2024');
  assert.equal(
    formatLaw('RA 11466; NBC 605 dated January 12, 2027'),
    'National Budget Circular No. 605 dated January 12, 2027, implementing RA 11466',
  );
});
