import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { listOwnApplications } from '../contract/mine.ts';
import { listApplicants } from '../contract/hr.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { makePost } from '@talaan/vacancies/server/fixtures/make-post.ts';
import { loadDemo } from './load-demo.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp();
});
after(() => app.close());

test('the demo has applicants over its posts, in states as far as each post is, with their steps in order', async () => {
  const { db, clock } = app.server;
  const here = (await app.owner.query<{ n: number }>('select count(*)::integer as n from applicants.application')).rows[0]!.n;
  if (here === 0) {
    const closed = { postedOn: '2026-08-03', closesAt: '2026-08-14T17:00:00+08:00' };
    await makePost(db, { code: 'D-1' });
    await makePost(db, { code: 'D-2', state: 'VALID', ...closed });
    await makePost(db, { code: 'D-3', state: 'VALID', ...closed });
    await makePost(db, { code: 'D-4', state: 'FILLED', ...closed });
    const client = await app.owner.connect();
    try {
      await client.query('begin');
      const { settings, modules } = app.server;
      await loadDemo({ client, now: clock.now(), today: Temporal.PlainDate.from(clock.today()), filesDir: undefined, settings, modules });
      await client.query('commit');
    } finally {
      client.release();
    }
  }
  const { rows: states } = await app.owner.query<{ state: string }>('select distinct state from applicants.application');
  assert.ok(states.length >= 5, states.map(({ state }) => state).join());
  const { rows: wrong } = await app.owner.query(
    `select a.id from applicants.application a
     where a.state <> coalesce((select s.to_state from applicants.step s where s.application_id = a.id order by s.no desc limit 1), 'DRAFT')
       or exists (select from applicants.step s join applicants.step n on n.application_id = s.application_id and n.no = s.no + 1
         where s.application_id = a.id and (n.at < s.at or n.from_state <> s.to_state))`,
  );
  assert.deepEqual(wrong, []);
  const list = (await (await app.as('recruitment')).call(listApplicants, { query: { per_page: 999 } })).body;
  assert.ok(list.total > 100);
  const own = (await (await app.as('applicant')).call(listOwnApplications)).body.applications;
  assert.deepEqual(own.map(({ state }) => state).toSorted(), ['DRAFT', 'SUBMITTED']);
});
