import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { uploadDocument } from '@talaan/kernel/contract/files.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import {
  disposeOfPapers,
  exportDue,
  listDisposalPapers,
  listDisposals,
  listDue,
  printDisposal,
  readDisposal,
  readDisposalFile,
  recordAuthority,
  requestDisposal,
  withdrawDisposal,
} from '../contract/disposal.ts';
import { readAttachment } from '@talaan/documents/contract/documents.ts';
import { isPastRetention } from '../rules/retention.ts';
import { openCounters, type Counters } from '@talaan/documents/server/fixtures/open-counters.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF');

let app: TestApp;
let c: Counters;
let type: number;
before(async () => {
  app = await startTestApp();
  c = await openCounters(app);
  const { db } = app.server;
  // Only the papers that a test makes are due.
  await sql`update documents.type set retention_years = null`.execute(db);
  const { rows } = await sql<{ id: number }>`
    update documents.type set retention_years = 2, schedule_item = 'GRDS 2009, item 12' where code = 'PRQ' returning id`.execute(db);
  type = rows[0]!.id;
  await sql`update documents.document set legal_hold = 'Not of this test' where type_id = ${type} and closed_at is not null`.execute(db);
});
after(() => app?.close());

const upload = async () => (await c.clerk.RMO.call(uploadDocument, { file: { name: 'paper.pdf', content: PDF } })).body.path;

/** A paper that was released on a day. */
async function closed(on: string, facts: object = {}): Promise<number> {
  const { id } = await c.add('RMO', facts);
  await c.done('RMO', 'release', id);
  await sql`update documents.document set closed_at = ${`${on}T10:00:00+08:00`} where id = ${id}`.execute(app.server.db);
  return id;
}

const due = async (query: object = {}) =>
  (await c.clerk.RMO.call(listDue, { query: { per_page: 100, ...query } })).body.papers.map(({ id }) => id);
const request = (more: object = {}) =>
  c.clerk.RMO.call(requestDisposal, {
    body: { office_id: c.office.RMO, type: null, origin: null, closed_until: null, manner: 'shredding', note: '', ...more },
  });
const authorize = async (id: number, more: object = {}) =>
  c.clerk.RMO.call(recordAuthority, {
    params: { id },
    body: { authority_no: 'NAP-2026-118', authority_date: '2026-11-18', file_path: await upload(), ...more },
  });
const dispose = async (id: number, more: object = {}) =>
  c.clerk.RMO.call(disposeOfPapers, {
    params: { id },
    body: { disposed_on: '2026-11-20', witnesses: ['Ana Reyes, NAP', 'Ben Cruz, COA'], certificate_path: await upload(), ...more },
  });
const read = async (id: number) => (await c.clerk.RMO.call(readDisposal, { params: { id } })).body.disposal;
const fileRows = async (id: number) =>
  (
    await sql<{ unclaimed: boolean }>`
      select unclaimed_since is not null as unclaimed from kernel.file where name = ${`scan-${id}.pdf`}`.execute(app.server.db)
  ).rows.map(({ unclaimed }) => unclaimed);

test('a paper is due for disposal when the years of its type after the year of its closing have passed, as the rule says', async () => {
  const days = ['2022-06-01', '2023-12-31', '2024-01-01', '2025-03-03'];
  const ids = await Promise.all(days.map((day) => closed(day)));
  const found = await due();
  for (const [at, id] of ids.entries())
    assert.equal(found.includes(id), isPastRetention(days[at]!, 2, app.server.clock.today()), `closed ${days[at]}`);
  assert.ok(found.indexOf(ids[0]!) < found.indexOf(ids[1]!), 'the longest first');
  assert.deepEqual(await due({ closed_until: 2022 }), [ids[0]]);
  assert.deepEqual(await due({ origin: c.office.CAS }), []);
  assert.equal((await c.clerk.RMO.call(exportDue, { query: { format: 'xlsx' } })).status, 200);
  await sql`update documents.document set legal_hold = 'Put away' where id = any(${ids}::integer[])`.execute(app.server.db);
});

test('papers under legal hold or linked to an open paper are left out, and a list says why', async () => {
  const [held, related, pointing, parent, free] = [
    await closed('2020-02-02'),
    await closed('2020-02-02'),
    await closed('2020-02-02'),
    await closed('2020-02-02'),
    await closed('2020-02-02'),
  ];
  await c.done('RMO', 'legal_hold', held, { reason: 'Case before the Ombudsman.' });
  assert.equal((await c.page('RMO', held)).legal_hold, 'Case before the Ombudsman.');
  const open = await c.add('CAS', { related_id: related });
  await sql`update documents.document set related_id = ${open.id} where id = ${pointing}`.execute(app.server.db);
  const copy = await c.add('CAS');
  await sql`update documents.document set parent_id = ${parent}, child_no = 1 where id = ${copy.id}`.execute(app.server.db);
  assert.deepEqual(await due(), [free]);
  assert.ok((await due({ kept_back: 'held' })).includes(held));
  assert.deepEqual(new Set(await due({ kept_back: 'linked' })), new Set([related, pointing, parent]));
  await c.done('RMO', 'lift_hold', held, { reason: 'The case is closed.' });
  assert.ok((await due()).includes(held));
  const { body } = await request();
  await c.clerk.RMO.call(withdrawDisposal, { params: { id: body.id }, body: { reason: 'A test.' } });
  await sql`update documents.document set legal_hold = 'Put away' where id = any(${[held, related, pointing, parent, free]}::integer[])`.execute(
    app.server.db,
  );
});

test('a disposal goes from the request over the authority to the day on which the files go, and the number stays', async () => {
  const scan = (await c.clerk.RMO.call(uploadDocument, { file: { name: 'scan-1.pdf', content: PDF } })).body.path;
  const id = await closed('2021-05-05', { attachments: [scan], subject: 'Old request' });
  const other = await closed('2022-07-07');
  const file = (await c.page('RMO', id)).attachments[0]!.id;
  const asked = await request({ note: 'Kept in two boxes.' });
  assert.equal(asked.status, 200, JSON.stringify(asked.body));
  const disposal = asked.body.id;
  assert.match((await read(disposal)).number, /^2026-\d{2}$/);
  assert.deepEqual(
    (await read(disposal)).lines.map(({ code, papers, from_day, until_day, schedule_item }) => [
      code,
      papers,
      from_day,
      until_day,
      schedule_item,
    ]),
    [['PRQ', 2, '2021-05-05', '2022-07-07', 'GRDS 2009, item 12']],
  );
  assert.deepEqual(await due(), [], 'a paper is in one request');
  assert.equal((await request()).status, 409);
  assert.equal((await dispose(disposal)).status, 409, 'it is not authorized');
  assert.deepEqual(await fileRows(1), [false]);
  assert.equal((await authorize(disposal, { authority_no: ' ' })).status, 422);
  assert.equal((await authorize(disposal, { authority_date: '2199-01-01' })).status, 422);
  assert.equal((await authorize(disposal, { file_path: 'no/such.pdf' })).status, 422);
  assert.equal((await authorize(disposal)).status, 200);
  assert.equal((await authorize(disposal)).status, 409);
  assert.equal((await dispose(disposal, { witnesses: [] })).status, 422);
  assert.equal((await dispose(disposal, { disposed_on: '2026-11-17' })).status, 422, 'before the authority');
  const done = await dispose(disposal);
  assert.deepEqual([done.status, done.body.message], [200, '2 papers were disposed of.']);
  const page = await c.page('RMO', id);
  assert.deepEqual([page.state, page.disposed_on, page.attachments, page.actions], ['ARCHIVED', '2026-11-20', [], []]);
  assert.equal(page.steps[0]!.action, 'dispose');
  assert.match(page.tracking_no!, /-RMO-2026-/);
  assert.deepEqual(await fileRows(1), [true]);
  assert.equal((await c.clerk.RMO.call(readAttachment, { params: { id, file }, query: {} })).status, 404);
  assert.equal((await c.page('RMO', other)).disposed_on, '2026-11-20');
  assert.equal((await dispose(disposal)).status, 409, 'once');
  assert.equal((await c.clerk.RMO.call(withdrawDisposal, { params: { id: disposal }, body: { reason: 'Late.' } })).status, 409);
  for (const which of ['authority', 'certificate'] as const)
    assert.equal((await c.clerk.RMO.call(readDisposalFile, { params: { id: disposal, which } })).status, 200);
  for (const format of ['pdf', 'xlsx'] as const)
    assert.equal((await c.clerk.RMO.call(printDisposal, { params: { id: disposal }, query: { format } })).status, 200);
});

test('what was opened again or put under legal hold since is kept when the rest is disposed of; a file that a copy has stays', async () => {
  const scan = (await c.clerk.RMO.call(uploadDocument, { file: { name: 'scan-2.pdf', content: PDF } })).body.path;
  const [gone, held, reopened] = [
    await closed('2021-01-01', { attachments: [scan] }),
    await closed('2021-01-01'),
    await closed('2021-01-01'),
  ];
  const copy = await closed('2025-01-01');
  await sql`insert into documents.attachment (document_id, file_id, added_at, added_by) select ${copy}, file_id, added_at, added_by
    from documents.attachment where document_id = ${gone}`.execute(app.server.db);
  const disposal = (await request()).body.id;
  await authorize(disposal);
  await c.done('RMO', 'legal_hold', held, { reason: 'Audit.' });
  await c.done('RMO', 'reopen', reopened, { reason: 'A page is missing.' });
  assert.match((await dispose(disposal)).body.message, /^1 paper was disposed of. 2 papers are kept/);
  const { papers } = (await c.clerk.RMO.call(listDisposalPapers, { params: { id: disposal }, query: {} })).body;
  assert.deepEqual(Object.fromEntries(papers.map((paper) => [paper.id, paper.left_out])), {
    [gone]: null,
    [held]: 'held',
    [reopened]: 'open',
  });
  assert.deepEqual([(await c.page('RMO', held)).disposed_on, (await c.page('RMO', reopened)).state], [null, 'RECEIVED']);
  assert.deepEqual(await fileRows(2), [false]);
  assert.equal((await c.page('RMO', copy)).attachments.length, 1);
});

test('a request that is withdrawn with a reason lets its papers go into another one', async () => {
  const id = await closed('2019-09-09');
  const first = (await request()).body.id;
  await authorize(first);
  assert.equal((await c.clerk.RMO.call(withdrawDisposal, { params: { id: first }, body: { reason: '' } })).status, 422);
  assert.equal(
    (await c.clerk.RMO.call(withdrawDisposal, { params: { id: first }, body: { reason: 'Not all years were meant.' } })).status,
    200,
  );
  assert.deepEqual(await due(), [id]);
  assert.equal((await dispose(first)).status, 409);
  const second = (await request()).body.id;
  assert.deepEqual([(await read(second)).papers, (await read(first)).papers, (await read(first)).lines.length], [1, 0, 1]);
  await c.clerk.RMO.call(withdrawDisposal, { params: { id: second }, body: { reason: 'Again.' } });
  await sql`update documents.document set legal_hold = 'Put away' where id = ${id}`.execute(app.server.db);
});

test('of two who ask at once each paper is in one request; of two who dispose at once one does', async () => {
  const ids = [await closed('2018-01-01'), await closed('2018-01-01')];
  const answers = await Promise.all([request(), request()]);
  assert.deepEqual(answers.map(({ status }) => String(status)).toSorted(), ['200', '409']);
  const id = answers.find(({ status }) => status === 200)!.body.id;
  assert.equal((await read(id)).papers, ids.length);
  await authorize(id);
  const both = await Promise.all([dispose(id), dispose(id)]);
  assert.deepEqual(both.map(({ status }) => String(status)).toSorted(), ['200', '409']);
  assert.equal((await c.page('RMO', ids[0]!)).steps.filter(({ action }) => action === 'dispose').length, 1);
});

test('who tracks the documents of an office alone neither sees nor does any of it', async () => {
  const { CAS } = c.clerk;
  assert.equal((await CAS.call(listDue, { query: {} })).status, 403);
  assert.equal((await CAS.call(listDisposals, { query: {} })).status, 403);
  const { id } = await c.add('CAS');
  assert.equal((await c.step('CAS', 'legal_hold', id, { reason: 'Mine.' })).status, 409);
});

test('the database keeps what is under legal hold, and no paper is disposed of without an authority', async () => {
  const id = await closed('2017-01-01');
  await c.done('RMO', 'legal_hold', id, { reason: 'Audit.' });
  const { db } = app.server;
  await assert.rejects(sql`update documents.document set state = 'ARCHIVED', disposed_on = '2026-11-20' where id = ${id}`.execute(db), {
    constraint: 'only_an_archived_document_is_disposed_of',
  });
  await assert.rejects(
    sql`insert into documents.disposal (year, no, office_id, state, manner, requested_at, requested_by, disposed_on, certificate_file_id, disposed_by, witnesses)
      select 2026, 999, ${c.office.RMO}, 'DISPOSED', 'sale', now(), min(a.id), '2026-11-20', (select min(id) from kernel.file), min(a.id), '{Ana}' from identity.account a`.execute(
      db,
    ),
    { constraint: 'only_an_authorized_disposal_is_carried_out' },
  );
});
