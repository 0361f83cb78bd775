import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { listOpenings } from '@talaan/identity/contract/account.ts';
import { beginPasskey, challengePasskey, registerPasskey } from '@talaan/identity/contract/passkeys.ts';
import { mailSecondLook, readSecondLook, type SecondLookProof } from '@talaan/identity/contract/second-look.ts';
import { makeAuthenticator } from '@talaan/identity/server/passkeys/fixtures/software-authenticator.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { downloadOwnPayslip, listOwnPayslips, readPayslip } from '../contract/payslips.ts';

/** Wrong passwords within a quarter of an hour, after which none is looked at. */
const TRIES = 5;

let app: TestApp;
before(async () => {
  app = await startTestApp({ work: 'asked' });
});
after(() => app.close());

test('a download asks who signed in a while ago for the password, and each wrong one counts', async () => {
  const employee = await app.as('employee');
  const { body } = await employee.call(listOwnPayslips, { query: {} });
  const download = (password: string) =>
    employee.call(downloadOwnPayslip, { params: { id: body.payslips[0]!.run_id }, body: { password } });
  await app.server.pool.query("update identity.session set created_at = created_at - interval '11 minutes'");
  assert.equal((await download('')).status, 422);
  assert.equal((await download('Talaan-demo-2026')).status, 200);
  for (let n = 0; n < TRIES; n += 1) assert.equal((await download('not-mine')).status, 422);
  assert.equal((await download('Talaan-demo-2026')).status, 429);
});

test('a passkey of the caller or a code of their second factor are as good as the password, and each counts once', async () => {
  const caller = await app.as('faculty');
  const email = 'faculty@talaan.example';
  const { body } = await caller.call(listOwnPayslips, { query: {} });
  const download = (proof: SecondLookProof) => caller.call(downloadOwnPayslip, { params: { id: body.payslips[0]!.run_id }, body: proof });
  const site = { origin: app.server.settings.publicUrl, rpID: 'localhost' };
  const register = async (who: Caller) => {
    const authenticator = makeAuthenticator(site);
    const begun = await who.call(beginPasskey);
    const credential = authenticator.register(begun.body.options);
    assert.equal((await who.call(registerPasskey, { body: { name: 'Laptop', credential } })).status, 200);
    return authenticator;
  };
  const own = await register(caller);
  const foreign = await register(await app.as('head'));
  await app.owner.query('insert into identity.email_factor (account_id, since) select id, now() from identity.account where email = $1', [
    email,
  ]);
  assert.equal((await caller.call(readSecondLook)).body.needed, false);
  await app.server.pool.query("update identity.session set created_at = created_at - interval '11 minutes'");
  const { body: ways } = await caller.call(readSecondLook);
  assert.deepEqual(ways, { needed: true, password: true, passkey: true, codes: ['email'] });

  const answer = async (by: typeof own) => by.signIn((await caller.call(challengePasskey)).body.options);
  const credential = await answer(own);
  assert.equal((await download({ credential })).status, 200);
  const again = await download({ credential });
  assert.equal(again.status, 422);
  const others = await download({ credential: await answer(foreign) });
  assert.equal(others.status, 422);
  assert.match(JSON.stringify(others.body), /This passkey is of another account/);

  assert.equal((await caller.call(mailSecondLook)).status, 200);
  const mail = (await app.mails(email)).find(({ subject }) => subject === 'Your code for Talaan');
  const code = /\b\d{6}\b/.exec(mail!.content_text!)![0];
  assert.equal((await download({ code: code === '000000' ? '000001' : '000000' })).status, 422);
  assert.equal((await download({ code })).status, 200);
  assert.equal((await download({ code })).status, 422);
});

test('who reads a payslip of somebody is shown to its owner, without an amount', async () => {
  const officer = await app.as('payroll');
  const employee = await app.as('employee');
  const { body } = await employee.call(listOwnPayslips, { query: {} });
  const params = { id: body.payslips[0]!.run_id, person: people.accountingClerk.id };
  assert.equal((await officer.call(readPayslip, { params })).status, 200);
  const { body: opened } = await employee.call(listOpenings, { query: {} });
  assert.equal(opened.openings[0]?.what, 'Payslip');
});
