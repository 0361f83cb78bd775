import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import type { ImportRecord } from '@talaan/imports/contract/import-record.ts';
import { listAllImports, listImportSteps } from '@talaan/imports/contract/import-steps.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { documentImports as calls, MOST_ROWS, printImportedSlips } from '../../contract/document-imports.ts';
import { openCounters, type Counter, type Counters } from '../fixtures/open-counters.ts';

let app: TestApp;
let c: Counters;
before(async () => {
  app = await startTestApp({ work: 'asked' });
  c = await openCounters(app);
});
after(() => app.close());

const HEADINGS =
  'Type,Subject,Sender,Office or address,Receipt stamped on,Number of the paper,Date of the paper,Pages,Priority,Confidentiality,Remarks';

const send = (at: Counter, lines: readonly string[], office = c.office[at]) =>
  c.clerk[at].call(calls.upload, { query: { office }, file: { name: 'papers.csv', content: [HEADINGS, ...lines].join('\n') } });

async function upload(at: Counter, ...lines: string[]): Promise<ImportRecord> {
  const answer = await send(at, lines);
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  const { id, columns } = answer.body.import;
  const checked = await c.clerk[at].call(calls.check, { params: { id }, body: { columns } });
  assert.equal(checked.status, 200, JSON.stringify(checked.body));
  return checked.body.import;
}

const rowsOf = async (at: Counter, { id }: ImportRecord) =>
  (await c.clerk[at].call(calls.rows, { params: { id }, query: { per_page: 500 } })).body.rows;

async function register(at: Counter, { id }: ImportRecord) {
  const started = await c.clerk[at].call(calls.confirm, { params: { id }, body: {} });
  assert.equal(started.status, 200, JSON.stringify(started.body));
  return app.finishJob(c.clerk[at], started.body.job.id);
}

const registered = async (subject: string) =>
  (
    await sql<Record<string, unknown>>`
      select d.id, d.tracking_no, d.kind, d.sender_name, d.came_at, d.reference_no, d.paper_date::text, d.pages, d.priority, d.confidentiality,
        d.description, d.state, t.code, h.office_id, (select count(*)::integer from documents.step s where s.document_id = d.id) as steps
      from documents.document d join documents.type t on t.id = d.type_id left join documents.hop h on h.document_id = d.id and h.ended_at is null
      where d.subject like ${subject} order by d.no`.execute(app.server.db)
  ).rows;

const LINES = [
  'DTR,Sheet: time records of Mathematics,,,,MATH-118,2026-11-16,12,,,',
  'Incoming letter (external),Sheet: letter of a mayor,Ana Reyes,City of Calamba,2026-11-16 14:30,,11/13/2026,2,urgent,,By hand',
  'COM,Sheet: complaint,,,,,,,,,',
  'DTR,Sheet: time records of Mathematics,,,,MATH-118,2026-11-16,12,,,',
];

test('the papers of a spreadsheet are registered in the order of its rows, and their slips are one file', async () => {
  const record = await upload('CAS', ...LINES);
  assert.deepEqual(record.counts, { rows: 4, new: 4, update: 0, unchanged: 0, wrong: 0 }, JSON.stringify(await rowsOf('CAS', record)));
  assert.equal(record.can_undo, false);
  const job = await register('CAS', record);
  assert.equal(job.state, 'done', job.failure ?? '');
  const found = await registered('Sheet: %');
  assert.deepEqual(
    found.map(({ code, state, office_id, steps }) => [code, state, office_id, steps]),
    ['DTR', 'LTE', 'COM', 'DTR'].map((code) => [code, 'RECEIVED', c.office.CAS, 1]),
  );
  const numbers = found.map(({ tracking_no: number }) => Number(String(number).slice(-6)));
  assert.deepEqual(
    numbers,
    [0, 1, 2, 3].map((at) => numbers[0]! + at),
  );
  assert.deepEqual(
    (await rowsOf('CAS', record)).map(({ messages }) => messages.at(-1)!.message),
    found.map(({ tracking_no: number }) => number),
  );
  const letter = found[1]!;
  assert.deepEqual(
    [
      letter.kind,
      letter.sender_name,
      new Date(letter.came_at as string).toISOString(),
      letter.paper_date,
      letter.priority,
      letter.description,
    ],
    ['EXTERNAL_IN', 'Ana Reyes', '2026-11-16T06:30:00.000Z', '2026-11-13', 'URGENT', 'By hand'],
  );
  assert.equal(found[2]!.confidentiality, 'CONFIDENTIAL', 'that of its type');
  assert.equal((await c.clerk.CAS.call(calls.undo, { params: { id: record.id } })).status, 409, 'what has a number stays');
  const slips = await c.clerk.CAS.call(printImportedSlips, { params: { id: record.id } });
  assert.deepEqual([slips.status, slips.headers.get('content-type')], [200, 'application/pdf']);
  assert.equal((await c.clerk.HRMO.call(printImportedSlips, { params: { id: record.id } })).status, 404);
});

test('a file that is uploaded again registers only what is new in it', async () => {
  const again = await upload('CAS', ...LINES);
  assert.deepEqual(again.counts, { rows: 4, new: 0, update: 0, unchanged: 4, wrong: 0 });
  const [first] = await rowsOf('CAS', again);
  assert.match(
    first!.messages[0]!.message,
    /^Registered before as [A-Z0-9]+-CAS-\d{4}-\d{6} on .+ If this is another paper, say so in its remarks\.$/,
  );
  assert.equal((await c.clerk.CAS.call(calls.confirm, { params: { id: again.id }, body: {} })).status, 409);
  const more = await upload('CAS', LINES[1]!, ...LINES, 'DTR,Sheet: time records of Physics,,,,,,,,,');
  assert.deepEqual(more.counts, { rows: 6, new: 2, update: 0, unchanged: 4, wrong: 0 }, 'a second letter, and Physics');
  // Of two that were checked at once, the later one finds that it would register twice.
  const rival = await upload('CAS', 'DTR,Sheet: time records of Physics,,,,,,,,,');
  assert.equal((await register('CAS', more)).state, 'done');
  const late = await register('CAS', rival);
  assert.deepEqual([late.state, (await registered('Sheet: time records of Physics')).length], ['failed', 1]);
  // Another office has its own papers.
  assert.equal((await upload('HRMO', ...LINES)).counts.new, 4);
});

test('each fault is named on its column, and nothing comes in while one is left', async () => {
  const record = await upload(
    'CAS',
    'XYZ,Faulty: one,,,,,,,,,',
    'DTR,,,,,,,,,,',
    'DTR,Faulty: two,,,2026-11-16 25:00,,,,,,',
    'LTE,Faulty: three,Ana,,2099-01-01,,,,,,',
    'DTR,Faulty: four,,,,,13/45/2026,0,soon,secret,',
  );
  assert.equal(record.counts.wrong, 5);
  const said = (await rowsOf('CAS', record)).map((row) => row.messages.map(({ column, message }) => `${column}: ${message}`).join(' | '));
  assert.match(said[0]!, /^Type: “XYZ” is no type of documents/);
  assert.match(said[1]!, /^Subject: Subject is missing/);
  assert.match(said[2]!, /^Receipt stamped on: “2026-11-16 25:00” has no time of the day/);
  assert.match(said[3]!, /^Receipt stamped on: This time is still to come/);
  assert.match(said[4]!, /Date of the paper: .*Pages: A whole number.*Priority: “soon”.*Confidentiality: “secret”/);
  assert.equal((await c.clerk.CAS.call(calls.confirm, { params: { id: record.id }, body: {} })).status, 409);
  assert.deepEqual(await registered('Faulty: %'), []);
});

test('a clerk imports for the offices for which they act, and sees nothing of the imports of others', async () => {
  assert.equal((await send('CAS', LINES, c.office.HRMO)).status, 404);
  assert.equal((await c.clerk.CAS.call(calls.upload, { query: {}, file: { name: 'x.csv', content: HEADINGS } })).status, 422);
  const { id, columns } = await upload('HRMO', 'DTR,Of the HRMO,,,,,,,,,');
  const { clerk } = c;
  const refused = await Promise.all([
    clerk.CAS.call(calls.read, { params: { id } }),
    clerk.CAS.call(calls.rows, { params: { id } }),
    clerk.CAS.call(calls.check, { params: { id }, body: { columns } }),
    clerk.CAS.call(calls.acknowledge, { params: { id }, body: { kind: 'any' } }),
    clerk.CAS.call(calls.confirm, { params: { id }, body: {} }),
    clerk.CAS.call(calls.report, { params: { id } }),
    clerk.CAS.call(calls.undo, { params: { id } }),
    clerk.CAS.call(calls.drop, { params: { id } }),
    clerk.CAS.call(calls.list, { query: { office: c.office.HRMO } }),
  ]);
  assert.deepEqual(
    refused.map(({ status }) => status),
    refused.map(() => 404),
  );
  const own = (await clerk.CAS.call(calls.list, { query: { office: c.office.CAS } })).body.imports;
  assert.ok(own.length > 0 && own.every((one) => one.id !== id));
  assert.equal((await clerk.HRMO.call(calls.drop, { params: { id } })).status, 200);
  // What the university brings along does not name them.
  const records = await app.as('records');
  assert.ok((await records.call(listImportSteps, {})).body.steps.every(({ title }) => title !== 'Documents'));
  assert.ok((await records.call(listAllImports, { query: {} })).body.imports.every(({ section }) => section !== 'documents'));
});

test('a file of too many papers is refused at once', async () => {
  const lines = Array.from({ length: MOST_ROWS + 1 }, (_, at) => `DTR,Many ${at},,,,,,,,,`);
  const answer = await send('CAS', lines);
  assert.equal(answer.status, 422);
  assert.match(JSON.stringify(answer.body), /The file has 501 rows; the limit is 500 rows per import/);
});
