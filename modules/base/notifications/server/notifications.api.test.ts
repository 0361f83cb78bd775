import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { me } from '@talaan/identity/contract.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { countStatements } from '@talaan/testing/count-statements.ts';
import * as contract from '../contract.ts';
import { notify, notifyKeepers, notifyPeople, type Notice } from './notify.ts';
import { sendDigestsJob } from './send-digests.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp();
});
after(() => app.close());

async function tell(who: string, notice: Notice, daysAgo = 0): Promise<void> {
  const { id } = (await (await app.as(who)).call(me)).body.user;
  const at = app.server.clock.now().subtract({ hours: daysAgo * 24 });
  await app.server.db.transaction().execute((tx) => notify(tx, at, [id, id], notice));
}

async function digest(): Promise<unknown> {
  return sendDigestsJob.run({ server: app.server, accountId: 0, runId: '', progress: async () => undefined }, {});
}

test('the bell is answered by one statement beside the session', async () => {
  const head = await app.as('head');
  const bell = async () => (await head.call(contract.listNotifications, { query: { per_page: 5 } })).body;
  await tell('head', { title: 'First', description: 'x' });
  const { unread, notifications } = await bell();
  assert.equal(await countStatements(bell), 2);
  await tell('head', { title: 'Second', description: 'x' });
  assert.deepEqual([(await bell()).unread, (await bell()).notifications[0]?.title], [unread + 1, 'Second']);
  await head.call(contract.markNotification, { params: { id: notifications[0]!.id }, body: { status: 1 } });
  assert.equal((await bell()).unread, unread);
});

test('a notice that counts more than one’s own says over whom', async () => {
  const head = await app.as('head');
  await tell('head', { title: '3 documents of 201 files expire', description: 'x', over: 'University' });
  await tell('head', { title: 'Leave approved', description: 'x' });
  const { notifications } = (await head.call(contract.listNotifications, { query: { per_page: 5 } })).body;
  assert.deepEqual(
    notifications.slice(0, 2).map(({ title, over }) => [title, over]),
    [
      ['Leave approved', ''],
      ['3 documents of 201 files expire', 'University'],
    ],
  );
});

test('the list reaches from 10 days ago to the end of today, newest first, and counts the unread of all its pages', async () => {
  const clerk = await app.as('clerk');
  await tell('clerk', { title: 'Too old', description: 'x' }, 11);
  for (let nth = 1; nth <= 7; nth += 1) await tell('clerk', { title: `Notice ${nth}`, description: 'x' }, 8 - nth);
  const { body } = await clerk.call(contract.listNotifications, { query: { per_page: 5 } });
  assert.deepEqual([body.notifications.length, body.total, body.unread], [5, 7, 7]);
  assert.equal(body.notifications[0]?.title, 'Notice 7');
  const all = (await clerk.call(contract.listNotifications, { query: { from: '2000-01-01' } })).body;
  assert.equal(all.total, 8);
});

test('opening the bell reads one’s own notifications and nobody else’s', async () => {
  await tell('hr', { title: 'For HR', description: 'x' });
  await tell('clerk', { title: 'For the clerk', description: 'x' });
  await (await app.as('clerk')).call(contract.markAllRead);
  assert.equal((await (await app.as('clerk')).call(contract.listNotifications)).body.unread, 0);
  const hr = (await (await app.as('hr')).call(contract.listNotifications)).body;
  assert.equal(hr.unread, 1);
  const stranger = await (
    await app.as('clerk')
  ).call(contract.markNotification, {
    params: { id: hr.notifications[0]!.id },
    body: { status: 1 },
  });
  assert.equal(stranger.status, 404);
});

test('who wants mail at once has it in the outbox with the notification, once', async () => {
  const faculty = await app.as('faculty');
  assert.equal((await faculty.call(contract.readPreferences)).body.mail, 'daily');
  await faculty.call(contract.choosePreferences, { body: { mail: 'at_once' } });
  await tell('faculty', { title: 'Your day was changed', description: 'HR entered a punch.', link: '/account/dtr' });
  const mails = await app.mails('faculty@talaan.example');
  assert.deepEqual(
    mails.map(({ subject }) => subject),
    ['Your day was changed'],
  );
  assert.match(mails[0]?.content_text ?? '', /HR entered a punch\.\n\nOpen it:\n\/account\/dtr/);
  await digest();
  assert.equal((await app.mails('faculty@talaan.example')).length, 1);
});

test('who wants one mail a day gets what is unread in one mail, and the next morning nothing of it again', async () => {
  await tell('dean', { title: 'First', description: 'one' });
  await tell('dean', { title: 'Second', description: 'two' });
  await tell('employee', { title: 'Read already', description: 'x' });
  await (await app.as('employee')).call(contract.markAllRead);
  await (await app.as('president')).call(contract.choosePreferences, { body: { mail: 'never' } });
  await tell('president', { title: 'Unwanted', description: 'x' });
  await digest();
  await digest();
  const mails = await app.mails('dean@talaan.example');
  assert.equal(mails.length, 1);
  assert.equal(mails[0]?.subject, '2 unread notifications');
  assert.match(mails[0]?.content_text ?? '', /Second: two\n\nFirst: one/);
  for (const who of ['employee', 'president'])
    assert.ok(
      !(await app.mails(`${who}@talaan.example`)).some(({ subject }) => /unread notifications|Unwanted|Read already/.test(subject)),
    );
});

test('a suspended account, and one that was never activated, get no bell and no mail, however they are notified', async () => {
  const { db, clock } = app.server;
  const [clerk, head, hr] = [people.clerkOfArtsAndSciences, people.headOfAccounting, people.hrOfficer];
  const now = clock.now();
  await db
    .insertInto('notifications.preference')
    .values([clerk, head, hr].map(({ accountId }) => ({ account_id: accountId, mail: 'at_once' })))
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ mail: 'at_once' }))
    .execute();
  await db.updateTable('identity.account').set({ password_hash: null }).where('id', '=', clerk.accountId).execute();
  await db.deleteFrom('identity.sign_in_try').where('account_id', '=', clerk.accountId).execute();
  await db
    .updateTable('identity.account')
    .set({ suspended_at: now.toString(), suspended_because: 'on leave' })
    .where('id', '=', hr.accountId)
    .execute();
  const notified = [clerk, head, hr, head].map(({ id }) => id);
  await db.transaction().execute(async (tx) => {
    await notifyPeople(tx, now, notified, { title: 'To people', description: 'x' });
    await notify(
      tx,
      now,
      [clerk, head, hr].map(({ accountId }) => accountId),
      { title: 'To accounts', description: 'x' },
    );
    await notifyKeepers({ db: tx, now, today: clock.today() }, 'PERSONNELS', { title: 'To HR', description: 'x' });
  });
  const titlesOf = async (id: number) => {
    const bell = await db.selectFrom('notifications.notification').select('title').where('account_id', '=', id).execute();
    return bell.map(({ title }) => title).filter((title) => title.startsWith('To '));
  };
  assert.deepEqual(await titlesOf(head.accountId), ['To people', 'To accounts'], 'each is notified once');
  for (const inactive of [clerk, hr]) {
    assert.deepEqual(await titlesOf(inactive.accountId), []);
    assert.deepEqual(
      (await app.mails(inactive.email)).filter(({ subject }) => subject.startsWith('To ')),
      [],
    );
  }
});

test('what is refused after the notification takes it back with everything else', async () => {
  const { id } = (await (await app.as('head')).call(me)).body.user;
  const undone = app.server.db.transaction().execute(async (tx) => {
    await notify(tx, app.server.clock.now(), [id], { title: 'Never happened', description: 'x' });
    throw new Error('refused');
  });
  await assert.rejects(undone);
  const { body } = await (await app.as('head')).call(contract.listNotifications);
  assert.ok(!body.notifications.some(({ title }) => title === 'Never happened'));
});
