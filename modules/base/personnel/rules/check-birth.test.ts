import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkBirth } from './check-birth.ts';

const today = '2026-11-20';
const CASES: [string, string, string | null, RegExp | undefined][] = [
  ['a date of birth of today is refused', '2026-11-20', null, /in the past/],
  ['101 years are refused', '1925-11-19', null, /older than 100/],
  ['100 years are accepted', '1926-11-20', null, undefined],
  ['14 years are refused', '2011-11-21', null, /younger than 15/],
  ['15 years are accepted', '2011-11-20', null, undefined],
  ['a birth after service began is refused', '1990-05-10', '1990-05-10', /began on 1990-05-10/],
  ['a birth before service is accepted', '1990-05-10', '2015-01-05', undefined],
];
for (const [name, birthDate, firstDay, message] of CASES) {
  test(name, () => {
    const refused = checkBirth(birthDate, { today, firstDay });
    if (message) assert.match(refused ?? '', message);
    else assert.equal(refused, undefined);
  });
}
