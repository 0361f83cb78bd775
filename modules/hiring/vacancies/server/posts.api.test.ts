import assert from 'node:assert/strict';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { sql } from 'kysely';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { moveClock } from '@talaan/testing/move-clock.ts';
import { readWorkbookSheets } from '@talaan/kernel/server/workbook/read-spreadsheet.ts';
import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import { uploadDocument } from '@talaan/kernel/contract/files.ts';
import * as contract from '../contract/posts.ts';
import * as steps from '../contract/steps.ts';
import { earliestClosing } from '../rules/publication-dates.ts';
import { stateByClock } from '../rules/state-by-clock.ts';
import { postFlow } from '../workflow.ts';
import { advancePostsJob } from './advance-posts-job.ts';
import { makeApprovedRequest } from './fixtures/make-approved-request.ts';
import { appointmentDates, markPostFilled, requireDeliberation } from './public.ts';

let app: TestApp;
let hr: Caller;
before(async () => {
  app = await startTestApp();
  hr = await app.as('hr');
});
after(() => app.close());

let numbers = 0;
const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';

async function drafted(
  wanted: Partial<Parameters<typeof makeApprovedRequest>[1]> = {},
): Promise<{ id: number; request: number; items: number[] }> {
  const { id: request, items } = await makeApprovedRequest(app.server.db, { number: `RTH-P-${(numbers += 1)}`, ...wanted });
  const answer = await hr.call(contract.addPost, { body: { request_id: request, copy_of: null } });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return { id: answer.body.id, request, items };
}

const read = async (id: number) => (await hr.call(contract.readPost, { params: { id } })).body.post;

function fieldsOf(post: contract.PostRecord): contract.PostFields {
  const { item_ids: _items, ...texts } = contract.postFields.shape;
  const named = Object.keys(texts).map((field) => [field, post[field as keyof typeof texts]]);
  return {
    ...(Object.fromEntries(named) as contract.PostFields),
    contact_name: post.contact_name || 'Maria Cruz',
    contact_address: post.contact_address || 'Administration Building',
    contact_email: post.contact_email || 'hrmo@talaan.example',
    item_ids: post.item_choices.filter(({ is_posted: isPosted }) => isPosted).map(({ id }) => id),
  };
}

async function edit(id: number, changes: Partial<contract.PostFields> = {}, correction: 'spelling' | 'change' | null = null, who = hr) {
  const body = { ...fieldsOf(await read(id)), ...changes, correction };
  return who.call(contract.editPost, { params: { id }, body });
}

const step = (id: number, action: 'complete' | 'take_back' | 'publish_again' | 'cancel', reason = '') =>
  hr.call(steps.stepPost, { params: { id }, body: { action, reason } });

async function send(id: number, sentOn: string) {
  const { path } = (await hr.call(uploadDocument, { file: { name: 'form9.pdf', content: PDF } })).body;
  return hr.call(steps.sendPost, {
    params: { id },
    body: { sent_on: sentOn, deadline: earliestClosing(sentOn), mode: 'CSC Job Portal', proof_path: path },
  });
}

const posting = (postedOn: string, closesOn: string, closes: string | null = null) => ({
  posted_on: postedOn,
  opens: '08:00',
  places: ['Main gate', 'Library', 'Administration Building'],
  closes_on: closesOn,
  closes,
});

const post = (id: number, ...dates: Parameters<typeof posting>) =>
  hr.call(steps.recordPosting, { params: { id }, body: posting(...dates) });

async function posted(postedOn: string, closesOn: string, wanted = {}): Promise<{ id: number; request: number; items: number[] }> {
  await moveClock(app, `${postedOn}T09:00:00`);
  const made = await drafted(wanted);
  assert.equal((await edit(made.id)).status, 200);
  for (const answer of [await step(made.id, 'complete'), await send(made.id, postedOn), await post(made.id, postedOn, closesOn)])
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return made;
}

const job = () => ({ server: app.server, accountId: 0, runId: '00000000-0000-4000-8000-000000000001', progress: async () => {} });
const work = () => advancePostsJob.run(job(), {});

test('a post goes from the approved request over the CSC and three places to its closing, its alert and its expiry, whatever is stored', async () => {
  await moveClock(app, '2026-01-15T09:00:00');
  const { id, request } = await drafted();
  const draft = await read(id);
  assert.match(draft.code, /^AO5-2026-\d{4}$/);
  assert.deepEqual([draft.state, draft.is_published, draft.board, draft.salary_grade], ['DRAFT', true, 'NAPB', 18]);
  assert.ok(draft.salary !== null && draft.salary > 0);
  assert.equal((await edit(id, { place: '' })).status, 200);
  assert.equal((await step(id, 'complete')).status, 422);
  const moral = { ...draft.requirements.at(-1)!, code: 'moral', label: 'Certificate of good moral character' };
  assert.equal((await edit(id, { place: draft.place, requirements: [...draft.requirements, moral] })).status, 200);
  assert.equal((await read(id)).requirements.at(-1)!.label, moral.label);
  assert.equal((await step(id, 'complete')).status, 200);
  assert.equal((await post(id, '2026-01-15', '2026-01-25')).status, 409);
  assert.equal((await send(id, '2026-01-16')).status, 422);
  assert.equal((await send(id, '2026-01-15')).status, 200);
  const twice = { ...posting('2026-01-15', '2026-01-25'), places: ['Main gate', 'Library', 'Library'] };
  const unlike = await hr.call(steps.recordPosting, { params: { id }, body: twice });
  assert.match(JSON.stringify(unlike.body), /Name three different conspicuous places/);
  const early = await post(id, '2026-01-15', '2026-01-24');
  assert.equal(early.status, 422);
  assert.match(early.body.message, /closes on 25 Jan 2026 or later/);
  assert.equal((await post(id, '2026-01-15', '2026-01-25')).status, 200);
  assert.equal((await read(id)).valid_until, '2026-10-15');

  await moveClock(app, '2026-01-25T23:59:59');
  assert.equal((await read(id)).state, 'POSTED');
  await assert.rejects(requireDeliberation(app.server.db, id, app.server.clock.now()), /Deliberation starts after that/);
  await moveClock(app, '2026-01-26T00:00:00');
  assert.equal((await read(id)).state, 'VALID');
  await requireDeliberation(app.server.db, id, app.server.clock.now());
  assert.deepEqual(await appointmentDates(app.server.db, id), {
    is_published: true,
    is_deficient: false,
    posted_on: '2026-01-15',
    closed_on: '2026-01-25',
    earliest: '2026-01-26',
    valid_until: '2026-10-15',
    mode: 'CSC Job Portal',
  });
  await moveClock(app, '2026-09-15T00:05:00');
  assert.equal((await read(id)).state, 'NEAR_EXPIRY');
  assert.deepEqual((await read(id)).due, { text: 'Appoint by 15 Oct 2026: 31 days left', tone: 'warning' });
  await moveClock(app, '2026-10-15T23:00:00');
  await requireDeliberation(app.server.db, id, app.server.clock.now());
  await moveClock(app, '2026-10-16T00:00:00');
  await assert.rejects(requireDeliberation(app.server.db, id, app.server.clock.now()), /valid until 15 Oct 2026/);

  await work();
  await work();
  const { steps: taken } = await read(id);
  assert.deepEqual(
    taken.map(({ action }) => action),
    ['complete', 'send', 'post', 'close', 'validate', 'near', 'expire'],
  );
  const { rows } = await sql<{ state: string; is_live: boolean }>`
    select v.state, p.is_live from vacancies.post v join vacancies.post_item p on p.post_id = v.id where v.id = ${id}`.execute(
    app.server.db,
  );
  assert.deepEqual(rows, [{ state: 'EXPIRED', is_live: false }]);
  assert.equal((await step(id, 'publish_again')).status, 200);
  const again = await read(id);
  assert.deepEqual([again.state, again.version_of_form, again.valid_until], ['FOR_SIGNATURE', 2, null]);
  const { rows: requests } = await sql<{ state: string }>`select state from hiring.request where id = ${request}`.execute(app.server.db);
  assert.equal(requests[0]!.state, 'POSTED');
});

test('a form that the CSC returned blocks deliberation until the corrected one is sent and posted with new dates', async () => {
  const { id } = await posted('2026-02-02', '2026-02-12');
  await moveClock(app, '2026-02-16T09:00:00');
  const body = { returned_on: '2026-02-16', deficiency: 'The eligibility is wrong.' };
  assert.equal((await hr.call(steps.returnPost, { params: { id }, body: { ...body, returned_on: '2026-02-17' } })).status, 422);
  assert.equal((await hr.call(steps.returnPost, { params: { id }, body })).status, 200);
  await assert.rejects(requireDeliberation(app.server.db, id, app.server.clock.now()), /deficient/);
  assert.equal((await edit(id, { eligibility: 'RA 1080 (CPA)' })).status, 200);
  assert.equal((await send(id, '2026-02-16')).status, 200);
  assert.equal((await post(id, '2026-02-16', '2026-02-26', '17:00')).status, 200);
  const { publications, state, closes_at: closes } = await read(id);
  assert.equal(state, 'POSTED');
  assert.equal(Temporal.Instant.from(closes!).toString(), '2026-02-26T09:00:00Z');
  assert.deepEqual(
    publications.map(({ version, deficiency, posted_on: on }) => [version, deficiency, on]),
    [
      [2, '', '2026-02-16'],
      [1, 'The eligibility is wrong.', '2026-02-02'],
    ],
  );
  const sent = await hr.call(steps.readSentForm, { params: { id, version: 1 } });
  assert.equal(sent.status, 200);
});

test('once the CSC has the form, spelling is corrected as it is, and another grade is published again', async () => {
  const { id } = await posted('2026-03-02', '2026-03-12');
  const { place } = await read(id);
  const unsaid = await edit(id, { place: `${place}.` });
  assert.equal(unsaid.status, 422);
  assert.ok('correction' in (unsaid.body as unknown as { errors: object }).errors);
  assert.equal((await edit(id, { place: `${place}.` }, 'spelling')).status, 200);
  assert.equal((await read(id)).state, 'POSTED');
  assert.equal((await edit(id, { duties: 'Keeps all the books.' })).status, 200);
  assert.equal((await edit(id, { experience_years: 3 }, 'spelling')).status, 422);
  assert.equal((await edit(id, { experience_years: 3 }, 'change')).status, 200);
  const changed = await read(id);
  assert.deepEqual([changed.state, changed.version_of_form, changed.closes_at], ['FOR_SIGNATURE', 2, null]);
});

test('of two people who post the same request, or the same item, one is refused', async () => {
  const { id: request } = await makeApprovedRequest(app.server.db, { number: 'RTH-TWICE' });
  const body = { request_id: request, copy_of: null };
  const colleague = await app.as('recruitment');
  const answers = await Promise.all([hr.call(contract.addPost, { body }), colleague.call(contract.addPost, { body })]);
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 422],
  );
  const { items } = await drafted();
  const other = await makeApprovedRequest(app.server.db, { number: 'RTH-ITEM', items: 0 });
  await sql`update hiring.request_item set is_live = false where item_id = ${items[0]!}`.execute(app.server.db);
  await sql`insert into hiring.request_item (request_id, item_id) values (${other.id}, ${items[0]!})`.execute(app.server.db);
  const refused = await hr.call(contract.addPost, { body: { request_id: other.id, copy_of: null } });
  assert.equal(refused.status, 409);
  assert.match(refused.body.message, /Another publication of this plantilla item runs/);
});

test('a job order is opened by choice, closes at its hour and never expires', async () => {
  await moveClock(app, '2026-04-06T09:00:00');
  const { id } = await drafted({ kind: 'job order', position: 'Administrative Aide III' });
  await edit(id);
  const draft = await read(id);
  assert.deepEqual(
    [draft.is_published, draft.actions.includes('open'), draft.actions.includes('complete'), draft.salary],
    [false, true, false, 70_000],
  );
  const open = (closesOn: string) => hr.call(steps.openPost, { params: { id }, body: { closes_on: closesOn, closes: '17:00' } });
  assert.equal((await open('2026-04-05')).status, 422);
  assert.equal((await open('2026-04-10')).status, 200);
  await moveClock(app, '2026-04-10T17:00:00.900');
  assert.equal((await read(id)).state, 'POSTED');
  await moveClock(app, '2026-04-10T17:00:01');
  assert.equal((await read(id)).state, 'VALID');
  await moveClock(app, '2029-04-10T17:00:01');
  assert.equal((await read(id)).state, 'VALID');
  assert.equal((await hr.call(steps.printForm9, { query: { ids: String(id), format: 'pdf' } })).status, 404);
});

test('a cancelled post needs a reason, frees its items and lapses its request; a filled one fills it', async () => {
  const one = await posted('2026-05-04', '2026-05-14');
  assert.equal((await step(one.id, 'cancel')).status, 422);
  assert.equal((await step(one.id, 'cancel', 'The item was abolished.')).status, 200);
  const stateOf = async (id: number) =>
    (await sql<{ state: string }>`select state from hiring.request where id = ${id}`.execute(app.server.db)).rows[0]!.state;
  assert.equal(await stateOf(one.request), 'LAPSED');
  assert.equal((await step(one.id, 'cancel', 'Again')).status, 409);
  const other = await posted('2026-05-04', '2026-05-14');
  await moveClock(app, '2026-06-01T09:00:00');
  await app.server.db.transaction().execute((tx) => markPostFilled(callOfJob(job(), tx), other.id));
  assert.equal((await read(other.id)).state, 'FILLED');
  assert.equal(await stateOf(other.request), 'FILLED');
});

test('the database and the rule say the same state at any moment', async () => {
  const moment = fc.integer({ min: 0, max: 400 * 86_400 });
  const states = fc.constantFrom(...postFlow.states);
  await fc.assert(
    fc.asyncProperty(states, moment, fc.option(fc.integer({ min: 0, max: 300 })), moment, async (state, closing, valid, seconds) => {
      const from = Temporal.Instant.from('2026-01-01T00:00:00+08:00');
      const closes_at = from.add({ seconds: closing }).toString();
      const valid_until = valid === null ? null : Temporal.PlainDate.from('2026-01-01').add({ days: valid }).toString();
      const now = from.add({ seconds });
      const today = now.toZonedDateTimeISO('Asia/Manila').toPlainDate().toString();
      const { rows } = await sql<{ state: string }>`
        select vacancies.state_at(${state}, ${closes_at}::timestamptz, ${valid_until}::date, ${now.toString()}::timestamptz) as state`.execute(
        app.server.db,
      );
      assert.equal(rows[0]!.state, stateByClock({ state, opens_at: null, closes_at, valid_until }, now, today));
    }),
    { numRuns: 200 },
  );
});

test('a head sees no job posts, and CS Form No. 9 of several is one paper and one workbook', async () => {
  assert.equal((await (await app.as('head')).call(contract.listPosts)).status, 403);
  const one = await posted('2026-07-06', '2026-07-16');
  const two = await posted('2026-07-06', '2026-07-16', { items: 2 });
  const ids = `${one.id},${two.id}`;
  assert.equal((await hr.call(steps.printForm9, { query: { ids, format: 'pdf' } })).status, 200);
  const { bytes } = await hr.call(steps.printForm9, { query: { ids, format: 'xlsx' } });
  const folder = process.env.SCREENSHOTS ?? (await mkdtemp(join(tmpdir(), 'form9-')));
  await writeFile(join(folder, 'form9.xlsx'), bytes);
  const [sheet] = await readWorkbookSheets(join(folder, 'form9.xlsx'));
  const words = sheet!.rows.map((row) => row.join('|')).join('\n');
  for (const said of [/Request for Publication of Vacant Positions/, /CIVIL SERVICE COMMISSION/, /Date: /, /Qualification Standards/])
    assert.match(words, said, 'the head of the form');
  for (const said of [/not later than .*2026/, /^1\. /m, /QUALIFIED APPLICANTS/, /hrmo@talaan\.example/, /apply_now/])
    assert.match(words, said, 'the foot of the form');
  const proof = await hr.call(steps.readProof, { params: { id: one.id, version: 1 } });
  assert.equal(proof.status, 200);
  const found = (await hr.call(contract.listPosts, { query: { state: 'POSTED', term: 'AO5-2026' } })).body;
  assert.ok(found.posts.some(({ id }) => id === two.id));
});
