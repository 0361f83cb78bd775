import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import * as recruiting from '@talaan/applicants/contract/hr.ts';
import * as mine from '@talaan/applicants/contract/mine.ts';
import { makeApplications } from '@talaan/applicants/server/fixtures/make-applications.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { offices } from '@talaan/testing/demo-records.ts';
import { makePost } from '@talaan/vacancies/server/fixtures/make-post.ts';
import * as contract from '../contract/appointments.ts';
import { assume, issue, makeReady, makeSelection, prepare as prepareAt } from './fixtures/appointing-kit.ts';

let app: TestApp;
let hr: Caller;
let applicant: Caller;
before(async () => {
  app = await startTestApp();
  [hr, applicant] = await Promise.all([app.as('hr'), app.as('applicant')]);
});
after(() => app.close());

/** A post with an application of the account of the applicant, two who were recommended, and a secretary who is the dean. */
async function offer(code: string): Promise<{ id: number; post: number }> {
  const { db } = app.server;
  const post = await makePost(db, { code, postedOn: '2026-09-01', closesAt: '2026-09-14T23:59:59+08:00', state: 'VALID' });
  const [own] = await makeApplications(db, { post, surnames: ['Agbayani'], state: 'SELECTED' });
  await makeApplications(db, { post, surnames: ['Bonifacio', 'Cojuangco'], state: 'NOT_SELECTED' });
  await sql`update identity.account set personnel_id = ${own!.personnel_id} where email = 'applicant@talaan.example'`.execute(db);
  await sql`
    with board as (insert into boards.board (name, kind, term) values (${code}, 'NAPB', '[2026-01-01,2027-01-01)') returning id),
      sitting as (insert into boards.sitting (post_id, board_id, assigned_at) select ${post}, id, '2026-09-20' from board)
    insert into boards.seat (board_id, personnel_id, role, votes, during)
    select b.id, c.personnel_id, 'secretary', false, '[2026-01-01,2027-01-01)' from board b, identity.account c where c.email = 'dean@talaan.example'`.execute(
    db,
  );
  return { id: own!.id, post };
}

async function prepare(application: number, post: number): Promise<number> {
  const { db } = app.server;
  const { rows } = await sql<{ id: number }>`
    insert into plantilla.item (item_number, position_id, office_id, level_id, coverage_id, attribution, area_type, opened_on)
    select 'TEST-' || code, position_id, office_id, (select min(id) from plantilla.level), (select min(id) from plantilla.coverage),
      'general administration', 'R', '2020-01-01' from vacancies.post where id = ${post} returning id`.execute(db);
  await sql`insert into plantilla.item_state (item_id, state, during) values (${rows[0]!.id}, 'funded', daterange('2020-01-01', null))`.execute(
    db,
  );
  const { body, status } = await hr.call(contract.prepareAppointment, {
    body: { application_id: application, item_id: rows[0]!.id, nature_code: 'ORIG', deliberated_on: '2026-09-21' },
  });
  assert.equal(status, 200, JSON.stringify(body));
  return body.id;
}

const step = (id: number, action: 'submit') => hr.call(contract.stepAppointment, { params: { id }, body: { action } });
const decline = (id: number, reason = '') => applicant.call(mine.declineOffer, { params: { id }, body: { reason } });
const stateOf = async (id: number) =>
  (await sql<{ state: string }>`select state from applicants.application where id = ${id}`.execute(app.server.db)).rows[0]!.state;

async function noticesTo(email: string, about: string): Promise<{ description: string; link: string }[]> {
  const { rows } = await sql<{ description: string; link: string }>`
    select n.description, n.link from notifications.notification n join identity.account a on a.id = n.account_id
    where a.email = ${email} and n.title = 'Agbayani, Ana does not take the appointment' and n.link like ${about} order by n.id`.execute(
    app.server.db,
  );
  return rows;
}

test('a selected applicant declines by themselves: two tabs at once decline once, and HR and the secretary hear who is next in rank', async () => {
  const { id, post } = await offer('DECL-1');
  const [own] = (await applicant.call(mine.listOwnApplications)).body.applications;
  assert.deepEqual([own!.may_decline, own!.may_withdraw], [true, false]);
  const answers = await Promise.all([decline(id, 'I found work nearer home'), decline(id)]);
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200, 409]));
  assert.match(answers.find(({ status }) => status === 409)!.body.message, /declined already/);
  const [after_] = (await applicant.call(mine.listOwnApplications)).body.applications;
  assert.deepEqual([after_!.state, after_!.may_decline, after_!.letters.length], ['DECLINED', false, 1]);
  const told = await noticesTo('hr@talaan.example', `%/job_posts/${post}/%`);
  assert.equal(told.length, 1);
  assert.match(told[0]!.description, /next in rank is Bonifacio, Ana, and 1 more/);
  assert.equal((await noticesTo('dean@talaan.example', `%/${post}/list`)).length, 1);
});

test('declined while it is prepared, or issued and not assumed, the appointment is cancelled and its item free again', async () => {
  for (const [code, isIssued] of [
    ['DECL-2', false],
    ['DECL-3', true],
  ] as const) {
    const { id, post } = await offer(code);
    const appointment = await prepare(id, post);
    if (isIssued) {
      await step(appointment, 'submit');
      const issued = await hr.call(contract.issueAppointment, { params: { id: appointment }, body: { issued_on: '2026-11-03' } });
      assert.equal(issued.status, 200, JSON.stringify(issued.body));
      assert.equal(await stateOf(id), 'APPOINTED');
    }
    assert.equal((await decline(id, 'I move abroad')).status, 200);
    const { appointment: read } = (await hr.call(contract.readAppointment, { params: { id: appointment } })).body;
    assert.deepEqual([read.state, read.actions], ['CANCELLED', []]);
    assert.match(read.steps[0]!.reason, /I move abroad/);
    assert.deepEqual(
      read.next.map(({ fullname }) => fullname),
      ['Bonifacio, Ana', 'Cojuangco, Ana'],
    );
    assert.equal((await noticesTo('hr@talaan.example', `%/appointments/${appointment}`)).length, 1);
    assert.equal(await stateOf(id), 'DECLINED');
  }
});

test('what HR records has the same effect: at the appointment after issuance, and at the application before one is prepared', async () => {
  const issued = await offer('DECL-4');
  const appointment = await prepare(issued.id, issued.post);
  await step(appointment, 'submit');
  await hr.call(contract.issueAppointment, { params: { id: appointment }, body: { issued_on: '2026-11-03' } });
  const cancelled = await hr.call(contract.stepAppointment, {
    params: { id: appointment },
    body: { action: 'cancel', reason: 'They never came' },
  });
  assert.equal(cancelled.status, 200, JSON.stringify(cancelled.body));
  assert.equal(await stateOf(issued.id), 'DECLINED');
  assert.equal((await decline(issued.id)).status, 409);

  const selected = await offer('DECL-5');
  const read = () => hr.call(recruiting.readApplication, { params: { id: selected.id } });
  assert.deepEqual((await read()).body.application.actions, ['decline']);
  const recorded = await hr.call(recruiting.declineForApplicant, {
    params: { id: selected.id },
    body: { reason: 'They said so by telephone.' },
  });
  assert.equal(recorded.status, 200, JSON.stringify(recorded.body));
  assert.deepEqual([(await read()).body.application.state, (await read()).body.letters.length], ['DECLINED', 1]);
  assert.equal((await noticesTo('dean@talaan.example', `%/${selected.post}/list`)).length, 1);
});

test('what is not offered, or is another person’s, is not declined; who assumed duty is told to write to HR', async () => {
  const { id, post } = await offer('DECL-6');
  const [other] = await makeApplications(app.server.db, { post, surnames: ['Dimagiba'], state: 'SELECTED' });
  assert.equal((await decline(other!.id)).status, 404);
  for (const [state, message] of [
    ['RANKED', /Nothing is offered/],
    ['ASSUMED', /assumed duty/],
  ] as const) {
    await sql`update applicants.application set state = ${state} where id = ${id}`.execute(app.server.db);
    const refused = await decline(id);
    assert.equal(refused.status, 409);
    assert.match(refused.body.message, message);
  }
  assert.equal(await stateOf(other!.id), 'SELECTED');
});

test('an application that is withdrawn after the choice ends its appointment; restored, it waits for a new choice', async () => {
  const { id, post } = await offer('DECL-7');
  await sql`insert into applicants.step (application_id, no, action, from_state, to_state, at) values (${id}, 1, 'select', 'RECOMMENDED', 'SELECTED', '2026-11-12')`.execute(
    app.server.db,
  );
  const appointment = await prepare(id, post);
  assert.equal((await applicant.call(mine.withdrawApplication, { params: { id }, body: {} })).status, 200);
  assert.equal((await hr.call(contract.readAppointment, { params: { id: appointment } })).body.appointment.state, 'CANCELLED');
  const restored = await hr.call(recruiting.restoreApplication, { params: { id }, body: { reason: 'Withdrawn by mistake.' } });
  assert.equal(restored.status, 200, JSON.stringify(restored.body));
  assert.equal(await stateOf(id), 'RECOMMENDED');
});

test('next in rank stand in the order of the ranking, with the position and grade that they hold', async () => {
  const { db } = app.server;
  const { id, post } = await offer('DECL-8');
  await sql`insert into assessments.assessment (post_id, form_id, set_at) select ${post}, min(id), '2026-09-15' from assessments.form where board = 'NAPB'`.execute(
    db,
  );
  // Against the order of their names.
  const { rows } = await sql<{ personnel_id: number; rank: number }>`
    with ranking as (
      insert into assessments.ranking (post_id, form_id, version, made_at, frozen_at, edited)
      select post_id, form_id, 1, '2026-09-20', '2026-09-21', 0 from assessments.assessment where post_id = ${post} returning id
    ), ranked as (
      insert into assessments.ranked (ranking_id, application_id, rank, is_tied, total, preference, passes, points)
      select r.id, a.id, case a.state when 'SELECTED' then 1 else 5 - row_number() over (order by a.id) end, false, 8000, 0, true, '{}'
      from ranking r, applicants.application a where a.post_id = ${post} returning application_id, rank
    )
    select a.personnel_id, r.rank from ranked r join applicants.application a on a.id = r.application_id order by r.rank`.execute(db);
  assert.deepEqual(
    rows.map(({ rank }) => rank),
    [1, 2, 3],
  );
  const second = rows[1]!.personnel_id;
  await sql`update personnel.person set is_applicant = false where id = ${second}`.execute(db);
  const { rows: held } = await sql<{ name: string; salary_grade: number }>`
    with appointed as (
      insert into personnel.appointment (personnel_id, office_id, position_id, status_code, during)
      select ${second}, ${offices.accounting.id}, min(id), 'PERM', '[2026-01-01,)' from organization.position where salary_grade = 15 returning position_id
    )
    select t.name, t.salary_grade from appointed a join organization.position t on t.id = a.position_id`.execute(db);
  const appointment = await prepare(id, post);
  const { next } = (await hr.call(contract.readAppointment, { params: { id: appointment } })).body.appointment;
  assert.deepEqual(
    next.map(({ fullname, rank, position, salary_grade }) => [fullname, rank, position, salary_grade]),
    [
      ['Cojuangco, Ana', 2, held[0]!.name, 15],
      ['Bonifacio, Ana', 3, null, null],
    ],
  );
  assert.equal((await decline(id)).status, 200);
  const [told] = await noticesTo('hr@talaan.example', `%/appointments/${appointment}`);
  assert.match(told!.description, /next in rank is Cojuangco, Ana, rank 2, and 1 more/);
});

test('a final invalidation before the assumption frees the vacancy: the application ends and the next in rank are told of; an appeal waits', async () => {
  const made = await makeSelection(app.server.db, 'INV-1', ['Natividad', 'Ocampo']);
  const id = await prepareAt(hr, made);
  assert.equal((await issue(hr, id)).status, 200);
  await makeReady(hr, id);
  const take = (action: 'send' | 'invalidate' | 'appeal' | 'close', on: string | null, reason = '') =>
    hr.call(contract.stepAppointment, { params: { id }, body: { action, on, reason } });
  assert.equal((await take('send', '2026-11-10')).status, 200);
  assert.equal((await take('invalidate', '2026-11-16', 'The eligibility does not fit.')).status, 200);
  assert.equal((await take('appeal', '2026-11-18')).status, 200);
  assert.equal(await stateOf(made.application), 'APPOINTED');
  assert.equal((await assume(hr, id, '2026-11-19', '123456789')).status, 409);
  assert.equal((await take('close', '2026-11-20', 'The CSC denied the appeal.')).status, 200);
  assert.equal(await stateOf(made.application), 'INVALIDATED');
  const { rows } = await sql<{ description: string }>`
    select description from notifications.notification where title = 'Natividad, Ana is not appointed: the CSC invalidated it'`.execute(
    app.server.db,
  );
  assert.ok(rows.length > 0 && rows.every(({ description }) => /next in rank is Ocampo, Ana/.test(description)));
});
