import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { confirmRegistration, readRegistrationLink, register } from '@talaan/identity/contract/registration.ts';
import { login } from '@talaan/identity/contract/sign-in.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { beginApplying, readMeAsApplicant } from '../../contract/register.ts';
import { NOTICE_VERSION } from '../../rules/privacy-notice.ts';
import { applicantBody } from '../fixtures/applicant-body.ts';

const PASSWORD = 'kalabaw sa bukid';

let app: TestApp;
let nobody: Caller;
before(async () => {
  app = await startTestApp({ work: 'asked' });
  nobody = await app.as('nobody');
});
after(() => app.close());

test('what no record can be made of is refused before a mail is sent, and one comes back within Talaan alone', async () => {
  const refuse = async (changed: object, field: string) => {
    const { status, body } = await nobody.call(register, { body: { ...applicantBody('wrong@elsewhere.example'), ...changed } });
    assert.equal(status, 422, field);
    assert.ok(field in (body as unknown as { errors: object }).errors, JSON.stringify(body));
  };
  await refuse({ birth_date: '2020-01-01' }, 'birth_date');
  await refuse({ mobile: '123' }, 'mobile');
  await refuse({ surname: 'http://evil.example' }, 'surname');
  await refuse({ consent_version: '' }, 'consent_version');
  await refuse({ consent_version: 'of last year' }, 'consent_version');
  for (const come_back of ['//evil.example', 'https://evil.example', '/\\evil.example', '/a?b=//c#d'])
    await refuse({ come_back }, 'come_back');
  assert.deepEqual(await app.mails('wrong@elsewhere.example'), []);
});

test('the link knows to which vacancy one comes back', async () => {
  const come_back = '/apply_now?vacancy=AO5-2026-1';
  await nobody.call(register, { body: { ...applicantBody('back@elsewhere.example'), come_back } });
  const token = await openMail('back@elsewhere.example');
  assert.equal((await nobody.call(readRegistrationLink, { body: { token } })).body.owner?.come_back, come_back);
});

test('who has registered is known as an applicant from the first call on, and need not begin again', async () => {
  await nobody.call(register, { body: applicantBody('first@elsewhere.example', 'Ana Abad') });
  const token = await openMail('first@elsewhere.example');
  assert.equal((await nobody.call(confirmRegistration, { body: { token, password: PASSWORD } })).status, 200);
  const session = await nobody.call(login, { body: { email: 'first@elsewhere.example', password: PASSWORD } });
  assert.ok('token' in session.body);
  const authorization = { authorization: `Bearer ${session.body.token}` };
  const me = readMeAsApplicant.response.parse(await (await fetch(app.url + readMeAsApplicant.path, { headers: authorization })).json());
  assert.equal(me.person?.fullname, 'Abad, Ana');
  assert.equal(me.applicant?.consent_version, NOTICE_VERSION);
  const again = await fetch(app.url + beginApplying.path, {
    method: 'POST',
    headers: { ...authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ consent_version: NOTICE_VERSION }),
  });
  assert.equal(again.status, 409);
});

test('an address that has an account gets the same answer as a new one, and its owner alone is told', async () => {
  const fresh = await nobody.call(register, { body: applicantBody('fresh@elsewhere.example') });
  const taken = await nobody.call(register, { body: applicantBody('clerk@talaan.example') });
  assert.equal(taken.status, fresh.status);
  assert.equal(taken.body.message.replace('clerk@talaan', 'fresh@elsewhere'), fresh.body.message);
  for (let tries = 0; tries < 400; tries++) {
    if ((await app.mails('clerk@talaan.example')).some(({ subject }) => subject === 'You have an account with Talaan')) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  assert.fail('the owner was not told within 20 seconds');
});

test('a link that was used, guessed or replaced by a newer one makes no second record', async () => {
  const confirm = async (token: string) => (await nobody.call(confirmRegistration, { body: { token, password: PASSWORD } })).status;
  await nobody.call(register, { body: applicantBody('once@elsewhere.example', 'Maria Makiling') });
  const older = await openMail('once@elsewhere.example');
  await nobody.call(register, { body: applicantBody('once@elsewhere.example', 'Maria Makiling') });
  const newer = await openMail('once@elsewhere.example', older);
  assert.equal(await confirm(older), 422);
  assert.equal(await confirm('A'.repeat(43)), 422);
  const both = await Promise.all([confirm(newer), confirm(newer)]);
  assert.deepEqual(
    both.toSorted((one, other) => one - other),
    [200, 422],
  );
  const { rows } = await app.server.pool.query("select count(*)::int as made from personnel.person where surname = 'Makiling'");
  assert.deepEqual(rows, [{ made: 1 }]);
});

test('the same person under another address gets another record, which HR joins later', async () => {
  for (const email of ['one@elsewhere.example', 'two@elsewhere.example']) {
    await nobody.call(register, { body: applicantBody(email, 'Juan Tamad') });
    const token = await openMail(email);
    assert.equal((await nobody.call(confirmRegistration, { body: { token, password: PASSWORD } })).status, 200);
  }
  const { rows } = await app.server.pool.query<{ idno: string }>("select idno from personnel.person where surname = 'Tamad' order by idno");
  assert.equal(new Set(rows.map(({ idno }) => idno)).size, 2);
});

test('what an applicant gave is forgotten two days after their link has ended', async () => {
  const { pool, jobs } = app.server;
  await nobody.call(register, { body: applicantBody('never@elsewhere.example', 'Hindi Bumalik') });
  await openMail('never@elsewhere.example');
  const isKept = async () => {
    const { rows } = await pool.query<{ kept: boolean }>(
      "select applicant is not null as kept from identity.registration where email = 'never@elsewhere.example'",
    );
    return rows[0]!.kept;
  };
  assert.equal(await isKept(), true);
  await pool.query("update identity.registration set expires_at = expires_at - interval '4 days' where email = 'never@elsewhere.example'");
  await jobs.boss.send('forget-requests', { run: null, input: {} });
  for (let tries = 0; tries < 400 && (await isKept()); tries++) await new Promise((resolve) => setTimeout(resolve, 50));
  assert.equal(await isKept(), false);
});

/** The token of the link mailed to an address, another than that of an earlier mail. */
async function openMail(email: string, earlier?: string): Promise<string> {
  for (let tries = 0; tries < 400; tries++) {
    for (const { content_text } of await app.mails(email)) {
      const token = content_text?.match(/\/confirm_registration#([\w-]{43})/)?.[1];
      if (token && token !== earlier) return token;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no link was mailed to ${email} within 20 seconds`);
}
