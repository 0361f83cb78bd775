import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { compareStatements } from '@talaan/testing/count-statements.ts';
import { onDay } from '@talaan/testing/on-day.ts';
import { offices, people } from '@talaan/testing/demo-records.ts';
import { verifyPaper } from '@talaan/papers/contract.ts';
import { listItems, readItem } from '@talaan/property/contract/items.ts';
import { voidPaper } from '@talaan/property/contract/papers.ts';
import { issueTo } from '@talaan/property/server/fixtures/deliveries.ts';
import { closeCampaign, editCampaign, printReport, printSheets, readCampaign, removeCampaign } from '../contract/campaigns.ts';
import { readCards, sendScans, type SentScan } from '../contract/counting.ts';
import { compareCount, decideDifferences, listDifferences } from '../contract/differences.ts';
import type { Decision, DifferenceKind } from '../contract/fields.ts';
import { remindOfCountsJob } from './due/remind-job.ts';
import { accountOf, buyCounted, DEVICE, openCount, scanOf } from './fixtures/counts.ts';

let app: TestApp;
let keeper: Caller;
before(async () => {
  app = await startTestApp({ work: 'asked' });
  keeper = await app.as('property');
});
after(() => app.close());

const said = ({ body }: { body: unknown }) => (body as { message: string }).message;
const reason = 'Seen by the committee on the spot.';
const sendTo = async (id: number, scans: SentScan[]) =>
  keeper.call(sendScans, {
    params: { id },
    body: { account: await accountOf(keeper), device: DEVICE, sent_at: '2026-11-20T03:00:00.000Z', scans },
  });
const differencesOf = async (id: number) =>
  (await keeper.call(listDifferences, { params: { id }, query: { per_page: 999 } })).body.differences;
const decide = (id: number, ids: number[], decision: Decision, unit_value: number | null = null) =>
  keeper.call(decideDifferences, { params: { id }, body: { ids, decision, reason, unit_value } });

test('a count is reconciled, closed for good, and its report says shortage and overage', async () => {
  const items = await buyCounted(app, keeper, { count: 8 });
  const [receipt] = await issueTo(keeper, people.accountingClerk.id, [items[0]!.id]);
  const id = await openCount(keeper);
  const room = (await keeper.call(readItem, { params: { id: items[0]!.id } })).body.item.location;
  const here = { room };
  await sendTo(id, [
    scanOf(items[0]!.no, here),
    scanOf(items[1]!.no, { room: 'Room 777' }),
    scanOf(items[2]!.no, { ...here, way: 'CARD' }),
    scanOf(items[3]!.no, { ...here, condition: 'NEEDS_REPAIR' }),
    scanOf(items[4]!.no, here),
    scanOf(items[4]!.no, { room: 'Room 778', at: '2026-11-20T02:40:00.000Z' }),
    scanOf('', { way: 'NEW', article: 'Steel cabinet', quantity: 2 }),
    scanOf('1999-01-01-0001-01'),
  ]);
  const early = await keeper.call(closeCampaign, { params: { id } });
  assert.deepEqual([early.status, /differences wait for a decision/.test(said(early))], [409, true]);
  await keeper.call(compareCount, { params: { id } });
  const found = await differencesOf(id);
  const ofItem = (at: number) => found.filter(({ item_id: item }) => item === items[at]!.id).map(({ kind }) => kind);
  assert.deepEqual(
    items.map((_, at) => ofItem(at)),
    [[], ['ELSEWHERE'], ['NO_STICKER'], ['CONDITION'], ['CONFLICT'], ['MISSING'], ['MISSING'], ['MISSING']],
  );
  const idsOf = (kind: DifferenceKind) => found.filter((one) => one.kind === kind).map((one) => one.id);
  const cross = await decide(id, [...idsOf('MISSING'), ...idsOf('CONFLICT')], 'FOR_LOSS');
  assert.match(said(cross), /does not answer 'Scanned twice'/);
  assert.equal((await decide(id, [999_999], 'FOR_LOSS')).status, 404);
  const missing = found.filter(({ kind, item_id: item }) => kind === 'MISSING' && item !== items[7]!.id).map((one) => one.id);
  const out = found.find(({ kind, item_id: item }) => kind === 'MISSING' && item === items[7]!.id)!.id;
  await decide(id, missing, 'FOR_LOSS');
  await decide(id, [out], 'ON_PAPER');
  await decide(id, idsOf('ELSEWHERE'), 'CORRECT_PLACE');
  await decide(id, idsOf('NO_STICKER'), 'PRINT_STICKER');
  await decide(id, idsOf('CONDITION'), 'CORRECT_CONDITION');
  await decide(id, idsOf('CONFLICT'), 'FIRST_COUNTS');
  const finds = found.filter(({ kind }) => kind === 'NEW');
  const cabinet = finds.find(({ quantity }) => quantity === 2)!;
  assert.deepEqual([finds.length, cabinet.article], [2, 'Steel cabinet']);
  assert.equal(
    (
      await decide(
        id,
        finds.map((one) => one.id),
        'STATION',
        150_000,
      )
    ).status,
    422,
    'a value is of one find',
  );
  await decide(id, [cabinet.id], 'STATION', 150_000);
  await decide(
    id,
    finds.filter((one) => one !== cabinet).map((one) => one.id),
    'LEAVE_OUT',
  );

  // What was scanned since is compared once more: its decision waits again.
  await sendTo(id, [scanOf(items[5]!.no, here)]);
  await sendTo(id, [scanOf(items[1]!.no, { room: 'Room 776', at: '2026-11-20T01:10:00.000Z' })]);
  const { campaign: before } = (await keeper.call(readCampaign, { params: { id } })).body;
  assert.deepEqual([before.scans_since, before.undecided], [2, 0]);
  assert.equal((await keeper.call(closeCampaign, { params: { id } })).status, 409);
  assert.equal((await keeper.call(compareCount, { params: { id } })).body.undecided, 2);
  const again = (await differencesOf(id)).filter(({ decision }) => decision === null);
  assert.deepEqual(new Set(again.map(({ kind }) => kind)), new Set(['ELSEWHERE', 'CONFLICT']));
  await decide(
    id,
    again.filter(({ kind }) => kind === 'ELSEWHERE').map((one) => one.id),
    'CORRECT_PLACE',
  );
  await decide(
    id,
    again.filter(({ kind }) => kind === 'CONFLICT').map((one) => one.id),
    'FIRST_COUNTS',
  );

  const closed = await keeper.call(closeCampaign, { params: { id } });
  assert.equal(closed.status, 200, JSON.stringify(closed.body));
  assert.equal((await app.finishJob(keeper, closed.body.job.id)).state, 'done');
  const item = async (at: number) => (await keeper.call(readItem, { params: { id: items[at]!.id } })).body.item;
  assert.equal((await item(1)).location, 'Room 776', 'the first scan says where it is');
  assert.deepEqual([(await item(2)).has_sticker, (await item(3)).condition], [false, 'NEEDS_REPAIR']);
  const { rows } = await sql<{ item_id: number | null; on_card: number; on_hand: number; unit_value: number }>`
    select item_id, on_card, on_hand, unit_value from property_counts.report_line where campaign_id = ${id} order by no`.execute(
    app.server.db,
  );
  const quantities = (at: number) => rows.filter((line) => line.item_id === items[at]!.id).map((line) => [line.on_card, line.on_hand]);
  assert.deepEqual([0, 5, 6, 7].map(quantities), [[[1, 1]], [[1, 1]], [[1, 0]], [[1, 1]]]);
  assert.deepEqual(
    rows.filter((line) => line.item_id === null).map((line) => [line.on_card, line.on_hand, line.unit_value]),
    [[0, 2, 150_000]],
  );
  const { campaign } = (await keeper.call(readCampaign, { params: { id } })).body;
  const verified = (await (await app.as('employee')).call(verifyPaper, { params: { code: campaign.code! } })).body;
  assert.match(JSON.stringify(verified), /RPCPPE, fund cluster 02, as at 31 Dec 2026/);

  const refused = await sendTo(id, [scanOf(items[6]!.no)]);
  assert.deepEqual([refused.status, /was closed on .* nothing more is counted in it/.test(said(refused))], [409, true]);
  for (const call of [
    keeper.call(closeCampaign, { params: { id } }),
    keeper.call(compareCount, { params: { id } }),
    keeper.call(removeCampaign, { params: { id } }),
    keeper.call(printSheets, { params: { id }, body: { office_id: null } }),
    keeper.call(readCards, { params: { id } }),
    decide(id, idsOf('MISSING'), 'FOR_LOSS'),
  ])
    assert.equal((await call).status, 409);
  const voided = await keeper.call(voidPaper, { params: { id: receipt!.id }, body: { reason, again: null } });
  assert.deepEqual([voided.status, /The count report of .* has the items/.test(said(voided))], [409, true]);
  for (const format of ['pdf', 'xlsx'] as const) {
    const { job } = (await keeper.call(printReport, { params: { id }, body: { format } })).body;
    assert.equal((await app.finishJob(keeper, job.id)).state, 'done', format);
  }
});

test('what was sent before the closing is answered after it, when the phone did not hear the answer', async () => {
  const id = await openCount(keeper, { office: offices.registrar.id });
  const scans = [scanOf('1999-01-01-0009-01', { office_id: offices.registrar.id })];
  await sendTo(id, scans);
  await keeper.call(compareCount, { params: { id } });
  const open = await differencesOf(id);
  await decide(
    id,
    open.filter(({ kind }) => kind === 'NEW').map((one) => one.id),
    'STATION',
  );
  const missing = open.filter(({ kind }) => kind === 'MISSING').map((one) => one.id);
  if (missing.length > 0) await decide(id, missing, 'FOR_LOSS');
  assert.equal((await keeper.call(closeCampaign, { params: { id } })).status, 200);
  const again = await sendTo(id, scans);
  assert.deepEqual([again.status, again.body.added], [200, 0]);
  assert.equal((await sendTo(id, [...scans, { ...scans[0]!, id: randomUUID() }])).status, 409);
});

test('a scan that comes while the count is closed is counted in its report or refused', async () => {
  const items = await buyCounted(app, keeper, { count: 1, office: offices.library.id });
  const id = await openCount(keeper, { office: offices.library.id });
  await sendTo(
    id,
    items.map(({ no }) => scanOf(no, { office_id: offices.library.id })),
  );
  await keeper.call(compareCount, { params: { id } });
  assert.deepEqual(await differencesOf(id), []);
  const [closing, ...sent] = await Promise.all([
    keeper.call(closeCampaign, { params: { id } }),
    ...Array.from({ length: 4 }, () =>
      sendTo(id, [scanOf(items[0]!.no, { office_id: offices.library.id, at: '2026-11-20T02:59:00.000Z' })]),
    ),
  ]);
  assert.equal(closing.status, 200);
  assert.ok(sent.every(({ status }) => status === 200 || status === 409));
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from property_counts.scan s join property_counts.campaign c on c.id = s.campaign_id
    where c.id = ${id} and s.received_at > c.closed_at + interval '1 minute'`.execute(app.server.db);
  assert.equal(rows[0]!.count, 0);
});

test('hundreds of items are compared, decided and closed with as many statements as one', async () => {
  const small = await openCount(keeper, { office: offices.president.id });
  const large = await openCount(keeper, { office: offices.humanResources.id });
  await buyCounted(app, keeper, { count: 300, office: offices.humanResources.id });
  await buyCounted(app, keeper, { count: 1, office: offices.president.id });
  const [few, many] = await compareStatements(
    () => keeper.call(compareCount, { params: { id: small } }),
    () => keeper.call(compareCount, { params: { id: large } }),
  );
  assert.equal(few, many);
});

test('who keeps the property of a campus opens no count of all of them, and reads none of another', async () => {
  const { db } = app.server;
  await sql`insert into identity.account_role (account_id, role_id, scope, campus_id, during)
    select c.id, r.id, 'campus', 2, '[2026-01-01,)' from identity.account c, identity.role r
    where c.email = 'clerk@talaan.example' and r.name = 'Property officer'`.execute(db);
  const ofCampus = await app.signIn('clerk');
  const id = await openCount(keeper, { office: offices.administrationAndFinance.id, asAt: '2025-12-31' });
  assert.equal((await ofCampus.call(readCampaign, { params: { id } })).status, 404);
  assert.equal((await ofCampus.call(listItems)).status, 200);
  const { campaign } = (await keeper.call(readCampaign, { params: { id } })).body;
  const { office_ids, officer_id, officer_since, head_name, head_post, coa_name } = campaign;
  const members = campaign.members.map(({ personnel_id, role }) => ({ personnel_id, role }));
  const kept = { office_ids, members, officer_id, officer_since, head_name, head_post, coa_name };
  assert.equal((await ofCampus.call(editCampaign, { params: { id }, body: kept })).status, 404);
  assert.equal((await (await app.as('head')).call(editCampaign, { params: { id }, body: kept })).status, 403);
});

test('custodians are told once that counts begin, are due and are late', async () => {
  const titles = async () => {
    const { rows } = await sql<{ title: string; description: string }>`
      select n.title, n.description from notifications.notification n join identity.account a on a.id = n.account_id
      where a.email = 'property@talaan.example' and n.title like 'Count of%' order by n.id`.execute(app.server.db);
    return rows.map(({ description }) => description);
  };
  const run = (day: string) =>
    onDay(app, day, () =>
      remindOfCountsJob.run({ server: app.server, accountId: 0, runId: randomUUID(), progress: async () => undefined }, {}),
    );
  await run('2026-12-20');
  const begun = await titles();
  assert.ok(begun.some((words) => words.includes('is to be made as at 31 Dec 2026')));
  await run('2026-12-21');
  assert.equal((await titles()).length, begun.length);
  await run('2027-02-02');
  assert.ok((await titles()).some((words) => words.includes('is late: its report was due on 31 Jan 2027')));
});
