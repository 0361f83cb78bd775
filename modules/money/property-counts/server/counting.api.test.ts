import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { uploadProof } from '@talaan/kernel/contract/files.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { compareStatements } from '@talaan/testing/count-statements.ts';
import { offices } from '@talaan/testing/demo-records.ts';
import { editCampaign, openCampaign, readCampaign, removeCampaign } from '../contract/campaigns.ts';
import { listScans, readCards, readMyCounts, readScanPhoto, sendScans, type SentScan } from '../contract/counting.ts';
import { accountOf, buyCounted, DEVICE, FUND, openCount, scanOf } from './fixtures/counts.ts';

let app: TestApp;
let keeper: Caller;
let clerk: Caller;
let campaign: number;
let items: { id: number; no: string }[];
before(async () => {
  app = await startTestApp();
  keeper = await app.as('property');
  clerk = await app.as('employee');
  items = await buyCounted(app, keeper, { count: 12 });
  campaign = await openCount(keeper);
});
after(() => app.close());

const OTHER_DEVICE = '7b1f4b50-3f0e-4c26-9d4f-0a4f7f1f0002';
const PHOTO = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=', 'base64');
const said = ({ body }: { body: unknown }) => (body as { message: string }).message;
const send = async (caller: Caller, scans: SentScan[], { device = DEVICE, sentAt = '2026-11-20T03:00:00.000Z', of = caller } = {}) =>
  caller.call(sendScans, { params: { id: campaign }, body: { account: await accountOf(of), device, sent_at: sentAt, scans } });
const scansOf = async (item: number) => {
  const { rows } = await sql<{ id: string; at: string; room: string }>`
    select id, at, room from property_counts.scan where campaign_id = ${campaign} and item_id = ${item} order by at, id`.execute(
    app.server.db,
  );
  return rows;
};

test('a count is opened for its days alone, with one chair, and its committee finds it', async () => {
  const { campaigns, name } = (await clerk.call(readMyCounts)).body;
  assert.deepEqual([campaigns.map(({ id }) => id), name !== ''], [[campaign], true]);
  assert.equal((await (await app.as('faculty')).call(readMyCounts)).body.campaigns.length, 0);
  const { campaign: read } = (await keeper.call(readCampaign, { params: { id: campaign } })).body;
  const body = {
    kind: 'PPE' as const,
    fund_code: FUND,
    as_at: '2026-12-31',
    campus_id: null,
    office_ids: [offices.accounting.id],
    members: read.members.map(({ personnel_id, role }) => ({ personnel_id, role })),
    officer_id: read.officer_id,
    officer_since: '2021-01-04',
    head_name: 'Grace D. Abad',
    head_post: 'President',
    coa_name: '',
  };
  const refused = async (changes: Partial<typeof body>) => {
    const answer = await keeper.call(openCampaign, { body: { ...body, ...changes } });
    return [answer.status, ...Object.keys((answer.body as { errors?: object }).errors ?? {})];
  };
  assert.deepEqual(await refused({ as_at: '2026-06-30' }), [422, 'as_at']);
  assert.deepEqual(await refused({ as_at: '2027-12-31' }), [422, 'as_at']);
  assert.deepEqual(await refused({ members: body.members.map((one) => ({ ...one, role: 'MEMBER' as const })) }), [422, 'members']);
  assert.deepEqual(await refused({ office_ids: [] }), [409], 'an open count has these offices');
  assert.deepEqual(await refused({ officer_since: '1899-12-31' }), [422, 'officer_since']);
  const other = (await keeper.call(openCampaign, { body: { ...body, office_ids: [offices.humanResources.id] } })).body.id;
  const change = { ...body, office_ids: [offices.accounting.id] };
  assert.equal((await keeper.call(editCampaign, { params: { id: other }, body: change })).status, 409);
  assert.equal((await keeper.call(removeCampaign, { params: { id: other } })).status, 200);
  assert.equal((await keeper.call(readCampaign, { params: { id: other } })).status, 404);
});

test('the cards of a count come for a phone, to its committee alone', async () => {
  const { cards, offices: places } = (await clerk.call(readCards, { params: { id: campaign } })).body;
  assert.ok(items.every(({ no }) => cards.some((card) => card.no === no && card.counted === null)));
  assert.ok(places.some(({ id }) => id === offices.accounting.id));
  assert.equal((await (await app.as('faculty')).call(readCards, { params: { id: campaign } })).status, 404);
  assert.equal((await send(await app.as('faculty'), [scanOf(items[0]!.no)])).status, 404);
});

test('what a phone sends again is kept once', async () => {
  const scans = [scanOf(items[0]!.no), scanOf(items[1]!.no, { way: 'TYPED' })];
  assert.equal((await send(clerk, scans)).body.added, 2);
  assert.equal((await send(clerk, scans)).body.added, 0);
  const third = scanOf(items[2]!.no);
  assert.equal((await send(clerk, [...scans, third])).body.added, 1);
  assert.equal((await scansOf(items[0]!.id)).length, 1);
});

test('two phones that send the same room at the same moment lose nothing, and the first scan counts', async () => {
  const counted = items.slice(3, 9);
  const early = counted.map(({ no }) => scanOf(no, { room: 'Room 101', at: '2026-11-20T01:00:00.000Z' }));
  const late = counted.map(({ no }) => scanOf(no, { room: 'Room 102', at: '2026-11-20T02:30:00.000Z' }));
  const answers = await Promise.all([
    ...[1, 2, 3].map(() => send(keeper, late, { device: OTHER_DEVICE })),
    ...[1, 2, 3].map(() => send(clerk, early)),
  ]);
  assert.ok(answers.every(({ status }) => status === 200));
  assert.equal(
    answers.reduce((sum, { body }) => sum + body.added, 0),
    12,
  );
  for (const { id } of counted)
    assert.deepEqual(
      (await scansOf(id)).map(({ room }) => room),
      ['Room 101', 'Room 102'],
    );
  const { conflicts } = (await send(keeper, late, { device: OTHER_DEVICE })).body;
  assert.deepEqual([conflicts.length, conflicts[0]!.first.startsWith('ACCT Room 101, by ')], [6, true]);
  const shown = (await keeper.call(listScans, { params: { id: campaign }, query: { term: counted[0]!.no } })).body.scans;
  assert.deepEqual(
    shown.map(({ room, is_first: isFirst }) => [room, isFirst]),
    [
      ['Room 102', false],
      ['Room 101', true],
    ],
  );
});

test('a clock that is wrong changes nothing of what was first', async () => {
  const { id, no } = items[9]!;
  const { now } = (await send(clerk, [])).body;
  const shifted = (minutes: number) => new Date(Date.parse(now) + minutes * 60_000).toISOString();
  // Its phone is a day ahead, and scanned an hour before it sent.
  await send(clerk, [scanOf(no, { room: 'Room 101', at: shifted(1440 - 60) })], { sentAt: shifted(1440) });
  await send(keeper, [scanOf(no, { room: 'Room 102', at: shifted(-30) })], { sentAt: shifted(0), device: OTHER_DEVICE });
  assert.deepEqual(
    (await scansOf(id)).map(({ room }) => room),
    ['Room 101', 'Room 102'],
  );
  const { rows } = await sql<{ ahead: number }>`
    select round(extract(epoch from device_at - at) / 60)::integer as ahead from property_counts.scan where item_id = ${id} and room = 'Room 101'`.execute(
    app.server.db,
  );
  assert.equal(rows[0]!.ahead, 1440, 'both clocks are kept');
});

test('who signs in on the phone of a colleague does not send their scans', async () => {
  const refused = await send(keeper, [scanOf(items[10]!.no)], { of: clerk });
  assert.deepEqual([refused.status, /counted by someone else/.test(said(refused))], [409, true]);
});

test('a number that no card has is told, and kept', async () => {
  const { unknown, added } = (await send(clerk, [scanOf('1999-01-01-0001-01')])).body;
  assert.deepEqual([added, unknown.map(({ given }) => given)], [1, ['1999-01-01-0001-01']]);
});

test('a find has a photo, which is taken once', async () => {
  const { path } = (await clerk.call(uploadProof, { file: { name: 'find.png', content: PHOTO } })).body;
  const find = scanOf('', { way: 'NEW', article: 'Steel cabinet', quantity: 2, photo: path });
  assert.equal((await send(clerk, [find])).body.added, 1);
  const again = (await clerk.call(uploadProof, { file: { name: 'find.png', content: PHOTO } })).body.path;
  assert.equal((await send(clerk, [{ ...find, photo: again }])).body.added, 0);
  assert.equal((await keeper.call(readScanPhoto, { params: { id: campaign, scan: find.id } })).status, 200);
  const { path: pdf } = (await clerk.call(uploadProof, { file: { name: 'find.pdf', content: Buffer.from('%PDF-1.4\n%%EOF') } })).body;
  const refused = await send(clerk, [scanOf('', { way: 'NEW', article: 'Chair', photo: pdf }), scanOf(items[10]!.no)]);
  assert.match(said(refused), /A photo \(JPG or PNG\)/);
  assert.equal((await scansOf(items[10]!.id)).length, 0, 'nothing is half-written');
});

test('bad input is refused with a message of its own', async () => {
  const refusal = async (changes: Partial<SentScan>) => (await send(clerk, [scanOf(items[0]!.no, changes)])).status;
  for (const changes of [
    { given: '' },
    { way: 'NEW' as const, given: '' },
    { id: 'none' },
    { condition: 'LOST' as never },
    { at: 'yesterday' },
    { quantity: 0 },
    { room: 'x'.repeat(151) },
    { office_id: 999_999 },
  ])
    assert.equal(await refusal(changes), 422, JSON.stringify(changes));
});

test('two thousand scans are taken with as many statements as one', async () => {
  const many = Array.from({ length: 2000 }, (_, at) => scanOf(items[at % items.length]!.no, { room: `Room ${at}` }));
  const [one, all] = await compareStatements(
    () => send(clerk, [scanOf(items[0]!.no)]),
    () => send(clerk, many),
  );
  assert.equal(one, all);
});
