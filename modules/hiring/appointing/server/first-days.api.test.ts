import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { readOwnDay, readPersonMonth } from '@talaan/attendance/contract/days.ts';
import { listDocuments, listMyDocuments } from '@talaan/file201/contract.ts';
import { me } from '@talaan/identity/contract.ts';
import { uploadDocument } from '@talaan/kernel/contract/files.ts';
import { readMyCard } from '@talaan/leave-card/contract/card.ts';
import { startClose } from '@talaan/leave-close/contract/month-close.ts';
import { listPersonnel } from '@talaan/personnel/contract.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { attlogLine, pushDevice } from '@talaan/testing/push-device.ts';
import { markPaper } from '../contract/papers.ts';
import { assume, issue, makeReady, makeSelection, prepare, type Selection } from './fixtures/appointing-kit.ts';

const PDF = { name: 'Paper.pdf', content: '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n' };
/** The demo has this device, which pushes. */
const DEVICE = 'TSU26000009';
const ASSUMED_ON = '2026-10-19';

let app: TestApp;
let hr: Caller;
let newcomer: Caller;
let made: Selection;
let appointment: number;
before(async () => {
  app = await startTestApp({ work: 'asked' });
  [hr, newcomer] = await Promise.all([app.as('hr'), app.as('applicant')]);
  made = await makeSelection(app.server.db, 'AO-FIRST', ['Aguinaldo']);
  await sql`update identity.account set personnel_id = ${made.person} where email = 'applicant@talaan.example'`.execute(app.server.db);
  appointment = await prepare(hr, made);
  assert.equal((await issue(hr, appointment, '2026-10-12')).status, 200);
  await makeReady(hr, appointment, '2026-10-14');
});
after(() => app.close());

async function upload(): Promise<string> {
  return (await hr.call(uploadDocument, { file: PDF })).body.path;
}

async function bring(code: string): Promise<void> {
  const body = { received_on: '2026-10-14', attachment_path: await upload() };
  const { status } = await hr.call(markPaper, { params: { id: appointment, code }, body });
  assert.equal(status, 200, code);
}

/** A paper of the application, with the file that HR uploaded. */
async function addApplicationPaper(code: string): Promise<void> {
  const path = await upload();
  await sql`insert into applicants.paper (application_id, code, file_id, added_at)
    select ${made.application}, ${code}, id, now() from kernel.file where path = ${path}`.execute(app.server.db);
}

async function kindsOnFile(): Promise<string[]> {
  const { documents } = (await hr.call(listDocuments, { params: { id: made.person } })).body;
  return documents.map(({ kind }) => kind).toSorted();
}

test('at the assumption of duty the papers of application and checklist are in the 201 file, later ones follow, and the account is that of an employee', async () => {
  for (const code of ['appointment', 'oath', 'medical', 'position']) await bring(code);
  await addApplicationPaper('transcript');
  const rolesOf = async () => (await newcomer.call(me)).body.user.roles.map(({ name }) => name);
  assert.deepEqual(await rolesOf(), ['Applicant']);
  assert.equal((await newcomer.call(listMyDocuments)).status, 403, 'no 201 file before');

  const done = await assume(hr, appointment, ASSUMED_ON, '323456789');
  assert.equal(done.status, 200, JSON.stringify(done.body));
  const kinds = [
    'Appointment (CS Form No. 33)',
    'Medical certificate (CS Form No. 211)',
    'Oath of office (CS Form No. 32)',
    'Position description form (DBM-CSC Form No. 1)',
    'Transcript of records',
  ];
  assert.deepEqual(await kindsOnFile(), kinds);
  await bring('saln');
  await bring('saln');
  assert.equal((await kindsOnFile()).filter((kind) => kind.startsWith('Statement of assets')).length, 2, 'each file once');

  assert.deepEqual(await rolesOf(), ['Employee']);
  const own = (await newcomer.call(listMyDocuments)).body.documents;
  assert.deepEqual([own.length, own.some(({ kind }) => kind.startsWith('Medical'))], [6, false], 'save the confidential one');
  const { personnels } = (await hr.call(listPersonnel, { query: { term: 'aguinaldo' } })).body;
  assert.deepEqual(
    personnels.map(({ id, idno }) => [id, /^2026-\d+$/.test(idno)]),
    [[made.person, true]],
  );
});

test('the leave card exists from the first day, and the close of the first month credits the days that were served', async () => {
  const { card } = (await newcomer.call(readMyCard)).body;
  assert.deepEqual([card.personnel.first_day, card.earns, card.rows.length, card.now.vl], [ASSUMED_ON, 'REGULAR', 0, 0]);
  const { body } = await hr.call(startClose, { body: { month: '2026-10' } });
  assert.equal((await app.finishJob(hr, body.job.id)).state, 'done');
  const { now, rows } = (await newcomer.call(readMyCard)).body.card;
  // 19 to 31 October are 13 days of service, which earn 0.542 of a day in each book.
  assert.deepEqual([now.vl, now.sl], [542, 542]);
  assert.deepEqual(
    rows.map(({ period, particulars, vl }) => [period, particulars, vl.earned]),
    [['2026-10', 'Earned (13 days)', 542]],
  );
});

test('a punch on a device with the PIN of the newcomer is in their time record of the day', async () => {
  const { rows } = await sql<{ pin: string }>`select pin from personnel.device_pin where personnel_id = ${made.person}`.execute(
    app.server.db,
  );
  const device = pushDevice(app.url, DEVICE);
  try {
    assert.equal((await device.push([attlogLine(rows[0]!.pin, '2026-11-20 07:41:00')])).text, 'OK: 1');
  } finally {
    device.close();
  }
  const params = { date: '2026-11-20' };
  for (let waited = 0; ; waited += 1) {
    const { day, punches } = (await newcomer.call(readOwnDay, { params })).body;
    if (day && day.am_in !== null) {
      assert.deepEqual([day.am_in, punches.length], [7 * 60 + 41, 1]);
      break;
    }
    assert.ok(waited < 400, 'the day is computed');
    await sleep(25);
  }
  const month = await hr.call(readPersonMonth, { params: { id: made.person }, query: { month: '2026-11' } });
  assert.equal(month.body.days.find(({ date }) => date === '2026-11-20')?.am_in, 7 * 60 + 41);
});
