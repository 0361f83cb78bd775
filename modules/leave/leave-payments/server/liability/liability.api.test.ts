import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { listLiability } from '../../contract/liability.ts';
import { valueOfCredits } from '../../rules/credit-value.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp();
});
after(() => app.close());

test('the liability of leave credits is of each person what the money rule says, and their sum', async () => {
  const hr = await app.as('hr');
  const { status, body } = await hr.call(listLiability, { query: { per_page: 100 } });
  assert.equal(status, 200, JSON.stringify(body));
  assert.ok(body.people.length > 10);
  for (const { vl, sl, monthly, value } of body.people) assert.equal(value, valueOfCredits(monthly ?? 0, vl + sl, body.factor));
  assert.equal(
    body.sums.value,
    body.people.reduce((sum, { value }) => sum + value, 0),
  );
  assert.equal((await (await app.as('head')).call(listLiability, { query: {} })).status, 403);
});
