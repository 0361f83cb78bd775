import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { uploadDocument } from '@talaan/kernel/contract/files.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { offices } from '@talaan/testing/demo-records.ts';
import { compareStatements } from '@talaan/testing/count-statements.ts';
import { listDailyAttendance } from '@talaan/attendance/contract/days.ts';
import {
  addSuspension,
  editSuspension,
  fetchSuspensionMemo,
  listSuspensions,
  previewSuspension,
  readSuspension,
  removeSuspension,
} from '../../contract/suspensions.ts';

let app: TestApp;
let hr: Caller;
const DATE = '2026-11-10';
const PDF = { name: 'memo 12.pdf', content: '%PDF-1.4\n%%EOF\n' };

before(async () => {
  app = await startTestApp({ work: 'asked' });
  hr = await app.as('hr');
  await allComputed();
});
after(() => app.close());

async function allComputed(): Promise<void> {
  for (;;) {
    const { rows } = await app.server.pool.query<{ due: number }>('select count(*)::integer as due from attendance.day_due');
    if (rows[0]!.due === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

interface Staff {
  id: number;
  office_id: number;
  position_id: number;
  track: string;
  status: string;
}

/** Everybody of the office with most people, with how the day came out. */
async function staffOf(officeId?: number): Promise<Staff[]> {
  const { rows } = await app.server.pool.query<Staff>(
    `select a.personnel_id as id, a.office_id, a.position_id, t.track, d.status from personnel.appointment a
     join organization.position t on t.id = a.position_id join attendance.day d on d.personnel_id = a.personnel_id and d.date = $1
     where a.during @> $1::date and d.status not in ('REST', 'HOLIDAY') and a.office_id = coalesce($2, (
       select office_id from personnel.appointment where during @> $1::date group by 1 having count(distinct position_id) > 2 order by count(*) desc, 1 limit 1))
     order by 1`,
    [DATE, officeId ?? null],
  );
  return rows;
}

const suspendedOn = async () => {
  await allComputed();
  const { body } = await hr.call(listDailyAttendance, { query: { date: DATE, presence: 'suspended', per_page: 999 } });
  assert.ok(
    body.personnel.every(({ late_minutes }) => late_minutes === 0),
    'no one is late on a suspended day',
  );
  return body.personnel.map(({ id }) => id).toSorted((a, b) => a - b);
};

test('a suspension in an office frees its people but those whose position or person works on; taken back, all is as before', async () => {
  const staff = await staffOf();
  const [guard, skeleton] = [staff[0]!, staff.find((one) => one.position_id !== staff[0]!.position_id)!];
  const office = guard.office_id;
  const scope = { office_ids: [office], exempt_position_ids: [guard.position_id], exempt_personnel_ids: [skeleton.id] };
  await app.server.pool.query(
    `insert into identity.account (email, name, personnel_id, avatar_path) values ('skeleton@people.example', 'Skeleton force', $1, '/avatars/skeleton')
     on conflict (personnel_id) do update set avatar_path = excluded.avatar_path`,
    [skeleton.id],
  );
  const { body: preview } = await hr.call(previewSuspension, { query: { date: DATE, ...scope } });
  const added = await hr.call(addSuspension, { body: { date: DATE, from_minute: null, reason: 'No water', ...scope } });
  assert.equal(added.status, 200, JSON.stringify(added.body));
  const free = await suspendedOn();
  const expected = staff.filter((one) => one.position_id !== guard.position_id && one.id !== skeleton.id).map(({ id }) => id);
  for (const id of expected) assert.ok(free.includes(id), String(id));
  for (const one of staff) if (!expected.includes(one.id)) assert.ok(!free.includes(one.id), String(one.id));
  assert.ok(preview.total.people >= free.length && preview.total.changed >= free.length);
  assert.ok(preview.exempt >= 2);
  const { body } = await hr.call(readSuspension, { params: { id: added.body.suspension.id } });
  assert.deepEqual(
    [
      body.suspension.offices.map(({ id }) => id),
      body.suspension.exempt_positions.map(({ id }) => id),
      body.suspension.exempt_personnel.map(({ id, avatar }) => [id, avatar]),
    ],
    [[office], [guard.position_id], [[skeleton.id, '/avatars/skeleton']]],
  );
  await hr.call(removeSuspension, { params: { id: added.body.suspension.id } });
  assert.deepEqual(await suspendedOn(), []);
});

test('a suspension for teaching staff leaves the others at work', async () => {
  const added = await hr.call(addSuspension, { body: { date: DATE, from_minute: null, track: 'faculty', reason: 'No classes' } });
  const free = new Set(await suspendedOn());
  assert.ok(free.size > 0);
  const { rows } = await app.server.pool.query<{ track: string }>(
    `select distinct t.track from personnel.appointment a join organization.position t on t.id = a.position_id
     where a.during @> $1::date and a.personnel_id = any($2)`,
    [DATE, [...free]],
  );
  assert.deepEqual(rows, [{ track: 'faculty' }]);
  await hr.call(removeSuspension, { params: { id: added.body.suspension.id } });
  await allComputed();
});

test('work that goes on at an hour is charged before and after the suspension only', async () => {
  const body = { date: DATE, from_minute: 600, to_minute: 840, reason: 'Power interruption' };
  const added = await hr.call(addSuspension, { body });
  await allComputed();
  const { body: day } = await hr.call(listDailyAttendance, { query: { date: DATE, presence: 'absent', per_page: 999 } });
  assert.ok(day.personnel.length > 0);
  for (const one of day.personnel) assert.ok(one.absent_thousandths <= 875, `${one.fullname} ${one.absent_thousandths}`);
  await hr.call(removeSuspension, { params: { id: added.body.suspension.id } });
  for (const wrong of [
    { from_minute: 600, to_minute: 600 },
    { from_minute: null, to_minute: 600 },
  ]) {
    const refused = await hr.call(addSuspension, { body: { ...body, ...wrong } });
    assert.deepEqual([refused.status, Object.keys((refused.body as unknown as { errors: object }).errors)], [422, ['to_minute']]);
  }
});

test('the memorandum is kept with its suspension until it is replaced or taken away', async () => {
  const upload = await hr.call(uploadDocument, { file: PDF });
  const body = { date: '2026-12-01', from_minute: null, reason: 'Typhoon' };
  const added = await hr.call(addSuspension, { body: { ...body, attachment_path: upload.body.path } });
  const { id, memo } = added.body.suspension;
  assert.equal(memo, 'memo 12.pdf');
  assert.equal((await hr.call(fetchSuspensionMemo, { params: { id } })).status, 200);
  const edited = await hr.call(editSuspension, { params: { id }, body: { ...body, reason: 'Typhoon Signal No. 3' } });
  assert.equal(edited.body.suspension.memo, 'memo 12.pdf');
  const without = await hr.call(editSuspension, { params: { id }, body: { ...body, attachment_path: null } });
  assert.equal(without.body.suspension.memo, null);
  assert.equal((await hr.call(fetchSuspensionMemo, { params: { id } })).status, 404);
  await hr.call(removeSuspension, { params: { id } });
});

test('work is suspended once in the same place and hours, but in one office and then in another', async () => {
  const body = { date: '2026-12-02', from_minute: null, reason: 'Flood' };
  const statuses = [];
  for (const more of [{}, {}, { office_ids: [offices.accounting.id] }, { office_ids: [offices.registrar.id] }, { track: 'staff' as const }])
    statuses.push((await hr.call(addSuspension, { body: { ...body, ...more } })).status);
  assert.deepEqual(statuses, [200, 422, 200, 200, 200]);
  const unknown = await hr.call(addSuspension, { body: { ...body, exempt_personnel_ids: [2_000_000_000] } });
  assert.deepEqual([unknown.status], [422]);
  const { body: list } = await hr.call(listSuspensions, { query: { year: 2026, term: 'flood' } });
  assert.ok(list.suspensions.some(({ offices }) => offices.length === 1));
});

/** What people were told of suspensions since the last look, by person. */
async function told(): Promise<Map<number, string[]>> {
  for (;;) {
    const { rows } = await app.server.pool.query<{ left: number }>('select count(*)::integer as left from attendance.suspension_notice');
    if (rows[0]!.left === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { rows } = await app.owner.query<{ id: number; title: string }>(
    `with taken as (delete from notifications.notification where title ~ 'suspended' returning account_id, title)
     select a.personnel_id as id, t.title from taken t join identity.account a on a.id = t.account_id order by t.title`,
  );
  const people = Map.groupBy(rows, ({ id }) => id);
  return new Map([...people].map(([id, own]) => [id, own.map(({ title }) => title)]));
}

test('everybody concerned is told once, the exempt are not; a change and taking back are told the same way', async () => {
  await told();
  const scope = { date: '2026-12-04', reason: 'Typhoon' };
  const added = await hr.call(addSuspension, { body: { ...scope, from_minute: 720 } });
  const first = await told();
  const { rows: accounts } = await app.server.pool.query<{ id: number }>(
    `select c.personnel_id as id from identity.account c join personnel.appointment a on a.personnel_id = c.personnel_id and a.during @> $1::date
     where c.suspended_at is null and (c.password_hash is not null
       or exists (select from identity.sign_in_try t where t.account_id = c.id and t.outcome = 'signed_in'))`,
    [scope.date],
  );
  assert.deepEqual([...first.keys()].toSorted(ascending), accounts.map(({ id }) => id).toSorted(ascending));
  assert.ok([...first.values()].every((titles) => titles.join() === 'Work is suspended from 12:00 PM on 4 Dec 2026'));

  const { id } = added.body.suspension;
  const [guard, ...others] = [...first.keys()];
  const edit = (body: object) => hr.call(editSuspension, { params: { id }, body: { ...scope, from_minute: 720, ...body } });
  await edit({ reason: 'Typhoon Signal No. 3' });
  assert.equal((await told()).size, 0, 'another reason is no other suspension');
  await edit({ exempt_personnel_ids: [guard!] });
  assert.deepEqual(await told(), new Map([[guard!, ['Work is not suspended from 12:00 PM on 4 Dec 2026']]]));
  await edit({ exempt_personnel_ids: [guard!], from_minute: null });
  assert.deepEqual(await told(), new Map(others.map((one) => [one, ['Changed: work is suspended on 4 Dec 2026']])));
  await hr.call(removeSuspension, { params: { id } });
  assert.deepEqual(await told(), new Map(others.map((one) => [one, ['Work is not suspended on 4 Dec 2026']])));
});

test('the preview takes as many statements for all as for one office, and answers offices, not people', async () => {
  const preview = (query: { office_ids?: number[] }) => () =>
    hr.call(previewSuspension, { query: { date: DATE, from_minute: 720, ...query } });
  const office = (await staffOf())[0]!.office_id;
  await preview({})();
  const of = await compareStatements(preview({ office_ids: [office] }), preview({}));
  assert.equal(of[0], of[1]);
  const { total, offices } = (await preview({})()).body;
  assert.ok(offices.length < total.people);
});

function ascending(one: number, other: number): number {
  return one - other;
}
