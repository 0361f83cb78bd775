import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { WebSocket } from 'ws';
import { me } from '@talaan/identity/contract.ts';
import { updatePassword } from '@talaan/identity/contract/account.ts';
import { readResetLink } from '@talaan/identity/contract/password-reset.ts';
import { applicantBody } from '@talaan/applicants/server/fixtures/applicant-body.ts';
import { register } from '@talaan/identity/contract/registration.ts';
import { login, logout } from '@talaan/identity/contract/sign-in.ts';
import { authorizeChannel } from '@talaan/kernel/contract/jobs.ts';
import { publish } from '@talaan/kernel/server/realtime/publish.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';

const PASSWORD = 'Talaan-demo-2026';
const PUBLIC = 'https://hris.university.example';
const ELSEWHERE = 'https://elsewhere.example';
/** More than the server has connections to its database. */
const MANY = 30;

let app: TestApp;
before(async () => {
  app = await startTestApp({ work: 'asked', environment: { PUBLIC_URL: PUBLIC } });
});
after(() => app.close());

test('another site reads no answer and sends nothing in somebody’s name, not even a sign-in', async () => {
  const employee = await app.as('employee');
  const cookie = await fetch(`${app.url}/api/users/me`, { headers: { cookie: `Admin-Token=${employee.token}`, origin: ELSEWHERE } });
  assert.equal(cookie.status, 401);
  assert.equal(cookie.headers.get('access-control-allow-origin'), null);
  const preflight = await fetch(`${app.url}/api/users/me`, { method: 'OPTIONS', headers: { origin: ELSEWHERE } });
  assert.equal(preflight.headers.get('access-control-allow-origin'), null);
  // What a form of another site can send without being asked.
  for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
    const body = JSON.stringify({ email: 'employee@talaan.example', password: PASSWORD });
    const sent = await fetch(`${app.url}/api/authenticate/login`, { method: 'POST', headers: { 'content-type': type }, body });
    assert.ok([415, 422].includes(sent.status), `${type}: ${sent.status}`);
  }
});

test('over TLS the cookies are out of reach for scripts, for other sites and for anyone who sits on the line', async () => {
  const { publicUrl } = app.server.settings;
  app.server.settings.publicUrl = PUBLIC;
  const { headers } = await (await app.as('nobody')).call(login, { body: { email: 'records@talaan.example', password: PASSWORD } });
  app.server.settings.publicUrl = publicUrl;
  assert.match(headers.get('set-cookie') ?? '', /^__Secure-Talaan-Browser=.*; Path=\/api\/; .*HttpOnly; SameSite=Strict; Secure$/);
});

test('a field called __proto__ or constructor changes nothing for anybody', async () => {
  const poison = '"__proto__": {"applicant_only": true, "polluted": 1}, "constructor": {"prototype": {"polluted": 1}}';
  const body = `{${poison}, "email": "employee@talaan.example", "password": "${PASSWORD}"}`;
  const headers = { 'content-type': 'application/json' };
  const signedIn = await fetch(`${app.url}/api/authenticate/login`, { method: 'POST', headers, body });
  assert.equal(signedIn.status, 200);
  const form = new FormData();
  form.append('__proto__', 'polluted');
  form.append('file', new Blob(['%PDF-1.7']), '__proto__');
  const employee = await app.as('employee');
  const sent = await fetch(`${app.url}/api/users/me/avatar`, {
    method: 'POST',
    headers: { authorization: `Bearer ${employee.token}` },
    body: form,
  });
  assert.ok(sent.status < 500, `answered ${sent.status}`);
  assert.equal(({} as { polluted?: unknown }).polluted, undefined);
});

test('an address leads to no file outside of the web, however it is written', async () => {
  for (const path of ['/../package.json', '/..%2f..%2fpackage.json', '/assets/..%5c..%5cpackage.json', '/avatars/..%2f..%2fpackage.json'])
    assert.doesNotMatch(await readRaw(path), /"workspaces"/, path);
});

test('a password of a thousand signs and a body of two megabytes are refused before anything is reckoned', async () => {
  const nobody = await app.as('nobody');
  assert.equal((await nobody.call(login, { body: { email: 'hr@talaan.example', password: 'x'.repeat(1001) } })).status, 422);
  const huge = await nobody.call(login, { body: { email: 'hr@talaan.example', password: 'x'.repeat(2_000_000) } });
  assert.equal(huge.status, 413);
});

test('many changes of a password, or askings for a channel, at the same moment do not stop the server', async () => {
  const dean = await app.as('dean');
  const wrong = { current_password: 'not this one', password: 'a kalabaw walks home', password_confirmation: 'a kalabaw walks home' };
  const changes = await Promise.all(Array.from({ length: MANY }, () => dean.call(updatePassword, { body: wrong })));
  assert.deepEqual(new Set(changes.map(({ status }) => status)), new Set([422, 429]));
  const body = { socket_id: '1.1', channel_name: 'private-person-1' };
  const asked = await Promise.all(Array.from({ length: MANY }, () => dean.call(authorizeChannel, { body })));
  assert.ok(asked.every(({ status }) => status === 200 || status === 403));
});

test('a new password voids the mailed link and the sign-in that waited for a code', async () => {
  const clerk = await app.as('clerk');
  const { id } = (await clerk.call(me)).body.user;
  const token = 'A'.repeat(43);
  const challenge = crypto.randomUUID();
  await app.server.pool.query(`insert into identity.reset_link values ($1, $2, now(), now() + interval '1 year')`, [
    id,
    createHash('sha256').update(token).digest(),
  ]);
  await app.server.pool.query(
    `insert into identity.sign_in_challenge (id, account_id, created_at, expires_at) values ($1, $2, now(), now() + interval '1 year')`,
    [challenge, id],
  );
  assert.deepEqual((await clerk.call(readResetLink, { body: { token } })).body, { works: true });
  const next = 'two carabaos walk home';
  const changed = await clerk.call(updatePassword, {
    body: { current_password: PASSWORD, password: next, password_confirmation: next },
  });
  assert.equal(changed.status, 200);
  assert.deepEqual((await clerk.call(readResetLink, { body: { token } })).body, { works: false });
  const left = await app.server.pool.query('select from identity.sign_in_challenge where id = $1', [challenge]);
  assert.equal(left.rowCount, 0);
});

test('a sign-in that was under way with the old password opens nothing once the new one is set', async () => {
  const nobody = await app.as('nobody');
  const changing = await app.server.pool.connect();
  await changing.query('begin');
  await changing.query(`update identity.account set password_hash = 'of another password' where email = 'faculty@talaan.example'`);
  const signingIn = nobody.call(login, { body: { email: 'faculty@talaan.example', password: PASSWORD } });
  await somebodyWaitsForALock();
  await changing.query('commit');
  changing.release();
  assert.equal((await signingIn).status, 401);
});

test('a page of another site cannot listen, and a page of this one can', async () => {
  const foreign = openSocket(ELSEWHERE);
  assert.deepEqual(await nextEvent(foreign), {
    event: 'pusher:error',
    data: { code: 4009, message: 'Only pages of this site may listen' },
  });
  for (const origin of [PUBLIC, app.url, undefined]) {
    const own = openSocket(origin);
    assert.equal((await nextEvent(own)).event, 'pusher:connection_established');
    own.terminate();
  }
});

test('nobody listens to a channel that was not signed for them, for this line and this session', async () => {
  const employee = await app.as('employee');
  const { id } = (await employee.call(me)).body.user;
  const { socket, socketId } = await connect();
  const channel = `private-account-${id}`;
  const { body } = await employee.call(authorizeChannel, { body: { socket_id: socketId, channel_name: channel } });
  const other = await app.signIn('employee');
  const signed = (await other.call(authorizeChannel, { body: { socket_id: '1.1', channel_name: channel } })).body;
  for (const data of [
    { channel },
    { channel: 'everything' },
    { channel: 'private-account-1', ...body },
    { channel, ...signed },
    { channel, ...body, channel_data: signed.channel_data },
  ]) {
    socket.send(JSON.stringify({ event: 'pusher:subscribe', data }));
    assert.equal((await nextEvent(socket)).event, 'pusher:subscription_error', JSON.stringify(data));
  }
  socket.terminate();
});

test('anyone who signed out or was suspended hears nothing more, although their line is still open', async () => {
  for (const end of [
    (caller: Caller) => caller.call(logout),
    () => app.server.pool.query(`update identity.account set suspended_at = now() where email = 'president@talaan.example'`),
  ]) {
    const president = await app.signIn('president');
    const { id } = (await president.call(me)).body.user;
    const socket = await listen(president, `private-account-${id}`);
    const closed = once(socket, 'close') as Promise<[number]>;
    const heard: string[] = [];
    socket.on('message', (raw: Buffer) => heard.push(String(raw)));
    await publish(app.server.db, `private-account-${id}`, 'notification', { title: 'before' });
    while (heard.length === 0) await sleep(10);
    await end(president);
    await publish(app.server.db, `private-account-${id}`, 'notification', { title: 'after' });
    assert.equal((await closed)[0], 4200);
    assert.ok(heard.every((one) => !one.includes('after')));
  }
});

test('what visitors call themselves is mailed to nobody', async () => {
  const nobody = await app.as('nobody');
  const email = 'victim@elsewhere.example';
  await nobody.call(register, { body: { ...applicantBody(email, 'You won'), come_back: '/evil' } });
  let mails = await app.mails(email);
  for (; mails.length === 0; mails = await app.mails(email)) await sleep(50);
  assert.doesNotMatch(mails[0]!.subject + mails[0]!.content_text, /won|evil/);
});

test('what sign-ins and visitors leave behind is forgotten in time', async () => {
  await app.server.pool.query(`
    insert into identity.sign_in_try (at, email, address, network, device, outcome) values ('2026-10-01', 'guess@elsewhere.example', '192.0.2.1', '192.0.2.1', '', 'wrong_password');
    insert into identity.sign_in_line values ('192.0.2.1', now() - interval '2 days');
    insert into identity.session (token_hash, account_id, created_at, last_seen_at)
      select '\\x01', id, '2026-11-01', '2026-11-01' from identity.account limit 1;
    insert into identity.passkey_challenge (challenge_hash, ceremony, expires_at) values ('\\x01', 'sign in', '2026-11-01');
    insert into identity.social_request values ('\\x01', '\\x01', 'x', 'x', 'x', '2026-11-01')`);
  await app.server.jobs.boss.send('forget-sign-ins', { run: null, input: {} });
  const left = async () => {
    const { rows } = await app.server.pool.query<{ left: number }>(`
      select (select count(*) from identity.sign_in_try where email = 'guess@elsewhere.example')
        + (select count(*) from identity.sign_in_line where network = '192.0.2.1')
        + (select count(*) from identity.session where token_hash = '\\x01')
        + (select count(*) from identity.passkey_challenge where challenge_hash = '\\x01')
        + (select count(*) from identity.social_request where state_hash = '\\x01') as left`);
    return Number(rows[0]?.left);
  };
  while ((await left()) > 0) await sleep(100);
  assert.equal((await (await app.as('employee')).call(me)).status, 200);
});

test('what was refused or failed is in the log by the number that the user is told, without what was asked or who they are by token', async () => {
  const kernel = new URL('../../kernel/server/', import.meta.url).href;
  const script = `
    const { makeHttp } = await import('${kernel}calls/http.ts');
    const { notAllowed } = await import('${kernel}errors.ts');
    const http = await makeHttp({ logLevel: 'info', publicUrl: '${PUBLIC}' }, {});
    http.get('/api/secret', () => { throw notAllowed(); });
    http.get('/api/broken', () => { throw new Error('a fault'); });
    await http.inject({ url: '/api/secret?password=hidden', headers: { authorization: 'Bearer hidden' } });
    const { body, headers } = await http.inject({ url: '/api/broken?password=hidden' });
    console.log('told', headers['x-request-id'], body);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { cwd: import.meta.dirname });
  assert.match(stdout, /"path":"\/api\/secret".*"status":403.*"refused"/);
  assert.doesNotMatch(stdout, /hidden/);
  const [, told] = stdout.match(/^told (\S+) /m)!;
  assert.match(stdout, new RegExp(`^told .*report this number: ${told}`, 'm'));
  assert.match(stdout, new RegExp(`"requestId":"${told}".*a fault.*"an unexpected error"`));
});

/** As it is written: `fetch` would tidy the path up. */
async function readRaw(path: string): Promise<string> {
  const { port } = new URL(app.url);
  const asked = request({ port, path, host: '127.0.0.1' }).end();
  const [answer] = await once(asked, 'response');
  let text = '';
  for await (const chunk of answer) text += chunk;
  return text;
}

async function somebodyWaitsForALock(): Promise<void> {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while (!(await app.server.pool.query(waiting)).rowCount) await sleep(10);
}

function openSocket(origin?: string): WebSocket {
  return new WebSocket(`${app.url.replace('http', 'ws')}/app/talaan`, origin ? { origin } : {});
}

async function nextEvent(socket: WebSocket): Promise<{ event: string; data: unknown }> {
  const [raw] = await once(socket, 'message');
  const { event, data } = JSON.parse(String(raw)) as { event: string; data: string };
  return { event, data: JSON.parse(data) };
}

async function connect(): Promise<{ socket: WebSocket; socketId: string }> {
  const socket = openSocket();
  const { data } = await nextEvent(socket);
  return { socket, socketId: (data as { socket_id: string }).socket_id };
}

async function listen(caller: Caller, channel: string): Promise<WebSocket> {
  const { socket, socketId } = await connect();
  const { body } = await caller.call(authorizeChannel, { body: { socket_id: socketId, channel_name: channel } });
  socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, ...body } }));
  assert.equal((await nextEvent(socket)).event, 'pusher_internal:subscription_succeeded');
  return socket;
}
