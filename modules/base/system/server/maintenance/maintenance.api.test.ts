import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { buildApp, type App } from '@talaan/server/app.ts';
import { changeMaintenance, maintenance, readMaintenance } from '../../contract/maintenance.ts';

let app: TestApp;
/** A second server process, as far as the database can tell. */
let second: App;
let secondUrl: string;
let admin: Caller;
let employee: Caller;

before(async () => {
  app = await startTestApp();
  second = await buildApp({ settings: app.server.settings, databaseUrl: app.databaseUrl, work: 'none' });
  await second.server.http.listen({ port: 0, host: '127.0.0.1' });
  secondUrl = `http://127.0.0.1:${(second.server.http.server.address() as AddressInfo).port}`;
  [admin, employee] = await Promise.all([app.as('admin'), app.as('employee')]);
});
after(async () => {
  await second.close();
  await app.close();
});

test('closed, every process answers 503 with the message and when to come back; administrators pass', async () => {
  assert.equal((await close('Leave credits are being posted.', '2026-11-20T12:00:00+08:00')).status, 200);
  for (const url of [app.url, secondUrl]) {
    await until(async () => (await ask(url, '/api/users/me', employee)).status === 503);
    const refused = await ask(url, '/api/users/me', employee);
    const body = (await refused.json()) as { message: string; ends_at: string };
    assert.deepEqual([body.message, body.ends_at], ['Leave credits are being posted.', '2026-11-20T04:00:00.000Z']);
    const seconds = Number(refused.headers.get('retry-after'));
    assert.ok(seconds > 3 * 3600 - 600 && seconds <= 3 * 3600, `${seconds}`);
    assert.equal((await ask(url, '/api/users/me', admin)).status, 200);
    assert.equal((await ask(url, '/api/users/me')).status, 503);
    assert.equal((await ask(url, '/api/users/maintainance')).status, 503);
    assert.equal((await ask(url, '/api/welcome')).status, 200);
  }
});

test('closed, signing in stays open for the administrator, and a foreign token is no way in', async () => {
  const again = await app.signIn('admin');
  assert.equal((await ask(secondUrl, '/api/users/me', again)).status, 200);
  const refused = await fetch(`${app.url}/api/users/me`, { headers: { authorization: 'Bearer made-up' } });
  assert.equal(refused.status, 503);
  const names = ['/api/authenticate-me', '/api/login', '/api/users/maintainance/x', '/api/welcome/../users/me'];
  for (const path of names) assert.ok([404, 503].includes((await ask(app.url, path, employee)).status), path);
});

test('opened, all of it is there again, in every process, and the audit trail says who turned it', async () => {
  assert.equal((await admin.call(changeMaintenance, { body: { is_on: false } })).status, 200);
  for (const url of [app.url, secondUrl]) await until(async () => (await ask(url, '/api/users/me', employee)).status === 200);
  assert.equal((await employee.call(maintenance)).body.status, 'open');
  const { body } = await admin.call(readMaintenance);
  assert.deepEqual(
    body.history.slice(0, 2).map(({ is_on }) => is_on),
    [false, true],
  );
  assert.ok(body.history[0]?.by);
});

test('it ends by itself, without anybody turning it', async () => {
  const soon = app.server.clock.now().add({ seconds: 2 }).toString();
  assert.equal((await close('A short one.', soon)).status, 200);
  await until(async () => (await ask(secondUrl, '/api/users/me', employee)).status === 503);
  await until(async () => (await ask(secondUrl, '/api/users/me', employee)).status === 200);
  assert.equal((await admin.call(readMaintenance)).body.maintenance.is_on, false);
});

test('a process that lost its line hears what happened meanwhile', async () => {
  await app.server.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'talaan maintenance' and datname = current_database()",
  );
  assert.equal((await close('After the break.', null)).status, 200);
  await until(async () => (await ask(secondUrl, '/api/users/me', employee)).status === 503);
  await admin.call(changeMaintenance, { body: { is_on: false } });
  await until(async () => (await ask(secondUrl, '/api/users/me', employee)).status === 200);
});

test('it asks for a message and for an end that lies ahead, and for an administrator', async () => {
  assert.equal((await close('', null)).status, 422);
  const past = await close('Too late.', '2026-11-20T08:00:00+08:00');
  assert.deepEqual((past.body as unknown as { errors: object }).errors, { ends_at: ['This moment has passed.'] });
  const hr = await app.as('hr');
  assert.equal((await hr.call(changeMaintenance, { body: { is_on: false } })).status, 403);
});

function close(message: string, ends_at: string | null) {
  return admin.call(changeMaintenance, { body: { is_on: true, message, ends_at } });
}

function ask(url: string, path: string, caller?: Caller): Promise<Response> {
  return fetch(`${url}${path}`, { headers: caller ? { authorization: `Bearer ${caller.token}` } : {} });
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await holds()) return;
    await sleep(50);
  }
  assert.fail('it never came about');
}
