import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import * as contract from '../contract/assessment.ts';
import * as decision from '../contract/decision.ts';
import { addForm, listForms, readForm, type WholeForm } from '../contract/forms.ts';
import * as sheets from '../contract/sheets.ts';
import { MEMBERS, openAssessing, type AssessingKit } from './fixtures/assessing.ts';
import { selectedOf } from './public.ts';
import { scoresOfApplicants } from './scores-of-applicants.ts';

let app: TestApp;
let hr: Caller;
let form: WholeForm;
let kit: AssessingKit;
before(async () => {
  app = await startTestApp();
  kit = await openAssessing(app);
  ({ hr, form } = kit);
});
after(() => app.close());

const itemsOf = () => kit.itemsOf();
const begin: AssessingKit['begin'] = (...wanted) => kit.begin(...wanted);
const score: AssessingKit['score'] = (...wanted) => kit.score(...wanted);
const enterCredits: AssessingKit['enterCredits'] = (...wanted) => kit.enterCredits(...wanted);
const read: AssessingKit['read'] = (post) => kit.read(post);

test('three members score alone, the secretary consolidates, the board recommends and the President chooses: each figure explains itself', async () => {
  const seated = await begin('ASM-1', ['Abad', 'Bello', 'Cruz', 'Diaz', 'Ebro', 'Fajardo', 'Gatchalian']);
  const { post, applications } = seated;
  const [first] = applications;
  await enterCredits(seated, 50);
  assert.match((await read(post)).hindrances.join(' '), /21 sheets are not submitted yet/);
  await score('committee', seated, () => 4);
  await score('recruitment', seated, () => 4);
  const hidden = await hr.call(contract.readApplicantSheets, { params: { id: post, appID: first!.personnel_id } });
  assert.deepEqual(
    hidden.body.sheets.map(({ state, ratings }) => [state, ratings.length]),
    [
      ['SUBMITTED', 0],
      ['SUBMITTED', 0],
      ['NOT_STARTED', 0],
    ],
  );
  assert.equal((await hr.call(contract.consolidate, { params: { id: post } })).status, 409);
  await score('admin', seated, () => 5);
  const consolidated = await hr.call(contract.consolidate, { params: { id: post } });
  assert.equal(consolidated.status, 200, JSON.stringify(consolidated.body));
  const { candidates, ranking } = await read(post);
  const [best] = candidates;
  // 4, 4 and 5 of 5 on 20 points: 17.33.
  const interview = form.factors.find(({ scored_by }) => scored_by === 'members')!;
  assert.equal(best!.ranked!.points[interview.id]!.points, 1733);
  assert.deepEqual(
    best!.ranked!.points[interview.id]!.by.map(([, fifths]) => fifths),
    [8000, 8000, 10_000],
  );
  assert.equal(best!.ranked!.total, 1700 + 800 + 1000 + 1200 + 400 + 1260 + 1733);
  assert.deepEqual(
    candidates.map(({ ranked, state }) => [ranked!.rank, state]),
    [1, 2, 3, 4, 5, 6, 7].map((rank) => [rank, 'RANKED']),
  );
  assert.equal(ranking!.is_stale, false);

  const recommended = await hr.call(decision.recommend, {
    params: { id: post },
    body: { number: '12, s. 2026', dated: '2026-11-20', reason: '' },
  });
  assert.equal(recommended.status, 200, JSON.stringify(recommended.body));
  assert.deepEqual(
    (await read(post)).candidates.map(({ state }) => state),
    ['RECOMMENDED', 'RECOMMENDED', 'RECOMMENDED', 'RECOMMENDED', 'RECOMMENDED', 'NOT_RECOMMENDED', 'NOT_RECOMMENDED'],
  );
  // Frozen: figures stay, and a further name needs a resolution with a reason.
  assert.equal((await hr.call(contract.creditZero, { params: { id: post } })).status, 409);
  const again = (body: object) =>
    hr.call(decision.recommend, { params: { id: post }, body: { number: '13, s. 2026', dated: '2026-11-20', reason: '', ...body } });
  assert.equal((await again({})).status, 422);
  assert.equal((await again({ reason: 'One of the five has withdrawn' })).status, 200);

  const choose = (application_id: number, reason = '') =>
    hr.call(decision.select, {
      params: { id: post },
      body: { choices: [{ application_id, reason }], decided_on: '2026-11-20', decided_by: 'The President' },
    });
  assert.equal((await choose(candidates[6]!.application_id)).status, 422);
  const chosen = await choose(candidates[1]!.application_id);
  assert.equal(chosen.status, 200, JSON.stringify(chosen.body));
  assert.equal((await choose(candidates[0]!.application_id)).status, 409);
  assert.deepEqual(
    (await read(post)).candidates.map(({ state }) => state),
    ['NOT_SELECTED', 'SELECTED', 'NOT_SELECTED', 'NOT_SELECTED', 'NOT_SELECTED', 'NOT_SELECTED', 'NOT_RECOMMENDED'],
  );
  const { rows: letters } = await sql<{ letters: number }>`
    select count(*)::integer as letters from applicants.letter l join applicants.application a on a.id = l.application_id where a.post_id = ${post}`.execute(
    app.server.db,
  );
  assert.equal(letters[0]!.letters, 7);
  // What the applicant reads after the decision: each factor with its points, in the order of the form.
  const seen = (await scoresOfApplicants({ db: app.server.db }, [best!.application_id])).get(best!.application_id)!;
  assert.deepEqual(
    seen.map(({ factor, most }) => [factor, most]),
    form.factors.map(({ name, points }) => [name, points]),
  );
  assert.equal(
    seen.reduce((sum, { points }) => sum + points, 0),
    best!.ranked!.total,
  );
  const [selected] = await selectedOf(app.server.db, post);
  assert.deepEqual(
    [selected!.rank, selected!.resolution_number, selected!.is_outside, selected!.chair !== ''],
    [2, '12, s. 2026', false, true],
  );
  assert.equal((await hr.call(decision.issueComparative, { params: { id: post } })).status, 200);
  assert.equal((await hr.call(decision.issueComparative, { params: { id: post } })).status, 409);
  const issued = (await hr.call(contract.readAssessment, { params: { id: post } })).body.ranking!;
  assert.match(issued.code!, /^[0-9A-Z]{16}$/, 'its code, by which it is registered');
});

test('a member sees their own sheet alone, two tabs of one member lose nothing, and a sheet goes back with a reason', async () => {
  const seated = await begin('ASM-2', ['Hizon', 'Ilagan']);
  const [one] = seated.applications;
  const params = { id: seated.post, appID: one!.personnel_id };
  const member = await app.as('recruitment');
  const [item] = itemsOf();
  const rate = (rating: number, was: number | null) => member.call(sheets.rateItem, { params, body: { item_id: item!.id, rating, was } });
  assert.equal((await rate(3, null)).status, 200);
  assert.equal((await rate(5, null)).status, 409);
  assert.equal((await rate(5, 3)).status, 200);
  assert.equal((await member.call(sheets.submitSheet, { params })).status, 422);
  const other = await (await app.as('admin')).call(sheets.readMySheet, { params });
  assert.deepEqual([other.body.state, other.body.ratings, other.body.all], ['NOT_STARTED', [], null]);
  assert.equal((await (await app.as('employee')).call(sheets.readMySheet, { params })).status, 403);
  for (const { id } of itemsOf().slice(1)) await member.call(sheets.rateItem, { params, body: { item_id: id, rating: 4, was: null } });
  assert.equal((await member.call(sheets.submitSheet, { params })).status, 200);
  assert.equal((await rate(1, 5)).status, 409);
  const back = (reason: string) => hr.call(contract.returnSheet, { params, body: { seat_id: seated.seats[1]!, reason } });
  assert.equal((await back('')).status, 422);
  assert.equal((await back('Rated the wrong applicant')).status, 200);
  assert.equal((await rate(1, 5)).status, 200);
});

test('while members score blind neither list nor sheet says a name, and no paper opens', async () => {
  const seated = await begin('ASM-3', ['Jacinto', 'Katigbak'], true);
  const member = await app.as('committee');
  const list = (await member.call(sheets.listToAssess, { params: { id: seated.post }, query: {} })).body.applicants;
  assert.deepEqual(
    list.map(({ fullname, reference }) => [fullname, reference]),
    [
      ['Applicant 1', ''],
      ['Applicant 2', ''],
    ],
  );
  const found = await member.call(sheets.listToAssess, { params: { id: seated.post }, query: { term: 'jacinto' } });
  assert.equal(found.body.total, 0);
  const sheet = await member.call(sheets.readMySheet, { params: { id: seated.post, appID: seated.applications[0]!.personnel_id } });
  assert.match(sheet.body.applicant.fullname, /^Applicant \d$/);
});

test('an inhibited member has no sheet for that applicant and is not waited for; without a quorum nothing is consolidated', async () => {
  const seated = await begin('ASM-4', ['Lazaro']);
  const [one] = seated.applications;
  await sql`insert into boards.inhibition (seat_id, application_id, is_inhibited, cause, declared_at)
    values (${seated.seats[0]!}, ${one!.id}, true, 'relative', '2026-11-17')`.execute(app.server.db);
  const params = { id: seated.post, appID: one!.personnel_id };
  const chair = await app.as('committee');
  const refused = await chair.call(sheets.rateItem, { params, body: { item_id: itemsOf()[0]!.id, rating: 5, was: null } });
  assert.equal(refused.status, 409);
  await enterCredits(seated);
  await score('recruitment', seated, () => 4);
  const away = (reason: string) =>
    hr.call(contract.saveAbsence, { params: { id: seated.post }, body: { seat_id: seated.seats[2]!, reason } });
  assert.equal((await away('On travel')).status, 200);
  assert.match((await read(seated.post)).hindrances.join(' '), /no quorum/);
  assert.equal((await hr.call(contract.consolidate, { params: { id: seated.post } })).status, 409);
  assert.equal((await away('')).status, 200);
  await score('admin', seated, () => 4);
  assert.equal((await hr.call(contract.consolidate, { params: { id: seated.post } })).status, 200);
});

test('who cannot be rated by a member is told apart from whom they have still to rate: in the list, the counts and what opens next', async () => {
  const seated = await begin('ASM-8', ['Macaraeg', 'Nolasco', 'Pangilinan', 'Quijano']);
  const [relative, absentee, withdrawn, rated] = seated.applications;
  const { db } = app.server;
  await sql`insert into boards.inhibition (seat_id, application_id, is_inhibited, cause, declared_at)
    values (${seated.seats[0]!}, ${relative!.id}, true, 'relative', '2026-11-17')`.execute(db);
  await sql`update applicants.application set state = 'NO_SHOW' where id = ${absentee!.id}`.execute(db);
  await sql`update applicants.application set state = 'WITHDRAWN' where id = ${withdrawn!.id}`.execute(db);
  const chair = await app.as('committee');
  const params = { id: seated.post };
  const listed = async (state?: 'NOT_STARTED' | 'CANNOT_RATE') => {
    const { applicants } = (await chair.call(sheets.listToAssess, { params, query: { ...(state && { state }) } })).body;
    return Object.fromEntries(applicants.map((row) => [row.id, row.cannot ?? row.state]));
  };
  const cannot = { [relative!.personnel_id]: 'relative', [absentee!.personnel_id]: 'state' };
  assert.deepEqual(await listed(), { ...cannot, [rated!.personnel_id]: 'NOT_STARTED' });
  assert.deepEqual(await listed('CANNOT_RATE'), cannot);
  assert.deepEqual(await listed('NOT_STARTED'), { [rated!.personnel_id]: 'NOT_STARTED' });
  const left = async () => [
    (await chair.call(sheets.readAssessedPost, { params })).body.to_score,
    (await chair.call(sheets.listMyPosts, { query: { show: 'all', per_page: 100 } })).body.posts.find(({ id }) => id === seated.post)!
      .to_score,
  ];
  assert.deepEqual(await left(), [1, 1]);
  const sheetOf = async (appID: number) => (await chair.call(sheets.readMySheet, { params: { ...params, appID } })).body;
  assert.equal((await sheetOf(relative!.personnel_id)).cannot, 'Cannot be rated: a relative');
  assert.equal((await sheetOf(absentee!.personnel_id)).cannot, 'Cannot be rated: did not come');
  assert.equal((await sheetOf(relative!.personnel_id)).next, rated!.personnel_id);
  assert.deepEqual([(await sheetOf(rated!.personnel_id)).cannot, (await sheetOf(rated!.personnel_id)).next], [null, null]);
  assert.equal((await hr.call(contract.saveAbsence, { params, body: { seat_id: seated.seats[0]!, reason: 'On travel' } })).status, 200);
  assert.deepEqual(await left(), [0, 0], 'a seat that is absent has nothing left to do');
});

test('a tie is voted on before the board recommends; what the chair opens again makes the ranking out of date', async () => {
  const seated = await begin('ASM-5', ['Manalo', 'Navarro', 'Ocampo']);
  await enterCredits(seated);
  for (const member of MEMBERS) await score(member, seated, () => 4);
  const params = { id: seated.post };
  assert.equal((await hr.call(contract.consolidate, { params })).status, 200);
  const recommend = () => hr.call(decision.recommend, { params, body: { number: '1', dated: '2026-11-20', reason: '' } });
  assert.equal((await recommend()).status, 409);
  const votes = seated.applications.map(({ id }, at) => ({ application_id: id, votes: [2, 1, 0][at]! }));
  assert.equal((await hr.call(contract.recordVotes, { params, body: { votes: votes.map((one) => ({ ...one, votes: 2 })) } })).status, 422);
  assert.equal((await hr.call(contract.recordVotes, { params, body: { votes } })).status, 200);
  assert.deepEqual(
    (await read(seated.post)).candidates.map(({ ranked }) => [ranked!.rank, ranked!.settled_by]),
    [1, 2, 3].map((rank) => [rank, 'vote']),
  );
  const sheet = { id: seated.post, appID: seated.applications[0]!.personnel_id };
  const unlock = (who: Caller) =>
    who.call(sheets.unlockSheet, { params: sheet, body: { seat_id: seated.seats[1]!, reason: 'A wrong line' } });
  assert.equal((await unlock(await app.as('recruitment'))).status, 404);
  assert.equal((await unlock(await app.as('committee'))).status, 200);
  assert.equal((await recommend()).status, 409);
  const member = await app.as('recruitment');
  const rated = await member.call(sheets.rateItem, { params: sheet, body: { item_id: itemsOf()[0]!.id, rating: 5, was: 4 } });
  assert.equal(rated.status, 200, JSON.stringify(rated.body));
  assert.equal((await member.call(sheets.submitSheet, { params: sheet })).status, 200);
  assert.equal((await hr.call(contract.consolidate, { params })).status, 200);
  assert.equal((await recommend()).status, 200);
});

test('two who consolidate at once make one ranking after the other, and scores that are pasted come in all or none', async () => {
  const seated = await begin('ASM-6', ['Pascual', 'Quizon']);
  await enterCredits(seated, 10);
  for (const member of MEMBERS) await score(member, seated, () => 3);
  const params = { id: seated.post };
  const factor_id = form.factors.find(({ scored_by }) => scored_by === 'examination')!.id;
  const paste = (lines: string) => hr.call(contract.importExamScores, { params, body: { factor_id, lines } });
  const [one, other] = ['Pascual', 'Quizon'].map((name) => `APP-T-${seated.post}-${name}`);
  assert.equal((await paste(`${one}\t91.5\nAPP-NONE 80`)).status, 422);
  assert.equal((await paste(`${one}\t91.5\n${other} 70 %`)).status, 200);
  const both = await Promise.all([1, 2].map(() => hr.call(contract.consolidate, { params })));
  assert.deepEqual(
    both.map(({ status }) => status),
    [200, 200],
  );
  const { ranking, candidates } = await read(seated.post);
  assert.equal(ranking!.version, 2);
  assert.equal(candidates[0]!.ranked!.points[factor_id]!.points, 1373);
  // The publication is found deficient: the board deliberates no more.
  await sql`update vacancies.post set state = 'DEFICIENT' where id = ${seated.post}`.execute(app.server.db);
  assert.equal((await hr.call(decision.recommend, { params, body: { number: '1', dated: '2026-11-20', reason: '' } })).status, 409);
});

test('a form has to add up, and a correction is its next version; posts that were scored keep theirs', async () => {
  const { id: _id, version: _version, is_in_use: _use, factors, ...facts } = form;
  const body = {
    ...facts,
    factors: factors.map(({ id: _factor, items, ...one }) => ({ ...one, items: items.map(({ id: _item, ...item }) => item) })),
  };
  const wrong = await hr.call(addForm, { body: { ...body, total: 9900 } });
  assert.deepEqual(Object.keys((wrong.body as unknown as { errors: object }).errors), ['total']);
  const added = await hr.call(addForm, { body: { ...body, drops_extremes: true } });
  assert.equal(added.status, 200, JSON.stringify(added.body));
  const [inUse] = (await hr.call(listForms, { query: { board: 'NAPB' } })).body.forms;
  assert.deepEqual([inUse!.version, inUse!.drops_extremes], [2, true]);
  assert.equal((await hr.call(readForm, { params: { id: added.body.id } })).body.form.factors.length, factors.length);
  const clerk = await app.as('clerk');
  assert.equal((await clerk.call(listForms, { query: {} })).status, 403);
});

test('prints are PDFs: the comparative assessment, the minutes and the sheets about an applicant', async () => {
  const { rows } = await sql<{ id: number; personnel_id: number }>`
    select v.id, a.personnel_id from vacancies.post v join applicants.application a on a.post_id = v.id where v.code = 'ASM-1' order by a.id limit 1`.execute(
    app.server.db,
  );
  const { id, personnel_id } = rows[0]!;
  for (const endpoint of [decision.printComparative, decision.printMinutes])
    assert.equal((await hr.call(endpoint, { params: { id } })).status, 200, endpoint.path);
  assert.equal((await hr.call(decision.printSheets, { params: { id, appID: personnel_id } })).status, 200);
});
