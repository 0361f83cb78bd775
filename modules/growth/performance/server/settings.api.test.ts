import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addSeat, editSeat } from '@talaan/committees/contract/committees.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { readCalibration } from '../contract/calibration.ts';
import { addPastRating, listPastRatings } from '../contract/past-ratings.ts';
import { addTerms, readSettings } from '../contract/settings.ts';
import { addMfo, changeMfo, listMfos, removeMfo, switchMfo } from '../contract/umfos.ts';
import { openPerformance } from './fixtures/performance-kit.ts';

const { kit } = openPerformance();

test('university MFOs come ten at a time, are switched off by their suffix, and stay while they are used', async () => {
  const who = kit.people.spmis;
  for (let at = 0; at < 6; at++) await who.call(addMfo, { body: { code: `X${at}`, fullname: `Program ${at}`, weight: 5 } });
  const first = (await who.call(listMfos)).body;
  assert.deepEqual([first.univ_mfos.length, first.total], [10, 12]);
  const own = first.univ_mfos.find(({ code }) => code === 'HEP')!;
  assert.equal((await who.call(removeMfo, { params: { id: own.id } })).status, 409, 'indicators use it');
  assert.equal((await who.call(switchMfo, { params: { id: own.id, suffix: 'deactivate' } })).body.active, false);
  const { id } = (await who.call(listMfos, { query: { term: 'Program 3' } })).body.univ_mfos[0]!;
  assert.equal((await who.call(changeMfo, { params: { id }, body: { code: 'X9', fullname: 'Program 9', weight: 101 } })).status, 422);
  assert.equal((await who.call(removeMfo, { params: { id } })).status, 200);
  assert.equal((await kit.people.employee.call(addMfo, { body: { code: 'Y', fullname: 'Mine', weight: 1 } })).status, 403);
});

test('terms apply to periods to come: weights total 100, and no period that has begun is rated by others', async () => {
  const terms = {
    form: 'IPCR' as const,
    rank: 'STAFF' as const,
    effective_on: '2027-01-01',
    source: 'Office Order No. 3, s. 2026',
    groups: [
      { code: 'CORE', name: 'Core functions', weight: 60, is_support: false },
      { code: 'SUPPORT', name: 'Support functions', weight: 30, is_support: true },
    ],
  };
  const enter = (change: object) => kit.people.spmis.call(addTerms, { body: { kind: 'WEIGHTS', terms: { ...terms, ...change } } });
  assert.match(JSON.stringify((await enter({})).body), /total 90 %/);
  const groups = [...terms.groups, { code: 'CRITICAL', name: 'Critical', weight: 10, is_support: false }];
  assert.match(JSON.stringify((await enter({ groups, effective_on: '2026-07-01' })).body), /keeps what applies/);
  assert.equal((await enter({ groups })).status, 200);
  const { weights } = (await kit.people.spmis.call(readSettings)).body;
  assert.deepEqual(
    weights.filter(({ rank }) => rank === 'STAFF').map(({ is_removable }) => is_removable),
    [true, false],
  );
});

test('the team is the committee of that name: a seat there opens the calibration, and ends with its term', async () => {
  const { team } = (await kit.people.spmis.call(readSettings)).body;
  assert.equal(team.seats[0]?.role, 'CHAIR');
  assert.deepEqual(new Set(team.seats.map(({ may_act }) => may_act)), new Set([true]));
  const today = kit.app.server.clock.today();
  const seat = { role: 'MEMBER' as const, represents: null, order_no: 'Office Order 40, s. 2026', from: today, to: null };
  const body = { ...seat, personnel_id: people.clerkOfArtsAndSciences.id };
  assert.equal((await kit.people.spmis.call(addSeat, { params: { id: team.committee_id }, body })).status, 200);
  const added = (await kit.people.spmis.call(readSettings)).body.team.seats.find(
    ({ fullname }) => fullname === people.clerkOfArtsAndSciences.fullname,
  );
  assert.deepEqual([added?.order_no, added?.may_act], [seat.order_no, false], 'the account lacks the role');
  assert.equal((await kit.people.admin.call(readCalibration)).status, 200);
  const { id, ...term } = team.seats.find(({ role, represents }) => role === 'MEMBER' && represents === null)!;
  const ended = { ...seat, order_no: term.order_no, from: term.from, to: Temporal.PlainDate.from(today).subtract({ days: 1 }).toString() };
  assert.equal((await kit.people.spmis.call(editSeat, { params: { id }, body: ended })).status, 200);
  assert.equal((await kit.people.admin.call(readCalibration)).status, 404);
});

test('an earlier rating is entered once with its paper', async () => {
  const past = { personnel_id: people.headOfAccounting.id, from: '2023-01-01', to: '2023-06-30', final: '4.5', adjective: 'O', paper: '' };
  assert.match(JSON.stringify((await kit.people.spmis.call(addPastRating, { body: past })).body), /Enter the paper/);
  assert.equal((await kit.people.spmis.call(addPastRating, { body: { ...past, paper: 'Summary list' } })).status, 200);
  assert.equal((await kit.people.spmis.call(addPastRating, { body: { ...past, paper: 'Summary list' } })).status, 422);
  assert.deepEqual(
    (await kit.people.spmis.call(listPastRatings)).body.past_ratings.map(({ final, level }) => [final, level]),
    [[4500, 5]],
  );
});
