import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { me } from '../../contract.ts';
import { finishSocial, listLinkedProviders, listSocialLinks, relinkProvider, unlinkProvider } from '../../contract/social.ts';
import { makeVisitor, type Visitor } from './fixtures/visitor.ts';
import { startOpenIdProvider, type OpenIdProvider } from './fixtures/open-id-provider.ts';

/** One that nobody answers for. */
const silent = { name: 'Silent ID', issuer: 'http://127.0.0.1:9', client_id: 'talaan', client_secret: 'secret' };

let provider: OpenIdProvider;
let app: TestApp;
before(async () => {
  provider = await startOpenIdProvider({
    hr: { email: 'HR@talaan.example', verified: true },
    'hr-too': { email: 'hr@talaan.example', verified: true },
    dean: { email: 'dean@talaan.example', verified: true },
    clerk: { email: 'clerk@talaan.example', verified: true },
    head: { email: 'head@talaan.example', verified: true },
    unverified: { email: 'president@talaan.example', verified: false },
    stranger: { email: 'somebody@elsewhere.example', verified: true },
  });
  app = await startTestApp({ environment: { OIDC_PROVIDERS: JSON.stringify([provider.setting, silent]) } });
  provider.open(app.server.settings.publicUrl);
});
after(async () => {
  await app.close();
  await provider.close();
});
beforeEach(() => app.server.pool.query('delete from identity.social_link'));

const errorOf = (answer: { body: unknown }) => (answer.body as { error?: string }).error ?? '';
const newVisitor = () => makeVisitor(app.url);

/** Through the provider and back: what it sent with the browser. */
async function comeBack(visitor: Visitor, account: string, bend: (url: URL) => void = () => undefined): Promise<Record<string, string>> {
  const { body } = await visitor.call(listSocialLinks, { query: { provider: 'state-id' } });
  const url = new URL(body.links[0]?.url ?? '');
  bend(url);
  return visitor.throughProvider(url, account, app.server.settings.publicUrl);
}

async function signIn(account: string) {
  const visitor = newVisitor();
  return visitor.call(finishSocial, { body: await comeBack(visitor, account) });
}

test('an account at the provider with the same verified address opens the account here, and is linked to it', async () => {
  const answer = await signIn('hr');
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  assert.ok('token' in answer.body);
  const user = await fetch(`${app.url}${me.path}`, { headers: { authorization: `Bearer ${answer.body.token}` } });
  assert.equal(((await user.json()) as { user: { email: string } }).user.email, 'hr@talaan.example');
  const { providers } = (await (await app.as('hr')).call(listLinkedProviders)).body;
  assert.equal(providers[0]?.name, 'State ID');
  assert.equal(providers[0]?.link?.email, 'hr@talaan.example');
  assert.ok((await app.mails('hr@talaan.example')).some(({ subject }) => subject === 'State ID now opens your account'));
});

test('what the provider sent back is taken as query parameters too', async () => {
  const visitor = newVisitor();
  const { code, state, iss } = await comeBack(visitor, 'hr');
  assert.equal((await visitor.call(finishSocial, { query: { provider: 'state-id', code, state, iss } })).status, 200);
});

test('a linked account opens the same account after its address has changed here', async () => {
  await signIn('clerk');
  await app.server.pool.query("update identity.account set email = 'clerk.new@talaan.example' where email = 'clerk@talaan.example'");
  const answer = await signIn('clerk');
  await app.server.pool.query("update identity.account set email = 'clerk@talaan.example' where email = 'clerk.new@talaan.example'");
  assert.equal(answer.status, 200);
});

test('an address that nobody vouches for and one that is unknown here get the same answer, and no link', async () => {
  const [unverified, unknown] = [await signIn('unverified'), await signIn('stranger')];
  assert.equal(unverified.status, 401);
  assert.match(errorOf(unverified), /opens no account here/);
  assert.deepEqual(unverified.body, unknown.body);
  assert.equal((await app.server.pool.query('select from identity.social_link')).rowCount, 0);
});

test('the way back leads in once', async () => {
  const visitor = newVisitor();
  const back = await comeBack(visitor, 'hr');
  assert.equal((await visitor.call(finishSocial, { body: back })).status, 200);
  const again = await visitor.call(finishSocial, { body: back });
  assert.equal(again.status, 401);
  assert.match(errorOf(again), /has ended, or was begun in another browser/);
});

test('a way back that was stolen, or slipped to somebody, leads nowhere in another browser, and stays good in its own', async () => {
  const [owner, thief] = [newVisitor(), newVisitor()];
  const back = await comeBack(owner, 'hr');
  assert.equal((await (await app.as('nobody')).call(finishSocial, { body: back })).status, 401);
  await comeBack(thief, 'stranger');
  assert.equal((await thief.call(finishSocial, { body: back })).status, 401);
  assert.equal((await owner.call(finishSocial, { body: back })).status, 200);
});

test('after ten minutes the way back leads nowhere', async () => {
  const visitor = newVisitor();
  const back = await comeBack(visitor, 'hr');
  await app.server.pool.query("update identity.social_request set expires_at = expires_at - interval '10 minutes'");
  assert.equal((await visitor.call(finishSocial, { body: back })).status, 401);
});

test('a state, an issuer, a provider or a code of somebody’s own making is refused', async () => {
  const made = { state: 'c3RhdGU', iss: 'https://elsewhere.example', provider: 'google', code: 'made-up' };
  for (const [name, value] of Object.entries(made)) {
    const visitor = newVisitor();
    const back = await comeBack(visitor, 'hr');
    assert.equal((await visitor.call(finishSocial, { body: { ...back, [name]: value } })).status, 401, name);
  }
  assert.equal((await newVisitor().call(finishSocial, { body: {} })).status, 422);
});

test('an ID token made for another sign-in is refused: its nonce differs', async () => {
  const visitor = newVisitor();
  const back = await comeBack(visitor, 'hr', (url) => url.searchParams.set('nonce', 'another'));
  const answer = await visitor.call(finishSocial, { body: back });
  assert.equal(answer.status, 401);
  assert.match(errorOf(answer), /did not confirm/);
});

test('every sign-in goes with PKCE, and a code for another verifier is worth nothing', async () => {
  const visitor = newVisitor();
  const back = await comeBack(visitor, 'hr', (url) => {
    assert.equal(url.searchParams.get('code_challenge_method'), 'S256');
    url.searchParams.set('code_challenge', 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
  });
  assert.equal((await visitor.call(finishSocial, { body: back })).status, 401);
});

test('the address that begins a sign-in is the provider’s, whatever the query says', async () => {
  const answer = await fetch(`${app.url}${listSocialLinks.path}?redirect=https://elsewhere.example&redirect_uri=https://elsewhere.example`);
  const { links } = (await answer.json()) as { links: { url: string }[] };
  const url = new URL(links[0]?.url ?? '');
  assert.equal(url.origin, provider.issuer);
  assert.equal(url.searchParams.get('redirect_uri'), `${app.server.settings.publicUrl}/verify_social_oauth`);
});

test('where a second factor applies, it is asked for, and the link stands only once it was right', async () => {
  const dean = await app.as('dean');
  await app.server.pool.query(
    "insert into identity.email_factor select id, now() from identity.account where email = 'dean@talaan.example'",
  );
  const answer = await signIn('dean');
  assert.equal(answer.status, 200);
  assert.ok('two_factor' in answer.body && !('token' in answer.body));
  const { rows } = await app.server.pool.query<{ waits_for: string }>('select waits_for from identity.social_link');
  assert.equal(rows[0]?.waits_for, answer.body.id);
  assert.equal((await dean.call(listLinkedProviders)).body.providers[0]?.link, null);
});

test('an account here is linked with one account of a provider: a second one with the same address opens nothing', async () => {
  await signIn('hr');
  const answer = await signIn('hr-too');
  assert.equal(answer.status, 401);
  assert.match(errorOf(answer), /linked with another State ID account/);
});

test('what was unlinked opens nothing, also not by its address, until its owner allows it again', async () => {
  const head = await app.signIn('head');
  await signIn('head');
  assert.equal((await head.call(unlinkProvider, { params: { provider: 'state-id' } })).status, 200);
  assert.match(errorOf(await signIn('head')), /was unlinked/);
  assert.equal((await head.call(unlinkProvider, { params: { provider: 'state-id' } })).status, 404);
  assert.equal((await head.call(relinkProvider, { params: { provider: 'state-id' } })).status, 200);
  assert.equal((await signIn('head')).status, 200);
  await app.server.pool.query("update identity.session set created_at = created_at - interval '11 minutes'");
  await head.call(unlinkProvider, { params: { provider: 'state-id' } });
  assert.equal((await head.call(relinkProvider, { params: { provider: 'state-id' } })).status, 422);
});

test('a suspended account opens through no provider', async () => {
  await app.server.pool.query("update identity.account set suspended_at = now() where email = 'clerk@talaan.example'");
  assert.equal((await signIn('clerk')).status, 401);
});

test('a sign-in at a provider that does not answer is not begun and its name is told; asked for all, the others are offered', async () => {
  const answer = await newVisitor().call(listSocialLinks, { query: { provider: 'silent-id' } });
  assert.equal(answer.status, 409);
  assert.match((answer.body as unknown as { message: string }).message, /^Silent ID does not answer at the moment/);
  const { links } = (await newVisitor().call(listSocialLinks)).body;
  assert.deepEqual(
    links.map(({ name }) => name),
    ['State ID'],
  );
});

test('a provider that is down is told by its name, and an unknown one is not found', async () => {
  const visitor = newVisitor();
  const back = await comeBack(visitor, 'hr');
  provider.down(true);
  const answer = await visitor.call(finishSocial, { body: back });
  provider.down(false);
  assert.equal(answer.status, 409);
  assert.match((answer.body as unknown as { message: string }).message, /State ID does not answer at the moment/);
  assert.equal((await visitor.call(listSocialLinks, { query: { provider: 'google' } })).status, 404);
});
