import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { me, welcome } from '@talaan/identity/contract.ts';
import { login } from '@talaan/identity/contract/sign-in.ts';
import { callAs } from '@talaan/testing/call-as.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { makeFirstAdministrator, putSetupAway, readSetup, readSetupCode } from '../contract.ts';
import { offerSetup } from './setup-codes.ts';

const FIRST = { name: 'Amihan Reyes', email: 'amihan@university.example', password: 'ulan sa bubong ng nipa' };

let app: TestApp;
let nobody: Caller;
before(async () => {
  app = await startTestApp({ empty: true });
  nobody = await app.as('nobody');
});
after(() => app.close());

/** The code of the address that a start prints. */
async function printed(): Promise<string> {
  const { db, clock } = app.server;
  const said = await offerSetup(db, clock, 'https://hris.university.example');
  return said?.match(/^ {2}https:\/\/hris\.university\.example\/setup#([\w-]{43})$/m)?.[1] ?? assert.fail(`printed: ${said}`);
}

test('each start without an administrator prints an address of its own, all of them work, and only their hashes are kept', async () => {
  const codes = [await printed(), await printed()];
  assert.notEqual(codes[0], codes[1]);
  for (const code of codes) assert.equal((await nobody.call(readSetupCode, { body: { code } })).body.state, 'works');
  assert.equal((await nobody.call(welcome)).body.needs_setup, true);
  const { rows } = await app.server.pool.query('select * from identity.setup_code');
  assert.equal(rows.length, 2);
  for (const code of codes) assert.ok(!JSON.stringify(rows).includes(code));
});

test('an address that was guessed, cut off or is older than an hour makes nobody, and says what to do', async () => {
  const code = await printed();
  const guessed = await nobody.call(makeFirstAdministrator, { body: { ...FIRST, code: 'a'.repeat(43) } });
  assert.equal(guessed.status, 422);
  assert.match(faultsOf(guessed, 'code'), /Start Talaan again/);
  const cut = await nobody.call(makeFirstAdministrator, { body: { ...FIRST, code: code.slice(0, 40) } });
  assert.match(faultsOf(cut, 'code'), /not whole/);
  await app.owner.query("update identity.setup_code set expires_at = now() - interval '1 second'");
  assert.equal((await nobody.call(readSetupCode, { body: { code } })).body.state, 'over');
  assert.equal((await nobody.call(makeFirstAdministrator, { body: { ...FIRST, code } })).status, 422);
  assert.equal(await accounts(), 0);
});

for (const [what, wrong, field, said] of [
  ['a short password', { password: 'maikli' }, 'password', /at least 10/],
  ['the password of the demo', { password: 'Talaan-demo-2026' }, 'password', /of the demo/],
  ['the own name as password', { password: 'Amihan-Reyes-2026' }, 'password', /little more than/],
  ['no name', { name: ' ' }, 'name', /your name/],
  ['no address', { email: 'amihan' }, 'email', /no e-mail/],
] as const)
  test(`the first administrator with ${what}: told beside the field, and the address still works`, async () => {
    const code = await printed();
    const refused = await nobody.call(makeFirstAdministrator, { body: { ...FIRST, ...wrong, code } });
    assert.equal(refused.status, 422);
    assert.match(faultsOf(refused, field), said);
    assert.equal((await nobody.call(readSetupCode, { body: { code } })).body.state, 'works');
    assert.equal(await accounts(), 0);
  });

test('of two browsers at the same moment one becomes the first administrator, and the other is told that there is one', async () => {
  const codes = [await printed(), await printed()];
  const answers = await Promise.all(
    codes.map((code, at) => nobody.call(makeFirstAdministrator, { body: { ...FIRST, email: `${at}${FIRST.email}`, code } })),
  );
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200, 409]));
  const [won, lost] = answers.toSorted((a, b) => a.status - b.status);
  assert.match(JSON.stringify(lost!.body), /There is an administrator already/);
  const { user } = (await callAs(app.url, won!.body.token, me)).body;
  assert.deepEqual(user.roles, [{ name: 'Administrator' }]);
  assert.deepEqual(user.university_views, user.allowed_views);
  assert.ok(user.university_views.includes('ADMIN') && user.university_views.includes('PERSONNELS'));
  const { rows } = await app.server.pool.query<{ account_id: number; after: { email: string } }>(
    "select account_id, after from kernel.audit_event where action = 'make the first administrator'",
  );
  assert.deepEqual(rows, [{ account_id: user.id, after: { name: FIRST.name, email: user.email } }]);
});

test('the address is used up for ever: a second use, and each further start', async () => {
  const { db, clock } = app.server;
  assert.equal(await offerSetup(db, clock, app.url), undefined);
  const code = 'b'.repeat(43);
  assert.equal((await nobody.call(readSetupCode, { body: { code } })).body.state, 'done');
  assert.equal((await nobody.call(makeFirstAdministrator, { body: { ...FIRST, code } })).status, 409);
  assert.equal((await nobody.call(welcome)).body.needs_setup, false);
  assert.equal(await accounts(), 1);
});

test('what is next is told to administrators alone, until it is hidden; the lines come from their modules', async () => {
  const administrator = await signedIn();
  const { lines, is_put_away } = (await administrator(readSetup)).body;
  assert.equal(is_put_away, false);
  const done = Object.fromEntries(lines.map((line) => [line.name, line.is_done]));
  assert.deepEqual(
    [done.university, done.campuses, done.salary, done.people, done.accounts, done.devices, done.backups, done.live],
    [false, false, true, false, false, false, false, false],
  );
  assert.equal((await administrator(me)).body.user.setting_up, true);
  assert.equal((await nobody.call(readSetup)).status, 401);
  for (const away of [true, false]) {
    assert.equal((await administrator(putSetupAway, { body: { is_put_away: away } })).status, 200);
    assert.equal((await administrator(me)).body.user.setting_up, !away);
  }
});

test('what is done at the server counts as well: a good backup, and the end of the trial period', async () => {
  const administrator = await signedIn();
  const read = async () => Object.fromEntries((await administrator(readSetup)).body.lines.map((line) => [line.name, line]));
  const before_ = await read();
  assert.match(before_.live!.says, /^This is a trial period.*npm run trial -- go-live/);
  assert.equal(before_.live!.link, null);
  await app.owner.query(
    `insert into kernel.backup (at, file, bytes, rows, files) values ('2026-11-20T01:30:00+08:00', '/backups/one', 1, 1, 0)`,
  );
  await app.owner.query(`update kernel.installation set live_since = '2026-11-20T08:00:00+08:00'`);
  const { backups, live } = await read();
  assert.match(backups!.says, /docs\/operations\.md says how\. The last good one is of 20 Nov 2026\.$/);
  assert.equal(live!.says, 'Since 20 Nov 2026; nothing is wiped any more.');
  assert.deepEqual([backups!.is_done, live!.is_done], [true, true]);
});

/** Calls as the first administrator. */
async function signedIn(): Promise<Caller['call']> {
  const { rows } = await app.server.pool.query<{ email: string }>('select email from identity.account');
  const { body } = await nobody.call(login, { body: { email: rows[0]!.email, password: FIRST.password } });
  assert.ok('token' in body);
  return (endpoint, input) => callAs(app.url, body.token, endpoint, input);
}

/** What a refused call says of a field. */
function faultsOf(answer: { body: unknown }, field: string): string {
  return String((answer.body as { errors?: Record<string, string[]> }).errors?.[field]);
}

async function accounts(): Promise<number> {
  const { rows } = await app.server.pool.query<{ count: string }>('select count(*) from identity.account');
  return Number(rows[0]!.count);
}
