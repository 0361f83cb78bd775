import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import { retentionKinds } from '@talaan/kernel/server/retention/retention-kind.ts';
import { listHolds, placeHold, findHoldPeople, releaseHold } from '../../contract/holds.ts';
import { listRetention, previewPurge, purgeKind } from '../../contract/retention.ts';

const KIND = 'identity.sign-ins';
const { accountingClerk: held, headOfAccounting: free } = people;

let app: TestApp;
let officer: Caller;
before(async () => {
  app = await startTestApp({ work: 'asked' });
  officer = await app.as('admin');
});
after(() => app.close());

/** Tries to sign in at the account of a person, longer ago than they are kept. */
async function oldSignIns(personnelId: number, count: number, day = '2024-02-01'): Promise<void> {
  await app.server.pool.query(
    `insert into identity.sign_in_try (at, email, account_id, address, network, device, outcome)
     select $3::timestamptz + n * interval '1 minute', a.email, a.id, '192.0.2.7', '192.0.2.7', '', 'signed_in'
     from identity.account a cross join generate_series(1, $2::integer) n where a.personnel_id = $1`,
    [personnelId, count, day],
  );
}

async function keptOf(personnelId: number): Promise<number> {
  const { rows } = await app.server.pool.query<{ count: number }>(
    `select count(*)::integer as count from identity.sign_in_try t join identity.account a on a.id = t.account_id
     where a.personnel_id = $1 and t.at < '2025-01-01'`,
    [personnelId],
  );
  return rows[0]!.count;
}

const preview = async () => (await officer.call(previewPurge, { params: { kind: KIND } })).body;
async function purge(due: number) {
  const started = await officer.call(purgeKind, { params: { kind: KIND }, body: { due } });
  assert.equal(started.status, 200, JSON.stringify(started.body));
  return app.finishJob(officer, started.body.job.id);
}
const place = (body: { kind?: string; personnel_id?: number; since?: string; until?: string }) =>
  officer.call(placeHold, {
    body: { kind: null, personnel_id: null, grounds: 'Civil Case 123 of the RTC', since: app.server.clock.today(), until: null, ...body },
  });

test('what is due is previewed and purged, what is held is not, and after the release it is', async () => {
  await oldSignIns(held.id, 3, '2024-01-01');
  await oldSignIns(free.id, 700);
  assert.equal((await place({ personnel_id: held.id })).status, 200);
  const before = await preview();
  assert.deepEqual([before.kind.due, before.kind.held, before.kind.purged_at], [700, 3, null]);
  assert.deepEqual([before.rows.length, before.rows.filter(({ is_held: isHeld }) => isHeld).length], [50, 3]);
  assert.equal((await officer.call(purgeKind, { params: { kind: KIND }, body: { due: 699 } })).status, 409);

  const done = await purge(700);
  assert.deepEqual([done.state, done.result], ['done', { purged: 700 }]);
  assert.deepEqual([await keptOf(free.id), await keptOf(held.id)], [0, 3]);
  const { kind } = await preview();
  assert.deepEqual([kind.due, kind.held, kind.purged], [0, 3, 700]);
  assert.equal((await officer.call(purgeKind, { params: { kind: KIND }, body: { due: 0 } })).status, 409, 'a second purge finds nothing');

  const [hold] = (await officer.call(listHolds, { query: { state: 'open' } })).body.holds;
  assert.equal((await officer.call(releaseHold, { params: { id: hold!.id }, body: { because: 'The case was dismissed' } })).status, 200);
  assert.equal((await officer.call(releaseHold, { params: { id: hold!.id }, body: { because: 'The case was dismissed' } })).status, 409);
  await purge(3);
  assert.equal(await keptOf(held.id), 0);
  const { rows } = await app.server.pool.query<{ action: string; count: number }>(
    `select action, count(*)::integer as count from kernel.audit_event where subject = $1 or action like '% a legal hold' group by action order by action`,
    [`retention:${KIND}`],
  );
  assert.deepEqual(
    rows.map(({ action, count }) => [action, count]),
    [
      ['place a legal hold', 1],
      ['purge records whose time is over', 3],
      ['release a legal hold', 1],
      ['start a purge', 2],
    ],
  );
});

test('a job of the night asks for holds as the officer does, and runs again without effect', async () => {
  await oldSignIns(held.id, 2);
  await oldSignIns(free.id, 2);
  assert.equal((await place({ personnel_id: held.id, kind: KIND })).status, 200);
  const kept = [await keptOf(free.id), await keptOf(held.id)];
  assert.deepEqual(kept, [2, 2]);
  const night = async () => {
    const job = app.server.modules.flatMap(({ jobs = [] }) => jobs).find(({ kind }) => kind === 'forget-sign-ins')!;
    await job.run({ server: app.server, accountId: 0, runId: '', progress: async () => undefined }, {} as never);
  };
  await night();
  await night();
  assert.deepEqual([await keptOf(free.id), await keptOf(held.id)], [0, 2]);
  const { kind } = await preview();
  assert.deepEqual([kind.purged, kind.purged_by], [2, null]);
});

test('a hold on a kind keeps it of everyone, from its first day to its last', async () => {
  await oldSignIns(free.id, 2);
  const today = Temporal.PlainDate.from(app.server.clock.today());
  const due = async () => (await preview()).kind.due;
  assert.equal(await due(), 2);
  await place({ kind: KIND, since: today.add({ days: 1 }).toString() });
  assert.equal(await due(), 2, 'one to come keeps nothing yet');
  await place({ kind: KIND, since: today.subtract({ days: 9 }).toString(), until: today.subtract({ days: 1 }).toString() });
  assert.equal(await due(), 2, 'one that has ended keeps nothing any more');
  await place({ kind: 'kiosk.photos' });
  assert.equal(await due(), 2, 'one on another kind keeps nothing of this');
  await place({ kind: KIND, until: today.toString() });
  assert.deepEqual([await due(), (await preview()).kind.held], [0, 4]);
  const { kinds } = (await officer.call(listRetention, { query: { state: 'held' } })).body;
  assert.deepEqual(
    kinds.map(({ id }) => id),
    [KIND],
  );
});

test('a hold is on something that is there, and is placed and read by the officer over the university alone', async () => {
  assert.equal((await place({})).status, 422);
  assert.equal((await place({ personnel_id: 999_999 })).status, 422);
  assert.equal((await place({ kind: 'nothing.there' })).status, 404);
  assert.equal((await place({ kind: KIND, since: '2026-02-01', until: '2026-01-01' })).status, 422);
  const hr = await app.as('hr');
  assert.equal((await hr.call(listHolds)).status, 403);
  assert.equal((await hr.call(previewPurge, { params: { kind: KIND } })).status, 403);
  const { personnel } = (await officer.call(findHoldPeople, { query: { term: held.surname } })).body;
  assert.ok(personnel.some(({ id }) => id === held.id));
});

test('every kind says what is due of it, once each, with the law and the day from which it counts', async () => {
  const { kinds } = (await officer.call(listRetention)).body;
  const keys = allContributed(app.server, retentionKinds).map(({ key }) => key);
  assert.deepEqual(kinds.map(({ id }) => id).toSorted(), keys.toSorted());
  assert.equal(new Set(keys).size, keys.length);
  for (const { title, deletes, law, kept, counts_from: from } of kinds)
    for (const words of [title, deletes, law, kept, from]) assert.ok(words.length > 3, title);
  for (const key of keys) assert.equal((await officer.call(previewPurge, { params: { kind: key } })).status, 200, key);
});
