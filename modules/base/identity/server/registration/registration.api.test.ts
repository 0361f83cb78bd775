import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { applicantBody } from '@talaan/applicants/server/fixtures/applicant-body.ts';
import { me } from '../../contract.ts';
import {
  confirmRegistration,
  dismissRegistration,
  findUnregistered,
  joinRegistration,
  listRegistrations,
  readRegistrationLink,
  register,
} from '../../contract/registration.ts';
import { login } from '../../contract/sign-in.ts';
import { leaveToHr } from './leave-to-hr.ts';

const PASSWORD = 'kalabaw sa bukid';

interface Person {
  id: number;
  idno: string;
  birth_date: string;
  fullname: string;
  track: string;
}

let app: TestApp;
let nobody: Caller;
let hr: Caller;
/** People who serve and have no account yet. */
let unregistered: Person[];
before(async () => {
  app = await startTestApp({ work: 'asked' });
  nobody = await app.as('nobody');
  hr = await app.as('hr');
  const { rows } = await app.server.pool.query<Person>(`
    select p.id, p.idno, p.birth_date, p.fullname, t.track from personnel.person p
    join personnel.appointment a on a.personnel_id = p.id and a.during @> '2026-11-20'::date
    join organization.position t on t.id = a.position_id
    where p.birth_date is not null and not exists (select from identity.account c where c.personnel_id = p.id) order by p.id desc`);
  unregistered = rows;
});
after(() => app.close());

const take = (track?: string) =>
  unregistered.splice(
    unregistered.findIndex((one) => !track || one.track === track),
    1,
  )[0]!;
const staff = ({ idno, birth_date }: Pick<Person, 'idno' | 'birth_date'>, email: string) => ({
  kind: 'staff' as const,
  idno,
  birth_date,
  email,
});

test('staff register by number, birth date and an e-mail that they confirm, and see what an employee sees', async () => {
  for (const [track, role] of [
    ['staff', 'Employee'],
    ['faculty', 'Faculty'],
  ] as const) {
    const person = take(track);
    const email = `new.${track}@talaan.example`;
    const asked = await nobody.call(register, { body: staff(person, ` ${email.toUpperCase()} `) });
    assert.equal(asked.status, 200, JSON.stringify(asked.body));
    const token = await openMail(email);
    const { owner } = (await nobody.call(readRegistrationLink, { body: { token } })).body;
    assert.equal(owner?.email, email);
    const made = await nobody.call(confirmRegistration, { body: { token, password: PASSWORD } });
    assert.equal(made.status, 200, JSON.stringify(made.body));
    const user = await readUser(email);
    assert.equal(user.personnel?.id, person.id);
    assert.deepEqual(user.roles, [{ name: role }]);
    const { rows } = await app.server.pool.query(
      'select scope, lower(during)::text as since from identity.account_role where account_id = $1',
      [user.id],
    );
    assert.deepEqual(rows, [{ scope: 'self', since: '2026-11-20' }]);
  }
});

test('an applicant registers, confirms by the mailed link, and is an applicant only, with a record of their own', async () => {
  await nobody.call(register, { body: applicantBody('ana@elsewhere.example', 'Ana Ñuñez') });
  const token = await openMail('ana@elsewhere.example');
  const given = { token, password: PASSWORD, role: 'Administrator', roles: ['Administrator'], personnel_id: 1, scope: 'all' };
  assert.equal((await nobody.call(confirmRegistration, { body: given })).status, 200);
  const user = await readUser('ana@elsewhere.example');
  assert.deepEqual([user.name, user.applicant_only, user.allowed_views], ['Ana Ñuñez', true, []]);
  assert.match(user.personnel!.idno, /^A-2026-\d{5}$/);
  assert.equal(user.personnel!.department, null);
  const { rows } = await app.server.pool.query('select is_applicant, mobile, email from personnel.person where id = $1', [
    user.personnel!.id,
  ]);
  assert.deepEqual(rows, [{ is_applicant: true, mobile: '+639171234567', email: 'ana@elsewhere.example' }]);
  const kept = await app.server.pool.query("select applicant from identity.registration where email = 'ana@elsewhere.example'");
  assert.deepEqual(kept.rows, [{ applicant: null }]);
});

test('whatever does not match gets the same answer as what does, and a line with its reason before HR', async () => {
  const person = take();
  const tries = [
    ['unknown_number', staff({ idno: '0000-000', birth_date: '1990-01-01' }, 'a@elsewhere.example')],
    ['wrong_birth_date', staff({ ...person, birth_date: '1990-01-01' }, 'b@elsewhere.example')],
    ['has_account', staff(people.clerkOfArtsAndSciences, 'c@elsewhere.example')],
    ['email_taken', staff(person, 'dean@talaan.example')],
    ['not_serving', staff(people.formerTeacher, 'd@elsewhere.example')],
  ] as const;
  const matching = await nobody.call(register, { body: staff(take(), 'match@elsewhere.example') });
  for (const [, body] of tries) {
    const answer = await nobody.call(register, { body });
    assert.equal(answer.status, 200);
    assert.deepEqual(
      { ...answer.body, message: answer.body.message.replace(body.email, '…') },
      { ...matching.body, message: matching.body.message.replace('match@elsewhere.example', '…') },
    );
  }
  for (const [reason, { email }] of tries) {
    const line = await findLine(email);
    assert.equal(line.reason, reason);
    assert.deepEqual(
      (await app.mails(email)).filter(({ subject }) => subject.startsWith('Confirm')),
      [],
    );
  }
  assert.ok((await app.mails('dean@talaan.example')).some(({ subject }) => subject === 'You have an account with Talaan'));
  const told = await app.server.db
    .selectFrom('notifications.notification')
    .select('link')
    .where('title', '=', 'A registration does not match')
    .execute();
  assert.ok(told.some(({ link }) => link === '/settings/admin/registrations?state=for_hr'));
});

test('the same try once more is counted on its line', async () => {
  const body = staff({ idno: '0000-001', birth_date: '1990-01-01' }, 'again@elsewhere.example');
  await nobody.call(register, { body });
  await findLine('again@elsewhere.example');
  await nobody.call(register, { body });
  const line = await findLine('again@elsewhere.example', ({ tries }) => tries === 2);
  assert.equal(line.reason, 'unknown_number');
});

test('HR joins an unmatched registration to a person, who still confirms the e-mail', async () => {
  const person = take('staff');
  await nobody.call(register, { body: staff({ ...person, birth_date: '1901-01-01' }, 'typo@elsewhere.example') });
  const { id } = await findLine('typo@elsewhere.example');
  const found = await hr.call(findUnregistered, { query: { term: person.idno } });
  assert.ok(found.body.people.some((one) => one.id === person.id));
  const taken = await hr.call(joinRegistration, { params: { id }, body: { personnel_id: (await hr.call(me)).body.user.personnel!.id } });
  assert.equal(taken.status, 422);
  const joined = await hr.call(joinRegistration, { params: { id }, body: { personnel_id: person.id } });
  assert.equal(joined.status, 200, JSON.stringify(joined.body));
  assert.equal((await hr.call(dismissRegistration, { params: { id } })).status, 409);
  const token = await openMail('typo@elsewhere.example');
  assert.equal((await nobody.call(confirmRegistration, { body: { token, password: PASSWORD } })).status, 200);
  assert.equal((await readUser('typo@elsewhere.example')).personnel?.id, person.id);
});

test('HR joins the account of an applicant who was hired, which keeps its password', async () => {
  await nobody.call(register, { body: applicantBody('hired@elsewhere.example', 'Hired Person') });
  await nobody.call(confirmRegistration, { body: { token: await openMail('hired@elsewhere.example'), password: PASSWORD } });
  // As accounts of applicants were before they had records.
  await app.server.pool.query("update identity.account set personnel_id = null where email = 'hired@elsewhere.example'");
  const person = take('staff');
  await nobody.call(register, { body: staff(person, 'hired@elsewhere.example') });
  const { id, reason } = await findLine('hired@elsewhere.example', ({ state }) => state === 'for_hr');
  assert.equal(reason, 'email_taken');
  assert.equal((await hr.call(joinRegistration, { params: { id }, body: { personnel_id: person.id } })).status, 200);
  const user = await readUser('hired@elsewhere.example');
  assert.equal(user.personnel?.id, person.id);
  assert.equal(user.applicant_only, false);
});

test('however many do not match, each reaches HR over the same connection', async () => {
  const { server } = app;
  const needs = { notifyKeepers: async () => undefined };
  await server.db.transaction().execute(async (db) => {
    for (let n = 0; n < 12; n++) {
      const given = { name: 'Nobody', idno: `0000-1${n}`, birth_date: '1990-01-01', personnel_id: null, office_id: null };
      await leaveToHr(db, server, needs, { ...given, email: `many.${n}@elsewhere.example`, reason: 'unknown_number' });
    }
  });
  assert.equal((await findLine('many.11@elsewhere.example')).state, 'for_hr');
});

test('HR dismisses a registration, and nobody else can', async () => {
  await nobody.call(register, { body: staff({ idno: '0000-002', birth_date: '1990-01-01' }, 'spam@elsewhere.example') });
  const { id } = await findLine('spam@elsewhere.example');
  for (const who of ['employee', 'head', 'clerk', 'nobody']) {
    const { status } = await (await app.as(who)).call(dismissRegistration, { params: { id } });
    assert.ok([401, 403].includes(status), who);
  }
  assert.equal((await hr.call(dismissRegistration, { params: { id } })).status, 200);
  assert.equal((await findLine('spam@elsewhere.example')).state, 'dismissed');
});

test('a link makes one account, however often it is opened at once', async () => {
  await nobody.call(register, { body: staff(take(), 'twice@talaan.example') });
  const token = await openMail('twice@talaan.example');
  const both = await Promise.all([1, 2].map(() => nobody.call(confirmRegistration, { body: { token, password: PASSWORD } })));
  assert.deepEqual(
    both.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 422],
  );
});

test('of two who register for one person, the second to confirm is refused', async () => {
  const person = take();
  await nobody.call(register, { body: staff(person, 'real@elsewhere.example') });
  await nobody.call(register, { body: staff(person, 'thief@elsewhere.example') });
  const tokens = [await openMail('real@elsewhere.example'), await openMail('thief@elsewhere.example')];
  const statuses = [];
  for (const token of tokens) statuses.push((await nobody.call(confirmRegistration, { body: { token, password: PASSWORD } })).status);
  assert.deepEqual(statuses, [200, 409]);
});

test('an expired link makes no account', async () => {
  await nobody.call(register, { body: applicantBody('late@elsewhere.example') });
  const token = await openMail('late@elsewhere.example');
  await app.server.pool.query(
    "update identity.registration set expires_at = expires_at - interval '24 hours' where email = 'late@elsewhere.example'",
  );
  assert.equal((await nobody.call(readRegistrationLink, { body: { token } })).body.owner, null);
  assert.equal((await nobody.call(confirmRegistration, { body: { token, password: PASSWORD } })).status, 422);
});

test('the birth date of a number cannot be guessed: five tries a day, no matter who makes them', async () => {
  await app.server.pool.query('delete from identity.public_request');
  const person = take();
  const statuses = [];
  for (let day = 1; day <= 6; day++)
    statuses.push(
      (await nobody.call(register, { body: staff({ ...person, birth_date: `1990-01-0${day}` }, `guess${day}@elsewhere.example`) })).status,
    );
  assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429]);
});

async function readUser(email: string) {
  const { body } = await nobody.call(login, { body: { email, password: PASSWORD } });
  assert.ok('token' in body, JSON.stringify(body));
  const answer = await fetch(`${app.url}${me.path}`, { headers: { authorization: `Bearer ${body.token}` } });
  return me.response.parse(await answer.json()).user;
}

/** The line of an address in HR's list, once the job has written it as wanted. */
async function findLine(email: string, wanted: (line: { tries: number; state: string }) => boolean = ({ state }) => state !== 'mailed') {
  for (let tries = 0; tries < 400; tries++) {
    const { body } = await hr.call(listRegistrations, { query: { term: email } });
    const line = body.registrations.find((one) => one.email === email && wanted(one));
    if (line) return line;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`HR saw no line of ${email} within 20 seconds`);
}

/** The token of the link mailed to an address. */
async function openMail(email: string): Promise<string> {
  for (let tries = 0; tries < 400; tries++) {
    for (const { content_text } of await app.mails(email)) {
      const token = content_text?.match(/\/confirm_registration#([\w-]{43})/)?.[1];
      if (token) return token;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no link was mailed to ${email} within 20 seconds`);
}
