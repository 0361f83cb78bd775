import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { listAllImports } from '@talaan/imports/contract/import-steps.ts';
import { writeSheet } from '@talaan/kernel/server/write-sheet.ts';
import { officeImports } from '@talaan/organization/contract/office-imports.ts';
import { startTestApp, TEST_NOW, type TestApp } from '@talaan/testing/app.ts';

let app: TestApp;
let folder: string;

before(async () => {
  app = await startTestApp({ work: false });
  folder = await mkdtemp(join(tmpdir(), 'imports '));
});
after(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

async function run(...words: string[]): Promise<{ said: string; code: number | null }> {
  const { DATABASE_URL: _, DATABASE_OWNER_URL: __, ...inherited } = process.env;
  const child = spawn(process.execPath, [new URL('./import.ts', import.meta.url).pathname, ...words], {
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

test('a file is checked from the terminal beside a running server, its faults named by row; with --confirm it is imported and audited', async () => {
  const path = await fileOf(
    'offices.csv',
    '\uFEFFAcronym;Office name;Under;Campus\r\nTC;Terminal College;OVPAA;1\r\nTD;Terminal Department;TC;\r\nTX;Lost;NOWHERE;1\r\n',
  );
  const refused = await run(path, ...HR, '--confirm');
  assert.deepEqual([refused.code, await count(`acronym = 'TC'`)], [3, 0], refused.said);
  assert.match(refused.said, /offices\.csv: Offices, 3 rows: 2 would be added, 1 with problems\./);
  assert.match(refused.said, /Row 4 \(TX\), Under: “NOWHERE” is neither an office here nor one of this file\./);
  assert.match(refused.said, /1 row has a problem\. Correct the file, or leave them out with --leave-out\.\nNothing was imported\./);
  const hr = await app.as('hr');
  assert.equal((await hr.call(listAllImports, { query: {} })).body.total, 0, 'what was not imported leaves nothing');

  const reportPath = join(folder, 'report.csv');
  const done = await run(path, ...HR, '--confirm', '--leave-out', '--report', reportPath);
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
  const answers = await Promise.all(cases.map(([words]) => run(...words)));
  for (const [at, { said, code }] of answers.entries()) {
    assert.equal(code, 1, said);
    assert.match(said, cases[at]![1]);
  }
});
