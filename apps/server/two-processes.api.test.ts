import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import Pusher from 'pusher-js';
import { me } from '@talaan/identity/contract.ts';
import { authorizeChannel } from '@talaan/kernel/contract/jobs.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { callAs } from '@talaan/testing/call-as.ts';
import { notify } from '@talaan/notifications/server/public.ts';
import { buildApp, type App } from './app.ts';

let first: TestApp;
/** Another server process, as far as the database can tell. */
let second: App;
let secondUrl: string;
let browser: Pusher | undefined;

before(async () => {
  first = await startTestApp({ work: false });
  second = await buildApp({ settings: first.server.settings, databaseUrl: first.databaseUrl, work: false });
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
