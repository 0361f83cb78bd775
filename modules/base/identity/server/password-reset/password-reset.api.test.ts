import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { me } from '../../contract.ts';
import { askForReset, readResetLink, resetPassword } from '../../contract/password-reset.ts';
import { login } from '../../contract/sign-in.ts';

const NEW = 'kalabaw sa bukid';

let app: TestApp;
let nobody: Caller;
before(async () => {
  app = await startTestApp({ work: 'asked' });
  nobody = await app.as('nobody');
});
after(() => app.close());

test('a forgotten password is set anew by the mailed link, which ends the sessions and says so by mail', async () => {
  const before = await app.signIn('employee');
  const token = await askAndOpen('employee@talaan.example');
  assert.equal((await nobody.call(readResetLink, { body: { token } })).body.works, true);
  const { status, body } = await nobody.call(resetPassword, { body: { token, password: NEW } });
  assert.equal(status, 200, JSON.stringify(body));
  assert.equal((await before.call(me)).status, 401);
  assert.equal((await nobody.call(login, { body: { email: 'employee@talaan.example', password: 'Talaan-demo-2026' } })).status, 401);
  assert.equal((await nobody.call(login, { body: { email: 'employee@talaan.example', password: NEW } })).status, 200);
  assert.ok((await app.mails('employee@talaan.example')).some(({ subject }) => subject === 'Your password has been changed'));
  assert.ok(await hasEvent('reset the password'));
});

test('a link that was used does nothing more', async () => {
  const token = await askAndOpen('head@talaan.example');
  assert.equal((await nobody.call(resetPassword, { body: { token, password: NEW } })).status, 200);
  const again = await nobody.call(resetPassword, { body: { token, password: 'another password' } });
  assert.equal(again.status, 422);
  assert.deepEqual(errorsOf(again), { token: ['This link no longer works. Ask for a new one.'] });
  assert.equal((await nobody.call(readResetLink, { body: { token } })).body.works, false);
});

test('of two who open one link at the same moment, one wins', async () => {
  const token = await askAndOpen('dean@talaan.example');
  const passwords = ['the first of the two', 'the second of the two'];
  const answers = await Promise.all(passwords.map((password) => nobody.call(resetPassword, { body: { token, password } })));
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 422],
  );
});

test('an older link dies when a newer one is asked for, and each dies after 30 minutes', async () => {
  const older = await askAndOpen('clerk@talaan.example');
  const newer = await askAndOpen('clerk@talaan.example');
  assert.equal((await nobody.call(readResetLink, { body: { token: older } })).body.works, false);
  await app.server.pool.query("update identity.reset_link set expires_at = expires_at - interval '30 minutes'");
  assert.equal((await nobody.call(readResetLink, { body: { token: newer } })).body.works, false);
  assert.equal((await nobody.call(resetPassword, { body: { token: newer, password: NEW } })).status, 422);
});

test('a token that was guessed, and the hash that is kept, open nothing', async () => {
  await askAndOpen('president@talaan.example');
  const { rows } = await app.server.pool.query<{ kept: Buffer }>('select token_hash as kept from identity.reset_link');
  for (const token of ['A'.repeat(43), ...rows.map(({ kept }) => kept.toString('base64url'))])
    assert.equal((await nobody.call(resetPassword, { body: { token, password: NEW } })).status, 422);
});

test('an unknown and a known address get the same answer, and only the known one a mail', async () => {
  const answers = [];
  for (const email of ['hr@talaan.example', 'no.one@talaan.example']) answers.push(await nobody.call(askForReset, { body: { email } }));
  assert.deepEqual(answers[0]!.body, answers[1]!.body);
  assert.deepEqual([answers[0]!.status, answers[1]!.status], [200, 200]);
  await openMail('hr@talaan.example');
  assert.deepEqual(await app.mails('no.one@talaan.example'), []);
});

test('anyone who asks too often waits, and an address without an account waits as long', async () => {
  const statuses = async (email: string) => {
    const all = [];
    for (let asked = 0; asked < 4; asked++) all.push((await nobody.call(askForReset, { body: { email } })).status);
    return all;
  };
  assert.deepEqual(await statuses('faculty@talaan.example'), [200, 200, 200, 429]);
  assert.deepEqual(await statuses('stranger@talaan.example'), [200, 200, 200, 429]);
});

test('a weak password is refused and leaves the link as it was', async () => {
  const token = await askAndOpen('admin@talaan.example');
  for (const password of ['short', '1234567890', 'QwertyUIOP', 'Talaan2026!', 'x'.repeat(129)]) {
    const refused = await nobody.call(resetPassword, { body: { token, password } });
    assert.equal(refused.status, 422, password);
    assert.ok(errorsOf(refused).password, password);
  }
  assert.equal((await nobody.call(resetPassword, { body: { token, password: NEW, role: 'Administrator' } as never })).status, 200);
});

test('a suspended account gets no link, and one that it has is worth nothing', async () => {
  const token = await askAndOpen('admin@talaan.example');
  await app.server.pool.query("update identity.account set suspended_at = now() where email = 'admin@talaan.example'");
  assert.equal((await nobody.call(resetPassword, { body: { token, password: NEW } })).status, 422);
  await app.server.pool.query("update identity.account set suspended_at = null where email = 'admin@talaan.example'");
});

test('a reset goes round no second factor: it is asked for in every browser again', async () => {
  await app.server.pool.query('delete from identity.public_request');
  await app.server.pool.query(`
    with wanted as (select id from identity.account where email = 'faculty@talaan.example'),
      factor as (insert into identity.email_factor (account_id, since) select id, now() from wanted)
    insert into identity.known_browser (account_id, secret_hash, device, last_seen_at, remembered_at, remembered_until)
    select id, '\\x00', 'a browser', now(), now(), now() + interval '30 days' from wanted`);
  const token = await askAndOpen('faculty@talaan.example');
  assert.equal((await nobody.call(resetPassword, { body: { token, password: NEW } })).status, 200);
  const { body } = await nobody.call(login, { body: { email: 'faculty@talaan.example', password: NEW } });
  assert.ok('two_factor' in body && !('token' in body));
  const remembered = await app.server.db
    .selectFrom('identity.known_browser')
    .select('id')
    .where('remembered_until', 'is not', null)
    .execute();
  assert.deepEqual(remembered, []);
});

test('the new password opens an account that wrong ones had closed', async () => {
  await app.server.pool.query('delete from identity.public_request');
  for (let tries = 0; tries < 6; tries++)
    await nobody.call(login, { body: { email: 'president@talaan.example', password: 'a wrong password' } });
  assert.equal((await nobody.call(login, { body: { email: 'president@talaan.example', password: 'Talaan-demo-2026' } })).status, 429);
  const token = await askAndOpen('president@talaan.example');
  assert.equal((await nobody.call(resetPassword, { body: { token, password: NEW } })).status, 200);
  assert.equal((await nobody.call(login, { body: { email: 'president@talaan.example', password: NEW } })).status, 200);
});

function errorsOf(answer: { body: unknown }): Record<string, string[]> {
  return (answer.body as { errors: Record<string, string[]> }).errors;
}

async function hasEvent(action: string): Promise<boolean> {
  const event = await app.server.db.selectFrom('kernel.audit_event').select('id').where('action', '=', action).executeTakeFirst();
  return event !== undefined;
}

/** Asks for a link and opens the mail that brings it. */
async function askAndOpen(email: string): Promise<string> {
  const earlier = await newestLink(email);
  const { status, body } = await nobody.call(askForReset, { body: { email } });
  assert.equal(status, 200, JSON.stringify(body));
  return openMail(email, earlier);
}

/** The token of the newest link mailed to an address, once it is another one than the earlier. */
async function openMail(email: string, earlier?: string): Promise<string> {
  for (let tries = 0; tries < 400; tries++) {
    const token = await newestLink(email);
    if (token && token !== earlier) return token;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no link was mailed to ${email} within 20 seconds`);
}

async function newestLink(email: string): Promise<string | undefined> {
  const tokens = (await app.mails(email)).map(({ content_text }) => content_text?.match(/\/verify_token#([\w-]{43})/)?.[1]);
  return tokens.find(Boolean);
}
