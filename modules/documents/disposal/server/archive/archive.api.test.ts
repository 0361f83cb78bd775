import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { editArchiving, readArchiving, startArchiving } from '../../contract/archive.ts';
import { openCounters, type Counters } from '@talaan/documents/server/fixtures/open-counters.ts';
import { archiveJob } from './archive-job.ts';

let app: TestApp;
let c: Counters;
before(async () => {
  app = await startTestApp();
  c = await openCounters(app);
});
after(() => app?.close());

const told: number[][] = [];
const run = (input: { byHand?: true } = {}) =>
  archiveJob.run({ server: app.server, accountId: 0, runId: '', progress: async (done, total) => void told.push([done, total]) }, input);
const read = async () => (await c.clerk.RMO.call(readArchiving)).body.archiving;
const set = (years: number | null) => c.clerk.RMO.call(editArchiving, { body: { years_after: years } });

/** A paper of the Records Office that was due and closed on these days. */
async function closed(dueOn: string, closedOn: string, action: 'release' | 'claim' = 'release'): Promise<number> {
  const { id } = await c.add('RMO');
  await c.done('RMO', action, id);
  await sql`update documents.document set closed_at = ${`${closedOn}T10:00:00+08:00`}, due_at = ${`${dueOn}T17:00:00+08:00`} where id = ${id}`.execute(
    app.server.db,
  );
  return id;
}
const state = async (id: number) => (await c.page('RMO', id)).state;

test('papers are archived once the year in which they were due and closed is over, with the step in their history', async () => {
  await run();
  const [old, dueLater, closedLater, open] = [
    await closed('2025-12-31', '2025-12-30'),
    await closed('2026-01-05', '2025-12-30'),
    await closed('2025-12-30', '2026-01-05'),
    (await c.add('RMO')).id,
  ];
  assert.deepEqual(await read(), { years_after: 0, until_year: 2025, due: 1 });
  assert.deepEqual(await run(), { archived: 1 });
  assert.deepEqual(await Promise.all([old, dueLater, closedLater, open].map(state)), ['ARCHIVED', 'RELEASED', 'RELEASED', 'RECEIVED']);
  const [step] = (await c.page('RMO', old)).steps;
  assert.deepEqual([step!.action, step!.by, step!.reason], ['archive', 'Talaan', 'After its year']);
  const closedAt = (await c.page('RMO', old)).closed_at;
  assert.equal(closedAt, '2025-12-30T02:00:00.000Z', 'when it was closed stays');
});

test('run again it finds nothing more; many are archived part by part, and it tells how far it is', async () => {
  assert.deepEqual(await run(), { archived: 0 });
  const { rows } = await sql<{ id: number }>`
    insert into documents.document (office_id, year, no, tracking_no, type_id, kind, state, subject, registered_at, due_at, closed_at, created_by, created_at)
    select office_id, 2024, 500000 + n, 'OLD-' || n, type_id, kind, 'RELEASED', subject, '2024-01-05', '2024-01-09', '2024-01-08', created_by, created_at
    from (select * from documents.document where state <> 'DRAFT' and child_no is null limit 1) d, generate_series(1, 2300) n returning id`.execute(
    app.server.db,
  );
  told.length = 0;
  assert.deepEqual(await run(), { archived: rows.length });
  assert.deepEqual(told, [
    [1000, 2300],
    [2000, 2300],
    [2300, 2300],
  ]);
  const { rows: steps } = await sql<{ count: number }>`
    select count(*)::integer as count from documents.step where action = 'archive' and document_id = any(${rows.map(({ id }) => id)}::integer[])`.execute(
    app.server.db,
  );
  assert.equal(steps[0]!.count, rows.length);
});

test('a setting keeps papers so many years more, or leaves them to those who archive by hand', async () => {
  const id = await closed('2024-03-03', '2024-03-03');
  assert.equal((await set(-1)).status, 422);
  await set(2);
  assert.deepEqual([(await read()).until_year, await run(), await state(id)], [2023, { archived: 0 }, 'RELEASED']);
  await set(null);
  assert.deepEqual([await run(), await state(id)], [{ archived: 0 }, 'RELEASED']);
  assert.equal((await c.clerk.RMO.call(startArchiving)).status, 200);
  await run({ byHand: true });
  assert.equal(await state(id), 'ARCHIVED');
  await set(0);
});

test('who tracks the documents of an office alone does not archive those of the university', async () => {
  assert.equal((await c.clerk.CAS.call(readArchiving)).status, 403);
  assert.equal((await c.clerk.CAS.call(startArchiving)).status, 403);
});
