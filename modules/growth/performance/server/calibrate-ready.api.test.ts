import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { calibrateReady, readCalibration } from '../contract/calibration.ts';

let app: TestApp;
let team: Caller;
before(async () => {
  app = await startTestApp();
  team = await app.as('spmis');
});
after(() => app.close());

/** The half year before the one that runs. */
const LAST = `(select id from performance.period where name = 'January to June 2026')`;

/** How many forms of the period an office has in each state. */
async function statesOf(acronym: string): Promise<Record<string, number>> {
  const { rows } = await app.server.pool.query<{ state: string; forms: number }>(
    `select f.state, count(*)::integer as forms from performance.form f join organization.office_view o on o.id = f.office_id
     where o.acronym = $1 and f.period_id = ${LAST} group by f.state`,
    [acronym],
  );
  return Object.fromEntries(rows.map(({ state, forms }) => [state, forms]));
}

test('all ready offices are calibrated at once, one that is refused stays with its reason, and a second call changes nothing', async () => {
  // Beside guidance and health services of the demo three more offices wait for the team; accounting is rated below its people.
  await app.server.pool.query(
    `insert into requests.step (request_id, round, action, as_role, from_state, state, decides, at)
     select r.id, r.round, 'wait', 'system', r.state, 'FINAL', false, now()
     from performance.form f join requests.request r on r.id = f.id join organization.office_view o on o.id = f.office_id
     where f.period_id = ${LAST} and o.acronym in ('BUD', 'CASH', 'ACCT') and f.state = 'CLOSED'`,
  );
  await app.server.pool.query(
    `update performance.form f set final = 2000, level = 2 from organization.office_view o
     where o.id = f.office_id and f.period_id = ${LAST} and o.acronym = 'ACCT' and f.form <> 'IPCR'`,
  );
  const { rows } = await app.server.pool.query<{ id: number }>(`select ${LAST} as id`);
  const period = rows[0]!.id;
  const officeOf = async (acronym: string) =>
    (await team.call(readCalibration, { query: { period } })).body.offices.find((one) => one.acronym === acronym)!;
  const waiting = await Promise.all(
    ['BUD', 'CASH', 'GCO', 'ACCT', 'UHS'].map(async (one) => ({ ...(await officeOf(one)), states: await statesOf(one) })),
  );
  const ready = waiting.filter(({ refused }) => refused.length === 0);
  const refused = waiting.filter((one) => one.refused.length > 0);
  assert.ok(ready.length > 1, 'several at once');
  assert.match(refused.find(({ acronym }) => acronym === 'ACCT')!.refused.join(), /are rated .* on average, above the office with 2\.00/);
  const forms = ready.reduce((sum, { states }) => sum + states['FINAL']!, 0);

  const call = (who: Caller) => who.call(calibrateReady, { body: { period_id: period } });
  assert.equal((await call(await app.as('employee'))).status, 403, 'no seat in the team');
  const done = await call(team);
  assert.equal(done.status, 200, done.body.message);
  assert.equal(done.body.message, `${ready.length} offices were calibrated: ${forms} forms.`);
  for (const { acronym, states } of ready) {
    const { FINAL: calibrated, ...others } = states;
    assert.deepEqual(await statesOf(acronym), { ...others, CALIBRATED: calibrated });
  }
  for (const { acronym, states, refused: because } of refused)
    assert.deepEqual([await statesOf(acronym), (await officeOf(acronym)).refused], [states, because]);

  const steps = async () =>
    (await app.server.pool.query<{ count: number }>('select count(*)::integer as count from requests.step')).rows[0]!.count;
  const taken = await steps();
  const again = await call(team);
  assert.deepEqual([again.status, await steps()], [409, taken]);
  assert.match(again.body.message, /No office is ready: each is calibrated already, or something refuses it/);
});
