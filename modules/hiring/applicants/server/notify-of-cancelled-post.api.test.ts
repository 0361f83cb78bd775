import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { stepPost } from '@talaan/vacancies/contract/steps.ts';
import { makePost } from '@talaan/vacancies/server/fixtures/make-post.ts';
import { makeApplications } from './fixtures/make-applications.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp();
});
after(() => app.close());

test('who applied hears once that the vacancy was cancelled, and why; who was not qualified does not', async () => {
  const { db, pool } = app.server;
  const post = await makePost(db, { code: 'VOID-1' });
  const [one] = await makeApplications(db, { post, surnames: ['Abad'] });
  await makeApplications(db, { post, surnames: ['Bello'], state: 'SCREENED_DISQUALIFIED' });
  const cancel = async () =>
    (await app.as('recruitment')).call(stepPost, {
      params: { id: post },
      body: { action: 'cancel', reason: 'The item was abolished.' },
    });
  const answer = await cancel();
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  assert.equal((await cancel()).status, 409);
  const { rows } = await pool.query<{ application_id: number; paragraphs: string[] }>(
    "select application_id, paragraphs from applicants.letter where cause = 'post-cancelled'",
  );
  assert.deepEqual(
    rows.map(({ application_id }) => application_id),
    [one!.id],
  );
  assert.match(rows[0]!.paragraphs[0]!, /The item was abolished\./);
});
