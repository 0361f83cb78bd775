import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { kinshipHints, type FamilyNames, type NamedPerson } from './kinship-hints.ts';

const named = (surname: string, first_name: string, middle_name = ''): NamedPerson => ({ surname, first_name, middle_name });
const member = named('Peñaflor', 'Josefa', 'Reyes');

test('shared names of the member, the applicant and the applicant’s family ask for a declaration', () => {
  const none: FamilyNames = { spouse: null, father: null, mother: null };
  const cases: [NamedPerson, FamilyNames | null, number][] = [
    [named('Cruz', 'Ana', 'Lopez'), none, 0],
    [named('Cruz', 'Ana'), null, 0],
    [named('PENAFLOR', 'Ana', 'Lopez'), none, 1],
    [named('Cruz', 'Ana', 'Peñaflor'), none, 1],
    [named('Cruz', 'Ana', 'Reyes'), none, 1],
    [named('Cruz', 'Ana', 'R.'), none, 0],
    [named('Cruz', 'Ana', 'Lopez'), { ...none, spouse: named('Peñaflor', 'Mario') }, 1],
    [named('Cruz', 'Ana', 'Lopez'), { ...none, mother: named('Penaflor', 'Josefa') }, 1],
    [named('Peñaflor', 'Ana', 'Lopez'), { ...none, father: named('Peñaflor', 'Mario') }, 1],
  ];
  for (const [applicant, family, count] of cases)
    assert.equal(kinshipHints(member, applicant, family).length, count, JSON.stringify([applicant, family]));
});

test('a name that is left empty hints at nothing, and accents and case never matter', () => {
  const word = fc.stringMatching(/^[a-zñé]{2,8}$/);
  fc.assert(
    fc.property(word, word, (one, other) => {
      assert.deepEqual(kinshipHints(named('', one), named('', other), { spouse: named('', one), father: null, mother: null }), []);
      assert.equal(
        kinshipHints(named(one, 'A'), named(other, 'B'), null).length,
        kinshipHints(named(one.toUpperCase(), 'A'), named(other.normalize('NFD'), 'B'), null).length,
      );
    }),
  );
});
