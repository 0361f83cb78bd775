import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { makeApplications } from '@talaan/applicants/server/fixtures/make-applications.ts';
import { makePost } from '@talaan/vacancies/server/fixtures/make-post.ts';
import * as applicants from '../contract/applicants.ts';
import * as levels from '../contract/eligibility-levels.ts';
import * as standards from '../contract/standards.ts';
import { freezeSheet } from './fixtures/freeze-sheet.ts';
import { sheetOf } from './fixtures/sheet-of.ts';

let app: TestApp;
let recruitment: Caller;
before(async () => {
  app = await startTestApp();
  recruitment = await app.as('recruitment');
});
after(() => app.close());

/** A post with one applicant, who passed the Career Service Professional examination. */
async function applied(code: string): Promise<number> {
  const { db } = app.server;
  const post = await makePost(db, { code });
  const [abad] = await makeApplications(db, { post, surnames: ['Abad'] });
  await freezeSheet(db, abad!, sheetOf({ work: [['2023-09-17', null]], training: [8], eligibility: 'Career Service Professional' }));
  return post;
}

const eligibilityIn = async (post: number) =>
  (await recruitment.call(applicants.listPostApplicants, { params: { id: post } })).body.applicants[0]!.eligibility;

test('a level of an eligibility that HR sets counts at once for those who are not decided, and the posts are named', async () => {
  const post = await applied('LEVEL-1');
  await recruitment.call(applicants.computeScreening, { params: { id: post } });
  const { eligibilities } = (await recruitment.call(levels.listEligibilityLevels, { query: { term: 'career service professional' } })).body;
  const [csp] = eligibilities;
  assert.equal(csp!.level, 'second');
  const set = (level: 'first' | 'second', who = recruitment) =>
    who.call(levels.changeEligibilityLevel, { params: { id: csp!.id }, body: { level, is_licence: false } });
  try {
    const { body } = await set('first');
    assert.match(body.message, /computed again: .*LEVEL-1/);
    assert.equal(await eligibilityIn(post), 'NOT_MET');
    assert.match((await set('first')).body.message, /already/);
    assert.equal((await set('second', await app.as('employee'))).status, 403);
  } finally {
    await set('second');
  }
  assert.equal(await eligibilityIn(post), 'MET');
  const { rows: changes } = await sql<{ count: number }>`
    select count(*)::integer as count from kernel.audit_event where subject = ${`screening.eligibility_level:${csp!.id}`}`.execute(
    app.server.db,
  );
  assert.equal(changes[0]!.count, 2);
});

test('two years in college are as many units as HR set when the post opened; a corrected standard keeps its own', async () => {
  const earlier = await applied('UNITS-1');
  const units = async (post: number) =>
    (await recruitment.call(standards.readStandards, { params: { id: post } })).body.standards.college_units;
  assert.equal((await recruitment.call(levels.changeCollegeUnits, { body: { units: 0 } })).status, 422);
  assert.equal((await recruitment.call(levels.changeCollegeUnits, { body: { units: 60 } })).status, 200);
  assert.equal((await recruitment.call(levels.listEligibilityLevels)).body.college_units, 60);
  const later = await applied('UNITS-2');
  await sql`update vacancies.post set opens_at = '2026-12-09', closes_at = '2026-12-31' where id = ${later}`.execute(app.server.db);
  assert.deepEqual([await units(earlier), await units(later)], [72, 60]);
});

test('who withdrew is not computed', async () => {
  const post = await applied('WITHDRAWN-1');
  await sql`update applicants.application set state = 'WITHDRAWN' where post_id = ${post}`.execute(app.server.db);
  assert.equal((await recruitment.call(applicants.computeScreening, { params: { id: post } })).body.computed, 0);
  assert.equal(await eligibilityIn(post), null);
});
