import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import Pusher from 'pusher-js';
import { listDailyAttendance, readPersonMonth } from '@talaan/attendance/contract/days.ts';
import { listDevices } from '@talaan/devices/contract/devices.ts';
import { authorizeChannel } from '@talaan/kernel/contract/jobs.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { publish } from '@talaan/kernel/server/realtime/publish.ts';

let app: TestApp;
const sockets: Pusher[] = [];
before(async () => {
  app = await startTestApp();
});
after(async () => {
  for (const socket of sockets) socket.disconnect();
  await app.close();
});

test('pusher-js connects unchanged and hears what happens on its own channel', async () => {
  const employee = await app.as('employee');
  const account = people.accountingClerk.accountId;
  const channel = connect(employee).subscribe(`private-account-${account}`);
  await once(channel, 'pusher:subscription_succeeded');
  const heard = once<{ title: string }>(channel, 'notification');
  await publish(app.server.db, `private-account-${account}`, 'notification', { title: 'Your record is ready' });
  assert.equal((await heard).title, 'Your record is ready');
});

test('who joins a channel is told for how long nothing was told on it, so that what they read since is not read again', async () => {
  const employee = await app.as('employee');
  const name = `private-account-${people.accountingClerk.accountId}`;
  const first = connect(employee).subscribe(name);
  const { silence_ms: before } = await once<{ silence_ms: number }>(first, 'pusher:subscription_succeeded');
  const heard = once(first, 'notification');
  const told = performance.now();
  await publish(app.server.db, name, 'notification', { title: 'Your record is ready' });
  await heard;
  const { silence_ms: after } = await once<{ silence_ms: number }>(connect(employee).subscribe(name), 'pusher:subscription_succeeded');
  assert.ok(before >= 0 && after <= performance.now() - told, `${before}, then ${after} ms`);
});

test("nobody hears another person's channel", async () => {
  const employee = await app.as('employee');
  const channel = connect(employee).subscribe(`private-account-${people.hrOfficer.accountId}`);
  assert.ok(await once(channel, 'pusher:subscription_error'));
});

test('a screen hears of changes for those who may read what it shows, and for nobody else', async () => {
  const person = { params: { id: people.accountingClerk.id }, query: { month: '2026-11' } };
  for (const who of ['hr', 'head', 'dean', 'president', 'vpaa', 'recruitment', 'admin', 'faculty', 'nobody']) {
    const caller = await app.as(who);
    const hears = async (channel_name: string) =>
      (await caller.call(authorizeChannel, { body: { socket_id: '1.1', channel_name } })).status === 200;
    const reads = async (answer: Promise<{ status: number }>) => (await answer).status === 200;
    assert.equal(await hears('private-attendance'), await reads(caller.call(listDailyAttendance, { query: { date: '2026-11-20' } })), who);
    assert.equal(await hears(`private-person-${person.params.id}`), await reads(caller.call(readPersonMonth, person)), who);
    assert.equal(await hears('private-devices'), await reads(caller.call(listDevices)), who);
  }
});

test('what is told within a write that fails is never heard', async () => {
  const employee = await app.as('employee');
  const account = people.accountingClerk.accountId;
  const channel = connect(employee).subscribe(`private-account-${account}`);
  await once(channel, 'pusher:subscription_succeeded');
  const heard: string[] = [];
  channel.bind('notification', ({ title }: { title: string }) => heard.push(title));
  const failing = app.server.db.transaction().execute(async (tx) => {
    await publish(tx, `private-account-${account}`, 'notification', { title: 'never' });
    throw new Error('the write fails');
  });
  await assert.rejects(failing);
  const last = once(channel, 'notification');
  await publish(app.server.db, `private-account-${account}`, 'notification', { title: 'after' });
  await last;
  assert.deepEqual(heard, ['after']);
});

function connect(caller: Caller): Pusher {
  const { hostname, port } = new URL(app.url);
  const socket = new Pusher('talaan', {
    cluster: 'mt1',
    wsHost: hostname,
    wsPort: Number(port),
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: {
      transport: 'ajax',
      endpoint: '',
      customHandler: ({ socketId, channelName }, done) => {
        fetch(`${app.url}/api/broadcasting/auth`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${caller.token}` },
          body: JSON.stringify({ socket_id: socketId, channel_name: channelName }),
        })
          .then(async (answer) =>
            answer.ok ? done(null, (await answer.json()) as { auth: string }) : done(new Error(String(answer.status)), null),
          )
          .catch((error: Error) => done(error, null));
      },
    },
  });
  sockets.push(socket);
  return socket;
}

function once<T>(channel: { bind: (event: string, heard: (data: T) => void) => unknown }, event: string): Promise<T> {
  return new Promise((resolve) => channel.bind(event, (data) => resolve(data ?? ({} as T))));
}
