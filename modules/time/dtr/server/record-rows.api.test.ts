import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { countStatements } from '@talaan/testing/count-statements.ts';
import { listRecords } from '../contract/submissions.ts';

let app: TestApp;
let hr: Caller;

before(async () => {
  app = await startTestApp();
  hr = await app.as('hr');
});
after(() => app.close());

const recordsOf = async (who: Caller, query: object = {}) =>
  (await who.call(listRecords, { query: { month: '2026-10', per_page: 999, ...query } })).body.records;

test('who hinders is found by four statements: the session, the page with its total, their days, their requests', async () => {
  const open = () => recordsOf(hr, { whose: 'all', hindered: 'yes', per_page: 20 });
  await open();
  assert.equal(await countStatements(open), 4);
});

test('who hinders and who is ready are together those whose records are open', async () => {
  const idsOf = async (query: object) => (await recordsOf(hr, { whose: 'all', ...query })).map(({ id }) => id).toSorted((a, b) => a - b);
  const [hindered, ready] = [await idsOf({ hindered: 'yes' }), await idsOf({ hindered: 'no' })];
  assert.ok(hindered.length > 0 && ready.length > 0);
  assert.deepEqual(
    [...hindered, ...ready].toSorted((a, b) => a - b),
    await idsOf({ state: 'OPEN' }),
  );
});

test('records asked for by office are those of all that are of that office, with the same figures', async () => {
  const all = await recordsOf(hr, { whose: 'all' });
  const offices = [...new Set(all.map(({ office_id }) => office_id))];
  for (const office of offices.slice(0, 5)) {
    const own = (await recordsOf(hr, { whose: 'all', office: [office] })).filter(({ office_id }) => office_id === office);
    assert.deepEqual(
      own,
      all.filter(({ office_id }) => office_id === office),
    );
  }
  const one = all.find(({ from, to }) => from === '2026-10-01' && to === '2026-10-31')!;
  const { rows } = await app.owner.query<{ late: number; absent: number }>(
    `select sum(late_minutes)::integer as late, sum(absent_thousandths)::integer as absent from attendance.day
     where personnel_id = $1 and date between '2026-10-01' and '2026-10-31'`,
    [one.personnel_id],
  );
  assert.deepEqual([one.late_minutes, one.absent_thousandths], [rows[0]!.late, rows[0]!.absent]);
});
