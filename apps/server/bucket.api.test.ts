import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server as HttpServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { confirmUpload, previewUpload } from '@talaan/devices/contract/uploads.ts';
import { restoreBackup } from '@talaan/kernel/server/backup/restore-backup.ts';
import { writeBackup } from '@talaan/kernel/server/backup/write-backup.ts';
import { openBucket } from '@talaan/kernel/server/files/bucket.ts';
import { openFiles } from '@talaan/kernel/server/files/files.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { makeEmptyBeside } from '@talaan/testing/database.ts';

/** A stand-in that speaks the part of S3 that is used: PUT, GET, HEAD and DELETE of an object, each signed. It is not Amazon. */
const SIGNED =
  /^AWS4-HMAC-SHA256 Credential=a-key\/\d{8}\/ap-southeast-1\/s3\/aws4_request, SignedHeaders=[\w;-]*host;[\w;-]*x-amz-date[\w;-]*, Signature=[0-9a-f]{64}$/;
const objects = new Map<string, Buffer>();
const asked: string[] = [];
let isAway = false;

let standIn: HttpServer;
let app: TestApp;
before(async () => {
  standIn = createServer((request, response) => void answer(request, response));
  await once(standIn.listen(0, '127.0.0.1'), 'listening');
  app = await startTestApp({
    work: 'asked',
    environment: {
      S3_BUCKET: 'talaan-files',
      S3_REGION: 'ap-southeast-1',
      S3_ENDPOINT: `http://127.0.0.1:${(standIn.address() as AddressInfo).port}`,
      S3_ACCESS_KEY_ID: 'a-key',
      S3_SECRET_ACCESS_KEY: 'a-secret',
    },
  });
});
after(async () => {
  await app.close();
  standIn.closeAllConnections();
  standIn.close();
});

test('a file is kept in the bucket, and a server that has no copy reads it from there, once', async () => {
  const kept = await keep('Kept in a bucket');
  assert.equal(objects.get(`/talaan-files/${kept.path}`)?.toString(), 'Kept in a bucket');
  const elsewhere = await mkdtemp(join(tmpdir(), 'talaan copies '));
  const folders = { files: join(elsewhere, 'files'), copies: join(elsewhere, 'copies') };
  const other = openFiles(
    folders,
    openBucket(app.server.settings.bucket!, folders.copies, () => undefined),
  );
  const before = asked.length;
  const read = async () => readFile((await other.locate(app.server.db, kept.id)).location, 'utf8');
  assert.deepEqual([await read(), await read()], ['Kept in a bucket', 'Kept in a bucket']);
  assert.deepEqual(asked.slice(before), [`GET /talaan-files/${kept.path}`]);
  await other.drop(kept.path);
  assert.equal(objects.has(`/talaan-files/${kept.path}`), false);
  await rm(elsewhere, { recursive: true });
});

test('a device file that was uploaded into the bucket is imported', async () => {
  const hr = await app.as('hr');
  const content = '   500001\t2026-11-02 08:00:00\t1\t0\t1\t0\r\n';
  const { id } = (await hr.call(previewUpload, { file: { name: '1_attlog.dat', content } })).body.upload;
  assert.deepEqual(
    [...objects.values()].map((one) => one.toString()),
    [content],
  );
  const { job } = (await hr.call(confirmUpload, { params: { id } })).body;
  assert.equal((await app.finishJob(hr, job.id)).state, 'done');
});

test('where the bucket does not answer the upload is refused in words, and nothing of it is kept', async () => {
  const countUploads = async () =>
    (await app.server.pool.query<{ count: number }>('select count(*) as count from attendance.upload')).rows[0]!.count;
  const hr = await app.as('hr');
  const before = await countUploads();
  isAway = true;
  const content = '   500002\t2026-11-02 08:00:00\t1\t0\t1\t0\r\n';
  const { status, body } = await hr.call(previewUpload, { file: { name: '1_attlog.dat', content } });
  isAway = false;
  assert.equal(status, 503);
  assert.match((body as unknown as { message: string }).message, /^The store of files does not answer at the moment\. Wait a few seconds/);
  assert.equal(await countUploads(), before);
});

test('what was kept in the folder before there was a bucket is read from there', async () => {
  const { rows } = await app.server.pool.query<{ id: number }>('select min(id) as id from kernel.file');
  const before = asked.length;
  const { location } = await app.server.files.locate(app.server.db, rows[0]!.id);
  assert.ok((await readFile(location)).length > 0);
  assert.equal(asked.length, before);
});

test('a backup takes along what is in the bucket, names what is lost from it, and is restored into a bucket', async () => {
  const [inBucket, lost] = [await keep('In the archive too'), await keep('Lost from the bucket')];
  objects.delete(`/talaan-files/${lost.path}`);
  const dir = await mkdtemp(join(tmpdir(), 'talaan bucket backup '));
  const bucket = openBucket(app.server.settings.bucket!, join(dir, 'copies'), () => undefined);
  const written = await writeBackup({ databaseUrl: app.owner.options.connectionString!, dataDir: dir, into: dir, key: undefined, bucket });
  assert.ok(written.lost.includes(lost.path) && !written.lost.includes(inBucket.path));
  objects.delete(`/talaan-files/${inBucket.path}`);
  const empty = await makeEmptyBeside({ url: app.server.pool.options.connectionString!, ownerUrl: app.owner.options.connectionString! });
  const dataDir = join(dir, 'restored');
  await mkdir(dataDir);
  await restoreBackup({ file: written.path, key: undefined, dataDir, bucket }, empty);
  assert.equal(objects.get(`/talaan-files/${inBucket.path}`)?.toString(), 'In the archive too');
  const left = (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());
  assert.deepEqual(left, []);
  await empty.drop();
  isAway = true;
  await assert.rejects(
    writeBackup({ databaseUrl: app.owner.options.connectionString!, dataDir: dir, into: dir, key: undefined, bucket }),
    /The store of files does not answer/,
  );
  isAway = false;
  await rm(dir, { recursive: true });
});

function keep(text: string) {
  const { files, db } = app.server;
  return files.keep(db, { name: 'text.txt', contentType: 'text/plain', content: Buffer.from(text), ownerId: 0 });
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', url = '' } = request;
  const key = url.split('?')[0]!;
  const body = await buffer(request);
  if (isAway) return void response.writeHead(503).end();
  if (!SIGNED.test(request.headers.authorization ?? '')) return void response.writeHead(403).end();
  asked.push(`${method} ${key}`);
  const kept = objects.get(key);
  switch (method) {
    case 'PUT':
      objects.set(key, body);
      return void response.writeHead(200, { etag: '"1"' }).end();
    case 'DELETE':
      objects.delete(key);
      return void response.writeHead(204).end();
    default:
      if (!kept) return void response.writeHead(404).end();
      return void response.writeHead(200, { 'content-length': kept.length }).end(method === 'HEAD' ? undefined : kept);
  }
}
