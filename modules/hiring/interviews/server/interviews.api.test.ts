import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { makeApplications } from '@talaan/applicants/server/fixtures/make-applications.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { makePost } from '@talaan/vacancies/server/fixtures/make-post.ts';
import * as response from '../contract/response.ts';
import * as contract from '../contract/sessions.ts';
import { remindApplicantsJob } from './remind-job.ts';

let app: TestApp;
let staff: Caller;
let guest: Caller;
before(async () => {
  app = await startTestApp();
  [staff, guest] = await Promise.all([app.as('recruitment'), app.as('nobody')]);
});
after(() => app.close());

const facts = {
  day: '2026-11-25',
  slot_minutes: 20,
  venue: 'Board Room',
  link: '',
  bring: 'A valid ID',
  remarks: '',
  answer_hours: 24,
  panel: [] as number[],
  slots: [] as { application_id: number; start: number }[],
};

interface Drawn {
  post: number;
  session: number;
  applications: number[];
}

async function makeSession(
  code: string,
  surnames: string[],
  changes: Partial<typeof facts> & { kind?: 'interview' | 'exam' } = {},
): Promise<Drawn> {
  const { db } = app.server;
  const post = await makePost(db, { code, state: 'VALID', closesAt: '2026-11-19T23:59:59+08:00' });
  const applications = (await makeApplications(db, { post, surnames, state: 'SCREENED_QUALIFIED' })).map(({ id }) => id);
  const slots = applications.map((application_id, place) => ({ application_id, start: 480 + place * 20 }));
  const body = { ...facts, venue: `Room ${code}`, slots, kind: 'interview' as const, ...changes };
  const drawn = await staff.call(contract.drawSession, { params: { id: post }, body });
  assert.equal(drawn.status, 200, JSON.stringify(drawn.body));
  return { post, session: drawn.body.id, applications };
}

const publish = (id: number) => staff.call(contract.publishSession, { params: { id } });

/** The tokens of the letters to an application, the first letter first. */
async function tokensOf(application: number): Promise<string[]> {
  const { rows } = await sql<{ content_text: string }>`
    select m.content_text from kernel.mail m join applicants.letter l on l.sent_to = m.recipient and l.subject = m.subject
    where l.application_id = ${application} order by m.id`.execute(app.server.db);
  return rows.flatMap(({ content_text }) => content_text.match(/token=([\w-]+)/)?.[1] ?? []);
}

async function stateOf(application: number): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`
    select state from interviews.slot where application_id = ${application} order by id`.execute(app.server.db);
  return rows.map(({ state }) => state);
}

test('a session is refused on a holiday, too soon, where slots overlap, and where a room or a person is taken, with who and when', async () => {
  const { post, applications } = await makeSession('T-INT-1', ['Abad', 'Bello'], { panel: [people.headOfAccounting.id] });
  const other = await makePost(app.server.db, { code: 'T-INT-2', state: 'VALID' });
  const [third] = await makeApplications(app.server.db, { post: other, surnames: ['Cruz'], state: 'SCREENED_QUALIFIED' });
  const draw = async (changes: object) => {
    const slots = [{ application_id: third!.id, start: 490 }];
    const answer = await staff.call(contract.drawSession, {
      params: { id: other },
      body: { ...facts, slots, kind: 'interview', ...changes },
    });
    return answer.status === 200 ? 'drawn' : JSON.stringify((answer.body as unknown as { errors: object }).errors);
  };
  assert.match(await draw({ day: '2026-11-22' }), /3 calendar days/);
  assert.match(await draw({ day: '2026-11-30' }), /holiday/);
  assert.match(await draw({ slot_minutes: 45 }), /15 to 30 minutes/);
  assert.match(await draw({ venue: '' }), /Enter the venue/);
  assert.match(await draw({ venue: ' room  t-int-1' }), /Room T-INT-1 is taken from 8:00 AM to 8:40 AM for T-INT-1/);
  assert.match(await draw({ panel: [people.headOfAccounting.id] }), /sits on another panel from 8:00 AM to 8:40 AM/);
  assert.match(await draw({ slots: [{ application_id: applications[0], start: 600 }] }), /Only applicants who are qualified/);
  assert.match(await draw({ slots: [third!.id, third!.id].map((application_id) => ({ application_id, start: 600 })) }), /two slots/);
  assert.equal(await draw({ venue: '', link: 'https://meet.example/a' }), 'drawn');
  assert.equal((await (await app.as('head')).call(contract.readSchedule, { params: { id: post } })).status, 403);
});

test('applicants get one letter each with a link of their own, however often the session is published, and are called to the interview', async () => {
  const { post, session, applications } = await makeSession('T-INT-3', ['Dizon', 'Escobar', 'Flores']);
  assert.match((await publish(session)).body.message, /3 letters/);
  assert.match((await publish(session)).body.message, /already/);
  const { rows } = await sql<{ letters: number; links: number; states: string[] }>`
    select (select count(*)::integer from applicants.letter where application_id = any(${applications}::integer[])) as letters,
      (select count(*)::integer from interviews.link k join interviews.slot l on l.id = k.slot_id where l.session_id = ${session}) as links,
      (select array_agg(distinct state) from applicants.application where post_id = ${post}) as states`.execute(app.server.db);
  assert.deepEqual(rows[0], { letters: 3, links: 3, states: ['FOR_INTERVIEW'] });
  const redrawn = await staff.call(contract.redrawSession, { params: { id: session }, body: facts });
  assert.equal(redrawn.status, 409, 'a published session is not drawn anew');
});

test('of a panel those within reach have their face, and the others a name', async () => {
  const [near, far] = [people.headOfAccounting, people.directorOfBantayan];
  const { post, session } = await makeSession('T-INT-FACES', ['Fajardo'], { day: '2026-11-27', panel: [near.id, far.id] });
  const { pool } = app.server;
  await pool.query(`
    insert into identity.account (email, name, personnel_id) values ('director@people.example', 'Director', ${far.id});
    update identity.account set avatar_path = '/avatars/of-' || personnel_id where personnel_id is not null`);
  const faces = async () => {
    const { sessions } = (await staff.call(contract.readSchedule, { params: { id: post } })).body;
    const { panel } = (await staff.call(contract.readSession, { params: { id: session } })).body.session;
    assert.deepEqual(sessions[0]!.panel, panel);
    return Object.fromEntries(panel.map(({ personnel_id, avatar, office }) => [personnel_id, [avatar, office]]));
  };
  const seen = { [near.id]: [`/avatars/of-${near.id}`, 'ACCT'], [far.id]: [`/avatars/of-${far.id}`, 'OCD'] };
  assert.deepEqual(await faces(), seen);
  const within = (scope: string) =>
    pool.query(
      `update identity.account_role h set ${scope} from identity.account c where c.id = h.account_id and c.email = 'recruitment@talaan.example'`,
    );
  await within("scope = 'campus', campus_id = 1");
  assert.deepEqual(await faces(), { ...seen, [far.id]: [null, 'OCD'] });
  await within("scope = 'all', campus_id = null");
});

test('three hundred applicants of an examination get one letter each, also where two publish at once', async () => {
  const surnames = Array.from({ length: 300 }, (_, at) => `Many${at}`);
  const { applications, session } = await makeSession('T-INT-MANY', surnames, {
    kind: 'exam',
    slot_minutes: 120,
    slots: [],
  });
  const slots = applications.map((application_id) => ({ application_id, start: 540 }));
  const redrawn = await staff.call(contract.redrawSession, {
    params: { id: session },
    body: { ...facts, venue: 'Gymnasium', slot_minutes: 120, slots },
  });
  assert.equal(redrawn.status, 200, JSON.stringify(redrawn.body));
  await Promise.all([publish(session), publish(session)]);
  const { rows } = await sql<{ letters: number; mails: number; links: number }>`
    select count(*)::integer as letters, (select count(*)::integer from kernel.mail where subject like '%T-INT-MANY%') as mails,
      (select count(*)::integer from interviews.link k join interviews.slot l on l.id = k.slot_id where l.session_id = ${session}) as links
    from applicants.letter where application_id = any(${applications}::integer[])`.execute(app.server.db);
  assert.deepEqual(rows[0], { letters: 300, mails: 300, links: 300 });
});

test('an answer is taken once, changed until the deadline, and never by a GET or HEAD', async () => {
  const { session, applications } = await makeSession('T-INT-4', ['Garcia', 'Hilario']);
  await publish(session);
  const [token] = await tokensOf(applications[0]!);
  assert.ok(token && Buffer.from(token, 'base64url').length >= 16, 'at least 128 bits');
  const kept = await sql<{ found: boolean }>`
    select exists (select from interviews.link where token_hash = ${Buffer.from(token)}) as found`.execute(app.server.db);
  assert.equal(kept.rows[0]!.found, false, 'only the hash is kept');

  for (const method of ['GET', 'HEAD', 'GET']) await fetch(`${app.url}/api/schedule-response?token=${token}`, { method });
  assert.deepEqual(await stateOf(applications[0]!), ['PENDING']);
  const shown = (await guest.call(response.readInvitation, { query: { token } })).body.invitation;
  assert.deepEqual([shown?.code, shown?.state, shown?.venue], ['T-INT-4', 'PENDING', 'Room T-INT-4']);

  const answer = (body: object) => guest.call(response.answerInvitation, { body: { token, answer: 'ACCEPT', ...body } as never });
  assert.equal((await answer({})).body.invitation?.state, 'ACCEPTED');
  const first = (
    await sql<{ answered_at: string }>`select answered_at from interviews.slot where application_id = ${applications[0]}`.execute(
      app.server.db,
    )
  ).rows[0]!;
  assert.equal((await answer({})).body.invitation?.state, 'ACCEPTED', 'replayed, it stays one answer');
  const again = (
    await sql<{ answered_at: string }>`select answered_at from interviews.slot where application_id = ${applications[0]}`.execute(
      app.server.db,
    )
  ).rows[0]!;
  assert.deepEqual(again, first);
  const declined = await answer({ answer: 'DECLINE', reason: 'On duty', preferred_on: '2026-11-27' });
  assert.deepEqual([declined.body.invitation?.state, declined.body.invitation?.preferred_on], ['DECLINED', '2026-11-27']);
  assert.equal((await guest.call(response.fetchInvitationCalendar, { query: { token } })).status, 200);

  const cards = (await staff.call(contract.listInvitations, { query: { state: 'DECLINED' } })).body.invitations;
  assert.ok(cards.some(({ code, reason }) => code === 'T-INT-4' && reason === 'On duty'));

  // The deadline is a day before; the moment itself is late.
  await sql`update interviews.slot set answer_by = '2026-11-20T09:00:00+08:00' where application_id = ${applications[0]}`.execute(
    app.server.db,
  );
  assert.equal((await answer({})).body.invitation, null);
  assert.deepEqual(await stateOf(applications[0]!), ['DECLINED']);
});

test('a guessed link answers as an expired one does, and guessing is slowed down for the network', async () => {
  const { session, applications } = await makeSession('T-INT-5', ['Ibarra']);
  await publish(session);
  const [token] = await tokensOf(applications[0]!);
  await sql`update interviews.slot set answer_by = '2026-11-20T08:00:00+08:00' where application_id = ${applications[0]}`.execute(
    app.server.db,
  );
  const expired = await guest.call(response.readInvitation, { query: { token: token! } });
  const guessed = await guest.call(response.readInvitation, { query: { token: 'A'.repeat(32) } });
  assert.deepEqual([expired.status, expired.body], [guessed.status, guessed.body]);
  const statuses: number[] = [];
  for (let at = 0; at < 31; at += 1)
    statuses.push((await guest.call(response.answerInvitation, { body: { token: `guess-${at}`, answer: 'ACCEPT' } })).status);
  assert.deepEqual([statuses[0], statuses.at(-1)], [200, 429]);
  await sql`delete from interviews.wrong_guess`.execute(app.server.db);
});

test('a moved slot has a link of its own and voids the old one; a cancelled one is told; who came is marked once the slot begins', async () => {
  const { db } = app.server;
  const { post, session, applications } = await makeSession('T-INT-6', ['Jose', 'Kintanar']);
  await publish(session);
  const schedule = async () => (await staff.call(contract.readSchedule, { params: { id: post } })).body.sessions[0]!.slots;
  const [one, two] = await schedule();
  const [old] = await tokensOf(applications[0]!);
  const move = (start: number) =>
    staff.call(contract.moveSlot, { params: { id: one!.id }, body: { session_id: session, start, reason: 'The panel asked' } });
  assert.equal((await move(two!.start)).status, 422, 'the hour is taken');
  assert.equal((await move(600)).status, 200);
  assert.deepEqual(await stateOf(applications[0]!), ['RESCHEDULED', 'PENDING']);
  const tokens = await tokensOf(applications[0]!);
  assert.equal(new Set(tokens).size, 2);
  assert.equal((await guest.call(response.readInvitation, { query: { token: old! } })).body.invitation, null);
  const fresh = tokens.find((token) => token !== old)!;
  assert.ok((await guest.call(response.readInvitation, { query: { token: fresh } })).body.invitation);

  const mark = (id: number, attended: boolean) => staff.call(contract.markAttendance, { params: { id }, body: { attended } });
  assert.equal((await mark(two!.id, true)).status, 409, 'it has not begun');
  await sql`
    update interviews.session set day = '2026-11-19' where id = ${session}`.execute(db);
  await sql`update interviews.slot set during = tstzrange(lower(during) - interval '6 days', upper(during) - interval '6 days') where session_id = ${session}`.execute(
    db,
  );
  assert.equal((await mark(two!.id, true)).status, 200);
  assert.equal((await mark(two!.id, false)).status, 409, 'it is marked');
  const moved = (await schedule()).find(({ application_id, state }) => application_id === applications[0] && state === 'PENDING')!;
  assert.equal((await mark(moved.id, false)).status, 200);
  const { rows } = await sql<{ state: string }>`select state from applicants.application where post_id = ${post} order by id`.execute(db);
  assert.deepEqual(
    rows.map(({ state }) => state),
    ['NO_SHOW', 'INTERVIEWED'],
  );
});

test('a cancelled session tells its applicants once and frees its room and its panel', async () => {
  const member = people.deanOfArtsAndSciences.id;
  const { session, applications } = await makeSession('T-INT-7', ['Lopez'], { panel: [member], venue: 'Hall' });
  await publish(session);
  const paper = await staff.call(contract.printProgramme, { params: { id: session } });
  assert.equal(paper.status, 200);
  assert.equal((await staff.call(contract.fetchSessionCalendar, { params: { id: session } })).status, 200);
  assert.equal((await (await app.as('dean')).call(contract.printProgramme, { params: { id: session } })).status, 200, 'the panel reads it');
  assert.equal((await (await app.as('employee')).call(contract.printProgramme, { params: { id: session } })).status, 404);
  const cancel = () => staff.call(contract.cancelSession, { params: { id: session }, body: { reason: 'A storm is near' } });
  assert.deepEqual([(await cancel()).status, (await cancel()).status], [200, 409]);
  assert.deepEqual(await stateOf(applications[0]!), ['CANCELLED']);
  await makeSession('T-INT-8', ['Mabini'], { panel: [member], venue: 'Hall' });
});

test('a second notice comes at half time, silence is noted after the deadline, and those who accepted are reminded', async () => {
  const { db } = app.server;
  const { session, applications } = await makeSession('T-INT-9', ['Navarro', 'Ocampo', 'Paz']);
  await publish(session);
  const at = (application: number, starts: string, answerBy: string, state: string) =>
    sql`
    update interviews.slot set during = tstzrange(${starts}::timestamptz, ${starts}::timestamptz + interval '20 minutes'), answer_by = ${answerBy}::timestamptz,
      notified_at = '2026-11-17T09:00:00+08:00', state = ${state} where application_id = ${application}`.execute(db);
  await at(applications[0]!, '2026-11-23T08:00:00+08:00', '2026-11-22T08:00:00+08:00', 'PENDING');
  await at(applications[1]!, '2026-11-21T10:00:00+08:00', '2026-11-20T08:00:00+08:00', 'PENDING');
  await at(applications[2]!, '2026-11-21T08:00:00+08:00', '2026-11-20T08:00:00+08:00', 'ACCEPTED');
  const run = () => remindApplicantsJob.run({ server: app.server, accountId: 0, runId: 'a-test', progress: async () => undefined }, {});
  await run();
  await run();
  const { rows } = await sql<{ cause: string }>`
    select regexp_replace(cause, '\\d+:', '') as cause from applicants.letter where application_id = any(${applications}::integer[]) order by application_id, id`.execute(
    db,
  );
  assert.deepEqual(
    rows.map(({ cause }) => cause),
    ['slot:1', 'slot:2', 'slot:1', 'slot:1', 'slot:3'],
  );
  assert.deepEqual(await stateOf(applications[1]!), ['NO_RESPONSE']);
  assert.equal((await tokensOf(applications[0]!)).length, 2);
});
