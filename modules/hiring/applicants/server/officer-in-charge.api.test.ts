import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { endActingHead } from '@talaan/organization/contract/acting-heads.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { offices, people } from '@talaan/testing/demo-records.ts';
import { readPost } from '@talaan/vacancies/contract/posts.ts';
import { stepPost } from '@talaan/vacancies/contract/steps.ts';
import { makePost } from '@talaan/vacancies/server/fixtures/make-post.ts';
import { readApplication, restoreApplication, withdrawForApplicant } from '../contract/hr.ts';
import { makeApplications } from './fixtures/make-applications.ts';

const FOR_THE_HEAD = `for ${people.headOfAccounting.fullname} (Officer in charge from 16 Nov 2026 to 30 Nov 2026)`;

let app: TestApp;
let inCharge: Caller;
let hr: Caller;
before(async () => {
  app = await startTestApp();
  // A role over the offices that one heads is that of the officer in charge too.
  await sql`
    insert into identity.account_role (account_id, role_id, scope, during)
    select a.id, r.id, 'headed', '[2026-01-01,)' from identity.account a, identity.role r
    where a.email = 'employee@talaan.example' and r.name = 'Recruitment staff'`.execute(app.server.db);
  await sql`
    insert into organization.head (office_id, personnel_id, title, is_acting, during)
    values (${offices.accounting.id}, ${people.accountingClerk.id}, 'Officer in charge', true, '[2026-11-16,2026-12-01)')`.execute(
    app.server.db,
  );
  inCharge = await app.as('employee');
  hr = await app.as('hr');
});
after(() => app.close());

const ended = (text: string) => new RegExp(`^.+ ${text.replaceAll(/[().]/g, '\\$&')}$`);

test('the way of an application says for whom an officer in charge moved it, and nothing of it where HR did', async () => {
  const post = await makePost(app.server.db, { code: 'OIC-1' });
  const [made] = await makeApplications(app.server.db, { post, surnames: ['Abad'] });
  const { id } = made!;
  const because = { params: { id }, body: { reason: 'They asked for it by letter.' } };
  const withdrawn = await inCharge.call(withdrawForApplicant, because);
  assert.equal(withdrawn.status, 200, JSON.stringify(withdrawn.body));
  assert.equal((await hr.call(restoreApplication, because)).status, 200);
  const { steps } = (await hr.call(readApplication, { params: { id } })).body;
  assert.deepEqual(
    steps.map(({ no, to }) => [no, to]),
    [
      [1, 'WITHDRAWN'],
      [2, 'SUBMITTED'],
    ],
  );
  assert.match(steps[0]!.by, ended(FOR_THE_HEAD));
  assert.doesNotMatch(steps[1]!.by, / for |\(/);
});

test('the way of a job post says for whom an officer in charge moved it, and the audit trail whose place it was', async () => {
  const id = await makePost(app.server.db, { code: 'OIC-2' });
  const cancelled = await inCharge.call(stepPost, { params: { id }, body: { action: 'cancel', reason: 'The item was abolished.' } });
  assert.equal(cancelled.status, 200, JSON.stringify(cancelled.body));
  const again = await inCharge.call(stepPost, { params: { id }, body: { action: 'cancel', reason: 'The item was abolished.' } });
  assert.deepEqual([again.status, again.body.message], [409, 'OIC-2 is “Cancelled” and cannot take this step: Void job post.']);
  const { steps } = (await hr.call(readPost, { params: { id } })).body.post;
  assert.match(steps.at(-1)!.by, ended(FOR_THE_HEAD));
  const { rows } = await sql<{ on_behalf_of: number }>`
    select on_behalf_of from kernel.audit_event where subject = ${`vacancies.post:${id}`} order by id desc limit 1`.execute(app.server.db);
  assert.equal(rows[0]!.on_behalf_of, people.headOfAccounting.id);
});

test('a designation of today by which somebody acted ends with the day, and stays in what they did', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into organization.head (office_id, personnel_id, title, is_acting, during)
    values (${offices.registrar.id}, ${people.accountingClerk.id}, 'Officer in charge', true, '[2026-11-20,2026-12-01)') returning id`.execute(
    app.server.db,
  );
  const { id } = rows[0]!;
  const post = await makePost(app.server.db, { code: 'OIC-4', office: 'REG' });
  const cancelled = await inCharge.call(stepPost, { params: { id: post }, body: { action: 'cancel', reason: 'The item was abolished.' } });
  assert.equal(cancelled.status, 200, JSON.stringify(cancelled.body));
  const ended = await hr.call(endActingHead, { params: { id }, body: { reason: 'Back early' } });
  assert.equal(ended.status, 200, JSON.stringify(ended.body));
  assert.match(ended.body.message, /^They acted today already/);
  const { steps } = (await hr.call(readPost, { params: { id: post } })).body.post;
  assert.match(steps.at(-1)!.by, /\(Officer in charge from 20 Nov 2026 to 20 Nov 2026\)$/);
});

test('nobody acts for another without a designation', async () => {
  const id = await makePost(app.server.db, { code: 'OIC-3' });
  const written = sql`
    insert into vacancies.post_step (post_id, no, action, from_state, to_state, at, account_id, in_place_of)
    values (${id}, 1, 'cancel', 'POSTED', 'CANCELLED', now(), 1, ${people.headOfAccounting.id})`.execute(app.server.db);
  await assert.rejects(written, /a_substitute_in_a_post_has_a_designation/);
});
