import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import Pusher from 'pusher-js';
import { me } from '@talaan/identity/contract.ts';
import { authorizeChannel } from '@talaan/kernel/contract/jobs.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { changesNow } from '@talaan/kernel/server/kept/changes-of.ts';
import { keepings, Kept } from '@talaan/kernel/server/kept/kept.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { callAs } from '@talaan/testing/call-as.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { listPersonnel, readPersonnel } from '@talaan/personnel/contract.ts';
import { listNotifications } from '@talaan/notifications/contract.ts';
import { notify } from '@talaan/notifications/server/public.ts';
import { buildApp, type App } from '../app.ts';

let first: TestApp;
/** Another server process, as far as the database can tell. */
let second: App;
let secondUrl: string;
let browser: Pusher | undefined;

before(async () => {
  first = await startTestApp();
  second = await buildApp({ settings: first.server.settings, databaseUrl: first.databaseUrl, work: 'none' });
  await second.server.http.listen({ port: 0, host: '127.0.0.1' });
  secondUrl = `http://127.0.0.1:${(second.server.http.server.address() as AddressInfo).port}`;
});
after(async () => {
  browser?.disconnect();
  await second.close();
  await first.close();
});

test('what one server process tells is heard by a browser that is connected to another', async () => {
  const { token } = await first.as('employee');
  const account = (await callAs(secondUrl, token, me)).body.user.id;
  const channel = connect(token).subscribe(`private-account-${account}`);
  await heardOn(channel, 'pusher:subscription_succeeded');
  const heard = heardOn<{ title: string }>(channel, 'notification');
  await first.server.db
    .transaction()
    .execute((tx) => notify(tx, first.server.clock.now(), [account], { title: 'Told next door', description: 'x' }));
  assert.equal((await heard).title, 'Told next door');
});

/** Each process has asked before, and so keeps what the account may do. */
test('a right that one process takes away or gives counts at the next call to another, whatever it was', async () => {
  const { token } = await first.as('clerk');
  const { pool } = first.server;
  const listed = async () => {
    const { status, body } = await callAs(secondUrl, token, listPersonnel, { query: { per_page: 5 } });
    return status === 200 ? body.total : status;
  };
  const account = (await callAs(secondUrl, token, me)).body.user.id;
  const all = await first.as('hr').then((hr) => hr.call(listPersonnel, { query: { per_page: 5 } }));
  const role = `insert into identity.account_role (account_id, role_id, scope, office_id, during)
    select ${account}, role_id, 'SCOPE', OFFICE, '[2020-01-01,)' from identity.role_group where group_name = 'PERSONNELS' order by role_id limit 1`;
  await change(`delete from identity.account_role where account_id = ${account}`);
  assert.equal(await listed(), 403);
  await change(role.replace('SCOPE', 'all').replace('OFFICE', 'null'));
  assert.equal(await listed(), all.body.total);
  await change(`delete from identity.role_group`);
  assert.equal(await listed(), 403);
  await change(`insert into identity.role_group select id, 'PERSONNELS' from identity.role`);
  assert.equal(await listed(), all.body.total);
  await change(`delete from identity.account_role where account_id = ${account}`);
  await change(role.replace('SCOPE', 'office').replace('OFFICE', '(select min(id) from organization.office)'));
  const some = await listed();
  assert.ok(some > 0 && some < all.body.total, String(some));
  // The office now reaches over the whole tree.
  await change(`update organization.office set tree_from = tree_from + 1000000, tree_to = tree_to + 1000000;
    update organization.office set tree_from = 0, tree_to = 9000000 where id = (select min(id) from organization.office)`);
  assert.equal(await listed(), all.body.total);
  const uncommitted = await pool.connect();
  await uncommitted.query(`begin; delete from identity.account_role where account_id = ${account}`);
  assert.equal(await listed(), all.body.total);
  await uncommitted.query('commit');
  uncommitted.release();
  assert.equal(await listed(), 403);
});

/** Each process keeps the order of the list that it answered, and is asked for it again after each change by the other, with what it reads each time. */
test('what one process keeps is never older than the last change by another', async () => {
  const [hr, employee] = await Promise.all([first.as('hr'), first.as('employee')]);
  const { db, clock } = first.server;
  const { id } = (await hr.call(listPersonnel, { query: { per_page: 50 } })).body.personnels[7]!;
  const account = (await callAs(secondUrl, employee.token, me)).body.user.id;
  const seen = async () => {
    const [list, record, bell] = await Promise.all([
      callAs(secondUrl, hr.token, listPersonnel, { query: { per_page: 100 } }),
      callAs(secondUrl, hr.token, readPersonnel, { params: { id } }),
      callAs(secondUrl, employee.token, listNotifications, { query: { per_page: 5 } }),
    ]);
    const names = list.body.personnels.map(({ fullname }) => fullname);
    return {
      place: names.findIndex((name) => name.startsWith(record.body.personnel.surname)),
      surname: record.body.personnel.surname,
      newest: bell.body.notifications[0]?.title,
    };
  };
  for (const [round, surname] of ['Aaa', 'Zzz', 'Aab', 'Zzy'].entries()) {
    await seen();
    await change(`update personnel.person set surname = '${surname}' where id = ${id}`);
    await db.transaction().execute((tx) => notify(tx, clock.now(), [account], { title: `Round ${round}`, description: 'x' }));
    const now = await seen();
    assert.deepEqual([now.surname, now.newest], [surname, `Round ${round}`]);
    assert.ok(surname.startsWith('A') ? now.place === 0 : now.place > 50, `${surname} is in place ${now.place}`);
  }
});

test('a change by one process shows in all that another is asked after it, whatever the other was reading meanwhile', async () => {
  const { token } = await first.as('hr');
  const { id } = (await callAs(secondUrl, token, listPersonnel, { query: { per_page: 5 } })).body.personnels[3]!;
  const order = async (sort: 'fullname' | '-fullname') =>
    (await callAs(secondUrl, token, listPersonnel, { query: { sort, per_page: 5 } })).body.personnels.map((one) => one.id);
  for (const [round, surname] of ['Aaa', 'Zzzz', 'Aab', 'Zzzy', 'Aac', 'Zzzx', 'Aad', 'Zzzw'].entries()) {
    // Forgets what is kept, so that all of these are loading when the change comes.
    await change(`update personnel.person set mobile = '0917 000 000${round}' where id = ${id}`);
    const meanwhile = Array.from({ length: 6 }, () => Promise.all([order('fullname'), order('-fullname')]));
    await change(`update personnel.person set surname = '${surname}' where id = ${id}`);
    const [ahead, behind] = await Promise.all([order('fullname'), order('-fullname')]);
    const isFirst = surname.startsWith('A');
    assert.deepEqual([ahead.includes(id), behind.includes(id)], [isFirst, !isFirst], surname);
    await Promise.all(meanwhile);
    assert.deepEqual(await order('fullname'), ahead);
  }
});

test('what a transaction read after its own change stays its own, also where it is rolled back', async () => {
  const { db } = first.server;
  const kept = new Kept<number>({ name: 'test', topics: ['personnel'], most: 1 });
  const count = async (on: Database) =>
    (await sql<{ n: number }>`select count(*) as n from personnel.person where surname = 'Undone'`.execute(on)).rows[0]!.n;
  const ask = async (on: Database) => kept.answer({ seen: await changesNow(on), db: on }, 'who', () => count(on));
  const undone = db.transaction().execute(async (tx) => {
    await sql`select set_config('talaan.reason', 'a test', true)`.execute(tx);
    await sql`update personnel.person set surname = 'Undone' where id = ${people.accountingClerk.id}`.execute(tx);
    assert.equal(await ask(tx), 1);
    throw new Error('undone');
  });
  await assert.rejects(undone, /undone/);
  await change(`update personnel.person set mobile = '0917 000 0001' where id = ${people.accountingClerk.id}`);
  assert.equal(await ask(db), 0, 'the sums are as they were in the transaction');
});

test('ARCHITECTURE.md lists each kind of answer that is kept in memory', () => {
  const text = readFileSync(new URL('../../../ARCHITECTURE.md', import.meta.url), 'utf8');
  const table = text.slice(text.indexOf('\n## What is kept in memory')).split('\n## ')[1]!;
  const listed = [...table.matchAll(/^\| (.+?) +\| up to/gm)].map(([, name]) => name!);
  assert.deepEqual(listed.toSorted(), keepings.map(({ name }) => name).toSorted());
});

test('wrong passwords are counted together, whichever server was asked', async () => {
  const wrong = (url: string) =>
    fetch(`${url}/api/authenticate/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'clerk@talaan.example', password: 'not the password' }),
    });
  // The clock of the second server began later than the sign-in that the first one noted, after which alone tries count.
  await first.server.pool.query("delete from identity.sign_in_try where email = 'clerk@talaan.example'");
  const answers: number[] = [];
  for (let n = 0; n < 6; n++) answers.push((await wrong(n % 2 ? secondUrl : first.url)).status);
  assert.deepEqual(answers, [401, 401, 401, 401, 401, 429]);
});

async function change(statement: string): Promise<void> {
  await first.server.pool.query(`begin; select set_config('talaan.reason', 'a test', true); ${statement}; commit`);
}

function connect(token: string | null): Pusher {
  browser = new Pusher('talaan', {
    cluster: 'mt1',
    wsHost: '127.0.0.1',
    wsPort: Number(new URL(secondUrl).port),
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: {
      transport: 'ajax',
      endpoint: '',
      customHandler: ({ socketId, channelName }, done) => {
        callAs(secondUrl, token, authorizeChannel, { body: { socket_id: socketId, channel_name: channelName } })
          .then(({ body }) => done(null, body))
          .catch((error: Error) => done(error, null));
      },
    },
  });
  return browser;
}

function heardOn<T>(channel: { bind: (event: string, heard: (said: T) => void) => unknown }, event: string): Promise<T> {
  return new Promise((resolve) => channel.bind(event, (said) => resolve(said ?? ({} as T))));
}
