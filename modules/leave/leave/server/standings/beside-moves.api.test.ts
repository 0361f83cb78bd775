import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { uploadDocument } from '@talaan/kernel/contract/files.ts';
import { fileTerminal, readPayment } from '@talaan/leave-payments/contract/payments.ts';
import { previewStanding, standings } from '@talaan/personnel/contract/move-rows.ts';
import { listMoves, previewAppointment, previewSeparation, separate, withdrawSeparation } from '@talaan/personnel/contract/moves.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { onDay } from '@talaan/testing/on-day.ts';
import { fileApplication, readApplication } from '../../contract/applications.ts';
import { SL, VL } from '../../rules/books.ts';
import type { LeaveDate } from '../../rules/parts.ts';
import { openLeave } from '../fixtures/leave-kit.ts';

const { kit, values, file, step, decide, give, balanceOf, usableOf } = openLeave();
const daysFrom = (first: string, last: string): LeaveDate[] => {
  const from = Temporal.PlainDate.from(first);
  return Array.from({ length: from.until(last).days + 1 }, (_, n) => ({ date: from.add({ days: n }).toString(), part: 'DAY' }));
};

test('study leave that is approved is a standing with its application and service obligation; leave on its days is refused with its name', async () => {
  const own = people.accountingClerk.id;
  const { hr, employee } = kit.people;
  const id = await file('employee', 'STUDY', daysFrom('2027-07-01', '2027-09-30'), {
    study_purpose: 'REVIEW',
    event_on: '2026-11-16',
    papers: await studyPapers(),
  });
  const { study_ratings: ratings } = (await kit.people.head.call(readApplication, { params: { id } })).body.application;
  assert.ok(ratings!.sources.length > 0, 'who decides reads what the ratings are');
  await decide(id);
  const [standing] = (await hr.call(listMoves, { params: { id: own } })).body.standings;
  assert.deepEqual([standing!.status_code, standing!.from, standing!.until], ['STUDY', '2027-07-01', '2027-10-01']);
  assert.equal(standing!.remark, 'Service obligation of 1 year, to 30 Sep 2028');
  assert.deepEqual(standing!.source, { label: `Application for leave no. ${id}`, path: `/HR/leaves/submitted-leave?leave=${id}` });

  await sql`delete from leave.application_day where application_id = ${id} and date = '2027-08-03'`.execute(kit.app.server.db);
  await sql`delete from attendance.taken_hours where module = 'leave' and source_id = ${id}`.execute(kit.app.server.db);
  const { status, body } = await employee.call(fileApplication, {
    body: { ...values('VL', [{ date: '2027-08-03', part: 'DAY' }]), personnel_id: null },
  });
  assert.equal(status, 422);
  assert.match(JSON.stringify(body), /On study leave or scholarship.{1,3} is on the service record from 1 Jul 2027 to 30 Sep 2027/);
});

test('HR reads which leave lies on the days before a person is suspended; confidential leave is Leave', async () => {
  const head = people.headOfAccounting.id;
  const { hr } = kit.people;
  const id = await file('head', 'VL', [{ date: '2026-12-03', part: 'DAY' }]);
  const look = (from: string, to?: string) => hr.call(previewStanding, { params: { id: head }, query: { from, ...(to && { to }) } });
  const [told] = (await look('2026-12-01', '2026-12-10')).body.warnings;
  assert.match(told!, /^Vacation Leave, 3 Dec 2026 \(submitted\) lies on these days/);
  assert.deepEqual((await look('2026-12-04', '2026-12-10')).body.warnings, []);
  await sql`update leave.type_terms set is_confidential = true where code = 'VL'`.execute(kit.app.server.db);
  assert.match((await look('2026-12-01')).body.warnings[0]!, /^Leave, 3 Dec 2026/);
  await sql`update leave.type_terms set is_confidential = false where code = 'VL'`.execute(kit.app.server.db);
  assert.equal((await kit.people.employee.call(previewStanding, { params: { id: head }, query: { from: '2026-12-01' } })).status, 403);
  await step('head', id, 'withdraw', 'Not needed');
});

test('filing on days of a suspension that HR entered is refused, on detail it is warned', async () => {
  const { hr, head } = kit.people;
  const id = people.headOfAccounting.id;
  const enter = (status_code: string, from: string, to: string) =>
    hr.call(standings.add, { params: { id }, body: { status_code, authority: 'Order 5', from, to } });
  assert.equal((await enter('SUSP', '2026-12-07', '2026-12-11')).status, 200);
  assert.equal((await enter('DET', '2026-12-14', '2026-12-18')).status, 200);
  const fileOn = (date: string) => head.call(fileApplication, { body: { ...values('VL', [{ date, part: 'DAY' }]), personnel_id: null } });
  const refused = await fileOn('2026-12-08');
  assert.match(JSON.stringify(refused.body), /Suspended.{1,3} is on the service record from 7 Dec 2026 to 11 Dec 2026/);
  assert.equal((await fileOn('2026-12-15')).status, 200);
});

test('a separation gives back leave after it in the same act, tells HR and the person, and of an unfinished service obligation', async () => {
  const own = people.accountingClerk.id;
  const id = await file('employee', 'VL', daysFrom('2027-11-03', '2027-11-04'));
  await decide(id);
  const { rows } = await sql<{ office_id: number; position_id: number }>`
    select office_id, position_id from personnel.appointment
    where personnel_id = ${people.teacherOfMathematics.id} and during @> date '2026-11-20'`.execute(kit.app.server.db);
  const body = { nature_code: 'TRANS', status_code: 'PERM', ...rows[0]!, from: '2027-11-01' };
  const looked = await kit.people.hr.call(previewAppointment, { params: { id: own }, body });
  assert.equal(looked.status, 200, JSON.stringify(looked.body));
  assert.match(
    looked.body.warnings.join('\n'),
    /Vacation Leave, 3 Nov 2027 to 4 Nov 2027 \(approved\): Teachers on teacher leave use service credits, not Vacation Leave\. HR cancels/,
  );
  const { changes, warnings } = await separateOn('2027-10-29');
  assert.ok(
    changes.includes('Vacation Leave, 3 Nov 2027 to 4 Nov 2027 (approved) ends with the service; what it took is given back.'),
    changes.join('\n'),
  );
  assert.match(warnings.join('\n'), /service obligation of the study leave of 1 Jul 2027 to 30 Sep 2027 runs until 30 Sep 2028/);
  const { application } = (await kit.people.hr.call(readApplication, { params: { id } })).body;
  assert.equal(application.state, 'CANCELLED');
  const told = await sql<{ title: string }>`
    select distinct n.title from notifications.notification n
    where n.title in ('Leave ended with the service', 'Application for leave: cancelled') order by 1`.execute(kit.app.server.db);
  assert.deepEqual(
    told.rows.map(({ title }) => title),
    ['Application for leave: cancelled', 'Leave ended with the service'],
  );
  await withdraw(own);
});

test('leave of January, separated on 31 December: pending leave ends, approved leave comes back, and terminal leave is right to the thousandth', async () => {
  const own = people.accountingClerk.id;
  await endPlanned('2026-12-31');
  await give(own, { VL: 20_125, SL: 8_250 });
  const waiting = await file('employee', 'VL', daysFrom('2027-01-04', '2027-01-08'));
  assert.equal((await step('hr', waiting, 'certify')).status, 200);
  assert.equal((await step('head', waiting, 'recommend')).status, 200);
  const approved = await file('employee', 'VL', daysFrom('2027-01-11', '2027-01-12'));
  await decide(approved);
  const across = await file('employee', 'VL', [
    { date: '2026-12-29', part: 'DAY' },
    { date: '2027-01-13', part: 'DAY' },
  ]);
  await decide(across);
  const later = await file('employee', 'VL', daysFrom('2027-01-14', '2027-01-14'));
  const within = await file('employee', 'SL', [{ date: '2026-11-19', part: 'AM' }]);

  // Each step asks by what is on record: an appointment that ends before the dates stops it, by hand or not.
  const until = (day: string | null) =>
    kit.app.server.pool.query(`begin; select set_config('talaan.reason', 'test', true);
      update personnel.appointment set during = daterange(lower(during), ${day === null ? 'null' : `'${day}'`})
      where personnel_id = ${own} and (upper_inf(during) or upper(during) = '2027-01-01'); commit`);
  await until('2027-01-01');
  const refused = await step('president', waiting, 'approve');
  assert.equal(refused.status, 409);
  assert.match(refused.message, /4 Jan 2027 is outside the service. The application can be returned, disapproved or withdrawn/);
  assert.match((await step('hr', later, 'certify')).message, /14 Jan 2027 is outside the service/);
  const shown = (await kit.people.president.call(readTimeline, { params: { id: waiting } })).body.request;
  assert.match(shown.hindrance!, /4 Jan 2027 is outside the service/);
  assert.deepEqual(
    shown.actions.map(({ action }) => action),
    ['disapprove'],
  );
  await until(null);
  assert.equal((await kit.people.president.call(readTimeline, { params: { id: waiting } })).body.request.hindrance, null);

  await separateOn('2026-12-31');
  const states = await Promise.all(
    [waiting, approved, across, later, within].map(
      async (id) => (await kit.people.hr.call(readApplication, { params: { id } })).body.application.state,
    ),
  );
  assert.deepEqual(states, ['CANCELLED', 'CANCELLED', 'APPROVED', 'CANCELLED', 'SUBMITTED']);
  assert.equal((await step('president', waiting, 'approve')).status, 409);
  assert.equal((await step('hr', within, 'certify')).status, 200, 'what lies within the service goes on');
  assert.deepEqual([await usableOf(own, VL), await usableOf(own, SL)], [19_125, 7_750]);
  assert.equal(await balanceOf(own, VL, '2027-01-31'), 19_125, 'one day of 29 December was used');
  await onDay(kit.app, '2027-01-04', async () => {
    const claimed = await kit.people.hr.call(fileTerminal, { body: { personnel_id: own } });
    assert.equal(claimed.status, 200, JSON.stringify(claimed.body));
    const { today } = (await kit.people.hr.call(readPayment, { params: { id: claimed.body.id } })).body.payment;
    assert.deepEqual([today!.vl, today!.sl], [19_125, 7_750]);
  });
  await withdraw(own);
});

test('a separation that is dated back gives back leave that was begun or taken', async () => {
  const own = people.accountingClerk.id;
  await endPlanned('2026-11-13');
  await give(own, { VL: 10_000, SL: 5_000 });
  const begun = await file('employee', 'VL', [
    { date: '2026-11-18', part: 'DAY' },
    { date: '2026-11-20', part: 'DAY' },
  ]);
  await decide(begun);
  assert.equal(await usableOf(own, VL), 8_000);
  await separateOn('2026-11-13');
  assert.equal((await kit.people.hr.call(readApplication, { params: { id: begun } })).body.application.state, 'CANCELLED');
  assert.equal(await usableOf(own, VL), 10_000);
});

async function separateOn(last_day: string): Promise<{ changes: string[]; warnings: string[] }> {
  const { hr } = kit.people;
  const id = people.accountingClerk.id;
  const body = { last_day, cause_code: 'RES', authority: '', remarks: '' };
  const preview = await hr.call(previewSeparation, { params: { id }, body });
  assert.equal(preview.status, 200, JSON.stringify(preview.body));
  const done = await hr.call(separate, { params: { id }, body: { ...body, digest: preview.body.digest } });
  assert.equal(done.status, 200, JSON.stringify(done.body));
  return { changes: preview.body.changes.map(({ text }) => text), warnings: preview.body.warnings };
}

/** What the demo and other tests planned after a day is no part of a test. */
async function endPlanned(day: string): Promise<void> {
  await separateOn(day);
  await withdraw(people.accountingClerk.id);
}

async function withdraw(id: number): Promise<void> {
  const { hr } = kit.people;
  const [separation] = (await hr.call(listMoves, { params: { id } })).body.separations;
  const done = await hr.call(withdrawSeparation, { params: { id, row: separation!.id }, body: { reason: 'It was entered for a test' } });
  assert.equal(done.status, 200, JSON.stringify(done.body));
}

/** What study leave asks for. */
async function studyPapers(): Promise<{ name: string; attachment_path: string }[]> {
  const papers = [];
  for (const name of ['Service contract', 'Proof of admission or review', 'Clearance from money, property and work (CS Form No. 7)']) {
    const scan = { name: 'paper.pdf', content: Buffer.from('%PDF-1.4\n%%EOF') };
    papers.push({ name, attachment_path: (await kit.people.employee.call(uploadDocument, { file: scan })).body.path });
  }
  return papers;
}
