import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { uploadDocument } from '@talaan/kernel/contract/files.ts';
import { previewSeparation, separate } from '@talaan/personnel/contract/moves.ts';
import type { Caller } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import * as attendance from '../contract/attendance.ts';
import { previewNominees } from '../contract/nominations.ts';
import { closeNomination, reportNomination } from '../contract/nomination-steps.ts';
import { addProgramme, cancelProgramme, readProgramme } from '../contract/programmes.ts';
import { startTrainings } from './fixtures/trainings-kit.ts';

const { app, head, employee, ld, president, hr, training, file, recommend, step, read, approve, moveTo } = await startTrainings();
after(() => app.close());

const clerk = people.accountingClerk.id;

async function addHeld(title: string): Promise<{ id: number; sessions: { id: number; code: string }[] }> {
  const session = { id: null, date: '2026-11-20', from_minute: 480, to_minute: 720, topic: '' };
  const facts = training({
    title,
    venue: 'UNIVERSITY',
    place: 'Hall',
    first_day: '2026-11-20',
    last_day: '2026-11-20',
    fee: 600_000,
    travel: 0,
  });
  const added = await ld.call(addProgramme, { body: { ...facts, sessions: [session] } });
  assert.equal(added.status, 200, JSON.stringify(added.body));
  const { id } = added.body;
  return { id, sessions: (await ld.call(readProgramme, { params: { id } })).body.programme.sessions };
}

test('no one is chosen twice, no plan line of another person is taken, and a training that is over or cancelled takes no one', async () => {
  const twice = await file({ training: { ...training(), invitation_path: null } }, [clerk, clerk]);
  assert.match(JSON.stringify(twice.body), /chosen twice/);
  const nominees = [{ personnel_id: clerk, plan_line_id: 999_999 }];
  assert.match(JSON.stringify((await file({ training: { ...training(), invitation_path: null }, nominees })).body), /no longer open/);
  const { rows } = await sql<{ id: number }>`select id from trainings.training where last_day < '2026-11-01' limit 1`.execute(
    app.server.db,
  );
  const over = await file({ training_id: rows[0]!.id });
  assert.deepEqual([over.status, /This training is over/.test(JSON.stringify(over.body))], [422, true]);
  const { id } = await addHeld('Cancelled at once');
  await ld.call(cancelProgramme, { params: { id }, body: { remarks: 'No hall' } });
  assert.match(JSON.stringify((await file({ training_id: id })).body), /This training was cancelled/);
  assert.equal((await file({ training_id: 999_999 })).status, 422);
});

test('two heads who recommend the same person at once: one nomination, and the other is told', async () => {
  const { id } = await addHeld('Wanted by two');
  const answers = await Promise.all([file({ training_id: id }), file({ training_id: id })]);
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 422],
  );
  assert.match(JSON.stringify(answers.find(({ status }) => status === 422)!.body), /nominated for this training already/);
  const { ids } = answers.find(({ status }) => status === 200)!.body;
  assert.equal((await step(head, ids[0]!, 'cancel', 'Another day')).status, 200);
});

test('who turns 65 before the end is told of before filing, and stays a draft', async () => {
  const born = (day: string) => sql`update personnel.person set birth_date = ${day} where id = ${clerk}`.execute(app.server.db);
  await born('1961-12-18');
  const query = { first_day: '2026-12-17', last_day: '2026-12-18', people: [clerk] };
  const { nominees } = (await head.call(previewNominees, { query })).body;
  assert.deepEqual(
    nominees[0]!.blocks.map(({ code, says }) => [code, /18 Dec 2026/.test(says)]),
    [['RETIRES', true]],
  );
  const { ids, drafts } = await recommend();
  assert.match(drafts[0]!.because, /65th birthday is on 18 Dec 2026/);
  assert.equal((await step(head, ids[0]!, 'recommend')).status, 409);
  await born(people.accountingClerk.birth_date);
  assert.equal((await step(head, ids[0]!, 'recommend')).status, 200, 'corrected, it continues');
  assert.equal((await step(head, ids[0]!, 'cancel', 'Not needed')).status, 200);
});

test('approved a second time: refused, and one travel is made', async () => {
  const { ids } = await recommend({ title: 'Approved twice', first_day: '2027-02-09', last_day: '2027-02-09' });
  const id = ids[0]!;
  await approve(id);
  const again = await step(president, id, 'approve');
  assert.equal(again.status, 409);
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from travel.trip where purpose = 'Training: Approved twice'`.execute(app.server.db);
  assert.equal(rows[0]!.n, 1);
});

test('marked by phone, card and hand at once, and sent twice from the door: present once, attended once', async () => {
  const { id, sessions } = await addHeld('A crowded door');
  const filed = await file({ training_id: id });
  assert.deepEqual(filed.body.drafts, []);
  const nomination = filed.body.ids[0]!;
  await approve(nomination);
  const [session] = sessions;
  const scans = [{ key: randomUUID(), given: people.accountingClerk.idno, at: '2026-11-20T08:01:00+08:00' }];
  const params = { id: session!.id };
  const answers = await Promise.all([
    employee.call(attendance.attendSession, { body: { code: session!.code } }),
    ld.call(attendance.sendScans, { params, body: { scans } }),
    ld.call(attendance.sendScans, { params, body: { scans } }),
    ld.call(attendance.markAttendance, { params, body: { nomination_id: nomination, attended: true } }),
  ]);
  assert.deepEqual(
    answers.map(({ status, body }) => (status === 200 ? status : JSON.stringify(body))),
    [200, 200, 200, 200],
  );
  const { session: after } = (await ld.call(attendance.readSession, { params })).body;
  assert.equal(after.attendees.filter(({ at }) => at !== null).length, 1);
  assert.equal((await read(ld, nomination)).state, 'ATTENDED');
  const sheet = await ld.call(attendance.printAttendance, { params });
  assert.equal(Buffer.from(sheet.bytes.subarray(0, 5)).toString(), '%PDF-');
  assert.equal((await head.call(attendance.printAttendance, { params })).status, 403);
});

test('no one is present before the day of the session', async () => {
  const session = { id: null, date: '2026-12-01', from_minute: 480, to_minute: 720, topic: '' };
  const days = { venue: 'UNIVERSITY', place: 'Hall', first_day: session.date, last_day: session.date };
  const { id } = (await ld.call(addProgramme, { body: { ...training({ title: 'Next month', ...days }), sessions: [session] } })).body;
  const params = { id: (await ld.call(readProgramme, { params: { id } })).body.programme.sessions[0]!.id };
  const scans = [{ key: randomUUID(), given: people.accountingClerk.idno, at: '2026-12-01T08:01:00+08:00' }];
  const scanned = await ld.call(attendance.sendScans, { params, body: { scans } });
  assert.deepEqual([scanned.status, /on 1 Dec 2026: attendance is taken from that day on/.test(JSON.stringify(scanned.body))], [409, true]);
  assert.equal((await ld.call(attendance.markAttendance, { params, body: { nomination_id: 1, attended: true } })).status, 409);
});

test('a report needs its papers, and a training is closed once: one row on the data sheet', async () => {
  const title = 'Closed by two';
  const { ids } = await recommend({ title, venue: 'ONLINE', place: '', first_day: '2027-04-06', last_day: '2027-04-06' });
  const id = ids[0]!;
  await approve(id);
  await moveTo(title, '2026-11-17');
  assert.equal((await step(ld, id, 'attend')).status, 200);
  const report = { is_completed: true, report: 'It', re_entry_plan: 'Do it', attachment_path: null as string | null };
  const send = (who: Caller, body: typeof report) => who.call(reportNomination, { params: { id }, body });
  assert.equal((await send(employee, { ...report, report: ' ' })).status, 422);
  assert.match(JSON.stringify((await send(employee, report)).body), /certificate is missing/);
  assert.equal((await send(head, report)).status, 409, 'not the report of another');
  const certificate = { name: 'certificate.pdf', content: Buffer.from('%PDF-1.4\n%%EOF') };
  const { path } = (await employee.call(uploadDocument, { file: certificate })).body;
  assert.equal((await send(employee, { ...report, attachment_path: path })).status, 200);
  const close = () => ld.call(closeNomination, { params: { id }, body: { spent: 0, hours: 800 } });
  assert.equal((await ld.call(closeNomination, { params: { id }, body: { spent: -1, hours: 800 } })).status, 422);
  assert.deepEqual(
    (await Promise.all([close(), close()])).map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 409],
  );
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from pds.training where personnel_id = ${clerk} and title = ${title}`.execute(app.server.db);
  assert.equal(rows[0]!.n, 1);
});

test('who leaves is nominated no more: what was approved ends with the service, its travel is called off, and the head is told why', async () => {
  const { ids, drafts } = await recommend({ title: 'After the farewell', first_day: '2027-02-16', last_day: '2027-02-17' });
  assert.deepEqual(drafts, []);
  await approve(ids[0]!);
  const { trip_id } = await read(ld, ids[0]!);
  const body = { last_day: '2026-12-31', cause_code: 'RES', authority: 'Resignation accepted on 2 November 2026', remarks: '' };
  const previewed = await hr.call(previewSeparation, { params: { id: clerk }, body });
  const { digest } = previewed.body;
  const left = await hr.call(separate, { params: { id: clerk }, body: { ...body, digest } });
  assert.equal(left.status, 200, JSON.stringify(left.body));
  assert.equal((await read(ld, ids[0]!)).state, 'CANCELLED');
  const { rows } = await sql<{ state: string }>`select state from travel.trip where id = ${trip_id}`.execute(app.server.db);
  assert.deepEqual(rows, [{ state: 'CANCELLED' }]);
  const { drafts: blocked } = await recommend({ title: 'Too late', first_day: '2027-02-23', last_day: '2027-02-23' });
  assert.match(blocked[0]!.because, /The service ends on 31 Dec 2026, before the end|does not serve/);
});
