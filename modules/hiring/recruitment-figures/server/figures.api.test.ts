import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { makeApplications } from '@talaan/applicants/server/fixtures/make-applications.ts';
import type { ApplicationState } from '@talaan/applicants/workflow.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { listPosts } from '@talaan/vacancies/contract/posts.ts';
import { makePost } from '@talaan/vacancies/server/fixtures/make-post.ts';
import { listCountedApplications, readFigures } from '../contract.ts';

/** Of a year in which the demo has no rows. */
const YEAR = 2031;

let app: TestApp;
before(async () => {
  app = await startTestApp();
});
after(() => app?.close());

test('figures count how far applications came, how long filling took, and what is still open', async () => {
  const { db } = app.server;
  const post = await makePost(db, { code: 'FIG-1', state: 'VALID', postedOn: '2026-10-20', closesAt: '2026-11-03T17:00:00+08:00' });
  const [one, two, three] = await makeApplications(db, { post, surnames: ['Figueroa', 'Figuracion', 'Figura'] });
  await sql`update applicants.application set submitted_at = ${`${YEAR}-02-03T09:00:00+08:00`} where post_id = ${post}`.execute(db);
  await walk(one!.id, ['SUBMITTED', 'SCREENED_QUALIFIED', 'INTERVIEWED', 'RANKED', 'RECOMMENDED', 'SELECTED', 'APPOINTED', 'ASSUMED']);
  await walk(two!.id, ['SUBMITTED', 'SCREENED_QUALIFIED', 'INTERVIEWED', 'WITHDRAWN']);
  await walk(three!.id, ['SUBMITTED', 'SCREENED_DISQUALIFIED']);
  await sql`
    insert into requests.step (request_id, round, action, as_role, from_state, state, at)
    select request_id, 1, 'approve', 'president', 'POSTED', 'APPROVED', ${`${YEAR}-01-02T09:00:00+08:00`} from vacancies.post where id = ${post}`.execute(
    db,
  );
  const { status, body } = await (await app.as('recruitment')).call(readFigures, { query: { year: YEAR } });
  assert.equal(status, 200, JSON.stringify(body));
  assert.deepEqual(
    body.stages.map(({ code, women, men }) => [code, women, men]),
    [
      ['submitted', 3, 0],
      ['qualified', 2, 0],
      ['interviewed', 2, 0],
      ['ranked', 1, 0],
      ['recommended', 1, 0],
      ['selected', 1, 0],
      ['appointed', 1, 0],
      ['assumed', 1, 0],
    ],
  );
  assert.deepEqual(body.time_to_fill, { filled: 1, median: 39, months: [{ month: `${YEAR}-02`, filled: 1, median: 39 }] });
  assert.deepEqual(body.offers, { made: 1, declined: 0 });
  assert.ok(body.oldest.length > 0);
  const young = body.ages.find(({ name }) => name === '31 to 60 days');
  assert.ok(young && young.posts >= 1, JSON.stringify(body.ages));
});

test('the list behind each bar has as many rows as the bar says, of every year and campus', async () => {
  const caller = await app.as('recruitment');
  const campuses = await sql<{ id: number }>`select id from organization.campus order by id limit 2`.execute(app.server.db);
  const now = (await caller.call(readFigures, { query: {} })).body.year;
  for (const year of [now, now - 1, YEAR])
    for (const campus of [undefined, ...campuses.rows.map(({ id }) => id)]) {
      const at = campus === undefined ? {} : { campus };
      const { body } = await caller.call(readFigures, { query: { year, ...at } });
      const applications = async (query: object) =>
        (await caller.call(listCountedApplications, { query: { per_page: 5, ...at, ...query } })).body.total;
      for (const { code: stage, women, men } of body.stages) {
        assert.equal(await applications({ year, stage }), women + men, `${stage} ${year}`);
        assert.equal(await applications({ year, stage, sex: 'Female' }), women, `${stage} women ${year}`);
        assert.equal(await applications({ year, stage, sex: 'Male' }), men, `${stage} men ${year}`);
      }
      for (const { month: assumed, filled } of body.time_to_fill.months) assert.equal(await applications({ assumed }), filled, assumed);
      assert.equal(await applications({ offered: year }), body.offers.made);
      assert.equal(await applications({ declined: year }), body.offers.declined);
      for (const { code: age, posts } of body.ages)
        assert.equal((await caller.call(listPosts, { query: { per_page: 5, age, ...at } })).body.total, posts, `age ${age}`);
    }
});

test('only recruitment staff read the figures and the applications behind them', async () => {
  for (const who of ['employee', 'head', 'applicant']) {
    const caller = await app.as(who);
    assert.equal((await caller.call(readFigures, { query: {} })).status, 403, who);
    assert.equal((await caller.call(listCountedApplications, { query: {} })).status, 403, who);
  }
});

/** One step a day from 3 February on. */
async function walk(application: number, states: readonly ApplicationState[]): Promise<void> {
  for (const [at, state] of states.entries())
    await sql`
      insert into applicants.step (application_id, no, action, from_state, to_state, at)
      values (${application}, ${at + 1}, 'walk', ${states[at - 1] ?? 'DRAFT'}, ${state}, ${`${YEAR}-02-${String(3 + at).padStart(2, '0')}T10:00:00+08:00`})`.execute(
      app.server.db,
    );
}
