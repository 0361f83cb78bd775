import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { verifyPaper } from '@talaan/papers/contract.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import * as attendance from '../contract/attendance.ts';
import * as nominations from '../contract/nominations.ts';
import { reportNomination, screenNomination } from '../contract/nomination-steps.ts';
import { addProgramme, readProgramme } from '../contract/programmes.ts';

let app: TestApp;
let employee: Caller;
let ld: Caller;
let programmeId: number;
let nominationId: number;
let sessions: { id: number; code: string }[];
before(async () => {
  app = await startTestApp();
  const [head, budget, president] = (await Promise.all(['head', 'budget', 'president'].map((who) => app.as(who)))) as [
    Caller,
    Caller,
    Caller,
  ];
  [employee, ld] = (await Promise.all(['employee', 'ld'].map((who) => app.as(who)))) as [Caller, Caller];
  const { rows } = await sql<{ provider: number; type: number }>`
    select (select min(id) from trainings.provider) as provider, (select min(id) from reference.learning_type) as type`.execute(
    app.server.db,
  );
  const session = { id: null, from_minute: 480, to_minute: 720, topic: '' };
  const body = {
    title: 'Office safety',
    provider_id: rows[0]!.provider,
    type_id: rows[0]!.type,
    venue: 'UNIVERSITY' as const,
    place: 'Hall',
    is_abroad: false,
    foreign_authority: '',
    first_day: '2026-11-19',
    last_day: '2026-11-20',
    hours: 800,
    fee: 600_000,
    travel: 0,
    description: '',
    sessions: [
      { ...session, date: '2026-11-19' },
      { ...session, date: '2026-11-20' },
    ],
  };
  programmeId = (await ld.call(addProgramme, { body })).body.id;
  sessions = (await ld.call(readProgramme, { params: { id: programmeId } })).body.programme.sessions;
  const filed = await head.call(nominations.fileNominations, {
    body: {
      training_id: programmeId,
      training: null,
      justification: 'Everyone needs it.',
      nominees: [{ personnel_id: people.accountingClerk.id, plan_line_id: null }],
    },
  });
  assert.deepEqual(filed.body.drafts, []);
  nominationId = filed.body.ids[0]!;
  const id = nominationId;
  const points = { relevance: 5, votes: null, leaves_to_meeting: true };
  assert.equal((await ld.call(screenNomination, { params: { id }, body: points })).status, 200);
  await ld.call(screenNomination, { params: { id }, body: { ...points, leaves_to_meeting: false } });
  for (const [who, action] of [
    [budget, 'confirmFunds'],
    [president, 'approve'],
  ] as const) {
    const { seen } = (await who.call(readTimeline, { params: { id } })).body.request;
    const { status, body: answer } = await who.call(takeStep, { params: { id }, body: { action, seen, remarks: 'General Fund' } });
    assert.equal(status, 200, JSON.stringify(answer));
  }
});
after(() => app.close());

test('the QR of a session marks the caller while it is held, once, and no one else', async () => {
  const [past, now] = sessions as [(typeof sessions)[0], (typeof sessions)[0]];
  assert.equal((await employee.call(attendance.attendSession, { body: { code: past.code } })).status, 409, 'over');
  assert.equal((await employee.call(attendance.attendSession, { body: { code: 'A'.repeat(16) } })).status, 404);
  assert.equal((await (await app.as('faculty')).call(attendance.attendSession, { body: { code: now.code } })).status, 409, 'not approved');
  for (const _ of [1, 2]) assert.equal((await employee.call(attendance.attendSession, { body: { code: now.code } })).status, 200);
  const { session } = (await ld.call(attendance.readSession, { params: { id: now.id } })).body;
  assert.deepEqual(
    session.attendees.map(({ fullname, way }) => [fullname, way]),
    [[people.accountingClerk.fullname, 'QR']],
  );
  assert.match(session.qr, /^<svg/);
});

test('what was scanned at the door counts once, however often it was scanned or sent', async () => {
  const scan = (given: string) => ({ key: randomUUID(), given, at: '2026-11-19T08:05:00+08:00' });
  const scans = [scan(people.accountingClerk.idno), scan(people.accountingClerk.idno), scan('0000-0000')];
  const send = async () =>
    (await ld.call(attendance.sendScans, { params: { id: sessions[0]!.id }, body: { scans } })).body.outcomes.map(({ outcome }) => outcome);
  assert.deepEqual(await send(), ['TAKEN', 'BEFORE', 'UNKNOWN']);
  assert.deepEqual(await send(), ['BEFORE', 'BEFORE', 'UNKNOWN']);
});

test('marks by hand are taken back, and a certificate needs 80 percent of the hours', async () => {
  const mark = (attended: boolean) =>
    ld.call(attendance.markAttendance, { params: { id: sessions[0]!.id }, body: { nomination_id: nominationId, attended } });
  const issue = async () => (await ld.call(attendance.issueCertificates, { params: { id: programmeId } })).body.issued;
  assert.equal((await mark(false)).status, 200);
  assert.equal(await issue(), 0, 'half of the hours');
  assert.equal((await mark(true)).status, 200);
  assert.equal(await issue(), 1);
  assert.equal(await issue(), 0, 'once');
  const { nomination } = (await employee.call(nominations.readNomination, { params: { id: nominationId } })).body;
  const printed = await employee.call(attendance.printCertificate, { params: { id: nominationId } });
  assert.equal(Buffer.from(printed.bytes.subarray(0, 5)).toString(), '%PDF-');
  const code = nomination.certificate_code!;
  const verified = await (await app.as('nobody')).call(verifyPaper, { params: { code } });
  assert.equal(verified.status, 200);
  assert.equal((await ld.call(attendance.printCertificates, { params: { id: programmeId } })).status, 200);
});

test('with the certificate of the university the report needs no file', async () => {
  const { nomination } = (await employee.call(nominations.readNomination, { params: { id: nominationId } })).body;
  assert.deepEqual([nomination.state, nomination.missing], ['ATTENDED', ['REPORT', 'RE_ENTRY_PLAN']], 'marked on the last day');
  const reported = await employee.call(reportNomination, {
    params: { id: nominationId },
    body: { is_completed: true, report: 'Exits', re_entry_plan: 'A drill', attachment_path: null },
  });
  assert.equal(reported.status, 200, JSON.stringify(reported.body));
});
