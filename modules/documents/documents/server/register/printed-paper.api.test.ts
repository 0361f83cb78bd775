import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { withdrawPapers } from '@talaan/papers/server/public.ts';
import { addDocument, readPrintedPaper } from '../../contract/register.ts';
import { openCounters, type Counters } from '../fixtures/open-counters.ts';

let app: TestApp;
let c: Counters;
let code: string;
before(async () => {
  app = await startTestApp();
  c = await openCounters(app);
  const { rows } = await sql<{ code: string }>`
    select code from papers.paper where kind = 'travel order' and personnel_id is not null and withdrawn_on is null order by code limit 1`.execute(
    app.server.db,
  );
  code = rows[0]!.code;
});
after(() => app.close());

const read = async (of = code) => (await c.clerk.CAS.call(readPrintedPaper, { params: { code: of } })).body;
const FACTS = {
  kind: 'INTERNAL',
  description: '',
  sender_name: '',
  sender_office: '',
  sender_contact: '',
  pages: null,
  copies: 1,
  priority: 'ROUTINE',
  confidentiality: 'OPEN',
  related_id: null,
  came_at: null,
  attachments: [] as string[],
} as const;
const register = (of: string, type: number) =>
  c.clerk.CAS.call(addDocument, {
    body: {
      ...FACTS,
      type_id: type,
      subject: 'Travel order',
      reference_no: '',
      paper_date: null,
      office_id: c.office.CAS,
      register: true,
      paper_code: of,
    },
  });

test('a travel order that Talaan printed is registered once, as the type that it usually has', async () => {
  const { paper, type, document } = await read();
  assert.match(paper.title, /^Travel order: /);
  assert.match(type!.name, /^Travel order/);
  assert.equal(document, null);
  const [first, second] = await Promise.all([register(code, type!.id), register(code, type!.id)]);
  assert.deepEqual(
    [first.status, second.status].toSorted((one, other) => one - other),
    [200, 422],
  );
  const refused = (first.status === 422 ? first : second).body as unknown as { errors: Record<string, string[]> };
  assert.match(refused.errors['paper_code']![0]!, /registered already/);
  const done = first.status === 200 ? first.body : second.body;
  const after = await read();
  assert.deepEqual(after.document, { id: done.id, tracking_no: done.tracking_no, state: 'RECEIVED' });
  assert.equal((await c.page('CAS', done.id)).paper_code, code);
  const { rows } = await sql<{ last: number; count: number }>`
    select k.last, (select count(*)::integer from documents.document d where d.office_id = k.office_id and d.year = k.year and d.child_no is null) as count
    from documents.counter k where k.office_id = ${c.office.CAS} and k.year = 2026`.execute(app.server.db);
  assert.equal(rows[0]!.last, rows[0]!.count, 'the refused one gave its number back');
});

test('a paper that was withdrawn, or is not known, is not registered', async () => {
  const { rows } = await sql<{ code: string }>`
    select code from papers.paper where kind = 'travel order' and withdrawn_on is null and code <> ${code} order by code limit 1`.execute(
    app.server.db,
  );
  const other = rows[0]!.code;
  const { type } = await read(other);
  await withdrawPapers({ db: app.server.db, today: app.server.clock.today() }, [other], 'The trip was cancelled.');
  assert.equal((await read(other)).paper.is_withdrawn, true);
  assert.equal((await register(other, type!.id)).status, 422);
  assert.equal((await register('0000000000000000', type!.id)).status, 422);
  assert.equal((await c.clerk.CAS.call(readPrintedPaper, { params: { code: '0000000000000000' } })).status, 404);
});
