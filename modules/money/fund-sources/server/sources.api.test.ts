import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { offices } from '@talaan/testing/demo-records.ts';
import * as contract from '../contract/sources.ts';
import { readFundsHome } from '../contract/home.ts';
import { fundBody, positionOf } from './fixtures/fund-kit.ts';

let app: TestApp;
let budget: Caller;
before(async () => {
  app = await startTestApp();
  budget = await app.as('budget');
});
after(() => app?.close());

async function aideLine(months = 12, heads = 10) {
  return { position_id: await positionOf(app.server.db, 'Administrative Aide IV'), office_id: offices.accounting.id, heads, months };
}

test('a casual of salary grade 4 costs 327,144.44 in 2026, and the sum says part by part how it comes about', async () => {
  const { body } = await budget.call(contract.previewCost, { body: { year: 2026, lines: [{ ...(await aideLine()), at: 0 }] } });
  const [line] = body.lines;
  assert.deepEqual([line!.per_head, line!.cost, body.total], [327_144_44, 3_271_444_40, 3_271_444_40]);
  assert.deepEqual(Object.fromEntries(line!.parts.map(({ code, amount }) => [code, amount])), {
    WAGES: 210_072_00,
    PERA: 24_000_00,
    CLOTHING: 7_000_00,
    MIDYEAR: 17_506_00,
    YEAREND: 17_506_00,
    CASHGIFT: 5_000_00,
    PEI: 5_000_00,
    MEDICAL: 7_000_00,
    GSIS_GOV: 25_208_64,
    PHILHEALTH_GOV: 5_251_80,
    PAGIBIG_GOV: 2_400_00,
    EC: 1_200_00,
  });
  assert.ok(
    line!.parts.every(({ label, how }) => label !== '' && how !== ''),
    JSON.stringify(line!.parts),
  );
  assert.match(line!.parts.find(({ code }) => code === 'GSIS_GOV')!.source!, /RA 8291/);
});

test('a fund source is set up with its lines, changed, and removed while nothing is charged to it', async () => {
  const body = { ...fundBody('Casuals of the registrar', 5_000_000_00), lines: [await aideLine()] };
  const added = await budget.call(contract.addSource, { body });
  assert.equal(added.status, 200, JSON.stringify(added.body));
  const params = { id: added.body.id };
  const read = await budget.call(contract.readSource, { params });
  const { lines, planned, obligated, state, is_removable: isRemovable } = read.body.source;
  assert.deepEqual([lines.length, planned, obligated, state, isRemovable], [1, 3_271_444_40, 0, 'OPEN', true]);
  const changed = await budget.call(contract.editSource, { params, body: { ...body, name: 'Casuals of the library', lines: [] } });
  assert.equal(changed.status, 200, JSON.stringify(changed.body));
  assert.equal((await budget.call(contract.removeSource, { params })).status, 200);
  assert.equal((await budget.call(contract.readSource, { params })).status, 404);
});

test('what is wrong with a fund source is said on its field', async () => {
  const errorsOf = async (more: object) => {
    const answer = await budget.call(contract.addSource, { body: { ...fundBody('Wrong', 1_000_00), ...more } });
    assert.equal(answer.status, 422, JSON.stringify(answer.body));
    return (answer.body as unknown as { errors: Record<string, string[]> }).errors;
  };
  assert.match((await errorsOf({ account_code: '1-01-01-010' })).account_code![0]!, /expense account/);
  assert.match((await errorsOf({ fund_code: '99' })).fund_code![0]!, /Choose a fund cluster/);
  assert.match((await errorsOf({ allotment: 0 })).allotment![0]!, /Enter the allotment/);
  assert.match((await errorsOf({ name: 'Job orders, general services' })).name![0]!, /Another fund source of this year/);
  const line = await aideLine();
  assert.match((await errorsOf({ lines: [{ ...line, months: 13 }] }))['lines.0.months']![0]!, /1 to 12/);
  assert.match((await errorsOf({ lines: [line, { ...line, office_id: null }] }))['lines.1.office_id']![0]!, /Choose an office/);
  assert.match((await errorsOf({ lines: [{ ...line, item_id: 2_000_000, heads: 1 }] }))['lines.0.item_id']![0]!, /no such plantilla item/);
});

test('the allotment is not lowered under what is obligated, and a fund source with a ledger stays', async () => {
  const { rows } = await sql<{ id: number; allotment: number }>`
    select id, allotment from fund_sources.source where name = 'Job orders, general services'`.execute(app.server.db);
  const { id, allotment } = rows[0]!;
  const body = { ...fundBody('Job orders, general services', allotment - 1), account_code: '5-02-12-990' };
  const refused = await budget.call(contract.editSource, { params: { id }, body });
  assert.equal(refused.status, 422);
  assert.match((refused.body as unknown as { errors: { allotment: string[] } }).errors.allotment[0]!, /is obligated already/);
  const other = await budget.call(contract.editSource, { params: { id }, body: { ...body, allotment, account_code: '5-01-01-020' } });
  assert.equal(other.status, 422);
  assert.equal((await budget.call(contract.removeSource, { params: { id } })).status, 409);
});

test('the list and the home show how full each is: one at 92 percent, one full', async () => {
  const { body } = await budget.call(contract.listSources, { query: { year: 2026 } });
  const stateOf = (name: string) => body.sources.find((one) => one.name === name)!;
  assert.deepEqual([stateOf('Job orders, general services').state, stateOf('Job orders, general services').balance], ['FULL', 0]);
  assert.deepEqual(
    [stateOf('Job orders, instruction').state, Math.floor(stateOf('Job orders, instruction').used / 10)],
    ['NEARLY_FULL', 92],
  );
  assert.equal(
    body.sums.balance,
    body.sources.reduce((sum, { balance }) => sum + balance, 0),
  );
  const home = await budget.call(readFundsHome, {});
  assert.equal(home.body.funds[0]!.state, 'FULL');
});

test('who keeps no fund sources, or a part of the university, neither reads nor changes them', async () => {
  for (const who of ['employee', 'head', 'hr', 'payroll']) {
    const caller = await app.as(who);
    assert.equal((await caller.call(contract.listSources)).status, 403, who);
    assert.equal((await caller.call(contract.addSource, { body: fundBody('Not theirs', 1) })).status, 403, who);
  }
});
