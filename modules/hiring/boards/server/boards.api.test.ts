import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { makeApplications } from '@talaan/applicants/server/fixtures/make-applications.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { makePost } from '@talaan/vacancies/server/fixtures/make-post.ts';
import * as boards from '../contract/boards.ts';
import * as posts from '../contract/posts.ts';
import { quorumOf } from '../rules/quorum.ts';
import { inhibitionsOf } from './inhibitions-of.ts';
import { requireSeat, votingSeats } from './voting-seats.ts';

let app: TestApp;
let staff: Caller;
let member: Caller;
before(async () => {
  app = await startTestApp();
  [staff, member] = await Promise.all([app.as('recruitment'), app.as('committee')]);
});
after(() => app.close());

const facts = {
  name: 'Board of a test',
  kind: 'NAPB' as const,
  office_id: null,
  order_number: '7, s. 2026',
  order_date: '2026-01-05',
  from: '2026-01-01',
  to: '2026-12-31',
  remarks: '',
  attachment_path: null,
};
const seat = {
  role: 'member' as const,
  title: '',
  votes: true,
  level: null,
  alternate_for_id: null,
  from: '2026-01-01',
  to: null,
  sworn_on: '2026-01-15',
};

/** A board with committee@ and three more, the last an alternate of committee@. */
async function makeBoard(name: string): Promise<{ id: number; members: number[]; seats: number[] }> {
  const { id } = (await staff.call(boards.addBoard, { body: { ...facts, name } })).body;
  const members = [people.lawyer, people.hrOfficer, people.accountingClerk, people.clerkOfArtsAndSciences].map(({ id }) => id);
  const seats: number[] = [];
  for (const [place, personnel_id] of members.entries()) {
    const body = {
      ...seat,
      personnel_id,
      role: place === 0 ? ('chair' as const) : seat.role,
      alternate_for_id: place === 3 ? seats[0]! : null,
    };
    const answer = await staff.call(boards.addSeat, { params: { id }, body });
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    const { rows } = await sql<{ id: number }>`select max(id) as id from boards.seat`.execute(app.server.db);
    seats.push(rows[0]!.id);
  }
  return { id, members, seats };
}

test('a board has one chair, seats each person once at a time, says who lacks the role, and is printed on one page', async () => {
  const { id, members, seats } = await makeBoard('Board of seats');
  const add = (body: object) => staff.call(boards.addSeat, { params: { id }, body: { ...seat, personnel_id: members[1]!, ...body } });
  assert.equal((await add({})).status, 422, 'a second seat');
  const second = await add({ personnel_id: people.deanOfArtsAndSciences.id, role: 'chair' });
  assert.equal(second.status, 422);
  assert.match(JSON.stringify(second.body), /chairs the board/);
  assert.equal(
    (await add({ personnel_id: people.deanOfArtsAndSciences.id, alternate_for_id: seats[3] })).status,
    422,
    'an alternate of an alternate',
  );
  assert.equal((await add({ personnel_id: people.deanOfArtsAndSciences.id, role: 'secretary' })).status, 422, 'a secretary who votes');
  const read = (await staff.call(boards.readBoard, { params: { id } })).body;
  assert.deepEqual([read.board.chair !== null, read.seats.length], [true, 4]);
  assert.deepEqual(
    [members[0], members[2]].map((person) => read.seats.find(({ personnel_id }) => personnel_id === person)?.may_assess),
    [true, false],
  );
  const ended = await staff.call(boards.editSeat, { params: { id: seats[2]! }, body: { ...seat, to: '2026-06-30' } });
  assert.equal(ended.status, 200);
  const again = await add({ personnel_id: members[2]!, from: '2026-07-01' });
  assert.equal(again.status, 200, 'after the end they may sit again');
  assert.equal((await staff.call(boards.removeSeat, { params: { id: seats[0]! } })).status, 409, 'they have an alternate');
  assert.equal((await staff.call(boards.removeSeat, { params: { id: seats[3]! } })).status, 200);
  const paper = await staff.call(boards.printBoard, { params: { id } });
  assert.equal(paper.status, 200);
  assert.equal((await (await app.as('head')).call(boards.readBoard, { params: { id } })).status, 403);
});

test('a board sits for a post; members declare, candidates are inhibited by themselves, and the quorum follows for each applicant', async () => {
  const { db } = app.server;
  const post = await makePost(db, { code: 'T-BOARD-1', board: 'NAPB' });
  const { id, members, seats } = await makeBoard('Board of a post');
  const [first, second] = await makeApplications(db, { post, surnames: ['Zzyzx', people.lawyer.surname], state: 'SCREENED_QUALIFIED' });
  assert.equal((await staff.call(posts.assignBoard, { params: { id: post }, body: { board_id: id } })).status, 200);
  const before = (await staff.call(posts.readPostBoard, { params: { id: post } })).body.sitting;
  assert.equal(before.board?.id, id);
  assert.deepEqual(
    before.hints.filter(({ seat_id }) => seat_id === seats[0]).map(({ application_id }) => application_id),
    [second!.id],
    'the surname of the chair is a hint',
  );
  assert.ok(before.quorums.every(({ seats: count, needed, holds }) => count === 3 && needed === 2 && holds));

  const declare = (caller: Caller, cause: 'relative' | '' | 'other', remarks = '') =>
    caller.call(posts.declareRelationships, {
      params: { id: post },
      body: { declarations: [{ application_id: first!.id, is_inhibited: true, cause, remarks }] },
    });
  assert.equal((await declare(member, '')).status, 422);
  assert.equal((await declare(member, 'other')).status, 422);
  assert.equal((await declare(member, 'relative', 'First cousin')).status, 200);
  const own = (await member.call(posts.listOwnSittings)).body.sittings.find((one) => one.id === post);
  assert.deepEqual([own?.applicants, own?.undeclared], [2, 1]);
  const mine = (await member.call(posts.readOwnDeclarations, { params: { id: post } })).body;
  assert.ok(
    mine.hints.every(({ seat_id }) => seat_id === seats[0]),
    'a member sees the hints about themselves alone',
  );
  await withOpenRecords(db, [first!.personnel_id], (open) =>
    sql`insert into applicants.sheet (application_id, personnel_id, image, sha256, frozen_at)
      values (${first!.id}, ${first!.personnel_id}, '{"answers":[{"number":"34a","yes":true}]}', ${'0'.repeat(64)}, '2026-11-12')`.execute(
      open,
    ),
  );
  const isTold = async () =>
    JSON.stringify((await member.call(posts.readOwnDeclarations, { params: { id: post } })).body.hints).includes('question 34');
  const sitAs = (role: string) => sql`update boards.seat set role = ${role} where id = ${seats[0]!}`.execute(db);
  assert.ok(await isTold(), 'the chair is told of the answer');
  await sitAs('member');
  assert.ok(!(await isTold()), 'another member is not');
  await sitAs('chair');
  const paper = await staff.call(posts.recordDeclarations, {
    params: { id: post, seat: seats[1]! },
    body: { declarations: [{ application_id: first!.id, is_inhibited: true, cause: 'rival', remarks: '' }] },
  });
  assert.equal(paper.status, 200);
  const elsewhere = await staff.call(posts.recordDeclarations, {
    params: { id: post, seat: seats[1]! },
    body: { declarations: [{ application_id: 999_999, is_inhibited: false, cause: '', remarks: '' }] },
  });
  assert.equal(elsewhere.status, 422);

  // An employee who sits on the board applies for the post.
  await sql`insert into applicants.applicant (personnel_id, source, created_at) values (${members[2]}, 'employee', '2026-11-12')`.execute(
    db,
  );
  await sql`
    insert into applicants.application (reference, post_id, personnel_id, state, since, submitted_at, is_internal, created_at)
    values ('APP-T-OWN', ${post}, ${members[2]}, 'SUBMITTED', '2026-11-12', '2026-11-12', true, '2026-11-12')`.execute(db);
  const after = (await staff.call(posts.readPostBoard, { params: { id: post } })).body.sitting;
  const told = after.declarations.find(({ seat_id, application_id }) => seat_id === seats[0] && application_id === first!.id);
  assert.deepEqual([told?.cause, told?.remarks], ['relative', 'First cousin'], 'HR reads what the member declared');
  const voting = (application: number) => after.quorums.find(({ application_id }) => application_id === application)!;
  assert.deepEqual([voting(first!.id).can_vote, voting(first!.id).holds], [1, false], 'the alternate alone is left');
  assert.deepEqual([voting(second!.id).can_vote, voting(second!.id).holds], [2, true]);
  assert.ok(after.seats.find(({ id: one }) => one === seats[2])?.is_candidate);

  const seatsOfPost = await votingSeats(db, post, '2026-11-20');
  const inhibitions = await inhibitionsOf(db, post);
  assert.equal(inhibitions.filter(({ cause }) => cause === 'candidate').length, 3);
  const inhibited = new Set(inhibitions.filter(({ application_id }) => application_id === first!.id).map(({ seat_id }) => seat_id));
  assert.deepEqual(quorumOf(seatsOfPost, { level: 'second', present: new Set(seats), inhibited }).voting, [seats[3]]);
  const actor = (personnelId: number) => ({ db, today: '2026-11-20', actor: { personnelId } }) as Parameters<typeof requireSeat>[0];
  assert.equal((await requireSeat(actor(members[0]!), post)).role, 'chair');
  await assert.rejects(requireSeat(actor(people.deanOfArtsAndSciences.id), post), /do not sit/);
  assert.equal((await (await app.as('employee')).call(posts.readOwnDeclarations, { params: { id: post } })).status, 403);
});

test('the head of the unit with the vacancy is seated for that post alone', async () => {
  const { db } = app.server;
  const [post, other] = [await makePost(db, { code: 'T-BOARD-2' }), await makePost(db, { code: 'T-BOARD-3' })];
  const { id } = await makeBoard('Board of a unit');
  for (const one of [post, other]) await staff.call(posts.assignBoard, { params: { id: one }, body: { board_id: id } });
  const head = people.headOfAccounting.id;
  assert.equal((await staff.call(posts.readPostBoard, { params: { id: post } })).body.sitting.unit_head?.personnel_id, head);
  assert.equal((await staff.call(posts.seatUnitHead, { params: { id: post } })).status, 200);
  assert.equal((await staff.call(posts.seatUnitHead, { params: { id: post } })).status, 409);
  const sits = async (one: number) => (await votingSeats(db, one, '2026-11-20')).some(({ personnel_id }) => personnel_id === head);
  assert.deepEqual([await sits(post), await sits(other)], [true, false]);
  assert.equal((await staff.call(posts.seatUnitHead, { params: { id: other } })).status, 200);
});
