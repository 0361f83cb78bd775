import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CannotStart } from './cannot-start.ts';
import { allContributed, anyPoint, contribute, contributed, onePoint, requireContributions } from './contributions.ts';

const names = onePoint<(id: number) => string>('the names of people');
const uses = anyPoint<string>('what names an office');
const organization = { name: 'organization', needs: [names] };
const personnel = { name: 'personnel', contributes: [contribute(names, (id) => `Person ${id}`), contribute(uses, 'people')] };
const plantilla = { name: 'plantilla', contributes: [contribute(uses, 'items')] };

test('a module below is given what modules above contribute, in their order', () => {
  const server = { modules: [organization, personnel, plantilla] };
  requireContributions(server.modules);
  assert.equal(contributed(server, names)(7), 'Person 7');
  assert.deepEqual(allContributed(server, uses), ['people', 'items']);
});

test('Talaan does not start where something needed is contributed by no module, and says what', () => {
  assert.throws(
    () => requireContributions([organization, plantilla]),
    new CannotStart(
      "The module organization needs 'the names of people', which no module contributes. List one that does in apps/server/app.ts.",
    ),
  );
});

test('Talaan does not start where two modules contribute what only one may, and says which', () => {
  const second = { name: 'payroll', contributes: [contribute(names, String)] };
  assert.throws(
    () => requireContributions([organization, personnel, second]),
    new CannotStart("'the names of people' is contributed more than once, by personnel and payroll. Only one module may."),
  );
});

test('what any module may contribute may be missing', () => {
  requireContributions([{ name: 'reports', needs: [] }]);
  assert.deepEqual(allContributed({ modules: [] }, uses), []);
});
