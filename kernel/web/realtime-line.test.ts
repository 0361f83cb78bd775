import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { WebSocketServer, type WebSocket } from 'ws';
import { RealtimeLine } from './realtime-line.ts';

const server = new WebSocketServer({ port: 0 });
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
after(() => {
  for (const socket of server.clients) socket.terminate();
  server.close();
});
// The window's own in a browser.
globalThis.addEventListener ??= () => undefined;

/** The next message of the browser. */
async function heardBy(socket: WebSocket): Promise<{ event: string; data: Record<string, string> }> {
  const [raw] = (await once(socket, 'message')) as [Buffer];
  return JSON.parse(raw.toString());
}

function tell(socket: WebSocket, event: string, data: unknown, channel?: string): void {
  socket.send(JSON.stringify({ event, channel, data: JSON.stringify(data) }));
}

async function nextSocket(): Promise<WebSocket> {
  const [socket] = (await once(server, 'connection')) as [WebSocket];
  return socket;
}

test('a line hears its channel, answers pings, and opens and joins again when it was cut', async () => {
  const told: unknown[] = [];
  const line = new RealtimeLine({
    address: `ws://localhost:${port}/app/talaan`,
    authorize: async (socketId, channel) => ({ auth: `${socketId} ${channel}`, channel_data: 'session' }),
    onAgain: () => told.push('again'),
  });
  const leave = line.hear('private-account-1', { event: 'job', heard: (job) => told.push(job), joined: () => told.push('joined') });
  const first = await nextSocket();
  tell(first, 'pusher:connection_established', { socket_id: '1.1' });
  assert.deepEqual(await heardBy(first), {
    event: 'pusher:subscribe',
    data: { channel: 'private-account-1', auth: '1.1 private-account-1', channel_data: 'session' },
  });
  tell(first, 'pusher_internal:subscription_succeeded', {}, 'private-account-1');
  tell(first, 'job', { id: 7 }, 'private-account-1');
  tell(first, 'other', { id: 8 }, 'private-account-1');
  tell(first, 'pusher:ping', {});
  assert.equal((await heardBy(first)).event, 'pusher:pong');
  assert.deepEqual(told, ['joined', { id: 7 }]);
  assert.equal(line.isOpen, true);

  first.close(4200);
  const second = await nextSocket();
  assert.equal(line.isOpen, false);
  tell(second, 'pusher:connection_established', { socket_id: '2.2' });
  assert.equal((await heardBy(second)).data.auth, '2.2 private-account-1');
  tell(second, 'pusher_internal:subscription_succeeded', {}, 'private-account-1');
  tell(second, 'pusher:ping', {});
  await heardBy(second);
  assert.deepEqual(told, ['joined', { id: 7 }, 'again', 'joined']);

  leave();
  assert.deepEqual(await heardBy(second), { event: 'pusher:unsubscribe', data: { channel: 'private-account-1' } });
  second.close(4001);
});
