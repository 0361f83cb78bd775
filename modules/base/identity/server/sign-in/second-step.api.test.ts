import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { callAs } from '@talaan/testing/call-as.ts';
import { me } from '../../contract.ts';
import { authenticate, login, resendCode, verifySecondFactor as verify } from '../../contract/sign-in.ts';
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
} from '../second-factor/second-factor-kit.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp();
});
after(() => app.close());
beforeEach(() => startOver(app));

const errorOf = (body: unknown) => (body as { error?: string }).error;
const askVerify = (body: Record<string, unknown>) => callAs(app.url, null, verify, { body });
const requireOf = (role: string) => app.server.pool.query('update identity.role set requires_second_factor = true where name = $1', [role]);

test('both first steps answer with a challenge that says which factors are possible', async () => {
  await turnOnPhone(app, 'hr');
  for (const endpoint of [authenticate, login]) {
    const { status, body } = await callAs(app.url, null, endpoint, { body: { email: '  HR@talaan.example ', password: PASSWORD } });
    assert.equal(status, 200);
    assert.ok('id' in body);
    assert.deepEqual(body.two_factor, { methods: ['app', 'recovery'], sent_to: null, resend_after: 0 });
  }
});

test('without a second factor both first steps answer with a token at once', async () => {
  for (const endpoint of [authenticate, login]) {
    const { body } = await callAs(app.url, null, endpoint, { body: { email: addressOf('hr'), password: PASSWORD } });
    assert.ok('token' in body);
  }
});

test('the pair code and id opens a session, and so does the pair otp and user_id, both trimmed', async () => {
  await requireOf('HR administrator');
  const first = await challengeOf(app, 'hr');
  const answer = await askVerify({ code: ` ${await mailedCode(app, 'hr')} `, id: first.id });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  const second = await challengeOf(app, 'hr');
  const other = await askVerify({ otp: ` ${await mailedCode(app, 'hr')}\n`, user_id: second.id });
  assert.equal(other.status, 200, JSON.stringify(other.body));
  assert.equal((await callAs(app.url, other.body.token, me)).body.user.email, addressOf('hr'));
  assert.notEqual(answer.body.token, other.body.token);
});

test('a role that requires a second factor gets the mailed code as a minimum, and only while it is held', async () => {
  await requireOf('Executive');
  const { two_factor } = await challengeOf(app, 'president');
  assert.deepEqual(two_factor, { methods: ['email'], sent_to: 'p•••@talaan.example', resend_after: 30 });
  await signInAs(app, 'employee');
  await app.server.pool.query(`update identity.account_role set during = daterange(lower(during), '2026-11-19')
    where role_id = (select id from identity.role where name = 'Executive')`);
  await signInAs(app, 'president');
});

test('a challenge alone opens nothing, and what it is given by somebody else stays worth nothing', async () => {
  await turnOnPhone(app, 'hr');
  const { id } = await challengeOf(app, 'hr');
  assert.equal((await callAs(app.url, id, me)).status, 401);
  const made = await askVerify({ code: '123456', id: '3f2b0f5e-7c2a-4a57-9f4e-0d6f4d9b8a11' });
  assert.equal(made.status, 401);
  assert.equal((await askVerify({ code: '123456', id: 'not a challenge' })).status, 401);
});

test('a challenge is used once', async () => {
  await requireOf('HR administrator');
  const { id } = await challengeOf(app, 'hr');
  const code = await mailedCode(app, 'hr');
  assert.equal((await askVerify({ code, id })).status, 200);
  const again = await askVerify({ code, id });
  assert.equal(again.status, 401);
  assert.ok(errorOf(again.body));
});

test('a challenge and its mailed code end after five minutes', async () => {
  await requireOf('HR administrator');
  const { id } = await challengeOf(app, 'hr');
  const code = await mailedCode(app, 'hr');
  await letSecondsPass(app, 5 * 60);
  assert.equal((await askVerify({ code, id })).status, 401);
  const later = await challengeOf(app, 'hr');
  assert.notEqual(await mailedCode(app, 'hr'), code);
  assert.equal((await askVerify({ code, id: later.id })).status, 422, 'the old code does not open the new challenge');
});

test('a new code is mailed at most every 30 seconds, also over several challenges, and then the old one is dead', async () => {
  await requireOf('HR administrator');
  const { id } = await challengeOf(app, 'hr');
  const first = await mailedCode(app, 'hr');
  const early = await callAs(app.url, null, resendCode, { body: { id } });
  assert.equal(early.status, 429);
  const wait = Number(early.headers.get('retry-after'));
  assert.ok(wait > 0 && wait <= 30);
  await challengeOf(app, 'hr');
  assert.equal(await mailedCode(app, 'hr'), first, 'a second sign-in within 30 seconds mails nothing and takes the same code');
  await letSecondsPass(app, 31);
  const resent = await callAs(app.url, null, resendCode, { body: { id: ` ${id} ` } });
  assert.equal(resent.status, 200);
  assert.match(resent.body.message, /h•••@talaan\.example/);
  const second = await mailedCode(app, 'hr');
  assert.equal((await askVerify({ code: first, id })).status, 422);
  assert.equal((await askVerify({ code: second, id })).status, 200);
});

test('ten who ask for a new code at the same moment get one', async () => {
  await requireOf('HR administrator');
  const { id } = await challengeOf(app, 'hr');
  await letSecondsPass(app, 31);
  const before = (await app.mails(addressOf('hr'))).length;
  const answers = await Promise.all(Array.from({ length: 10 }, () => callAs(app.url, null, resendCode, { body: { id } })));
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  assert.equal((await app.mails(addressOf('hr'))).length, before + 1);
});

test('new codes keep a challenge alive for a quarter of an hour, not longer', async () => {
  await requireOf('HR administrator');
  const { id } = await challengeOf(app, 'hr');
  for (let minutes = 4; minutes <= 12; minutes += 4) {
    await letSecondsPass(app, 4 * 60);
    assert.equal((await callAs(app.url, null, resendCode, { body: { id } })).status, 200, `after ${minutes} minutes`);
  }
  await letSecondsPass(app, 3 * 60 + 1);
  assert.equal((await askVerify({ code: await mailedCode(app, 'hr'), id })).status, 401);
});

test('five wrong codes end a challenge, and its owner is told that somebody knows the password', async () => {
  await requireOf('HR administrator');
  const { id } = await challengeOf(app, 'hr');
  const code = await mailedCode(app, 'hr');
  const wrong = code === '000000' ? '000001' : '000000';
  for (let left = 4; left >= 1; left -= 1) {
    const answer = await askVerify({ code: wrong, id });
    assert.equal(answer.status, 422);
    assert.match(
      (answer.body as unknown as { errors: { code: string[] } }).errors.code[0] ?? '',
      left === 1 ? /One try/ : new RegExp(`${left} tries`),
    );
  }
  assert.equal((await askVerify({ code: wrong, id })).status, 401);
  assert.equal((await askVerify({ code, id })).status, 401, 'the right code comes too late');
  assert.equal((await app.mails(addressOf('hr')))[0]?.subject, 'Wrong codes at your sign-in');
});

test('ten wrong codes at the same moment are five tries, and the right one after them opens nothing', async () => {
  const { secret } = await turnOnPhone(app, 'hr');
  const { id } = await challengeOf(app, 'hr');
  const right = codeOfPhone(secret);
  const wrong = ['111111', '222222'].find((code) => ![-1, 0, 1, 2].some((step) => codeOfPhone(secret, step) === code));
  const answers = await Promise.all(Array.from({ length: 10 }, () => askVerify({ code: wrong, id })));
  assert.equal(answers.filter(({ status }) => status === 422).length, 4);
  assert.equal(answers.filter(({ status }) => status === 401).length, 6);
  const { rows } = await app.server.pool.query<{ tries: number }>('select tries from identity.sign_in_challenge where id = $1', [id]);
  assert.equal(rows[0]?.tries, 5);
  const { rows: noted } = await app.server.pool.query("select from identity.sign_in_try where outcome = 'wrong_code'");
  assert.equal(noted.length, 5);
  assert.equal((await askVerify({ code: right, id })).status, 401);
});

test('ten wrong codes within an hour, over however many challenges, close the second step', async () => {
  const { secret } = await turnOnPhone(app, 'hr');
  for (let round = 0; round < 2; round += 1) {
    const { id } = await challengeOf(app, 'hr');
    for (let tries = 0; tries < 5; tries += 1) await askVerify({ code: 'not a code', id });
  }
  const { id } = await challengeOf(app, 'hr');
  const answer = await askVerify({ code: codeOfPhone(secret), id });
  assert.equal(answer.status, 429);
  const wait = Number(answer.headers.get('retry-after'));
  assert.ok(wait > 3000 && wait <= 3600, `Retry-After is ${wait}`);
  await app.server.pool.query("update identity.sign_in_try set at = at - interval '1 hour'");
  assert.equal((await askVerify({ code: codeOfPhone(secret), id })).status, 200);
});

test('no code of the app is accepted twice, not even in another sign-in', async () => {
  const { secret } = await turnOnPhone(app, 'hr');
  const code = codeOfPhone(secret);
  const first = await challengeOf(app, 'hr');
  const second = await challengeOf(app, 'hr');
  assert.equal((await askVerify({ code, id: first.id })).status, 200);
  assert.equal((await askVerify({ code, id: second.id })).status, 422);
  assert.equal((await askVerify({ code: codeOfPhone(secret, -1), id: second.id })).status, 422, 'nor one from before');
});

test('of two sign-ins with the same code of the app, or recovery code, at the same moment one wins', async () => {
  const { secret, recoveryCodes } = await turnOnPhone(app, 'hr');
  for (const code of [codeOfPhone(secret), recoveryCodes[0]]) {
    const challenges = await Promise.all([challengeOf(app, 'hr'), challengeOf(app, 'hr')]);
    const answers = await Promise.all(challenges.map(({ id }) => askVerify({ code, id })));
    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((one, other) => one - other),
      [200, 422],
    );
  }
});

test('of two calls with the same challenge and code at the same moment one wins', async () => {
  await requireOf('HR administrator');
  const { id } = await challengeOf(app, 'hr');
  const code = await mailedCode(app, 'hr');
  const answers = await Promise.all([askVerify({ code, id }), askVerify({ code, id })]);
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
});

test('a recovery code opens a session once, however it is typed, and its owner is told', async () => {
  const { recoveryCodes } = await turnOnPhone(app, 'hr');
  assert.equal(new Set(recoveryCodes).size, 10);
  const [code] = recoveryCodes;
  const first = await challengeOf(app, 'hr');
  assert.equal((await askVerify({ code: ` ${code?.toLowerCase().replaceAll('-', ' ')} `, id: first.id })).status, 200);
  assert.ok((await app.mails(addressOf('hr'))).some(({ subject }) => subject === 'A recovery code was used'));
  const second = await challengeOf(app, 'hr');
  assert.equal((await askVerify({ code, id: second.id })).status, 422);
});

test('the code of one account does not open the challenge of another', async () => {
  const phone = await turnOnPhone(app, 'hr');
  await turnOnPhone(app, 'dean');
  const { id } = await challengeOf(app, 'dean');
  assert.equal((await askVerify({ code: codeOfPhone(phone.secret), id })).status, 422);
  assert.equal((await askVerify({ code: phone.recoveryCodes[0], id })).status, 422);
});

test('an account that is suspended between the two steps is not let in', async () => {
  const { secret } = await turnOnPhone(app, 'faculty');
  const { id } = await challengeOf(app, 'faculty');
  await app.server.pool.query('update identity.account set suspended_at = now() where email = $1', [addressOf('faculty')]);
  assert.equal((await askVerify({ code: codeOfPhone(secret), id })).status, 401);
  const wrong = await callAs(app.url, null, login, { body: { email: addressOf('faculty'), password: 'not this' } });
  const right = await callAs(app.url, null, login, { body: { email: addressOf('faculty'), password: PASSWORD } });
  assert.equal(right.status, 401);
  assert.deepEqual(right.body, wrong.body, 'the right password of a suspended account says nothing');
});

test('an unknown address gets the same answer as a wrong password, in about the same time, and no mail', async () => {
  await requireOf('HR administrator');
  const timed = async (email: string) => {
    const since = performance.now();
    const { status, body } = await callAs(app.url, null, login, { body: { email, password: 'not this' } });
    return { status, body, took: performance.now() - since };
  };
  const wrong = await timed(addressOf('hr'));
  const unknown = await timed('no.one@talaan.example');
  assert.deepEqual([unknown.status, unknown.body], [wrong.status, wrong.body]);
  assert.ok(unknown.took > wrong.took / 4, `${unknown.took} ms against ${wrong.took} ms`);
  const { rows } = await app.server.pool.query("select from kernel.mail where recipient = 'no.one@talaan.example'");
  assert.equal(rows.length, 0);
});

test('every sign-in gets a token of its own, whatever the browser brought along', async () => {
  const planted = 'A'.repeat(43);
  const answer = await fetch(`${app.url}${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${planted}`, cookie: `Admin-Token=${planted}` },
    body: JSON.stringify({ email: addressOf('hr'), password: PASSWORD, token: planted }),
  });
  const { token } = (await answer.json()) as { token: string };
  assert.notEqual(token, planted);
  assert.equal((await callAs(app.url, planted, me)).status, 401);
  assert.equal((await callAs(app.url, token, me)).status, 200);
});

test('the history of an account has each step with its device', async () => {
  const { secret } = await turnOnPhone(app, 'hr');
  const { id } = await challengeOf(app, 'hr');
  await askVerify({ code: 'wrong', id });
  await askVerify({ code: codeOfPhone(secret), id });
  const { rows } = await app.server.pool.query<{ outcome: string; device: string }>(
    'select outcome, device from identity.sign_in_try where account_id = (select id from identity.account where email = $1) order by id',
    [addressOf('hr')],
  );
  assert.deepEqual(
    rows.map(({ outcome }) => outcome),
    ['password_right', 'signed_in', 'password_right', 'wrong_code', 'signed_in'],
  );
  assert.ok(rows.every(({ device }) => device));
});

test('many who sign in at the same moment do not wait for each other for ever', async () => {
  const people = ['admin', 'hr', 'clerk', 'head', 'dean', 'employee', 'president'];
  const answers = await Promise.all([...people, ...people, ...people].map((who) => signInAs(app, who)));
  assert.equal(new Set(answers).size, 3 * people.length);
});
