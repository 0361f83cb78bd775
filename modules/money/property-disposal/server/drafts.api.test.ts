import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { chooseItems, editReport, makeReports } from '../contract/disposals.ts';
import { TODAY } from '@talaan/property/server/fixtures/deliveries.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { draft, OFFICER, refused, reportOf, submit, unserviceable } from './fixtures/disposals.ts';

let app: TestApp;
let keeper: Caller;
before(async () => {
  app = await startTestApp();
  keeper = await app.as('property');
});
after(() => app.close());

test('of two who list the same item at the same moment one gets an error on its row, and no number is lost', async () => {
  const [first, second] = (await unserviceable(app, keeper, { count: 2 })) as [number, number];
  const before = await lastOf('IIRUP');
  const list = (item_ids: number[]) => keeper.call(makeReports, { body: { item_ids, as_at: TODAY, officer_id: OFFICER } });
  const answers = await Promise.all([list([first]), list([second, first])]);
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, next) => one - next),
    [200, 422],
  );
  const { fields, said } = refused(answers.find(({ status }) => status === 422)!);
  assert.match(fields[0]!, /^item_ids\.[01]$/);
  assert.match(said, /^\S+ \(Laptop computer\) is on IIRUP 2026-11-\d{4} already\.$/);
  assert.equal(await lastOf('IIRUP'), before + 1);
  const { rows } = await app.server.pool.query('select count(*)::int as lines from property_disposal.line where item_id = $1 and is_open', [
    first,
  ]);
  assert.equal(rows[0].lines, 1);
});

test('many reports drafted at once have numbers without a gap', async () => {
  const items = await unserviceable(app, keeper, { count: 6 });
  const before = await lastOf('IIRUP');
  const ids = await Promise.all(items.map((item) => draft(keeper, [item])));
  const numbers = await Promise.all(ids.map(async (id) => Number((await reportOf(keeper, id)).number.slice(-4))));
  assert.deepEqual(
    numbers.toSorted((one, next) => one - next),
    ids.map((_, at) => before + at + 1),
  );
});

test('property, plant and equipment and semi-expendable property, and each fund cluster, make reports of their own', async () => {
  const items = [
    ...(await unserviceable(app, keeper)),
    ...(await unserviceable(app, keeper, { fund: '05' })),
    ...(await unserviceable(app, keeper, { cost: 1_000_000 })),
  ];
  const { body } = await keeper.call(makeReports, { body: { item_ids: items, as_at: TODAY, officer_id: OFFICER } });
  assert.deepEqual(
    body.reports.map(({ type }) => type),
    ['IIRUP', 'IIRUP', 'IIRUSP'],
  );
  const semi = await reportOf(keeper, body.reports[2]!.id);
  assert.deepEqual([semi.lines[0]!.depreciation, semi.lines[0]!.carrying], [0, 1_000_000]);
});

test('a draft has items added and removed until it is submitted, of its fund and class', async () => {
  const [first, second, third] = (await unserviceable(app, keeper, { count: 3 })) as [number, number, number];
  const id = await draft(keeper, [first, second]);
  const choose = (item_ids: number[]) => keeper.call(chooseItems, { params: { id }, body: { item_ids } });
  const listed = async () => (await reportOf(keeper, id)).lines.map(({ item_id: item, no, is_open: isOpen }) => [item, no, isOpen]);
  const edited = { officer_id: OFFICER, lines: [{ item_id: second, impairment: 100, remarks: 'Cracked' }] };
  assert.equal((await keeper.call(editReport, { params: { id }, body: edited })).status, 200);
  assert.equal((await choose([second, third])).status, 200);
  assert.deepEqual(await listed(), [
    [second, 1, true],
    [third, 2, true],
  ]);
  const { lines } = await reportOf(keeper, id);
  assert.deepEqual(
    [lines[0]!.remarks, lines[1]!.depreciation],
    ['Cracked', 950_000],
    'what was written stays; what came has its depreciation',
  );
  const again = await choose([second, third, first]);
  assert.deepEqual([again.status, (await listed()).length], [200, 3]);

  const [other] = await unserviceable(app, keeper, { fund: '05' });
  const [cheap] = await unserviceable(app, keeper, { cost: 1_000_000 });
  const [elsewhere] = await unserviceable(app, keeper);
  await draft(keeper, [elsewhere!]);
  const refusal = await choose([first, other!, cheap!, elsewhere!]);
  assert.deepEqual(refused(refusal).fields, ['item_ids.1', 'item_ids.2', 'item_ids.3']);
  assert.match(refused(refusal).said, /is of fund cluster 05, the report of 01\.$/);
  assert.equal((await listed()).length, 3, 'all or none');
  assert.equal((await choose([])).status, 422);

  await submit(keeper, id);
  assert.equal((await choose([first])).status, 409);
});

test('of two drafts that take the same item at once one has it', async () => {
  const [own, next, wanted] = (await unserviceable(app, keeper, { count: 3 })) as [number, number, number];
  const drafts = await Promise.all([draft(keeper, [own]), draft(keeper, [next])]);
  const answers = await Promise.all(
    drafts.map((id, at) => keeper.call(chooseItems, { params: { id }, body: { item_ids: [[own, next][at]!, wanted] } })),
  );
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 422],
  );
});

test('impairment is no more than what is left of the cost', async () => {
  const items = await unserviceable(app, keeper);
  const id = await draft(keeper, items);
  const edit = (impairment: number) =>
    keeper.call(editReport, {
      params: { id },
      body: { officer_id: OFFICER, lines: [{ item_id: items[0]!, impairment, remarks: 'Does not start' }] },
    });
  assert.deepEqual(refused(await edit(5_050_001)).fields, ['lines.0.impairment']);
  assert.equal((await edit(5_050_000)).status, 200);
  assert.equal((await reportOf(keeper, id)).lines[0]!.carrying, 0);
});

async function lastOf(series: string): Promise<number> {
  const row = await app.server.db
    .selectFrom('property.number_series')
    .select('last')
    .where('series', '=', series)
    .where('year', '=', 2026)
    .executeTakeFirst();
  return row?.last ?? 0;
}
