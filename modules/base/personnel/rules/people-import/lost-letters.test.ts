import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { likelyName } from './likely-name.ts';

test('a name that lost a letter is told with the likely one', () => {
  const cases = [
    ['Pe?a', 'Peña'],
    ['PE±A', 'PEÑA'],
    ['Mu¤oz', 'Muñoz'],
    ['NuÃ±ez', 'Nuñez'],
    ['PEÃ‘A', 'PEÑA'],
    ['Pe\uFFFDa', 'Peña'],
    ['JosÃ©', 'José'],
    ['Peña', null],
    ['Dela Cruz-Reyes', null],
    ['?', null],
  ] as const;
  for (const [name, likely] of cases) assert.equal(likelyName(name), likely, name);
});

test('a name of letters lost none', () => {
  fc.assert(fc.property(fc.stringMatching(/^[A-Za-zÑñéí .'-]*$/), (name) => likelyName(name) === null));
});
