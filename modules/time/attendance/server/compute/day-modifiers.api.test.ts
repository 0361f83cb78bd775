import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { TestApp } from '@talaan/testing/app.ts';
import { enterPunchesFrom, putDayModifiers, takeBackPunches, type ModifiedDays } from '../public.ts';
import { keepRecordCurrent } from './widen-record.ts';
import { appoint, compute, dayOf, punch, startEmptyUniversity } from './fixture.ts';

let app: TestApp;
let pool: TestApp['server']['pool'];
let accountId: number;

before(async () => {
  app = await startEmptyUniversity();
  pool = app.server.pool;
  // A record begins with three people who punch.
  for (const id of [1, 2, 3]) await appoint(pool, id, 1);
  for (const id of [1, 2, 3]) await punch(pool, id, '2026-10-05 07:58', '2026-10-05 12:01', '2026-10-05 12:58', '2026-10-05 17:03');
  await computeUntil('2026-10-09');
  const { rows } = await pool.query<{ id: number }>(
    `insert into identity.account (email, name) values ('head@x.example', 'Head') returning id`,
  );
  accountId = rows[0]!.id;
});
after(() => app.close());

async function computeUntil(date: string): Promise<void> {
  await keepRecordCurrent(app.server.db, date);
  await compute(pool, `${date}T08:00`);
}

/** In one transaction, as a step of a request. */
async function act(work: (call: Pick<Call, 'server' | 'db' | 'actor' | 'now'>) => Promise<void>): Promise<void> {
  const { server } = app;
  const actor = { accountId } as Call['actor'];
  await server.db.transaction().execute((db) => work({ server, db, actor, now: server.clock.now() }));
  await computeUntil('2026-10-09');
}

const trip = (personnelId: number, from: string, to: string): ModifiedDays => ({
  personnelId,
  from,
  to,
  modifier: { kind: 'OFFICIAL_BUSINESS', covers: 'DAY', orderNo: 'TO-7' },
});
const statuses = async (id: number, ...dates: string[]) => Promise.all(dates.map(async (date) => (await dayOf(pool, id, date))?.status));

test('what another module says of a person changes their days alone, and a day that it no longer says it of is as before', async () => {
  await act((call) => putDayModifiers(call, 'travel', new Map([[7, [trip(1, '2026-10-06', '2026-10-07')]]])));
  assert.deepEqual(await statuses(1, '2026-10-05', '2026-10-06', '2026-10-07', '2026-10-08'), ['COMPLETE', 'OB', 'OB', 'NO_DATA']);
  assert.deepEqual(await statuses(2, '2026-10-06'), ['NO_DATA']);
  await act((call) =>
    putDayModifiers(call, 'travel', new Map([[7, [trip(1, '2026-10-07', '2026-10-08'), trip(2, '2026-10-08', '2026-10-08')]]])),
  );
  assert.deepEqual(await statuses(1, '2026-10-06', '2026-10-07', '2026-10-08'), ['NO_DATA', 'OB', 'OB']);
  assert.deepEqual(await statuses(2, '2026-10-08'), ['OB']);
  await act((call) => putDayModifiers(call, 'travel', new Map([[7, []]])));
  assert.deepEqual(
    [...(await statuses(1, '2026-10-07', '2026-10-08')), ...(await statuses(2, '2026-10-08'))],
    ['NO_DATA', 'NO_DATA', 'NO_DATA'],
  );
});

test('a trip of days to come is there on its day, without days in the list of due ones before', async () => {
  await act((call) => putDayModifiers(call, 'travel', new Map([[8, [trip(1, '2026-10-12', '2026-10-13')]]])));
  assert.equal((await pool.query('select from attendance.day_due')).rowCount, 0);
  await computeUntil('2026-10-13');
  assert.deepEqual(await statuses(1, '2026-10-12'), ['OB']);
});

test('a punch of an approved appeal counts, and no longer when the appeal is taken back', async () => {
  const at = '2026-10-06T00:00:00Z';
  const granted = ['00:00', '04:00', '05:00', '09:00'].map((time) => ({
    personnelId: 2,
    at: `2026-10-06T${time}:00Z`,
    reason: 'Device was off',
  }));
  await act((call) => enterPunchesFrom(call, 'APPEAL', granted));
  assert.deepEqual(await statuses(2, '2026-10-06'), ['COMPLETE']);
  await act((call) => takeBackPunches(call, 'APPEAL', granted, 'The appeal was cancelled'));
  assert.deepEqual(await statuses(2, '2026-10-06'), ['NO_DATA']);
  await act((call) => enterPunchesFrom(call, 'APPEAL', granted));
  assert.deepEqual(await statuses(2, '2026-10-06'), ['COMPLETE']);
  const { rows } = await pool.query('select source, voided from attendance.person_punch where personnel_id = 2 and at = $1', [at]);
  assert.deepEqual(rows, [{ source: 'APPEAL', voided: false }]);
});

test('approved overtime over midnight takes its punches from the next day, and gives them back when it is cancelled', async () => {
  await punch(
    pool,
    1,
    '2026-10-08 08:00',
    '2026-10-08 12:00',
    '2026-10-08 13:00',
    '2026-10-09 05:30',
    '2026-10-09 08:00',
    '2026-10-09 12:00',
  );
  await punch(pool, 1, '2026-10-09 13:00', '2026-10-09 17:00');
  const overtime: ModifiedDays = {
    personnelId: 1,
    from: '2026-10-08',
    to: '2026-10-08',
    modifier: { kind: 'OVERTIME', from: 1020, to: 1770 },
  };
  const stored = async (date: string) =>
    (await pool.query('select overtime, am_in, pm_out, status from attendance.day where personnel_id = 1 and date = $1', [date])).rows[0];
  const later = async (days: ModifiedDays[]) => {
    await act((call) => putDayModifiers(call, 'overtime', new Map([[9, days]])));
    await computeUntil('2026-10-12');
  };
  await computeUntil('2026-10-12');
  assert.equal((await stored('2026-10-09')).am_in, 330);
  await later([overtime]);
  assert.deepEqual((await stored('2026-10-08')).overtime, { after: 1020, stays: [{ from: 1020, to: 1770 }], single: [] });
  assert.equal((await stored('2026-10-09')).am_in, 480);
  await later([]);
  assert.equal((await stored('2026-10-08')).overtime, null);
  assert.equal((await stored('2026-10-09')).am_in, 330);
});
