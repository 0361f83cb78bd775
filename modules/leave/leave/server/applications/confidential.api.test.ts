import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { sql } from 'kysely';
import { uploadDocument } from '@talaan/kernel/contract/files.ts';
import { readCard } from '@talaan/leave-card/contract/card.ts';
import { listNotifications } from '@talaan/notifications/contract.ts';
import { listDecided, readInbox } from '@talaan/requests/contract/inbox.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { people } from '@talaan/testing/demo-records.ts';
import * as contract from '../../contract/applications.ts';
import { makeFeed } from '../../contract/feeds.ts';
import * as filing from '../../contract/filing.ts';
import { openLeave } from '../fixtures/leave-kit.ts';

const KIND = /VAWC|9262|violence|protection order/i;
const SPAN = { from: '2026-12-01', to: '2026-12-31' };

const { kit, file, decide } = openLeave();
let id: number;
const owner = people.accountingClerk.id;
before(async () => {
  const scan = { name: 'order.pdf', content: Buffer.from('%PDF-1.4\n%%EOF') };
  const { path } = (await kit.people.employee.call(uploadDocument, { file: scan })).body;
  const name = 'Protection order, certification of its filing, or police report with medical certificate';
  id = await file('employee', 'VAWC', [{ date: '2026-12-16', part: 'DAY' }], {
    event_on: '2026-11-18',
    papers: [{ name, attachment_path: path }],
  });
  await decide(id);
});

/** What the head of the office reads on each way to the leave of their people. */
const WAYS: readonly [string, () => Promise<unknown>][] = [
  ['the application', () => kit.people.head.call(contract.readApplication, { params: { id } })],
  ['the list', () => kit.people.head.call(contract.listApplications, { query: { whose: 'department' } })],
  ['its export', () => kit.people.head.call(contract.exportApplications, { query: { whose: 'department', format: 'csv' } as never })],
  ['who is away', () => kit.people.head.call(filing.readAway, { query: SPAN })],
  ['the calendar of the form', () => kit.people.head.call(filing.readFilingCalendar, { query: { personnel_id: owner, ...SPAN } })],
  ['the balances', () => kit.people.head.call(filing.readLeaveBalances, { query: { personnel_id: owner } })],
  ['the card', () => kit.people.head.call(readCard, { params: { id: owner }, query: {} })],
  ['the way of the request', () => kit.people.head.call(readTimeline, { params: { id } })],
  ['what was decided', () => kit.people.head.call(listDecided)],
  ['the inbox', () => kit.people.head.call(readInbox)],
  ['the notifications', () => kit.people.head.call(listNotifications, { query: {} })],
];
for (const [name, read] of WAYS)
  test(`the head is not told the kind of a confidential leave by ${name}`, async () => {
    const { status, bytes } = (await read()) as { status: number; bytes: Uint8Array };
    const said = Buffer.from(bytes).toString();
    assert.equal(status, 200, said);
    assert.doesNotMatch(said, KIND);
  });

test('where it is on those ways it is Leave', async () => {
  const { applications } = (await kit.people.head.call(contract.listApplications, { query: { whose: 'department' } })).body;
  assert.equal(applications.find((one) => one.id === id)?.type_name, 'Leave');
  const { days } = (await kit.people.head.call(filing.readFilingCalendar, { query: { personnel_id: owner, ...SPAN } })).body;
  assert.deepEqual(days.find(({ date }) => date === '2026-12-16')?.taken, [{ part: 'DAY', by: 'Leave' }]);
});

test('time record, hours taken, audit and mails do not name it either', async () => {
  const { rows } = await sql<{ says: string }>`
    select modifier::text as says from attendance.day_modifier where module = 'leave' and source_id = ${id}
    union all select what from attendance.taken_hours where module = 'leave' and source_id = ${id}
    union all select coalesce(subject, '') || coalesce(content_text, '') from kernel.mail`.execute(kit.app.server.db);
  assert.ok(rows.length >= 2);
  for (const { says } of rows) assert.doesNotMatch(says, KIND);
});

test('the calendar of the office for other programs says Leave', async () => {
  const { address } = (await kit.people.head.call(makeFeed, { params: { whose: 'office' } })).body;
  const ics = await (await fetch(`${kit.app.url}${new URL(address).pathname}`)).text();
  assert.match(ics, /Dela Cruz: Leave/);
  assert.doesNotMatch(ics, KIND);
});

test('its owner, HR and the authority read what it is', async () => {
  for (const who of ['employee', 'hr', 'president'] as const) {
    const { application } = (await kit.people[who].call(contract.readApplication, { params: { id } })).body;
    assert.equal(application.type_code, 'VAWC', who);
  }
});
