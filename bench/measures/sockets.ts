import { setTimeout } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { me } from '@talaan/identity/contract.ts';
import { authorizeChannel } from '@talaan/kernel/contract/jobs.ts';
import { openDatabase, openPool } from '@talaan/kernel/server/database/database.ts';
import { callAs } from '@talaan/testing/call-as.ts';
import { notify } from '@talaan/notifications/server/public.ts';
import type { Databases } from '../databases.ts';
import { startProduct, type Product } from '../product.ts';
import type { Line } from '../table.ts';

const SOCKETS = 500;
const MEGABYTE = 1_048_576;
const MOST_MEGABYTES = 100;
const MOST_MS = 2000;
/** Until the memory of what has just started has settled. */
const SETTLE_MS = 2000;

/** 500 browsers that listen: what they cost, and how long until the last of them has heard a notification. */
export async function measureSockets(databases: Databases): Promise<Line[]> {
  const databaseUrl = await databases.withMonths(1);
  const product = await startProduct(databaseUrl);
  const pool = openPool(databaseUrl);
  const sockets: WebSocket[] = [];
  try {
    const token = await product.signIn('hr');
    const account = (await callAs(product.url, token, me)).body.user.id;
    await setTimeout(SETTLE_MS);
    const before = (await product.memory()).server;
    while (sockets.length < SOCKETS) sockets.push(await join(product, token, `private-account-${account}`));
    await setTimeout(SETTLE_MS);
    const megabytes = ((await product.memory()).server - before) / MEGABYTE;

    const heard = Promise.all(sockets.map((socket) => hearNext(socket, 'notification')));
    const start = performance.now();
    await openDatabase(pool)
      .transaction()
      .execute((tx) => notify(tx, Temporal.Now.instant(), [account], { title: 'Heard', description: 'by everybody' }));
    await heard;
    const took = performance.now() - start;
    return [
      line(`${SOCKETS} open websockets`, `${megabytes.toFixed(0)} MB`, `under ${MOST_MEGABYTES} MB`, megabytes < MOST_MEGABYTES),
      line('… until the last has heard a notification', `${took.toFixed(0)} ms`, `under ${MOST_MS} ms`, took < MOST_MS),
    ];
  } finally {
    for (const socket of sockets) socket.terminate();
    await pool.end();
    await product.stop();
  }
}

export async function join(product: Product, token: string, channel: string): Promise<WebSocket> {
  const socket = new WebSocket(`${product.url.replace('http', 'ws')}/app/talaan`);
  const { socket_id } = (await hearNext(socket, 'pusher:connection_established')) as { socket_id: string };
  const { body } = await callAs(product.url, token, authorizeChannel, { body: { socket_id, channel_name: channel } });
  socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, ...body } }));
  await hearNext(socket, 'pusher_internal:subscription_succeeded');
  return socket;
}

export function hearNext(socket: WebSocket, wanted: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const hear = (raw: Buffer) => {
      const { event, data } = JSON.parse(raw.toString()) as { event: string; data: string };
      if (event !== wanted) return;
      socket.off('message', hear);
      resolve(JSON.parse(data));
    };
    socket.on('message', hear).once('error', reject);
  });
}

function line(what: string, ours: string, goal: string, met: boolean): Line {
  return { what, ours, bare: '–', figure: ours, goal, met };
}
