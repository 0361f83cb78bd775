import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { readCreditFigures } from './credit-figures.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp();
});
after(() => app.close());

test('points are proposed from what the screening found', async () => {
  const { rows } = await sql<{ id: number }>`
    select s.application_id as id from screening.screening s join screening.result r on r.application_id = s.application_id
    group by 1 order by 1 limit 20`.execute(app.server.db);
  const figures = await readCreditFigures(
    { db: app.server.db, server: app.server },
    rows.map(({ id }) => id),
  );
  assert.deepEqual(
    figures.map(({ application_id }) => application_id),
    rows.map(({ id }) => id),
  );
  for (const { experience, training, education, words } of figures) {
    assert.ok(experience!.days >= 0 && training!.hours >= 0);
    assert.ok(education!.attained && education!.standard);
    assert.match(words.experience, /^\d+\.\d\d years$/);
  }
  assert.ok(figures.length > 0);
});
