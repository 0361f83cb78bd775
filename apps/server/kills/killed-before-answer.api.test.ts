import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { makeOwnServer, readDatabaseUrl, type OwnServer } from '@talaan/testing/own-server.ts';
import { signIn } from '@talaan/testing/app.ts';
import { filePassSlip } from '@talaan/travel/contract/pass-slips.ts';

let own: OwnServer;
before(async () => {
  own = await makeOwnServer();
});
after(() => own.close());

const BODY = {
  personnel_id: null,
  date: '2026-11-24',
  from_minute: 600,
  to_minute: 660,
  is_official: true,
  destination: 'City hall',
  purpose: 'Sent again',
};

test('what a telephone filed is there once where the server is killed after the transaction and before the answer arrives', async () => {
  const key = randomUUID();
  const first = await own.start();
  const { token } = await signIn(first.url, 'employee');
  const unread = sendUnread(first.url, token!, key);
  const client = new pg.Client({ connectionString: readDatabaseUrl(own.dir) });
  await client.connect();
  const filed = async () =>
    (await client.query<{ id: number }>('select id from travel.pass_slip where purpose = $1', [BODY.purpose])).rows.map(({ id }) => id);
  while ((await filed()).length === 0);
  const exited = once(first.process, 'exit');
  first.process.kill('SIGKILL');
  await exited;
  unread.destroy();
  await client.end();

  const second = await own.start();
  const employee = await signIn(second.url, 'employee');
  const again = await employee.call(filePassSlip, { body: BODY, headers: { 'idempotency-key': key } });
  assert.equal(again.status, 200);
  const later = new pg.Client({ connectionString: readDatabaseUrl(own.dir) });
  await later.connect();
  const { rows } = await later.query<{ id: number }>('select id from travel.pass_slip where purpose = $1', [BODY.purpose]);
  await later.end();
  assert.deepEqual(
    rows.map(({ id }) => id),
    [again.body.id],
  );
});

/** Files it, and reads nothing of the answer. */
function sendUnread(url: string, token: string, key: string) {
  const { hostname, port, host } = new URL(url);
  const body = JSON.stringify(BODY);
  const head = [
    `POST ${filePassSlip.path} HTTP/1.1`,
    `host: ${host}`,
    `authorization: Bearer ${token}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    `idempotency-key: ${key}`,
  ];
  const socket = connect(Number(port), hostname).pause();
  socket.on('error', () => undefined);
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  return socket;
}
