import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anyPoint, contribute, contributedBy, findContributionFault, onePoint } from './contributions.ts';

const names = onePoint<(id: number) => string>('the names of people');
const uses = anyPoint<string>('what names an office');
const organization = { name: 'organization', needs: [names] };
const personnel = { name: 'personnel', contributes: [contribute(names, (id) => `Person ${id}`), contribute(uses, 'people')] };
const plantilla = { name: 'plantilla', contributes: [contribute(uses, 'items')] };

test('a module below is given what modules above contribute, in their order', () => {
  const modules = [organization, personnel, plantilla];
  assert.equal(findContributionFault(modules), undefined);
  assert.equal(contributedBy(modules, names)[0]?.(7), 'Person 7');
  assert.deepEqual(contributedBy(modules, uses), ['people', 'items']);
});

test('where something needed is contributed by no module, the start says what is missing', () => {
  assert.equal(
    findContributionFault([organization, plantilla]),
    "The module organization needs 'the names of people', which no module contributes. List one that does in apps/.",
  );
});

test('where two modules contribute what only one may, the start says which', () => {
  const second = { name: 'payroll', contributes: [contribute(names, String)] };
  assert.equal(
    findContributionFault([organization, personnel, second]),
    "'the names of people' is contributed more than once, by personnel and payroll. Only one module may.",
  );
});

test('what any module may contribute may be missing', () => {
  assert.equal(findContributionFault([{ name: 'reports', needs: [] }]), undefined);
  assert.deepEqual(contributedBy([], uses), []);
});
