import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { onDay } from '@talaan/testing/on-day.ts';
import { Refusal } from '@talaan/kernel/server/errors.ts';
import { actAs, callOf } from './fixtures/act-as.ts';
import { fileOutings, makeOutings, outingKind } from './fixtures/outing-kind.ts';
import { makeSmallUniversity, type SmallUniversity } from './fixtures/small-university.ts';
import { findUnattended } from './inbox/find-unattended.ts';
import { noteAbsence, takeStep } from './public.ts';
import { previewRoute } from './timeline/preview-route.ts';

let app: TestApp;
let u: SmallUniversity;
before(async () => {
  app = await startTestApp();
  await makeOutings(app);
  u = await makeSmallUniversity(app, { Tess: 'TOP', Mila: 'MID', Lito: 'LOW', Oscar: 'LOW', Wena: 'LOW', Nilo: 'LOW' });
});
after(() => app.close());

beforeEach(async () => {
  await u.noHeads();
  await app.server.pool.query('delete from requests.absence');
  await u.head('TOP', 'Tess');
  await u.head('MID', 'Mila');
  await u.head('LOW', 'Lito');
});

test('the own request of a head goes to the next higher head, and the preview says so', async () => {
  const id = await file('Lito');
  assert.deepEqual(await deciders(id), ['Mila']);
  const facts = { ownerId: u.person('Lito').personnelId, officeId: u.offices['LOW']!, title: 'x' };
  const [line] = await previewRoute(app.server.db, outingKind, facts, app.server.clock.today());
  assert.deepEqual(
    [line!.seat, line!.because, line!.people.map(({ name }) => name)],
    ['Head of Office MID', 'the next higher head', ['Mila, Test']],
  );
});

test('an officer in charge who files while the head is away is passed over, as is the head', async () => {
  await u.head('LOW', 'Oscar', { acting: true });
  await away('Lito', '2026-11-01', '2026-12-01');
  assert.deepEqual(await deciders(await file('Oscar')), ['Mila']);
});

test('an officer in charge does not decide for the head in whose place they act: the next higher head does', async () => {
  const before_ = await fileFor('Lito', 'LOW');
  await u.head('LOW', 'Oscar', { acting: true });
  assert.deepEqual(await deciders(before_), ['Mila']);
  await assert.rejects(decide('Oscar', before_), (error: Refusal) => error.status === 409);
});

test('a term ends at midnight: the next request is with the head again', async () => {
  await u.head('LOW', 'Oscar', { acting: true, until: '2026-11-21' });
  await away('Lito', '2026-11-20', '2026-11-20');
  const id = await file('Wena');
  assert.deepEqual(await deciders(id), ['Oscar']);
  assert.deepEqual((await u.inbox('Oscar')).find((one) => one.id === id)!.in_place_of, 'Lito, Test');
  assert.deepEqual(await onDay(app, '2026-11-21', () => deciders(id)), ['Lito']);
});

test('head and officer in charge both see it, the first decides, and the other reads who was faster', async () => {
  await u.head('LOW', 'Oscar', { acting: true });
  const id = await file('Wena');
  assert.deepEqual(await deciders(id), ['Lito', 'Oscar']);
  await decide('Oscar', id);
  await assert.rejects(decide('Lito', id, 1), (error: Refusal) => {
    assert.equal(error.status, 409);
    assert.match(error.message, /“Recommend” by Oscar on 20 Nov 2026, \d+:\d\d [AP]M/);
    return true;
  });
  const { rows } = await app.server.pool.query<{ in_place_of: number; title: string }>(
    `select s.in_place_of, d.title from requests.step s join organization.head d on d.id = s.head_id where s.request_id = $1`,
    [id],
  );
  assert.deepEqual(rows, [{ in_place_of: u.person('Lito').personnelId, title: 'Officer in charge' }]);
});

test('where the setting says so a head does not decide beside an officer in charge', async () => {
  await app.server.pool.query('update requests.setting set head_decides_beside_officer = false');
  await u.head('LOW', 'Oscar', { acting: true });
  assert.deepEqual(await deciders(await file('Wena')), ['Oscar']);
  await app.server.pool.query('update requests.setting set head_decides_beside_officer = true');
});

test('a vacant post is passed over, upward as far as needed', async () => {
  await u.noHeads();
  await u.head('TOP', 'Tess');
  assert.deepEqual(await deciders(await file('Wena')), ['Tess']);
});

test('where the whole line is vacant it is filed, counted as without an approver, and HR is told at once', async () => {
  await u.noHeads();
  const id = await file('Wena');
  assert.deepEqual(await deciders(id), []);
  const unattended = await findUnattended(app.server.db, ['test.outing'], app.server.clock.today());
  assert.ok(unattended.some((one) => one.id === id));
  const { rows } = await app.server.pool.query(`select from requests.nudge where request_id = $1 and what = 'nobody'`, [id]);
  assert.equal(rows.length, 1);
  const told = await app.server.pool.query(`select from notifications.notification where title = 'Outing: 1 without an approver'`);
  assert.ok(told.rows.length > 0);
});

test('a head whose account is suspended, or who left, is as good as none from that day', async () => {
  const id = await file('Wena');
  await app.server.pool.query(`update identity.account set suspended_at = now(), suspended_because = 'x' where id = $1`, [
    u.person('Lito').accountId,
  ]);
  assert.deepEqual(await deciders(id), ['Mila']);
  await app.server.pool.query('update identity.account set suspended_at = null, suspended_because = null where id = $1', [
    u.person('Lito').accountId,
  ]);
  await u.noHeads();
  await u.head('TOP', 'Tess');
  await u.head('LOW', 'Nilo');
  await app.server.pool.query(`update personnel.appointment set during = '[2020-01-01,2026-11-25)' where personnel_id = $1`, [
    u.person('Nilo').personnelId,
  ]);
  assert.deepEqual(await deciders(id), ['Nilo']);
  assert.deepEqual(await onDay(app, '2026-11-25', () => deciders(id)), ['Tess']);
});

test('a head on leave without an officer in charge is passed over from the first to the last day', async () => {
  const id = await file('Wena');
  await away('Lito', '2026-11-23', '2026-11-27');
  const on = (day: string) => onDay(app, day, () => deciders(id));
  assert.deepEqual(
    [await on('2026-11-22'), await on('2026-11-23'), await on('2026-11-27'), await on('2026-11-28')],
    [['Lito'], ['Mila'], ['Mila'], ['Lito']],
  );
});

test('where the setting says so, requests wait for a head who is away; the own one still climbs', async () => {
  const [id, own] = [await file('Wena'), await fileFor('Lito', 'LOW')];
  await app.server.pool.query('update requests.setting set absence_climbs = false');
  await away('Lito', '2026-11-20', '2026-11-27');
  assert.deepEqual([await deciders(id), await deciders(own)], [[], ['Mila']]);
  await app.server.pool.query('update requests.setting set absence_climbs = true');
});

test('a head named from tomorrow sees all that waits tomorrow, and nothing today', async () => {
  await u.noHeads();
  await u.head('MID', 'Mila');
  const id = await file('Wena');
  await u.head('LOW', 'Oscar', { from: '2026-11-21' });
  assert.deepEqual(await deciders(id), ['Mila']);
  assert.deepEqual(await onDay(app, '2026-11-21', () => deciders(id)), ['Oscar']);
});

test('an office that is moved keeps its seat and climbs by the tree of the day', async () => {
  await u.noHeads();
  await u.head('TOP', 'Tess');
  await u.head('MID', 'Mila');
  const id = await file('Wena');
  assert.deepEqual(await deciders(id), ['Mila']);
  await app.server.pool.query('update organization.office set parent_id = $2 where id = $1', [u.offices['LOW'], u.offices['TOP']]);
  assert.deepEqual(await deciders(id), ['Tess']);
  await app.server.pool.query('update organization.office set parent_id = $2 where id = $1', [u.offices['LOW'], u.offices['MID']]);
});

test('an owner who becomes head of the seat on which they wait is passed over live', async () => {
  const id = await file('Wena');
  await u.noHeads();
  await u.head('MID', 'Mila');
  await u.head('LOW', 'Wena');
  assert.deepEqual(await deciders(id), ['Mila']);
});

test('a rule that changes while a request is pending touches its next round only', async () => {
  const id = await file('Wena');
  const authority = async () => {
    const { rows } = await app.server.pool.query<{ because: string }>(
      `select g.because from requests.stage g join requests.request r on r.id = g.request_id and r.round = g.round where r.id = $1 and g.role = 'authority'`,
      [id],
    );
    return rows.map(({ because }) => because);
  };
  await app.server.pool.query(`update requests.rule set because = 'the new rule' where kind = 'test.outing' and priority = 1`);
  assert.deepEqual(await authority(), ['up to 10 days']);
  await actAs(app, u.person('Lito'), (call) => takeStep(call, { id, action: 'return', remarks: 'Which beach?' }));
  assert.deepEqual((await u.inbox('Wena')).map((one) => one.id).includes(id), true, 'a returned one waits for its owner');
  await actAs(app, u.person('Wena'), (call) => takeStep(call, { id, action: 'resubmit' }));
  assert.deepEqual(await authority(), ['the new rule']);
  const { rows } = await app.server.pool.query<{ round: number }>('select round from requests.request where id = $1', [id]);
  assert.equal(rows[0]!.round, 2);
  await app.server.pool.query(`update requests.rule set because = 'up to 10 days' where kind = 'test.outing' and priority = 1`);
});

test('people of a collective request do not decide it, nor do those who act in their place', async () => {
  const [id] = await actAs(app, u.person('Wena'), (call) =>
    fileOutings(call, u.person('Wena').personnelId, [{ parties: [u.person('Wena').personnelId, u.person('Lito').personnelId] }]),
  );
  assert.deepEqual(await deciders(id!), ['Mila'], 'the head above them does');
  const { rows } = await app.server.pool.query(`select from requests.party where request_id = $1`, [id]);
  assert.equal(rows.length, 2);
  const seat = `select requests.seat_of('head', ${u.offices['LOW']}, null, null)`;
  await app.owner
    .query(`alter table requests.stage disable trigger only_a_step_opens_a_stage; update requests.stage set seat_id = (${seat}) where request_id = ${id} and role = 'head';
    alter table requests.stage enable trigger only_a_step_opens_a_stage`);
  await u.head('LOW', 'Oscar', { acting: true });
  assert.deepEqual(await deciders(id!), [], 'on the seat of one of them neither they nor their officer in charge decides');
  await assert.rejects(decide('Lito', id!), (error: Refusal) => error.status === 409);
});

function away(name: string, from: string, to: string): Promise<void> {
  return noteAbsence(app.server.db, { personnelId: u.person(name).personnelId, cause: 'leave', sourceId: 1, from, to });
}

async function file(name: string): Promise<number> {
  const [id] = await actAs(app, u.person(name), (call) => fileOutings(call, u.person(name).personnelId, [{}]));
  return id!;
}

/** A request whose stage is the seat of the office, also where its owner is the head: as when they became it later. */
async function fileFor(name: string, office: string): Promise<number> {
  await u.noHeads();
  const id = await file(name);
  await u.head('TOP', 'Tess');
  await u.head('MID', 'Mila');
  await u.head(office, name);
  return id;
}

function decide(name: string, id: number, seen?: number) {
  return actAs(app, u.person(name), (call) => takeStep(call, { id, action: 'recommend', ...(seen ? { seen } : {}) }));
}

/** Whom the inbox shows it, held against whose step would pass. */
async function deciders(id: number): Promise<string[]> {
  const found: string[] = [];
  for (const name of ['Lito', 'Mila', 'Nilo', 'Oscar', 'Tess', 'Wena']) {
    const sees = (await u.inbox(name)).some((one) => one.id === id);
    assert.equal(await wouldPass(name, id), sees, `${name}: the inbox and the step agree`);
    if (sees) found.push(name);
  }
  return found;
}

async function wouldPass(name: string, id: number): Promise<boolean> {
  const undone = new Error('undone');
  try {
    await app.server.db.transaction().execute(async (db) => {
      await takeStep(callOf(app.server, db, u.person(name)), { id, action: 'recommend' });
      throw undone;
    });
  } catch (error) {
    if (error === undone) return true;
    if (!(error instanceof Refusal)) throw error;
  }
  return false;
}
