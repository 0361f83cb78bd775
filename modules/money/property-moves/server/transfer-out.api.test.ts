import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { buy } from '@talaan/property/server/fixtures/deliveries.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { printReport } from '../contract/moves.ts';
import { transferOut } from '../contract/transfers.ts';
import { held, itemNow, moveOf, REPORT, refused } from './fixtures/moves.ts';

let app: TestApp;
let keeper: Caller;
let holder: Caller;
before(async () => {
  app = await startTestApp();
  [keeper, holder] = (await Promise.all(['property', 'employee'].map((who) => app.as(who)))) as [Caller, Caller];
});
after(() => app.close());

test('what is in stock goes to another agency by a report of the custodian, and what somebody holds does not', async () => {
  const [item] = await buy(keeper);
  const body = {
    ...REPORT,
    item_ids: [item!],
    agency: 'Department of Education, Division of Palayan',
    received_by: 'Rosa Lim, Supply Officer',
    type: 'DONATION' as const,
    reason: 'Approved by the Board as a donation.',
  };
  const { conditions: _none, ...sent } = body;
  const out = await keeper.call(transferOut, { body: sent });
  assert.equal(out.status, 200, JSON.stringify(out.body));
  const move = await moveOf(keeper, out.body.id);
  assert.deepEqual([move.state, move.request_id, move.receiver, move.papers.length], [null, null, body.agency, 1]);
  assert.equal((await itemNow(app, item!)).state, 'TRANSFERRED_OUT');
  assert.equal((await keeper.call(printReport, { params: { id: move.id, report: move.papers[0]!.id } })).status, 200);
  const inUse = await held({ keeper, holder });
  assert.match(
    refused(await keeper.call(transferOut, { body: { ...sent, item_ids: inUse } })).said,
    /is held by .* Have it returned first/,
  );
  assert.equal((await keeper.call(transferOut, { body: sent })).status, 409);
});
