import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { me } from '@talaan/identity/contract.ts';
import { mayOpen } from '@talaan/kernel/web/guard.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { screens } from './screens.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp();
});
after(() => app.close());

test('a head opens the property of their offices and its records, an auditor the lists too', async () => {
  const opened = async (who: string) => {
    const { user } = (await (await app.as(who)).call(me)).body;
    return new Set(screens.filter((screen) => mayOpen(screen, user)).map(({ path }) => path));
  };
  const [head, auditor] = [await opened('head'), await opened('auditor')];
  assert.ok(['/department/property', '/property/items/{id}', '/property/papers/{id}'].every((path) => head.has(path)));
  assert.deepEqual(
    screens.filter(({ path, menu }) => head.has(path) && menu?.group === 'Property'),
    [],
  );
  assert.ok(['/property/items', '/property/papers', '/property/deliveries', '/property/items/{id}'].every((path) => auditor.has(path)));
  assert.ok(!auditor.has('/property/issue') && !auditor.has('/my/mrs/summary'));
});
