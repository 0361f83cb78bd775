import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { CannotStart } from '@talaan/kernel/server/cannot-start.ts';
import { listAllImports } from '@talaan/imports/contract/import-steps.ts';
import { writeSheet } from '@talaan/kernel/server/workbook/write-sheet.ts';
import { officeImports } from '@talaan/organization/contract/office-imports.ts';
import { startTestApp, TEST_NOW, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { runImport } from './import-command.ts';

let app: TestApp;
let folder: string;

before(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'imports '));
});
after(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** The command as its process runs it, on the server of the test. */
async function run(...words: string[]): Promise<{ said: string; code: number | null }> {
  try {
    const { lines, code } = await runImport(words, async () => app.server);
    return { said: lines.join('\n'), code };
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    return { said: error.message, code: 1 };
  }
}

/** The command in a process of its own, beside the server of the test. */
async function runAlone(...words: string[]): Promise<{ said: string; code: number | null }> {
  const { DATABASE_URL: _, DATABASE_OWNER_URL: __, ...inherited } = process.env;
  const child = spawn(process.execPath, [fileURLToPath(new URL('./import.ts', import.meta.url)), ...words], {
    env: {
      ...inherited,
      DATABASE_URL: app.databaseUrl,
      DATABASE_OWNER_URL: app.ownerUrl,
      DATA_DIR: app.server.settings.dataDir,
      DEMO: 'true',
      DEMO_NOW: TEST_NOW,
      LOG_LEVEL: 'fatal',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'exit') as Promise<[number | null]>;
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
  return { said: said + complained, code };
}

async function fileOf(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

const count = async (where: string) =>
  Number((await app.server.pool.query<{ count: string }>(`select count(*) from organization.office where ${where}`)).rows[0]!.count);
const HR = ['--as', 'hr@talaan.example'];
const countOf = async (table: string) => Number((await app.owner.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]!.count);

test('a file is checked from the terminal beside a running server, its faults named by row; with --confirm it is imported and audited', async () => {
  const path = await fileOf(
    'offices.csv',
    '\uFEFFAcronym;Office name;Under;Campus\r\nTC;Terminal College;OVPAA;1\r\nTD;Terminal Department;TC;\r\nTX;Lost;NOWHERE;1\r\n',
  );
  const refused = await runAlone(path, ...HR, '--confirm');
  assert.deepEqual([refused.code, await count(`acronym = 'TC'`)], [3, 0], refused.said);
  assert.match(refused.said, /offices\.csv: Offices, 3 rows: 2 would be added, 1 with problems\./);
  assert.match(refused.said, /Row 4 \(TX\), Under: “NOWHERE” is neither an office here nor one of this file\./);
  assert.match(refused.said, /1 row has a problem\. Correct the file, or leave them out with --leave-out\.\nNothing was imported\./);
  const hr = await app.as('hr');
  assert.equal((await hr.call(listAllImports, { query: {} })).body.total, 0, 'what was not imported leaves nothing');

  const reportPath = join(folder, 'report.csv');
  const done = await runAlone(path, ...HR, '--confirm', '--leave-out', '--report', reportPath);
  assert.equal(done.code, 0, done.said);
  assert.match(done.said, /2 added, 1 left out\.[^]*Imported\./);
  assert.equal(await count(`acronym in ('TC', 'TD')`), 2);
  assert.match(await readFile(reportPath, 'utf8'), /TX,Lost,left out/);
  const { imports } = (await hr.call(listAllImports, { query: {} })).body;
  assert.deepEqual([imports[0]!.state, imports[0]!.file_name], ['imported', 'offices.csv']);
  const { rows } = await app.server.pool.query<{ email: string }>(
    `select a.email from kernel.audit_event e join identity.account a on a.id = e.account_id where e.action = 'import a spreadsheet of offices'`,
  );
  assert.deepEqual(rows, [{ email: 'hr@talaan.example' }]);
  assert.equal((await hr.call(officeImports.undo, { params: { id: imports[0]!.id } })).status, 200, 'it is undone on the screen');
});

test('a row that would make somebody else of the holder of its number is left to the screen; open dates are asked; columns that are not read are named', async () => {
  const { idno } = people.accountingClerk;
  const path = await fileOf(
    'people.csv',
    `Employee number,Surname,First name,Birth date,Shoe size\n${idno},Zapanta,Wenceslao,05/10/1960,42\n`,
  );
  const open = await run(path, ...HR);
  assert.match(open.said, /Columns that are not read: Shoe size\./);
  assert.match(open.said, /Say with --dates whether 05\/10\/1960 begins with the day or the month\./);
  const asked = await run(path, ...HR, '--dates', 'day-first', '--warnings-seen', '--confirm');
  assert.equal(asked.code, 3, asked.said);
  assert.match(
    asked.said,
    /The file has Zapanta, Wenceslao, .*born 5 Oct 1960\. If you accept it \(it is the same person\), import the file on its screen\./,
  );
  assert.match((await run(path, ...HR, '--dates', 'backwards')).said, /day-first or month-first, not backwards/);
});

test('the headings decide of what a workbook is; who may not import it, or names what is not there, is told so', async () => {
  const sheet = await writeSheet('offices', 'xlsx', ['Acronym', 'Name of the office', 'Under'], [['TW', 'Workbook Office', 'OP']]);
  const path = await fileOf('offices.xlsx', sheet.content as Uint8Array);
  const checked = await run(path, ...HR);
  assert.equal(checked.code, 0, checked.said);
  assert.match(checked.said, /offices\.xlsx: Offices, 1 rows: 1 would be added\.\nThis was a check: nothing was imported\./);
  const cases: [string[], RegExp][] = [
    [[path, '--as', 'clerk@talaan.example'], /This applies to the whole university; your role reaches only a part of it\./],
    [[path, ...HR, '--source', 'dragons'], /There is no source “dragons”\. There are: offices,/],
    [[path], /npm run import -- FILE --as/],
    [[join(folder, 'gone.csv'), ...HR], /There is no file/],
    [[path, ...HR, '--nonsense'], /npm run import -- FILE --as/],
  ];
  const answers = [await runAlone(...cases[0]![0])];
  for (const [words] of cases.slice(1)) answers.push(await run(...words));
  for (const [at, { said, code }] of answers.entries()) {
    assert.equal(code, 1, said);
    assert.match(said, cases[at]![1]);
  }
});

test('the loads of a term come in from the terminal', async () => {
  const { idno } = people.teacherOfMathematics;
  const term = 'First Semester, 2026-2027';
  const path = await fileOf(
    'loads.csv',
    `Employee No.,Term,Subject,Section,Days,Begins,Ends\n${idno},"${term}",MATH 199,BSM 4C,Sun,1:00 PM,4:00 PM\n`,
  );
  const before_ = await countOf('loads.segment');
  const done = await run(path, ...HR, '--confirm');
  assert.equal(done.code, 0, done.said);
  assert.match(done.said, /loads\.csv: Faculty loads, 1 rows: 1 added\.\nImported\./);
  assert.equal(await countOf('loads.segment'), before_ + 1);
});

test('punches of past years come in from the terminal: checked without a trace, refused with a line that was not read, then added once', async () => {
  const { idno, pin } = people.president;
  const { rows } = await app.owner.query<{ name: string }>('select name from attendance.device where number = 1');
  const device = rows[0]!.name;
  const path = await fileOf(
    'punches-2026-07.csv',
    `Employee number,PIN,Date,Time\n${idno},,2026-07-06,7:58\n,${pin},2026-07-06,5:01 PM\n,990077,2026-07-06,08:00\nNOBODY,,2026-07-06,08:00\n`,
  );
  const before_ = await Promise.all(['attendance.punch', 'attendance.upload', 'kernel.file'].map(countOf));
  const words = [path, ...HR, '--source', 'punches'];
  const reportPath = join(folder, 'punches-report.csv');
  const checked = await run(...words, '--device', device, '--report', reportPath);
  assert.equal(checked.code, 3, checked.said);
  assert.match(checked.said, /punches-2026-07\.csv: punches of [^]+, 5 lines: 3 punches would be added, 1 not read\./);
  assert.match(checked.said, /^6 Jul 2026: 2 of known people, 1 of PINs that no one holds\.$/m);
  assert.match(checked.said, /^PIN 990077: 1 from 6 Jul 2026 to 6 Jul 2026 wait until someone holds it\.$/m);
  assert.match(checked.said, /^Line 5: No PIN of the employee number NOBODY is on record for that day.* It says: NOBODY/m);
  assert.match(checked.said, /This was a check: nothing was imported\./);
  assert.match(await readFile(reportPath, 'utf8'), /Line not read,5,,,"NOBODY/);
  const refused = await run(...words, '--device', device, '--confirm');
  assert.match(refused.said, /1 line was not read\. Correct the file, or leave them out with --leave-out\.\nNothing was imported\./);
  assert.deepEqual(await Promise.all(['attendance.punch', 'attendance.upload', 'kernel.file'].map(countOf)), before_);

  const done = await run(...words, '--device', device.toUpperCase(), '--confirm', '--leave-out');
  assert.equal(done.code, 0, done.said);
  assert.match(done.said, /3 punches added, 1 not read\.[^]*Imported; [1-9]\d* days are computed again/);
  assert.equal(await countOf('attendance.punch'), before_[0]! + 3);
  const again = await run(...words, '--device', device, '--confirm', '--leave-out');
  assert.equal(again.code, 3, again.said);
  assert.match(again.said, /3 already in the record, 1 not read\.[^]*Nothing new: every punch of this file is already in the record\./);
  assert.equal(await countOf('attendance.upload'), before_[1]! + 1);
});

test('punches without a device, of one that is not there, or by someone who looks after none are refused in words', async () => {
  const path = await fileOf('punches.csv', 'PIN,Date,Time\n1,2026-07-06,7:58\n');
  const cases: [string[], RegExp][] = [
    [HR, /“punches\.csv” does not name a known device\. Choose the device/],
    [[...HR, '--device', 'Nowhere'], /There is no device “Nowhere”\. There are: 1 \(/],
    [['--as', 'faculty@talaan.example', '--device', '1'], /Your roles do not open this\./],
    [[...HR, '--device', '1', '--report', 'x.xlsx'], /The report of punches is written as \.csv/],
  ];
  const answers = await Promise.all(cases.map(([words]) => run(path, '--source', 'punches', ...words)));
  for (const [at, { said, code }] of answers.entries()) {
    assert.equal(code, 1, said);
    assert.match(said, cases[at]![1]);
  }
});
