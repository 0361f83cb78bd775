import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { sql } from 'kysely';
import { uploadDocument } from '@talaan/kernel/contract/files.ts';
import { printPdf } from '@talaan/kernel/server/print/print.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { listDocuments } from '../../contract/documents.ts';
import { deleteDraft } from '../../contract/register.ts';
import { openCounters, type Counter, type Counters } from '../fixtures/open-counters.ts';
import { hasWords } from './has-words.ts';
import { readTextsJob } from './read-texts.ts';

let app: TestApp;
let c: Counters;
before(async () => {
  app = await startTestApp();
  c = await openCounters(app);
});
after(() => app.close());

const scanOf = (words: string) => printPdf({ template: new URL('../fixtures/scan.typ', import.meta.url), input: { words } });
const upload = async (at: Counter, content: Uint8Array | string, name = 'memo.pdf') =>
  (await c.clerk[at].call(uploadDocument, { file: { name, content } })).body.path;
const readTexts = () => readTextsJob.run({ server: app.server, accountId: 0, runId: '', progress: async () => undefined }, {});
const find = async (at: Counter, term: string, more: object = {}) => {
  const { status, body } = await c.clerk[at].call(listDocuments, { query: { office: c.office[at], term, ...more } });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.documents;
};
const idsFound = async (at: Counter, term: string, more: object = {}) => (await find(at, term, more)).map(({ id }) => id);
const texts = async () => (await app.server.pool.query<{ body: string }>('select body from documents.file_text order by file_id')).rows;

test('a paper is found by the words of its scan, in any order, by their beginnings and without accents; the row says in which file', async () => {
  const words = 'The Dean of Engineering asks the Peñafrancia Foundation for seven calibrated theodolites, ref. EN-2026/0417, by December.';
  const { id } = await c.add('CAS', { attachments: [await upload('CAS', await scanOf(words), 'letter.pdf')] });
  assert.deepEqual(await find('CAS', 'theodolites'), [], 'not read yet');
  await readTexts();
  for (const term of ['theodolites', 'THEODOL', 'foundation penafrancia', 'Peñafrancia', 'EN-2026/0417', '0417'])
    assert.deepEqual(await idsFound('CAS', term), [id], term);
  const [row] = await find('OP', 'calibrated theodolites');
  assert.equal(row!.found_in?.name, 'letter.pdf');
  assert.match(row!.found_in.words, /seven calibrated theodolites, ref/);
  assert.equal((await find('CAS', 'two chairs')).find((one) => one.id === id)?.found_in, null, 'found by its subject');
  for (const term of ['heodolites', 'theodolites zebra', "' & | ! :*", '()', '%', '\\'])
    assert.ok(!(await idsFound('CAS', term)).includes(id), term);
  assert.deepEqual(await idsFound('CAS', 'theodolites', { list: 'received' }), [id]);
  assert.deepEqual(await idsFound('CAS', 'theodolites', { list: 'closed' }), []);
  assert.deepEqual(await idsFound('CAS', 'theodolites', { group_by: 'state', in_group: 'RECEIVED' }), [id]);
});

test('a file of a restricted or confidential paper finds it for the offices on its way alone, and that of a draft for its office', async () => {
  const attach = async () => [await upload('CAS', await scanOf('A grievance about the xylophone of the Conservatory.'))];
  const restricted = (await c.add('CAS', { confidentiality: 'RESTRICTED', attachments: await attach() })).id;
  const confidential = (await c.add('CAS', { confidentiality: 'CONFIDENTIAL', attachments: await attach() })).id;
  const draft = (await c.add('CAS', { register: false, attachments: await attach() })).id;
  await readTexts();
  assert.deepEqual(await idsFound('CAS', 'xylophone'), [draft, confidential, restricted]);
  assert.deepEqual(await idsFound('OP', 'xylophone'), []);
  await c.done('CAS', 'forward', [restricted, confidential], { to: [c.office.OP] });
  assert.deepEqual(await idsFound('OP', 'xylophone'), [confidential, restricted]);
  assert.deepEqual(await idsFound('HRMO', 'xylophone'), []);
  assert.equal((await c.clerk.CAS.call(deleteDraft, { params: { id: draft } })).status, 200);
  assert.deepEqual(await idsFound('CAS', 'xylophone'), [confidential, restricted]);
});

test('a copy is found by the file that it shares with its document', async () => {
  const { id } = await c.add('CAS', { attachments: [await upload('CAS', await scanOf('Schedule of the planetarium.'))] });
  await c.done('CAS', 'forward', id, { to: [c.office.OP, c.office.ACCT] });
  await readTexts();
  assert.equal((await find('RMO', 'planetarium')).length, 2);
});

test('a broken PDF is kept as one without text; what was read is not read again, and what is added is asked to be read', async () => {
  await readTexts();
  const before = (await texts()).length;
  const { id } = await c.add('CAS', {
    attachments: [await upload('CAS', '%PDF-1.7\nbroken'), await upload('CAS', await scanOf('Quorum'))],
  });
  await readTexts();
  const read = await texts();
  assert.deepEqual(
    read.slice(before).map(({ body }) => body),
    ['', 'Quorum'],
  );
  await app.server.pool.query("update documents.file_text set body = 'Kept' where body = 'Quorum'");
  await readTexts();
  assert.equal((await texts()).length, read.length);
  assert.deepEqual(await idsFound('CAS', 'kept'), [id]);
  const { rows } = await app.server.pool.query<{ input: { files: number[] } }>(
    `select data -> 'input' as input from pgboss.job where name = $1 and data -> 'input' ? 'files' order by created_on desc limit 1`,
    [readTextsJob.kind],
  );
  const { attachments } = await c.page('CAS', id);
  assert.deepEqual(
    rows[0]!.input.files.toSorted((a, b) => a - b),
    attachments.map((file) => file.id).toSorted((a, b) => a - b),
  );
});

test('pasted numbers find each of them, and those of a list are counted no further than it says', async () => {
  const [one, two] = [await c.add('CAS'), await c.add('CAS')];
  assert.deepEqual(await idsFound('OP', `${one.tracking_no} ${two.tracking_no!.toLowerCase()}`), [two.id, one.id]);
  await app.server.pool.query(
    `insert into documents.document (office_id, type_id, kind, state, subject, created_by, created_at)
     select d.office_id, d.type_id, d.kind, 'DRAFT', 'Ukulele ' || n, d.created_by, now() from documents.document d, generate_series(1, 1030) n where d.id = $1`,
    [one.id],
  );
  const asked = async (query: object) => {
    const { documents, total, more } = (
      await c.clerk.CAS.call(listDocuments, { query: { office: c.office.CAS, term: 'ukulele', ...query } })
    ).body;
    return [documents.length, total, more];
  };
  assert.deepEqual(await asked({ per_page: 50 }), [50, 1000, true]);
  assert.deepEqual(await asked({ per_page: 50, page: 20 }), [50, 1000, true]);
  assert.deepEqual(await asked({ per_page: 50, page: 21 }), [30, 1030, undefined]);
  assert.deepEqual(await asked({ per_page: 50, page: 22 }), [0, 1030, undefined]);
});

test('whichever words are frequent, a search finds the same', async () => {
  const { db } = app.server;
  const found = async (term: string, frequent: string[]) =>
    (
      await sql<{
        id: number;
      }>`select d.id from documents.document d where ${hasWords(term, sql`${frequent}::text[]`)} order by d.id`.execute(db)
    ).rows;
  const { rows } = await sql<{ words: string[] }>`select tsvector_to_array(words) as words from documents.document order by id`.execute(db);
  const vocabulary = [...new Set(rows.flatMap(({ words }) => words))];
  const asked = fc
    .constantFrom(...rows)
    .chain(({ words }) =>
      fc.tuple(fc.shuffledSubarray(words, { minLength: 1, maxLength: Math.min(4, words.length) }), fc.integer({ min: 2, max: 12 })),
    )
    .map(([words, length]) => words.map((word) => word.slice(0, length)).join(' '));
  await fc.assert(
    fc.asyncProperty(asked, fc.subarray(vocabulary), async (term, frequent) => {
      assert.deepEqual(await found(term, frequent), await found(term, []));
    }),
    { numRuns: 60 },
  );
});
