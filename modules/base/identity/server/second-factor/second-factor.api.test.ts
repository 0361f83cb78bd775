import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { callAs } from '@talaan/testing/call-as.ts';
import * as contract from '../../contract/second-factor.ts';
import { me } from '../../contract.ts';
import { verifySecondFactor } from '../../contract/sign-in.ts';
import {
  addressOf,
  challengeOf,
  codeOfPhone,
  letSecondsPass,
  mailedCode,
  PASSWORD,
  signInAs,
  startOver,
  turnOnPhone,
} from './second-factor-kit.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp();
});
after(() => app.close());
beforeEach(() => startOver(app));

const callWith =
  (token: string) =>
  <E extends Parameters<typeof callAs>[2]>(endpoint: E, body = {}) =>
    callAs(app.url, token, endpoint, { body });
const subjectsOf = async (who: string) => (await app.mails(addressOf(who))).map(({ subject }) => subject);
const beOld = (token: string) =>
  app.server.pool.query("update identity.session set created_at = created_at - interval '1 hour' where token_hash = sha256($1::bytea)", [
    token,
  ]);

test('an app is on only after a code of it was proven', async () => {
  const token = await signInAs(app, 'hr');
  const call = callWith(token);
  const { body: begun } = await callAs(app.url, token, contract.beginApp, { body: {} });
  assert.match(begun.address, /^otpauth:\/\/totp\/Talaan:hr(%40|@)talaan\.example\?/);
  assert.ok(begun.address.includes(begun.secret));
  assert.equal((await call(contract.turnOnApp, { code: 'nothing' })).status, 422);
  await signInAs(app, 'hr');
  assert.equal((await call(contract.turnOnApp, { code: codeOfPhone(begun.secret) })).status, 200);
  assert.deepEqual((await challengeOf(app, 'hr')).two_factor.methods, ['app', 'recovery']);
  assert.equal((await call(contract.beginApp)).status, 409, 'a second app would lock the first one out');
});

test('the secret is sealed, codes are hashed, and neither is found in the database as it is', async () => {
  const { secret, recoveryCodes } = await turnOnPhone(app, 'hr');
  const { rows } = await app.server.pool.query<{ sealed: string; hashes: string }>(
    `select encode(sealed_secret, 'escape') as sealed, (select string_agg(encode(code_hash, 'escape'), ' ') from identity.recovery_code) as hashes
     from identity.authenticator`,
  );
  assert.ok(!rows[0]?.sealed.includes(secret));
  assert.ok(recoveryCodes.every((code) => !rows[0]?.hashes.includes(code.replaceAll('-', ''))));
});

test('a sealed secret that is moved to another account opens nothing there', async () => {
  const mine = await turnOnPhone(app, 'hr');
  await turnOnPhone(app, 'dean');
  await app.server.pool
    .query(`update identity.authenticator set last_step = 0, sealed_secret = (select sealed_secret from identity.authenticator
      where account_id = (select id from identity.account where email = 'hr@talaan.example'))
    where account_id = (select id from identity.account where email = 'dean@talaan.example')`);
  const { id } = await challengeOf(app, 'dean');
  const answer = await callAs(app.url, null, verifySecondFactor, { body: { code: codeOfPhone(mine.secret), id } });
  assert.notEqual(answer.status, 200);
});

test('turning the app on or off ends the other sessions and is told by mail', async () => {
  const other = await signInAs(app, 'hr');
  const { token } = await turnOnPhone(app, 'hr');
  assert.equal((await callAs(app.url, other, contract.readSecondFactor)).status, 401);
  assert.equal((await callAs(app.url, token, contract.readSecondFactor)).status, 200);
  assert.equal((await subjectsOf('hr'))[0], 'The authenticator app was turned on');
  assert.equal((await callWith(token)(contract.turnOffApp)).status, 200);
  assert.equal((await subjectsOf('hr'))[0], 'The authenticator app was turned off');
  await signInAs(app, 'hr');
  const { rows } = await app.server.pool.query(
    "select from kernel.audit_event where action in ('turn on a second factor', 'turn off a second factor')",
  );
  assert.ok(rows.length >= 2);
});

test('who signed in a while ago gives the password before anything changes', async () => {
  const { token } = await turnOnPhone(app, 'hr');
  await beOld(token);
  const call = callWith(token);
  for (const endpoint of [contract.turnOffApp, contract.makeRecoveryCodes, contract.beginApp, contract.mailTrialCode]) {
    const without = await call(endpoint);
    assert.equal(without.status, 422, endpoint.path);
    assert.ok((without.body as { errors?: { password?: string[] } }).errors?.password, endpoint.path);
  }
  assert.equal((await call(contract.turnOffApp, { password: 'not this' })).status, 422);
  assert.equal((await call(contract.turnOffApp, { password: PASSWORD })).status, 200);
});

test('codes by e-mail are on only after one has arrived', async () => {
  const token = await signInAs(app, 'hr');
  const call = callWith(token);
  assert.equal((await call(contract.mailTrialCode)).status, 200);
  assert.equal((await call(contract.mailTrialCode)).status, 429);
  const code = await mailedCode(app, 'hr');
  assert.equal((await call(contract.turnOnEmail, { code: code === '000000' ? '000001' : '000000' })).status, 422);
  const on = await callAs(app.url, token, contract.turnOnEmail, { body: { code } });
  assert.equal(on.status, 200);
  assert.equal(on.body.recovery_codes.length, 10);
  assert.deepEqual((await challengeOf(app, 'hr')).two_factor.methods, ['email', 'recovery']);
  assert.equal((await call(contract.turnOffEmail)).status, 200);
  await signInAs(app, 'hr');
});

test('a mailed code takes five tries, and one for turning on does not sign in', async () => {
  const token = await signInAs(app, 'hr');
  const call = callWith(token);
  await call(contract.mailTrialCode);
  const code = await mailedCode(app, 'hr');
  for (let tries = 0; tries < 5; tries += 1) await call(contract.turnOnEmail, { code: code === '000000' ? '000001' : '000000' });
  assert.equal((await call(contract.turnOnEmail, { code })).status, 422);
  await app.server.pool.query("update identity.role set requires_second_factor = true where name = 'HR administrator'");
  await letSecondsPass(app, 31);
  await call(contract.mailTrialCode);
  const trial = await mailedCode(app, 'hr');
  const { id } = await challengeOf(app, 'hr');
  if (trial !== (await mailedCode(app, 'hr')))
    assert.equal((await callAs(app.url, null, verifySecondFactor, { body: { code: trial, id } })).status, 422);
});

test('new recovery codes make the old ones worth nothing, and both go with the last factor', async () => {
  const { token, recoveryCodes } = await turnOnPhone(app, 'hr');
  const { body } = await callAs(app.url, token, contract.makeRecoveryCodes, { body: {} });
  assert.equal(body.recovery_codes.length, 10);
  const first = await challengeOf(app, 'hr');
  assert.equal((await callAs(app.url, null, verifySecondFactor, { body: { code: recoveryCodes[0], id: first.id } })).status, 422);
  assert.equal((await callAs(app.url, null, verifySecondFactor, { body: { code: body.recovery_codes[0], id: first.id } })).status, 200);
  await callAs(app.url, token, contract.turnOffApp, { body: {} });
  const { rows } = await app.server.pool.query('select from identity.recovery_code');
  assert.equal(rows.length, 0);
  assert.equal((await callWith(token)(contract.makeRecoveryCodes)).status, 409);
});

test('with the app lost, turning on mailed codes beside it offers both', async () => {
  const { token } = await turnOnPhone(app, 'hr');
  await callWith(token)(contract.mailTrialCode);
  await callWith(token)(contract.turnOnEmail, { code: await mailedCode(app, 'hr') });
  const { two_factor } = await challengeOf(app, 'hr');
  assert.deepEqual(two_factor.methods, ['app', 'email', 'recovery']);
  assert.equal(two_factor.sent_to, null, 'a code is mailed only when it is asked for');
});

test('what one sees is one’s own', async () => {
  await turnOnPhone(app, 'hr');
  const dean = await signInAs(app, 'dean');
  const { body } = await callAs(app.url, dean, contract.readSecondFactor);
  assert.deepEqual([body.app, body.recovery_codes, body.address], [false, 0, addressOf('dean')]);
  assert.equal((await callAs(app.url, dean, me)).status, 200);
});
