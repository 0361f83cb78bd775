import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { readPersonSchedule } from '@talaan/attendance/contract/schedules.ts';
import { FLEXI, REGULAR } from '@talaan/attendance/rules/schedule-seeds.ts';
import type { WeeklyHours } from '@talaan/attendance/contract/schedule-hours.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { offices, people } from '@talaan/testing/demo-records.ts';
import {
  correctRosterRequest,
  fileRosterRequest,
  listRosterRequests,
  previewRoster,
  printRoster,
  readMySchedules,
  readRosterForm,
  readRosterRequest,
} from '../contract/requests.ts';
import { changeRota, readRota } from '../contract/rota.ts';

/** Today is a Friday; the Monday after it, and the one after that. */
const MONDAY = '2026-11-23';
const LATER = '2026-11-30';

let app: TestApp;
let hr: Caller;
let head: Caller;
let employee: Caller;
const ownId = people.accountingClerk.id;

before(async () => {
  app = await startTestApp();
  [hr, head, employee] = (await Promise.all(['hr', 'head', 'employee'].map((who) => app.as(who)))) as [Caller, Caller, Caller];
});
after(() => app.close());

const hoursOf = ({ kind, weekdays }: object & { kind: string; weekdays: readonly unknown[] }) =>
  ({ kind, weekdays }) as unknown as WeeklyHours;
const EARLY = hoursOf({ ...REGULAR, weekdays: REGULAR.weekdays.map((row) => row && { amIn: 420, amOut: 690, pmIn: 750, pmOut: 960 }) });

test('a schedule that HR keeps is asked for, approved by the head, assigned from its Monday, and noted by HR', async () => {
  const form = (await employee.call(readRosterForm, { query: {} })).body;
  assert.equal(form.first_day, MONDAY);
  const flexible = form.schedules.find(({ name }) => name === FLEXI.name)!;
  const preview = (await employee.call(previewRoster, { query: { from: MONDAY, hours: JSON.stringify(flexible.hours) } })).body;
  assert.equal(preview.month, '2026-10');
  assert.ok(preview.is.late_minutes > preview.would_be.late_minutes, 'who comes until nine is not late');
  assert.ok(preview.days.length > 0);
  const id = await file({ schedule_id: flexible.id, from: MONDAY });
  assert.equal(
    (await employee.call(fileRosterRequest, { body: body({ schedule_id: flexible.id, from: LATER }) })).status,
    422,
    'one at a time',
  );
  const seen = (await head.call(readRosterRequest, { params: { id } })).body.request;
  assert.deepEqual([seen.schedule, seen.is_own], [FLEXI.name, false]);
  assert.ok(seen.coverage.some(({ hour }) => hour === 'noon'));
  assert.equal((await step(hr, id, 'note')).status, 409, 'not before the head');
  assert.equal((await step(head, id, 'approve')).status, 200);
  const { assignments } = (await hr.call(readPersonSchedule, { params: { id: ownId } })).body;
  assert.deepEqual([assignments[0]!.schedule, assignments[0]!.from], [FLEXI.name, MONDAY]);
  assert.equal((await step(hr, id, 'note')).status, 200);
  assert.equal((await employee.call(readMySchedules)).body.periods[0]!.name, FLEXI.name);
  assert.match(await textOf(id), /WS-2026-\d{4}[\s\S]*WORK SCHEDULE[\s\S]*Flexible[\s\S]*40 hours/);
});

test('own hours become a schedule, which another with the same hours shares; revoked, what was there before holds again', async () => {
  const id = await file({ hours: EARLY, from: LATER });
  assert.match(await textOf(id), /DRAFT/i);
  assert.equal((await step(head, id, 'return', 'Who opens the window?')).status, 200);
  const again = { ...body({ hours: EARLY, from: LATER }), reason: 'Ana opens it' };
  assert.equal((await employee.call(correctRosterRequest, { params: { id }, body: again })).status, 200);
  assert.equal((await step(head, id, 'approve')).status, 200);
  const made = (await hr.call(readPersonSchedule, { params: { id: ownId } })).body.assignments;
  assert.deepEqual(
    made.map(({ schedule, from, last }) => [schedule, from, last]),
    [
      ['Regular, 7:00–11:30, 12:30–4:00', LATER, null],
      [FLEXI.name, MONDAY, '2026-11-29'],
    ],
  );
  assert.equal((await step(hr, id, 'revoke', 'The office needs a person at five')).status, 200);
  const back = (await hr.call(readPersonSchedule, { params: { id: ownId } })).body.assignments;
  assert.ok(back.every(({ schedule }) => schedule === FLEXI.name));
  assert.equal(back.find(({ from }) => from === LATER)?.last, null);
  const second = await file({ hours: EARLY, from: LATER });
  await step(head, second, 'approve');
  const { rows } = await app.server.pool.query("select from attendance.schedule where name like 'Regular, 7:00%'");
  assert.equal(rows.length, 1);
});

test('hours that are too few, too early, or begin on another day are refused, and strangers read nothing', async () => {
  const short = hoursOf({ ...REGULAR, weekdays: REGULAR.weekdays.map((row) => row && { amIn: 480, amOut: 720, pmIn: 780, pmOut: 960 }) });
  const refused = await employee.call(fileRosterRequest, { body: body({ hours: short, from: LATER }) });
  assert.match(JSON.stringify(refused.body), /35 hours a week; 40 hours are required/);
  const tuesday = await employee.call(fileRosterRequest, { body: body({ hours: EARLY, from: '2026-12-01' }) });
  assert.match(JSON.stringify(tuesday.body), /begins on a Monday/);
  const { requests } = (await employee.call(listRosterRequests, { query: {} })).body;
  assert.ok(requests.length > 0 && requests.every(({ personnel_id }) => personnel_id === ownId));
  const dean = await app.as('dean');
  assert.equal((await dean.call(readRosterRequest, { params: { id: requests[0]!.id } })).status, 404);
  assert.equal((await (await app.as('clerk')).call(readRosterForm, { query: { person: ownId } })).status, 404);
});

test('a rota is read and changed by weeks to come, for one’s own people, and two who swap have each other’s shift', async () => {
  const [office, other] = [offices.accounting.id, people.headOfAccounting.id];
  const rota = (await head.call(readRota, { query: { office, month: '2026-12' } })).body;
  assert.deepEqual([rota.weeks[0], rota.first_open], [LATER, MONDAY]);
  const shift = (name: string) => rota.schedules.find((one) => one.name === name)!.id;
  const changes = [
    { personnel_id: ownId, week: '2026-12-07', schedule_id: shift('Morning shift') },
    { personnel_id: other, week: '2026-12-07', schedule_id: shift('Night shift') },
  ];
  assert.equal((await head.call(changeRota, { body: { changes } })).status, 200);
  const changed = (await head.call(readRota, { query: { office, month: '2026-12' } })).body.people;
  const nameOf = (id: number, at: number) => changed.find((one) => one.id === id)!.weeks[at]!.name;
  assert.deepEqual([nameOf(ownId, 1), nameOf(other, 1)], ['Morning shift', 'Night shift']);
  assert.notEqual(nameOf(ownId, 2), 'Morning shift', 'the week after is as it was');
  const past = [{ ...changes[0]!, week: '2026-11-16' }];
  assert.equal((await head.call(changeRota, { body: { changes: past } })).status, 422);
  const dean = await app.as('dean');
  assert.equal((await dean.call(changeRota, { body: { changes } })).status, 404);
  assert.equal((await dean.call(readRota, { query: { office, month: '2026-12' } })).body.people.length, 0);
  assert.equal((await employee.call(readRota, { query: { office, month: '2026-12' } })).status, 403);
});

function body(asked: { schedule_id?: number; hours?: WeeklyHours; from: string }) {
  return { ...asked, reason: 'School begins at seven' };
}

async function file(asked: Parameters<typeof body>[0]): Promise<number> {
  const { status, body: answer } = await employee.call(fileRosterRequest, { body: body(asked) });
  assert.equal(status, 200, JSON.stringify(answer));
  return answer.id;
}

async function textOf(id: number): Promise<string> {
  const { status, bytes } = await employee.call(printRoster, { params: { id }, headers: { accept: 'text/plain' } });
  assert.equal(status, 200);
  return new TextDecoder().decode(bytes);
}

async function step(who: Caller, id: number, action: string, remarks = '') {
  const { body: found } = await who.call(readTimeline, { params: { id } });
  return who.call(takeStep, { params: { id }, body: { action, remarks, seen: found.request?.seen ?? 1 } });
}
