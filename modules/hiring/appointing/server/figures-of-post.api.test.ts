import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { listPosts, readPost } from '@talaan/vacancies/contract/posts.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp();
});
after(() => app.close());

const SAID: Readonly<Record<string, RegExp>> = {
  applicants: /^\d+ applied(, \d+ to decide)?$/,
  board: /^\d+ members?$/,
  interviews: /^\d+ sessions?(, the next on \d+ \w+ \d{4})?$/,
  assessment: /^\d+ of \d+ sheets? submitted$/,
  appointments: /^(\d+ in preparation)?(, )?(\d+ issued)?$/,
  letters: /^\d+ sent, the last on \d+ \w+ \d{4}$/,
};

test('the page of a post says how far its applicants, board, interviews, sheets, appointments and letters are', async () => {
  const recruitment = await app.as('recruitment');
  const { posts } = (await recruitment.call(listPosts, { query: { per_page: 100 } })).body;
  const { rows } = await app.owner.query<{ id: number; applied: number; undecided: number }>(`
    select v.id, count(a.id) filter (where a.reference is not null)::integer as applied,
      count(a.id) filter (where a.state in ('SUBMITTED', 'INCOMPLETE'))::integer as undecided
    from vacancies.post v left join applicants.application a on a.post_id = v.id group by v.id`);
  const seen = new Set<string>();
  for (const { id } of posts) {
    const { figures } = (await recruitment.call(readPost, { params: { id } })).body.post;
    assert.deepEqual(Object.keys(figures).toSorted(), Object.keys(SAID).toSorted());
    for (const [key, text] of Object.entries(figures)) {
      if (text === '') continue;
      assert.match(text, SAID[key]!);
      seen.add(key);
    }
    const { applied, undecided } = rows.find((row) => row.id === id)!;
    assert.equal(figures.applicants, [applied && `${applied} applied`, undecided && `${undecided} to decide`].filter(Boolean).join(', '));
  }
  for (const key of ['applicants', 'board', 'interviews', 'assessment']) assert.ok(seen.has(key), `no post of the demo has its ${key}`);
});
