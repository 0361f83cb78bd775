import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { listDailyAttendance } from '@talaan/attendance/contract/days.ts';
import { me } from '@talaan/identity/contract.ts';
import { inPlaceOf } from '@talaan/kernel/server/acting.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { offices, people } from '@talaan/testing/demo-records.ts';
import { onDay } from '@talaan/testing/on-day.ts';
import * as acting from '../../contract/acting-heads.ts';

let app: TestApp;
let head: Caller;
let employee: Caller;
before(async () => {
  app = await startTestApp();
  head = await app.as('head');
  employee = await app.as('employee');
});
after(() => app.close());

test('within their days an officer in charge has what the head has, on the first and on the last, and outside them nothing', async () => {
  const records = await app.as('records');
  const acts = (day: string) =>
    onDay(app, day, async () => (await records.call(listDailyAttendance, { query: { date: '2026-11-18' } })).status === 200);
  assert.deepEqual(
    [await acts('2026-11-16'), await acts('2026-11-17'), await acts('2026-12-01'), await acts('2026-12-02')],
    [false, true, true, false],
  );
});

test('they reach the people of that office and its units, and nobody else', async () => {
  const records = await app.as('records');
  const { body } = await records.call(listDailyAttendance, { query: { date: '2026-11-18', per_page: 999 } });
  const offices = new Set(await officesOf(body.personnel.map(({ id }) => id)));
  assert.ok(offices.has('GSO'));
  assert.ok(
    [...offices].every((one) => ['GSO', 'SSO', 'MPU'].includes(one)),
    [...offices].join(' '),
  );
});

test('for whom they act and until when is told with who they are, and it makes no role of theirs', async () => {
  const { user } = (await (await app.as('records')).call(me)).body;
  assert.deepEqual(
    user.acting_for.map(({ department, until }) => [department.fullname, until]),
    [['General Services Office', '2026-12-01']],
  );
  assert.ok(user.acting_for[0]!.head);
  assert.ok(user.allowed_views.includes('EDATSDEPTHEAD'));
  assert.deepEqual(
    user.roles.map(({ name }) => name),
    ['Employee', 'Records officer'],
  );
});

test('what they write is recorded as done in the place of the head, and what they do in their own right is not', async () => {
  const actor = (await app.server.readActor((await app.as('records')).token!))!;
  const [office] = await rows<{ head: number; tree_from: number }>(
    `select h.personnel_id as head, o.tree_from from organization.office o join organization.head h on h.office_id = o.id and not h.is_acting
     where o.id = ${offices.generalServices.id} and h.during @> date '2026-11-20'`,
  );
  assert.equal(inPlaceOf(actor, ['EDATSDEPTHEAD']), office!.head);
  assert.equal(inPlaceOf(actor, ['EDATSDEPTHEAD'], office!.tree_from), office!.head);
  assert.equal(inPlaceOf(actor, ['EDATSDEPTHEAD'], 1), null, 'not for an office of somebody else');
  assert.equal(inPlaceOf(actor, ['DTS']), null, 'the records officer tracks documents in their own right');
  const call = { db: app.server.db, actor, now: app.server.clock.now(), requestId: 'x', inPlaceOf: inPlaceOf(actor, ['EDATSDEPTHEAD']) };
  await recordChange(call, { action: 'approve as officer in charge', subject: 'x:1' });
  const [event] = await rows<{ on_behalf_of: number }>(
    "select on_behalf_of from kernel.audit_event where action = 'approve as officer in charge'",
  );
  assert.equal(event!.on_behalf_of, office!.head);
});

test('a head names who acts for them, and that person may act from the next call on', async () => {
  const user = async () => (await employee.call(me)).body.user;
  const views = async () => (await user()).allowed_views;
  assert.equal((await views()).includes('EDATSDEPTHEAD'), false);
  const { status, body } = await name(head, {
    office: offices.accounting,
    person: people.accountingClerk,
    from: '2026-11-20',
    to: '2026-11-24',
  });
  assert.equal(status, 200);
  assert.ok((await views()).includes('EDATSDEPTHEAD'));
  assert.deepEqual(
    (await user()).acting_for.map(({ department, until }) => [department.fullname, until]),
    [['Accounting Office', '2026-11-24']],
  );
  const ended = await head.call(acting.endActingHead, { params: { id: body.id }, body: { reason: 'Back early' } });
  assert.equal(ended.status, 200);
  assert.equal((await views()).includes('EDATSDEPTHEAD'), false, 'ended early, it is over at once');
  assert.deepEqual((await user()).acting_for, []);
});

test('a clerk names for their office and its units only, HR for any', async () => {
  const clerk = await app.as('clerk');
  const days = { person: people.teacherOfMathematics, from: '2027-01-05', to: '2027-01-09' };
  assert.equal((await name(clerk, { office: offices.accounting, ...days })).status, 404);
  assert.equal((await name(clerk, { office: offices.languages, ...days })).status, 200);
  assert.equal((await name(await app.as('hr'), { office: offices.accounting, ...days })).status, 200);
  assert.equal((await name(employee, { office: offices.accounting, ...days })).status, 403);
  const { body } = await clerk.call(acting.listNameableOffices);
  assert.ok(body.offices.every(({ acronym }) => ['CAS', 'DLL', 'DMS', 'DNS', 'DSS'].includes(acronym)));
  const listed = await clerk.call(acting.listActingHeads, { query: { per_page: 100 } });
  assert.ok(listed.body.acting_heads.every(({ acronym }) => ['CAS', 'DLL', 'DMS', 'DNS', 'DSS'].includes(acronym)));
});

test('a clerk finds anybody by name to be in charge, and the numbers of those within reach alone', async () => {
  const clerk = await app.as('clerk');
  const [near, far] = [people.teacherOfMathematics, people.accountingClerk];
  const find = async (term: string) => (await clerk.call(acting.findCandidates, { query: { term } })).body.people;
  assert.equal((await find(near.idno))[0]?.fullname, near.fullname);
  assert.deepEqual(await find(far.idno), []);
  const found = (await find(far.fullname)).find(({ fullname }) => fullname === far.fullname);
  assert.equal(found?.idno, null);
  await app.server.pool.query("update identity.account set avatar_path = '/avatars/of-' || personnel_id where personnel_id is not null");
  assert.equal((await find(near.idno))[0]?.avatar, `/avatars/of-${near.id}`);
  assert.deepEqual(
    (await find(far.fullname)).map(({ fullname, avatar }) => [fullname, avatar]),
    [[far.fullname, null]],
  );
});

test('an officer in charge hands the charge on to nobody', async () => {
  const records = await app.as('records');
  assert.equal(
    (await name(records, { office: offices.generalServices, person: people.teacherOfMathematics, from: '2026-12-05', to: '2026-12-06' }))
      .status,
    404,
  );
  const { body } = await records.call(acting.listActingHeads);
  const own = body.acting_heads.find(({ acronym }) => acronym === 'GSO')!;
  assert.equal(own.may_end, false);
  assert.equal((await records.call(acting.endActingHead, { params: { id: own.id }, body: { reason: 'x' } })).status, 404);
});

test('an office has one officer in charge at a time, also when two are named at the same moment', async () => {
  const hr = await app.as('hr');
  const answers = await Promise.all([
    name(hr, { office: offices.library, person: people.teacherOfMathematics, from: '2027-02-01', to: '2027-02-10' }),
    name(hr, { office: offices.library, person: people.clerkOfArtsAndSciences, from: '2027-02-10', to: '2027-02-12' }),
  ]);
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200, 422]));
  assert.equal(
    (await name(hr, { office: offices.library, person: people.clerkOfArtsAndSciences, from: '2027-02-13', to: '2027-02-14' })).status,
    200,
  );
});

test('nobody names themselves, the head, or days that are over', async () => {
  const hr = await app.as('hr');
  const days = { from: '2027-03-01', to: '2027-03-05' };
  for (const [caller, wanted, field] of [
    [hr, { office: offices.library, person: people.hrOfficer, ...days }, 'personnel_id'],
    [hr, { office: offices.accounting, person: people.headOfAccounting, ...days }, 'personnel_id'],
    [hr, { office: offices.library, person: people.clerkOfArtsAndSciences, from: '2026-11-19', to: '2026-11-25' }, 'from'],
    [hr, { office: offices.library, person: people.clerkOfArtsAndSciences, from: '2026-12-19', to: '2026-12-18' }, 'to'],
  ] as const) {
    const { status, body } = await name(caller, wanted);
    assert.equal(status, 422, field);
    assert.ok((body as unknown as { errors: Record<string, string[]> }).errors[field], field);
  }
});

test('past, present and coming ones are listed, those to come taken back', async () => {
  const hr = await app.as('hr');
  const of = async (state: acting.ActingHead['state']) => (await hr.call(acting.listActingHeads, { query: { state } })).body.acting_heads;
  assert.ok((await of('past')).every(({ may_end }) => !may_end));
  assert.ok((await of('current')).some(({ acronym }) => acronym === 'GSO'));
  const coming = (await of('coming')).find(({ acronym }) => acronym === 'DMS')!;
  assert.equal(
    (await hr.call(acting.endActingHead, { params: { id: coming.id }, body: { reason: 'The training was moved' } })).status,
    200,
  );
  assert.ok((await of('coming')).every(({ id }) => id !== coming.id));
});

async function name(caller: Caller, wanted: { office: { id: number }; person: { id: number }; from: string; to: string }) {
  const { office, person, from, to } = wanted;
  return caller.call(acting.nameActingHead, {
    body: { office_id: office.id, personnel_id: person.id, from, to, reason: 'Official travel' },
  });
}

async function officesOf(people: number[]): Promise<string[]> {
  const found = await app.server.pool.query<{ acronym: string }>(
    `select distinct o.acronym from personnel.appointment a join organization.office o on o.id = a.office_id
     where a.personnel_id = any($1) and a.during @> date '2026-11-20'`,
    [people],
  );
  return found.rows.map(({ acronym }) => acronym);
}

async function rows<T extends object>(query: string): Promise<T[]> {
  return (await app.server.pool.query<T>(query)).rows;
}
