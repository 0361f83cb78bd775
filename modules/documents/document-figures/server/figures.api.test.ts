import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { listDocuments } from '@talaan/documents/contract/documents.ts';
import { listLate } from '@talaan/lateness/contract/lateness.ts';
import { COUNTED_AS, type CountedAs } from '@talaan/documents/contract/words.ts';
import { atTime, openCounters, type Counters } from '@talaan/documents/server/fixtures/open-counters.ts';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { exportSummary, listHours, listSummary, readAges, type Summary, type SummaryRow } from '../contract.ts';
import { EXPLAINED_AS, filterOfLate, filterOfRow, type LateCount } from '../rules/figures.ts';

const LATE_COUNTS: LateCount[] = ['late', ...(Object.keys(EXPLAINED_AS) as LateCount[])];

let app: TestApp;
let c: Counters;
before(async () => {
  app = await startTestApp();
  c = await openCounters(app);
});
after(() => app?.close());

const COUNTS = Object.keys(COUNTED_AS) as CountedAs[];

test('a paper counts with the working days that it took and its office hours, without pauses and without a cancelled forward twice', async () => {
  const { id } = await atTime(app, '2026-11-23T08:00', () => c.add('CAS'));
  await atTime(app, '2026-11-23T10:00', () => c.done('CAS', 'forward', id, { to: [c.office.ACCT] }));
  await atTime(app, '2026-11-23T11:00', () => c.done('CAS', 'cancel_forward', id));
  await atTime(app, '2026-11-23T14:00', () => c.done('CAS', 'forward', id, { to: [c.office.RMO] }));
  await atTime(app, '2026-11-24T08:00', () => c.done('RMO', 'receive', id));
  await atTime(app, '2026-11-24T09:00', () => c.done('RMO', 'hold', id));
  await atTime(app, '2026-11-25T09:00', () => c.done('RMO', 'resume', id));
  await atTime(app, '2026-11-25T10:00', () => c.done('RMO', 'release', id));
  const period = { from: '2026-11-23', to: '2026-11-30' };
  const records = c.clerk.RMO;
  const { body } = await records.call(listSummary, { query: period });
  assert.deepEqual(
    body.figures.map(({ id: key, received, closed_in_time, on_time, average_days }) => [
      key,
      received,
      closed_in_time,
      on_time,
      average_days,
    ]),
    [['complex', 1, 1, 1000, 20]],
  );
  const hours = (await records.call(listHours, { query: period })).body.figures;
  assert.deepEqual(
    hours.map(({ acronym, stays, average_minutes }) => [acronym, stays, average_minutes]),
    [
      ['CAS', 1, 300],
      ['RMO', 1, 120],
    ],
  );
});

test('the list behind each figure has as many rows as the figure says', async () => {
  const records = c.clerk.RMO;
  const papers = async (query: object) => (await records.call(listDocuments, { query: { per_page: 5, ...query } })).body.total;
  const period = { from: '2026-01-01', to: '2026-11-20' };
  for (const within of [undefined, c.office.CAS]) {
    const office = within === undefined ? {} : { office: within };
    const at = { ...period, ...(within !== undefined && { within }) };
    for (const by of ['complexity', 'type', 'office'] satisfies Summary[]) {
      const { figures } = (await records.call(listSummary, { query: { ...period, ...office, by } })).body;
      assert.ok(figures.length > 0);
      for (const row of figures) {
        const filter = { ...at, ...filterOfRow(by, row) };
        assert.equal(await papers(filter), row.received, `${by} ${row.name}`);
        assert.equal(row.closed_in_time + row.closed_late + row.open_in_time + row.open_late, row.received, row.name);
        if (by === 'complexity')
          for (const counted of COUNTS) assert.equal(await papers({ ...filter, counted }), row[counted], `${row.name} ${counted}`);
      }
    }
    const { figures: hours } = (await records.call(listHours, { query: { ...period, ...office } })).body;
    assert.ok(hours.some(({ late }) => late > 0));
    for (const row of hours) {
      assert.equal(await papers({ ...at, stayed: row.id }), row.papers, `${row.name}: papers`);
      assert.equal(row.accepted + row.submitted + row.returned + row.lacking, row.late, row.name);
      const period_ = { office: within === undefined ? null : String(within), ...period };
      for (const counted of LATE_COUNTS) {
        const query = filterOfLate(row, period_, counted) as object;
        const { total } = (await records.call(listLate, { query: { per_page: 5, ...query } })).body;
        assert.equal(total, row[counted], `${row.name}: ${counted}`);
      }
    }
    const { ages } = (await records.call(readAges, { query: office })).body;
    for (const { code: age, papers: count } of ages)
      assert.equal(await papers({ age, ...(within !== undefined && { within }) }), count, age);
    const open = sum(await summary({ ...period, ...office }), ['open_in_time', 'open_late']);
    assert.equal(sum(ages.map((one) => ({ ...one, open_in_time: one.papers })) as unknown as SummaryRow[], ['open_in_time']), open);
  }

  async function summary(query: object): Promise<SummaryRow[]> {
    return (await records.call(listSummary, { query })).body.figures;
  }
});

test('an office counts its own papers, who keeps the records those of all; each may be exported and printed', async () => {
  const own = (await c.clerk.CAS.call(listSummary, { query: { by: 'office' } })).body.figures;
  const units = (await c.clerk.CAS.call(listSummary, { query: { by: 'office', office: c.office.CAS } })).body.figures;
  assert.deepEqual(own, units);
  assert.equal((await c.clerk.CAS.call(listSummary, { query: { office: c.office.ACCT } })).status, 404);
  assert.equal((await c.clerk.CAS.call(readAges, { query: { office: c.office.ACCT } })).status, 404);
  const all = (await c.clerk.RMO.call(listSummary, { query: { by: 'office' } })).body.figures;
  assert.ok(all.length > own.length);
  const file = await c.clerk.RMO.call(exportSummary, { query: { by: 'complexity', format: 'xlsx' } });
  assert.equal(file.status, 200);
});

test('beside the average stands the middle, which one slow paper does not move', async () => {
  const of = async (name: string) => {
    const { figures } = (await c.clerk.RMO.call(listSummary, { query: { by: 'type', from: '2026-11-24', to: '2026-11-24' } })).body;
    return figures.find((row) => row.name === name);
  };
  const took = [1, 2, 2, 3, 20];
  const ids = [];
  for (const [at] of took.entries()) ids.push((await atTime(app, `2026-11-24T0${8 + (at % 2)}:00`, () => c.add('RMO'))).id);
  await c.done('RMO', 'release', ids);
  for (const [at, id] of ids.entries())
    await sql`update documents.document set days_taken = ${took[at]} where id = ${id}`.execute(app.server.db);
  const row = (await of('Purchase request'))!;
  assert.deepEqual([row.average_days, row.median_days], [56, 20]);
  await sql`update documents.document set days_taken = 3 where id = ${ids[1]!}`.execute(app.server.db);
  await sql`update documents.document set days_taken = null where id = ${ids[4]!}`.execute(app.server.db);
  assert.equal((await of('Purchase request'))!.median_days, 25, 'between two in the middle');
});

test('the President and the vice-presidents read the figures of all offices; who neither oversees nor tracks does not', async () => {
  const all = (await c.clerk.RMO.call(listSummary, { query: { by: 'office' } })).body.figures;
  for (const who of ['president', 'vpaa']) {
    const executive = await app.as(who);
    assert.deepEqual((await executive.call(listSummary, { query: { by: 'office' } })).body.figures, all, who);
    assert.equal((await executive.call(readAges, { query: {} })).body.office, null);
    assert.equal((await executive.call(listHours, { query: { office: c.office.CAS } })).status, 200);
  }
  assert.equal((await (await app.as('applicant')).call(listSummary, { query: {} })).status, 403);
});

function sum(rows: readonly SummaryRow[], of: readonly (keyof SummaryRow)[]): number {
  return rows.reduce((total, row) => total + of.reduce((some, key) => some + Number(row[key]), 0), 0);
}
