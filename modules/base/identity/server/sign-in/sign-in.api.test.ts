import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { localDay } from '@talaan/kernel/server/clock.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { me, welcome } from '../../contract.ts';
import { updatePassword } from '../../contract/account.ts';
import { login, logout } from '../../contract/sign-in.ts';

const PASSWORD = 'Talaan-demo-2026';
const WRONG_TRIES = 5;
const WRONG_TRIES_PER_NETWORK = 50;
const LONGEST_LINE = 20;

let app: TestApp;
before(async () => {
  app = await startTestApp();
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
  assert.equal(localDay(body.now), '2026-11-20', 'the day by which forms begin');
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

test('sixty wrong passwords from one network: a browser known for the account goes on at once, others wait their turn, nobody signed in is touched', async () => {
  const from = '203.0.113.7';
  const browser = { cookie: '' };
  assert.equal((await signInFrom(from, 'hr', PASSWORD, browser)).status, 200);
  const signedIn = await app.as('dean');
  await guessFrom(from, WRONG_TRIES_PER_NETWORK - 2);
  const guesses = await timed(() => Promise.all([1, 2].map((at) => signInFrom(from, `guess.${at}`, 'wrong'))));
  assert.deepEqual(guesses.answers, [401, 401], 'up to the limit tries are answered at once');
  const line = await timed(() => Promise.all([1, 2, 3].map((at) => signInFrom(from, `line.${at}`, 'wrong'))));
  assert.deepEqual(line.answers, [401, 401, 401]);
  assert.ok(line.seconds >= 1.9, `three tries took ${line.seconds} seconds`);

  const lastTurn = async () =>
    (await app.server.pool.query<{ at: string }>('select last_turn::text as at from identity.sign_in_line where network = $1', [from]))
      .rows[0]!.at;
  const placed = await lastTurn();
  assert.equal((await signInFrom(from, 'hr', PASSWORD, browser)).status, 200);
  assert.equal(await lastTurn(), placed, 'a known browser takes no place in the line');
  const waiting = [1, 2].map((at) => signInFrom(from, `ahead.${at}`, 'wrong'));
  assert.equal((await signInFrom(from, 'faculty', PASSWORD)).status, 200, 'a person whose browser is new waits and gets in');
  await Promise.all(waiting);
  assert.notEqual(await lastTurn(), placed);

  assert.equal((await signedIn.call(me)).status, 200);
  const wrong = await signedIn.call(updatePassword, {
    body: { current_password: 'not this', password: 'kalabaw-42', password_confirmation: 'kalabaw-42' },
  });
  assert.equal(wrong.status, 422, 'who is signed in proves a password without waiting');
  assert.equal((await signInFrom('203.0.113.8', 'faculty', PASSWORD)).status, 200, 'the neighbour does not wait');
});

test('the line is in order, as long as it may be, and says when to come again', async () => {
  const from = '203.0.113.9';
  await guessFrom(from, WRONG_TRIES_PER_NETWORK);
  const place = (seconds: number) =>
    app.server.pool.query(
      `insert into identity.sign_in_line values ($1, clock_timestamp() + $2 * interval '1 second')
       on conflict (network) do update set last_turn = excluded.last_turn`,
      [from, seconds],
    );
  await place(-5);
  const turns = [await readLastTurn(from)];
  const answers: Promise<Response>[] = [];
  for (const at of [1, 2, 3]) {
    answers.push(signInFrom(from, `ordered.${at}`, 'wrong'));
    while ((await readLastTurn(from)) === turns.at(-1)) await sleep(20);
    turns.push(await readLastTurn(from));
  }
  for (const [at, turn] of turns.slice(1).entries())
    assert.ok(turn - turns[at]! > 0.999, `the turns ${turns.join(', ')} are a second apart`);
  assert.deepEqual(
    (await Promise.all(answers)).map(({ status }) => status),
    [401, 401, 401],
  );
  await place(LONGEST_LINE + 60);
  const full = await signInFrom(from, 'faculty', PASSWORD);
  assert.equal(full.status, 429);
  assert.equal(full.headers.get('retry-after'), String(LONGEST_LINE));
  assert.match(
    ((await full.json()) as { message: string }).message,
    /^Many wrong passwords came from this network. Please wait 20 seconds/,
  );
});

test('places of a line are given once, however many ask for one at the same moment', async () => {
  const from = '203.0.113.10';
  await guessFrom(from, WRONG_TRIES_PER_NETWORK);
  await app.server.pool.query("insert into identity.sign_in_line values ($1, clock_timestamp() + interval '17.9 seconds')", [from]);
  const begin = await readLastTurn(from);
  const leave = new AbortController();
  const refused: number[] = [];
  const asked = Array.from({ length: 12 }, async (_, at) => {
    refused.push((await signInFrom(from, `many.${at}`, 'wrong', { cookie: '' }, leave.signal)).status);
  });
  let waiting = 0;
  for (; waiting + refused.length < asked.length; waiting = Math.round((await readLastTurn(from)) - begin)) await sleep(20);
  leave.abort();
  await Promise.allSettled(asked);
  assert.ok(
    refused.every((status) => status === 429),
    'each either has a second of its own or hears at once that the line is full',
  );
  assert.ok(waiting >= 2 && waiting <= 4, `two places were free, and ${waiting} wait`);
});

test('the addresses of one IPv6 network are counted together', async () => {
  await guessFrom('2001:db8:1:2::/64', WRONG_TRIES_PER_NETWORK);
  await app.server.pool.query("insert into identity.sign_in_line values ('2001:db8:1:2::/64', clock_timestamp() + interval '1 minute')");
  assert.equal((await signInFrom('2001:db8:1:2:a:b:c:d', 'faculty', PASSWORD)).status, 429);
  assert.equal((await signInFrom('2001:db8:1:3:a:b:c:d', 'faculty', PASSWORD)).status, 200);
});

/** When the last of a network's line has its turn, in seconds since 1970. */
async function readLastTurn(network: string): Promise<number> {
  const { rows } = await app.server.pool.query<{ last: number }>(
    'select extract(epoch from last_turn)::float8 as last from identity.sign_in_line where network = $1',
    [network],
  );
  return rows[0]!.last;
}

/** Wrong tries of a moment ago, each at another account. */
async function guessFrom(network: string, many: number): Promise<void> {
  await app.server.pool.query(
    `insert into identity.sign_in_try (at, email, address, network, device, outcome)
     select $1, 'guess.' || n || '@elsewhere.example', $2, $2, '', 'wrong_password' from generate_series(1, $3::integer) n`,
    [app.server.clock.now().toString(), network, many],
  );
}

/** A try by the proxy of the installation, which says from where it comes. */
async function signInFrom(
  address: string,
  who: string,
  password: string,
  browser = { cookie: '' },
  signal?: AbortSignal,
): Promise<Response> {
  const answer = await fetch(`${app.url}${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, cookie: browser.cookie },
    body: JSON.stringify({ email: `${who}@talaan.example`, password }),
    signal: signal ?? null,
  });
  browser.cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? browser.cookie;
  return answer;
}

async function timed(act: () => Promise<Response[]>): Promise<{ answers: number[]; seconds: number }> {
  const began = performance.now();
  const answers = (await act()).map(({ status }) => status);
  return { answers, seconds: (performance.now() - began) / 1000 };
}
