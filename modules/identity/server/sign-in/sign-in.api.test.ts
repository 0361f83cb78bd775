import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { me, welcome } from '../../contract.ts';
import { login, logout } from '../../contract/sign-in.ts';

const PASSWORD = 'Talaan-demo-2026';
const WRONG_TRIES = 5;

let app: TestApp;
before(async () => {
  app = await startTestApp({ work: false });
});
after(() => app.close());

test('the right password opens a session that says who one is', async () => {
  const hr = await app.as('hr');
  const { status, body } = await hr.call(me);
  assert.equal(status, 200);
  assert.equal(body.user.email, 'hr@talaan.example');
  assert.ok(body.user.allowed_views.includes('PERSONNELS'));
  assert.equal(body.user.personnel?.department?.acronym, 'HRMO');
  assert.ok(body.default_avatar && body.base_url);
});

test('the e-mail address is trimmed and its case does not matter', async () => {
  const nobody = await app.as('nobody');
  const answer = await nobody.call(login, { body: { email: '  HR@talaan.example ', password: PASSWORD } });
  assert.equal(answer.status, 200);
  assert.ok('token' in answer.body && answer.body.token.length > 40);
});

test('a wrong password and an unknown address get the same answer', async () => {
  const nobody = await app.as('nobody');
  const wrong = await nobody.call(login, { body: { email: 'dean@talaan.example', password: 'not this' } });
  const unknown = await nobody.call(login, { body: { email: 'no.one@talaan.example', password: 'not this' } });
  assert.equal(wrong.status, 401);
  assert.equal(unknown.status, 401);
  assert.deepEqual(wrong.body, unknown.body);
  assert.ok((wrong.body as unknown as { error: string }).error);
});

test('after five wrong tries an account is closed for a while, also for the right password', async () => {
  const nobody = await app.as('nobody');
  for (let tries = 0; tries < WRONG_TRIES; tries += 1) {
    await nobody.call(login, { body: { email: 'clerk@talaan.example', password: 'guess' } });
  }
  const answer = await nobody.call(login, { body: { email: 'clerk@talaan.example', password: PASSWORD } });
  assert.equal(answer.status, 429);
  assert.ok(Number(answer.headers.get('retry-after')) > 0);
});

test('wrong tries at the same moment are all counted', async () => {
  const nobody = await app.as('nobody');
  const guess = () => nobody.call(login, { body: { email: 'president@talaan.example', password: 'guess' } });
  await Promise.all(Array.from({ length: WRONG_TRIES }, guess));
  assert.equal((await guess()).status, 429);
});

test('signing out ends the session at once', async () => {
  const nobody = await app.as('nobody');
  const { body } = await nobody.call(login, { body: { email: 'faculty@talaan.example', password: PASSWORD } });
  assert.ok('token' in body);
  const faculty = { authorization: `Bearer ${body.token}` };
  assert.equal((await fetch(`${app.url}/api/users/me`, { headers: faculty })).status, 200);
  assert.equal((await fetch(`${app.url}${logout.path}`, { method: 'POST', headers: faculty })).status, 200);
  assert.equal((await fetch(`${app.url}/api/users/me`, { headers: faculty })).status, 401);
});

test('a session ends after eight hours without a call, and a suspended account at once', async () => {
  const employee = await app.as('employee');
  await app.server.pool.query(`update identity.session set last_seen_at = last_seen_at - interval '9 hours'
    where account_id = (select id from identity.account where email = 'employee@talaan.example')`);
  assert.equal((await employee.call(me)).status, 401);
  const head = await app.as('head');
  await app.server.pool.query("update identity.account set suspended_at = now() where email = 'head@talaan.example'");
  assert.equal((await head.call(me)).status, 401);
});

test('tokens and passwords are not kept as they are', async () => {
  const hr = await app.as('hr');
  const { rows } = await app.server.pool.query<{ found: boolean }>(
    "select exists (select from identity.session where encode(token_hash, 'escape') = $1) or exists (select from identity.account where password_hash not like '$argon2id$%') as found",
    [hr.token],
  );
  assert.equal(rows[0]?.found, false);
});

test('before signing in the browser learns the name, the realtime key and, in a demo, its accounts', async () => {
  const nobody = await app.as('nobody');
  const { body } = await nobody.call(welcome);
  assert.equal(body.realtime.key, 'talaan');
  assert.ok(body.demo?.accounts.some(({ email }) => email === 'hr@talaan.example'));
});
