import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { uploadDocument } from '@talaan/kernel/contract/files.ts';
import { previewStanding, standings } from '@talaan/personnel/contract/move-rows.ts';
import { listMoves, previewSeparation, separate } from '@talaan/personnel/contract/moves.ts';
import { takeSteps } from '@talaan/requests/contract/steps.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { fileApplication, listApplications, readApplication } from '../../contract/applications.ts';
import type { LeaveDate } from '../../rules/parts.ts';
import { openLeave } from '../fixtures/leave-kit.ts';

const { kit, values, file, step, decide } = openLeave();
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

test('a separation tells HR which leave goes beyond it and of an unfinished service obligation; HR cancels the leave from there', async () => {
  const { hr } = kit.people;
  const own = people.accountingClerk.id;
  const id = await file('employee', 'VL', daysFrom('2027-11-03', '2027-11-04'));
  await decide(id);
  const body = { last_day: '2027-10-29', cause_code: 'RES', authority: '', remarks: '' };
  const preview = (await hr.call(previewSeparation, { params: { id: own }, body })).body;
  const told = preview.warnings.join('\n');
  assert.match(told, /Vacation Leave, 3 Nov 2027 to 4 Nov 2027 \(approved\) goes beyond the last day/);
  assert.match(told, /service obligation of the study leave of 1 Jul 2027 to 30 Sep 2027 runs until 30 Sep 2028/);
  const done = await hr.call(separate, { params: { id: own }, body: { ...body, digest: preview.digest } });
  assert.equal(done.status, 200, JSON.stringify(done.body));
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from notifications.notification where title = 'Leave goes beyond the service'`.execute(kit.app.server.db);
  assert.ok(rows[0]!.n > 0, 'HR is notified');

  const { applications } = (await hr.call(listApplications, { query: { whose: 'all', person: own, from: '2027-11-03' } })).body;
  assert.deepEqual(
    applications.map((one) => [one.id, one.actions.some(({ action }) => action === 'cancel')]),
    [[id, true]],
  );
  const items = [{ id, seen: applications[0]!.seen }];
  const { outcomes } = (await hr.call(takeSteps, { body: { action: 'cancel', remarks: 'The service ends on 29 Oct 2027', items } })).body;
  assert.deepEqual(
    outcomes.map(({ done: isDone, because }) => [isDone, because]),
    [[true, null]],
  );
  assert.equal((await hr.call(readApplication, { params: { id } })).body.application.state, 'CANCELLED');
});

/** What study leave asks for. */
async function studyPapers(): Promise<{ name: string; attachment_path: string }[]> {
  const papers = [];
  for (const name of ['Service contract', 'Proof of admission or review', 'Clearance from money, property and work (CS Form No. 7)']) {
    const scan = { name: 'paper.pdf', content: Buffer.from('%PDF-1.4\n%%EOF') };
    papers.push({ name, attachment_path: (await kit.people.employee.call(uploadDocument, { file: scan })).body.path });
  }
  return papers;
}
