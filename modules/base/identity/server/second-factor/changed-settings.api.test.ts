import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { hashCode, openSealed, sealText } from './seal.ts';
import { keepInstallation } from '@talaan/kernel/server/installation/keep-installation.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';

const FIRST = 'a first key of more than 32 characters';
const SECOND = 'a second key of more than 32 characters';
/** The name of the tests' own template. */
const HERE = 'http://localhost:3000';

let app: TestApp;
before(async () => {
  app = await startTestApp();
});
after(() => app.close());

/** A start with other settings: what it says, or why it refuses. */
async function start(change: {
  publicUrl?: string;
  publicUrlBefore?: string;
  secretKey?: string;
  secretKeyBefore?: string;
}): Promise<string> {
  const said: string[] = [];
  const settings = {
    publicUrl: HERE,
    publicUrlBefore: undefined,
    secretKey: undefined,
    secretKeyBefore: undefined,
    demoNow: undefined,
    ...change,
  };
  try {
    await keepInstallation(app.ownerUrl, { settings, modules: app.server.modules, log: (line) => said.push(line) });
  } catch (error) {
    return `refused: ${(error as Error).message}`;
  }
  app.server.settings.secretKey = settings.secretKey;
  return said.join('\n');
}

const recorded = async () =>
  (
    await app.server.pool.query<{ action: string }>(
      "select action from kernel.audit_event where subject = 'kernel.installation:1' order by id",
    )
  ).rows.map(({ action }) => action);

test('SECRET_KEY is set and changed while apps and codes stay usable; a wrong one is refused in words, a lost one gives them up', async () => {
  const call = { server: app.server, db: app.server.db };
  const sealed = await sealText(call, 'a secret of an app', 'owner');
  const code = await hashCode(call, '123456', 'owner');
  const stillOpens = async () => {
    assert.equal(await openSealed(call, sealed, 'owner'), 'a secret of an app');
    assert.ok((await hashCode(call, '123456', 'owner')).equals(code));
  };
  await app.server.pool.query(`
    insert into identity.authenticator (account_id, sealed_secret) select id, '' from identity.account where email like 'hr@%';
    insert into identity.recovery_code (account_id, code_hash) select id, '\\x01' from identity.account where email like 'hr@%'`);
  assert.equal(await start({}), '', 'nothing changed');
  assert.match(await start({ secretKey: FIRST }), /^SECRET_KEY was changed\. What was sealed with the former one stays usable/);
  await stillOpens();
  assert.match(
    await start({ secretKey: SECOND }),
    /^refused: SECRET_KEY is not the one with which this database is sealed\. Under another key these would stop working: 1 authenticator app, the recovery codes of 1 account,? and \d+ bank accounts\./,
  );
  assert.match(await start({}), /^refused: SECRET_KEY is not set, but this database is sealed with one\. Under another key/);
  assert.match(await start({ secretKey: SECOND, secretKeyBefore: `${FIRST} mistyped` }), /Nor does SECRET_KEY_BEFORE open it\./);
  await stillOpens();
  assert.match(await start({ secretKey: SECOND, secretKeyBefore: FIRST }), /^SECRET_KEY was changed/);
  await stillOpens();
  assert.equal(await start({ secretKey: SECOND, secretKeyBefore: FIRST }), '', 'the setting that stayed changes nothing');
  assert.match(
    await start({ secretKey: FIRST, secretKeyBefore: 'lost' }),
    /1 authenticator app, the recovery codes of 1 account,? and \d+ bank accounts were removed/,
  );
  await assert.rejects(openSealed(call, sealed, 'owner'));
  const left = await app.server.pool.query('select from identity.authenticator union all select from identity.recovery_code');
  assert.equal(left.rowCount, 0);
  assert.equal(await start({ secretKey: SECOND }), '', 'where nothing is sealed the key may change');
  assert.deepEqual(await recorded(), [
    'change SECRET_KEY',
    'change SECRET_KEY',
    'give up what SECRET_KEY sealed',
    'give up what SECRET_KEY sealed',
  ]);
});

test('a name under which passkeys stop working is refused before it is used, unless it is meant', async () => {
  const secretKey = SECOND;
  assert.equal(await start({ secretKey, publicUrl: 'https://localhost' }), '', 'another port is the same name');
  assert.match(
    await start({ secretKey, publicUrl: 'https://one.university.example' }),
    /issued papers? lead to localhost for verification/,
  );
  await app.server.pool.query(`
    insert into identity.passkey (account_id, credential_id, user_handle, public_key, sign_count, transports, name, backed_up, created_at)
    select id, 'credential of ' || id, 'handle', '\\x01', 0, '{}', 'Phone', false, now() from identity.account order by id limit 3;
    update identity.account set password_hash = null where id = (select min(account_id) from identity.passkey)`);
  const publicUrl = 'https://two.university.example';
  const refusal = await start({ secretKey, publicUrl });
  assert.match(refusal, /^refused: PUBLIC_URL was https:\/\/one\.university\.example and is now https:\/\/two\.university\.example\./);
  assert.match(refusal, /3 passkeys of 3 accounts work under the name one\.university\.example alone/);
  assert.match(refusal, /1 of them has no password/);
  assert.match(refusal, /start once with PUBLIC_URL_BEFORE=https:\/\/one\.university\.example\./);
  assert.match(await start({ secretKey, publicUrl, publicUrlBefore: 'https://three.university.example' }), /^refused/);
  assert.match(await start({ secretKey, publicUrl, publicUrlBefore: 'https://one.university.example' }), /3 passkeys of 3 accounts/);
  assert.equal(await start({ secretKey, publicUrl }), '');
  assert.deepEqual((await recorded()).slice(-2), ['change PUBLIC_URL', 'change PUBLIC_URL']);
});
