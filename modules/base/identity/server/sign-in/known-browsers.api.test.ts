import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { callAs } from '@talaan/testing/call-as.ts';
import { forgetBrowser, readSecondFactor, turnOffApp } from '../../contract/second-factor.ts';
import { login, verifySecondFactor as verify } from '../../contract/sign-in.ts';
import { addressOf, codeOfPhone, PASSWORD, signInAs, startOver, turnOnPhone } from '../second-factor/second-factor-kit.ts';

const NEW_SIGN_IN = 'New sign-in to Talaan';

let app: TestApp;
before(async () => {
  app = await startTestApp();
});
after(() => app.close());
beforeEach(() => startOver(app));

/** A browser as far as cookies go: it keeps what it is given and sends it along. */
function openBrowser() {
  const jar = { cookie: '', rules: '' };
  const post = async (path: string, body: unknown) => {
    const answer = await fetch(`${app.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: jar.cookie, 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' },
      body: JSON.stringify(body),
    });
    const [given] = answer.headers.getSetCookie();
    if (given) [jar.cookie, jar.rules] = [given.split(';')[0] ?? '', given];
    return { status: answer.status, body: (await answer.json()) as { token?: string; id?: string } };
  };
  const signIn = (who: string) => post(login.path, { email: addressOf(who), password: PASSWORD });
  return {
    jar,
    signIn,
    prove: async (who: string, code: string, remember = false) => {
      const { body } = await signIn(who);
      assert.ok(body.id, 'no second factor was asked for');
      return post(verify.path, { code, id: body.id, remember });
    },
  };
}

const newsFor = async (who: string) => (await app.mails(addressOf(who))).filter(({ subject }) => subject === NEW_SIGN_IN).length;

test('the browser keeps its secret where no script reads it, and the database only a hash of it', async () => {
  const browser = openBrowser();
  await browser.signIn('hr');
  assert.match(browser.jar.rules, /^Talaan-Browser=[\w-]{43}; Path=\/api\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
  const secret = browser.jar.cookie.split('=')[1];
  const { rows } = await app.server.pool.query('select from identity.known_browser where secret_hash = sha256($1::bytea)', [secret]);
  assert.equal(rows.length, 1);
});

test('a sign-in from a new browser is told by mail; the first one of an account and a known browser are no news', async () => {
  const before = await newsFor('hr');
  const browser = openBrowser();
  await browser.signIn('hr');
  await browser.signIn('hr');
  assert.equal(await newsFor('hr'), before);
  await openBrowser().signIn('hr');
  assert.equal(await newsFor('hr'), before + 1);
  const [mail] = await app.mails(addressOf('hr'));
  assert.match(mail?.content_text ?? '', /Firefox on Windows/);
  assert.match(mail?.content_text ?? '', /20 November 2026|November 20, 2026/);
});

test('a remembered browser is not asked for a code, another one is, and so is another account in it', async () => {
  const { secret } = await turnOnPhone(app, 'hr');
  const phone = await turnOnPhone(app, 'dean');
  const browser = openBrowser();
  assert.ok((await browser.prove('hr', codeOfPhone(secret), true)).body.token);
  assert.ok((await browser.signIn('hr')).body.token);
  assert.ok((await browser.signIn('dean')).body.id);
  assert.ok((await openBrowser().signIn('hr')).body.id);
  assert.ok((await browser.prove('dean', codeOfPhone(phone.secret), true)).body.token);
  assert.ok((await browser.signIn('hr')).body.token, 'remembering a second account forgets no first one');
});

test('without the wish nothing is remembered', async () => {
  const { secret } = await turnOnPhone(app, 'hr');
  const browser = openBrowser();
  assert.ok((await browser.prove('hr', codeOfPhone(secret))).body.token);
  assert.ok((await browser.signIn('hr')).body.id);
});

test('a remembered browser is asked again after 30 days', async () => {
  const { secret } = await turnOnPhone(app, 'hr');
  const browser = openBrowser();
  await browser.prove('hr', codeOfPhone(secret), true);
  await app.server.pool.query("update identity.known_browser set remembered_until = remembered_until - interval '30 days'");
  assert.ok((await browser.signIn('hr')).body.id);
});

test('a secret that was planted in or copied from a browser before is not the one that is remembered', async () => {
  const { secret } = await turnOnPhone(app, 'hr');
  const browser = openBrowser();
  browser.jar.cookie = `Talaan-Browser=${'P'.repeat(43)}`;
  const copied = browser.jar.cookie;
  await browser.prove('hr', codeOfPhone(secret), true);
  assert.notEqual(browser.jar.cookie, copied);
  const thief = openBrowser();
  thief.jar.cookie = copied;
  assert.ok((await thief.signIn('hr')).body.id);
});

test('remembered browsers are listed, and a forgotten one is asked for a code again', async () => {
  const { secret } = await turnOnPhone(app, 'hr');
  const browser = openBrowser();
  const { body } = await browser.prove('hr', codeOfPhone(secret), true);
  const token = body.token ?? '';
  const { body: shown } = await callAs(app.url, token, readSecondFactor);
  assert.deepEqual(
    shown.browsers.map(({ device }) => device),
    ['Firefox on Windows'],
  );
  const dean = await signInAs(app, 'dean');
  const id = shown.browsers[0]?.id ?? '';
  assert.equal((await callAs(app.url, dean, forgetBrowser, { params: { id } })).status, 404, 'not by somebody else');
  assert.equal((await callAs(app.url, token, forgetBrowser, { params: { id } })).status, 200);
  assert.ok((await browser.signIn('hr')).body.id);
});

test('a change of the factors forgets every browser', async () => {
  const { secret } = await turnOnPhone(app, 'hr');
  const browser = openBrowser();
  const { body } = await browser.prove('hr', codeOfPhone(secret), true);
  await callAs(app.url, body.token ?? '', turnOffApp, { body: {} });
  const again = await turnOnPhone(app, 'hr');
  assert.ok(again.secret);
  assert.ok((await browser.signIn('hr')).body.id);
});
