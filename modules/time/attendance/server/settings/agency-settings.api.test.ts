import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { changeAgencySetting, listAgencySettings, takeBackAgencySetting, tryAgencySetting } from '../../contract/management.ts';
import { readPersonMonth } from '../../contract/days.ts';
import { computeSoon, keepPunches } from '@talaan/devices/server/public.ts';

let app: TestApp;
let hr: Caller;
before(async () => {
  app = await startTestApp({ work: 'asked' });
  hr = await app.as('hr');
});
after(() => app.close());

const instances = { module: 'attendance', name: 'instancesPerDay' };
const reason = 'Office order 12 s.2026';
const change = (value: number, from: string, params = instances) => hr.call(changeAgencySetting, { params, body: { value, from, reason } });
const shown = async () => {
  const { parts } = (await hr.call(listAgencySettings, {})).body;
  return parts.find(({ module }) => module === 'attendance')!.settings.find(({ name }) => name === 'instancesPerDay')!;
};

/** ActingPerson who was late twice on a day of November, and the sum of their times late in it and in October. */
async function lateTwice() {
  const { rows } = await app.server.pool.query<{ id: number; date: string }>(
    `select personnel_id as id, min(date)::text as date from attendance.day where late_times = 2 and date between '2026-11-02' and '2026-11-19'
     group by 1 order by 1 limit 1`,
  );
  return rows[0]!;
}
async function timesLate(id: number, month: string) {
  return (await hr.call(readPersonMonth, { params: { id }, query: { month } })).body.totals.late_times;
}

test('a setting applies from its day on: days from then on are computed by it, earlier ones stay', async () => {
  const { id, date } = await lateTwice();
  const [october, november] = [await timesLate(id, '2026-10'), await timesLate(id, '2026-11')];
  const { status, body } = await change(1, '2026-11-01');
  assert.deepEqual([status, body.message], [200, 'Times late in a day: 1 time from 1 Nov 2026 on.']);
  await until(`not exists (select from attendance.day where date >= '2026-11-01' and late_times = 2)`);
  assert.equal(await timesLate(id, '2026-10'), october);
  assert.ok((await timesLate(id, '2026-11')) < november);
  const { rows } = await app.server.pool.query('select late_times from attendance.day where personnel_id = $1 and date = $2', [id, date]);
  assert.deepEqual(rows, [{ late_times: 1 }]);
});

test('who set what from which day and why is listed; what is ahead is taken back, what applies is not', async () => {
  await change(2, '2027-01-01');
  const { value, set } = await shown();
  assert.equal(value, 1);
  assert.deepEqual(
    set.map((one) => [one.from, one.value, one.reason, one.is_ahead]),
    [
      ['2027-01-01', 2, reason, true],
      ['2026-11-01', 1, reason, false],
    ],
  );
  const takeBack = (from: string) => hr.call(takeBackAgencySetting, { params: { ...instances, from } });
  assert.equal((await takeBack('2026-11-01')).status, 422);
  assert.equal((await takeBack('2027-02-01')).status, 404);
  assert.equal((await takeBack('2027-01-01')).status, 200);
  assert.equal((await shown()).set.length, 1);
});

test('beyond its limits, for a month that is over, or by a name that is none, nothing is set', async () => {
  const errors = async (answer: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await answer;
    return [status, Object.keys((body as { errors?: object }).errors ?? {})];
  };
  assert.deepEqual(await errors(change(3, '2026-12-01')), [422, ['value']]);
  assert.deepEqual(await errors(change(1, '2026-10-31')), [422, ['from']]);
  assert.deepEqual(await errors(change(1, '2026-12-01', { module: 'attendance', name: 'toString' })), [404, []]);
  const head = await app.as('head');
  assert.equal((await head.call(changeAgencySetting, { params: instances, body: { value: 2, from: '2026-12-01', reason } })).status, 403);
});

test('what last month would have come to is said before, and nothing of it is stored', async () => {
  const before = await app.server.pool.query('select sum(late_times) as late, max(computed_at) as at from attendance.day where date < $1', [
    '2026-11-01',
  ]);
  const { body } = await hr.call(tryAgencySetting, { params: instances, body: { value: 1 } });
  const { state, result } = await app.finishJob(hr, body.job.id);
  assert.equal(state, 'done');
  assert.ok(Number(result!['changed_days']) > 0 && Number(result!['late_times']) < 0);
  assert.equal(result!['late_minutes'], 0);
  const { rows } = await app.server.pool.query<{ twice: number }>(
    `select count(*)::integer as twice from attendance.day where date between '2026-10-01' and '2026-10-31' and late_times = 2`,
  );
  assert.equal(-Number(result!['late_times']), rows[0]!.twice);
  const after = await app.server.pool.query('select sum(late_times) as late, max(computed_at) as at from attendance.day where date < $1', [
    '2026-11-01',
  ]);
  assert.deepEqual(after.rows, before.rows);
});

test('where the agency says so, the keys pressed on devices go before the times', async () => {
  const { rows } = await app.server.pool.query<{ id: number; date: string; pin: string; device: number }>(
    `select d.personnel_id as id, d.date::text, h.pin, (select min(id) from attendance.device) as device
     from attendance.day d join personnel.device_pin h on h.personnel_id = d.personnel_id and h.during @> d.date
     join attendance.schedule s on s.id = d.schedule_id and s.kind = 'REGULAR'
     where d.status = 'ABSENT' and d.date between '2026-11-02' and '2026-11-19' order by 1, 2 limit 1`,
  );
  const { id, date, pin, device } = rows[0]!;
  const punch = (time: string, status: number) => ({
    deviceId: device,
    pin,
    at: `${date} ${time}`,
    status,
    verify: 1,
    workCode: '',
    address: '',
  });
  await app.server.db.transaction().execute((db) => keepPunches(db, [punch('08:00:00', 0), punch('12:40:00', 1)]));
  computeSoon(app.server);
  const is = (status: string, cell: string) =>
    until(`exists (select from attendance.day where personnel_id = ${id} and date = '${date}' and status = '${status}' and ${cell} = 760)`);
  await is('INCOMPLETE', 'pm_in');
  const { status, body } = await change(1, '2026-11-01', { module: 'attendance', name: 'useState' });
  assert.deepEqual([status, body.message], [200, 'Keys pressed on devices: yes from 1 Nov 2026 on.']);
  await is('COMPLETE', 'am_out');
});

/** The worker computes beside this. */
async function until(condition: string): Promise<void> {
  while (!(await app.server.pool.query<{ met: boolean }>(`select ${condition} as met`)).rows[0]!.met) await sleep(50);
}
