import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { NOBODY } from '@talaan/kernel/server/actor.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { TYPE_SEEDS } from '../../rules/type-seeds.ts';
import { addLeaveType, changeLeaveTerms, listLeaveTypes, readLeaveType } from '../../contract/types.ts';
import { grantRightsJob } from './grant-rights-job.ts';
import { readTypes, typeOn } from '../read-types.ts';

describe('types of leave', () => {
  let app: TestApp;
  before(async () => (app = await startTestApp()));
  after(() => app.close());

  it('are read as the law gives them, from the day on from which it does', async () => {
    const types = await readTypes(app.server.db, '2026-06-01');
    assert.deepEqual(
      types.map(({ termsOn, ...type }) => ({ ...type, effectiveOn: termsOn })),
      TYPE_SEEDS,
    );
    const call = { db: app.server.db, server: app.server, actor: NOBODY };
    assert.equal(await typeOn(call, 'WL', '2025-12-31'), undefined);
    assert.equal((await typeOn(call, 'WL', '2026-01-01'))?.amount, 5000);
  });

  const birthday = {
    code: 'BL',
    name: 'Birthday leave',
    box: 'OTHERS' as const,
    details: null,
    charge: 'OWN' as const,
    amount: 1000,
    unit: 'WORKING' as const,
    per: 'YEAR' as const,
    event: null,
    most_events: null,
    smallest: 'DAY' as const,
    counts_dates: true,
    sex: null,
    statuses: ['PERM', 'TEMP', 'CAS'],
    teachers: 'ANY' as const,
    service_months: 0,
    least_balance: null,
    notice_days: 5,
    event_may_come: true,
    before_days: null,
    within_days: null,
    filed_within_days: null,
    longest_run: null,
    papers: [],
    papers_may_follow: false,
    earns: true,
    is_confidential: false,
    is_discretionary: false,
    is_filed: true,
    law: 'Board Resolution No. 88, s. 2026',
    effective_on: '2026-07-01',
  };

  it('are added without code: birthday leave, 1 day a year, is given to all from its day on', async () => {
    const hr = await app.as('hr');
    assert.equal((await hr.call(addLeaveType, { body: birthday })).status, 200);
    assert.equal((await hr.call(addLeaveType, { body: birthday })).status, 422);
    await grantRightsJob.run({ server: app.server, accountId: 0, runId: '0', progress: async () => undefined }, {});
    const { rows } = await app.server.pool.query(
      `select l.earned_on as on, l.balance, count(*)::integer as people from ledger.lot l where book = 'BL' and expires_on = '2026-12-31' group by 1, 2 order by 3 desc`,
    );
    assert.deepEqual([rows[0].on, rows[0].balance], ['2026-07-01', 1000]);
    assert(rows[0].people > 10);
    const listed = (await hr.call(listLeaveTypes, { query: { term: 'birthday' } })).body.types;
    assert.deepEqual(
      listed.map(({ code, place }) => [code, place]),
      [['BL', 28]],
    );
  });

  it('take new terms from today on, and keep those under which something was filed', async () => {
    const hr = await app.as('hr');
    const { code, ...terms } = birthday;
    const change = (effective_on: string, amount: number) =>
      hr.call(changeLeaveTerms, { params: { code }, body: { ...terms, amount, effective_on } });
    assert.equal((await change('2026-11-01', 2000)).status, 422);
    assert.equal((await change('2027-01-01', 2000)).status, 200);
    assert.equal((await change('2027-01-01', 3000)).status, 200);
    const { type, terms: all } = (await hr.call(readLeaveType, { params: { code } })).body;
    assert.deepEqual([type.amount, type.next_on], [1000, '2027-01-01']);
    assert.deepEqual(
      all.map(({ effective_on, amount }) => [effective_on, amount]),
      [
        ['2027-01-01', 3000],
        ['2026-07-01', 1000],
      ],
    );
    assert.equal((await hr.call(readLeaveType, { params: { code: 'NONE' } })).status, 404);
  });

  it('say what does not go together', async () => {
    const hr = await app.as('hr');
    const refused = async (part: object) => {
      const { status, body } = await hr.call(addLeaveType, { body: { ...birthday, code: 'XL', ...part } });
      return [status, Object.keys((body as unknown as { errors: object }).errors)];
    };
    assert.deepEqual(await refused({ amount: null }), [422, ['amount']]);
    assert.deepEqual(await refused({ per: 'EVENT' }), [422, ['event']]);
    assert.deepEqual(await refused({ unit: 'HOURS' }), [422, ['unit']]);
    assert.deepEqual(await refused({ papers: [{ name: 'Notice of allocation', when: 'ALLOCATED' }] }), [422, ['papers.0.when']]);
    assert.deepEqual(await refused({ statuses: ['KING'] }), [422, ['statuses']]);
    assert.deepEqual(await refused({ code: 'COC' }), [422, ['code']]);
    assert.equal((await (await app.as('employee')).call(addLeaveType, { body: birthday })).status, 403);
  });
});
