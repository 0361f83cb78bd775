import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { z } from 'zod';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { moveClock } from '@talaan/testing/move-clock.ts';
import { judgeApplication } from '../contract/applications.ts';
import { listScholars, readScholarship } from '../contract/scholarships.ts';
import { addScholarshipTerms, readScholarshipSettings, removeScholarshipTerms } from '../contract/settings.ts';
import { prepareContract, signContract } from '../contract/steps.ts';
import { DEFAULT_RATE } from '../rules/grant.ts';
import { DEFAULT_TERMS } from '../rules/terms.ts';

let app: TestApp;
let ld: Caller;
before(async () => {
  app = await startTestApp();
  ld = await app.as('ld');
});
after(() => app.close());

const dated = { effective_on: '2027-01-01', source: 'Board Resolution No. 41, s. 2026' };
const obligation = (change: object = {}) => ({
  kind: 'OBLIGATION' as const,
  terms: { ...DEFAULT_RATE, short: [...DEFAULT_RATE.short], ...dated, ...change },
});
const lengths = (change: object = {}) => ({ kind: 'LENGTHS' as const, terms: { ...DEFAULT_TERMS.LENGTHS, ...dated, ...change } });
const refund = (change: object = {}) => ({
  kind: 'REFUND' as const,
  terms: { ...DEFAULT_TERMS.REFUND, base: [...DEFAULT_TERMS.REFUND.base], ...dated, ...change },
});

test('an installation begins with 24 and 12 months a year, a refund with 6 %, two and three years, and an extension of one', async () => {
  const settings = (await ld.call(readScholarshipSettings, {})).body;
  assert.deepEqual(
    [settings.obligation[0]!.full_time, settings.obligation[0]!.part_time, settings.refund[0]!.interest_per10000],
    [24, 12, 600],
  );
  assert.deepEqual([settings.lengths[0]!.most, settings.lengths[0]!.extension], [{ MASTERS: 24, DOCTORATE: 36 }, 12]);
  assert.ok(Object.values(settings).every((all) => all.length === 1 && !all[0]!.is_removable));
});

test('terms are entered with their source from a later day on, and deleted until they apply', async () => {
  const entered = await ld.call(addScholarshipTerms, { body: refund({ unfinished_per10000: 10_000 }) });
  assert.match(entered.body.message, /contracts that are signed from 1 Jan 2027/);
  assert.equal((await ld.call(addScholarshipTerms, { body: refund() })).status, 422, 'others begin that day');
  const [later, first] = (await ld.call(readScholarshipSettings, {})).body.refund;
  assert.deepEqual([later!.unfinished_per10000, later!.source, later!.is_removable], [10_000, dated.source, true]);
  assert.equal((await ld.call(removeScholarshipTerms, { params: { id: first!.id } })).status, 409, 'it applies');
  assert.equal((await ld.call(removeScholarshipTerms, { params: { id: later!.id } })).status, 200);
  assert.equal((await ld.call(removeScholarshipTerms, { params: { id: later!.id } })).status, 404);
});

const REFUSED: [string, z.input<typeof addScholarshipTerms.body>, RegExp][] = [
  ['a year that obliges to less than half of one', obligation({ full_time: 12 }), /Longer study would oblige to less/],
  ['a day that has come', obligation({ effective_on: '2026-11-01' }), /Choose a later day/],
  ['no source', lengths({ source: ' ' }), /order or resolution/],
  ['a degree of no month', lengths({ most: { MASTERS: 0, DOCTORATE: 36 } }), /At least 1 month/],
  ['a share above the whole', refund({ unfinished_per10000: 10_001 }), /At most 100 %/],
  ['no cost that is refunded', refund({ base: [] }), /at least one cost/],
];

for (const [name, body, says] of REFUSED)
  test(`${name}: refused`, async () => {
    const { status, body: answer } = await ld.call(addScholarshipTerms, { body });
    assert.equal(status, 422);
    assert.match(JSON.stringify(answer), says);
  });

test('only who keeps scholarships over the whole university enters terms', async () => {
  const head = await app.as('head');
  assert.equal((await head.call(readScholarshipSettings, {})).status, 403);
  assert.equal((await head.call(addScholarshipTerms, { body: obligation() })).status, 403);
});

test('a new rate applies to contracts that are signed after it alone, and new lengths to what is applied for after them', async () => {
  const { scholars } = (await ld.call(listScholars, { query: { per_page: 100 } })).body;
  const [signed, approved] = (['CONTRACT_SIGNED', 'APPROVED'] as const).map((state) => scholars.find((one) => one.state === state)!);
  const { id } = approved!;
  await app.server.pool.query(`update performance.form set final = 4280, level = 4 where personnel_id = $1 and final is not null`, [
    approved!.personnel_id,
  ]);
  const read = async (of: number) => (await ld.call(readScholarship, { params: { id: of }, query: {} })).body.scholarship;
  const before_ = await read(signed!.id);
  assert.deepEqual([before_.contract!.terms.rate.full_time, before_.least_months], [24, 48]);
  const prepare = (full_time: number, months: number) =>
    ld.call(prepareContract, {
      params: { id },
      body: {
        amount: 50_000_000,
        sureties: ['Ramon Villanueva', 'Teresita Aguilar'].map((name) => ({ name, address: 'San Isidro' })),
        terms: { rate: { ...DEFAULT_RATE, short: [...DEFAULT_RATE.short], full_time }, months, refund: before_.contract!.terms.refund },
      },
    });
  const sign = (signed_on: string) =>
    ld.call(signContract, { params: { id }, body: { signed_on, notarized_on: signed_on, no_case: true, case_note: 'Legal office' } });

  assert.equal((await prepare(24, 48)).status, 200);
  for (const body of [obligation({ full_time: 36 }), lengths({ most: { MASTERS: 18, DOCTORATE: 36 }, extension: 6 })])
    assert.equal((await ld.call(addScholarshipTerms, { body })).status, 200);
  await moveClock(app, '2026-12-31T09:00');
  assert.equal((await read(id)).least_months, 48, 'it does not apply yet');
  await moveClock(app, '2027-01-05T09:00');
  const offered = await read(id);
  assert.deepEqual([offered.offered.rate.full_time, offered.least_months, offered.offered.extension], [36, 72, 6]);
  const early = await sign('2027-01-04');
  assert.equal(early.status, 422);
  assert.match(JSON.stringify(early.body), /Prepare it again/);
  assert.equal((await prepare(24, 72)).status, 422, 'never below the rate');
  assert.equal((await prepare(36, 72)).status, 200);
  const done = await sign('2027-01-04');
  assert.equal(done.status, 200, JSON.stringify(done.body));
  assert.deepEqual([(await read(id)).contract!.terms.rate.full_time, (await read(id)).obligation!.months], [36, 72]);

  const kept = await read(signed!.id);
  assert.deepEqual(kept.contract, before_.contract);
  assert.deepEqual([kept.least_months, kept.obligation!.months, kept.offered.extension], [48, 48, 12]);
  const teacher = await app.as('faculty');
  const query = { degree: 'MASTERS' as const, mode: 'FULL_TIME' as const, from: '2027-06-01', to: '2029-05-31' };
  assert.match((await teacher.call(judgeApplication, { query })).body.length!, /at most 18 months, here until 30 Nov 2028/);
});
