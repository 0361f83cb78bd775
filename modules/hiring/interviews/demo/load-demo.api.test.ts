import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { makeApplications } from '@talaan/applicants/server/fixtures/make-applications.ts';
import type { ApplicationState } from '@talaan/applicants/workflow.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { makePost } from '@talaan/vacancies/server/fixtures/make-post.ts';
import { loadDemo } from './load-demo.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp();
});
after(() => app.close());

test('interviews of the demo are those of applicants who are called or have come, with the board as the panel', async () => {
  const { db, pool } = app.server;
  const states: ApplicationState[] = ['FOR_INTERVIEW', 'INTERVIEWED', 'NO_SHOW', 'FOR_EXAM'];
  const posts: number[] = [];
  for (const code of ['T-DEMO-1', 'T-DEMO-2']) {
    const post = await makePost(db, { code, state: 'VALID' });
    posts.push(post);
    for (const state of states)
      await makeApplications(db, { post, surnames: Array.from({ length: 12 }, (_, at) => `Demo${at}${state}`), state });
  }
  await pool.query(
    `insert into boards.sitting (post_id, board_id, assigned_at) select p, b.id, now() from unnest($1::integer[]) p, boards.board b
     where b.kind = 'NAPB' and b.term @> '2026-11-20'::date`,
    [posts],
  );
  const client = await app.owner.connect();
  try {
    await client.query('begin');
    const now = Temporal.Instant.from('2026-11-20T09:00:00+08:00');
    const { settings, modules } = app.server;
    await loadDemo({ client, now, today: Temporal.PlainDate.from('2026-11-20'), filesDir: undefined, settings, modules });
    const { rows } = await client.query<{ state: string; count: number }>(
      `select l.state, count(*)::integer as count from interviews.slot l join interviews.session s on s.id = l.session_id
       where s.post_id = any($1::integer[]) group by 1 order by 1`,
      [posts],
    );
    assert.deepEqual(new Set(rows.map(({ state }) => state)), new Set(['ACCEPTED', 'ATTENDED', 'DECLINED', 'PENDING']));
    const panels = await client.query('select from interviews.panel');
    assert.ok(panels.rows.length > 0);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
