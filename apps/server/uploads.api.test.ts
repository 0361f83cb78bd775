import assert from 'node:assert/strict';
import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { DOCUMENT_LIMIT, downloadFile, uploadDocument } from '@talaan/kernel/contract/files.ts';
import { startAgain, startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { sweepUploadsJob, takeUpload } from '@talaan/kernel/server/files/uploads.ts';

let app: TestApp;
let employee: Caller;
const PDF = '%PDF-1.7\n';
const LONGEST_MS = 20_000;

before(async () => {
  app = await startTestApp({ work: 'asked' });
  employee = await app.as('employee');
});
after(() => app.close());

test('exactly 3145728 bytes are taken, one more is refused', async () => {
  const whole = await send('a.pdf', PDF.padEnd(DOCUMENT_LIMIT, ' '));
  assert.equal(whole.status, 200);
  const over = await send('a.pdf', PDF.padEnd(DOCUMENT_LIMIT + 1, ' '));
  assert.equal(over.status, 422);
  assert.deepEqual(errorsOf(over), { file: ['The file you uploaded exceeds the file size limit.'] });
});

test('a file is a PDF by its content, whatever its name says', async () => {
  const disguised = [
    ['page.pdf', '<html><script>alert(1)</script>'],
    ['page.pdf', `GIF89a${PDF}`],
    ['archive.pdf', `PK\u0003\u0004${PDF}`],
    ['picture.pdf', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['empty.pdf', ''],
  ] as const;
  for (const [name, content] of disguised) assert.equal((await send(name, content)).status, 422, content);
  assert.deepEqual(errorsOf(await send('notes.pdf', 'plain words')), { file: ['The file type you uploaded is not allowed.'] });
});

test('a PDF that is also a page or an archive is kept and served as a PDF and as nothing else', async () => {
  const { body } = await send('report.html', `${PDF}<script>alert(1)</script>PK\u0003\u0004`);
  assert.match(body.path, /^\d{4}-\d\d\/[0-9a-f-]{36}\.pdf$/);
  const { id, name } = await rowOf(body.path);
  assert.equal(name, 'report.pdf');
  const served = await employee.call(downloadFile, { params: { id } });
  assert.equal(served.headers.get('content-type'), 'application/pdf');
  assert.equal(served.headers.get('x-content-type-options'), 'nosniff');
  assert.match(served.headers.get('content-security-policy') ?? '', /^sandbox/);
  assert.match(served.headers.get('content-disposition') ?? '', /filename="report\.pdf"/);
});

test('a name leads nowhere: neither up the folders nor into a header', async () => {
  for (const [given, kept] of [
    ['../../../etc/passwd', 'passwd.pdf'],
    ['..\\..\\windows\\system.pdf', 'system.pdf'],
    ['a\r\nSet-Cookie: x=1.pdf', undefined],
    ['…'.repeat(200), `${'…'.repeat(150)}.pdf`],
    ['.pdf', undefined],
  ] as const) {
    const { body, status } = await send(given, PDF);
    assert.equal(status, 200, given);
    assert.match(body.path, /^\d{4}-\d\d\/[0-9a-f-]{36}\.pdf$/);
    const { id, name } = await rowOf(body.path);
    if (kept) assert.equal(name, kept);
    assert.doesNotMatch(name, /[\p{Cc}/\\]/u);
    assert.equal((await employee.call(downloadFile, { params: { id } })).status, 200);
  }
});

test('until a record takes it, only who sent it has a file; to anybody else it is not there', async () => {
  const { id } = await rowOf((await send('mine.pdf', PDF)).body.path);
  assert.equal((await employee.call(downloadFile, { params: { id } })).status, 200);
  for (const who of ['hr', 'admin']) assert.equal((await (await app.as(who)).call(downloadFile, { params: { id } })).status, 404);
});

test('what no record takes within a day is thrown away, bytes and all; what was taken stays', async () => {
  const [taken, left] = [(await send('taken.pdf', PDF)).body.path, (await send('left.pdf', PDF)).body.path];
  const { owner_id } = await rowOf(taken);
  const call = { db: app.server.db, actor: { accountId: owner_id } as never };
  await takeUpload(call, taken, 'attachment_path');
  await assert.rejects(takeUpload(call, taken, 'attachment_path'));
  await app.server.pool.query("update kernel.file set unclaimed_since = unclaimed_since - interval '25 hours' where path = $1", [left]);
  await sweepUploadsJob.run({ server: app.server } as never, {});
  assert.deepEqual([existsSync(placeOf(taken)), existsSync(placeOf(left))], [true, false]);
  assert.equal(await rowOf(left), undefined);
});

test('a file is received below the data folder, and nothing of it is left after the answer', async () => {
  await send('a.pdf', PDF);
  await send('notes.pdf', 'plain words');
  assert.deepEqual(readdirSync(incoming()), []);
});

test('what a killed server has left of uploads is removed at the next start, what is being received is not', async () => {
  for (const name of ['left', 'arriving']) writeFileSync(join(incoming(), name), PDF);
  const before = new Date(Date.now() - 3_600_000);
  utimesSync(join(incoming(), 'left'), before, before);
  const next = await startAgain(app, 'all');
  try {
    for (let waited = 0; waited < LONGEST_MS && existsSync(join(incoming(), 'left')); waited += 50) await sleep(50);
    assert.deepEqual(readdirSync(incoming()), ['arriving']);
  } finally {
    await next.close();
  }
});

test('nobody uploads without signing in', async () => {
  const nobody = await app.as('nobody');
  assert.equal((await nobody.call(uploadDocument, { file: { name: 'a.pdf', content: PDF } })).status, 401);
});

function send(name: string, content: string) {
  return employee.call(uploadDocument, { file: { name, content } });
}

function errorsOf({ body }: { body: unknown }): unknown {
  return (body as { errors: unknown }).errors;
}

function incoming(): string {
  return join(app.server.settings.dataDir, 'incoming');
}

function placeOf(path: string): string {
  return join(app.server.settings.dataDir, 'files', path);
}

async function rowOf(path: string): Promise<{ id: number; name: string; owner_id: number }> {
  const { rows } = await app.server.pool.query('select id, name, owner_id from kernel.file where path = $1', [path]);
  return rows[0] as never;
}
