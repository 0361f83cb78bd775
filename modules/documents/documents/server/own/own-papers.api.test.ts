import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { listNotifications } from '@talaan/notifications/contract.ts';
import { listDocuments, readDocument } from '../../contract/documents.ts';
import { listOwnPapers, readOwnPaper } from '../../contract/own-papers.ts';
import { listPeople } from '../../contract/register.ts';
import { takeSteps } from '../../contract/steps.ts';
import { openCounters, type Counters } from '../fixtures/open-counters.ts';

let app: TestApp;
let c: Counters;
let faculty: Caller;
let facultyId: number;
before(async () => {
  app = await startTestApp();
  c = await openCounters(app);
  faculty = await app.as('vpaa');
  const account = await app.server.db
    .selectFrom('identity.account')
    .select('personnel_id')
    .where('email', '=', 'vpaa@talaan.example')
    .executeTakeFirstOrThrow();
  facultyId = account.personnel_id!;
});
after(() => app.close());

const own = async (number: string) => (await faculty.call(listOwnPapers, { query: { term: number } })).body.papers;
const bell = async () => (await faculty.call(listNotifications, { query: {} })).body.notifications.map(({ title }) => title);

test('an employee follows the paper that they handed in, without the notes of offices', async () => {
  const { id, tracking_no: number } = await c.add('CAS', { sender_person_id: facultyId });
  await c.done('CAS', 'forward', id, { to: [c.office.HRMO], note: 'Look at this closely.' });
  await c.done('HRMO', 'receive', id);
  const [row] = await own(number!);
  assert.equal(row!.own_as, 'sent');
  assert.equal(row!.holder!.acronym, 'HRMO');
  const { paper } = (await faculty.call(readOwnPaper, { params: { id } })).body;
  assert.deepEqual(
    paper.stays.map(({ office, note }) => [office.acronym, note]),
    [
      ['CAS', ''],
      ['HRMO', ''],
    ],
  );
  await c.done('HRMO', 'ready', id, { reason: 'Bring your card.' });
  assert.ok((await bell()).includes(`${number} is ready for pick-up`));
  const after = (await faculty.call(readOwnPaper, { params: { id } })).body.paper;
  assert.deepEqual(
    after.said.map(({ label, reason }) => [label, reason]),
    [['Ready for pick-up', 'Bring your card.']],
  );
});

test('a draft and the paper of another are not shown', async () => {
  const draft = await c.add('CAS', { sender_person_id: facultyId, register: false });
  const other = await c.add('CAS');
  for (const { id } of [draft, other]) assert.equal((await faculty.call(readOwnPaper, { params: { id } })).status, 404);
});

test('only a paper from inside is handed in by an employee, who is on record', async () => {
  const external = c.add('CAS', { kind: 'EXTERNAL_IN', sender_person_id: facultyId });
  await assert.rejects(external, /handed in by an employee/);
  await assert.rejects(c.add('CAS', { sender_person_id: 2_000_000_000 }), /There is no such employee/);
});

test('a paper goes to the attention of a person of the office, who is told when it is received', async () => {
  const hrPerson = await app.server.db
    .selectFrom('identity.account as a')
    .innerJoin('personnel.person as p', 'p.id', 'a.personnel_id')
    .select(['a.personnel_id', 'p.surname'])
    .where('a.email', '=', 'hr@talaan.example')
    .executeTakeFirstOrThrow();
  const found = async (office: number) => (await c.clerk.CAS.call(listPeople, { query: { term: hrPerson.surname, office } })).body.people;
  assert.ok((await found(c.office.HRMO)).some(({ id }) => id === hrPerson.personnel_id));
  assert.ok((await found(c.office.ACCT)).every(({ id }) => id !== hrPerson.personnel_id));
  assert.deepEqual((await c.clerk.CAS.call(listPeople, { query: { term: '' } })).body.people, [], 'without a name none is told');
  const { id } = await c.add('CAS');
  const outside = await c.step('CAS', 'forward', id, { to: [c.office.HRMO], to_person_id: facultyId });
  assert.equal(outside.status, 422);
  const several = await c.step('CAS', 'forward', id, { to: [c.office.HRMO, c.office.ACCT], to_person_id: hrPerson.personnel_id });
  assert.equal(several.status, 422);
  await c.done('CAS', 'forward', id, { to: [c.office.HRMO], to_person_id: hrPerson.personnel_id, note: 'Please call me.' });
  const page = await c.page('CAS', id);
  assert.ok(page.for_person);
  const offRoute = await c.clerk.OP.call(readDocument, { params: { id }, query: { office: c.office.OP } });
  assert.equal(offRoute.body.document.for_person, null, 'an office off the route reads no names');
  const mine = await c.clerk.HRMO.call(listDocuments, { query: { office: c.office.HRMO, list: 'incoming', for_me: '1' } });
  assert.ok(mine.body.documents.some((one) => one.id === id));
  const theirs = await c.clerk.HRMO.call(readOwnPaper, { params: { id } });
  assert.equal(theirs.body.paper.own_as, 'addressed');
  assert.equal(theirs.body.paper.stays.at(-1)!.note, 'Please call me.');
  // Once the forward is cancelled, it is not theirs any more.
  await c.done('CAS', 'cancel_forward', id);
  assert.equal((await c.clerk.HRMO.call(readOwnPaper, { params: { id } })).status, 404);
  assert.equal((await c.page('CAS', id)).for_person, null);
});

test('the addressee who does not receive it themselves is told', async () => {
  const { id, tracking_no: number } = await c.add('CAS');
  await c.done('CAS', 'forward', id, { to: [c.office.ACCT], to_person_id: people.headOfAccounting.id });
  const titles = async () => (await c.clerk.ACCT.call(listNotifications, { query: {} })).body.notifications.map(({ title }) => title);
  assert.ok(!(await titles()).includes(`${number} came to ACCT for your attention`));
  const received = await c.second.call(takeSteps, {
    body: { action: 'receive', office_id: c.office.ACCT, ids: [id] },
  });
  assert.equal(received.status, 200);
  assert.ok((await titles()).includes(`${number} came to ACCT for your attention`));
});
