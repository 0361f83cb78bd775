import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { addHoliday, editHoliday, listHolidays, previewHoliday, readHoliday, removeHoliday } from '../../contract/holidays.ts';
import { previewSuspension } from '../../contract/suspensions.ts';
import { listNotifications } from '@talaan/notifications/contract.ts';
import { notifySuspensionsJob } from '../suspensions/notify-suspensions.ts';
import { computeDueDays, lockDays, unlockDays, type PersonDates } from '@talaan/attendance/server/public.ts';

let app: TestApp;
let hr: Caller;
before(async () => {
  app = await startTestApp();
  hr = await app.as('hr');
  await computeDueDays({ pool: app.server.pool, clock: app.server.clock });
});
after(() => app.close());

const preview = async (query: { date: string; campus_id?: number; instead_of?: number }) => (await hr.call(previewHoliday, { query })).body;

test('before a holiday is saved one reads whom it concerns and what of its day is on record', async () => {
  const all = await preview({ date: '2026-11-18' });
  const own = await preview({ date: '2026-11-18', campus_id: 2 });
  assert.ok(all.people > own.people && own.people > 0);
  assert.ok(all.records > 0 && all.lates > 0);
  const ahead = await preview({ date: '2027-02-10' });
  assert.deepEqual([ahead.records, ahead.absences, ahead.others], [0, 0, []]);
  const body = { date: '2026-11-18', name: 'Founding day', type: 'special_non_working' as const, campus_id: null, legal_basis: '' };
  assert.equal((await hr.call(addHoliday, { body })).status, 200);
  await computeDueDays({ pool: app.server.pool, clock: app.server.clock });
  assert.deepEqual([(await preview({ date: '2026-11-18' })).lates, (await preview({ date: '2026-11-18' })).others], [0, ['Founding day']]);
});

test('the holiday that is changed is none of the others of its day', async () => {
  const { holidays } = (await hr.call(listHolidays, { query: { year: 2026 } })).body;
  const { id, date } = holidays.find(({ name }) => name === 'Bonifacio Day')!;
  assert.deepEqual((await preview({ date })).others, ['Bonifacio Day']);
  assert.deepEqual((await preview({ date, instead_of: id })).others, []);
  assert.equal((await (await app.as('head')).call(previewHoliday, { query: { date } })).status, 403);
});

/** How each person's day came out, and the reasons of its minutes. */
async function daysOn(date: string): Promise<Map<number, string>> {
  await computeDueDays({ pool: app.server.pool, clock: app.server.clock });
  const { rows } = await app.server.pool.query<{ id: number; day: string }>(
    `select personnel_id as id, concat_ws(' ', status, late_minutes, undertime_minutes, absent_thousandths, reasons) as day from attendance.day where date = $1`,
    [date],
  );
  return new Map(rows.map(({ id, day }) => [id, day]));
}

test('a holiday that is moved and removed leaves every day as it was; days of a locked month wait, and it says so beforehand', async () => {
  const [first, second] = ['2026-11-16', '2026-11-17'];
  const were = { [first]: await daysOn(first), [second]: await daysOn(second) };
  const [shut, ...open] = [...were[first]!].filter(([, day]) => /^(COMPLETE|ABSENT|INCOMPLETE)/.test(day)).map(([id]) => id);
  const locked: PersonDates[] = [{ personnelId: shut!, from: '2026-11-01', to: '2026-11-30' }];
  const act = (work: typeof lockDays | typeof unlockDays) => {
    const { server } = app;
    return server.db.transaction().execute((db) => work({ server, db, now: server.clock.now() }, locked));
  };
  await act(lockDays);
  const counts = await preview({ date: first });
  assert.deepEqual([counts.locked, counts.records], [1, were[first]!.size - 1]);
  assert.equal((await hr.call(previewSuspension, { query: { date: first } })).body.locked, 1);

  const body = { date: first, name: 'City charter day', type: 'special_non_working' as const, campus_id: null, legal_basis: '' };
  const { id } = (await hr.call(addHoliday, { body })).body.holiday;
  const during = await daysOn(first);
  assert.equal(during.get(shut!), were[first]!.get(shut!), 'a locked day waits');
  assert.ok(open.every((one) => during.get(one)!.startsWith('HOLIDAY')));

  const { version } = (await hr.call(readHoliday, { params: { id } })).body;
  assert.equal(
    (await hr.call(editHoliday, { params: { id }, body: { ...body, date: second }, headers: { 'if-match': String(version) } })).status,
    200,
  );
  assert.deepEqual(await daysOn(first), were[first]);
  assert.ok((await daysOn(second)).get(open[0]!)!.startsWith('HOLIDAY'));

  assert.equal((await hr.call(removeHoliday, { params: { id } })).status, 200);
  await act(unlockDays);
  assert.deepEqual([await daysOn(first), await daysOn(second)], [were[first], were[second]]);
  assert.equal((await hr.call(readHoliday, { params: { id } })).status, 404);
  assert.equal((await hr.call(removeHoliday, { params: { id } })).status, 404);
});

test('a holiday that is near is told to those whom it concerns, when it comes, moves and goes; one far ahead is not', async () => {
  const employee = await app.as('employee');
  const told = async () => {
    await notifySuspensionsJob.run({ server: app.server, accountId: 0, runId: '', progress: async () => undefined }, {});
    const { body } = await employee.call(listNotifications, { query: {} });
    return body.notifications.map(({ title }) => title).filter((title) => /holiday|Charter/.test(title));
  };
  await told();
  await app.owner.query(`delete from notifications.notification where title ~ 'holiday|charter'`);
  const body = { date: '2026-11-27', name: 'Charter day', type: 'special_non_working' as const, campus_id: null, legal_basis: '' };
  const { id } = (await hr.call(addHoliday, { body })).body.holiday;
  const far = (await hr.call(addHoliday, { body: { ...body, date: '2027-03-20', name: 'A feast' } })).body.holiday;
  assert.deepEqual(await told(), ['27 Nov 2026 is a holiday: Charter day']);
  const edit = (other: object) => hr.call(editHoliday, { params: { id }, body: { ...body, ...other } });
  await edit({ legal_basis: 'Proc. 1100' });
  assert.equal((await told()).length, 1, 'another basis tells nobody');
  await edit({ date: '2026-11-26' });
  assert.equal((await told())[0], 'Changed: Charter day is on 26 Nov 2026');
  await edit({ date: '2026-11-26', type: 'special_working' });
  assert.equal((await told())[0], '26 Nov 2026 is no holiday');
  for (const gone of [id, far.id]) await hr.call(removeHoliday, { params: { id: gone } });
  assert.equal((await told()).length, 3, 'a working day that is removed tells nobody');
});
