import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { readServiceDue } from './service-due.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp();
});
after(() => app.close());

test('service is due of who studies as planned and of who serves it, and of nobody whose obligation is over', async () => {
  const { db } = app.server;
  const { rows } = await sql<{ personnel_id: number; state: string; reported_on: string | null; last_day: string }>`
    select s.personnel_id, s.state, s.reported_on, (select max(t.last_day) from scholarships.stretch t where t.scholarship_id = s.id) as last_day
    from scholarships.scholarship s where s.signed_on is not null`.execute(db);
  const due = await readServiceDue({ db: app.server.db, today: app.server.clock.today() }, [
    people.boardSecretary.id,
    ...rows.map(({ personnel_id: id }) => id),
  ]);
  assert.equal(due.get(people.boardSecretary.id), undefined, 'no scholarship');
  const over = new Set(['FULFILLED', 'SETTLED', 'RELEASED']);
  for (const { personnel_id: id, state, reported_on: back, last_day: last } of rows) {
    if (rows.some((other) => other.personnel_id === id && other.state !== state)) continue;
    if (over.has(state)) assert.equal(due.get(id), undefined, state);
    else assert.ok(due.get(id)! > (back ?? last), `${state}: ${due.get(id)}`);
  }
  assert.ok(rows.some(({ state }) => over.has(state)) && rows.some(({ state }) => state === 'ONGOING'));
});
