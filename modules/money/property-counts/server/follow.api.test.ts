import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { offices, people } from '@talaan/testing/demo-records.ts';
import { listDeliveries, recordDelivery } from '@talaan/property/contract/deliveries.ts';
import { acknowledgePaper } from '@talaan/property/contract/own.ts';
import { deliveryOf, issueTo, TODAY } from '@talaan/property/server/fixtures/deliveries.ts';
import { decideLoss, fileLoss, recoverLost } from '@talaan/property-moves/contract/losses.ts';
import { closeCampaign } from '../contract/campaigns.ts';
import { sendScans, type SentScan } from '../contract/counting.ts';
import { compareCount, decideDifferences, listDifferences } from '../contract/differences.ts';
import type { Decision } from '../contract/fields.ts';
import { accountOf, buyCounted, DEVICE, FUND, openCount, scanOf } from './fixtures/counts.ts';

let app: TestApp;
let keeper: Caller;
before(async () => {
  app = await startTestApp();
  keeper = await app.as('property');
});
after(() => app.close());

const reason = 'Seen by the committee on the spot.';
const compared = async (id: number, scans: SentScan[]) => {
  const body = { account: await accountOf(keeper), device: DEVICE, sent_at: '2026-11-20T03:00:00.000Z', scans };
  if (scans.length > 0) assert.equal((await keeper.call(sendScans, { params: { id }, body })).status, 200);
  assert.equal((await keeper.call(compareCount, { params: { id } })).status, 200);
  return differencesOf(id);
};
const differencesOf = async (id: number, query: object = {}) =>
  (await keeper.call(listDifferences, { params: { id }, query: { per_page: 999, ...query } })).body.differences;
const decide = (id: number, ids: number[], decision: Decision) =>
  keeper.call(decideDifferences, { params: { id }, body: { ids, decision, reason, unit_value: null } });
const said = ({ body }: { body: unknown }) => (body as { message: string }).message;

const LOSS = {
  personnel_id: null,
  witnesses: '',
  nature: 'LOST' as const,
  lost_on: null,
  discovered_on: TODAY,
  place: 'Stockroom',
  circumstances: 'It was not found in the physical count, neither in its room nor elsewhere.',
  police_notified: false,
  police_station: '',
  police_on: null,
  notarized_on: null,
  notary: '',
  identity_paper: '',
};

test('what is missing is answered by the report of its loss, and stays a difference of the count', async () => {
  const [here, gone] = await buyCounted(app, keeper, { count: 2 });
  const id = await openCount(keeper);
  const missing = (await compared(id, [scanOf(here!.no)])).find(({ kind }) => kind === 'MISSING');
  assert.equal((await decide(id, [missing!.id], 'FOR_LOSS')).status, 200);
  assert.deepEqual(
    (await differencesOf(id, { followed: 0 })).map((one) => one.id),
    [missing!.id],
  );
  const reported = await keeper.call(fileLoss, { body: { ...LOSS, item_ids: [gone!.id] } });
  assert.equal(reported.status, 200, JSON.stringify(reported.body));
  const [done] = await differencesOf(id, { followed: 1 });
  assert.deepEqual([done!.id, done!.loss_id, done!.item_state], [missing!.id, reported.body.id, 'LOST']);
  assert.match(done!.loss!, /^RLSDDP 2026-11-\d{4}$/);
  assert.equal((await decide(id, [missing!.id], 'ON_PAPER')).status, 409, 'what was done is not decided otherwise');
  // Its card says by now that it is lost: it is the count that says so.
  const again = (await compared(id, [])).find((one) => one.item_id === gone!.id)!;
  assert.deepEqual([again.kind, again.decision, again.loss_id], ['MISSING', 'FOR_LOSS', reported.body.id]);
});

test('what was lost and paid is taken up by the count, and recorded as found at its loss', async () => {
  const [item] = await buyCounted(app, keeper);
  const holder = await app.as('employee');
  for (const { id } of await issueTo(keeper, people.accountingClerk.id, [item!.id]))
    await holder.call(acknowledgePaper, { params: { id } });
  const { id: loss } = (await holder.call(fileLoss, { body: { ...LOSS, item_ids: [item!.id] } })).body;
  const paid = {
    decision: 'pay' as const,
    decided_on: TODAY,
    decision_no: '',
    paid: 2_000_000,
    receipt_no: 'OR 88123',
    replacement_id: null,
  };
  assert.equal((await keeper.call(decideLoss, { params: { id: loss }, body: paid })).status, 200);

  const office = offices.mathematics.id;
  const id = await openCount(keeper, { office });
  const [seen] = await compared(id, [scanOf(item!.no, { office_id: office })]);
  assert.deepEqual([seen!.kind, seen!.item_state], ['FOREIGN', 'PAID']);
  await decide(id, [seen!.id], 'TAKE_UP');
  assert.deepEqual(
    (await differencesOf(id, { followed: 0 })).map((one) => one.id),
    [seen!.id],
  );
  const body = { item_ids: [item!.id], reason: 'It stood in the laboratory of mathematics.' };
  assert.equal((await keeper.call(recoverLost, { params: { id: loss }, body })).status, 200);
  const [done] = await differencesOf(id, { followed: 1 });
  assert.deepEqual([done!.id, done!.item_state, done!.loss_id, done!.delivery_id], [seen!.id, 'IN_STOCK', null, null]);
});

test('a find is answered by one delivery, by which it is on the cards of the count and on hand', async () => {
  const office = offices.library.id;
  const id = await openCount(keeper, { office });
  const found = scanOf('', { way: 'NEW', article: 'Steel cabinet', quantity: 2, office_id: office, room: 'Room 105' });
  const [find] = await compared(id, [found]);
  const delivery = { ...(await deliveryOf(keeper, { count: 2, fund: FUND, office, article: 'Steel cabinet' })), difference_id: find!.id };
  const early = await keeper.call(recordDelivery, { body: delivery });
  assert.deepEqual([early.status, /does not ask for this delivery/.test(said(early))], [409, true]);
  await decide(id, [find!.id], 'DELIVERY');
  const before = (await keeper.call(listDeliveries, { query: { per_page: 5 } })).body.total;
  const answers = await Promise.all([keeper.call(recordDelivery, { body: delivery }), keeper.call(recordDelivery, { body: delivery })]);
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, next) => one - next),
    [200, 409],
  );
  const { body } = answers.find(({ status }) => status === 200)!;
  assert.match(said(answers.find(({ status }) => status === 409)!), new RegExp(`by IAR ${body.iar_no} already`));
  assert.equal((await keeper.call(listDeliveries, { query: { per_page: 5 } })).body.total, before + 1);
  const [done] = await differencesOf(id);
  assert.deepEqual([done!.delivery_id, done!.iar_no], [body.id, body.iar_no]);

  const after = await compared(id, []);
  assert.deepEqual(
    after.map(({ kind }) => kind).toSorted(),
    ['ELSEWHERE', 'ELSEWHERE', 'NEW'],
    'nothing is missing; the rooms are to be written',
  );
  await decide(
    id,
    after.filter(({ kind }) => kind === 'ELSEWHERE').map((one) => one.id),
    'CORRECT_PLACE',
  );
  assert.equal((await keeper.call(closeCampaign, { params: { id } })).status, 200);
  const lines = await app.server.db
    .selectFrom('property_counts.report_line')
    .select(['item_id', 'on_card', 'on_hand'])
    .where('campaign_id', '=', id)
    .orderBy('no')
    .execute();
  assert.deepEqual(
    lines,
    body.items.map((item) => ({ item_id: item, on_card: 1, on_hand: 1 })),
  );
});
