import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { z } from 'zod';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { onDay } from '@talaan/testing/on-day.ts';
import { me } from '../../contract.ts';
import { resetPassword } from '../../contract/password-reset.ts';
import { login } from '../../contract/sign-in.ts';
import * as users from '../../contract/users.ts';
import { accountOf, auditOf, personOf, roleCalled } from './fixture.ts';

const TODAY = '2026-11-20';

let app: TestApp;
let admin: Caller;
before(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
after(() => app.close());

test('the list is searched by name, e-mail and employee number, and narrowed by role, state, person and applicants', async () => {
  const emails = async (query: Parameters<typeof find>[0]) => (await find(query)).map(({ email }) => email);
  assert.deepEqual(await emails({ term: 'clerk@' }), ['clerk@talaan.example']);
  const clerk = (await find({ term: 'clerk@' }))[0]!;
  assert.deepEqual(await emails({ term: clerk.number! }), ['clerk@talaan.example']);
  assert.deepEqual(await emails({ role: await roleCalled(app, 'Office clerk') }), ['clerk@talaan.example']);
  assert.deepEqual(await emails({ state: 'invited' }), ['information@talaan.example']);
  assert.deepEqual(await emails({ state: 'suspended' }), ['extension@talaan.example']);
  assert.deepEqual(await emails({ has_person: 'no' }), ['auditor@talaan.example', 'privacy@talaan.example']);
  assert.deepEqual(await emails({ applicant_only: 'yes' }), ['applicant@talaan.example']);
});

test('users stand in the order of their surnames', async () => {
  const persons = await find({ has_person: 'yes', per_page: 50 });
  const { rows } = await app.server.pool.query<{ id: number }>(
    'select a.id from identity.account a join personnel.person p on p.id = a.personnel_id order by p.plain_name, a.id limit 50',
  );
  const wanted = new Set(persons.map(({ id }) => id));
  assert.deepEqual(
    persons.map(({ id }) => id),
    rows.map(({ id }) => id).filter((id) => wanted.has(id)),
  );
});

test('an invited user sets a password by the mailed link and works with the roles that were given', async () => {
  const employee = await roleCalled(app, 'Employee');
  const body = {
    name: 'Ana Reyes',
    email: ' Ana.Reyes@Talaan.example ',
    roles: [{ role_id: employee, scope: 'self' as const, from: TODAY }],
  };
  const { status, body: answer } = await admin.call(users.inviteUser, { body });
  assert.equal(status, 200);
  assert.equal((await find({ term: 'ana.reyes' }))[0]!.state, 'invited');
  const nobody = await app.as('nobody');
  const before = await nobody.call(login, { body: { email: 'ana.reyes@talaan.example', password: 'anything at all' } });
  assert.equal(before.status, 401, 'an account without a password lets nobody in');
  const password = 'matulin na kalabaw 7';
  const token = await mailedToken('ana.reyes@talaan.example');
  assert.equal((await nobody.call(resetPassword, { body: { token, password } })).status, 200);
  assert.equal((await nobody.call(resetPassword, { body: { token, password } })).status, 422, 'the link works once');
  const signedIn = await nobody.call(login, { body: { email: 'ana.reyes@talaan.example', password } });
  assert.ok('token' in signedIn.body);
  assert.equal((await find({ term: 'ana.reyes' }))[0]!.state, 'active');
  assert.equal((await admin.call(users.resendInvitation, { params: { id: answer.id } })).status, 409);
});

test('a new invitation makes the earlier link void', async () => {
  const { body } = await admin.call(users.inviteUser, { body: { name: 'Ben Cruz', email: 'ben@talaan.example' } });
  const earlier = await mailedToken('ben@talaan.example');
  assert.equal((await admin.call(users.resendInvitation, { params: { id: body.id } })).status, 200);
  const nobody = await app.as('nobody');
  const tried = await nobody.call(resetPassword, { body: { token: earlier, password: 'matulin na kalabaw 7' } });
  assert.equal(tried.status, 422);
  assert.notEqual(await mailedToken('ben@talaan.example'), earlier);
});

test('an e-mail address and a person belong to one account', async () => {
  const twice = await admin.call(users.inviteUser, { body: { name: 'Twice', email: 'hr@talaan.example' } });
  assert.equal(twice.status, 422);
  assert.ok((twice.body as unknown as Refused).errors.email);
  const personnel_id = await personOf(app, 'hr');
  const joined = await admin.call(users.inviteUser, { body: { name: 'Twice', email: 'twice@talaan.example', personnel_id } });
  assert.ok((joined.body as unknown as Refused).errors.personnel_id);
  assert.deepEqual(await app.mails('twice@talaan.example'), [], 'nothing is mailed for a refused invitation');
});

test('a role that is given or taken away counts from the next call', async () => {
  const clerk = await app.as('clerk');
  const id = await accountOf(app, 'clerk');
  const role_id = await roleCalled(app, 'HR administrator');
  const mayAct = async () => (await clerk.call(me)).body.user.allowed_views.includes('PERSONNELS');
  assert.equal(await mayAct(), false);
  assert.equal((await admin.call(users.grantRole, { params: { id }, body: { role_id, scope: 'all', from: TODAY } })).status, 200);
  assert.equal(await mayAct(), true);
  const again = await admin.call(users.grantRole, { params: { id }, body: { role_id, scope: 'all', from: TODAY } });
  assert.equal(again.status, 422, 'a role is held once at a time');
  const grant = (await detail(id)).held.find(({ role }) => role === 'HR administrator')!;
  assert.equal((await admin.call(users.endRole, { params: { id, grant: grant.id }, body: {} })).status, 200);
  assert.equal(await mayAct(), false);
});

test('a role counts from its first to its last day, and its period stays in the history', async () => {
  const id = await accountOf(app, 'clerk');
  const clerk = await app.as('clerk');
  const role_id = await roleCalled(app, 'Records officer');
  const body = { role_id, scope: 'all' as const, from: '2026-12-01', to: '2026-12-15' };
  assert.equal((await admin.call(users.grantRole, { params: { id }, body })).status, 200);
  const hasRole = (day: string) =>
    onDay(app, day, async () => (await clerk.call(me)).body.user.roles.some(({ name }) => name === 'Records officer'));
  assert.deepEqual(
    [await hasRole('2026-11-30'), await hasRole('2026-12-01'), await hasRole('2026-12-15'), await hasRole('2026-12-16')],
    [false, true, true, false],
  );
  const held = (await detail(id)).held.find(({ role }) => role === 'Records officer')!;
  assert.deepEqual([held.state, held.from, held.to], ['coming', '2026-12-01', '2026-12-15']);
  await onDay(app, '2026-12-10', async () => {
    const earlier = await admin.call(users.endRole, { params: { id, grant: held.id }, body: { last_day: '2026-12-09' } });
    assert.equal(earlier.status, 422);
    const later = await admin.call(users.endRole, { params: { id, grant: held.id }, body: { last_day: '2026-12-20' } });
    assert.equal(later.status, 422, 'ending a role does not prolong it');
    assert.equal((await admin.call(users.endRole, { params: { id, grant: held.id }, body: { last_day: '2026-12-11' } })).status, 200);
  });
  await onDay(app, '2026-12-12', async () => {
    const past = (await detail(id)).held.find(({ role }) => role === 'Records officer')!;
    assert.deepEqual([past.state, past.to], ['past', '2026-12-11']);
  });
});

test('a scope names its place, and a role begins today or later', async () => {
  const params = { id: await accountOf(app, 'clerk') };
  const role_id = await roleCalled(app, 'Records officer');
  for (const [body, field] of [
    [{ role_id, scope: 'office', from: TODAY }, 'office_id'],
    [{ role_id, scope: 'campus', from: TODAY }, 'campus_id'],
    [{ role_id, scope: 'all', from: '2026-11-19' }, 'from'],
    [{ role_id, scope: 'all', from: TODAY, to: '2026-11-01' }, 'to'],
    [{ role_id, scope: 'office', office_id: 999_999, from: TODAY }, 'office_id'],
  ] as const) {
    const { status, body: refused } = await admin.call(users.grantRole, { params, body });
    assert.equal(status, 422);
    assert.ok((refused as unknown as Refused).errors[field], field);
  }
});

test('a suspension ends every session at once and is lifted with its reason on record', async () => {
  const head = await app.signIn('dean');
  const id = await accountOf(app, 'dean');
  assert.equal((await admin.call(users.suspendUser, { params: { id }, body: { reason: ' ' } })).status, 422);
  assert.equal((await admin.call(users.suspendUser, { params: { id }, body: { reason: 'On study leave' } })).status, 200);
  assert.equal((await head.call(me)).status, 401);
  await assert.rejects(app.signIn('dean'));
  assert.equal((await detail(id)).suspended_because, 'On study leave');
  assert.equal((await admin.call(users.suspendUser, { params: { id }, body: { reason: 'Twice' } })).status, 409);
  assert.equal((await admin.call(users.liftSuspension, { params: { id } })).status, 200);
  assert.equal((await (await app.signIn('dean')).call(me)).status, 200);
});

test('sessions are seen and ended, the second factor is reset, and the user is told by mail', async () => {
  const faculty = await app.signIn('faculty');
  const id = await accountOf(app, 'faculty');
  await app.server.pool.query('insert into identity.email_factor (account_id, since) values ($1, now())', [id]);
  const shown = await detail(id);
  assert.ok(shown.sessions.length >= 1);
  assert.equal(shown.has_second_factor, true);
  assert.equal((await admin.call(users.resetSecondFactor, { params: { id } })).status, 200);
  assert.equal((await faculty.call(me)).status, 401);
  const after = await detail(id);
  assert.deepEqual([after.sessions.length, after.has_second_factor], [0, false]);
  assert.match((await app.mails('faculty@talaan.example'))[0]!.subject, /second factor/);
});

test('the sign-in history of an account shows what was tried', async () => {
  const nobody = await app.as('nobody');
  await nobody.call(login, { body: { email: 'property@talaan.example', password: 'a guess' } });
  await app.signIn('property');
  const { body } = await admin.call(users.listSignIns, { params: { id: await accountOf(app, 'property') } });
  assert.equal(body.sign_ins[0]!.outcome, 'signed_in');
  assert.ok(body.sign_ins.some(({ outcome }) => outcome === 'wrong_password'));
});

test('an account is joined to a person and parted again, and a changed address is told to the earlier one', async () => {
  const id = await accountOf(app, 'applicant');
  const { body } = await admin.call(users.findPeopleToJoin, { query: { term: 'dela cruz' } });
  const taken = await personOf(app, 'hr');
  const free = body.people.find((one) => one.id !== taken)!;
  assert.equal((await admin.call(users.joinPerson, { params: { id }, body: { personnel_id: taken } })).status, 422);
  assert.equal((await admin.call(users.joinPerson, { params: { id }, body: { personnel_id: 2_000_000_000 } })).status, 404);
  assert.equal((await admin.call(users.joinPerson, { params: { id }, body: { personnel_id: free.id } })).status, 200);
  assert.equal((await detail(id)).person?.fullname, free.fullname);
  assert.equal((await admin.call(users.joinPerson, { params: { id }, body: { personnel_id: null } })).status, 200);
  const edited = { name: 'Jomari B. Villareal', email: 'jomari@talaan.example' };
  assert.equal((await admin.call(users.editUser, { params: { id }, body: edited })).status, 200);
  assert.match((await app.mails('applicant@talaan.example'))[0]!.content_text!, /jomari@talaan\.example/);
});

test('every change is written down with who did it', async () => {
  const given = await auditOf(app, 'assign a role');
  assert.ok(given.length > 0);
  assert.ok(given.some(({ personnel_id, subject }) => personnel_id !== null && subject.startsWith('identity.account:')));
});

test('the list of users tells who is signed in and who has a second factor', async () => {
  const total = async (query: object) => (await admin.call(users.listUsers, { query })).body.total;
  const all = await total({});
  assert.equal((await total({ signed_in: 'yes' })) + (await total({ signed_in: 'no' })), all);
  assert.ok((await total({ signed_in: 'yes' })) >= 1);
  const before = await total({ second_factor: 'yes' });
  await app.server.pool.query(
    "insert into identity.email_factor select id, '2026-11-20' from identity.account where email = 'dean@talaan.example'",
  );
  assert.equal(await total({ second_factor: 'yes' }), before + 1);
});

interface Refused {
  message: string;
  errors: Record<string, string[]>;
}

async function find(query: z.input<typeof users.listUsers.query>) {
  return (await admin.call(users.listUsers, { query })).body.users;
}

async function detail(id: number) {
  return (await admin.call(users.readUser, { params: { id } })).body.user;
}

async function mailedToken(email: string): Promise<string> {
  const [mail] = await app.mails(email);
  return mail!.content_text!.match(/verify_token#([\w-]{43})/)![1]!;
}
