import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPdfText } from '@talaan/kernel/server/print/read-pdf-text.ts';
import { listNotifications } from '@talaan/notifications/contract.ts';
import { readInbox } from '@talaan/requests/contract/inbox.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { readMyCredits } from '../contract/credits.ts';
import { findOvertimePeople, listOvertime, printAuthority, readOvertime } from '../contract/overtime.ts';
import { duty, EIGHT, FIVE, HOUR, openOvertime, SAID } from './fixtures/overtime-kit.ts';

const { kit, setClock, punch, render, step, file, balanceOf } = openOvertime();

const FRIDAY = '2026-11-20';
const SATURDAY = '2026-11-21';

test('overtime from the order of a head to the credit: who decides, what counts of the punches and why, and what is posted', async () => {
  const found = (await kit.people.head.call(findOvertimePeople, { query: { term: 'OT-2' } })).body.personnel;
  assert.ok(found.some(({ id }) => id === kit.second.id));
  const before_ = await balanceOf(kit.first, '2026-12-01');
  const filed = await file('head', {
    ...SAID,
    funding: 'COC',
    duties: [
      duty(kit.first, FRIDAY),
      duty(kit.first, SATURDAY, 8 * 60, FIVE),
      duty(kit.second, FRIDAY),
      duty(kit.second, SATURDAY, 8 * 60, FIVE),
    ],
  });
  assert.equal(filed.status, 200, JSON.stringify(filed.body));
  const { id } = filed.body;
  assert.match(filed.body.message, /ordered and recommended/);
  const waiting = (await kit.people.president.call(readInbox)).body.requests.map((one) => one.id);
  assert.ok(waiting.includes(id), 'the order of two days goes to the President');
  assert.equal((await step('employee', id, 'approve')).status, 404, 'nobody decides their own');
  assert.equal((await step('president', id, 'approve')).status, 200);
  const told = (await kit.people.employee.call(listNotifications)).body.notifications;
  assert.ok(told.some(({ title, link }) => title === 'Your overtime was approved' && link === `/account/overtime/${id}`));
  const { code } = (await kit.people.employee.call(readOvertime, { params: { id } })).body.overtime;
  assert.match(code!, /^[0-9A-Z]{16}$/);

  await kit.app.server.pool.query(`insert into attendance.voided_punch (personnel_id, at, reason, voided_by, voided_at)
    select distinct personnel_id, at, 'Cleared for the test', (select min(id) from identity.account), now() from attendance.person_punch
    where personnel_id = any(array[${kit.first.id}, ${kit.second.id}]) and at >= '2026-11-20 00:00+08' and not voided`);
  for (const one of [kit.first, kit.second]) await punch(one, `${FRIDAY} 07:55`, `${FRIDAY} 12:01`, `${FRIDAY} 12:58`);
  await punch(kit.first, `${FRIDAY} 20:05`, `${SATURDAY} 07:50`, `${SATURDAY} 12:00`, `${SATURDAY} 13:00`, `${SATURDAY} 17:05`);
  await punch(kit.second, `${FRIDAY} 17:40`, `${SATURDAY} 08:00`, `${SATURDAY} 12:00`);
  await render();
  assert.equal((await kit.people.head.call(readTimeline, { params: { id } })).body.request.state, 'APPROVED', 'its hours are not over');
  await setClock('2026-11-22T08:00');
  await render();
  const { overtime } = (await kit.people.head.call(readOvertime, { params: { id } })).body;
  assert.equal(overtime.state, 'RENDERED');
  const counted = overtime.personnel.map((one) => [one.id, one.duties.map(({ kind, counted_minutes }) => [kind, counted_minutes])]);
  assert.deepEqual(Object.fromEntries(counted), {
    [kit.first.id]: [
      ['WORK', 180],
      ['REST', 480],
    ],
    [kit.second.id]: [
      ['WORK', 0],
      ['REST', 240],
    ],
  });
  const reasons = overtime.personnel
    .find((one) => one.id === kit.second.id)!
    .duties.flatMap(({ stretches }) => stretches!.map(({ reason }) => reason));
  assert.deepEqual(reasons, ['BELOW_MINIMUM', 'NOT_PUNCHED', 'COUNTED', 'NOT_PUNCHED']);

  assert.equal((await step('hr', id, 'credit')).status, 409, 'the head certifies the output first');
  assert.equal((await step('head', id, 'certifyOutput', 'Trial balance submitted')).status, 200);
  const credited = await step('hr', id, 'credit');
  assert.equal(credited.status, 200, credited.message);
  assert.equal((await balanceOf(kit.first, '2026-12-01')) - before_, (3 + 8 * 1.5) * HOUR);
  const mine = (await kit.people.employee.call(readMyCredits)).body.credits;
  const entry = mine.accounts[0]!.entries.find(({ overtime_id }) => overtime_id === id)!;
  assert.deepEqual([entry.amount, entry.activity, entry.on], [15 * HOUR, SAID.activity, SATURDAY]);
  assert.ok(mine.accounts[0]!.lots.some(({ expires_on }) => expires_on === '2027-12-31'));
  const { personnel } = (await kit.people.hr.call(readOvertime, { params: { id } })).body.overtime;
  assert.deepEqual(
    personnel.find((one) => one.id === kit.second.id)!.settled.map(({ credited_seconds, lost }) => [credited_seconds, lost]),
    [[6 * HOUR, 0]],
  );
});

test('the printed authority is a draft before the approval and has its number after it', async () => {
  const mine = (await kit.people.employee.call(listOvertime, { query: { whose: 'mine' } })).body.overtime;
  const print = async (state: string) => {
    const printed = await kit.people.employee.call(printAuthority, { params: { id: mine.find((one) => one.state === state)!.id } });
    assert.equal(printed.status, 200);
    return readPdfText(printed.bytes);
  };
  assert.doesNotMatch(await print('FOR_RECOMMENDATION'), /OT-2026-/);
  const paper = await print('CREDITED');
  assert.match(paper, /OT-2026-/);
  // As all forms name those who sign: given name first, by the office that they head.
  assert.match(paper, /[A-ZÑ]+ [A-Z]\. [A-ZÑ]+ University Accountant/);
  assert.match(paper, /[A-ZÑ]+ [A-Z]\. [A-ZÑ]+ University President/);
});

test('who has no part in it does not see it, and lists show one’s own, the office’s and all', async () => {
  const mine = (await kit.people.employee.call(listOvertime, { query: { whose: 'mine' } })).body;
  const { id } = mine.overtime[0]!;
  assert.equal((await kit.people.dean.call(readOvertime, { params: { id } })).status, 404);
  const ofOffice = (await kit.people.head.call(listOvertime, { query: { whose: 'department', per_page: 100 } })).body;
  const all = (await kit.people.hr.call(listOvertime, { query: { whose: 'all', per_page: 100 } })).body;
  assert.ok(mine.total > 0 && mine.total <= ofOffice.total && ofOffice.total <= all.total);
  assert.equal((await kit.people.employee.call(listOvertime, { query: { whose: 'all' } })).body.total, 0);
  const open = ofOffice.overtime.find(({ state }) => state === 'FOR_RECOMMENDATION')!;
  assert.deepEqual(
    open.actions.map(({ action }) => action),
    ['recommend', 'disapprove', 'cancel'],
  );
});

test('overtime is ordered before it is done, for people within reach who may render it, and no hour twice', async () => {
  const body = { ...SAID, funding: 'COC' as const };
  const late = await file('head', { ...body, duties: [duty(kit.first, SATURDAY)] });
  assert.equal(late.status, 422);
  assert.match(JSON.stringify(late.body), /have begun/);
  const emergency = await file('head', {
    ...body,
    emergency: 'The roof leaked',
    duties: [duty(kit.first, '2026-11-19', EIGHT + 60, EIGHT + 120)],
  });
  assert.equal(emergency.status, 200, JSON.stringify(emergency.body));
  const later = duty(kit.first, '2026-12-22');
  assert.equal((await file('dean', { ...body, duties: [later] })).status, 404);
  assert.equal((await file('employee', { ...body, duties: [{ ...later, personnel_id: kit.second.id }] })).status, 404);
  const { id } = (await file('head', { ...body, duties: [later] })).body;
  const next = (await kit.people.head.call(readTimeline, { params: { id } })).body.request.route.find(({ is_open }) => is_open)!;
  assert.match(next.because, /one day/, 'by the rules');
  const twice = await file('head', {
    ...body,
    funding: 'PAY',
    fund_source: 'General Fund',
    duties: [duty(kit.first, '2026-12-22', EIGHT - 60, EIGHT + 60)],
  });
  assert.equal(twice.status, 422, JSON.stringify(twice.body));
  assert.match(JSON.stringify(twice.body), /never both paid and credited/);
  const above = await file('president', { ...body, duties: [duty(people.president, '2026-12-22')] });
  assert.equal(above.status, 422);
  assert.match(JSON.stringify(above.body), /chiefs of division and below/);
});

test('what is approved after the hours began counts from the approval on, and is cancelled before they begin alone', async () => {
  await setClock('2026-11-23T16:00');
  const { id } = (await file('head', { ...SAID, funding: 'COC', duties: [duty(kit.second, '2026-11-23'), duty(kit.second, '2026-11-24')] }))
    .body;
  await setClock('2026-11-23T18:00');
  assert.equal((await step('president', id, 'approve')).status, 200);
  const refused = await step('head', id, 'cancel', 'Not needed');
  assert.deepEqual([refused.status, /have begun/.test(refused.message)], [409, true]);
  await punch(kit.second, '2026-11-23 08:00', '2026-11-23 12:00', '2026-11-23 13:00', '2026-11-23 20:00');
  await setClock('2026-11-25T08:00');
  await render();
  const [person] = (await kit.people.head.call(readOvertime, { params: { id } })).body.overtime.personnel;
  assert.deepEqual(
    person!.duties.map(({ counted_minutes, stretches }) => [counted_minutes, stretches!.map(({ reason }) => reason)]),
    [
      [120, ['BEFORE_APPROVAL', 'COUNTED']],
      [0, ['NOT_PUNCHED']],
    ],
  );
  const entered = ['2026-11-24 08:00', '2026-11-24 12:00', '2026-11-24 13:00', '2026-11-24 19:00'];
  await punch(kit.second, ...entered);
  await setClock('2026-11-25T09:00');
  await render();
  const again = (await kit.people.head.call(readOvertime, { params: { id } })).body.overtime.personnel[0]!;
  assert.equal(again.duties[1]!.counted_minutes, 120, 'what comes in before HR certifies is counted, too');
});

test('of those for whom overtime is ordered a list has the first three and how many there are, with the faces of whom the reader reaches', async () => {
  const { pool } = kit.app.server;
  const ordered = [kit.first, kit.second, await addColleague('OT-3', 'Tan'), await addColleague('OT-4', 'Uy')];
  await pool.query(`
    insert into identity.account (email, name, personnel_id) select lower(idno) || '@people.example', fullname, id from personnel.person p
    where not exists (select from identity.account a where a.personnel_id = p.id);
    update identity.account set avatar_path = '/avatars/of-' || personnel_id where personnel_id is not null`);
  const activity = 'Count of the cash on hand';
  const filed = await file('head', { ...SAID, activity, funding: 'COC', duties: ordered.map((one) => duty(one, '2026-12-28')) });
  assert.equal(filed.status, 200, JSON.stringify(filed.body));
  const { id } = filed.body;
  const seen = async (who: 'head' | 'employee', whose: 'department' | 'mine') => {
    const { overtime } = (await kit.people[who].call(listOvertime, { query: { whose, per_page: 999 } })).body;
    const row = overtime.find((one) => one.id === id)!;
    const { personnel } = (await kit.people[who].call(readOvertime, { params: { id } })).body.overtime;
    assert.deepEqual(
      row.first_people,
      personnel.slice(0, 3).map(({ id: person, fullname, avatar, office: acronym }) => ({ id: person, fullname, avatar, office: acronym })),
    );
    assert.equal(row.people, 4);
    return new Set(personnel.map((one) => one.avatar));
  };
  const addressOf = (one: { id: number }) => `/avatars/of-${one.id}`;
  assert.deepEqual(await seen('head', 'department'), new Set(ordered.map(addressOf)));
  assert.deepEqual(await seen('employee', 'mine'), new Set([addressOf(kit.first), null]));
});

/** Beside the second of the kit, with their position and salary. */
async function addColleague(idno: string, surname: string): Promise<{ id: number }> {
  const { rows } = await kit.app.server.pool.query<{ id: number }>(
    `with one as (insert into personnel.person (idno, surname, first_name, sex) values ($1, $2, 'Ben', 'Male') returning id),
     appointed as (
       insert into personnel.appointment (personnel_id, office_id, position_id, status_code, during)
       select one.id, a.office_id, a.position_id, a.status_code, a.during from one, personnel.appointment a where a.personnel_id = $3),
     paid as (
       insert into personnel.salary (personnel_id, salary_grade, step, amount, cause, during)
       select one.id, s.salary_grade, s.step, s.amount, s.cause, s.during from one, personnel.salary s where s.personnel_id = $3)
     select id from one`,
    [idno, surname, kit.second.id],
  );
  return rows[0]!;
}
