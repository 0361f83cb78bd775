import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { previewSeparation, separate } from '@talaan/personnel/contract/moves.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { readInbox } from '@talaan/requests/contract/inbox.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { offices, people } from '@talaan/testing/demo-records.ts';
import * as committees from '../contract/committees.ts';
import * as meetings from '../contract/meetings.ts';
import { agendaKinds } from './agenda-kinds.ts';
import { endSeatsJob } from './end-seats-job.ts';
import { fileProposals, makeProposals, proposalKind } from './fixtures/proposal-kind.ts';

let app: TestApp;
let keeper: Caller;
let chair: Caller;
let clerk: Caller;
let today: string;
/** The scholarship committee, with people of the test alone. */
let pdc: number;
before(async () => {
  app = await startTestApp();
  await makeProposals(app);
  (app.server.modules as unknown as object[]).push({
    name: 'test proposals',
    contributes: [
      contribute(agendaKinds, {
        kind: proposalKind,
        describe: async (_call, ids) => new Map(ids.map((id) => [id, { says: ['A good one.'], points: '82 of 100' }])),
      }),
    ],
  });
  [keeper, chair, clerk] = (await Promise.all(['ld', 'dean', 'clerk'].map((who) => app.as(who)))) as [Caller, Caller, Caller];
  today = app.server.clock.today();
  const { rows } = await sql<{ id: number }>`select id from committees.committee where kind = 'PDC'`.execute(app.server.db);
  pdc = rows[0]!.id;
  await app.server.pool.query(`delete from committees.seat where committee_id = $1`, [pdc]);
  await app.server.pool.query(`delete from requests.sitting where committee = 'PDC'`);
  const secretary = await app.server.db
    .selectFrom('identity.account')
    .select('personnel_id')
    .where('email', '=', 'ld@talaan.example')
    .executeTakeFirstOrThrow();
  await seat('CHAIR', people.deanOfArtsAndSciences.id);
  await seat('MEMBER', people.teacherOfMathematics.id);
  await seat('MEMBER', people.lawyer.id);
  await seat('SECRETARY', secretary.personnel_id!);
});
after(() => app.close());

const facts = { role: 'MEMBER' as const, represents: null, order_no: '15, s. 2026', from: '2026-01-01', to: null };

async function seat(role: 'CHAIR' | 'MEMBER' | 'SECRETARY', personnel_id: number): Promise<void> {
  const answer = await keeper.call(committees.addSeat, { params: { id: pdc }, body: { ...facts, role, personnel_id } });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
}

/** A meeting of today with these requests, held with all but these seats. */
async function held(requests: number[], without: readonly number[] = []): Promise<number> {
  const { id } = (await keeper.call(meetings.planMeeting, { body: { committee_id: pdc, date: today, begins: 540, place: 'Board room' } }))
    .body;
  const added = await keeper.call(meetings.addItems, { params: { id }, body: { requests, title: 'Other matters' } });
  assert.equal(added.status, 200, JSON.stringify(added.body));
  assert.equal((await keeper.call(meetings.stepMeeting, { params: { id }, body: { action: 'call', reason: '' } })).status, 200);
  const { seats } = (await keeper.call(meetings.readMeeting, { params: { id } })).body;
  const present = seats.filter(
    ({ fullname }) => !without.some((one) => Object.values(people).some((who) => who.id === one && who.fullname === fullname)),
  );
  assert.equal((await keeper.call(meetings.recordPresence, { params: { id }, body: { seats: present.map((one) => one.id) } })).status, 200);
  return id;
}

const decide = (id: number, items: number[], action: string, remarks = '', who = keeper) =>
  who.call(meetings.decideItems, { params: { id }, body: { items, action, remarks } });

test('a chair at a time, an order for each, and a person once', async () => {
  const add = (change: object) =>
    keeper.call(committees.addSeat, { params: { id: pdc }, body: { ...facts, personnel_id: people.accountingClerk.id, ...change } });
  assert.match((await add({ role: 'CHAIR' })).body.message, /Padilla, Feliciano Sr\. Manansala is the chair since 1 Jan 2026/);
  assert.match((await add({ order_no: ' ' })).body.message, /number of the order/);
  assert.match((await add({ personnel_id: people.lawyer.id })).body.message, /has a seat since/);
  const both = await Promise.all([add({ role: 'VICE_CHAIR' }), add({ role: 'VICE_CHAIR', personnel_id: people.headOfAccounting.id })]);
  assert.deepEqual(
    both.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 422],
  );
  const { seats, committee } = (await keeper.call(committees.readCommittee, { params: { id: pdc } })).body;
  assert.deepEqual([committee.seats, committee.needed, committee.missing], [4, 3, []]);
  const vice = seats.find(({ role }) => role === 'VICE_CHAIR')!;
  assert.equal((await keeper.call(committees.removeSeat, { params: { id: vice.id } })).status, 200);
  assert.equal((await keeper.call(committees.printCommittee, { params: { id: pdc } })).status, 200);
  assert.equal((await clerk.call(committees.readCommittee, { params: { id: pdc } })).status, 403);
});

test('a request waits on the secretary of the committee, and members read it', async () => {
  const [request] = await fileProposals(app, people.clerkOfArtsAndSciences);
  const inbox = (await keeper.call(readInbox, { query: { per_page: 200 } })).body.requests;
  assert.equal(inbox.find(({ id }) => id === request)?.title, 'Proposal 1');
  const refused = await clerk.call(takeStep, { params: { id: request! }, body: { action: 'endorse', remarks: '', seen: 1 } });
  assert.notEqual(refused.status, 200);
  await seatNobody();
});

/** The inbox of a member who is no secretary has it not. */
async function seatNobody(): Promise<void> {
  const inbox = (await chair.call(readInbox, { query: { per_page: 200 } })).body.requests;
  assert.equal(
    inbox.some(({ kind }) => kind === proposalKind.kind),
    false,
  );
}

test('a meeting decides its items by the steps of their requests, each by itself', async () => {
  const requests = await fileProposals(app, people.clerkOfArtsAndSciences, people.teacherOfMathematics, people.accountingClerk);
  const id = await held(requests);
  const { agenda, quorum, may_decide: mayDecide } = (await keeper.call(meetings.readMeeting, { params: { id } })).body;
  assert.deepEqual([quorum.holds, mayDecide, agenda.length], [true, true, 4]);
  const [first, own, third, words] = agenda as [meetings.AgendaRow, meetings.AgendaRow, meetings.AgendaRow, meetings.AgendaRow];
  assert.deepEqual(
    [first.says, first.points, first.actions.map(({ action }) => action)],
    [['A good one.'], '82 of 100', ['endorse', 'return', 'DEFER']],
  );
  assert.deepEqual(own.abstained, [people.teacherOfMathematics.fullname]);
  assert.match((await decide(id, [first.id], 'endorse', '', chair)).body.message, /recorded by its secretary|no such meeting/);

  const bulk = await decide(id, [first.id, own.id], 'endorse');
  assert.deepEqual(
    bulk.body.outcomes.map(({ done }) => done),
    [true, true],
    JSON.stringify(bulk.body),
  );
  const returned = await decide(id, [third.id], 'return');
  assert.deepEqual(
    returned.body.outcomes.map(({ done, because }) => [done, because]),
    [[false, 'Enter the reason.']],
  );
  assert.equal((await decide(id, [third.id], 'return', 'The budget is missing.')).body.outcomes[0]!.done, true);
  assert.match((await decide(id, [first.id], 'return', 'Once more')).body.outcomes[0]!.because!, /decided already/);
  const early = await chair.call(meetings.stepMeeting, { params: { id }, body: { action: 'approveMinutes', reason: '' } });
  assert.match(early.body.message, /1 item is not decided/);
  assert.equal((await decide(id, [words.id], 'NOTE')).body.outcomes[0]!.done, true);

  const { rows } = await sql<{ state: string; details: { meeting: number } }>`
    select r.state, s.details from requests.request r join requests.step s on s.request_id = r.id and s.no = r.last_no where r.id = any(${requests}) order by r.id`.execute(
    app.server.db,
  );
  assert.deepEqual(
    rows.map(({ state }) => state),
    ['ENDORSED', 'ENDORSED', 'RETURNED'],
  );
  assert.equal(rows[0]!.details.meeting, id);
  const decided = (await chair.call(meetings.readMeeting, { params: { id } })).body.agenda;
  assert.deepEqual(
    decided.map((item) => item.decision_words),
    ['Endorsed', 'Endorsed', 'Returned', 'Noted'],
  );
  assert.equal((await keeper.call(meetings.saveMinutes, { params: { id }, body: { minutes: 'Opened at 9:00 AM.' } })).status, 200);
  assert.equal((await keeper.call(meetings.stepMeeting, { params: { id }, body: { action: 'approveMinutes', reason: '' } })).status, 409);
  const approved = await chair.call(meetings.stepMeeting, { params: { id }, body: { action: 'approveMinutes', reason: '' } });
  assert.equal(approved.status, 200, JSON.stringify(approved.body));
  assert.equal((await chair.call(meetings.printMeeting, { params: { id } })).status, 200);
  assert.equal((await keeper.call(meetings.saveMinutes, { params: { id }, body: { minutes: 'Changed' } })).status, 409);
});

test('a row whose member abstains may lack the quorum; it is deferred, and on the next agenda again', async () => {
  const [other, own] = await fileProposals(app, people.clerkOfArtsAndSciences, people.teacherOfMathematics);
  const id = await held([other!, own!], [people.lawyer.id]);
  const { agenda } = (await keeper.call(meetings.readMeeting, { params: { id } })).body;
  assert.match(agenda[1]!.refused!, /2 members are needed to decide Proposal 2; 1 may\./);
  const bulk = await decide(id, [agenda[0]!.id, agenda[1]!.id], 'endorse');
  assert.deepEqual(
    bulk.body.outcomes.map(({ done }) => done),
    [true, false],
  );
  assert.equal((await decide(id, [agenda[1]!.id], 'DEFER')).body.outcomes[0]!.done, true);
  const next = (await keeper.call(meetings.planMeeting, { body: { committee_id: pdc, date: today, begins: 600, place: 'Board room' } }))
    .body.id;
  const { candidates } = (await keeper.call(meetings.readMeeting, { params: { id: next } })).body;
  assert.ok(candidates.some((one) => one.id === own));
});

test('without a quorum a meeting is put off with its agenda; a past day and an empty agenda are refused', async () => {
  const past = await keeper.call(meetings.planMeeting, {
    body: { committee_id: pdc, date: '2026-01-05', begins: 540, place: 'Board room' },
  });
  assert.equal(past.status, 422);
  const { id } = (await keeper.call(meetings.planMeeting, { body: { committee_id: pdc, date: today, begins: 540, place: 'Board room' } }))
    .body;
  assert.match(
    (await keeper.call(meetings.stepMeeting, { params: { id }, body: { action: 'call', reason: '' } })).body.message,
    /agenda is empty/,
  );
  await keeper.call(meetings.addItems, { params: { id }, body: { requests: [], title: 'Rules of the committee' } });
  await keeper.call(meetings.stepMeeting, { params: { id }, body: { action: 'call', reason: '' } });
  const { seats, agenda } = (await keeper.call(meetings.readMeeting, { params: { id } })).body;
  const alone = await keeper.call(meetings.recordPresence, { params: { id }, body: { seats: [seats[0]!.id] } });
  assert.match(alone.body.message, /No quorum: 2 are needed, 1 are present/);
  assert.match((await decide(id, [agenda[0]!.id], 'NOTE')).body.outcomes[0]!.because!, /2 members are needed/);
  assert.equal((await keeper.call(meetings.stepMeeting, { params: { id }, body: { action: 'adjourn', reason: '' } })).status, 422);
  assert.equal((await keeper.call(meetings.stepMeeting, { params: { id }, body: { action: 'adjourn', reason: 'No quorum' } })).status, 200);
  const after_ = (await keeper.call(meetings.readMeeting, { params: { id } })).body;
  assert.deepEqual([after_.meeting.state, after_.agenda.length, after_.seats.some((one) => one.is_present)], ['PLANNED', 1, false]);
});

test('who does not sit there sees no meeting; a department committee is kept by who reaches the office', async () => {
  const { id } = (await keeper.call(meetings.planMeeting, { body: { committee_id: pdc, date: today, begins: 540, place: 'Board room' } }))
    .body;
  assert.equal((await clerk.call(meetings.readMeeting, { params: { id } })).status, 404);
  assert.equal((await clerk.call(meetings.addItems, { params: { id }, body: { requests: [], title: 'Mine' } })).status, 404);
  assert.equal((await chair.call(meetings.addItems, { params: { id }, body: { requests: [], title: 'Mine' } })).status, 404);
  assert.ok((await chair.call(committees.listOwnSeats)).body.seats.some((one) => one.committee_id === pdc));
  const added = await keeper.call(committees.addCommittee, { body: { office_id: offices.library.id } });
  assert.equal(added.status, 200);
  assert.equal((await keeper.call(committees.addCommittee, { body: { office_id: offices.library.id } })).status, 422);
  const { body } = await keeper.call(committees.listCommittees, { query: { per_page: 100 } });
  assert.deepEqual(body.committees.find((one) => one.id === added.body.id)!.missing, ['a chair']);
});

test('of two who record a decision at once one is told that it was decided, and the request moves once', async () => {
  const [request] = await fileProposals(app, people.accountingClerk);
  const id = await held([request!]);
  const [item] = (await keeper.call(meetings.readMeeting, { params: { id } })).body.agenda;
  const other = await app.signIn('ld');
  const both = await Promise.all([decide(id, [item!.id], 'endorse'), decide(id, [item!.id], 'return', 'The budget is missing.', other)]);
  const outcomes = both.map(({ body }) => body.outcomes[0]!);
  assert.deepEqual(
    outcomes.map(({ done }) => done).toSorted((one, other) => Number(one) - Number(other)),
    [false, true],
  );
  assert.match(outcomes.find(({ done }) => !done)!.because!, /It was decided already: (endorsed|returned)\./);
  const { rows } = await sql`select from requests.step where request_id = ${request!} and decides`.execute(app.server.db);
  assert.equal(rows.length, 1);
});

test('who has left is not seated; the seat of who leaves ends with the service, and the quorum is of those who serve', async () => {
  const seatOf = (personnel_id: number, from = '2026-11-01') =>
    keeper.call(committees.addSeat, { params: { id: pdc }, body: { ...facts, from, personnel_id } });
  assert.match((await seatOf(people.formerTeacher.id)).body.message, /Bernardo, Sheryl Manuel does not serve on 1 Nov 2026/);
  assert.equal((await seatOf(people.instructorOfMathematics.id)).status, 200);
  const needed = async () => (await keeper.call(committees.readCommittee, { params: { id: pdc } })).body.committee;
  assert.deepEqual([(await needed()).seats, (await needed()).needed], [4, 3]);
  const hr = await app.as('hr');
  const body = { last_day: '2026-11-18', cause_code: 'RES', authority: 'Resignation accepted' };
  const { id } = people.instructorOfMathematics;
  const { digest } = (await hr.call(previewSeparation, { params: { id }, body })).body;
  assert.equal((await hr.call(separate, { params: { id }, body: { ...body, digest } })).status, 200);
  await endSeatsJob.run({ server: app.server, accountId: 0, runId: '', progress: async () => undefined }, {});
  assert.deepEqual([(await needed()).seats, (await needed()).needed], [3, 2]);
  const { seats } = (await keeper.call(committees.readCommittee, { params: { id: pdc } })).body;
  assert.equal(seats.find((one) => one.personnel_id === id)!.to, '2026-11-18');
  const { rows } =
    await sql`select from requests.sitting where personnel_id = ${id} and committee = 'PDC' and during @> date '2026-11-19'`.execute(
      app.server.db,
    );
  assert.equal(rows.length, 0, 'no request waits for them any more');
});
