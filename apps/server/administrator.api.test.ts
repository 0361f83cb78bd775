import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { resetPassword } from '@talaan/identity/contract/password-reset.ts';
import { restoreAdministrator } from '@talaan/identity/server/public.ts';
import { login } from '@talaan/identity/contract/sign-in.ts';
import { listNotifications } from '@talaan/notifications/contract.ts';
import { startTestApp, TEST_NOW, type TestApp } from '@talaan/testing/app.ts';

const LOST = 'lost@talaan.example';
const SERVED_AT = 'http://localhost:4321';
const PASSWORD = 'ulan sa bubong ng nipa';

let app: TestApp;
before(async () => {
  app = await startTestApp();
  await app.owner.query('update kernel.installation set public_url = $1', [SERVED_AT]);
});
after(() => app.close());

interface Ran {
  said: string;
  code: number | null;
}

async function run(words: readonly string[], environment: Record<string, string> = {}): Promise<Ran> {
  const { DATABASE_URL: _, DATABASE_OWNER_URL: __, ...inherited } = process.env;
  const child = spawn(process.execPath, [fileURLToPath(new URL('./administrator.ts', import.meta.url)), ...words], {
    env: {
      ...inherited,
      DATABASE_URL: app.databaseUrl,
      DATABASE_OWNER_URL: app.ownerUrl,
      DATA_DIR: app.server.settings.dataDir,
      DEMO: 'true',
      DEMO_NOW: TEST_NOW,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  return { said: said + complained, code };
}

const tokenIn = ({ said }: Ran) => said.match(/\/verify_token#([\w-]{43})$/m)?.[1] ?? assert.fail(said);
const held = `select r.name, h.scope, upper_inf(h.during) as lasting from identity.account_role h
  join identity.role r on r.id = h.role_id join identity.account a on a.id = h.account_id where a.email = $1`;

test('npm run administrator makes an administrator beside a running server, who chooses a password at the printed address; all are told', async () => {
  const ran = await run([LOST]);
  assert.equal(ran.code, 0, ran.said);
  assert.ok(ran.said.includes(`\n  ${SERVED_AT}/verify_token#`), 'at the address of the server, which the command is not told');
  assert.match(ran.said, /The account was made\.\nThe role Administrator over the whole university was given\./);
  const nobody = await app.as('nobody');
  assert.equal((await nobody.call(resetPassword, { body: { token: tokenIn(ran), password: PASSWORD } })).status, 200);
  const { body } = await nobody.call(login, { body: { email: LOST, password: PASSWORD } });
  assert.ok('token' in body, JSON.stringify(body));
  assert.deepEqual((await app.server.pool.query(held, [LOST])).rows, [{ name: 'Administrator', scope: 'all', lasting: true }]);
  const [notice] = (await (await app.as('admin')).call(listNotifications, { query: {} })).body.notifications;
  assert.equal(notice?.title, 'An administrator was restored on the server');
  for (const address of [LOST, 'admin@talaan.example'])
    assert.match((await app.mails(address)).map(({ content_text }) => content_text).join(), /lost@talaan\.example was restored/);
  const { rows } = await app.server.pool.query("select after from kernel.audit_event where action = 'restore an administrator'");
  assert.equal(rows.length, 1);
});

test('a second time changes nothing but the address: the earlier one works no more', async () => {
  const restore = () => restoreAdministrator(app.server, { email: LOST, withoutSecondFactor: false });
  const [first, second] = await Promise.all([restore(), restore()]);
  assert.deepEqual([first.done, second.done], [[], []]);
  const nobody = await app.as('nobody');
  const chosen = [first, second].map(({ address }) =>
    nobody.call(resetPassword, { body: { token: address.split('#')[1]!, password: `${PASSWORD}!` } }),
  );
  assert.deepEqual(new Set((await Promise.all(chosen)).map(({ status }) => status)), new Set([200, 422]));
});

test('a suspended administrator whose role ends and whose phone is lost is restored in what is missing, and no further', async () => {
  const { pool } = app.server;
  await pool.query(
    `update identity.account_role h set during = daterange(lower(during), '2100-01-01') from identity.account a where a.id = h.account_id and a.email = $1`,
    [LOST],
  );
  await pool.query("update identity.account set suspended_at = now(), suspended_because = 'left' where email = $1", [LOST]);
  await pool.query('insert into identity.email_factor select id, now() from identity.account where email = $1', [LOST]);
  const kept = await restoreAdministrator(app.server, { email: LOST, withoutSecondFactor: false });
  assert.deepEqual(kept.done, ['The suspension was lifted.', 'The role Administrator over the whole university was given.']);
  assert.equal(kept.hasSecondFactor, true);
  assert.deepEqual((await pool.query(held, [LOST])).rows, [{ name: 'Administrator', scope: 'all', lasting: true }]);
  const removed = await restoreAdministrator(app.server, { email: LOST, withoutSecondFactor: true });
  assert.deepEqual(removed.done, ['The second factor was removed.']);
  assert.equal(removed.hasSecondFactor, false);
});

test('a wrong address, none, and a folder without a database are told in words, and nothing is made', async () => {
  const nowhere = await mkdtemp(join(tmpdir(), 'talaan nowhere '));
  const cases: [readonly string[], Record<string, string>, RegExp][] = [
    [['lost'], {}, /^'lost' is no e-mail address\.\n\nnpm run administrator -- /],
    [[], {}, /^npm run administrator -- name@/],
    [[LOST, '--force'], {}, /^npm run administrator -- name@/],
    [[LOST], { DATABASE_URL: '', DATABASE_OWNER_URL: '', DATA_DIR: nowhere }, /^There is no database in .*talaan nowhere/],
    [
      [LOST],
      { DATABASE_URL: new URL('/nothing', app.databaseUrl).href, DATABASE_OWNER_URL: '' },
      /^The database of DATABASE_URL cannot be used/,
    ],
    [
      [LOST],
      { DATABASE_URL: new URL('/postgres', app.ownerUrl).href, DATABASE_OWNER_URL: '' },
      /This database has no tables of this Talaan/,
    ],
  ];
  for (const [words, environment, said] of cases) {
    const ran = await run(words, environment);
    assert.equal(ran.code, 1, ran.said);
    assert.match(ran.said, said);
  }
  await rm(nowhere, { recursive: true });
});
