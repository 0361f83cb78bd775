import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { mergePersonnel } from '@talaan/personnel/contract/record.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { makePost } from '@talaan/vacancies/server/fixtures/make-post.ts';
import * as hr from '../../contract/hr.ts';
import { listOwnApplications } from '../../contract/mine.ts';
import type { ApplicationState } from '../../workflow.ts';
import { makeApplications } from '../fixtures/make-applications.ts';

const REASON = 'The same birth certificate';

let app: TestApp;
let staff: Caller;
let posts: number[];
let people = 0;
before(async () => {
  app = await startTestApp();
  staff = await app.as('recruitment');
  posts = [await makePost(app.server.db, { code: 'AO-TWICE-1' }), await makePost(app.server.db, { code: 'AO-TWICE-2' })];
});
after(() => app.close());

/** An applicant from outside with an application for the first or the second post. */
async function applicant(state: ApplicationState, which = 0): Promise<{ id: number; person: number; reference: string; idno: string }> {
  people += 1;
  const [one] = await makeApplications(app.server.db, { post: posts[which]!, surnames: [`Twice${people}`], state });
  const { rows } = await sql<{ reference: string; idno: string }>`
    select a.reference, p.idno from applicants.application a join personnel.person p on p.id = a.personnel_id where a.id = ${one!.id}`.execute(
    app.server.db,
  );
  return { id: one!.id, person: one!.personnel_id, ...rows[0]! };
}

const join = (from: number, into: number) => staff.call(hr.joinApplicants, { params: { id: from }, body: { into, reason: REASON } });
const saidBy = ({ body }: { body: unknown }) => (body as { message: string }).message;

async function applicationsOf(person: number): Promise<[number, boolean][]> {
  const { rows } = await sql<{ id: number; gave_way: boolean }>`
    select id, gave_way from applicants.application where personnel_id = ${person} order by id`.execute(app.server.db);
  return rows.map(({ id, gave_way }) => [id, gave_way]);
}

test('applications for different posts go to the record that is kept', async () => {
  const [gone, kept] = [await applicant('FOR_INTERVIEW', 0), await applicant('SUBMITTED', 1)];
  const joined = await join(gone.person, kept.person);
  assert.equal(joined.status, 200, JSON.stringify(joined.body));
  assert.deepEqual(await applicationsOf(kept.person), [
    [gone.id, false],
    [kept.id, false],
  ]);
  assert.deepEqual(await applicationsOf(gone.person), []);
});

test('of two applications for one post the refusal names the one to withdraw; then the other stands and that one stays readable', async () => {
  const [gone, kept] = [await applicant('SUBMITTED'), await applicant('FOR_INTERVIEW')];
  const refused = await join(gone.person, kept.person);
  assert.equal(refused.status, 409);
  assert.equal(
    saidBy(refused),
    `Both records have an application for the same post. Withdraw ${gone.reference} of ${gone.idno} (Submitted) first: ` +
      `${kept.reference} of ${kept.idno} (For interview) for Administrative Officer V remains.`,
  );
  const other = await join(kept.person, gone.person);
  assert.match(saidBy(other), new RegExp(`Withdraw ${gone.reference} `), 'the same one, whichever record is kept');
  assert.equal((await staff.call(hr.withdrawForApplicant, { params: { id: gone.id }, body: { reason: REASON } })).status, 200);
  const joined = await join(gone.person, kept.person);
  assert.equal(joined.status, 200, JSON.stringify(joined.body));
  assert.match(saidBy(joined), /another active application/);
  assert.deepEqual(await applicationsOf(kept.person), [
    [gone.id, true],
    [kept.id, false],
  ]);
  assert.equal((await staff.call(hr.readApplication, { params: { id: gone.id } })).body.application.state, 'WITHDRAWN');
  const restored = await staff.call(hr.restoreApplication, { params: { id: gone.id }, body: { reason: REASON } });
  assert.deepEqual([restored.status, saidBy(restored)], [409, 'Another application of this person for the same post took its place.']);
});

test('what has ended gives way to what goes on, and a draft is discarded, also of the record that is kept', async () => {
  const [gone, kept] = [await applicant('FOR_EXAM'), await applicant('SCREENED_DISQUALIFIED')];
  assert.equal((await join(gone.person, kept.person)).status, 200);
  assert.deepEqual(await applicationsOf(kept.person), [
    [gone.id, false],
    [kept.id, true],
  ]);
  const me = await app.as('applicant');
  await sql`update identity.account set personnel_id = ${kept.person} where email = 'applicant@talaan.example'`.execute(app.server.db);
  const own = (await me.call(listOwnApplications)).body.applications;
  assert.deepEqual(
    own.map(({ id }) => id),
    [gone.id],
    'the applicant sees the one that stands',
  );
  const [sent, begun] = [await applicant('SUBMITTED'), await applicant('DRAFT')];
  assert.equal((await join(sent.person, begun.person)).status, 200);
  assert.deepEqual(await applicationsOf(begun.person), [[sent.id, false]]);
});

test('two records of one employee who applied under both are merged with their applications, or refused with what to withdraw', async () => {
  const { db } = app.server;
  const keeper = await app.as('hr');
  const [first, second] = [await applicant('SUBMITTED', 0), await applicant('SUBMITTED', 1)];
  await sql`update personnel.person set is_applicant = false where id in (${first.person}, ${second.person})`.execute(db);
  const merge = (into: number, from: number) =>
    keeper.call(mergePersonnel, { params: { id: from }, body: { into, reason: REASON, choices: {} } });
  const merged = await merge(second.person, first.person);
  assert.equal(merged.status, 200, JSON.stringify(merged.body));
  assert.deepEqual(await applicationsOf(second.person), [
    [first.id, false],
    [second.id, false],
  ]);
  const third = await applicant('SUBMITTED', 0);
  await sql`update personnel.person set is_applicant = false where id = ${third.person}`.execute(db);
  const refused = await merge(second.person, third.person);
  assert.equal(refused.status, 409);
  assert.match(saidBy(refused), new RegExp(`Withdraw ${third.reference} of ${third.idno}`));
});
