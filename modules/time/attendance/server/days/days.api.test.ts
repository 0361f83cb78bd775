import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import {
  listDailyAttendance,
  listMonth,
  readDepartmentStatistic,
  readOwnDay,
  readOwnMonth,
  readPersonDay,
  readPersonMonth,
} from '../../contract/days.ts';
import { listFlagAbsences } from '../../contract/flag-ceremony.ts';
import { addHoliday, editHoliday, listHolidays, removeHoliday } from '@talaan/calendar/contract/holidays.ts';
import {
  addSchedule,
  assignSchedule,
  editSchedule,
  listSchedules,
  previewAssignment,
  readPersonSchedule,
  removeAssignment,
} from '../../contract/schedules.ts';
import { addSuspension, previewSuspension, removeSuspension } from '@talaan/calendar/contract/suspensions.ts';

let app: TestApp;
let hr: Caller;
let head: Caller;
let employee: Caller;
let employeeId: number;

before(async () => {
  app = await startTestApp({ work: 'asked' });
  [hr, head, employee] = await Promise.all([app.as('hr'), app.as('head'), app.as('employee')]);
  await allComputed();
  employeeId = (await employee.call(readOwnMonth, { query: { month: '2026-11' } })).body.personnel.id;
});
after(() => app.close());

test('an employee reads their month with totals converted once by the civil service table', async () => {
  const { status, body } = await employee.call(readOwnMonth, { query: { month: '2026-10' } });
  assert.equal(status, 200);
  assert.equal(body.days.length, 31);
  const late = body.days.reduce((sum, day) => sum + day.late_minutes, 0);
  assert.ok(late > 0);
  assert.equal(body.totals.late_minutes, late);
  assert.equal(body.totals.equivalent.total_minutes, late + body.totals.undertime_minutes);
  assert.equal(body.totals.equivalent.thousandths, body.totals.equivalent.hour_thousandths + body.totals.equivalent.minute_thousandths);
});

test('each late minute of a day has its reason, the punch behind it and the schedule', async () => {
  const month = await employee.call(readOwnMonth, { query: { month: '2026-10' } });
  const late = month.body.days.find((day) => day.late_minutes > 0)!;
  const { body } = await employee.call(readOwnDay, { params: { date: late.date } });
  const reasons = body.reasons.filter((reason) => reason.kind === 'LATE');
  assert.equal(
    reasons.reduce((sum, reason) => sum + reason.minutes, 0),
    late.late_minutes,
  );
  assert.ok(reasons.every((reason) => reason.source));
  assert.ok(body.punches.some((punch) => punch.shown && punch.minutes === late.am_in));
  assert.equal(body.schedule?.hours.weekdays.length, 7);
  assert.match(body.rules_version ?? '', /^\d{4}/);
});

test('a head reads the record of their own people and of nobody else', async () => {
  const own = await head.call(listDailyAttendance, { query: { date: '2026-11-19', per_page: 999 } });
  const all = await hr.call(listDailyAttendance, { query: { date: '2026-11-19', per_page: 999 } });
  assert.ok(own.body.total > 0 && own.body.total < all.body.total);
  const reached = new Set(own.body.personnel.map((one) => one.id));
  const stranger = all.body.personnel.find((one) => !reached.has(one.id))!;
  assert.equal((await head.call(readPersonMonth, { params: { id: stranger.id }, query: { month: '2026-11' } })).status, 404);
  assert.equal((await head.call(readPersonDay, { params: { id: stranger.id, date: '2026-11-19' } })).status, 404);
  assert.equal((await head.call(readPersonMonth, { params: { id: [...reached][0]! }, query: { month: '2026-11' } })).status, 200);
  assert.equal((await employee.call(readPersonMonth, { params: { id: stranger.id }, query: { month: '2026-11' } })).status, 403);
});

test('the counts of daily attendance add up to the people who serve, in all and by office', async () => {
  const { body } = await hr.call(listDailyAttendance, { query: { date: '2026-11-19', per_page: 999 } });
  const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, one) => total + one, 0);
  assert.equal(sum(body.counts), body.total);
  assert.equal(
    body.offices.reduce((total, office) => total + sum(office.counts), 0),
    body.total,
  );
  const late = await hr.call(listDailyAttendance, { query: { date: '2026-11-19', presence: 'late' } });
  assert.equal(late.body.total, body.counts.late);
  assert.ok(late.body.personnel.every((one) => one.late_minutes > 0));
});

test('who is exempt from punching is shown as exempt, and a suspended day as suspended', async () => {
  const exempt = await hr.call(listDailyAttendance, { query: { date: '2026-11-19', presence: 'exempt' } });
  assert.ok(exempt.body.total > 0);
  assert.ok(exempt.body.personnel.every((one) => one.word === 'EXEMPT'));
  const { rows } = await app.server.pool.query<{ date: string }>(
    `select date from attendance.suspension where from_minute is null and date > '2025-12-31' order by date desc limit 1`,
  );
  const suspended = await hr.call(listDailyAttendance, { query: { date: rows[0]!.date, presence: 'suspended' } });
  assert.ok(suspended.body.total > 0);
  assert.ok(suspended.body.personnel.every((one) => one.status === 'SUSPENDED'));
});

test('the department statistic of a head adds up to the days of their people', async () => {
  const { body } = await head.call(readDepartmentStatistic, { query: { month: '2026-10' } });
  assert.ok(body.units.length > 0);
  const months = await head.call(listMonth, { query: { month: '2026-10', per_page: 999 } });
  const sum = (rows: readonly { late_minutes: number }[]) => rows.reduce((total, row) => total + row.late_minutes, 0);
  assert.equal(sum(body.units), sum(body.personnel));
  assert.equal(sum(body.personnel), sum(months.body.personnel));
  assert.equal((await hr.call(readDepartmentStatistic, { query: { month: '2026-10' } })).status, 403);
});

test('a holiday added later recomputes exactly its day', async () => {
  const before = await stamps();
  const campus = await employeeCampus();
  const added = await hr.call(addHoliday, {
    body: { date: '2026-10-14', name: 'Founding anniversary', type: 'special_non_working', campus_id: campus },
  });
  assert.equal(added.status, 200);
  await allComputed();
  assert.deepEqual(changedDates(before, await stamps()), ['2026-10-14']);
  const { body } = await employee.call(readOwnDay, { params: { date: '2026-10-14' } });
  assert.deepEqual([body.day?.status, body.day?.word], ['HOLIDAY', 'HOLIDAY (Founding anniversary)']);
  const others = await hr.call(listDailyAttendance, { query: { date: '2026-10-14', per_page: 999 } });
  assert.ok(
    others.body.personnel.some((one) => one.status !== 'HOLIDAY'),
    'other campuses work',
  );

  const { id } = added.body.holiday;
  await hr.call(editHoliday, { params: { id }, body: { ...added.body.holiday, date: '2026-10-15' } });
  await allComputed();
  assert.deepEqual(changedDates(before, await stamps()), ['2026-10-14', '2026-10-15']);
  await hr.call(removeHoliday, { params: { id } });
  await allComputed();
  assert.notEqual((await employee.call(readOwnDay, { params: { date: '2026-10-15' } })).body.day?.status, 'HOLIDAY');
});

test('a holiday that is there already is refused at its name', async () => {
  const { body } = await hr.call(listHolidays, { query: { year: 2026 } });
  const { id: _id, campus: _campus, ...known } = body.holidays[0]!;
  const again = await hr.call(addHoliday, { body: known });
  assert.equal(again.status, 422);
  assert.deepEqual(Object.keys((again.body as unknown as { errors: object }).errors), ['name']);
});

test('a suspension at 2 PM takes the undertime after it away, and its preview says of how many', async () => {
  const date = '2026-10-13';
  const before = await hr.call(listDailyAttendance, { query: { date, per_page: 999 } });
  const preview = await hr.call(previewSuspension, { query: { date, from_minute: 840 } });
  assert.equal(preview.body.total.people, before.body.total);
  const added = await hr.call(addSuspension, { body: { date, from_minute: 840, reason: 'Typhoon signal no. 2' } });
  assert.equal(added.status, 200);
  await allComputed();
  const after = await hr.call(listDailyAttendance, { query: { date, per_page: 999 } });
  const old = new Map(before.body.personnel.map((one) => [one.id, one]));
  const differing = (name: 'undertime_minutes' | 'late_minutes' | 'absent_thousandths') =>
    after.body.personnel.filter((one) => one[name] !== old.get(one.id)![name]);
  assert.equal(preview.body.total.undertimes, differing('undertime_minutes').length);
  assert.equal(preview.body.total.lates, differing('late_minutes').length);
  assert.equal(preview.body.total.absences, differing('absent_thousandths').length);
  for (const absent of after.body.personnel.filter((one) => one.presence === 'absent'))
    assert.ok(absent.absent_thousandths < 1000, 'absent until 2 PM only');
  await hr.call(removeSuspension, { params: { id: added.body.suspension.id } });
  await allComputed();
  const restored = await hr.call(listDailyAttendance, { query: { date, per_page: 999 } });
  assert.deepEqual(restored.body, before.body);
});

test('a schedule assigned to a person is previewed, takes the place of the old one, and computes exactly its days', async () => {
  const { body: list } = await hr.call(listSchedules, {});
  const flexi = list.schedules.find((one) => one.hours.kind === 'FLEXI')!;
  const query = { personnel_id: employeeId, from: '2026-11-09', last: '2026-11-13' };
  const preview = await hr.call(previewAssignment, { query });
  assert.deepEqual([preview.body.people, preview.body.days], [1, 7]);
  const before = await stamps();
  const assigned = await hr.call(assignSchedule, { params: { id: flexi.id }, body: { to: 'person', ...query } });
  assert.equal(assigned.status, 200);
  await allComputed();
  assert.deepEqual(changedDates(before, await stamps()), [
    '2026-11-08',
    '2026-11-09',
    '2026-11-10',
    '2026-11-11',
    '2026-11-12',
    '2026-11-13',
    '2026-11-14',
  ]);
  assert.equal((await employee.call(readOwnDay, { params: { date: '2026-11-10' } })).body.schedule?.name, flexi.name);
  assert.notEqual((await employee.call(readOwnDay, { params: { date: '2026-11-16' } })).body.schedule?.name, flexi.name);

  const regular = list.schedules.find((one) => one.name === 'Regular office hours')!;
  await hr.call(assignSchedule, {
    params: { id: regular.id },
    body: { to: 'person', personnel_id: employeeId, from: '2026-11-11', last: '2026-11-11' },
  });
  const { body } = await hr.call(readPersonSchedule, { params: { id: employeeId } });
  assert.deepEqual(
    body.assignments.map((one) => [one.schedule, one.from, one.last]).sort((a, b) => (a[1]! < b[1]! ? -1 : 1)),
    [
      [flexi.name, '2026-11-09', '2026-11-10'],
      [regular.name, '2026-11-11', '2026-11-11'],
      [flexi.name, '2026-11-12', '2026-11-13'],
    ],
  );
  for (const { id } of body.assignments) assert.equal((await hr.call(removeAssignment, { params: { id } })).status, 200);
  await allComputed();
  assert.notEqual((await employee.call(readOwnDay, { params: { date: '2026-11-10' } })).body.schedule?.name, flexi.name);
});

test('an assignment that names nobody is refused instead of becoming everybody’s', async () => {
  const { body } = await hr.call(listSchedules, {});
  const answer = await hr.call(assignSchedule, { params: { id: body.schedules[0]!.id }, body: { to: 'person', from: '2026-11-09' } });
  assert.equal(answer.status, 422);
  assert.deepEqual(Object.keys((answer.body as unknown as { errors: object }).errors), ['personnel_id']);
});

test('new hours of a schedule hold from their date and leave the past alone', async () => {
  const hours = (pmOut: number) => {
    const day = { amIn: 480, amOut: 720, pmIn: 780, pmOut };
    return { kind: 'REGULAR' as const, weekdays: [day, day, day, day, day, null, null] as never };
  };
  const { body: added } = await hr.call(addSchedule, { body: { name: 'Short summer hours', hours: hours(960) } });
  await hr.call(assignSchedule, { params: { id: added.id }, body: { to: 'person', personnel_id: employeeId, from: '2026-10-01' } });
  await allComputed();
  const edited = await hr.call(editSchedule, {
    params: { id: added.id },
    body: { name: 'Short summer hours', is_active: true, hours: hours(1080), from: '2026-11-16' },
  });
  assert.equal(edited.status, 200);
  assert.deepEqual(
    edited.body.schedule.versions.map((one) => [one.from, one.last]),
    [
      ['2026-11-16', null],
      [null, '2026-11-15'],
    ],
  );
  await allComputed();
  const [old, fresh] = await Promise.all(
    ['2026-11-12', '2026-11-17'].map(async (date) => (await employee.call(readOwnDay, { params: { date } })).body.schedule),
  );
  assert.equal((old!.hours.weekdays[0] as { pmOut: number }).pmOut, 960);
  assert.equal((fresh!.hours.weekdays[0] as { pmOut: number }).pmOut, 1080);
});

async function allComputed(): Promise<void> {
  for (let waited = 0; waited < 20_000; waited += 50) {
    const { rows } = await app.server.pool.query(
      `select (select count(*) from attendance.day_due d where date <= $1 and not exists (
        select from attendance.locked_days l where l.personnel_id = d.personnel_id and l.during @> d.date)) + (select count(*) from pgboss.job where name = 'compute-days' and state in ('created', 'retry', 'active')) as open`,
      [app.server.clock.today()],
    );
    if (rows[0].open === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the due days were not computed');
}

/** When each day of everybody was computed. */
async function stamps(): Promise<Map<string, string>> {
  const { rows } = await app.server.pool.query(`select personnel_id, date, computed_at from attendance.day where date < '2026-11-19'`);
  return new Map(rows.map((row) => [`${row.date} ${row.personnel_id}`, row.computed_at]));
}

function changedDates(before: Map<string, string>, now: Map<string, string>): string[] {
  const changed = [...now].filter(([key, at]) => before.get(key) !== at).map(([key]) => key.split(' ')[0]!);
  return [...new Set(changed)].sort();
}

async function employeeCampus(): Promise<number> {
  const { rows } = await app.server.pool.query(
    `select o.campus_id from personnel.appointment a join organization.office o on o.id = a.office_id where a.personnel_id = $1 and a.during @> date '2026-10-14'`,
    [employeeId],
  );
  return rows[0].campus_id;
}

test('who was at work on a Monday and not at the flag ceremony is listed for HR and for their head', async () => {
  const asked = { month: '2026-10', per_page: 999 };
  const { absences, total } = (await hr.call(listFlagAbsences, { query: asked })).body;
  assert.ok(total > 0 && absences.every(({ am_in }) => am_in === null || am_in > 480));
  assert.deepEqual([...new Set(absences.map(({ date }) => Temporal.PlainDate.from(date).dayOfWeek))], [1]);
  const own = (await head.call(listFlagAbsences, { query: asked })).body.absences;
  assert.ok(own.length < total && own.every(({ office }) => office === own[0]!.office));
  assert.equal((await employee.call(listFlagAbsences, { query: asked })).status, 403);
  const [one] = absences;
  const { reasons } = (await hr.call(readPersonDay, { params: { id: one!.personnel_id, date: one!.date } })).body;
  assert.ok(reasons.some(({ text }) => text === 'Not at the flag ceremony of 8:00 AM.'));
});
