import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { readAssessment } from '../contract/assessment.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp({ work: 'asked' });
});
after(() => app.close());

test('the board of the demo recommends the highest ranked who passed, and the choice is among them', async () => {
  const { rows: wrong } = await app.owner.query(
    `select a.id, a.state, k.rank, k.passes from assessments.ranked k join applicants.application a on a.id = k.application_id
     join assessments.ranking g on g.id = k.ranking_id join vacancies.post v on v.id = a.post_id
     where g.frozen_at is not null and (
       exists (select from assessments.recommended r where r.application_id = a.id) <> (k.passes and k.rank <= 4 + v.vacancies)
       or (a.state in ('RECOMMENDED', 'SELECTED', 'DECLINED') and not exists (select from assessments.recommended r where r.application_id = a.id))
       or (a.state = 'NOT_RECOMMENDED' and exists (select from assessments.recommended r where r.application_id = a.id)))`,
  );
  assert.deepEqual(wrong, []);
  const { rows } = await app.owner.query<{ rankings: number; frozen: number; chosen: number }>(
    `select count(*)::integer as rankings, count(frozen_at)::integer as frozen, (select count(*)::integer from assessments.selection) as chosen from assessments.ranking`,
  );
  assert.ok(rows[0]!.rankings > rows[0]!.frozen && rows[0]!.frozen > 0 && rows[0]!.chosen > 0, JSON.stringify(rows[0]));
});

test('the file of each ranked applicant of the demo says how they qualify', async () => {
  const { rows } = await app.owner.query(
    `select k.application_id from assessments.ranked k where not exists (
       select from assessments.credit c where c.application_id = k.application_id and c.note <> '')`,
  );
  assert.deepEqual(rows, []);
});

test('of a post of the demo that is ranked no sheet is lacking', async () => {
  const hr = await app.as('hr');
  const { rows } = await app.owner.query<{ post_id: number }>('select post_id from assessments.ranking order by post_id');
  for (const { post_id } of rows) {
    const { body } = await hr.call(readAssessment, { params: { id: post_id } });
    assert.deepEqual(
      body.seats.filter(({ waits_for }) => waits_for > 0),
      [],
      `post ${post_id}`,
    );
  }
});
