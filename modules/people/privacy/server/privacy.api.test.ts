import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { extractText, getDocumentProxy } from 'unpdf';
import { listNotifications } from '@talaan/notifications/contract.ts';
import { listOpenings } from '@talaan/identity/contract/account.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import * as contract from '../contract/exports.ts';

let app: TestApp;
let hr: Caller;
let employee: Caller;
const employeeId = people.accountingClerk.id;

before(async () => {
  app = await startTestApp({ work: 'asked' });
  [hr, employee] = await Promise.all([app.as('hr'), app.as('employee')]);
});
after(() => app.close());

interface Export {
  about: { name: string; employee_number: string };
  parts: { title: string; rows: Record<string, unknown>[] }[];
}

async function fetchJson(caller: Caller, id: number): Promise<Export> {
  const answer = await caller.call(contract.downloadExport, { params: { id, format: 'json' } });
  assert.equal(answer.status, 200);
  return JSON.parse(new TextDecoder().decode(answer.bytes)) as Export;
}

test('one gets all that is held about oneself, as JSON and on paper, and once a day', async () => {
  const { status, body } = await employee.call(contract.exportMine);
  assert.equal(status, 200);
  const done = await app.finishJob(employee, body.job.id);
  assert.equal(done.state, 'done', done.failure ?? '');
  const mine = (await employee.call(contract.listMyExports)).body;
  assert.deepEqual([mine.exports.length, mine.exports[0]!.is_kept, mine.may_ask], [1, true, false]);
  assert.equal((await employee.call(contract.exportMine)).status, 409);

  const held = await fetchJson(employee, mine.exports[0]!.id);
  const rowsOf = (title: string) => held.parts.find((part) => part.title === title)!.rows;
  assert.equal(rowsOf('Personnel record')[0]!['Employee number'], held.about.employee_number);
  for (const title of ['Appointments', 'Salaries', 'Punches', 'Account', 'Roles', 'Sign-ins', 'Sessions', 'Notifications'])
    assert.ok(rowsOf(title).length > 0, title);
  assert.match(JSON.stringify(rowsOf('Personal data sheet: Personal information')), /\d{3}/);
  const secret = JSON.stringify(held);
  assert.doesNotMatch(secret, /password_hash|token_hash|\$argon2/);
  const numbers = await app.server.pool.query<{ count: number }>(
    `select count(*)::integer as count from attendance.person_punch where personnel_id = $1`,
    [employeeId],
  );
  assert.equal(rowsOf('Punches').length, numbers.rows[0]!.count);

  const pdf = await employee.call(contract.downloadExport, { params: { id: mine.exports[0]!.id, format: 'pdf' } });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf.bytes)), { mergePages: true });
  assert.match(text, /Personal data export/);
  assert.ok(text.includes(held.about.name));
});

test('each module gives its part of a person, under titles that occur once', async () => {
  const [{ id }] = (await employee.call(contract.listMyExports)).body.exports as [contract.Exported];
  const titles = (await fetchJson(employee, id)).parts.map(({ title }) => title);
  assert.equal(new Set(titles).size, titles.length);
  for (const title of [
    'Offices headed',
    'Identity numbers',
    'Designations',
    'Assignments',
    'Service status',
    'Separations and clearance',
    'Job orders and contracts of service',
    'Notices of salary adjustment and step increment',
    'Certificates of employment',
    'Papers that were issued',
    '201 file',
    'Circulars read',
    'Who opened the record',
    'Changes to the record',
    'Corrections of the record',
  ])
    assert.ok(titles.includes(title), title);
});

test('HR asks on the person’s request; the person is told and sees it', async () => {
  const request = 'Letter of 19 November 2026';
  const params = { id: employeeId };
  assert.equal((await hr.call(contract.exportTheirs, { params, body: { request: '' } })).status, 422);
  const { body, status } = await hr.call(contract.exportTheirs, { params, body: { request } });
  assert.equal(status, 200);
  assert.equal((await hr.call(contract.exportTheirs, { params, body: { request } })).status, 409);
  assert.equal((await app.finishJob(hr, body.job.id)).state, 'done');
  const { notifications } = (await employee.call(listNotifications, { query: {} })).body as {
    notifications: { title: string; description: string }[];
  };
  assert.ok(
    notifications.some(({ title, description }) => title === 'A copy of your personal data was requested' && description.includes(request)),
  );
  const { openings } = (await employee.call(listOpenings, { query: {} })).body;
  assert.ok(openings.some(({ what }) => what === 'Your personal data'));
  const { rows } = await app.server.pool.query(
    "select from kernel.audit_event where action = 'ask for a personal data export' and personnel_id = $1",
    [employeeId],
  );
  assert.equal(rows.length, 2);
});

test('what HR asked for is HR’s to fetch, and one’s own nobody else’s', async () => {
  const theirs = (await hr.call(contract.listTheirExports, { params: { id: employeeId } })).body.exports;
  assert.deepEqual(
    theirs.map(({ is_kept, request }) => [is_kept, request]),
    [
      [true, 'Letter of 19 November 2026'],
      [false, ''],
    ],
  );
  const [ofHr, own] = theirs as [contract.Exported, contract.Exported];
  assert.equal((await hr.call(contract.downloadExport, { params: { id: ofHr.id, format: 'pdf' } })).status, 200);
  assert.equal((await hr.call(contract.downloadExport, { params: { id: own.id, format: 'pdf' } })).status, 404);
  assert.equal((await employee.call(contract.downloadExport, { params: { id: ofHr.id, format: 'json' } })).status, 404);
  const head = await app.as('head');
  assert.equal((await head.call(contract.exportTheirs, { params: { id: employeeId }, body: { request: 'by word of mouth' } })).status, 403);
  assert.equal((await hr.call(contract.exportTheirs, { params: { id: 999_999 }, body: { request: 'by word of mouth' } })).status, 404);
  const nobody = await app.as('nobody');
  assert.equal((await nobody.call(contract.exportMine)).status, 401);
});

test('an account without a person gets what is held about the account', async () => {
  await app.server.pool.query("update identity.account set personnel_id = null where email = 'applicant@talaan.example'");
  const applicant = await app.as('applicant');
  const { body } = await applicant.call(contract.exportMine);
  assert.equal((await app.finishJob(applicant, body.job.id)).state, 'done');
  const [{ id }] = (await applicant.call(contract.listMyExports)).body.exports as [contract.Exported];
  const { parts } = await fetchJson(applicant, id);
  assert.deepEqual(parts.find(({ title }) => title === 'Personnel record')!.rows, []);
  assert.equal(parts.find(({ title }) => title === 'Account')!.rows.length, 1);
});

test('the files are gone after a week', async () => {
  const { rows } = await app.server.pool.query<{ days: number }>(
    `select extract(day from f.unclaimed_since + interval '1 day' - e.made_at)::integer as days
     from privacy.export e join kernel.file f on f.id in (e.json_file_id, e.pdf_file_id)`,
  );
  assert.ok(rows.length > 0 && rows.every(({ days }) => days === 7));
  await app.server.pool.query('delete from kernel.file where id = (select json_file_id from privacy.export where asked_by <> account_id)');
  const theirs = (await hr.call(contract.listTheirExports, { params: { id: employeeId } })).body.exports;
  assert.equal(theirs[0]!.is_kept, false);
});
