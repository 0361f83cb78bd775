import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { me } from '@talaan/identity/contract.ts';
import { login } from '@talaan/identity/contract/sign-in.ts';
import type { Caller, TestApp } from '@talaan/testing/app.ts';
import { offices, people } from '@talaan/testing/demo-records.ts';
import { mailPart } from '@talaan/kernel/server/condition/mail-part.ts';
import { onDay } from '@talaan/testing/on-day.ts';
import { comeIn, openInvitation } from '../contract/coming-in.ts';
import * as contract from '../contract/invitations.ts';
import { openInvitationsKit, until } from './invitations-kit.ts';
import { forgetInvitationsJob, forgetSlipsJob, notifyInvitersJob } from './jobs.ts';
import { invitationAddresses, sealedSlips } from './settings-uses.ts';
import { peopleComeIn } from './people-come-in.ts';

const PASSWORD = 'matulin na kalabaw 7';
let kit: Awaited<ReturnType<typeof openInvitationsKit>>;
let app: TestApp;
let hr: Caller;
let visitor: Caller;

before(async () => {
  kit = await openInvitationsKit();
  ({ app, hr, visitor } = kit);
});
after(() => kit.close());

test('a letter arrives at the mail server, opens for one person once, and brings them in', async () => {
  const [person] = await kit.peopleWithoutAccount(1);
  const before = (await hr.call(contract.previewInvitations, { query: { people: [person!.id], act: 'invite' } })).body;
  assert.deepEqual([before.letters, before.slips, before.per_hour], [1, 0, 6000]);
  const done = await hr.call(contract.invitePeople, { body: { people: [person!.id], act: 'invite' } });
  assert.equal(done.status, 200, JSON.stringify(done.body));
  assert.deepEqual([done.body.letters, done.body.job], [1, null]);
  const text = await kit.arrived(person!.email);
  const token = /invitation#([\w-]{43})/.exec(text)![1]!;
  assert.match(text, new RegExp(`Good day, ${person!.name}`));
  assert.equal((await kit.rowOf(person!.id)).state, 'invited');
  const stored = await app.server.pool.query('select secret_hash from invitations.invitation where personnel_id = $1', [person!.id]);
  assert.ok(!stored.rows[0].secret_hash.toString('latin1').includes(token));

  const opened = (await visitor.call(openInvitation, { body: { kind: 'letter', token } })).body;
  assert.deepEqual([opened.state, opened.invited?.name, opened.invited?.email], ['works', person!.name, person!.email]);
  const weak = await visitor.call(comeIn, { body: { kind: 'letter', token, password: '1234567890' } });
  assert.equal(weak.status, 422);
  const both = await Promise.all([1, 2].map(() => visitor.call(comeIn, { body: { kind: 'letter', token, password: PASSWORD } })));
  assert.deepEqual(
    both.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 409],
    'of two browsers at once one comes in',
  );
  const session = both.find(({ status }) => status === 200)!.body as { token: string };
  const mine = await fetch(app.url + me.path, { headers: { authorization: `Bearer ${session.token}` } });
  assert.equal(mine.status, 200);
  const accounts = await app.server.pool.query<{ role: string }>(
    `select r.name as role from identity.account a join identity.account_role h on h.account_id = a.id join identity.role r on r.id = h.role_id
     where a.personnel_id = $1`,
    [person!.id],
  );
  assert.ok(accounts.rowCount === 1 && ['Employee', 'Faculty'].includes(accounts.rows[0]!.role), 'one account with the first role');
  assert.ok('token' in (await visitor.call(login, { body: { email: person!.email, password: PASSWORD } })).body);
  const row = await kit.rowOf(person!.id);
  assert.equal(row.state, 'in');
  assert.ok(row.came_in_at);
  assert.equal((await visitor.call(openInvitation, { body: { kind: 'letter', token } })).body.state, 'used');
  const again = await hr.call(contract.invitePeople, { body: { people: [person!.id], act: 'slips' } });
  assert.equal(again.status, 409, 'nothing more for a person who has come in');
  const { rows } = await app.server.pool.query(`select action from kernel.audit_event where personnel_id = $1 order by id`, [person!.id]);
  assert.deepEqual(
    rows.slice(-2).map(({ action }) => action),
    ['invite a person', 'come in by an invitation'],
  );
});

test('a slip is printed for a person without an address; the code is right for its number alone, and the address given becomes the login', async () => {
  const [one, other] = await kit.peopleWithoutAccount(2);
  await app.server.pool.query('update personnel.person set email = null where id = $1', [one!.id]);
  await app.server.pool.query(
    "update personnel.person set email = ' Shared@Mailbox.example ' where id = $1 or id = (select max(id) from personnel.person where not is_applicant)",
    [other!.id],
  );
  const people = [one!.id, other!.id];
  const preview = (await hr.call(contract.previewInvitations, { query: { people, act: 'invite' } })).body;
  assert.deepEqual([preview.slips, preview.slips_because], [2, { no_address: 1, shared: 1 }]);
  assert.equal(preview.named.length, 2);
  const codes = await kit.printSlips(people, 'invite');
  const code = codes.get(one!.id)!;
  assert.equal((await kit.rowOf(one!.id)).state, 'invited');
  const slip = { kind: 'slip' as const, number: one!.idno, code };
  assert.equal((await visitor.call(openInvitation, { body: { ...slip, number: other!.idno } })).body.state, 'unknown');
  const opened = (await visitor.call(openInvitation, { body: { ...slip, code: code.toLowerCase().match(/.{4}/g)!.join(' ') } })).body;
  assert.deepEqual([opened.state, opened.invited?.email], ['works', null]);

  const without = await visitor.call(comeIn, { body: { ...slip, password: PASSWORD } });
  assert.equal(without.status, 422);
  const taken = await visitor.call(comeIn, { body: { ...slip, password: PASSWORD, email: 'hr@talaan.example' } });
  assert.equal(taken.status, 422);
  assert.ok((taken.body as unknown as { errors: Record<string, string[]> }).errors.email, 'said beside the address');
  const came = await visitor.call(comeIn, { body: { ...slip, password: PASSWORD, email: ' New.Comer@Mailbox.example' } });
  assert.ok('token' in came.body, JSON.stringify(came.body));
  assert.ok('token' in (await visitor.call(login, { body: { email: 'new.comer@mailbox.example', password: PASSWORD } })).body);
  assert.ok((await app.mails('new.comer@mailbox.example')).some(({ subject }) => subject === 'Your account is active'));
  const late = await visitor.call(comeIn, { body: { ...slip, password: PASSWORD, email: 'x@mailbox.example' } });
  assert.equal(late.status, 409);
  assert.match(JSON.stringify(late.body), /account is already active/);
});

test('slips printed again end the codes before; a letter ends with them, and one that still waits is not sent', async () => {
  const [person] = await kit.peopleWithoutAccount(1);
  app.server.settings.mailPerHour = 1;
  await app.server.pool.query('update kernel.mail set sent_at = $1 where id = (select max(id) from kernel.mail)', [
    app.server.clock.now().toString(),
  ]);
  await hr.call(contract.invitePeople, { body: { people: [person!.id], act: 'invite' } });
  assert.equal((await kit.rowOf(person!.id)).state, 'waiting', 'a letter waits for room');
  const waits = async () => (await mailPart.read(app.server)).figures?.map(({ value }) => value).slice(0, 2);
  await until(async () => (await waits())?.join() === '0,1');
  const mail = (await app.mails(person!.email))[0]!.content_text!;
  const token = /invitation#([\w-]{43})/.exec(mail)![1]!;
  const live = (await hr.call(contract.previewInvitations, { query: { people: [person!.id], act: 'invite' } })).body;
  assert.deepEqual(live.skipped, { invited: 1 });
  const first = (await kit.printSlips([person!.id], 'slips')).get(person!.id)!;
  assert.equal((await app.mails(person!.email)).length, 0, 'the letter left the outbox');
  assert.equal((await visitor.call(openInvitation, { body: { kind: 'letter', token } })).body.state, 'unknown');
  const ends = (await hr.call(contract.previewInvitations, { query: { people: [person!.id], act: 'slips' } })).body;
  assert.equal(ends.ends, 1);
  const second = (await kit.printSlips([person!.id], 'slips')).get(person!.id)!;
  assert.notEqual(first, second);
  const open = async (code: string) =>
    (await visitor.call(openInvitation, { body: { kind: 'slip', number: person!.idno, code } })).body.state;
  assert.deepEqual([await open(first), await open(second)], ['unknown', 'works']);
  assert.equal((await kit.rowOf(person!.id)).times, 3);
  app.server.settings.mailPerHour = 6000;
});

test('expired, withdrawn, suspended and separated are each said in words, and nobody comes in by them', async () => {
  const [person] = await kit.peopleWithoutAccount(1);
  const code = (await kit.printSlips([person!.id], 'slips')).get(person!.id)!;
  const slip = { kind: 'slip' as const, number: person!.idno, code };
  const state = async () => (await visitor.call(openInvitation, { body: slip })).body.state;
  const refusal = async () => {
    const { status, body } = await visitor.call(comeIn, { body: { ...slip, password: PASSWORD, email: 'late@mailbox.example' } });
    assert.equal(status, 409);
    return (body as unknown as { message: string }).message;
  };
  const { pool } = app.server;
  await kit.daysLater(31, async () => {
    assert.equal(await state(), 'expired');
    assert.match(await refusal(), /expired/);
  });
  assert.equal((await hr.call(contract.withdrawInvitations, { body: { people: [person!.id] } })).status, 200);
  assert.match(await refusal(), /withdrawn/);
  assert.equal((await hr.call(contract.withdrawInvitations, { body: { people: [person!.id] } })).status, 409);
  assert.equal((await kit.rowOf(person!.id)).state, 'withdrawn');
  await pool.query('update invitations.invitation set withdrawn_at = null where personnel_id = $1', [person!.id]);
  const account = await pool.query<{ id: number }>(
    "insert into identity.account (email, name, personnel_id, suspended_at) values ('imported@talaan.example', 'Imported', $1, now()) returning id",
    [person!.id],
  );
  assert.equal(await state(), 'suspended');
  assert.match(await refusal(), /suspended/);
  await pool.query('update identity.account set suspended_at = null where id = $1', [account.rows[0]!.id]);
  await onDay(app, '1950-01-05', async () => assert.equal(await state(), 'separated'));

  // An account that an import made, without a password, keeps its address and its roles.
  const came = await visitor.call(comeIn, { body: { ...slip, password: PASSWORD, email: 'ignored@mailbox.example' } });
  assert.ok('token' in came.body, JSON.stringify(came.body));
  assert.ok('token' in (await visitor.call(login, { body: { email: 'imported@talaan.example', password: PASSWORD } })).body);
});

test('wrong codes are slowed down by number and by network, alike for numbers that nobody has', async () => {
  const [person] = await kit.peopleWithoutAccount(1);
  const code = (await kit.printSlips([person!.id], 'slips')).get(person!.id)!;
  await app.server.pool.query('delete from invitations.code_try');
  for (const number of [person!.idno, 'nobody has this']) {
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => visitor.call(openInvitation, { body: { kind: 'slip', number, code: '0000-0000-0000' } })),
    );
    assert.equal(tries.filter(({ status }) => status === 200).length, 5, 'five at once, the rest waits');
    assert.equal(tries.filter(({ status }) => status === 429).length, 3);
  }
  const right = await visitor.call(openInvitation, { body: { kind: 'slip', number: person!.idno, code } });
  assert.equal(right.status, 429, 'also the right one waits then');
  await app.server.pool.query('delete from invitations.code_try');
  await app.server.pool.query(
    `insert into invitations.code_try (at, idno, network) select $1, 'n' || n, '127.0.0.1' from generate_series(1, 30) n`,
    [app.server.clock.now().toString()],
  );
  const other = await visitor.call(openInvitation, { body: { kind: 'slip', number: 'yet another', code: '0000-0000-0000' } });
  assert.equal(other.status, 429, 'from this network');
  await app.server.pool.query('delete from invitations.code_try');
});

test('an office with all below it is invited by one act; two officers at once invite each once', async () => {
  const office = offices.academicAffairs.id;
  const preview = (await hr.call(contract.previewInvitations, { query: { office, act: 'invite' } })).body;
  assert.ok(preview.letters > 2, JSON.stringify(preview));
  const admin = await app.as('admin');
  const both = await Promise.all([hr, admin].map((one) => one.call(contract.invitePeople, { body: { office, act: 'invite' } })));
  assert.deepEqual(
    both.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 409],
  );
  const made = both.find(({ status }) => status === 200)!.body;
  assert.equal(made.letters, preview.letters);
  const { body } = await hr.call(contract.listInvitations, { query: { office, per_page: 999 } });
  assert.equal(body.total, preview.people);
  assert.equal(body.invitations.filter(({ state }) => state === 'none').length, 0);
  const progress = (await hr.call(contract.listOfficeProgress, { query: { per_page: 999 } })).body.offices.find(({ id }) => id === office)!;
  assert.deepEqual([progress.people, progress.came_in], [body.total, body.came_in]);
  assert.equal(progress.people, progress.came_in + progress.invited + progress.stuck + progress.not_invited);
  const remind = (await hr.call(contract.previewInvitations, { query: { office, act: 'remind' } })).body;
  assert.equal(remind.ends, remind.letters);
});

test('a change of address or key says what becomes of what is out, and the set-up checklist how many have come in', async () => {
  const owner = await app.owner.connect();
  try {
    const said = await invitationAddresses.say(owner, { before: 'old.example', now: 'new.example' });
    assert.match(said!.sentence, /^\d+ letters and slips that invite people lead to old\.example/);
    assert.match((await sealedSlips.count(owner))[0]!, /^the codes of \d+ invitation slips?$/);
    await sealedSlips.forget(owner);
    assert.deepEqual(await sealedSlips.count(owner), []);
  } finally {
    owner.release();
  }
  const { says, isDone } = await peopleComeIn.read({ server: app.server, db: app.server.db, today: '2026-11-20' });
  assert.match(says, /^\d+ of \d+ in service activated their accounts; [1-9]\d* are not invited\.$/);
  assert.equal(isDone, false);
});

test('HR of a campus invites people of it alone, and no account that may do more', async () => {
  const { pool } = app.server;
  await pool.query(
    `insert into identity.account_role (account_id, role_id, scope, campus_id, during)
     select a.id, r.id, 'campus', 1, daterange('2026-01-01', null) from identity.account a, identity.role r where a.email = 'clerk@talaan.example' and r.name = 'HR administrator'`,
  );
  const clerk = await app.as('clerk');
  const all = (await hr.call(contract.listInvitations, {})).body.total;
  const mine = (await clerk.call(contract.listInvitations, {})).body.total;
  assert.ok(mine > 0 && mine < all);
  const elsewhere = [people.directorOfBantayan.id];
  assert.equal((await clerk.call(contract.previewInvitations, { query: { people: elsewhere, act: 'invite' } })).status, 404);
  assert.equal((await clerk.call(contract.invitePeople, { body: { people: elsewhere, act: 'slips' } })).status, 404);
  assert.equal((await clerk.call(contract.withdrawInvitations, { body: { people: elsewhere } })).status, 404);
  for (const who of ['employee', 'head']) assert.equal((await (await app.as(who)).call(contract.listInvitations)).status, 403, who);

  const [person] = await kit.peopleWithoutAccount(1, 1);
  const account = await pool.query<{ id: number }>(
    "insert into identity.account (email, name, personnel_id) values ('chief@talaan.example', 'Chief', $1) returning id",
    [person!.id],
  );
  await pool.query(
    `insert into identity.account_role (account_id, role_id, scope, during) select $1, id, 'all', daterange('2026-01-01', null) from identity.role where name = 'Administrator'`,
    [account.rows[0]!.id],
  );
  const above = (await clerk.call(contract.previewInvitations, { query: { people: [person!.id], act: 'slips' } })).body;
  assert.deepEqual(above.skipped, { above: 1 });
  const byAdmin = (await (await app.as('admin')).call(contract.previewInvitations, { query: { people: [person!.id], act: 'slips' } })).body;
  assert.equal(byAdmin.slips, 1);
});

test('letters that failed are told to the inviter once, and what is over is forgotten', async () => {
  const [person] = await kit.peopleWithoutAccount(1);
  await app.server.pool.query("update personnel.person set email = 'refused.one@mailbox.example' where id = $1", [person!.id]);
  await app.server.pool.query('delete from invitations.invitation where personnel_id = $1', [person!.id]);
  assert.equal((await hr.call(contract.invitePeople, { body: { people: [person!.id], act: 'invite' } })).status, 200);
  await until(async () => (await kit.rowOf(person!.id)).state === 'failed');
  assert.match((await kit.rowOf(person!.id)).failure ?? '', /no such mailbox/);
  const work = { server: app.server, accountId: 0, runId: '', progress: async () => undefined };
  await notifyInvitersJob.run(work, {});
  await notifyInvitersJob.run(work, {});
  const told = await app.server.pool.query(
    `select description from notifications.notification where title = 'Invitations that need follow-up'`,
  );
  assert.equal(told.rowCount, 1);
  assert.match(told.rows[0].description, /^1 letter could not be delivered/);

  const files = () =>
    app.server.pool.query(
      `select result->'file_id' as file from kernel.job_run where kind = 'invitations.print-slips' and result ? 'file_id'`,
    );
  assert.ok((await files()).rowCount! > 0);
  await kit.daysLater(2, () => forgetSlipsJob.run(work, {}));
  assert.equal((await files()).rowCount, 0, 'codes are on paper alone');
  await kit.daysLater(500, () => forgetInvitationsJob.run(work, {}));
  const left = await app.server.pool.query('select from invitations.invitation');
  assert.equal(left.rowCount, 0);
});
