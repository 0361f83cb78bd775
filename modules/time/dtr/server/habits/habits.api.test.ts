import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { uploadProof } from '@talaan/kernel/contract/files.ts';
import { readInbox } from '@talaan/requests/contract/inbox.ts';
import { readStepFile, takeStep } from '@talaan/requests/contract/steps.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { listHabits, printHabitNotice, readHabitNotice, sendHabitNotice } from '../../contract/habits.ts';
import { readOwnRecords } from '../../contract/submissions.ts';

let app: TestApp;
let employee: Caller, head: Caller, hr: Caller;
const me = people.accountingClerk.id;

before(async () => {
  app = await startTestApp();
  [employee, head, hr] = [await app.as('employee'), await app.as('head'), await app.as('hr')];
});
after(() => app.close());

/** A locked month of a person with so many late arrivals, under the number of any record. */
const freeze = (person: number, month: string, times: number) =>
  app.owner.query(
    `insert into dtr.frozen_month (submission_id, personnel_id, during, late_minutes, late_times, undertime_minutes, undertime_times, short_thousandths,
       absent_thousandths, night_minutes, days, digest, rules_versions, frozen_at)
     select coalesce(max(id) filter (where personnel_id = $1), min(id)), $1, daterange($2::date, ($2::date + interval '1 month')::date), 90, $3, 0, 0, 187, 2500, 0,
       '{}', '', '{}', now() from dtr.submission`,
    [person, `${month}-01`, times],
  );

test('locked months of a year that count are candidates, two of a semester are habitual; the employee alone is warned before', async () => {
  const { rows } = await app.owner.query<{ personnel_id: number }>(
    `select f.personnel_id from dtr.frozen_month f join personnel.appointment a on a.personnel_id = f.personnel_id
     and a.during && f.during and a.status_code = 'PERM' where superseded_at is null order by 1 limit 1`,
  );
  const { personnel_id } = rows[0]!;
  const habits = async () =>
    (await hr.call(listHabits, { query: { year: 2026 } })).body.habits.filter(
      ({ kind, ...one }) => one.personnel_id === personnel_id && kind === 'tardiness',
    );
  await freeze(personnel_id, '2026-07', 10);
  assert.deepEqual(
    (await habits()).map(({ kind, months, habitual }) => [kind, months, habitual]),
    [['tardiness', [{ month: 7, amount: 10 }], []]],
  );
  await freeze(personnel_id, '2026-09', 10);
  assert.deepEqual((await habits())[0]?.habitual, [7, 9]);
  assert.equal((await head.call(listHabits, { query: { year: 2026 } })).status, 403);
  await app.owner.query(`update attendance.day set late_times = 7 where personnel_id = $1 and date = '2026-11-03'`, [me]);
  const { warnings } = (await employee.call(readOwnRecords, { query: { month: '2026-11' } })).body;
  assert.ok(warnings.some(({ kind, times }) => kind === 'tardiness' && times >= 7));
});

test('a notice of a habit is printed, explained and closed with an outcome, and nobody else reads it', async () => {
  await freeze(me, '2026-02', 11);
  const body = { personnel_id: me, kind: 'tardiness' as const, year: 2026 };
  const early = await hr.call(sendHabitNotice, { body });
  assert.deepEqual([early.status, early.body.message], [409, 'The locked months of this person show no such habit. Look again.']);
  await freeze(me, '2026-03', 11);
  assert.equal((await head.call(sendHabitNotice, { body })).status, 403);
  const [sent, again] = await Promise.all([hr.call(sendHabitNotice, { body }), hr.call(sendHabitNotice, { body })]);
  assert.deepEqual(
    [sent.status, again.status].toSorted((one, other) => one - other),
    [200, 409],
    'two at the same moment send one',
  );
  const { id, message } = sent.status === 200 ? sent.body : again.body;
  assert.match(message, /^HN-2026-\d{4} was sent to /);
  const habit = (await hr.call(listHabits, { query: { year: 2026 } })).body.habits.find((one) => one.personnel_id === me)!;
  assert.deepEqual(habit.notices, [{ id, state: 'NOTICED', months: [2, 3] }]);
  assert.deepEqual(habit.to_notice, []);

  assert.equal((await head.call(readHabitNotice, { params: { id } })).status, 404);
  const { notice } = (await employee.call(readHabitNotice, { params: { id } })).body;
  assert.deepEqual(
    notice.months,
    [2, 3].map((month) => ({ month, amount: 11, is_locked: true })),
  );
  assert.match(notice.code, /^[0-9A-Z]{16}$/, 'its code, by which it is registered');
  assert.equal((await employee.call(printHabitNotice, { params: { id } })).status, 200);
  assert.ok((await employee.call(readInbox, { query: { kind: 'habit-notice' } })).body.requests.some((one) => one.id === id));
  const take = async (who: Caller, action: string, remarks: string, attachment_path?: string) => {
    const { seen } = (await who.call(readTimeline, { params: { id } })).body.request;
    return (await who.call(takeStep, { params: { id }, body: { action, seen, remarks, attachment_path } })).status;
  };
  assert.equal(await take(hr, 'closeUnexplained', 'Nothing came.'), 409, 'not before the employee had the time to explain');
  const upload = async (who: Caller) =>
    (await who.call(uploadProof, { file: { name: 'bridge.pdf', content: '%PDF-1.4\n%%EOF\n' } })).body.path;
  assert.equal(await take(employee, 'explain', 'The bridge was closed.', await upload(hr)), 422, 'what another person uploaded');
  assert.equal(await take(employee, 'explain', 'The bridge was closed.', await upload(employee)), 200);
  const { steps } = (await hr.call(readTimeline, { params: { id } })).body.request;
  const { no, file } = steps.at(-1)!;
  assert.equal(file, 'bridge.pdf');
  const read = (who: Caller, of = no) => who.call(readStepFile, { params: { id, no: of } });
  assert.deepEqual(
    [await read(employee), await read(hr), await read(head), await read(hr, 1)].map(({ status }) => status),
    [200, 200, 404, 404],
  );
  const opened = await app.owner.query(`select from kernel.record_opening where personnel_id = $1 and what like 'File with a step: %'`, [
    me,
  ]);
  assert.equal(opened.rows.length, 1, 'that HR opened it is recorded');
  assert.equal(await take(hr, 'ask', 'Which bridge?', await upload(hr)), 422, 'a question takes no file');
  assert.equal(await take(hr, 'ask', 'Which bridge?'), 200);
  assert.equal(await take(employee, 'explain', 'The one at San Fernando.'), 200);
  assert.equal(await take(hr, 'close', 'Explained; reminded of the hours.'), 200);
  const told = await app.owner.query<{ title: string; description: string }>(
    `select title, description from notifications.notification n join identity.account a on a.id = n.account_id
     where a.email = 'employee@talaan.example' and title = 'A notice on your attendance was closed'`,
  );
  assert.match(told.rows[0]!.description, /Explained; reminded of the hours\.$/);
});
