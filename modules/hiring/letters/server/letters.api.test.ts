import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { makeApplications } from '@talaan/applicants/server/fixtures/make-applications.ts';
import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import type { Work } from '@talaan/kernel/server/jobs/jobs.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { makePost } from '@talaan/vacancies/server/fixtures/make-post.ts';
import { writeLetters } from '@talaan/applicants/server/public.ts';
import { listLetters, previewLetters, printLetter, printLetters, sendLetters } from '../contract/letters.ts';
import { addTemplate, changeTemplate, listTemplates, readTemplate } from '../contract/templates.ts';

const SURNAMES = ['Abellana', 'Bacani', 'Cabrera', 'Dimaculangan', 'Escalante'];
const LETTER = {
  subject: 'Your application {reference}',
  body: 'Dear {honorific} {surname},\n\nThe selection for {position} is postponed.\n\n{university}',
  states: ['SUBMITTED' as const],
};

let app: TestApp;
let recruitment: Caller;
let post: number;
before(async () => {
  app = await startTestApp({ work: 'asked' });
  recruitment = await app.as('recruitment');
  post = await makePost(app.server.db, { code: 'LTR-1' });
  await makeApplications(app.server.db, { post, surnames: SURNAMES });
  await makeApplications(app.server.db, { post, surnames: ['Fajardo'], state: 'WITHDRAWN' });
});
after(() => app?.close());

test('a letter is previewed, sent to each applicant once, kept, mailed and printed', async () => {
  const preview = await recruitment.call(previewLetters, { params: { id: post }, body: LETTER });
  assert.equal(preview.status, 200, JSON.stringify(preview.body));
  assert.equal(preview.body.letters, SURNAMES.length);
  assert.equal(preview.body.sample?.paragraphs[0], 'Dear Ms. Abellana,');

  const sent = await recruitment.call(sendLetters, { params: { id: post }, body: LETTER });
  assert.equal(sent.status, 200, JSON.stringify(sent.body));
  const done = await app.finishJob(recruitment, sent.body.job.id);
  assert.deepEqual([done.state, done.result], ['done', { letters: SURNAMES.length }], done.failure ?? '');
  const { body } = await recruitment.call(listLetters, { params: { id: post }, query: { sort: 'name' } });
  assert.deepEqual(
    body.letters.map(({ name, subject }) => [name.split(',')[0], subject.startsWith('Your application APP-T-')]),
    SURNAMES.map((surname) => [surname, true]),
  );
  const { rows } = await app.server.pool.query<{ mails: number }>(
    "select count(*)::integer as mails from kernel.mail where subject like 'Your application APP-T-%'",
  );
  assert.equal(rows[0]!.mails, SURNAMES.length);

  const one = await recruitment.call(printLetter, { params: { id: body.letters[0]!.id } });
  assert.equal(one.status, 200);
  const printed = await recruitment.call(printLetters, { params: { id: post }, body: { letters: body.letters.map(({ id }) => id) } });
  const file = await app.finishJob(recruitment, printed.body.job.id);
  assert.equal(file.state, 'done', file.failure ?? '');
});

test('a letter that is sent by two clicks is sent once', async () => {
  const blocker = await app.owner.connect();
  await blocker.query('begin; lock table kernel.mail');
  const body = { ...LETTER, subject: 'Postponed {reference}' };
  const sent = await Promise.all([1, 2].map(() => recruitment.call(sendLetters, { params: { id: post }, body })));
  await blocker.query('rollback');
  blocker.release();
  const [first, second] = sent.map(({ body: { job } }) => job.id);
  assert.equal(first, second);
  assert.equal((await app.finishJob(recruitment, first!)).state, 'done');
  const { rows } = await app.server.pool.query("select from kernel.mail where subject like 'Postponed APP-T-%'");
  assert.equal(rows.length, SURNAMES.length);
});

test('a notice that is written again reaches nobody twice', async () => {
  const { db } = app.server;
  const { rows } = await app.server.pool.query<{ id: number }>('select id from applicants.application where post_id = $1 order by id', [
    post,
  ]);
  const work = { server: app.server, accountId: 0, runId: crypto.randomUUID() } as Work;
  const write = () =>
    db.transaction().execute((tx) =>
      writeLetters(
        callOfJob(work, tx),
        rows.map(({ id }) => ({ applicationId: id, cause: 'twice', subject: 'Once', paragraphs: ['Once.'] })),
      ),
    );
  assert.deepEqual([await write(), await write()], [rows.length, 0]);
  const [one, other] = await Promise.all([
    db
      .transaction()
      .execute((tx) =>
        writeLetters(callOfJob(work, tx), [{ applicationId: rows[0]!.id, cause: 'race', subject: 'Race', paragraphs: ['Race.'] }]),
      ),
    db
      .transaction()
      .execute((tx) =>
        writeLetters(callOfJob(work, tx), [{ applicationId: rows[0]!.id, cause: 'race', subject: 'Race', paragraphs: ['Race.'] }]),
      ),
  ]);
  assert.equal(one + other, 1);
});

test('words that are not known, and letters to nobody, are refused on their field', async () => {
  const unknown = await recruitment.call(sendLetters, { params: { id: post }, body: { ...LETTER, body: 'Dear {salary}' } });
  assert.equal(unknown.status, 422);
  assert.match(JSON.stringify(unknown.body), /"body":\["\{salary\} is not known/);
  const none = await recruitment.call(sendLetters, { params: { id: post }, body: { ...LETTER, states: ['ASSUMED'] } });
  assert.match(JSON.stringify(none.body), /"states"/);
});

test('who does not recruit neither reads nor writes letters, and one of another post is not printed', async () => {
  for (const who of ['employee', 'head', 'applicant', 'committee']) {
    const caller = await app.as(who);
    assert.equal((await caller.call(listLetters, { params: { id: post }, query: {} })).status, 403, who);
    assert.equal((await caller.call(sendLetters, { params: { id: post }, body: LETTER })).status, 403, who);
  }
  assert.equal((await recruitment.call(listLetters, { params: { id: 999_999 }, query: {} })).status, 404);
  assert.equal((await recruitment.call(printLetters, { params: { id: post }, body: { letters: [999_999] } })).status, 404);
});

test('a template is added, changed and no longer offered', async () => {
  const body = { name: 'Reminder', subject: 'Reminder for {reference}', body: 'Dear {name}.' };
  assert.equal((await recruitment.call(addTemplate, { body })).status, 200);
  assert.match(JSON.stringify((await recruitment.call(addTemplate, { body })).body), /Another letter has this name/);
  const { templates } = (await recruitment.call(listTemplates, { query: { term: 'Reminder' } })).body;
  const { id } = templates[0]!;
  const read = await recruitment.call(readTemplate, { params: { id } });
  assert.equal(read.body.template.subject, body.subject);
  assert.equal((await recruitment.call(changeTemplate, { params: { id }, body: { ...body, is_retired: true } })).status, 200);
  assert.deepEqual((await recruitment.call(listTemplates, { query: { term: 'Reminder' } })).body.templates, []);
});
