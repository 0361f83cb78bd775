import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sendMail, type Mail } from '@talaan/kernel/server/mail/mail.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { listMails, readMail, readMailSettings, sendAgain, sendTestLetter } from '../../contract/mail.ts';

let app: TestApp;
let admin: Caller;
before(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
after(() => app.close());

test('an administrator finds a mail and reads it as its recipient does', async () => {
  const id = await write({ subject: 'Plain word', link: { label: 'Open', address: 'http://localhost:3000/x' } });
  const { mail } = (await admin.call(readMail, { params: { id } })).body;
  assert.equal(mail.content?.text, 'Hello.\n\nOpen:\nhttp://localhost:3000/x');
  assert.match(mail.content?.html ?? '', /<a href="http:\/\/localhost:3000\/x"/);
  assert.deepEqual(mail.content?.link, { label: 'Open', address: 'http://localhost:3000/x' });
});

test('outside a demo nobody reads a mail that opens an account', async () => {
  const id = await write({ subject: 'Secret word', secret: true });
  assert.ok((await admin.call(readMail, { params: { id } })).body.mail.content);
  app.server.settings.demo = false;
  assert.equal((await admin.call(readMail, { params: { id } })).body.mail.content, null);
  app.server.settings.demo = true;
});

test('only a mail that failed is sent again, once', async () => {
  const id = await write({ subject: 'Failing word' });
  assert.equal((await admin.call(sendAgain, { params: { id } })).status, 409);
  await app.server.pool.query("update kernel.mail set state = 'failed', tries = 6, failure = 'no' where id = $1", [id]);
  const answers = await Promise.all([1, 2].map(() => admin.call(sendAgain, { params: { id } })));
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 409],
  );
  const { mail } = (await admin.call(readMail, { params: { id } })).body;
  assert.deepEqual([mail.state, mail.tries, mail.failure], ['waiting', 0, null]);
});

test('mail is for administrators alone', async () => {
  for (const who of ['hr', 'employee']) assert.equal((await (await app.as(who)).call(listMails)).status, 403, who);
});

test('a test letter without a mail server, and one that no mail server answers, are told in words', async () => {
  const letter = { body: { to: 'amihan@university.example' } };
  const unset = await admin.call(sendTestLetter, letter);
  assert.equal(unset.status, 409);
  assert.match(unset.body.message, /Set SMTP_URL/);
  Object.assign(app.server.settings, { smtpUrl: 'smtp://hris:geheim@127.0.0.1:9' });
  const silent = await admin.call(sendTestLetter, letter);
  assert.equal(silent.status, 409);
  assert.match(silent.body.message, /does not answer/);
  const shown = (await admin.call(readMailSettings)).body;
  assert.equal(shown.server, '127.0.0.1:9');
  assert.doesNotMatch(JSON.stringify(shown) + silent.body.message, /geheim/);
});

async function write(mail: Pick<Mail, 'subject' | 'link' | 'secret'>): Promise<number> {
  await sendMail(app.server.db, app.server.clock.now(), { to: 'somebody@talaan.example', paragraphs: ['Hello.'], ...mail });
  const { body } = await admin.call(listMails, { query: { term: mail.subject } });
  return body.mails[0]!.id;
}
