import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { closeDepartment } from '@talaan/organization/contract/departments.ts';
import { splitDepartment } from '@talaan/organization/contract/split.ts';
import { appoint, previewAppointment } from '@talaan/personnel/contract/moves.ts';
import { mergePersonnel, previewPersonnelMerge } from '@talaan/personnel/contract/record.ts';
import { Refusal } from '@talaan/kernel/server/errors.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { onDay } from '@talaan/testing/on-day.ts';
import { rerouteRequest } from '../contract/steps.ts';
import { readTimeline } from '../contract/timeline.ts';
import { actAs, callOf } from './fixtures/act-as.ts';
import { fileOutings, makeOutings, outingKind, type Outing } from './fixtures/outing-kind.ts';
import { makeSmallUniversity, type SmallUniversity } from './fixtures/small-university.ts';
import { readInbox } from './inbox/read-inbox.ts';
import { followPeopleJob } from './moves/follow-people-job.ts';
import { followOfficesJob } from './moves/move-to-office.ts';
import { takeStep } from './public.ts';
import { previewRoute } from './timeline/preview-route.ts';

/** What changes in the university while requests are on their way: heads who are the authority too, offices, records. */
let app: TestApp;
let hr: Caller;
let u: SmallUniversity;
before(async () => {
  app = await startTestApp();
  hr = await app.as('hr');
  await makeOutings(app);
  u = await makeSmallUniversity(app, {
    Tess: 'TOP',
    Mila: 'MID',
    Lito: 'LOW',
    Oscar: 'LOW',
    Wena: 'LOW',
    Nilo: 'LOW',
    Gina: 'LOW',
    Twin: 'LOW',
    Pia: 'LOW',
    Rosa: 'LOW',
  });
});
after(() => app.close());
beforeEach(async () => {
  await u.noHeads();
  await u.head('TOP', 'Tess');
  await u.head('MID', 'Mila');
  await u.head('LOW', 'Lito');
});

const file = (name: string, outing: Outing = {}) =>
  actAs(app, u.person(name), async (call) => (await fileOutings(call, u.person(name).personnelId, [outing]))[0]!);
const step = (name: string, id: number, action: string, remarks = '') =>
  actAs(app, u.person(name), (call) => takeStep(call, { id, action, remarks }));
const sees = async (name: string, id: number) => (await u.inbox(name)).some((one) => one.id === id);
const timeline = async (id: number) => {
  const { status, body } = await hr.call(readTimeline, { params: { id } });
  assert.equal(status, 200, JSON.stringify(body));
  return body.request;
};
const write = (statement: string) => app.server.pool.query(`begin; select set_config('talaan.reason', 'test', true); ${statement}; commit`);

test('a head who is also the authority recommends and approves at once, and the preview says so', async () => {
  const officeId = u.offices['TOP']!;
  const facts = { ownerId: u.person('Oscar').personnelId, officeId, title: 'x', days: 3 };
  const lines = await previewRoute(app.server.db, outingKind, facts, app.server.clock.today());
  assert.deepEqual(
    lines.map(({ seat, because }) => [seat, because]),
    [['Head of Office TOP', 'Recommend and approve in one step; up to 10 days']],
  );
  const id = await file('Oscar', { days: 3, officeId });
  const call = { ...callOf(app.server, app.server.db, u.person('Tess')), query: { per_page: 200 } };
  const row = (await readInbox(call as never)).requests.find((one) => one.id === id);
  assert.equal(row!.actions[0]!.label, 'Recommend and approve');
  assert.equal((await step('Tess', id, 'recommend')).to, 'APPROVED');
  const { state, steps, route } = await timeline(id);
  assert.equal(state, 'APPROVED');
  assert.deepEqual(
    steps.slice(1).map(({ action, by }) => [action, by]),
    [
      ['recommend', 'Tess, Test'],
      ['approve', 'Tess, Test'],
    ],
  );
  assert.deepEqual(
    route.map(({ because }) => because),
    ['Recommend and approve in one step; up to 10 days'],
  );
  const other = await file('Wena', { days: 3 });
  assert.equal((await step('Lito', other, 'recommend')).to, 'RECOMMENDED', 'where another seat approves it waits for that');
});

test('the days of a filed request change only after it was returned; what was decided is history, and the new round goes by the new days', async () => {
  const id = await file('Gina', { days: 3 });
  const change = (days: number) => actAs(app, u.person('Gina'), (call) => takeStep(call, { id, action: 'change', input: { days } }));
  const isRefused = (error: unknown) =>
    error instanceof Refusal && error.status === 409 && (error.body.actions as string[]).join() === 'withdraw';
  await assert.rejects(change(20), isRefused, 'while the head decides');
  await step('Lito', id, 'recommend');
  await assert.rejects(change(20), isRefused, 'while the authority decides');
  await step('Mila', id, 'return', 'Three days are too few');
  await change(20);
  await step('Gina', id, 'resubmit');
  assert.deepEqual([await sees('Lito', id), await sees('Mila', id)], [true, false], 'the head decides anew');
  await assert.rejects(step('Mila', id, 'approve'), (error: unknown) => error instanceof Refusal);
  const { round, route, steps } = await timeline(id);
  assert.deepEqual([round, route.map(({ because }) => because)], [2, ['', 'more than 10 days']]);
  assert.deepEqual(
    steps.map(({ action, round: of }) => [action, of]),
    [
      ['file', 1],
      ['recommend', 1],
      ['return', 1],
      ['change', 1],
      ['resubmit', 2],
    ],
  );
});

const transfer = async (name: string, from: string) => {
  const id = u.person(name).personnelId;
  const { rows } = await app.server.pool.query<{ position_id: number }>(
    'select position_id from personnel.appointment where personnel_id = $1 order by during desc limit 1',
    [id],
  );
  const body = { nature_code: 'TRANS', status_code: 'PERM', position_id: rows[0]!.position_id, office_id: u.offices['MID']!, from };
  const looked = await hr.call(previewAppointment, { params: { id }, body });
  assert.equal(looked.status, 200, JSON.stringify(looked.body));
  const confirm = () => hr.call(appoint, { params: { id }, body: { ...body, digest: looked.body.digest } });
  return { told: looked.body.changes.filter(({ kind }) => kind === 'request').map(({ text }) => text), confirm };
};

test('the preview of a transfer names the requests that wait, and with it they go from the old head to the new one', async () => {
  const id = await file('Pia', { days: 3, title: 'To the sea' });
  const closed = await file('Pia', { days: 3, title: 'To the hills' });
  await step('Pia', closed, 'withdraw');
  const { told, confirm } = await transfer('Pia', '2026-11-20');
  assert.deepEqual(told, ['Outing: To the sea goes to: Head of Office MID, instead of: Head of Office LOW.']);
  assert.deepEqual([await sees('Lito', id), await sees('Mila', id)], [true, false], 'nothing moves before it is confirmed');
  assert.equal((await confirm()).status, 200);
  assert.deepEqual([await sees('Lito', id), await sees('Mila', id)], [false, true]);
  await assert.rejects(step('Lito', id, 'recommend'), (error: unknown) => error instanceof Refusal);
  const { steps } = await timeline(id);
  assert.deepEqual(
    [steps.at(-1)!.action, steps.at(-1)!.as, steps.at(-1)!.remarks],
    ['reroute', 'system', 'The person serves in another office: Office MID'],
  );
  assert.equal((await step('Mila', id, 'recommend')).to, 'RECOMMENDED');
});

test('a transfer that is dated later takes requests along on its day, once', async () => {
  const id = await file('Rosa', { days: 3, title: 'To the sea' });
  const { told, confirm } = await transfer('Rosa', '2026-12-08');
  assert.deepEqual(told, ['Outing: To the sea goes on 8 Dec 2026 to: Head of Office MID, instead of: Head of Office LOW.']);
  assert.equal((await confirm()).status, 200);
  assert.deepEqual([await sees('Lito', id), await sees('Mila', id)], [true, false]);
  const work = { server: app.server, accountId: 0, runId: '', progress: async () => undefined };
  await onDay(app, '2026-12-08', async () => {
    await followPeopleJob.run(work, {});
    await followPeopleJob.run(work, {});
    assert.deepEqual([await sees('Lito', id), await sees('Mila', id)], [false, true]);
  });
  assert.equal((await timeline(id)).steps.filter(({ action }) => action === 'reroute').length, 1);
});

test('the route stays as filed while nobody follows the owner, until HR finds it anew with a reason', async () => {
  const id = await file('Gina');
  await write(`update personnel.appointment set during = daterange(lower(during), '2026-11-01') where personnel_id = ${u.person('Gina').personnelId};
    insert into personnel.appointment (personnel_id, office_id, position_id, status_code, during)
      select ${u.person('Gina').personnelId}, ${u.offices['MID']}, min(id), 'PERM', '[2026-11-01,)' from organization.position`);
  assert.equal(await sees('Lito', id), true);
  const { status } = await hr.call(rerouteRequest, { params: { id }, body: { reason: ' ' } });
  assert.equal(status, 422, 'a reason of spaces is none');
  const done = await hr.call(rerouteRequest, { params: { id }, body: { reason: 'Transferred on 1 November' } });
  assert.equal(done.status, 200, JSON.stringify(done.body));
  assert.deepEqual([await sees('Lito', id), await sees('Mila', id)], [false, true]);
  const last = (await timeline(id)).steps.at(-1)!;
  assert.deepEqual([last.label, last.remarks, last.round], ['Route found anew', 'Transferred on 1 November', 2]);
});

test('requests of people who go to a part of a split office are decided there from that day, and the timeline says why', async () => {
  const [goes, stays] = [await file('Nilo'), await file('Wena')];
  const from = '2026-12-01';
  const part = { fullname: 'Office of Parts', acronym: 'TPART', parent_id: u.offices['TOP']! };
  const { status, body } = await hr.call(splitDepartment, {
    params: { id: u.offices['LOW']! },
    body: { from, authority: 'BOR Resolution 7', parts: [{ ...part, takes: { people: [String(u.person('Nilo').personnelId)] } }] },
  });
  assert.equal(status, 200, JSON.stringify(body));
  assert.equal(await sees('Lito', goes), true, 'until the day the office as it is decides');
  await app.server.pool.query(
    `insert into organization.head (office_id, personnel_id, title, during) values (${body.offices[1]!.id}, ${u.person('Oscar').personnelId}, 'Head', '[${from},)')`,
  );
  const work = { server: app.server, accountId: 0, runId: '', progress: async () => undefined };
  await onDay(app, from, async () => {
    await app.server.pool.query(`select organization.take_effect('${from}')`);
    await followOfficesJob.run(work, {});
    await followOfficesJob.run(work, {});
    assert.deepEqual([await sees('Oscar', goes), await sees('Lito', goes), await sees('Lito', stays)], [true, false, true]);
  });
  const { steps, round } = await timeline(goes);
  assert.equal(steps.length, 2, 'it moves once');
  assert.equal(round, 2);
  assert.equal(steps.at(-1)!.remarks, 'The office was reorganized: TPART');
});

test('requests of an office that is closed go to the office that takes its people, in the same act', async () => {
  const { rows } = await app.server.pool.query<{ id: number }>(
    `insert into organization.office (campus_id, parent_id, fullname, acronym) values (1, ${u.offices['TOP']}, 'Office that closes', 'TCLOSE') returning id`,
  );
  await app.server.pool.query('select organization.number_offices()');
  const id = await file('Wena', { officeId: rows[0]!.id });
  assert.equal(await sees('Tess', id), true);
  const { status, body } = await hr.call(closeDepartment, {
    params: { id: rows[0]!.id },
    body: { from: app.server.clock.today(), authority: 'BOR Resolution 8', move_to: u.offices['MID']! },
  });
  assert.equal(status, 200, JSON.stringify(body));
  assert.deepEqual([await sees('Tess', id), await sees('Mila', id)], [false, true]);
  assert.equal((await timeline(id)).steps.at(-1)!.remarks, 'The office was reorganized: TMID, BOR Resolution 8');
});

test('where owner and decider prove to be one person, the merge names the request, and the decision stays as history', async () => {
  const [owner, decider] = [u.person('Twin').personnelId, u.person('Lito').personnelId];
  const id = await file('Twin');
  await step('Lito', id, 'recommend');
  await write(
    `delete from personnel.appointment where personnel_id = ${owner}; update identity.account set personnel_id = null where personnel_id = ${owner}`,
  );
  const body = { into: decider };
  const looked = await hr.call(previewPersonnelMerge, { params: { id: owner }, body });
  assert.equal(looked.status, 200, JSON.stringify(looked.body));
  assert.match(looked.body.preview.notes.join(), /One of them decided a request of the other: “Beach”, “Recommend” on 20 Nov 2026/);
  const done = await hr.call(mergePersonnel, { params: { id: owner }, body: { ...body, reason: 'The same birth certificate' } });
  assert.equal(done.status, 200, JSON.stringify(done.body));
  const { owner_id, steps, state } = await timeline(id);
  assert.deepEqual([owner_id, state], [decider, 'RECOMMENDED']);
  assert.deepEqual(
    steps.map(({ action, by }) => [action, by]),
    [
      ['file', 'Lito, Test'],
      ['recommend', 'Lito, Test'],
      ['note_merge', null],
    ],
  );
  assert.match(steps.at(-1)!.remarks, /“Recommend” on 20 Nov 2026: by one who proved to be the owner/);
  await assert.rejects(step('Lito', id, 'approve'), 'from then on it is their own');
  await assert.rejects(
    app.server.pool.query(`update requests.step set before_merge = true where request_id = ${id} and no = 1`),
    /append-only/,
    'nothing is marked by hand',
  );
});
