import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { TYPE_SEEDS } from '../../rules/type-seeds.ts';
import { readTypes, typeOn } from './read-types.ts';

describe('types of leave', () => {
  let app: TestApp;
  before(async () => (app = await startTestApp()));
  after(() => app.close());

  it('are read as the law gives them, from the day on from which it does', async () => {
    const types = await readTypes(app.server.db, '2026-06-01');
    assert.deepEqual(
      types.map(({ termsOn, ...type }) => ({ ...type, effectiveOn: termsOn })),
      TYPE_SEEDS,
    );
    assert.equal(await typeOn(app.server.db, 'WL', '2025-12-31'), undefined);
    assert.equal((await typeOn(app.server.db, 'WL', '2026-01-01'))?.amount, 5000);
  });
});
