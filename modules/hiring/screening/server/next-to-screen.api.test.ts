import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { makeApplications } from '@talaan/applicants/server/fixtures/make-applications.ts';
import { makePost } from '@talaan/vacancies/server/fixtures/make-post.ts';
import { decideScreening, findNextApplication } from '../contract/applicants.ts';

let app: TestApp;
let recruitment: Caller;
before(async () => {
  app = await startTestApp();
  recruitment = await app.as('recruitment');
});
after(() => app.close());

test('screened next is the preferred application if it is pending, else the one filed first', async () => {
  const { db } = app.server;
  const post = await makePost(db, { code: 'SCREEN-NEXT' });
  const [first, second, third] = (await makeApplications(db, { post, surnames: ['Abad', 'Bernal', 'Cruz'] })).map(({ id }) => id);
  const next = async (preferred?: number) =>
    (await recruitment.call(findNextApplication, { params: { id: post }, query: { preferred } })).body.application;
  const disqualify = async (...ids: number[]) => {
    const body = { ids, decision: 'disqualify', reason_code: 'papers', reason: 'No diploma.' } as const;
    assert.equal((await recruitment.call(decideScreening, { body })).status, 200);
  };
  assert.equal(await next(), first);
  assert.equal(await next(third), third);
  await disqualify(third!);
  assert.equal(await next(third), first);
  await disqualify(first!, second!);
  assert.equal(await next(), null);
  assert.equal((await recruitment.call(findNextApplication, { params: { id: 999_999 } })).status, 404);
});
