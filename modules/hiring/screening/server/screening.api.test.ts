import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { readPdfText } from '@talaan/kernel/server/print/read-pdf-text.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { makeApplications } from '@talaan/applicants/server/fixtures/make-applications.ts';
import { makePost } from '@talaan/vacancies/server/fixtures/make-post.ts';
import * as applicants from '../contract/applicants.ts';
import * as contract from '../contract/screening.ts';
import * as standards from '../contract/standards.ts';
import { freezeSheet } from './fixtures/freeze-sheet.ts';
import { sheetOf } from './fixtures/sheet-of.ts';
import { readScreening } from './public.ts';

let app: TestApp;
let recruitment: Caller;
before(async () => {
  app = await startTestApp();
  recruitment = await app.as('recruitment');
});
after(() => app.close());

const CSP = 'Career Service Professional';
const SHEETS = {
  Abad: sheetOf({ work: [['2023-09-17', null]], training: [8, 8], eligibility: CSP }),
  Bernal: sheetOf({ work: [['2025-01-02', null]], training: [8], eligibility: CSP }),
  Cruz: sheetOf({ work: [['2020-01-01', null]], training: [8] }),
};

const reader = () => ({ db: app.server.db, server: app.server });
let posts = 0;
/** A post with applicants A, B and C of the domain page, whose sheets are frozen. */
async function applied(surnames: (keyof typeof SHEETS)[] = ['Abad', 'Bernal', 'Cruz']) {
  const { db } = app.server;
  const post = await makePost(db, { code: `SCREEN-${++posts}` });
  const applications = await makeApplications(db, { post, surnames });
  for (const [at, surname] of surnames.entries()) await freezeSheet(db, applications[at]!, SHEETS[surname]);
  return { post, ids: applications.map(({ id }) => id) };
}

const compute = (post: number) => recruitment.call(applicants.computeScreening, { params: { id: post } });
const listed = async (post: number, who = recruitment, query = {}) =>
  (await who.call(applicants.listPostApplicants, { params: { id: post }, query: { sort: 'fullname', ...query } })).body;
const opened = async (id: number) => (await recruitment.call(contract.readScreenedApplication, { params: { id } })).body.application;
const elementsOf = async (id: number) => Object.fromEntries((await opened(id)).elements.map((one) => [one.element, one]));
/** HR looks at the certificates and says that all work is relevant. */
async function lookThrough(id: number) {
  const { training, experience } = await elementsOf(id);
  const rows = [
    ...training!.rows.map(({ row, claimed_hours: hours }) => ({ row, verified_hours: hours })),
    ...experience!.rows.map(({ row }) => ({ row, is_relevant: true })),
  ];
  return recruitment.call(contract.markRows, { params: { id }, body: { rows } });
}
const decide = (ids: number[], decision: 'qualify' | 'disqualify', more = {}) =>
  recruitment.call(applicants.decideScreening, { body: { ids, decision, ...more } });

test('applicants A, B and C of Administrative Officer V are computed in bulk, twice with the same rows', async () => {
  const { post } = await applied();
  assert.equal((await listed(post)).uncomputed, 3);
  assert.equal((await compute(post)).body.computed, 3);
  const { applicants, undecided, uncomputed } = await listed(post);
  assert.deepEqual([undecided, uncomputed], [3, 0]);
  assert.deepEqual(
    applicants.map(({ education, experience, training, eligibility, special }) => [education, experience, training, eligibility, special]),
    [
      ['MET', 'FOR_VERIFICATION', 'FOR_VERIFICATION', 'MET', 'MET'],
      ['MET', 'NOT_MET', 'FOR_VERIFICATION', 'MET', 'MET'],
      ['MET', 'FOR_VERIFICATION', 'FOR_VERIFICATION', 'NOT_MET', 'MET'],
    ],
  );
  const rows = async () =>
    (
      await sql`select * from screening.result where application_id = any(${applicants.map(({ id }) => id)}) order by 1, 2`.execute(
        app.server.db,
      )
    ).rows;
  const first = await rows();
  await compute(post);
  assert.deepEqual(await rows(), first);
  assert.equal((await listed(post, recruitment, { standing: 'not_met' })).total, 2);
});

test('a figure opens its rows; verified certificates meet the training, and the opening of the sheet is noted', async () => {
  const { post, ids } = await applied(['Abad']);
  await compute(post);
  const { experience, training } = await elementsOf(ids[0]!);
  assert.deepEqual(
    experience!.rows.map(({ title, from, to, counted }) => [title, from, to, counted]),
    [['Administrative Officer 1', '2023-09-17', 'present', experience!.figure]],
  );
  assert.deepEqual(
    training!.rows.map(({ counted }) => counted),
    [800, 800],
  );
  assert.equal((await lookThrough(ids[0]!)).status, 200);
  const verified = (await elementsOf(ids[0]!)).training!;
  assert.deepEqual([verified.outcome, verified.note], ['MET', '16 of 8 hours']);
  const { rows } = await sql<{ what: string }>`
    select distinct o.what from kernel.record_opening o join applicants.application a on a.personnel_id = o.personnel_id where a.id = ${ids[0]!}`.execute(
    app.server.db,
  );
  assert.deepEqual(rows, [{ what: 'Screening of an application' }]);
});

test('a job that is not relevant is left out, and what HR said stays when the sheet is frozen anew', async () => {
  const { post, ids } = await applied(['Abad']);
  await compute(post);
  const id = ids[0]!;
  const { row } = (await elementsOf(id)).experience!.rows[0]!;
  await recruitment.call(contract.markRows, { params: { id }, body: { rows: [{ row, is_relevant: false }] } });
  assert.deepEqual([(await elementsOf(id)).experience!.figure, (await elementsOf(id)).experience!.outcome], [0, 'NOT_MET']);
  const { rows } = await sql<{ personnel_id: number }>`select personnel_id from applicants.application where id = ${id}`.execute(
    app.server.db,
  );
  const longer = sheetOf({
    work: [
      ['2023-09-17', null],
      ['2020-01-01', '2020-12-31'],
    ],
    training: [8, 8],
    eligibility: CSP,
  });
  await freezeSheet(app.server.db, { id, ...rows[0]! }, longer);
  await compute(post);
  assert.equal((await elementsOf(id)).experience!.figure, 36_600);
  const unknown = await recruitment.call(contract.markRows, { params: { id }, body: { rows: [{ row: 'work:none', is_relevant: true }] } });
  assert.equal(unknown.status, 422);
});

test('one is qualified when all is met; one with an element that is not is refused by its name', async () => {
  const { post, ids } = await applied();
  await compute(post);
  const open = await decide([ids[0]!], 'qualify');
  assert.equal(open.status, 409);
  assert.match(JSON.stringify(open.body), /Experience is “For verification” \(and 1 more\)/);
  for (const id of ids) await lookThrough(id);
  const refused = await decide(ids, 'qualify');
  assert.equal(refused.status, 409);
  assert.match(JSON.stringify(refused.body), /Bernal.*Experience is “Not met” \(and 1 more\)/);
  assert.equal((await decide([ids[0]!], 'qualify')).status, 200);
  assert.equal((await decide([ids[0]!], 'qualify')).status, 409, 'not twice');
  assert.deepEqual(
    (await listed(post)).applicants.map(({ state }) => state),
    ['SCREENED_QUALIFIED', 'SUBMITTED', 'SUBMITTED'],
  );
  const found = await readScreening(reader(), ids);
  assert.equal(found.get(ids[0]!)!.qualified, true);
  assert.deepEqual(found.get(ids[1]!)!.needed, {
    experience_years: 2,
    training_hours: 800,
    education_level: 'bachelor',
    college_units: 72,
  });
  const { experience_days: days, training_hours: hours, education_level: level } = found.get(ids[0]!)!.figures;
  assert.deepEqual([days, hours, level], [116_800, 1600, 'bachelor']);
});

test('what nobody looked at gives no points; what HR verified as such gives those of the standard', async () => {
  const { post, ids } = await applied(['Abad']);
  const days = async () => (await readScreening(reader(), ids)).get(ids[0]!)!.figures.experience_days;
  await compute(post);
  assert.equal(await days(), 0);
  const body = { kind: 'verified' as const, result: 'MET' as const, reason: 'Certificates of employment were seen.', resolution: '' };
  assert.equal((await recruitment.call(contract.overrideElement, { params: { id: ids[0]!, element: 'experience' }, body })).status, 200);
  assert.equal(await days(), 73_000);
});

test('who is not qualified is told why, in one letter', async () => {
  const { post, ids } = await applied(['Bernal', 'Cruz']);
  await compute(post);
  assert.equal((await decide(ids, 'disqualify')).status, 422);
  const reason = 'You have 1.90 years of relevant experience; the post asks 2.';
  assert.equal((await decide(ids, 'disqualify', { reason_code: 'experience', reason })).status, 200);
  const letters = await sql<{ count: number }>`
    select count(*)::integer as count from applicants.letter where application_id = any(${ids}) and ${reason} = any(paragraphs)`.execute(
    app.server.db,
  );
  assert.equal(letters.rows[0]!.count, 2);
  assert.equal((await app.mails(`${post}-bernal@applicant.example`)).length, 1);
  const { reason: told, decided, actions } = await opened(ids[0]!);
  assert.deepEqual([told, Boolean(decided?.by), actions], [reason, true, ['qualify', 'correct']]);
});

test('an exception needs the resolution of the board, a verification something open; both can be taken back', async () => {
  const { post, ids } = await applied(['Bernal']);
  await compute(post);
  const params = { id: ids[0]!, element: 'experience' as const };
  const body = { kind: 'exception' as const, result: 'MET' as const, reason: 'No qualified eligible applied.', resolution: '' };
  assert.equal((await recruitment.call(contract.overrideElement, { params, body })).status, 422);
  assert.equal((await recruitment.call(contract.overrideElement, { params, body: { ...body, kind: 'verified' } })).status, 409);
  assert.equal(
    (await recruitment.call(contract.overrideElement, { params, body: { ...body, resolution: 'HRMPSB 12 s.2026' } })).status,
    200,
  );
  assert.equal((await elementsOf(ids[0]!)).experience!.outcome, 'MET');
  await compute(post);
  assert.deepEqual([(await elementsOf(ids[0]!)).experience!.result, (await elementsOf(ids[0]!)).experience!.outcome], ['NOT_MET', 'MET']);
  assert.equal((await recruitment.call(contract.undoOverride, { params })).status, 200);
  assert.equal((await elementsOf(ids[0]!)).experience!.outcome, 'NOT_MET');
  assert.equal((await recruitment.call(contract.undoOverride, { params })).status, 404);
});

test('corrected standards compute those anew who are not decided; a decided one keeps its figures', async () => {
  const { post, ids } = await applied(['Bernal', 'Cruz']);
  await compute(post);
  await decide([ids[0]!], 'disqualify', { reason_code: 'experience', reason: 'Too little experience.' });
  const { body: read } = await recruitment.call(standards.readStandards, { params: { id: post } });
  assert.equal(read.published.experience, '2 years, relevant');
  const body = { ...read.standards, experience_years: 1, eligibility_level: 'none' as const };
  assert.equal((await recruitment.call(standards.correctStandards, { params: { id: post }, body })).status, 200);
  assert.equal((await elementsOf(ids[0]!)).experience!.result, 'NOT_MET');
  assert.equal((await elementsOf(ids[1]!)).eligibility!.result, 'MET');
});

test('an applicant is asked by letter to show something; the application stays where it is', async () => {
  const { post, ids } = await applied(['Abad']);
  await compute(post);
  const ask = () =>
    recruitment.call(contract.askApplicant, { params: { id: ids[0]! }, body: { question: 'Bring the certificates by Friday.' } });
  assert.deepEqual([(await ask()).status, (await ask()).status], [200, 200]);
  const { questions, state } = await opened(ids[0]!);
  assert.deepEqual([questions.length, state], [2, 'SUBMITTED']);
  assert.equal((await app.mails(`${post}-abad@applicant.example`)).length, 2);
});

test('the note and the rating are kept for the assessment', async () => {
  const { post, ids } = await applied(['Abad']);
  await compute(post);
  const note = (performance_rating: number) =>
    recruitment.call(contract.noteScreening, { params: { id: ids[0]! }, body: { note: 'Rated in 2025.', performance_rating } });
  assert.deepEqual([(await note(501)).status, (await note(425)).status], [422, 200]);
  assert.equal((await readScreening(reader(), ids)).get(ids[0]!)!.figures.performance_rating, 425);
});

test('an application without a data sheet waits for verification, and drafts are not shown', async () => {
  const post = await makePost(app.server.db, { code: 'SCREEN-PAPER' });
  const [paper] = await makeApplications(app.server.db, { post, surnames: ['Papel'] });
  await sql`update applicants.application set state = 'DRAFT', reference = null, submitted_at = null where id in (
    select id from applicants.application where id = ${(await makeApplications(app.server.db, { post, surnames: ['Borrador'] }))[0]!.id})`.execute(
    app.server.db,
  );
  await compute(post);
  const { applicants, total } = await listed(post);
  assert.deepEqual([total, applicants[0]!.experience], [1, 'FOR_VERIFICATION']);
  const body = { kind: 'verified' as const, result: 'MET' as const, reason: 'Seen on paper.', resolution: '' };
  for (const element of ['education', 'experience', 'training', 'eligibility', 'special'] as const)
    await recruitment.call(contract.overrideElement, { params: { id: paper!.id, element }, body });
  assert.equal((await decide([paper!.id], 'qualify')).status, 200);
});

test('the screening sheet and the screening of one are printed', async () => {
  const { post, ids } = await applied();
  await compute(post);
  await lookThrough(ids[0]!);
  await decide([ids[0]!], 'qualify');
  await decide([ids[1]!], 'disqualify', {
    reason_code: 'experience',
    reason: 'You have 1.90 years of relevant experience; the post asks 2.',
  });
  const get = async (path: string) => {
    const answer = await fetch(`${app.url}${path}`, { headers: { authorization: `Bearer ${recruitment.token}` } });
    assert.equal(answer.status, 200, path);
    return Buffer.from(await answer.arrayBuffer());
  };
  for (const [name, path] of [
    ['sheet', `/api/screening/posts/${post}/sheet`],
    ['one', `/api/screening/applications/${ids[0]!}/sheet`],
  ] as const) {
    const pdf = await get(path);
    assert.equal(pdf.subarray(0, 4).toString(), '%PDF');
    const text = await readPdfText(pdf);
    assert.equal(/other conditions/i.test(text), name === 'one', 'the board reads no answers to questions 34 to 37');
    if (process.env.SCREENSHOTS) writeFileSync(join(process.env.SCREENSHOTS, `screening-${name}.pdf`), pdf);
  }
  const empty = await makePost(app.server.db, { code: 'SCREEN-EMPTY' });
  assert.equal((await recruitment.call(applicants.printScreening, { params: { id: empty } })).status, 404);
});

test('an employee sees none of it, and HR of another campus finds no such post', async () => {
  const { post, ids } = await applied(['Abad']);
  const hr = await app.as('hr');
  assert.equal((await listed(post, hr)).total, 1);
  for (const who of ['employee', 'head', 'committee', 'applicant']) {
    const other = await app.as(who);
    assert.equal((await other.call(applicants.listPostApplicants, { params: { id: post } })).status, 403, who);
    assert.equal((await other.call(contract.readScreenedApplication, { params: { id: ids[0]! } })).status, 403, who);
  }
  await sql`
    update identity.account_role h set scope = 'campus', campus_id = 2 from identity.account c
    where c.id = h.account_id and c.email = 'recruitment@talaan.example'`.execute(app.server.db);
  const elsewhere = await app.signIn('recruitment');
  assert.equal((await elsewhere.call(applicants.listPostApplicants, { params: { id: post } })).status, 404);
  assert.equal((await elsewhere.call(applicants.computeScreening, { params: { id: post } })).status, 404);
  assert.equal((await elsewhere.call(contract.readScreenedApplication, { params: { id: ids[0]! } })).status, 404);
  assert.equal((await elsewhere.call(applicants.decideScreening, { body: { ids, decision: 'qualify' } })).status, 404);
});
