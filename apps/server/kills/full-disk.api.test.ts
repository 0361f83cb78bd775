import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { uploadDocument } from '@talaan/kernel/contract/files.ts';
import { signIn, startTestApp, type Caller } from '@talaan/testing/app.ts';
import { makeOwnServer, readDatabaseUrl, type OwnServer, type RunningServer } from '@talaan/testing/own-server.ts';

let own: OwnServer;
let running: RunningServer;
let callers: Caller[];
let uploads: readonly Endpoint[];
before(async () => {
  const app = await startTestApp();
  uploads = app.server.endpoints.filter(({ upload }) => upload);
  await app.close();
  own = await makeOwnServer();
  running = await own.start();
  callers = await Promise.all(['hr', 'admin', 'employee', 'clerk'].map((who) => signIn(running.url, who)));
});
after(() => own.close());

const KILOBYTES_64 = 65_536;
const PDF = { name: 'paper.pdf', content: `%PDF-1.7\n${'x'.repeat(3 * KILOBYTES_64)}\n%%EOF\n` };

/** Files that the server writes, not those of its database, may have so many bytes: the disk is full for whatever is larger. */
async function leaveRoom(bytes: number | 'unlimited'): Promise<void> {
  await promisify(execFile)('prlimit', ['--pid', String(running.process.pid), `--fsize=${bytes}:`]);
}

test('onto a disk that is full each upload is refused in words, and leaves no file and no row', async () => {
  const client = new pg.Client({ connectionString: readDatabaseUrl(own.dir) });
  await client.connect();
  const count = async () => (await client.query('select count(*)::integer as files from kernel.file')).rows;
  const before = await count();
  const refused: string[] = [];
  await leaveRoom(KILOBYTES_64);
  for (const endpoint of uploads)
    for (const caller of callers) {
      const params = Object.fromEntries([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 1]));
      const { status, body } = await caller.call(endpoint, { params, file: PDF });
      assert.ok(status !== 500 && status !== 200, `${endpoint.path}: ${status} ${JSON.stringify(body)}`);
      if (status !== 503) continue;
      assert.match((body as { message: string }).message, /^The disk of the server is full, and nothing was saved\./);
      refused.push(endpoint.path);
    }
  console.log(`${new Set(refused).size} of ${uploads.length} uploads met the full disk`);
  assert.ok(refused.includes(uploadDocument.path));
  assert.deepEqual([await count(), await readdir(join(own.dir, 'incoming'))], [before, []]);
  await leaveRoom('unlimited');
  assert.equal((await callers[0]!.call(uploadDocument, { file: PDF })).status, 200);
  await client.end();
});
