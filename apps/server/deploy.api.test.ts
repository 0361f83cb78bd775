import assert from 'node:assert/strict';
import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { WebSocket } from 'ws';
import { DEMO_PASSWORD } from '@talaan/demo/accounts.ts';
import { login } from '@talaan/identity/contract/sign-in.ts';
import { findFreePort } from '@talaan/kernel/server/postgres/free-port.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';

/** What docs/operations.md gives to copy, tried with the programs that read it, where this machine has them. */
const deploy = resolve(import.meta.dirname, '..', '..', 'deploy');
const has = (program: string, flag: string) => spawnSync(program, [flag], { stdio: 'ignore' }).error === undefined;
const NAME = 'hris.university.example';
const FILE_OF_20_MB = 20_000_000;

test('the page names commands and settings that exist', () => {
  const root = join(deploy, '..');
  const page = readFileSync(join(root, 'docs', 'operations.md'), 'utf8');
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
  const settings = readFileSync(join(root, 'README.md'), 'utf8');
  for (const [, command = ''] of page.matchAll(/npm run ([\w-]+)/g)) assert.ok(Object.hasOwn(scripts, command), command);
  for (const [, setting = ''] of page.matchAll(/\b([A-Z]+(?:_[A-Z]+)+)\b/g)) assert.ok(settings.includes(`\`${setting}\``), setting);
});

test('the unit is one that systemd takes', { skip: !has('systemd-analyze', '--version') && 'systemd is not here' }, async (t) => {
  const dir = mkdtempSync(join(tmpdir(), 'talaan-unit-'));
  t.after(() => rmSync(dir, { recursive: true }));
  // Where Node is here: systemd looks for the program.
  const unit = readFileSync(join(deploy, 'talaan.service'), 'utf8').replace('/usr/bin/node', JSON.stringify(process.execPath));
  writeFileSync(join(dir, 'talaan.service'), unit);
  const { stderr } = await promisify(execFile)('systemd-analyze', ['verify', '--man=no', join(dir, 'talaan.service')]);
  assert.equal(stderr, '');
});

test('the script runs a command as the user and with the settings of the service, whatever characters these have', () => {
  const dir = mkdtempSync(join(tmpdir(), 'talaan-script-'));
  writeFileSync(join(dir, 'environment'), `DEMO=false\nDATA_DIR=${dir}\nMAIL_FROM=Talaan <hris@university.example>\n`);
  const user = userInfo().username;
  const env = {
    PATH: process.env['PATH'],
    TALAAN_HOME: join(deploy, '..'),
    TALAAN_ENVIRONMENT: join(dir, 'environment'),
    TALAAN_USER: user,
  };
  const run = (...given: string[]) => spawnSync(join(deploy, 'talaan'), given, { cwd: dir, env, encoding: 'utf8' });
  const audit = run('audit');
  assert.match(audit.stderr, new RegExp(`^There is no database in ${dir}\\.`));
  assert.equal(audit.status, 1);
  for (const given of [[], ['baclup'], ['../server/audit']]) {
    const { status, stderr } = run(...given);
    assert.deepEqual([status, stderr.split(':')[0]], [1, 'Say which command']);
  }
  rmSync(dir, { recursive: true });
});

const here = has('nginx', '-v') && has('openssl', 'version');
test('behind nginx with TLS', { skip: !here && 'nginx or openssl is not here' }, async (t) => {
  let app: TestApp;
  let port: number;
  let end: () => Promise<void>;
  before(async () => {
    app = await startTestApp({ work: 'asked' });
    port = await findFreePort(0);
    end = await startNginx(app.url, port);
  });
  after(async () => {
    await end();
    await app.close();
  });
  const ask = (path: string, options: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {}) =>
    new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((done, failed) => {
      const asked = request(
        { host: '127.0.0.1', port, path, method: options.method, headers: { host: NAME, ...options.headers }, rejectUnauthorized: false },
        async (answer) => {
          const chunks: Buffer[] = await Array.fromAsync(answer);
          done({ status: answer.statusCode!, headers: answer.headers, text: Buffer.concat(chunks).toString() });
        },
      );
      asked.on('error', failed);
      asked.end(options.body);
    });
  const signIn = async (headers: Record<string, string> = {}) => {
    const body = JSON.stringify({ email: 'hr@talaan.example', password: DEMO_PASSWORD });
    const answer = await ask(login.path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
    assert.equal(answer.status, 200, answer.text);
    return (JSON.parse(answer.text) as { token: string }).token;
  };

  await t.test('people sign in, from the address that nginx saw and not from one that they name', async () => {
    await signIn({ 'x-forwarded-for': '203.0.113.9' });
    const { rows } = await app.owner.query<{ address: string }>('select address from identity.sign_in_try order by id desc limit 1');
    assert.equal(rows[0]?.address, '127.0.0.1');
  });

  await t.test('a file of 20 MB reaches Talaan, which answers in its own words', async () => {
    const token = await signIn();
    const boundary = 'of-a-test';
    const part = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="people.csv"\r\ncontent-type: text/csv\r\n\r\n`;
    const body = Buffer.concat([Buffer.from(part), Buffer.alloc(FILE_OF_20_MB, 'a'), Buffer.from(`\r\n--${boundary}--\r\n`)]);
    const headers = { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` };
    const answer = await ask('/api/personnels/import', { method: 'POST', headers, body });
    assert.match(String(answer.headers['content-type']), /json/, answer.text.slice(0, 200));
    assert.ok('message' in JSON.parse(answer.text));
  });

  await t.test('the live connection passes', async () => {
    const { realtimeKey } = app.server.settings;
    const socket = new WebSocket(`wss://127.0.0.1:${port}/app/${realtimeKey}?protocol=7`, {
      rejectUnauthorized: false,
      origin: app.server.settings.publicUrl,
      headers: { host: NAME },
    });
    const first = await new Promise<string>((done, failed) => {
      socket.once('message', (heard: Buffer) => done(heard.toString()));
      socket.once('error', failed);
    });
    assert.match(first, /connection_established/);
    socket.close();
  });

  await t.test('the figures of monitoring are not shown outside', async () => {
    assert.equal((await ask('/metrics')).status, 404);
  });
});

/** Starts nginx with the file that is given to copy: other ports, a certificate of its own, and nothing outside its folder. */
async function startNginx(url: string, port: number): Promise<() => Promise<void>> {
  const dir = mkdtempSync(join(tmpdir(), 'talaan-nginx-'));
  const [certificate, key] = [join(dir, 'fullchain.pem'), join(dir, 'privkey.pem')];
  const wanted = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2', '-subj', `/CN=${NAME}`];
  execFileSync('openssl', [...wanted, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const given = readFileSync(join(deploy, 'nginx.conf'), 'utf8')
    .replace('127.0.0.1:3000', new URL(url).host)
    .replace('listen 80;', `listen 127.0.0.1:${await findFreePort(0)};`)
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace('/etc/ssl/talaan/fullchain.pem', certificate)
    .replace('/etc/ssl/talaan/privkey.pem', key);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${join(dir, kind)};`);
  const conf = join(dir, 'nginx.conf');
  writeFileSync(
    conf,
    `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid ${join(dir, 'pid')}; error_log stderr; events {}\nhttp { access_log off; ${folders.join(' ')}\n${given}\n}\n`,
  );
  execFileSync('nginx', ['-t', '-c', conf, '-p', dir, '-e', 'stderr'], { stdio: 'pipe' });
  const nginx = spawn('nginx', ['-c', conf, '-p', dir, '-e', 'stderr'], { stdio: 'inherit' });
  const ended = new Promise<void>((done) => nginx.once('exit', () => done()));
  for (let tries = 0; tries < 100 && !(await answers(port)); tries += 1) await sleep(50);
  return async () => {
    nginx.kill('SIGTERM');
    await ended;
    rmSync(dir, { recursive: true });
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((done) => {
    const asked = request({ host: '127.0.0.1', port, path: '/', rejectUnauthorized: false }, (answer) => {
      answer.resume();
      done(true);
    });
    asked.on('error', () => done(false));
    asked.end();
  });
}
