import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { listItems } from '../contract/items.ts';
import { countVacancies } from '../contract/vacancies.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp();
});
after(() => app.close());

test('vacant items are counted by college; each number is the total of the list that it leads to', async () => {
  const hr = await app.as('hr');
  const { units } = (await hr.call(countVacancies)).body;
  const all = (await hr.call(listItems, { query: { status: 'VACANT_FUNDED' } })).body.total;
  assert.equal(
    units.reduce((sum, { vacant }) => sum + vacant, 0),
    all,
  );
  assert.ok(units.some(({ vacant, items }) => vacant === 0 && items > 0));
  for (const { id, name, vacant, with_units } of units) {
    const query = { office: id, status: 'VACANT_FUNDED' as const, own: with_units ? 0 : 1 };
    assert.equal((await hr.call(listItems, { query })).body.total, vacant, name);
  }
  const names = units.map(({ name }) => name);
  assert.ok(names.includes('College of Arts and Sciences'));
  assert.ok(!names.includes('Department of Mathematics and Statistics'));
});

test('an executive sees the numbers and the list, a head sees neither', async () => {
  const president = await app.as('president');
  assert.equal((await president.call(countVacancies)).status, 200);
  assert.equal((await president.call(listItems)).status, 200);
  const head = await app.as('head');
  assert.deepEqual([(await head.call(countVacancies)).status, (await head.call(listItems)).status], [403, 403]);
});
