import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { readDayActions } from '@talaan/attendance/contract/days.ts';
import { uploadDocument } from '@talaan/kernel/contract/files.ts';
import { listNotifications } from '@talaan/notifications/contract.ts';
import { readInbox } from '@talaan/requests/contract/inbox.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { previewRoute, readTimeline } from '@talaan/requests/contract/timeline.ts';
import { computeDueDays, takeHours } from '@talaan/attendance/server/public.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { startClock } from '@talaan/kernel/server/clock.ts';
import * as contract from '../contract/trips.ts';
import { askForCertificates } from './trips/ask-certificates-job.ts';

let app: TestApp;
let hr: Caller;
let head: Caller;
let employee: Caller;
let president: Caller;
before(async () => {
  app = await startTestApp();
  [hr, head, employee, president] = (await Promise.all(['hr', 'head', 'employee', 'president'].map((who) => app.as(who)))) as [
    Caller,
    Caller,
    Caller,
    Caller,
  ];
});
after(() => app.close());

const values = (change: object = {}) => ({
  personnel_id: null as number | null,
  first_day: '2026-11-12',
  last_day: '2026-11-13',
  part: 'DAY' as const,
  from_minute: null,
  to_minute: null,
  destination: 'COA Regional Office, San Fernando',
  purpose: 'Exit conference',
  is_abroad: false,
  foreign_authority: '',
  transport: 'UNIVERSITY' as const,
  basis: '',
  expenses: '',
  companions: [] as number[],
  ...change,
});

async function file(change: object = {}, who = employee): Promise<number> {
  const { status, body } = await who.call(contract.fileTrip, { body: values(change) });
  assert.equal(status, 200, JSON.stringify(body));
  return body.id;
}

async function step(who: Caller, id: number, action: string, remarks = '') {
  const { seen } = (await who.call(readTimeline, { params: { id } })).body.request;
  return who.call(takeStep, { params: { id }, body: { action, seen, remarks } });
}

async function approve(id: number): Promise<void> {
  for (const [who, action] of [
    [head, 'recommend'],
    [president, 'approve'],
  ] as const) {
    const { status, body } = await step(who, id, action);
    assert.equal(status, 200, JSON.stringify(body));
  }
}

/** What the days of a person came to, computed now. */
async function statuses(personnelId: number, ...days: string[]): Promise<(string | undefined)[]> {
  await computeDueDays({ pool: app.server.pool, clock: startClock(Temporal.Instant.from('2026-11-20T09:00:00+08:00')) });
  const { rows } = await sql<{ date: string; status: string; word: string | null }>`
    select date, status, word from attendance.day where personnel_id = ${personnelId} and date = any(${days}::date[]) order by date`.execute(
    app.server.db,
  );
  return rows.map(({ status, word }) => (status === 'OB' ? `OB ${word}` : status));
}

test('travel goes to the head and the President; its days and those of companions print the order, and cancelling restores them', async () => {
  const [owner, dean] = [people.accountingClerk.id, people.deanOfArtsAndSciences.id];
  const days = ['2026-11-12', '2026-11-13'];
  const before = [await statuses(owner, ...days), await statuses(dean, ...days)];
  const id = await file({ companions: [dean] });
  const waiting = (await head.call(readInbox, { query: { kind: 'travel' } })).body.requests;
  assert.ok(waiting.some((row) => row.id === id && row.screen === `/account/ob?trip=${id}`));
  await approve(id);
  const { trip } = (await employee.call(contract.readTrip, { params: { id } })).body;
  assert.match(trip.order_no!, /^TO-2026-\d{4}$/);
  assert.deepEqual(
    trip.travelers.map(({ personnel_id }) => personnel_id),
    [owner, dean],
  );
  const printed = [`OB OB ${trip.order_no}`, `OB OB ${trip.order_no}`];
  assert.deepEqual([await statuses(owner, ...days), await statuses(dean, ...days)], [printed, printed]);
  const told = (await (await app.as('dean')).call(listNotifications)).body.notifications;
  assert.ok(told.some(({ title }) => title === 'You travel on official business'));
  const { rows } =
    await sql`select 1 from requests.absence where personnel_id = ${dean} and cause = 'travel' and source_id = ${id}`.execute(
      app.server.db,
    );
  assert.equal(rows.length, 1, 'a head who travels does not decide meanwhile');

  assert.equal((await step(employee, id, 'cancel', 'The host moved it')).status, 200);
  assert.deepEqual([await statuses(owner, ...days), await statuses(dean, ...days)], before);
  const left = await sql`select 1 from requests.absence where cause = 'travel' and source_id = ${id}`.execute(app.server.db);
  assert.equal(left.rows.length, 0);
  const paper = await sql<{ withdrawn_because: string }>`select withdrawn_because from papers.paper where code = ${trip.code}`.execute(
    app.server.db,
  );
  assert.equal(paper.rows[0]!.withdrawn_because, 'The travel was cancelled.');
  assert.equal((await head.call(contract.printTravelOrder, { params: { id } })).status, 409);
});

test('one of the people never decides, and those who have no part in a trip do not see it', async () => {
  const id = await file({ first_day: '2027-01-11', last_day: '2027-01-12', companions: [people.headOfAccounting.id] });
  assert.equal((await step(head, id, 'recommend')).status, 404, 'the route climbs over a head who travels along');
  const faculty = await app.as('faculty');
  assert.equal((await faculty.call(contract.readTrip, { params: { id } })).status, 404);
  assert.equal((await faculty.call(contract.printTravelOrder, { params: { id } })).status, 404);
  assert.equal((await hr.call(contract.readTrip, { params: { id } })).status, 200);
  const mine = (await head.call(contract.listTrips)).body.trips;
  assert.ok(
    mine.some((row) => row.id === id),
    'a companion has it among their own',
  );
  assert.equal((await head.call(readTimeline, { params: { id } })).status, 200);
});

test('the face of who goes is seen by those who reach them, and not by those who only travel along', async () => {
  await app.server.pool.query("update identity.account set avatar_path = '/avatars/of-' || personnel_id where personnel_id is not null");
  const id = await file({ first_day: '2027-01-25', last_day: '2027-01-26', companions: [people.deanOfArtsAndSciences.id] });
  const face = async (who: Caller, whose: 'mine' | 'department' | 'all') => {
    const { trips } = (await who.call(contract.listTrips, { query: { whose, per_page: 999 } })).body;
    return trips.find((row) => row.id === id)?.avatar;
  };
  const own = `/avatars/of-${people.accountingClerk.id}`;
  assert.deepEqual([await face(employee, 'mine'), await face(head, 'department'), await face(hr, 'all')], [own, own, own]);
  assert.equal(await face(await app.as('dean'), 'mine'), null);
});

test('what takes the same hours already is refused by its name', async () => {
  const head = people.headOfAccounting.id;
  const id = await file({ first_day: '2027-01-18', last_day: '2027-01-20' });
  const refusedOn = async (change: object) => {
    const { status, body } = await employee.call(contract.fileTrip, { body: values(change) });
    return [status, (body as { errors?: Record<string, string[]> }).errors?.first_day?.[0]];
  };
  const [status, message] = await refusedOn({ first_day: '2027-01-20', last_day: '2027-01-21', destination: 'Elsewhere' });
  assert.equal(status, 422);
  assert.match(String(message), /travels to COA Regional Office, San Fernando then \(18 to 20 Jan 2027\)/);
  assert.equal((await step(employee, id, 'withdraw', 'Not needed')).status, 200);
  const hours = { first_day: '2027-01-20', last_day: '2027-01-20', part: 'HOURS', from_minute: 480, to_minute: 600 };
  await file(hours);
  assert.equal((await refusedOn({ ...hours, from_minute: 540, to_minute: 660 }))[0], 422);
  await file({ ...hours, from_minute: 600, to_minute: 660 });
  const leave = { personnelId: head, from: '2027-02-01', to: '2027-02-05', minutes: { from: 0, to: 720 }, what: 'is on leave' };
  const take = (change: object = {}) =>
    app.server.db.transaction().execute((db) => takeHours(db, 'leave', new Map([[1, [{ ...leave, ...change }]]])));
  await take();
  await assert.rejects(take({ personnelId: people.accountingClerk.id, from: '2027-01-20' }), /nobody_is_away_twice_at_once/);
  assert.match(
    String((await refusedOn({ first_day: '2027-02-04', last_day: '2027-02-06', companions: [head] }))[1]),
    /is on leave then \(1 to 5 Feb 2027, mornings\)/,
  );
});

test('travel abroad is not approved without its authority; returned and corrected it is, and the President decides it', async () => {
  const route = (await employee.call(previewRoute, { query: { kind: 'travel', days: 1, type: 'abroad' } })).body.route;
  assert.equal(route.at(-1)!.because, 'travel abroad');
  const days = { first_day: '2027-03-01', last_day: '2027-03-01', is_abroad: true, destination: 'Hanoi' };
  const id = await file(days);
  assert.equal((await step(head, id, 'recommend')).status, 200);
  const refused = await step(president, id, 'approve');
  assert.equal(refused.status, 409);
  assert.match((refused.body as unknown as { message: string }).message, /authority of the Board or of CHED/);
  assert.equal((await step(president, id, 'return', 'Enter the authority')).status, 200);
  const {
    personnel_id: _who,
    companions: _people,
    ...again
  } = values({ ...days, destination: 'Hue', foreign_authority: 'CHED 12, s. 2026' });
  assert.equal((await employee.call(contract.resubmitTrip, { params: { id }, body: again })).status, 200);
  assert.equal((await employee.call(readTimeline, { params: { id } })).body.request.title, '1 Mar 2027, Hue');
  await approve(id);
});

test('shortened travel has a new order, and the days left out are as before', async () => {
  const owner = people.accountingClerk.id;
  const days = ['2026-11-09', '2026-11-10', '2026-11-11'];
  const before = await statuses(owner, ...days);
  const id = await file({ first_day: days[0], last_day: days[2] });
  await approve(id);
  const first = (await employee.call(contract.readTrip, { params: { id } })).body.trip;
  const shorten = (body: { first_day: string; last_day: string; remarks: string }) =>
    employee.call(contract.shortenTrip, { params: { id }, body });
  assert.equal((await shorten({ first_day: days[0]!, last_day: '2026-11-12', remarks: 'longer' })).status, 422);
  assert.equal((await shorten({ first_day: days[1]!, last_day: days[1]!, remarks: 'Done early' })).status, 200);
  const { trip } = (await employee.call(contract.readTrip, { params: { id } })).body;
  assert.notEqual(trip.order_no, first.order_no);
  assert.deepEqual(await statuses(owner, ...days), [before[0], `OB OB ${trip.order_no}`, before[2]]);
  for (const endpoint of [contract.printTravelOrder, contract.printAppearance])
    assert.equal((await employee.call(endpoint, { params: { id } })).status, 200);
});

test('the certificate of appearance completes travel, on its last day or after it', async () => {
  const upload = async () =>
    (await employee.call(uploadDocument, { file: { name: 'appearance.pdf', content: Buffer.from('%PDF-1.4\n%%EOF') } })).body.path;
  const complete = async (id: number) =>
    employee.call(contract.completeTrip, { params: { id }, body: { attachment_path: await upload() } });
  const ahead = await file({ first_day: '2027-04-05', last_day: '2027-04-06' });
  await approve(ahead);
  assert.equal((await complete(ahead)).status, 409);
  const id = await file({ first_day: '2026-11-18', last_day: '2026-11-19' });
  await approve(id);
  assert.ok((await employee.call(contract.listTrips, { query: { show: 'lacking' } })).body.trips.some((row) => row.id === id));
  assert.equal((await complete(id)).status, 200);
  assert.equal((await hr.call(contract.readAppearance, { params: { id } })).status, 200);
  assert.equal((await step(employee, id, 'cancel', 'Too late')).status, 409);
});

test('HR and the clerk of an office file for others within their reach', async () => {
  const faculty = people.teacherOfMathematics.id;
  const body = { personnel_id: faculty, first_day: '2027-05-03', last_day: '2027-05-04' };
  const clerk = await app.as('clerk');
  assert.equal((await employee.call(contract.fileTrip, { body: values(body) })).status, 404);
  const id = await file(body, clerk);
  assert.equal((await clerk.call(contract.readTrip, { params: { id } })).status, 200);
  assert.ok((await clerk.call(contract.listTrips, { query: { whose: 'department' } })).body.trips.some((row) => row.id === id));
  assert.equal((await clerk.call(contract.fileTrip, { body: values({ ...body, personnel_id: people.accountingClerk.id }) })).status, 404);
  await file({ ...body, first_day: '2027-05-10', last_day: '2027-05-10' }, hr);
});

test('travel that ended too long ago is filed by HR, is not offered on its day, and is corrected however late it is returned', async () => {
  const date = '2026-11-04';
  const late = await employee.call(contract.fileTrip, { body: values({ first_day: date, last_day: date }) });
  assert.deepEqual(Object.keys((late.body as unknown as { errors: object }).errors), ['last_day']);
  const { actions, refusals } = (await employee.call(readDayActions, { params: { date } })).body;
  assert.ok(!actions.some(({ name }) => name === 'official-business'));
  assert.match(refusals.find(({ name }) => name === 'official-business')!.helper!.who, /^HR for your office: ./);
  const days = { first_day: date, last_day: date, personnel_id: people.accountingClerk.id };
  const id = await file(days, hr);
  assert.equal((await step(head, id, 'return', 'Which office?')).status, 200);
  const { personnel_id: _, companions: __, ...body } = values({ ...days, purpose: 'Exit conference of the audit' });
  assert.equal((await employee.call(contract.resubmitTrip, { params: { id }, body })).status, 200);
  assert.equal((await step(employee, id, 'withdraw', 'Not needed')).status, 200);
});

test('an order names as many people as the agency set for the day of filing', async () => {
  await sql`
    insert into attendance.agency_setting (module, name, effective_on, value, reason, set_by, set_at)
    values ('travel', 'mostTravelers', '2026-11-01', 1, 'Office order 12', ${people.hrOfficer.accountId}, now())`.execute(app.server.db);
  const two = values({ first_day: '2027-03-08', last_day: '2027-03-08', companions: [people.headOfAccounting.id] });
  const { status, body } = await employee.call(contract.fileTrip, { body: two });
  assert.deepEqual([status, (body as { errors?: object }).errors], [422, { companions: ['One order names at most 1 person.'] }]);
});

test('the certificate of appearance is asked for once, the set working days after the travel; on its screen it is still missing', async () => {
  const id = await file({ first_day: '2026-11-05', last_day: '2026-11-06' });
  await approve(id);
  const asked = async () => {
    const { rows } = await sql<{ description: string }>`
      select n.description from notifications.notification n where n.title = 'Add the certificate of appearance' and n.link = ${`/account/ob?trip=${id}`}`.execute(
      app.server.db,
    );
    return rows.map(({ description }) => description);
  };
  const ask = (today: string) => app.server.db.transaction().execute((db) => askForCertificates(app.server, db, today));
  await ask('2026-11-12');
  assert.deepEqual(await asked(), [], 'four working days after it');
  await ask('2026-11-13');
  await ask('2026-11-16');
  assert.deepEqual(await asked(), [
    'COA Regional Office, San Fernando: your travel ended on 6 Nov 2026. The signed certificate completes it.',
  ]);
});

test('HR approves travel of the President once its basis names the authority of the Board or of CHED', async () => {
  const trip = { first_day: '2027-04-12', last_day: '2027-04-13' };
  const without = await file(trip, president);
  const { status, body } = await step(hr, without, 'recommend');
  assert.equal(status, 409);
  assert.match(JSON.stringify(body), /authorized by the Board or by CHED/);
  assert.equal((await step(president, without, 'withdraw', 'Filed again')).status, 200);
  const id = await file({ ...trip, basis: 'Board Resolution No. 31, s. 2027' }, president);
  assert.equal((await step(hr, id, 'recommend')).status, 200);
  assert.equal((await hr.call(contract.readTrip, { params: { id } })).body.trip.state, 'APPROVED', 'HR recommends and approves at once');
});
