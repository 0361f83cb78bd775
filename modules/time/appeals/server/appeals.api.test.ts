import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { readDayActions, readOwnDay } from '@talaan/attendance/contract/days.ts';
import { voidPunch } from '@talaan/attendance/contract/punches.ts';
import { assignSchedule } from '@talaan/attendance/contract/schedules.ts';
import { gatherSheets } from '@talaan/attendance/server/print/gather-sheets.ts';
import { computeDueDays, lockDays, unlockDays } from '@talaan/attendance/server/public.ts';
import { uploadProof } from '@talaan/kernel/contract/files.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { correctAppeal, fileAppeal, listAppeals, previewAppeal, readAppeal, readAppealForm, readProof } from '../contract/appeals.ts';
import { excuseOutage, listOutages, previewOutage, undoOutage } from '../contract/outages.ts';

/** A Thursday; today is the Friday after it. */
const DATE = '2026-11-19';

let app: TestApp;
let hr: Caller;
let head: Caller;
let employee: Caller;
const ownId = people.accountingClerk.id;

before(async () => {
  app = await startTestApp();
  [hr, head, employee] = (await Promise.all(['hr', 'head', 'employee'].map((who) => app.as(who)))) as [Caller, Caller, Caller];
  for (const date of [DATE, '2026-11-18', '2026-11-17', '2026-11-16']) await forgetNoon(ownId, date);
  await compute();
});
after(() => app.close());

test('an appeal begins with what the day lacks, the head endorses it, HR approves, and its punches count and print with a star', async () => {
  const form = (await employee.call(readAppealForm, { query: { date: DATE } })).body;
  assert.deepEqual(
    form.proposed.map(({ slot, minutes }) => [slot, minutes]),
    [
      ['am_out', 720],
      ['pm_in', 780],
    ],
  );
  assert.equal(form.hindrance, null);
  const preview = (await employee.call(previewAppeal, { query: { date: DATE, claim: ['am_out.720', 'pm_in.780'] } })).body;
  assert.deepEqual([preview.now!.status, preview.would_be!.status], ['INCOMPLETE', 'COMPLETE']);

  const id = await file(employee, DATE);
  assert.equal((await employee.call(fileAppeal, { body: body(DATE) })).status, 422, 'one appeal for a day at a time');
  const listed = (await head.call(listAppeals, { query: { whose: 'department', state: 'SUBMITTED' } })).body.appeals.find(
    (one) => one.id === id,
  )!;
  assert.deepEqual(
    listed.actions.map(({ action }) => action),
    ['endorse', 'return', 'refuse'],
  );
  const seen = (await head.call(readAppeal, { params: { id } })).body.appeal;
  assert.deepEqual([seen.now!.status, seen.would_be!.status, seen.is_own], ['INCOMPLETE', 'COMPLETE', false]);
  assert.equal((await step(hr, id, 'approve')).status, 409, 'not before the head');
  assert.equal((await step(head, id, 'endorse')).status, 200);
  assert.equal((await step(hr, id, 'approve')).status, 200);
  await compute();
  const day = (await employee.call(readOwnDay, { params: { date: DATE } })).body;
  assert.equal(day.day!.status, 'COMPLETE');
  assert.deepEqual(
    day.punches.filter(({ source }) => source === 'APPEAL').map(({ minutes }) => minutes),
    [720, 780],
  );
  assert.equal(await marksOf(ownId, DATE), 'appeal appeal');

  assert.equal((await step(hr, id, 'void', 'The guard saw otherwise')).status, 200);
  await compute();
  const after = (await employee.call(readOwnDay, { params: { date: DATE } })).body;
  assert.equal(after.day!.status, 'INCOMPLETE');
  assert.ok(after.punches.filter(({ source }) => source === 'APPEAL').every(({ voided }) => voided));
  assert.equal((await step(employee, id, 'cancel')).status, 409, 'a voided appeal is not cancelled');
});

test('a returned appeal is corrected and filed again, and the head decides anew; one’s own appeal is cancelled before HR decides', async () => {
  const date = '2026-11-18';
  const id = await file(employee, date);
  await step(head, id, 'endorse');
  assert.equal((await step(hr, id, 'sendBack', 'Which device?')).status, 200);
  const correction = {
    reason: 'DEVICE_ERROR' as const,
    explanation: 'The one at the lobby',
    claims: [{ slot: 'pm_in' as const, minutes: 775 }],
  };
  assert.equal((await head.call(correctAppeal, { params: { id }, body: correction })).status, 409);
  assert.equal((await employee.call(correctAppeal, { params: { id }, body: correction })).status, 200);
  const { appeal } = (await employee.call(readAppeal, { params: { id } })).body;
  assert.deepEqual([appeal.state, appeal.reason, appeal.claims], ['SUBMITTED', 'DEVICE_ERROR', correction.claims]);
  const { request } = (await head.call(readTimeline, { params: { id } })).body;
  assert.ok(request.actions.some(({ action }) => action === 'endorse'));
  const stale = await head.call(takeStep, { params: { id }, body: { action: 'endorse', seen: 1 } });
  assert.equal(stale.status, 409, 'what went on since is not decided unseen');
  assert.equal((await step(employee, id, 'cancel')).status, 200);
  assert.equal((await step(head, id, 'endorse')).status, 409);
});

test('an appeal is offered on exactly the days on which it can be filed; where it is too late, HR is named and the record of the month', async () => {
  for (let day = Temporal.PlainDate.from('2026-11-02'); day.toString() <= '2026-11-23'; day = day.add({ days: 1 })) {
    const date = day.toString();
    const { actions, refusals } = (await employee.call(readDayActions, { params: { date } })).body;
    const { hindrance, open_id } = (await employee.call(readAppealForm, { query: { date } })).body;
    const refused = refusals.find(({ name }) => name === 'appeal');
    if (actions.some(({ name }) => name === 'appeal') && open_id === null) assert.equal(hindrance, null, `${date} is offered and refused`);
    if (refused) assert.equal(refused.message, hindrance, date);
  }
  const { refusals } = (await employee.call(readDayActions, { params: { date: '2026-11-11' } })).body;
  const { message, helper } = refusals.find(({ name }) => name === 'appeal')!;
  assert.match(message, /within 5 working days/);
  assert.match(helper!.who, /^HR for your office: ./);
  assert.equal(helper!.link, '/account/dtr?month=2026-11');
});

test('an appeal that is not decided is opened from its day, and a locked month offers neither appeal nor leave', async () => {
  const date = DATE;
  const names = async () => (await employee.call(readDayActions, { params: { date } })).body.actions.map(({ label }) => label);
  assert.ok((await names()).includes('Appeal a missing punch'));
  assert.ok((await names()).includes('I was on leave'));
  const span = [{ personnelId: ownId, from: '2026-11-01', to: '2026-11-30' }];
  const { server } = app;
  await server.db.transaction().execute((db) => lockDays({ server, db, now: server.clock.now() }, span));
  const locked = (await employee.call(readDayActions, { params: { date } })).body;
  assert.deepEqual([locked.actions.some(({ name }) => name === 'appeal' || name === 'leave'), locked.refusals[0]?.name], [false, 'appeal']);
  await server.db.transaction().execute((db) => unlockDays({ server, db }, span));
  const id = await file(employee, date);
  const { actions } = (await employee.call(readDayActions, { params: { date } })).body;
  assert.deepEqual(actions[0], { name: 'appeal', label: 'Open the appeal', link: `/account/time-log-appeals/${id}` });
  assert.equal((await step(employee, id, 'cancel')).status, 200);
});

test('the limits: five working days, three forgotten punches a month, times that were not punched and have come', async () => {
  const late = await employee.call(fileAppeal, { body: body('2026-11-11') });
  assert.equal(late.status, 422);
  assert.match(errorsOf(late).date![0]!, /within 5 working days/);
  assert.equal(
    (await hr.call(fileAppeal, { body: { ...body('2026-11-11'), personnel_id: ownId } })).status,
    200,
    'HR files for others after them',
  );
  assert.equal((await employee.call(fileAppeal, { body: body('2026-11-23') })).status, 422);
  const double = (await employee.call(readAppealForm, { query: { date: '2026-11-16' } })).body.punches.find(({ voided }) => !voided)!;
  const punched = await employee.call(fileAppeal, {
    body: { ...body('2026-11-16'), claims: [{ slot: 'am_in', minutes: double.minutes }] },
  });
  assert.match(errorsOf(punched).claims![0]!, /already/);
  await file(employee, '2026-11-17');
  await file(employee, '2026-11-16');
  const fourth = await employee.call(fileAppeal, { body: body(DATE) });
  assert.match(errorsOf(fourth).reason![0]!, /At most 3/);
  assert.equal((await employee.call(fileAppeal, { body: { ...body(DATE), reason: 'POWER_LOSS' } })).status, 200);
});

test('others file only for those in their reach, and read only what they have a part in', async () => {
  const dean = await app.as('dean');
  const clerk = await app.as('clerk');
  assert.equal((await clerk.call(fileAppeal, { body: { ...body(DATE), personnel_id: ownId } })).status, 404);
  assert.equal((await clerk.call(readAppealForm, { query: { date: DATE, person: ownId } })).status, 404);
  const faculty = people.teacherOfMathematics.id;
  assert.equal((await clerk.call(readAppealForm, { query: { date: DATE, person: faculty } })).status, 200);
  const { appeals } = (await employee.call(listAppeals, { query: {} })).body;
  assert.ok(appeals.length > 0 && appeals.every(({ personnel_id }) => personnel_id === ownId));
  assert.equal((await employee.call(listAppeals, { query: { whose: 'all' } })).body.total, 0);
  assert.equal((await dean.call(readAppeal, { params: { id: appeals[0]!.id } })).status, 404);
  assert.equal((await hr.call(readAppeal, { params: { id: appeals[0]!.id } })).status, 200);
});

test('a schedule that changes under an open appeal is told to those who decide, and the day is computed by the new one', async () => {
  const { appeals } = (await employee.call(listAppeals, { query: { whose: 'mine', state: 'SUBMITTED' } })).body;
  const { id, date } = appeals[0]!;
  const { rows } = await app.server.pool.query<{ id: number }>("select id from attendance.schedule where kind = 'NO_LUNCH_PUNCH'");
  const assignment = { to: 'person' as const, personnel_id: ownId, office_id: null, from: date, last: date };
  assert.equal((await hr.call(assignSchedule, { params: { id: rows[0]!.id }, body: assignment })).status, 200);
  const { appeal } = (await head.call(readAppeal, { params: { id } })).body;
  assert.match(appeal.scheduled_then!, /8:00 AM–12:00 PM/);
  assert.match(appeal.now!.scheduled, /^Regular hours without noon punches/);
  assert.equal(appeal.now!.status, 'COMPLETE');
});

test('a proof is a PDF or a photo by its content, and is read by those who read the appeal', async () => {
  const wrong = await employee.call(uploadProof, { file: { name: 'proof.jpg', content: Buffer.from('no photo') } });
  assert.equal(wrong.status, 422);
  const photo = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(64)]);
  const { path } = (await employee.call(uploadProof, { file: { name: 'guard note.exe', content: photo } })).body;
  const { status, body: filed } = await employee.call(fileAppeal, {
    body: { ...body('2026-11-13'), reason: 'FIELD_WORK', claims: [{ slot: 'am_in', minutes: 421 }], attachment_path: path },
  });
  assert.equal(status, 200, JSON.stringify(filed));
  assert.equal((await head.call(readAppeal, { params: { id: filed.id } })).body.appeal.proof, 'guard note.jpg');
  assert.equal((await head.call(readProof, { params: { id: filed.id } })).status, 200);
  assert.equal((await (await app.as('dean')).call(readProof, { params: { id: filed.id } })).status, 404);
});

test('a locked month takes no appeal, and none is approved in it until it is reopened', async () => {
  const date = '2026-11-12';
  const { body: filed } = await hr.call(fileAppeal, { body: { ...body(date), reason: 'POWER_LOSS', personnel_id: ownId } });
  assert.equal((await step(head, filed.id, 'endorse')).status, 200);
  const { server } = app;
  const days = [{ personnelId: ownId, from: '2026-11-01', to: '2026-11-12' }];
  await compute();
  await server.db.transaction().execute((db) => lockDays({ server, db, now: server.clock.now() }, days));
  const refused = await step(hr, filed.id, 'approve');
  assert.equal(refused.status, 409);
  assert.match(JSON.stringify(refused.body), /November 2026 is locked/);
  const another = await hr.call(fileAppeal, { body: { ...body('2026-11-10'), reason: 'POWER_LOSS', personnel_id: ownId } });
  assert.match(errorsOf(another).date![0]!, /locked/);
  await server.db.transaction().execute((db) => unlockDays({ server, db }, days));
  assert.equal((await step(hr, filed.id, 'approve')).status, 200);
});

test('the outage of a device is excused in one act for all who lack punches, and undone as a whole', async () => {
  const { rows } = await app.server.pool.query<{ id: number; office_id: number }>(
    `select d.personnel_id as id, a.office_id from attendance.day d join personnel.appointment a on a.personnel_id = d.personnel_id and a.during @> d.date
     where d.date = $1 and d.status = 'COMPLETE' and d.am_out between 715 and 735 and d.pm_in between 740 and 800
       and a.office_id = (select a.office_id from attendance.day d join personnel.appointment a on a.personnel_id = d.personnel_id and a.during @> d.date
         where d.date = $1 and d.status = 'COMPLETE' and d.am_out between 715 and 735 and d.pm_in between 740 and 800 group by 1 order by count(*) desc limit 1)`,
    [DATE],
  );
  const people = rows.map(({ id }) => id);
  for (const id of people) await forgetNoon(id, DATE);
  await compute();
  const outage = { date: DATE, from_minute: 700, to_minute: 800, office_id: rows[0]!.office_id };
  const found = (await hr.call(previewOutage, { query: outage })).body.people;
  assert.ok(
    people.every((id) => found.some((one) => one.id === id && one.now.status === 'INCOMPLETE' && one.would_be.status === 'COMPLETE')),
  );
  const [left, ...excused] = people;
  const all = { ...outage, device_id: null, reason: 'The lobby device was off', without: [left!] };
  const { status, body: done } = await hr.call(excuseOutage, { body: all });
  assert.equal(status, 200, JSON.stringify(done));
  await compute();
  for (const id of excused) assert.equal(await statusOf(id), 'COMPLETE');
  assert.equal(await statusOf(left!), 'INCOMPLETE');
  assert.equal(await marksOf(excused[0]!, DATE), 'appeal appeal');
  assert.equal((await hr.call(undoOutage, { params: { id: done.id }, body: { reason: 'It was another day' } })).status, 200);
  assert.equal((await hr.call(undoOutage, { params: { id: done.id }, body: { reason: 'It was another day' } })).status, 409);
  await compute();
  for (const id of excused) assert.equal(await statusOf(id), 'INCOMPLETE');
  assert.equal((await hr.call(listOutages)).body.outages[0]!.undone_because, 'It was another day');
  assert.equal((await head.call(previewOutage, { query: outage })).status, 403);
});

const NOON = [
  { slot: 'am_out' as const, minutes: 720 },
  { slot: 'pm_in' as const, minutes: 780 },
];

function body(date: string) {
  return { date, reason: 'FORGOT' as const, claims: NOON };
}

function errorsOf({ body: refused }: { body: unknown }): Record<string, string[]> {
  return (refused as { errors: Record<string, string[]> }).errors;
}

async function file(who: Caller, date: string): Promise<number> {
  const { status, body: answer } = await who.call(fileAppeal, { body: body(date) });
  assert.equal(status, 200, JSON.stringify(answer));
  return answer.id;
}

async function step(who: Caller, id: number, action: string, remarks = '') {
  const { body: found } = await who.call(readTimeline, { params: { id } });
  return who.call(takeStep, { params: { id }, body: { action, remarks, seen: found.request?.seen ?? 1 } });
}

/** Leaves the day without its punches around noon. */
async function forgetNoon(personnelId: number, date: string): Promise<void> {
  const { rows } = await app.server.pool.query<{ at: Date }>(
    `select at from attendance.person_punch where personnel_id = $1 and not voided
       and at between attendance.start_of($2) + interval '11 hours' and attendance.start_of($2) + interval '14 hours'`,
    [personnelId, date],
  );
  for (const { at } of rows)
    await hr.call(voidPunch, { body: { personnel_id: personnelId, at: new Date(at).toISOString(), reason: 'Not there in this story' } });
}

const compute = () => computeDueDays({ pool: app.server.pool, clock: app.server.clock });

async function statusOf(id: number): Promise<string> {
  const { rows } = await app.server.pool.query<{ status: string }>(
    'select status from attendance.day where personnel_id = $1 and date = $2',
    [id, DATE],
  );
  return rows[0]!.status;
}

/** The signs beside the times of a day on CS Form No. 48. */
async function marksOf(id: number, date: string): Promise<string> {
  const period = { from: '2026-11-01', to: '2026-11-30' };
  const printedAt = Temporal.PlainDateTime.from('2026-11-20T09:00');
  const [sheet] = await gatherSheets({ db: app.server.db, server: app.server }, { period, paper: 'a4', today: '2026-11-20', printedAt }, [
    id,
  ]);
  const { entry } = sheet!.sheet.days.find(({ day }) => day === Number(date.slice(8)))!;
  if ('word' in entry) return entry.word;
  const cells = [entry.morning, entry.afternoon].flatMap((half) => ('word' in half ? [] : [half.arrival, half.departure]));
  return cells.flatMap((cell) => (cell && 'mark' in cell ? [cell.mark] : [])).join(' ');
}
