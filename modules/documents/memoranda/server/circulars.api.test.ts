import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { uploadDocument } from '@talaan/kernel/contract/files.ts';
import { printPdf } from '@talaan/kernel/server/print/print.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { offices, people } from '@talaan/testing/demo-records.ts';
import { listNotifications } from '@talaan/notifications/contract.ts';
import {
  acknowledgeCircular,
  endCircular,
  fetchCircular,
  listCirculars,
  listReaders,
  markCircularRead,
  countAudience,
  postCircular,
  readCircular,
  remindReaders,
  type AudienceLine,
} from '../contract.ts';

const LETTER = new URL('./fixtures/letter.typ', import.meta.url);
let app: TestApp;
let hr: Caller;

before(async () => {
  app = await startTestApp({ work: 'asked' });
  hr = await app.as('hr');
});
after(() => app.close());

test('a circular reaches those who serve where it is addressed, and is not there for anybody else', async () => {
  const accounting = offices.accounting.id;
  const staffOnly = await post('901', [{ office_id: accounting, track: 'staff' }]);
  const facultyOnly = await post('902', [{ track: 'faculty' }]);
  const bantayan = await post('903', [{ campus_id: 2 }]);
  assert.deepEqual(await statuses('employee', [staffOnly, facultyOnly, bantayan]), [200, 404, 404]);
  assert.deepEqual(await statuses('faculty', [staffOnly, facultyOnly, bantayan]), [404, 200, 404]);
  assert.deepEqual(await statuses('dean', [staffOnly, facultyOnly, bantayan]), [404, 200, 404]);
  assert.deepEqual(await statuses('hr', [staffOnly, facultyOnly, bantayan]), [200, 200, 200]);
  const { body } = await (await app.as('employee')).call(listCirculars, { query: { per_page: 999 } });
  assert.ok(body.circulars.some(({ id }) => id === staffOnly));
  assert.ok(!body.circulars.some(({ id }) => id === facultyOnly || id === bantayan));
});

test('an office is addressed with its units, and several audiences add up', async () => {
  const id = await post('904', [
    { office_id: offices.administrationAndFinance.id },
    { office_id: offices.artsAndSciences.id, track: 'faculty' },
  ]);
  assert.deepEqual(
    await Promise.all(['employee', 'head', 'faculty', 'dean', 'clerk', 'president'].map((who) => status(who, id))),
    [200, 200, 200, 200, 404, 404],
  );
  const { body } = await hr.call(readCircular, { params: { id } });
  assert.deepEqual(body.circular.audience, [
    'College of Arts and Sciences, faculty',
    'Office of the Vice President for Administration and Finance',
  ]);
});

test('who is appointed tomorrow sees tomorrow what concerns the new office', async () => {
  const id = await post('905', [{ office_id: offices.library.id }]);
  assert.equal(await status('clerk', id), 404);
  await app.server.pool.query(
    `select set_config('talaan.reason', 'a wrong office', true);
     update personnel.appointment set office_id = ${offices.library.id}
     where personnel_id = ${people.clerkOfArtsAndSciences.id} and upper_inf(during)`,
  );
  assert.equal(await status('clerk', id), 200);
});

test('what is to everybody is to everybody who serves, not to an applicant', async () => {
  const id = await post('928', [{}]);
  const applicant = await app.as('applicant');
  assert.equal((await applicant.call(listCirculars)).body.total, 0);
  assert.equal((await applicant.call(readCircular, { params: { id } })).status, 404);
  assert.equal((await applicant.call(fetchCircular, { params: { id } })).status, 404);
});

test('acknowledging twice keeps the first moment, and counts once', async () => {
  const id = await post('906', [{ office_id: offices.accounting.id }]);
  const employee = await app.as('employee');
  const [first, second] = await Promise.all([1, 2].map(() => employee.call(acknowledgeCircular, { params: { id } })));
  const third = await employee.call(acknowledgeCircular, { params: { id } });
  assert.deepEqual([first!.status, second!.status, third.status], [200, 200, 200]);
  assert.equal(new Set([first, second, third].map((answer) => answer!.body.acknowledged_at)).size, 1);
  const { body } = await hr.call(listReaders, { params: { id } });
  assert.equal(body.done, 1);
  const waiting = (await hr.call(listReaders, { params: { id }, query: { show: 'waiting', per_page: 999 } })).body;
  assert.equal(waiting.total, body.people - 1);
  assert.deepEqual(
    body.offices.map(({ acronym, done }) => [acronym, done]),
    [['ACCT', 1]],
  );
});

test('what is not asked, not addressed or withdrawn cannot be acknowledged', async () => {
  const asks = await post('907', [{}]);
  const asksNothing = await post('908', [{}], { needs_acknowledgement: false });
  const elsewhere = await post('909', [{ campus_id: 3 }]);
  const employee = await app.as('employee');
  assert.equal((await employee.call(acknowledgeCircular, { params: { id: asksNothing } })).status, 409);
  assert.equal((await hr.call(acknowledgeCircular, { params: { id: elsewhere } })).status, 409);
  assert.equal((await employee.call(acknowledgeCircular, { params: { id: elsewhere } })).status, 404);
  assert.equal((await hr.call(endCircular, { params: { id: asks }, body: { reason: 'Posted by mistake' } })).status, 200);
  const answer = await employee.call(acknowledgeCircular, { params: { id: asks } });
  assert.equal(answer.status, 409);
  assert.match((answer.body as unknown as { message: string }).message, /withdrawn/);
});

test('opening a circular is noted once, and takes it off the unread ones', async () => {
  const id = await post('910', [{ office_id: offices.accounting.id }]);
  const employee = await app.as('employee');
  const unread = async () => (await employee.call(listCirculars, { query: { show: 'unread', per_page: 999 } })).body;
  const before = await unread();
  assert.ok(before.circulars.some((one) => one.id === id));
  await employee.call(markCircularRead, { params: { id } });
  await employee.call(markCircularRead, { params: { id } });
  const after = await unread();
  assert.equal(after.total, before.total - 1);
  assert.equal(after.unread, after.total);
});

test('the text of the PDF is searched: its words, their beginnings and their forms, with or without accents', async () => {
  const id = await post('911', [{}], { subject: 'Notice' });
  await until(async () => (await hr.call(readCircular, { params: { id } })).body.circular.is_searchable);
  for (const term of ['penaranda', 'Peñaranda', 'gymnas', 'evacuations center', '911']) {
    const { body } = await (await app.as('employee')).call(listCirculars, { query: { term } });
    const found = body.circulars.find((one) => one.id === id);
    assert.ok(found, term);
    if (term === 'penaranda') assert.equal(found.snippet[1], 'Peñaranda');
  }
  for (const term of ['xyzzy', "' & | ! :*", '%', '()'])
    assert.ok(!(await hr.call(listCirculars, { query: { term } })).body.circulars.some((one) => one.id === id), term);
});

test('a PDF that cannot be read is posted, and found by its number', async () => {
  const id = await post('912', [{}], { pdf: '%PDF-1.7\nbroken' });
  await until(async () => {
    const { rows } = await app.server.pool.query<{ body_state: string }>('select body_state from memoranda.circular where id = $1', [id]);
    return rows[0]?.body_state === 'unreadable';
  });
  assert.equal((await hr.call(listCirculars, { query: { term: '912' } })).body.circulars[0]?.id, id);
});

test('a number is given once a year and office, and a wrong audience is said on its field', async () => {
  await post('913', [{}]);
  const again = await tryPost('913', [{}]);
  assert.equal(again.status, 422);
  assert.deepEqual(errorsOf(again), { number: ['This number was given before in that year.'] });
  assert.ok('audience' in errorsOf(await tryPost('914', [{ office_id: 999_999 }])));
  assert.ok('audience' in errorsOf(await tryPost('915', [{ campus_id: 1 }, { campus_id: 1 }])));
  assert.ok('audience' in errorsOf(await tryPost('916', [])));
});

test('a file goes into one record, and nobody posts a file that somebody else sent', async () => {
  const path = await upload(hr);
  assert.equal((await hr.call(postCircular, { body: { ...circular('917'), attachment_path: path } })).status, 200);
  const twice = await hr.call(postCircular, { body: { ...circular('918'), attachment_path: path } });
  assert.ok('attachment_path' in errorsOf(twice));
  const foreign = await upload(await app.as('employee'));
  assert.ok('attachment_path' in errorsOf(await hr.call(postCircular, { body: { ...circular('919'), attachment_path: foreign } })));
  for (const wrong of ['../../etc/passwd', '/etc/passwd', 'demo/memorandum-148.pdf'])
    assert.ok('attachment_path' in errorsOf(await hr.call(postCircular, { body: { ...circular('920'), attachment_path: wrong } })), wrong);
});

test('the paper goes only to whom the circular goes, and runs nothing', async () => {
  const id = await post('921', [{ office_id: offices.humanResources.id }]);
  const answer = await hr.call(fetchCircular, { params: { id } });
  assert.equal(answer.headers.get('content-type'), 'application/pdf');
  assert.match(answer.headers.get('content-security-policy') ?? '', /sandbox/);
  assert.equal(answer.headers.get('x-content-type-options'), 'nosniff');
  assert.equal(new TextDecoder().decode(answer.bytes.slice(0, 5)), '%PDF-');
  assert.equal((await (await app.as('employee')).call(fetchCircular, { params: { id } })).status, 404);
});

test('the paper is also answered as its text, line by line, to whom it goes', async () => {
  const id = await post('922', [{ office_id: offices.humanResources.id }]);
  const headers = { accept: 'text/plain' };
  const answer = await hr.call(fetchCircular, { params: { id }, headers });
  assert.match(answer.headers.get('content-type') ?? '', /^text\/plain/);
  assert.match(new TextDecoder().decode(answer.bytes), /Peñaranda/);
  assert.equal((await (await app.as('employee')).call(fetchCircular, { params: { id }, headers })).status, 404);
});

test('who may post on one campus posts to no other, and keeps only their own', async () => {
  await limitTo('clerk', 'HR administrator', 2);
  const clerk = await app.as('clerk');
  assert.equal((await clerk.call(countAudience, { query: { line: ['- - -'] } })).status, 422);
  const beyond = await clerk.call(postCircular, { body: { ...circular('922'), attachment_path: await upload(clerk), audience: [{}] } });
  assert.ok('audience' in errorsOf(beyond));
  const within = await clerk.call(postCircular, {
    body: { ...circular('923'), attachment_path: await upload(clerk), audience: [{ campus_id: 2 }] },
  });
  assert.equal(within.status, 200);
  const id = within.body.id;
  assert.equal((await clerk.call(listReaders, { params: { id } })).status, 200);
  const ofHr = await post('924', [{}]);
  assert.equal((await clerk.call(listReaders, { params: { id: ofHr } })).status, 404);
  assert.equal((await clerk.call(endCircular, { params: { id: ofHr }, body: { reason: 'No' } })).status, 404);
});

test('the audience is counted before, told once, and reminded at most once a day', async () => {
  const office = offices.accounting.id;
  const counted = await hr.call(countAudience, { query: { line: [`- ${office} -`] } });
  const id = await post('925', [{ office_id: office }]);
  assert.equal((await hr.call(listReaders, { params: { id } })).body.total, counted.body.people);
  const employee = await app.as('employee');
  const told = async () =>
    (await employee.call(listNotifications)).body.notifications.filter(({ link }) => link === `/memorandum_circular/${id}`);
  await until(async () => (await told()).length === 1);
  assert.equal((await hr.call(remindReaders, { params: { id } })).status, 200);
  assert.equal((await hr.call(remindReaders, { params: { id } })).status, 409);
  await until(async () => (await told()).length === 2);
  const faculty = await app.as('faculty');
  assert.ok(!(await faculty.call(listNotifications)).body.notifications.some(({ link }) => link === `/memorandum_circular/${id}`));
});

test('a superseded circular leads to the one that takes its place', async () => {
  const [old, successor] = [await post('926', [{}]), await post('927', [{}])];
  const end = (superseded_by: number) => hr.call(endCircular, { params: { id: old }, body: { reason: 'New rules', superseded_by } });
  assert.ok('superseded_by' in errorsOf(await end(old)));
  const answers = await Promise.all([end(successor), end(successor)]);
  assert.deepEqual(new Set(answers.map((answer) => answer.status)), new Set([200, 409]));
  const { body } = await (await app.as('employee')).call(readCircular, { params: { id: old } });
  assert.deepEqual([body.circular.state, body.circular.superseded_by?.id], ['superseded', successor]);
});

interface Extras {
  subject?: string;
  needs_acknowledgement?: boolean;
  pdf?: string;
}

function circular(number: string) {
  return {
    kind: 'memorandum' as const,
    number,
    dated: '2026-11-20',
    subject: `Circular ${number}`,
    audience: [{}] as Partial<AudienceLine>[],
  };
}

async function tryPost(number: string, audience: Partial<AudienceLine>[], { pdf, ...extras }: Extras = {}) {
  return hr.call(postCircular, { body: { ...circular(number), ...extras, audience, attachment_path: await upload(hr, pdf) } });
}

async function post(number: string, audience: Partial<AudienceLine>[], extras: Extras = {}): Promise<number> {
  const answer = await tryPost(number, audience, extras);
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return answer.body.id;
}

let letter: Promise<Uint8Array> | undefined;

async function upload(caller: Caller, pdf?: string): Promise<string> {
  const content = pdf ?? (await (letter ??= printPdf({ template: LETTER, input: {} })));
  const answer = await caller.call(uploadDocument, { file: { name: 'circular.pdf', content } });
  assert.equal(answer.status, 200);
  return answer.body.path;
}

function errorsOf(answer: { status: number; body: unknown }): Record<string, string[]> {
  assert.equal(answer.status, 422, JSON.stringify(answer.body));
  return (answer.body as { errors: Record<string, string[]> }).errors;
}

async function status(who: string, id: number): Promise<number> {
  return (await (await app.as(who)).call(readCircular, { params: { id } })).status;
}

function statuses(who: string, ids: number[]): Promise<number[]> {
  return Promise.all(ids.map((id) => status(who, id)));
}

/** Gives a role over one campus. */
async function limitTo(who: string, role: string, campus: number): Promise<void> {
  await app.server.pool.query(
    `insert into identity.account_role (account_id, role_id, scope, campus_id, during)
     select a.id, r.id, 'campus', $3, '[2026-01-01,)' from identity.account a, identity.role r where a.email = $1 || '@talaan.example' and r.name = $2`,
    [who, role, campus],
  );
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    if (await holds()) return;
    await sleep(50);
  }
  assert.fail('it never came about');
}
