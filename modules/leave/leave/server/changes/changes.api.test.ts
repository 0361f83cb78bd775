import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { sql } from 'kysely';
import { addHoliday, removeHoliday } from '@talaan/calendar/contract/holidays.ts';
import { enterPunches } from '@talaan/attendance/contract/punches.ts';
import { addSuspension, removeSuspension } from '@talaan/calendar/contract/suspensions.ts';
import { whyTaken } from '@talaan/attendance/server/public.ts';
import { uploadDocument } from '@talaan/kernel/contract/files.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { readMyCard } from '@talaan/leave-card/contract/card.ts';
import { listNotifications } from '@talaan/notifications/contract.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { moveClock } from '@talaan/testing/move-clock.ts';
import * as contract from '../../contract/applications.ts';
import { SL } from '../../rules/books.ts';
import { openLeave } from '../fixtures/leave-kit.ts';

const { kit, values, file, step, decide, balanceOf, give } = openLeave();
const employeeId = people.accountingClerk.id;
before(async () => {
  await give(employeeId, { VL: 20_000, SL: 20_000 });
});

const hr = { call: ((...input) => kit.people.hr.call(...input)) as typeof kit.people.hr.call };
/** Does the work of a job now. */
const work = (kind: string) => {
  const job = kit.app.server.modules.flatMap(({ jobs = [] }) => jobs).find((one) => one.kind === kind) as Job<object>;
  return job.run({ server: kit.app.server, accountId: 0, runId: '', progress: async () => undefined }, {});
};

const whole = (...dates: string[]) => dates.map((date) => ({ date, part: 'DAY' as const }));

const read = async (id: number) => (await hr.call(contract.readApplication, { params: { id } })).body.application;

/** Vacation leave posted in all, in thousandths. */
async function vacation(): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    select balance from ledger.account where personnel_id = ${employeeId} and book = 'VL'`.execute(kit.app.server.db);
  return rows[0]!.balance;
}

const datesOf = async (id: number) =>
  (await read(id)).dates.map(({ date, thousandths, vl, is_live: live, given_back: back }) => [date.slice(5), thousandths, vl, live, back]);

const holiday = (date: string) => ({
  date,
  name: 'City charter day',
  type: 'special_non_working' as const,
  campus_id: null,
  legal_basis: '',
});

test('a holiday declared on an approved leave gives the day back; taken back, the day is charged again', async () => {
  const start = await vacation();
  const id = await file('employee', 'VL', whole('2027-02-09', '2027-02-10', '2027-02-11'));
  await decide(id);
  assert.equal(await vacation(), start - 3000);
  const added = (await hr.call(addHoliday, { body: holiday('2027-02-10') })).body.holiday;
  await work('leave.follow-calendar');
  assert.equal(await vacation(), start - 2000);
  assert.deepEqual(await datesOf(id), [
    ['02-09', 1000, 1000, true, null],
    ['02-10', 0, 0, true, 'Holiday: City charter day'],
    ['02-11', 1000, 1000, true, null],
  ]);
  const { notifications } = (await kit.people.employee.call(listNotifications, { query: {} })).body;
  assert.ok(notifications.some(({ title }) => title === 'Leave on 10 Feb 2027 was given back'));
  const { card } = (await kit.people.employee.call(readMyCard, { query: { year: 2027 } })).body;
  assert.equal(card.rows.find(({ application_id: of }) => of === id)!.vl.with_pay, 2000);
  const { rows: days } = await sql<{ first: string; last: string }>`
    select lower(during) as first, upper(during) - 1 as last from attendance.day_modifier where module = 'leave' and source_id = ${id} order by 1`.execute(
    kit.app.server.db,
  );
  assert.deepEqual(
    days.map(({ first, last }) => `${first} to ${last}`),
    ['2027-02-09 to 2027-02-09', '2027-02-11 to 2027-02-11'],
  );
  await hr.call(removeHoliday, { params: { id: added.id } });
  await work('leave.follow-calendar');
  assert.equal(await vacation(), start - 3000);
  assert.deepEqual((await datesOf(id))[1], ['02-10', 1000, 1000, true, null]);
  assert.equal((await step('hr', id, 'cancel', 'Order no. 4: exigency of the service')).status, 200);
  assert.equal(await vacation(), start);
});

test('work suspended for a whole day gives the day of leave back, from noon the half of it; an office where work goes on is charged', async () => {
  const start = await vacation();
  const id = await file('employee', 'VL', whole('2027-02-15', '2027-02-16'));
  await decide(id);
  const suspend = async (body: object) => {
    const suspended = { date: '2027-02-15', from_minute: null, reason: 'Typhoon', ...body };
    const added = (await hr.call(addSuspension, { body: suspended })).body.suspension;
    await work('leave.follow-calendar');
    const charged = start - (await vacation());
    await hr.call(removeSuspension, { params: { id: added.id } });
    await work('leave.follow-calendar');
    return charged;
  };
  assert.equal(await suspend({}), 1000);
  assert.equal(await suspend({ from_minute: 720 }), 1500);
  assert.equal(await suspend({ exempt_personnel_ids: [employeeId] }), 2000);
  assert.equal(start - (await vacation()), 2000);
  assert.equal((await step('employee', id, 'askCancel', 'Another date')).status, 200);
  assert.equal((await step('hr', id, 'confirmCancel')).status, 200);
  assert.equal(await vacation(), start);
  assert.ok((await read(id)).dates.every(({ is_live }) => !is_live));
});

test('an application that waits holds what it takes after the holiday; what is certified again says so', async () => {
  const held = async () => {
    const { rows } = await sql<{ held: number }>`
      select held from ledger.account where personnel_id = ${employeeId} and book = 'VL'`.execute(kit.app.server.db);
    return rows[0]!.held;
  };
  const start = await held();
  const id = await file('employee', 'VL', whole('2026-12-16', '2026-12-17'));
  assert.equal((await held()) - start, 2000);
  const added = (await hr.call(addHoliday, { body: holiday('2026-12-17') })).body.holiday;
  await work('leave.follow-calendar');
  assert.equal((await held()) - start, 1000);
  await hr.call(removeHoliday, { params: { id: added.id } });
  await work('leave.follow-calendar');
  assert.equal((await held()) - start, 2000);
  assert.equal((await step('employee', id, 'withdraw', 'Not needed')).status, 200);
  assert.equal(await held(), start);
});

test('HR shortens a leave by its last half day, and recalls from the rest; the hours are free again', async () => {
  const start = await vacation();
  const id = await file('employee', 'VL', whole('2026-12-21', '2026-12-22', '2026-12-23'));
  await decide(id);
  const taken = () =>
    whyTaken(kit.app.server.db, [{ personnelId: employeeId, from: '2026-12-23', to: '2026-12-23', minutes: { from: 780, to: 840 } }]);
  assert.match(String(await taken()), /is on leave then \(21 to 23 Dec 2026\)/);
  const shorten = (dates: object[]) =>
    hr.call(contract.shortenApplication, { params: { id }, body: { dates, remarks: 'Back early' } as never });
  assert.equal((await shorten([{ date: '2026-12-24', part: 'DAY' }])).status, 422);
  assert.equal((await shorten([{ date: '2026-12-23', part: 'PM' }])).status, 200);
  assert.equal(await vacation(), start - 2500);
  assert.equal((await read(id)).state, 'SHORTENED');
  assert.equal(await taken(), null, 'the afternoon is free for travel');
  const recalled = await hr.call(contract.recallApplication, { params: { id }, body: { from: '2026-12-22', remarks: 'Order no. 7' } });
  assert.equal(recalled.status, 200, JSON.stringify(recalled.body));
  assert.equal(await vacation(), start - 1000);
  assert.deepEqual(await datesOf(id), [
    ['12-21', 1000, 1000, true, null],
    ['12-22', 1000, 1000, false, 'Recalled: Order no. 7'],
    ['12-23', 500, 500, false, 'Recalled: Order no. 7'],
    ['12-23', 1000, 1000, false, 'Shortened: Back early'],
  ]);
  assert.equal((await read(id)).state, 'RECALLED');
});

const onDay = (day: string) => moveClock(kit.app, `${day}T09:00`);

test('what nobody acts on within five working days is flagged on the day after, and HR confirms it; before that it cannot be', async () => {
  const start = await vacation();
  const id = await file('employee', 'VL', whole('2027-03-01', '2027-03-02'));
  const isOffered = async () => (await read(id)).actions.some(({ action }) => action === 'confirmDeemed');
  assert.equal((await step('hr', id, 'confirmDeemed')).status, 409);
  assert.equal(await isOffered(), false, 'nor is it offered');
  await onDay('2026-11-27');
  await work('requests.watch-clocks');
  assert.equal((await read(id)).deemed_due_on, null, 'the fifth working day');
  await onDay('2026-12-01');
  await work('requests.watch-clocks');
  const flagged = await read(id);
  assert.deepEqual([flagged.state, flagged.deemed_due_on], ['SUBMITTED', '2026-12-01']);
  assert.equal(await isOffered(), true);
  const due = (await hr.call(contract.listApplications, { query: { whose: 'all', show: 'deemed' } })).body.applications;
  assert.ok(due.some((one) => one.id === id));
  assert.equal((await step('hr', id, 'confirmDeemed')).status, 200);
  const approved = await read(id);
  assert.deepEqual([approved.state, approved.is_deemed, approved.certified?.vl_less], ['APPROVED', true, 2000]);
  assert.equal(await vacation(), start - 2000);
});

test('leave is taken on the day after its last date; a date on which the person was at work is given back even then', async () => {
  const start = await vacation();
  const id = await file('employee', 'VL', whole('2027-03-08', '2027-03-09'));
  await decide(id);
  await onDay('2027-03-08');
  assert.equal((await step('employee', id, 'askCancel', 'Too late')).message, 'The leave has begun: HR shortens it instead.');
  await onDay('2027-03-09');
  await work('leave.take');
  assert.equal((await read(id)).state, 'APPROVED');
  await onDay('2027-03-10');
  await work('leave.take');
  assert.equal((await read(id)).state, 'TAKEN');
  const shorten = () =>
    hr.call(contract.shortenApplication, { params: { id }, body: { dates: whole('2027-03-09'), remarks: 'Was at work' } });
  assert.match(JSON.stringify((await shorten()).body), /9 Mar 2027 has no punch/);
  await hr.call(enterPunches, {
    body: { personnel_id: employeeId, date: '2027-03-09', times: ['08:00'], reason: 'Logbook of the guard' },
  });
  assert.equal((await shorten()).status, 200);
  assert.equal(await vacation(), start - 1000);
  await work('leave.take');
  assert.equal((await read(id)).state, 'TAKEN');
  await onDay('2026-11-20');
});

test('study leave is a standing of the service record, which ends when it is recalled', async () => {
  const papers = [];
  for (const name of ['Service contract', 'Proof of admission or review', 'Clearance from money, property and work (CS Form No. 7)']) {
    const file = { name: 'paper.pdf', content: Buffer.from('%PDF-1.4\n%%EOF') };
    papers.push({ name, attachment_path: (await kit.people.employee.call(uploadDocument, { file })).body.path });
  }
  const dates = Array.from({ length: 30 }, (_, at) => Temporal.PlainDate.from('2027-06-01').add({ days: at }).toString());
  const id = await file('employee', 'STUDY', whole(...dates), { study_purpose: 'MASTERS', event_on: '2026-11-16', papers });
  await decide(id);
  const standing = async () => {
    const { rows } = await sql<{ says: string }>`
      select status_code || ' ' || lower(during) || ' ' || upper(during) - 1 as says from personnel.standing where authority like ${`%no. ${id},%`}`.execute(
      kit.app.server.db,
    );
    return rows[0]?.says;
  };
  assert.equal(await standing(), 'STUDY 2027-06-01 2027-06-30');
  const recalled = await hr.call(contract.recallApplication, { params: { id }, body: { from: '2027-06-16', remarks: 'Order no. 9' } });
  assert.equal(recalled.status, 200, JSON.stringify(recalled.body));
  assert.equal(await standing(), 'STUDY 2027-06-01 2027-06-15');
});

test('certified sick leave on one’s own vacation gives these dates of it back when it is approved; without a certificate it is refused', async () => {
  const balance = async () => [await vacation(), await balanceOf(employeeId, SL, '2027-12-31')];
  const [vl, sl] = (await balance()) as [number, number];
  const id = await file('employee', 'VL', whole('2027-04-12', '2027-04-13', '2027-04-14'));
  await decide(id);
  const dates = [...whole('2027-04-13'), { date: '2027-04-14', part: 'AM' as const }];
  const refused = await kit.people.employee.call(contract.fileApplication, { body: { ...values('SL', dates), personnel_id: null } });
  assert.equal(refused.status, 422);
  assert.match(JSON.stringify(refused.body), /is on leave then \(12 to 14 Apr 2027\)\. With a medical certificate/);
  const scan = { name: 'certificate.pdf', content: Buffer.from('%PDF-1.4\n%%EOF') };
  const { path } = (await kit.people.employee.call(uploadDocument, { file: scan })).body;
  const sick = await file('employee', 'SL', dates, { papers: [{ name: 'Medical certificate', attachment_path: path }] });
  assert.equal(await vacation(), vl - 3000, 'until it is approved the vacation stands');
  await decide(sick);
  assert.deepEqual(await balance(), [vl - 1500, sl - 1500]);
  assert.deepEqual(await datesOf(id), [
    ['04-12', 1000, 1000, true, null],
    ['04-13', 1000, 1000, false, `Sick leave, application no. ${sick}`],
    ['04-14', 1000, 1000, false, `Sick leave, application no. ${sick}`],
    ['04-14', 500, 500, true, null],
  ]);
  assert.deepEqual(
    (await read(sick)).dates.map(({ is_live }) => is_live),
    [true, true],
  );
  const { rows } = await sql<{ says: string }>`
    select modifier ->> 'code' || ' ' || (modifier ->> 'covers') || ' ' || lower(during) as says from attendance.day_modifier
    where personnel_id = ${employeeId} and during && '[2027-04-12,2027-04-14]' order by lower(during), 1`.execute(kit.app.server.db);
  assert.deepEqual(
    rows.map(({ says }) => says),
    ['VL DAY 2027-04-12', 'SL DAY 2027-04-13', 'SL AM 2027-04-14', 'VL PM 2027-04-14'],
  );
});

test('HR marks papers as in order or lacking; what is missing is notified, added again, and asked for when it is due and when it is late', async () => {
  const upload = async () => {
    const scan = { name: 'certificate.pdf', content: Buffer.from('%PDF-1.4\n%%EOF') };
    return (await kit.people.employee.call(uploadDocument, { file: scan })).body.path;
  };
  await onDay('2026-11-20');
  const certificate = { name: 'Medical certificate', attachment_path: await upload() };
  const id = await file('employee', 'SL', whole('2026-11-24'), { papers: [certificate] });
  const mark = (body: { verdict: 'OK' | 'LACKING'; remarks: string }) => hr.call(contract.checkPaper, { params: { id, no: 1 }, body });
  assert.equal((await mark({ verdict: 'LACKING', remarks: '' })).status, 422);
  assert.equal((await mark({ verdict: 'LACKING', remarks: 'Not signed' })).status, 200);
  const told = async () =>
    (await kit.people.employee.call(listNotifications, { query: {} })).body.notifications
      .map(({ title }) => title)
      .filter((title) => title.startsWith('A paper of your leave'));
  assert.deepEqual(await told(), ['A paper of your leave is lacking: Medical certificate']);
  for (const day of ['2026-11-26', '2026-11-28', '2026-11-29', '2026-12-01', '2026-12-02']) {
    await onDay(day);
    await work('leave.remind-papers');
  }
  const asked = await sql<{ title: string; times: number }>`
    select title, count(*)::integer as times from notifications.notification where link = ${`/account/leave-Application?leave=${id}`}
      and title ~ '^A paper of your leave is (due|late)' group by 1 order by 1`.execute(kit.app.server.db);
  assert.deepEqual(asked.rows, [
    { title: 'A paper of your leave is due: Medical certificate', times: 1 },
    { title: 'A paper of your leave is late: Medical certificate', times: 1 },
  ]);
  const again = await kit.people.employee.call(contract.addPaper, {
    params: { id },
    body: { ...certificate, attachment_path: await upload() },
  });
  assert.deepEqual([again.status, again.body.no], [200, 1]);
  assert.equal((await mark({ verdict: 'OK', remarks: '' })).status, 200);
  assert.equal((await hr.call(contract.readPaper, { params: { id, no: 1 } })).status, 200);
  assert.equal((await kit.people.head.call(contract.readPaper, { params: { id, no: 1 } })).status, 404, 'the illness is not for heads');
  assert.deepEqual(
    (await read(id)).papers.map(({ name, verdict }) => [name, verdict]),
    [['Medical certificate', 'OK']],
  );
  await onDay('2026-11-20');
});
