import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { sendMail, sendMailAgain, sendMails, withdrawMails, type Mail } from '@talaan/kernel/server/mail/mail.ts';
import { writeMailHtml, writeMailText } from '@talaan/kernel/server/mail/mail-template.ts';

interface Received {
  from: string;
  to: string[];
  raw: string;
}

const received: Received[] = [];
let app: TestApp;
let post: SMTPServer;
let port: number;

before(async () => {
  post = startPost();
  port = await listen(post, 0);
  app = await startTestApp({ work: 'asked' });
  Object.assign(app.server.settings, { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'Talaan <hris@talaan.example>' });
});
after(async () => {
  await app.close();
  await new Promise<void>((resolve) => post.close(resolve));
});

test('a mail arrives with a plain and an HTML part, in every letter of the country and beyond', async () => {
  await queue({
    to: 'peña@talaan.example'.replace('ñ', 'n'),
    subject: 'Señor Müller’s leave',
    paragraphs: ['Good day, Señor Peña & <b>Ms. Müller</b>.', 'Your leave is approved.'],
    link: { label: 'See the leave', address: 'http://localhost:3000/leave?id=1&as=own' },
  });
  const { mail, envelope } = await arrived('Señor Müller’s leave');
  assert.deepEqual(envelope.to, ['pena@talaan.example']);
  assert.equal(mail.from?.address, 'hris@talaan.example');
  assert.match(mail.text ?? '', /Señor Peña & <b>Ms\. Müller<\/b>\./);
  assert.match(mail.text ?? '', /See the leave:\nhttp:\/\/localhost:3000\/leave\?id=1&as=own/);
  assert.match(mail.html ?? '', /Señor Peña &amp; &lt;b&gt;Ms\. Müller&lt;\/b&gt;\./);
  assert.match(mail.html ?? '', /<a href="http:\/\/localhost:3000\/leave\?id=1&amp;as=own"/);
  assert.match(mail.html ?? '', /Talaan State University/);
  assert.equal(mail.headers.find(({ key }) => key === 'auto-submitted')?.value, 'auto-generated');
});

test('a name or a subject cannot bring in a header or a recipient of its own', async () => {
  await queue({
    to: 'one@talaan.example,two@talaan.example',
    subject: 'Hello\r\nBcc: thief@talaan.example\r\n\r\nAnother body',
    paragraphs: ['Line one\n\nOpen this:\nhttps://thief.example/steal'],
  });
  const state = await settled('Hello Bcc: thief@talaan.example Another body');
  assert.ok(received.every(({ to }) => !to.includes('thief@talaan.example') && !to.includes('two@talaan.example')));
  assert.equal(state.state, 'failed');
  assert.doesNotMatch(writeMailHtml('U', 's', writeMailText({ paragraphs: ['Open this:\nhttps://thief.example/'] })), /<a /);
});

test('a mail is kept while the mail server is down, goes out once when it is back, and says so by one Message-ID', async () => {
  await new Promise<void>((resolve) => post.close(resolve));
  await queue({ to: 'late@talaan.example', subject: 'Better late', paragraphs: ['It took a while.'] });
  const waiting = await settled('Better late', (row) => row.tries > 0);
  assert.equal(waiting.state, 'waiting');
  assert.match(waiting.failure ?? '', /ECONNREFUSED/);
  assert.ok(Date.parse(waiting.due_at) > Date.parse(waiting.created_at), 'the next try waits');
  post = startPost();
  await listen(post, port);
  await app.server.pool.query("update kernel.mail set due_at = created_at where subject = 'Better late'");
  await queue({ to: 'next@talaan.example', subject: 'Right after', paragraphs: ['Now.'] });
  const { mail } = await arrived('Better late');
  assert.match(mail.messageId ?? '', /^<mail\.\d+\.\d+@localhost>$/);
  await arrived('Right after');
  assert.equal(received.filter(({ raw }) => raw.includes('Better late')).length, 1);
});

test('a recipient whom the mail server refuses fails at once, with its reason, and can be sent again', async () => {
  await queue({ to: 'refused@talaan.example', subject: 'For nobody', paragraphs: ['Nobody reads this.'] });
  const failed = await settled('For nobody');
  assert.deepEqual([failed.state, failed.tries], ['failed', 1]);
  assert.match(failed.failure ?? '', /no such mailbox/i);
  await app.server.pool.query("update kernel.mail set recipient = 'found@talaan.example' where subject = 'For nobody'");
  const once = await app.server.db.transaction().execute((tx) => sendMailAgain(tx, app.server.clock.now(), failed.id));
  assert.equal(once, true);
  await arrived('For nobody');
  assert.equal(await sendMailAgain(app.server.db, app.server.clock.now(), failed.id), false, 'what was sent is not sent again');
});

test('after the last try a mail has failed', async () => {
  await queue({ to: 'busy@talaan.example', subject: 'Always busy', paragraphs: ['Try again.'] });
  await settled('Always busy', (row) => row.tries === 1);
  await app.server.pool.query("update kernel.mail set tries = 5, due_at = created_at where subject = 'Always busy'");
  await queue({ to: 'next@talaan.example', subject: 'One more', paragraphs: ['Now.'] });
  const failed = await settled('Always busy', (row) => row.tries === 6);
  assert.equal(failed.state, 'failed');
});

test('of many mails at once each goes out once', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `Number ${index}.`);
  await Promise.all(names.map((subject) => queue({ to: 'many@talaan.example', subject, paragraphs: ['Hello.'] })));
  for (const name of names) await arrived(name);
  assert.equal(received.filter(({ to }) => to[0] === 'many@talaan.example').length, names.length);
});

test('paced mail goes out after all other, a share each minute, and only while the hour has room', async () => {
  const { pool, settings, clock, db } = app.server;
  const late = clock.now().subtract({ hours: 2 }).toString();
  await pool.query('update kernel.mail set sent_at = $1 where sent_at is not null', [late]);
  settings.mailPerHour = 120;
  const names = Array.from({ length: 5 }, (_, index) => `Paced ${index}`);
  await db.transaction().execute(async (tx) => {
    const written = names.map((subject) => ({ to: 'paced@talaan.example', subject, paragraphs: ['Come in.'], paced: true }));
    // Of one moment, so that no run of the job begins between their moments.
    const now = clock.now();
    const ids = await sendMails(tx, now, written);
    assert.equal(ids.length, names.length);
    await withdrawMails(tx, [ids[4]!]);
    await sendMail(tx, now, { to: 'paced@talaan.example', subject: 'A code', paragraphs: ['Urgent.'] });
  });
  const order = () => received.filter(({ to }) => to[0] === 'paced@talaan.example').map(({ raw }) => /^Subject: (.*)$/m.exec(raw)![1]);
  const wake = async (subject: string) => {
    await queue({ to: 'next@talaan.example', subject, paragraphs: ['Wake up.'] });
    await arrived(subject);
  };
  await settled('Paced 1', ({ state }) => state === 'sent');
  await wake('The same minute');
  assert.deepEqual(order(), ['A code', 'Paced 0', 'Paced 1'], 'two a minute are 120 an hour');
  await outboxRests();

  const minuteAgo = clock.now().subtract({ minutes: 2 }).toString();
  await pool.query('update kernel.mail set sent_at = $1 where paced and sent_at is not null', [minuteAgo]);
  settings.mailPerHour = 5;
  await wake('The hour is full');
  assert.equal((await readRow('Paced 2')).state, 'waiting', 'five went out in this hour, urgent ones too');

  settings.mailPerHour = 300;
  await wake('More room');
  await settled('Paced 3', ({ state }) => state === 'sent');
  assert.deepEqual(order().slice(3), ['Paced 2', 'Paced 3'], 'what was withdrawn does not go out');
});

test('a mail whose change was rolled back never goes out', async () => {
  const failing = app.server.db.transaction().execute(async (tx) => {
    await sendMail(tx, app.server.clock.now(), { to: 'no@talaan.example', subject: 'Never', paragraphs: ['No.'] });
    throw new Error('undone');
  });
  await assert.rejects(failing, /undone/);
  await queue({ to: 'yes@talaan.example', subject: 'After it', paragraphs: ['Yes.'] });
  await arrived('After it');
  assert.ok(received.every(({ raw }) => !raw.includes('no@talaan.example')));
});

test('outside a demo the content of a secret mail is erased once it went out or was kept', async () => {
  app.server.settings.demo = false;
  await queue({ to: 'secret@talaan.example', subject: 'Your code', paragraphs: ['123456'], secret: true });
  const { mail } = await arrived('Your code');
  assert.match(mail.text ?? '', /123456/);
  assert.equal((await settled('Your code')).content_text, '');
  const { smtpUrl } = app.server.settings;
  app.server.settings.smtpUrl = undefined;
  await queue({ to: 'secret@talaan.example', subject: 'Kept code', paragraphs: ['123456'], secret: true });
  await queue({ to: 'plain@talaan.example', subject: 'Kept word', paragraphs: ['Hello.'] });
  const kept = [await settled('Kept code'), await settled('Kept word')].map(({ state, content_text }) => [state, content_text]);
  assert.deepEqual(kept, [
    ['kept', ''],
    ['kept', 'Hello.'],
  ]);
  Object.assign(app.server.settings, { demo: true, smtpUrl });
});

function queue(mail: Mail): Promise<void> {
  return app.server.db.transaction().execute((tx) => sendMail(tx, app.server.clock.now(), mail));
}

async function readRow(subject: string) {
  return app.server.db.selectFrom('kernel.mail').selectAll().where('subject', '=', subject).executeTakeFirstOrThrow();
}
type Row = Awaited<ReturnType<typeof readRow>>;

/** The row of a mail once it is as wanted; without a wish, once nothing more happens to it. */
async function settled(subject: string, wanted: (row: Row) => boolean = ({ state }) => state !== 'waiting'): Promise<Row> {
  for (let tries = 0; tries < 400; tries++) {
    const row = await readRow(subject);
    if (wanted(row)) return row;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nothing happened to '${subject}' within 20 seconds: ${JSON.stringify(await readRow(subject))}`);
}

/** Waits until no job looks at waiting mail: the next one reads what is changed now. */
async function outboxRests(): Promise<void> {
  const open = "select from pgboss.job where name = 'send-waiting-mail' and state < 'completed'";
  while ((await app.server.pool.query(open)).rowCount !== 0) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** The mail as its recipient opens it. */
async function arrived(subject: string) {
  await settled(subject, ({ state }) => state === 'sent');
  for (const envelope of received) {
    const mail = await PostalMime.parse(envelope.raw);
    if (mail.subject === subject) return { mail, envelope };
  }
  throw new Error(`'${subject}' was not received`);
}

/** A mail server that has no mailbox `refused` and is always too busy for `busy`. */
function startPost(): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, callback) {
      if (address.startsWith('refused@')) return callback(Object.assign(new Error('no such mailbox'), { responseCode: 550 }));
      if (address.startsWith('busy@')) return callback(Object.assign(new Error('try again later'), { responseCode: 451 }));
      return callback();
    },
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks).toString('utf8') });
        callback();
      });
    },
  });
}

function listen(server: SMTPServer, at: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    const listening = server.listen(at, '127.0.0.1', () => resolve((listening.address() as AddressInfo).port));
  });
}
