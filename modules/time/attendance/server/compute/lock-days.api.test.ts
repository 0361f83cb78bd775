import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { openPool } from '@talaan/kernel/server/database/database.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { TestApp } from '@talaan/testing/app.ts';
import { findSilentDevices } from '@talaan/devices/server/devices/silent-days.ts';
import { findMonth } from '../days/find-month.ts';
import { findLockedDays, lockDays, putDayModifiers, previewWaitingDays, unlockDays } from '../public.ts';
import { appoint, compute, dayOf, punch, startEmptyUniversity } from './fixture.ts';

const NOW = '2026-11-05T08:00';
const OCTOBER = { from: '2026-10-01', to: '2026-10-31' };
let app: TestApp;
let pool: TestApp['server']['pool'];
let person = 0;

before(async () => {
  app = await startEmptyUniversity();
  pool = app.server.pool;
  // So many begin the record of a month.
  for (const id of [101, 102, 103]) {
    await appoint(pool, id, 1);
    await punch(pool, id, '2026-10-05 08:00');
  }
});
after(() => app.close());
beforeEach(async () => {
  person += 1;
  await appoint(pool, person, 1);
  await punch(pool, person, '2026-10-05 07:58', '2026-10-05 12:01', '2026-10-05 12:58', '2026-10-05 17:03');
  await pool.query(
    `insert into attendance.day_due select $1, day::date from generate_series(timestamp '2026-10-01', '2026-11-04', '1 day') day on conflict do nothing`,
    [person],
  );
  await compute(pool, NOW);
});

type Act = (call: Pick<Call, 'server' | 'db' | 'actor' | 'now'>) => Promise<void>;
const act = async (work: Act) => {
  const { server } = app;
  await server.db.transaction().execute((db) => work({ server, db, actor: { accountId: 1 } as Call['actor'], now: server.clock.now() }));
};
const october = () => [{ personnelId: person, ...OCTOBER }];
const dueDays = async () =>
  (await pool.query<{ date: string }>('select date from attendance.day_due where personnel_id = $1 order by 1', [person])).rows.map(
    ({ date }) => date,
  );

test('what comes in after the lock changes nothing, waits, and says what it would change; unlocked, it counts', async () => {
  await act((call) => lockDays(call, october()));
  const was = await dayOf(pool, person, '2026-10-05');
  await punch(pool, person, '2026-10-06 08:12', '2026-10-06 12:00', '2026-10-06 13:00', '2026-10-06 17:00');
  await compute(pool, NOW);
  assert.equal((await dayOf(pool, person, '2026-10-06'))?.status, 'ABSENT');
  assert.deepEqual(await dueDays(), ['2026-10-05', '2026-10-06']);
  const month = await findMonth(app.server.db, person, '2026-10');
  assert.deepEqual([month.is_locked, month.due, month.waiting], [true, [], ['2026-10-05', '2026-10-06']]);
  const waiting = await previewWaitingDays(app.server, october());
  assert.deepEqual(
    waiting.map(({ date, is, wouldBe, changes }) => [date, is?.status, wouldBe?.status, wouldBe?.late_minutes, changes]),
    [
      ['2026-10-05', 'COMPLETE', 'COMPLETE', 0, false],
      ['2026-10-06', 'ABSENT', 'COMPLETE', 12, true],
    ],
  );
  await act((call) => unlockDays(call, october()));
  await compute(pool, NOW);
  assert.deepEqual(await dueDays(), []);
  assert.equal((await dayOf(pool, person, '2026-10-06'))?.late, 12);
  assert.notEqual((await dayOf(pool, person, '2026-10-05'))?.computed_at, undefined);
  assert.equal((await dayOf(pool, person, '2026-10-05'))?.status, was?.status);
});

test('a day that is yet to be computed is not locked', async () => {
  await punch(pool, person, '2026-10-06 08:12');
  await assert.rejects(
    act((call) => lockDays(call, october())),
    /Santos, Ana.*: 5 Oct 2026 is being computed again/,
  );
  assert.deepEqual(await findLockedDays(app.server.db, october()), []);
});

test('what another module says of locked days waits, and which days these are can be asked', async () => {
  await act((call) => lockDays(call, october()));
  const trip = {
    personnelId: person,
    from: '2026-10-30',
    to: '2026-11-03',
    modifier: { kind: 'OFFICIAL_BUSINESS', covers: 'DAY', orderNo: null } as const,
  };
  await act((call) => putDayModifiers(call, 'travel', new Map([[person, [trip]]])));
  await compute(pool, NOW);
  assert.equal((await dayOf(pool, person, '2026-10-30'))?.status, 'ABSENT');
  assert.equal((await dayOf(pool, person, '2026-11-03'))?.status, 'OB');
  assert.deepEqual(await findLockedDays(app.server.db, [trip]), [{ personnelId: person, from: '2026-10-30', to: '2026-10-31' }]);
});

test('a lock waits for a chunk that has taken its days, and finds its result', { timeout: 20_000 }, async () => {
  await punch(pool, person, '2026-10-06 08:12', '2026-10-06 12:00', '2026-10-06 13:00', '2026-10-06 17:00');
  const stopper = openPool(app.ownerUrl, 1);
  await stopper.query('begin; lock table attendance.schedule in access exclusive mode');
  const computing = compute(pool, NOW);
  await untilWaiting("locktype = 'relation'");
  let isLocked = false;
  const locking = act((call) => lockDays(call, october())).then(() => (isLocked = true));
  await untilWaiting("locktype = 'advisory'");
  assert.equal(isLocked, false);
  await stopper.query('rollback');
  await stopper.end();
  await Promise.all([computing, locking]);
  assert.equal((await dayOf(pool, person, '2026-10-06'))?.late, 12);
  assert.deepEqual(await dueDays(), []);
});

test('a chunk waits for a lock that is being written, and leaves its days alone', { timeout: 20_000 }, async () => {
  let go = () => {};
  const gate = new Promise<void>((resolve) => (go = resolve));
  let written = () => {};
  const isWritten = new Promise<void>((resolve) => (written = resolve));
  const locking = act(async (call) => {
    await lockDays(call, october());
    written();
    await gate;
  });
  await isWritten;
  await punch(pool, person, '2026-10-06 08:12');
  const computing = compute(pool, NOW);
  await untilWaiting("locktype = 'advisory'");
  go();
  await Promise.all([locking, computing]);
  assert.equal((await dayOf(pool, person, '2026-10-06'))?.status, 'ABSENT');
  assert.deepEqual(await dueDays(), ['2026-10-05', '2026-10-06']);
});

/** Until a connection waits for a lock of a kind. */
async function untilWaiting(kind: string): Promise<void> {
  for (;;) {
    const { rowCount } = await app.owner.query(`select from pg_locks where not granted and ${kind}`);
    if (rowCount) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('a day without data is charged to nobody until something comes of it, HR says that the device was whole, or the month is locked', async () => {
  const { db } = app.server;
  const on = async (date: string) => (await dayOf(pool, person, date))?.status;
  const others = ['2026-10-19', '2026-10-20', '2026-10-21'];
  assert.deepEqual(await Promise.all(others.map(on)), ['NO_DATA', 'NO_DATA', 'NO_DATA']);
  const charged = await pool.query(
    `select sum(absent_thousandths)::integer as sum from attendance.day where personnel_id = $1 and date = any($2::date[])`,
    [person, others],
  );
  assert.equal(charged.rows[0].sum, 0);

  await punch(pool, 101, '2026-10-19 08:00');
  await compute(pool, NOW);
  assert.deepEqual(await Promise.all(others.map(on)), ['ABSENT', 'NO_DATA', 'NO_DATA'], 'a punch of somebody else came');

  const hr = { accountId: 1, grants: [{ role: 'HR', groups: ['EDATSADMIN'], scope: { kind: 'all' } }] };
  const found = await findSilentDevices({ server: app.server, db, actor: hr as never, today: '2026-11-05' });
  const gap = found.find(({ id, first }) => id === 1 && first === '2026-10-20');
  assert.equal(gap?.since, '2026-10-19', 'HR is told since when nothing came');

  await pool.query(`insert into attendance.device_day (device_id, date, is_said) values (1, '2026-10-20', true)`);
  await compute(pool, NOW);
  assert.deepEqual(await Promise.all(others.map(on)), ['ABSENT', 'ABSENT', 'NO_DATA'], 'the device was whole');

  await act((call) => lockDays(call, october()));
  assert.equal(await on('2026-10-21'), 'ABSENT', 'the month is locked');
  const { rows } = await pool.query(`select absent_thousandths, word from attendance.day where personnel_id = $1 and date = '2026-10-21'`, [
    person,
  ]);
  assert.deepEqual(rows[0], { absent_thousandths: 1000, word: 'ABSENT' });
});
