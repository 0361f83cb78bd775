import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import {
  cancelUpload,
  confirmUpload,
  listUploads,
  previewUpload,
  readUpload,
  reportUpload,
  type DeviceUpload,
} from '../../contract/uploads.ts';
import { writeAttlog } from '../fixtures/attlog.ts';

let app: TestApp;
let hr: Caller;

before(async () => {
  app = await startTestApp({ work: 'asked' });
  hr = await app.as('hr');
});
after(() => app.close());

async function preview(content: string | Uint8Array, name = '1_attlog.dat', device_id?: number): Promise<DeviceUpload> {
  const answer = await hr.call(previewUpload, { file: { name, content }, body: device_id ? { device_id } : {} });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return answer.body.upload;
}

async function importFile(upload: DeviceUpload): Promise<DeviceUpload> {
  const started = await hr.call(confirmUpload, { params: { id: upload.id } });
  assert.equal(started.status, 200, JSON.stringify(started.body));
  const job = await app.finishJob(hr, started.body.job.id);
  assert.equal(job.state, 'done', job.failure ?? '');
  return (await hr.call(readUpload, { params: { id: upload.id } })).body.upload;
}

async function refusal(content: string | Uint8Array, name = '1_attlog.dat'): Promise<string> {
  const answer = await hr.call(previewUpload, { file: { name, content } });
  assert.equal(answer.status, 422, JSON.stringify(answer.body));
  return (answer.body as unknown as { message: string }).message;
}

async function countPunches(): Promise<number> {
  const { count } = await app.server.db
    .selectFrom('attendance.punch')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

test('the sample export is previewed with what is wrong in it, imported, and reported', async () => {
  const sample = await readFile(new URL('../../rules/fixtures/1_attlog.dat', import.meta.url));
  const before = await countPunches();
  const upload = await preview(sample);
  assert.equal(upload.state, 'PREVIEW');
  assert.equal(upload.device.number, 1);
  assert.equal(upload.punches, upload.matched + upload.unmatched);
  assert.equal(upload.duplicates, 12);
  assert.equal(upload.impossible, 5);
  assert.deepEqual(upload.bad_lines[1], {
    line: 1196,
    text: 'garbage line without tabs',
    reason: 'The line is not PIN, date and time, device number and status, separated by tabs.',
  });
  assert.equal(await countPunches(), before, 'a preview keeps nothing');

  const done = await importFile(upload);
  assert.equal(done.state, 'DONE');
  assert.equal(done.kept, upload.punches - upload.already_kept);
  assert.equal(await countPunches(), before + done.kept);

  const report = await hr.call(reportUpload, { params: { id: upload.id } });
  const text = new TextDecoder().decode(report.bytes);
  assert.match(text, /Newly stored,,,3324/);
  assert.match(text, /Line not read,1196,,,garbage line without tabs/);
});

test('the same device file twice changes nothing and says so', async () => {
  const one = people.accountingClerk;
  const file = writeAttlog([
    [one.pin, '2026-11-10 07:41:12'],
    [one.pin, '2026-11-10 17:11:40'],
  ]);
  const first = await importFile(await preview(file));
  assert.equal(first.kept, 2);
  assert.equal(first.due_days, 2);
  const before = await countPunches();
  const again = await preview(file);
  assert.equal(again.already_kept, 2);
  const second = await importFile(again);
  assert.deepEqual([second.kept, second.due_days], [0, 0]);
  assert.equal(await countPunches(), before);
});

test('who confirms twice at once starts one import', async () => {
  const one = people.accountingClerk;
  const upload = await preview(writeAttlog([[one.pin, '2026-11-11 07:41:12']]));
  const clicks = await Promise.all([1, 2, 3].map(() => hr.call(confirmUpload, { params: { id: upload.id } })));
  const jobs = clicks.filter(({ status }) => status === 200).map(({ body }) => body.job.id);
  assert.equal(new Set(jobs).size, 1);
  await app.finishJob(hr, jobs[0]!);
  const { count } = await app.server.db
    .selectFrom('kernel.job_run')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('title', '=', 'Import 1_attlog.dat')
    .where('id', 'in', jobs)
    .executeTakeFirstOrThrow();
  assert.equal(count, 1);
  assert.equal((await hr.call(confirmUpload, { params: { id: upload.id } })).status, 409);
});

test('a file that was put aside cannot be imported any more', async () => {
  const upload = await preview(writeAttlog([['777', '2026-11-12 07:41:12']]));
  assert.equal((await hr.call(cancelUpload, { params: { id: upload.id } })).status, 200);
  assert.equal((await hr.call(confirmUpload, { params: { id: upload.id } })).status, 409);
});

test('the device is known by the number or the serial in the file name, or must be chosen', async () => {
  const line = writeAttlog([['777', '2026-11-12 07:41:12']], 2);
  assert.equal((await preview(line, '2_attlog.dat')).device.number, 2);
  assert.equal((await preview(line, 'tsu26000002_attlog (1).txt')).device.number, 2);
  assert.equal((await preview(line, 'punches.txt', 2)).device.number, 2);
  const nameless = await hr.call(previewUpload, { file: { name: 'punches.txt', content: line } });
  assert.equal(nameless.status, 422);
  assert.ok((nameless.body as unknown as { errors: Record<string, string[]> }).errors.device_id);
});

test('a file of another device than the chosen one is noticed', async () => {
  const upload = await preview(writeAttlog([['777', '2026-11-12 07:41:12']], 2), '1_attlog.dat');
  assert.equal(upload.other_device, 1);
});

test('what is not the export of a device is refused with the reason, and nothing is kept of it', async () => {
  const before = await app.server.db
    .selectFrom('attendance.upload')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  assert.match(await refusal(new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3])), /workbook/);
  assert.match(await refusal(new Uint8Array([1, 2, 3, 0, 5])), /not text/);
  const picture = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0]), Buffer.alloc(500)]);
  assert.match(await refusal(picture), /not text/);
  assert.match(await refusal('Name,Age\nAna,3\n'), /None of the 2 lines/);
  assert.match(await refusal('Name,Date/Time\nAna,2026-11-03 07:58\n'), /^There is no column for the PIN among: Name, Date\/Time\./);
  assert.match(await refusal('PIN,Date,Time\n"1,2026-11-03,07:58\n'), /quotation mark opens and is never closed/);
  assert.match(await refusal('PIN,Date,Time\n1,23/10/2026,07:58\n1,10/24/2026,07:58\n'), /have the day first, others the month/);
  assert.match(await refusal('\r\n\r\n'), /blank/);
  assert.match(await refusal('x\n'.repeat(150_000)), /cannot be read/);
  assert.match(await refusal(new Uint8Array(20 * 1024 * 1024 + 1).fill(65)), /size limit/);
  const afterwards = await app.server.db
    .selectFrom('attendance.upload')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  assert.equal(afterwards.n, before.n);
});

test('a line in another encoding is shown and does not spoil the file', async () => {
  const punch = Buffer.from(writeAttlog([['777', '2026-11-12 07:41:12']]), 'latin1');
  const upload = await preview(Buffer.concat([punch, Buffer.from('Pe\xf1a\r\n', 'latin1')]));
  assert.deepEqual(
    upload.bad_lines.map(({ text }) => text),
    ['Peña'],
  );
  assert.equal(upload.punches, 1);
});

test('an employee and a department head see no device files', async () => {
  for (const who of ['employee', 'head']) {
    const caller = await app.as(who);
    assert.equal((await caller.call(listUploads)).status, 403);
  }
});

test('punches of past years come in from a table by PIN or employee number, and a second time none is added', async () => {
  const { idno, pin } = people.accountingClerk;
  const day = '2026-07-06';
  const table = ['\uFEFFEmployee No.;PIN;Date;Time', `${idno};;${day};7:58`, `;${pin};${day};5:01 PM`, `NOBODY;;${day};08:00`, ''].join(
    '\r\n',
  );
  const upload = await preview(table, 'punches-2026-07.csv', 1);
  assert.deepEqual([upload.punches, upload.matched, upload.impossible, upload.other_device, upload.lines], [2, 2, 1, 0, 4]);
  assert.match(upload.bad_lines[0]!.reason, /^No PIN of the employee number NOBODY is on record for that day/);
  assert.equal(upload.bad_lines[0]!.line, 4);
  assert.equal((await importFile(upload)).kept, 2);
  const again = await preview(table, 'punches-2026-07.csv', 1);
  assert.equal(again.already_kept, 2);
  assert.equal((await importFile(again)).kept, 0);
  const report = new TextDecoder().decode((await hr.call(reportUpload, { params: { id: upload.id } })).bytes);
  assert.match(report, /Line not read,4,,,"NOBODY, /);
  assert.match(await refusal(table, 'punches-2026-07.csv'), /does not name a known device\. Choose the device/);
});

/** What a file was found to hold, as PIN and instant by the clock on the wall. */
async function punchesOf(upload: DeviceUpload): Promise<[pin: string, at: string][]> {
  const { rows } = await sql<{ pin: string; at: string }>`
    select pin, to_char(at at time zone 'Asia/Manila', 'YYYY-MM-DD HH24:MI') as at from attendance.punch
    where upload_id = ${upload.id} order by at`.execute(app.server.db);
  return rows.map(({ pin, at }) => [pin, at]);
}

test('a table is read by the library: commas in quotes, semicolons, and UTF-16 as Excel saves it', async () => {
  const quoted = [
    'Department,Name,AC-No.,Date/Time,Status,Location ID',
    'ACCT,"Tagle, Rosalyn",70001,11/03/2026 7:58:12 AM,C/In,1',
    'ACCT,"Tagle, Rosalyn",70001,11/13/2026 5:02:00 PM,C/Out,1',
  ].join('\r\n');
  const done = await importFile(await preview(quoted, 'acct.csv', 1));
  assert.deepEqual(await punchesOf(done), [
    ['70001', '2026-11-03 07:58'],
    ['70001', '2026-11-13 17:02'],
  ]);
  const saved = Buffer.from(`\ufeff${quoted.replaceAll(',ACCT', ';ACCT').replaceAll(',', '\t')}`, 'utf16le');
  assert.equal((await preview(saved, 'acct.txt', 1)).already_kept, 2);
});

test('the order of day and month is that of the whole file, or asked for; it is kept for the import', async () => {
  const decided = await importFile(
    await preview('PIN,Date,Time\n70003,05/10/2026,07:58\n70003,06/10/2026,17:02\n70003,23/10/2026,07:58\n', 'days.csv', 1),
  );
  assert.deepEqual(await punchesOf(decided), [
    ['70003', '2026-10-05 07:58'],
    ['70003', '2026-10-06 17:02'],
    ['70003', '2026-10-23 07:58'],
  ]);
  const file = { name: 'open.csv', content: 'PIN,Date,Time\n70004,05/10/2026,07:58\n' };
  const asked = await hr.call(previewUpload, { file, body: { device_id: 1 } });
  assert.equal(asked.status, 422);
  assert.match(
    (asked.body as unknown as { errors: Record<string, string[]> }).errors.date_order![0]!,
    /whether the day or the month comes first/,
  );
  const told = await hr.call(previewUpload, { file, body: { device_id: 1, date_order: 'day-first' } });
  assert.deepEqual(await punchesOf(await importFile(told.body.upload)), [['70004', '2026-10-05 07:58']]);
});

test('a PIN of letters is one in a device file too, and a PIN that differs by zeros in front alone is pointed out', async () => {
  const { pin, fullname } = people.accountingClerk;
  const letters = await preview(writeAttlog([['TSU0005', '2026-11-03 07:58:12']]));
  assert.deepEqual([letters.punches, letters.unmatched_pins[0]!.alike], [1, null]);
  const padded = await preview(`No\tMchn\tEnNo\tDateTime\n1\t1\t${pin.padStart(9, '0')}\t2026/11/03  07:58:12\n`, 'glog.txt', 1);
  assert.deepEqual(padded.unmatched_pins[0]!.alike, { pin, held_by: fullname });
});
