import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { me } from '../../contract.ts';
import {
  beginPasskey,
  challengePasskey,
  listPasskeys,
  registerPasskey,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from '../../contract/passkeys.ts';
import { makeAuthenticator } from './fixtures/software-authenticator.ts';

const PASSWORD = 'Talaan-demo-2026';

let app: TestApp;
let nobody: Caller;
before(async () => {
  app = await startTestApp();
  nobody = await app.as('nobody');
});
after(() => app.close());

type Authenticator = ReturnType<typeof makeAuthenticator>;
const errorOf = (answer: { body: unknown }) => (answer.body as { error?: string; message?: string }).error;

function newAuthenticator(): Authenticator {
  return makeAuthenticator({ origin: app.server.settings.publicUrl, rpID: 'localhost' });
}

async function register(who: Caller, authenticator: Authenticator, name = 'Laptop') {
  const begun = await who.call(beginPasskey);
  assert.equal(begun.status, 200, JSON.stringify(begun.body));
  return who.call(registerPasskey, { body: { name, credential: authenticator.register(begun.body.options) } });
}

async function signIn(authenticator: Authenticator, bent = {}) {
  const { body } = await nobody.call(challengePasskey);
  return nobody.call(signInWithPasskey, { body: { credential: authenticator.signIn(body.options, bent) } });
}

async function signedInLongAgo(who: string): Promise<void> {
  await app.server.pool.query(
    `update identity.session set created_at = created_at - interval '11 minutes' where account_id = (select id from identity.account where email = $1)`,
    [`${who}@talaan.example`],
  );
}

test('a passkey is added, signs its owner in without a password, and is listed with its last use', async () => {
  const hr = await app.as('hr');
  const laptop = newAuthenticator();
  const added = await register(hr, laptop);
  assert.equal(added.status, 200, JSON.stringify(added.body));
  const { status, body } = await signIn(laptop);
  assert.equal(status, 200, JSON.stringify(body));
  const answer = await fetch(`${app.url}${me.path}`, { headers: { authorization: `Bearer ${body.token}` } });
  assert.equal(((await answer.json()) as { user: { email: string } }).user.email, 'hr@talaan.example');
  const listed = (await hr.call(listPasskeys)).body.passkeys;
  assert.equal(listed.length, 1);
  assert.ok(listed[0]?.last_used_at);
  assert.ok((await app.mails('hr@talaan.example')).some(({ subject }) => subject === 'A passkey has been added to your account'));
});

test('an answer to a challenge counts once', async () => {
  const laptop = newAuthenticator();
  await register(await app.as('head'), laptop);
  const { body } = await nobody.call(challengePasskey);
  const credential = laptop.signIn(body.options);
  assert.equal((await nobody.call(signInWithPasskey, { body: { credential } })).status, 200);
  const again = await nobody.call(signInWithPasskey, { body: { credential } });
  assert.equal(again.status, 401);
  assert.match(errorOf(again) ?? '', /too long, or was sent before/);
});

test('two answers to two challenges with one count, at the same moment, let one in', async () => {
  const laptop = newAuthenticator();
  await register(await app.as('clerk'), laptop);
  const [first, second] = await Promise.all([nobody.call(challengePasskey), nobody.call(challengePasskey)]);
  const one = laptop.signIn(first.body.options);
  laptop.rewind(0);
  const other = laptop.signIn(second.body.options);
  const answers = await Promise.all([one, other].map((credential) => nobody.call(signInWithPasskey, { body: { credential } })));
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 401],
  );
});

test('a challenge of more than five minutes ago, of another ceremony or of another account does not count', async () => {
  const [dean, faculty] = await Promise.all([app.as('dean'), app.as('faculty')]);
  const laptop = newAuthenticator();
  await register(dean, laptop);
  const late = await nobody.call(challengePasskey);
  await app.server.pool.query(`update identity.passkey_challenge set expires_at = expires_at - interval '5 minutes'`);
  assert.equal((await nobody.call(signInWithPasskey, { body: { credential: laptop.signIn(late.body.options) } })).status, 401);

  const begun = (await faculty.call(beginPasskey)).body.options;
  assert.equal((await nobody.call(signInWithPasskey, { body: { credential: laptop.signIn(begun) } })).status, 401);
  const planted = newAuthenticator().register(begun);
  const answer = await dean.call(registerPasskey, { body: { name: 'Planted', credential: planted } });
  assert.equal(answer.status, 409);
  assert.equal((await dean.call(listPasskeys)).body.passkeys.length, 1);
});

test('an answer made for another site is refused, at registration and at sign-in', async () => {
  const president = await app.as('president');
  for (const bent of [{ origin: 'https://talaan.phish.example' }, { rpID: 'phish.example' }, { origin: 'http://localhost:1' }]) {
    const begun = (await president.call(beginPasskey)).body.options;
    const made = await president.call(registerPasskey, {
      body: { name: 'Elsewhere', credential: newAuthenticator().register(begun, bent) },
    });
    assert.equal(made.status, 409, JSON.stringify(bent));
  }
  const laptop = newAuthenticator();
  await register(president, laptop);
  for (const bent of [{ origin: 'https://talaan.phish.example' }, { rpID: 'phish.example' }])
    assert.equal((await signIn(laptop, bent)).status, 401, JSON.stringify(bent));
});

test('without a finger, a face or a PIN a passkey is half a sign-in, and refused', async () => {
  const admin = await app.as('admin');
  const begun = (await admin.call(beginPasskey)).body.options;
  const touched = newAuthenticator().register(begun, { verifiesUser: false });
  assert.equal((await admin.call(registerPasskey, { body: { name: 'Touch only', credential: touched } })).status, 409);
  const laptop = newAuthenticator();
  await register(admin, laptop);
  assert.equal((await signIn(laptop, { verifiesUser: false })).status, 401);
});

test('a key that nobody has registered, and one that names another account, open nothing', async () => {
  const employee = await app.as('employee');
  const laptop = newAuthenticator();
  await register(employee, laptop);
  assert.equal((await signIn(newAuthenticator())).status, 401);
  assert.equal((await signIn(laptop, { userHandle: 'c29tZWJvZHkgZWxzZQ' })).status, 401);
});

test('a count that goes back means a copied key: it is refused, and the record says so', async () => {
  const faculty = await app.signIn('faculty');
  const laptop = newAuthenticator();
  await register(faculty, laptop, 'Copied');
  assert.equal((await signIn(laptop)).status, 200);
  laptop.rewind(0);
  assert.equal((await signIn(laptop)).status, 401);
  const { rows } = await app.server.pool.query<{ after: { reason: string } }>(
    "select after from kernel.audit_event where action = 'refuse a passkey' order by id desc limit 1",
  );
  assert.match(rows[0]?.after.reason ?? '', /counter/i);
});

test('a passkey cannot be added twice, and opens a suspended account no more', async () => {
  const head = await app.signIn('head');
  const laptop = newAuthenticator();
  await register(head, laptop);
  assert.equal((await register(head, laptop)).status, 409);
  await app.server.pool.query("update identity.account set suspended_at = now() where email = 'head@talaan.example'");
  const answer = await signIn(laptop);
  await app.server.pool.query("update identity.account set suspended_at = null where email = 'head@talaan.example'");
  assert.equal(answer.status, 401);
});

test('some time after signing in, adding and removing ask for the password', async () => {
  const dean = await app.signIn('dean');
  const laptop = newAuthenticator();
  const { id } = (await register(dean, laptop, 'Old laptop')).body.passkey;
  await signedInLongAgo('dean');
  assert.equal((await dean.call(listPasskeys)).body.needs_password, true);
  for (const password of [undefined, 'not this']) {
    assert.equal((await dean.call(beginPasskey, { body: { password } })).status, 422);
    assert.equal((await dean.call(removePasskey, { params: { id }, body: { password } })).status, 422);
  }
  assert.equal((await dean.call(beginPasskey, { body: { password: PASSWORD } })).status, 200);
  assert.equal((await dean.call(removePasskey, { params: { id }, body: { password: PASSWORD } })).status, 200);
  assert.equal((await signIn(laptop)).status, 401);
});

test('anyone who finds a browser open cannot guess the password there', async () => {
  const employee = await app.signIn('employee');
  await signedInLongAgo('employee');
  for (let tries = 0; tries < 5; tries += 1) await employee.call(beginPasskey, { body: { password: 'guess' } });
  assert.equal((await employee.call(beginPasskey, { body: { password: PASSWORD } })).status, 429);
});

test('one renames and removes one’s own passkeys only', async () => {
  const [hr, clerk] = await Promise.all([app.signIn('hr'), app.signIn('clerk')]);
  const { id } = (await register(hr, newAuthenticator(), 'Phone')).body.passkey;
  assert.equal((await clerk.call(renamePasskey, { params: { id }, body: { name: 'Mine' } })).status, 404);
  assert.equal((await clerk.call(removePasskey, { params: { id } })).status, 404);
  assert.equal((await hr.call(renamePasskey, { params: { id }, body: { name: ' ' } })).status, 422);
  assert.equal((await hr.call(renamePasskey, { params: { id }, body: { name: ' Office phone ' } })).body.passkey.name, 'Office phone');
  assert.equal((await hr.call(removePasskey, { params: { id } })).status, 200);
});
