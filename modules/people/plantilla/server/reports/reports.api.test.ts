import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { extractText, getDocumentProxy } from 'unpdf';
import { sql } from 'kysely';
import { downloadFile } from '@talaan/kernel/contract/files.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import * as items from '../../contract/items.ts';
import * as lists from '../../contract/lists.ts';
import * as reports from '../../contract/reports.ts';

let app: TestApp;
let hr: Caller;
before(async () => {
  app = await startTestApp({ work: 'asked' });
  hr = await app.as('hr');
});
after(() => app.close());

const allItems = async (query: object = {}) => (await hr.call(items.listItems, { query: { per_page: 999, ...query } })).body;

test('the reports agree with the list, the map with its lists', async () => {
  const standing = await allItems();
  const psipop = (await hr.call(reports.readReport, { params: { report: 'psipop' }, query: { per_page: 5000 } })).body;
  assert.equal(psipop.total, standing.total);
  assert.equal(psipop.rows.length, standing.total);
  assert.deepEqual(psipop.columns.length, 19);
  const counts = (await hr.call(reports.readReport, { params: { report: 'counts' } })).body;
  const all = counts.rows.find(({ group }) => group === 'All items')!.cells;
  const filled = standing.items.filter(({ status }) => status === 'FILLED').length;
  assert.deepEqual([all[1], all[6]], [filled, standing.total]);
  for (const group of ['By plantilla level', 'By campus', 'By sex of the incumbent'])
    assert.equal(
      counts.rows.filter((row) => row.group === group).reduce((sum, { cells }) => sum + Number(cells[1]), 0),
      filled,
      group,
    );
  const vacant = (await hr.call(reports.readReport, { params: { report: 'vacant' }, query: { per_page: 5000 } })).body;
  assert.equal(vacant.total, standing.total - filled);
  const { offices } = (await hr.call(reports.readMap)).body;
  assert.equal(
    offices.reduce((sum, office) => sum + office.filled, 0),
    filled,
  );
  const retiring = await allItems({ retire: 5 });
  assert.equal(
    offices.reduce((sum, office) => sum + office.retire_5, 0),
    retiring.total,
  );
  const [office] = offices;
  assert.equal((await allItems({ office: office!.id, own: 1, status: 'FILLED' })).total, office!.filled);
  const serving = (await hr.call(reports.readReport, { params: { report: 'status' }, query: { status: 'PERM' } })).body;
  assert.ok(serving.total > 0 && serving.rows.every(({ group }) => group === 'Permanent'));
});

test('a TIN is masked on the screen, whole in the workbook, and its opening is noted', async () => {
  const { items: filled } = await allItems({ status: 'FILLED' });
  const person = filled.find(({ incumbent }) => incumbent!.fullname)!.incumbent!;
  await app.server.db.transaction().execute(async (db) => {
    await sql`select set_config('talaan.opened', '*', true)`.execute(db);
    await sql`insert into personnel.identity_number (personnel_id, kind, number) values (${person.id}, 'tin', '123456789000')
      on conflict (personnel_id, kind) do update set number = excluded.number`.execute(db);
  });
  const screen = (await hr.call(reports.readReport, { params: { report: 'psipop' }, query: { per_page: 5000 } })).body;
  const row = screen.rows.find(({ cells }) => cells[10] === person.fullname)!;
  assert.equal(row.cells[13], '•••-•••-789');
  const answer = await fetch(`${app.url}/api/plantilla/report/psipop/export?format=csv`, {
    headers: { authorization: `Bearer ${hr.token}` },
  });
  assert.match(await answer.text(), /123-456-789-000/);
  const noted = await sql<{
    count: number;
  }>`select count(*) as count from kernel.record_opening where personnel_id = ${person.id} and what like 'TIN%'`.execute(app.server.db);
  assert.equal(noted.rows[0]!.count, 1);
  const audit = await sql<{
    count: number;
  }>`select count(*) as count from kernel.audit_event where action = 'open the TINs of a plantilla report'`.execute(app.server.db);
  assert.equal(audit.rows[0]!.count, 1);
});

test('a report is looked at as a draft, which issues nothing', async () => {
  const { job, code } = (await hr.call(reports.printReport, { params: { report: 'psipop' }, body: { draft: true } })).body;
  assert.equal(code, null);
  const done = await app.finishJob(hr, job.id);
  assert.equal(done.state, 'done', done.failure ?? '');
  const file = await hr.call(downloadFile, { params: { id: Number(done.result!.file_id) } });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file.bytes)), { mergePages: true });
  assert.match(text, /DRAFT/);
  assert.match(text, /not issued, without code/);
  const papers = await sql`select from papers.paper where kind = 'plantilla report'`.execute(app.server.db);
  assert.equal(papers.rows.length, 0);
});

test('a report is printed with a code that says what it is', async () => {
  const { job, code } = (await hr.call(reports.printReport, { params: { report: 'psipop' } })).body;
  const done = await app.finishJob(hr, job.id);
  assert.equal(done.state, 'done', done.failure ?? '');
  const file = await fetch(`${app.url}${downloadFile.path.replace('{id}', String(done.result!.file_id))}`, {
    headers: { authorization: `Bearer ${hr.token}` },
  });
  assert.equal(file.headers.get('content-type'), 'application/pdf');
  const papers = await sql<{ title: string }>`select title from papers.paper where kind = 'plantilla report' and code = ${code}`.execute(
    app.server.db,
  );
  assert.match(papers.rows[0]!.title, /PSIPOP\) as of 20 Nov 2026/);
});

test('coverages and levels are lists of names; what items use is retired, not removed', async () => {
  const { levels } = (await hr.call(lists.levels.list)).body;
  assert.deepEqual(
    levels.map(({ code }) => code),
    ['K', 'T', 'S', 'A'],
  );
  assert.equal((await hr.call(lists.levels.remove, { params: { id: levels[1]!.id } })).status, 409);
  const uses = (await hr.call(lists.countPlantillaUses, { params: { list: 'level' } })).body.uses;
  assert.ok(uses.some(({ id, count }) => id === levels[1]!.id && count > 0));
});

test('the plantilla is closed to anyone who does not hold its view, and out of reach is not there', async () => {
  for (const who of ['employee', 'head']) {
    const caller = await app.as(who);
    assert.equal((await caller.call(items.listItems)).status, 403);
    assert.equal((await caller.call(reports.readReport, { params: { report: 'psipop' } })).status, 403);
  }
  assert.equal((await hr.call(items.readItem, { params: { id: 999_999 } })).status, 404);
});
