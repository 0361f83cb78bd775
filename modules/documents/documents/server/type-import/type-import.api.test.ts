import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ImportRecord } from '@talaan/imports/contract/import-record.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { typeImports as calls } from '../../contract/type-imports.ts';
import { exportTypes, listTypes, readType } from '../../contract/types.ts';

let app: TestApp;
let records: Caller;

before(async () => {
  app = await startTestApp({ work: 'asked' });
  records = await app.as('records');
});
after(() => app.close());

const HEADINGS = 'Code,Name,Complexity,Working days,Route,Requirements,Released,Picked up,Confidentiality,Kept for years,In use';

async function upload(content: string): Promise<ImportRecord> {
  const answer = await records.call(calls.upload, { file: { name: 'types.csv', content } });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  const { id, columns } = answer.body.import;
  const checked = await records.call(calls.check, { params: { id }, body: { columns } });
  assert.equal(checked.status, 200, JSON.stringify(checked.body));
  return checked.body.import;
}

const rowsOf = async ({ id }: ImportRecord) => (await records.call(calls.rows, { params: { id }, query: { per_page: 100 } })).body.rows;

async function importAll({ id }: ImportRecord): Promise<void> {
  const started = await records.call(calls.confirm, { params: { id }, body: {} });
  assert.equal(started.status, 200, JSON.stringify(started.body));
  const job = await app.finishJob(records, started.body.job.id);
  assert.equal(job.state, 'done', job.failure ?? '');
}

async function typeOf(code: string) {
  const { document_types: found } = (await records.call(listTypes, { query: { term: code, per_page: 100 } })).body;
  const id = found.find((one) => one.code === code)?.id;
  return id === undefined ? undefined : (await records.call(readType, { params: { id } })).body.document_type;
}

test('types come in with their routes, hours and requirements, change those on record, again change nothing, and can be undone', async () => {
  const before = (await typeOf('DTR'))!;
  const content = [
    HEADINGS,
    'ZCL,Clearance of a thesis,complex,,Originating office › HRMO (4 h) > The Dean of Studies (2 days),Approved manuscript; Receipt,Yes,no,restricted,For good,',
    'DTR,,,2,,,,,,,',
  ].join('\n');
  const record = await upload(content.replaceAll('Approved manuscript; Receipt', '"Approved manuscript; Receipt"'));
  assert.deepEqual(record.counts, { rows: 2, new: 1, update: 1, unchanged: 0, wrong: 0 }, JSON.stringify(await rowsOf(record)));
  await importAll(record);
  const { stops, ...added } = (await typeOf('ZCL'))!;
  assert.deepEqual(
    [
      added.complexity,
      added.working_days,
      added.requirements,
      added.needs_release,
      added.is_picked_up,
      added.confidentiality,
      added.retention_years,
    ],
    ['complex', 7, ['Approved manuscript', 'Receipt'], true, false, 'RESTRICTED', null],
  );
  assert.deepEqual(
    stops.map(({ label, office, is_origin, limit_minutes }) => [label, office !== null, is_origin, limit_minutes]),
    [
      ['Originating office', false, true, 480],
      ['HRMO', true, false, 240],
      ['The Dean of Studies', false, false, 960],
    ],
  );
  const changed = (await typeOf('DTR'))!;
  assert.deepEqual({ ...changed, working_days: before.working_days }, before);
  assert.equal(changed.working_days, 2);
  const again = await upload(content.replaceAll('Approved manuscript; Receipt', '"Approved manuscript; Receipt"'));
  assert.deepEqual(again.counts, { rows: 2, new: 0, update: 0, unchanged: 2, wrong: 0 }, JSON.stringify(await rowsOf(again)));

  assert.equal((await records.call(calls.undo, { params: { id: record.id } })).status, 200);
  assert.equal(await typeOf('ZCL'), undefined);
  assert.deepEqual(await typeOf('DTR'), before);
});

test('what is exported comes in again as it is', async () => {
  const { total } = (await records.call(listTypes, { query: { per_page: 5 } })).body;
  const file = await records.call(exportTypes, { query: { format: 'csv' } });
  const record = await upload(new TextDecoder().decode(file.bytes));
  assert.deepEqual(record.counts, { rows: total, new: 0, update: 0, unchanged: total, wrong: 0 }, JSON.stringify(await rowsOf(record)));
});

test('each fault is named on its column', async () => {
  const record = await upload(
    [
      HEADINGS,
      '1X,A,simple,3,,,,,,,',
      'ZA,,simple,3,,,,,,,',
      'ZB,Long work,simple,4,,,,,,,',
      'ZC,Leave application,simple,3,,,,,,,',
      'ZD,Same,quick,3,(4 h),,perhaps,,,200,',
      'ZE,Twin,simple,3,,,,,,,',
      'ZE,Twin of it,simple,3,,,,,,,',
    ].join('\n'),
  );
  assert.equal(record.counts.wrong, 7);
  const said = (await rowsOf(record)).map((row) => row.messages.map(({ column, message }) => `${column}: ${message}`).join(' | '));
  assert.match(said[0]!, /^Code: Up to 12 letters/);
  assert.match(said[1]!, /^Name: ZA is not on record/);
  assert.match(said[2]!, /^Working days: The law gives 3 working days at most for a simple document/);
  assert.match(said[3]!, /^Name: The type LVA has this name already/);
  assert.match(said[4]!, /Complexity: “quick”.*Route: “\(4 h\)” names no office.*Released: “perhaps”.*Kept for years: Years from 1 to 99/);
  assert.match(said[5]!, /^Code: The same code is in row 8 too/);
});

test('only who manages the types of the whole university imports them', async () => {
  for (const who of ['clerk', 'employee']) assert.equal((await (await app.as(who)).call(calls.list, { query: {} })).status, 403);
});
