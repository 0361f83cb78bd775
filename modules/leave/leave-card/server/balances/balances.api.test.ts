import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { addArrangement, correctArrangement } from '@talaan/leave/contract/arrangements.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import * as calls from '../../contract/balances.ts';

describe('balances that HR enters', () => {
  let app: TestApp;
  let hr: Caller;
  let id: number;
  before(async () => {
    app = await startTestApp();
    hr = await app.as('hr');
    const { rows } = await app.server.pool.query<{ id: number }>(
      `insert into personnel.person (idno, surname, first_name, sex) values ('E-7', 'Lipat', 'Rosa', 'Female') returning id`,
    );
    id = rows[0]!.id;
    await app.server.pool.query(
      `insert into personnel.appointment (personnel_id, office_id, position_id, status_code, during)
       select $1, a.office_id, a.position_id, 'PERM', '[2026-02-01,)' from personnel.appointment a where a.personnel_id = $2 and upper_inf(a.during)`,
      [id, people.accountingClerk.id],
    );
  });
  after(() => app.close());

  const of = async () => (await hr.call(calls.readBalances, { params: { id } })).body;
  const balanceOf = async (book: string) => (await of()).accounts.find((one) => one.book === book)?.balance;
  const document = 'Leave card as of 31 January 2026';

  it('are brought forward once, with their source document', async () => {
    const body = { on: '2026-02-01', vl: 42_500, sl: 60_250, sc: 0, document };
    assert.equal((await hr.call(calls.bringForward, { params: { id }, body })).status, 200);
    const again = await hr.call(calls.bringForward, { params: { id }, body });
    assert.equal(again.status, 409);
    const { entered, earns, first_day: first } = await of();
    assert.deepEqual([earns, first], ['REGULAR', '2026-02-01']);
    assert.deepEqual(
      entered.map((one) => [one.kind, one.on, one.document, one.amounts]),
      [
        [
          'opening',
          '2026-02-01',
          document,
          [
            { book: 'SL', amount: 60_250 },
            { book: 'VL', amount: 42_500 },
          ],
        ],
      ],
    );
  });

  it('take the credits that a former agency certified', async () => {
    const body = { on: '2026-02-01', vl: 10_125, sl: 0, sc: 0, agency: 'Province of Samar', document: 'Certificate of leave credits' };
    assert.equal((await hr.call(calls.transferCredits, { params: { id }, body })).status, 200);
    assert.equal(await balanceOf('VL'), 52_625);
  });

  it('are corrected by a row with its reason, never below zero', async () => {
    const correct = (amount: number, more = {}) =>
      hr.call(calls.correctBalance, {
        params: { id },
        body: { book: 'VL', amount, on: '2026-03-02', reason: 'Counted twice on the card', document: 'Memo 4', ...more },
      });
    assert.equal((await correct(-2000)).status, 200);
    assert.equal(await balanceOf('VL'), 50_625);
    assert.equal((await correct(-60_000)).status, 409);
    assert.equal((await correct(1000, { book: 'COC' })).status, 422);
    assert.equal((await correct(0)).status, 422);
    assert.equal((await correct(1000, { on: '2027-01-01' })).status, 422);
  });

  it('are taken back by the opposite, and can be brought forward anew', async () => {
    const { entered } = await of();
    const opening = entered.find(({ kind }) => kind === 'opening')!;
    const body = { reason: 'The card was of another person' };
    assert.equal((await hr.call(calls.takeBackEntered, { params: { id, posting: opening.id }, body })).status, 200);
    assert.equal((await hr.call(calls.takeBackEntered, { params: { id, posting: opening.id }, body })).status, 409);
    assert.equal((await of()).entered.find((one) => one.id === opening.id)?.taken_back, body.reason);
    const anew = { on: '2026-02-01', vl: 40_000, sl: 50_000, sc: 0, document };
    assert.equal((await hr.call(calls.bringForward, { params: { id }, body: anew })).status, 200);
    assert.deepEqual([await balanceOf('VL'), await balanceOf('SL')], [48_125, 50_000]);
  });

  it('are entered by a colleague, within reach', async () => {
    const body = { on: '2026-02-01', vl: 1000, sl: 0, sc: 0, document };
    assert.equal((await hr.call(calls.bringForward, { params: { id: people.hrOfficer.id }, body })).status, 409);
    assert.equal((await hr.call(calls.readBalances, { params: { id: 999_999 } })).status, 404);
    assert.equal((await (await app.as('employee')).call(calls.readBalances, { params: { id } })).status, 403);
  });

  it('follow an order that says what is earned: on teacher leave from a day on', async () => {
    const order = { earns: 'TEACHER' as const, weekly_minutes: 2400, basis: 'Office Order No. 12, s. 2026', from: '2026-06-01', to: null };
    assert.equal((await hr.call(addArrangement, { params: { id }, body: order })).status, 200);
    assert.equal((await hr.call(addArrangement, { params: { id }, body: order })).status, 422);
    const { earns, arrangements } = await of();
    assert.equal(earns, 'TEACHER');
    const change = (part: object) =>
      hr.call(correctArrangement, { params: { id, row: arrangements[0]!.id }, body: { ...order, reason: '', ...part } });
    assert.equal((await change({ earns: 'NONE' })).status, 422);
    assert.equal((await change({ earns: 'NONE', reason: 'Wrong order' })).status, 200);
    assert.equal((await change({ earns: 'NONE', to: '2026-10-31' })).status, 200);
    assert.equal((await of()).earns, 'REGULAR');
  });
});
