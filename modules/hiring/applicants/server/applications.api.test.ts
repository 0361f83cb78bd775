import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { uploadDocument } from '@talaan/kernel/contract/files.ts';
import { mySheet } from '@talaan/pds/contract.ts';
import { copySheets } from '@talaan/pds/server/fixtures/copy-sheet.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { makePost } from '@talaan/vacancies/server/fixtures/make-post.ts';
import * as hr from '../contract/hr.ts';
import * as mine from '../contract/mine.ts';
import { makeApplications } from './fixtures/make-applications.ts';
import { forgetApplicantsJob } from './forget-applicants-job.ts';

const PDF = { name: 'Paper.pdf', content: '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n' };

let app: TestApp;
let staff: Caller;
let applicant: Caller;
let me: number;
let post: number;

before(async () => {
  app = await startTestApp();
  [staff, applicant] = await Promise.all([app.as('recruitment'), app.as('applicant')]);
  post = await makePost(app.server.db, { code: 'AO5-1' });
  me = await becomeApplicant('applicant@talaan.example', 'Villareal');
});
after(() => app.close());

/** A person from outside behind an account, with a complete sheet. */
async function becomeApplicant(email: string, surname: string): Promise<number> {
  const id = await addPerson(surname);
  await sql`update identity.account set personnel_id = ${id} where email = ${email}`.execute(app.server.db);
  await copySheets(app.server.db, [id], app.server.clock.now());
  return id;
}

async function addPerson(surname: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into personnel.person (idno, surname, first_name, sex, birth_date, email, is_applicant)
    values (${`A-T-${surname}`}, ${surname}, 'Jomari', 'Male', '1994-02-03', ${`${surname}@applicant.example`}, true) returning id`.execute(
    app.server.db,
  );
  const { id } = rows[0]!;
  await sql`insert into applicants.applicant (personnel_id, source, created_at) values (${id}, 'account', '2026-11-10')`.execute(
    app.server.db,
  );
  return id;
}

async function upload(caller: Caller): Promise<string> {
  const { status, body } = await caller.call(uploadDocument, { file: PDF });
  assert.equal(status, 200, JSON.stringify(body));
  return body.path;
}

async function addPapers(caller: Caller, id: number, codes = ['letter', 'transcript', 'eligibility']): Promise<void> {
  for (const code of codes) {
    const { status, body } = await caller.call(mine.addOwnPaper, { params: { id }, body: { code, attachment_path: await upload(caller) } });
    assert.equal(status, 200, JSON.stringify(body));
  }
}

/** The server believes that it is this moment until the work is done; those who are signed in stay so. */
async function onMoment<T>(moment: string, work: () => Promise<T>): Promise<T> {
  const { clock } = app.server;
  const before = { ...clock };
  const at = Temporal.Instant.from(`${moment}+08:00`);
  await sql`update identity.session set created_at = ${at.toString()}, last_seen_at = ${at.toString()}`.execute(app.server.db);
  Object.assign(clock, { now: () => at, today: () => moment.slice(0, 10) });
  try {
    return await work();
  } finally {
    Object.assign(clock, before);
    const now = clock.now().toString();
    await sql`update identity.session set created_at = ${now}, last_seen_at = ${now}`.execute(app.server.db);
  }
}

test('an applicant fills the one data sheet, adds the papers, and submits once', async () => {
  const sheet = await applicant.call(mySheet.standing);
  assert.equal(sheet.status, 200, JSON.stringify(sheet.body));
  assert.equal(sheet.body.standing.completeness, 100);
  assert.ok(!sheet.body.standing.actions.includes('submit'));
  assert.equal((await applicant.call(mySheet.submit, { body: { version: sheet.body.standing.version } })).status, 409);

  const open = (await applicant.call(mine.listOpenPosts)).body;
  assert.equal(open.applicant_id, me);
  assert.ok(open.posts.some(({ id, application }) => id === post && application === null));
  const begun = (await applicant.call(mine.beginApplication, { params: { post_id: post } })).body;
  assert.equal((await applicant.call(mine.beginApplication, { params: { post_id: post } })).body.id, begun.id);
  const read = async () => (await applicant.call(mine.readOwnApplication, { params: { post_id: post, personnel_id: me } })).body;
  assert.deepEqual((await read()).missing.papers, ['Signed letter of intent', 'Transcript of records', 'Proof of eligibility']);
  const body = { consent: true } as const;
  assert.equal((await applicant.call(mine.submitApplication, { params: { id: begun.id }, body })).status, 409);
  await addPapers(applicant, begun.id);
  assert.deepEqual((await read()).missing, { sheet: [], papers: [] });
  assert.equal((await applicant.call(mine.submitApplication, { params: { id: begun.id }, body: {} as never })).status, 422);
  const sent = await applicant.call(mine.submitApplication, { params: { id: begun.id }, body });
  assert.equal(sent.status, 200, JSON.stringify(sent.body));
  assert.match(sent.body.reference, /^APP-2026-\d{5}$/);
  assert.equal((await applicant.call(mine.submitApplication, { params: { id: begun.id }, body })).status, 409);
  const [own] = (await applicant.call(mine.listOwnApplications)).body.applications;
  assert.deepEqual(
    own!.steps.map(({ said }) => said),
    ['You submitted your application.'],
  );
  assert.match(own!.letters[0]!.subject, new RegExp(sent.body.reference));
  assert.equal(own!.papers.length, 3);
});

test('HR looks at an application, asks for papers, and the applicant sends them after closing to the due day', async () => {
  const [{ id } = { id: 0 }] = (await applicant.call(mine.listOwnApplications)).body.applications;
  const read = async () => (await staff.call(hr.readApplication, { params: { id } })).body;
  assert.ok((await read()).application.sheet_sha256);
  const sheet = await staff.call(hr.printFrozenSheet, { params: { id } });
  assert.equal(sheet.headers.get('content-type'), 'application/pdf');
  const ask = (lacking: string[]) => staff.call(hr.askPapers, { params: { id }, body: { lacking, note: 'The scan is cut off.' } });
  assert.equal((await ask(['unknown'])).status, 422);
  assert.equal((await ask(['transcript'])).status, 200);
  assert.equal((await read()).application.lacking_due_on, '2026-11-27');
  const before = (await read()).application.submitted_at;
  const lacking = await applicant.call(mine.readLacking, { params: { id, personnel_id: me } });
  assert.deepEqual(lacking.body.missing, ['Transcript of records']);
  assert.equal((await applicant.call(mine.sendLacking, { params: { id } })).status, 409);
  const path = await upload(applicant);
  await onMoment('2026-11-28T08:00:00', async () => {
    const late = await applicant.call(mine.addOwnPaper, { params: { id }, body: { code: 'transcript', attachment_path: path } });
    assert.equal(late.status, 409);
  });
  await onMoment('2026-11-27T23:59:58', async () => {
    await addPapers(applicant, id, ['transcript']);
    const sent = await applicant.call(mine.sendLacking, { params: { id } });
    assert.equal(sent.status, 200, JSON.stringify(sent.body));
  });
  const after = (await read()).application;
  assert.deepEqual([after.state, after.submitted_at, after.lacking], ['SUBMITTED', before, []]);
  assert.ok(after.resubmitted_at);
});

test('an application is withdrawn by its applicant, and comes back by HR alone', async () => {
  const [{ id } = { id: 0 }] = (await applicant.call(mine.listOwnApplications)).body.applications;
  assert.equal((await applicant.call(mine.withdrawApplication, { params: { id }, body: {} })).status, 200);
  assert.equal((await applicant.call(mine.withdrawApplication, { params: { id }, body: {} })).status, 409);
  const reason = 'The applicant asked by telephone.';
  assert.equal((await staff.call(hr.restoreApplication, { params: { id }, body: { reason } })).status, 200);
  const { application, letters } = (await staff.call(hr.readApplication, { params: { id } })).body;
  assert.equal(application.state, 'SUBMITTED');
  assert.equal(letters.length, 4);
});

test('an applicant reads and changes nothing of another by number', async () => {
  const [other] = await makeApplications(app.server.db, { post, surnames: ['Zubiaga'] });
  const { id, personnel_id } = other!;
  const answers = await Promise.all([
    applicant.call(mine.readOwnApplication, { params: { post_id: post, personnel_id } }),
    applicant.call(mine.readLacking, { params: { id, personnel_id } }),
    applicant.call(mine.readLacking, { params: { id, personnel_id: me } }),
    applicant.call(mine.addOwnPaper, { params: { id }, body: { code: 'letter', attachment_path: 'x' } }),
    applicant.call(mine.submitApplication, { params: { id }, body: { consent: true } }),
    applicant.call(mine.withdrawApplication, { params: { id }, body: {} }),
    applicant.call(mine.discardApplication, { params: { id } }),
    applicant.call(mine.sendLacking, { params: { id } }),
  ]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    answers.map(() => 404),
  );
  assert.equal((await applicant.call(hr.readApplication, { params: { id } })).status, 403);
});

test('an application on paper is judged by the moment of its receipt, and a likely double is joined with a reason', async () => {
  const enter = async (change: object) =>
    staff.call(hr.enterApplication, {
      body: {
        post_id: post,
        surname: 'Villareal',
        first_name: 'Jomari',
        sex: 'Male',
        birth_date: '1994-02-03',
        received_on: '2026-11-19',
        received_at: '16:20',
        papers: [{ code: 'letter', attachment_path: await upload(staff) }],
        ...change,
      },
    });
  assert.equal((await enter({ received_on: '2026-11-09', received_at: '07:59' })).status, 422);
  assert.equal((await enter({ received_on: '2026-11-21' })).status, 422);
  const entered = await enter({});
  assert.equal(entered.status, 200, JSON.stringify(entered.body));
  const { personnel_id } = entered.body;
  const doubles = (await staff.call(hr.readApplicant, { params: { id: personnel_id } })).body.doubles;
  assert.deepEqual(
    doubles.map(({ id, because }) => [id, because]),
    [[me, 'name and birth date']],
  );
  const list = (await staff.call(hr.listApplicants, { query: { doubles: 1 } })).body.applicants;
  assert.deepEqual(new Set(list.map(({ id }) => id)), new Set([me, personnel_id]));
  const join = () =>
    staff.call(hr.joinApplicants, { params: { id: personnel_id }, body: { into: me, reason: 'The same person came to the office.' } });
  assert.equal((await join()).status, 409, 'both applied for one post');
  const further = await makePost(app.server.db, { code: 'AO5-2' });
  await sql`update applicants.application set post_id = ${further} where id = ${entered.body.id}`.execute(app.server.db);
  const joined = await join();
  assert.equal(joined.status, 200, JSON.stringify(joined.body));
  assert.equal((await staff.call(hr.readApplicant, { params: { id: personnel_id } })).status, 404);
  assert.equal((await applicant.call(mine.listOwnApplications)).body.applications.length, 2);
});

test('a hundred submissions in the closing second: each gets its own number without a gap, and a second later all are refused', async () => {
  const { db } = app.server;
  const crowded = await makePost(db, { code: 'AO5-3' });
  await sql`delete from vacancies.requirement where post_id = ${crowded}`.execute(db);
  const { rows: people } = await sql<{ id: number; account: number; email: string }>`
    with person as (
      insert into personnel.person (idno, surname, first_name, sex, birth_date, email, is_applicant)
      select 'A-C-' || n, 'Crowd' || n, 'Ana', 'Female', '1995-05-05', 'crowd' || n || '@talaan.example', true from generate_series(1, 110) n returning id, email
    ), applicant as (
      insert into applicants.applicant (personnel_id, source, created_at) select id, 'account', '2026-11-10' from person
    ), account as (
      insert into identity.account (email, name, personnel_id) select email, 'Crowd', id from person returning id, personnel_id, email
    )
    select personnel_id as id, id as account, email from account order by personnel_id`.execute(db);
  await sql`
    insert into identity.account_role (account_id, role_id, scope, during)
    select a, r.id, 'self', '[2026-01-01,)' from unnest(${people.map(({ account }) => account)}::integer[]) a, identity.role r where r.name = 'Applicant'`.execute(
    db,
  );
  await copySheets(
    db,
    people.map(({ id }) => id),
    app.server.clock.now(),
  );
  const callers = await Promise.all(people.map(({ email }) => app.as(email.split('@')[0]!)));
  const drafts = await Promise.all(
    callers.map(async (one) => (await one.call(mine.beginApplication, { params: { post_id: crowded } })).body.id),
  );
  const last = await lastNumber();
  const submit = (from: number, to: number) =>
    Promise.all(
      callers
        .slice(from, to)
        .map((one, at) => one.call(mine.submitApplication, { params: { id: drafts[from + at]! }, body: { consent: true } })),
    );
  const inTime = await onMoment('2026-11-27T23:59:59.9', () => submit(0, 100));
  assert.deepEqual([...new Set(inTime.map(({ status }) => status))], [200]);
  const late = await onMoment('2026-11-28T00:00:00', () => submit(100, 110));
  assert.deepEqual([...new Set(late.map(({ status }) => status))], [409]);
  const numbers = inTime.map(({ body }) => Number(body.reference.slice(-5))).toSorted((one, other) => one - other);
  assert.deepEqual(
    numbers,
    Array.from({ length: 100 }, (_, at) => last + 1 + at),
  );
  assert.equal(await lastNumber(), last + 100);
});

async function lastNumber(): Promise<number> {
  const { rows } = await sql<{ last_application: number }>`select last_application from applicants.number_year where year = 2026`.execute(
    app.server.db,
  );
  return rows[0]?.last_application ?? 0;
}

test('two years after the decision what is held of an unsuccessful applicant is deleted, and the counts stay', async () => {
  const { db } = app.server;
  const [gone, live] = await makeApplications(db, { post, surnames: ['Zaragosa', 'Zarate'] });
  await sql`update applicants.application set state = 'NOT_SELECTED' where id = ${gone!.id}`.execute(db);
  await copySheets(db, [gone!.personnel_id], app.server.clock.now());
  await sql`insert into applicants.letter (application_id, cause, subject, paragraphs, at) values (${gone!.id}, 'x', 'x', '{x}', now())`.execute(
    db,
  );
  const run = () => forgetApplicantsJob.run({ server: app.server, accountId: 0, runId: 'test', progress: async () => undefined }, {});
  const nameOf = async (id: number) =>
    (await db.selectFrom('personnel.person').select('surname').where('id', '=', id).executeTakeFirstOrThrow()).surname;
  await onMoment('2028-11-11T08:00:00', run);
  assert.equal(await nameOf(gone!.personnel_id), 'Zaragosa');
  await onMoment('2028-11-12T08:00:00', run);
  assert.equal(await nameOf(gone!.personnel_id), '');
  assert.equal(await nameOf(live!.personnel_id), 'Zarate');
  const { rows } = await sql<{ letters: number; sheets: number; applications: number }>`
    select (select count(*)::integer from applicants.letter where application_id = ${gone!.id}) as letters,
      (select count(*)::integer from pds.sheet where personnel_id = ${gone!.personnel_id}) as sheets,
      (select count(*)::integer from applicants.application where id = ${gone!.id}) as applications`.execute(db);
  assert.deepEqual(rows, [{ letters: 0, sheets: 0, applications: 1 }]);
});
