import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { listNotifications } from '@talaan/notifications/contract.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import * as contract from '../../contract/notices.ts';

let app: TestApp;
let officer: Caller;
let employee: Caller;
let nobody: Caller;

before(async () => {
  app = await startTestApp();
  [officer, employee, nobody] = await Promise.all([app.as('privacy'), app.as('employee'), app.as('nobody')]);
});
after(() => app.close());

const words = {
  english: 'The university keeps what the law asks it to keep, and says so here.',
  filipino: 'Itinatago ng unibersidad ang hinihingi ng batas, at sinasabi ito rito.',
};
const rowOf = async (title: string) => (await officer.call(contract.listNotices)).body.notices.find((row) => row.title === title)!;
const draft = async (title: string) => {
  assert.equal((await officer.call(contract.draftNotice, { body: { ...words, title } })).status, 200);
  return (await rowOf(title)).id;
};
const seen = (version: number | undefined) => ({ headers: { 'if-match': String(version) } });
const read = (id: number) => officer.call(contract.readNotice, { params: { id } });
const publish = async (id: number, effective_on: string) => {
  const { version } = (await read(id)).body;
  return officer.call(contract.publishNotice, { params: { id }, body: { effective_on }, ...seen(version) });
};
const shown = async (edition?: number) => (await nobody.call(contract.showNotice, { query: { edition } })).body;

test('anyone reads the notice in force without signing in, in both languages, and the editions before it', async () => {
  const { notice, editions } = await shown();
  assert.equal(notice.title, 'Privacy notice, second edition');
  assert.match(notice.english, /National Privacy Commission/);
  assert.match(notice.filipino, /karapatan/);
  assert.deepEqual(
    editions.map(({ state }) => state),
    ['in_force', 'earlier'],
  );
  assert.equal((await shown(editions[1]!.id)).notice.title, 'Privacy notice, first edition');
});

test('a draft is read by nobody but the officer; published for a day to come it follows on that day, and all are notified once', async () => {
  const id = await draft('Third edition');
  assert.equal((await nobody.call(contract.showNotice, { query: { edition: id } })).status, 404);
  assert.equal((await employee.call(contract.confirmNotice, { body: { notice: id } })).status, 404);
  assert.equal((await employee.call(contract.readNotice, { params: { id } })).status, 403);
  assert.equal((await publish(id, '2026-11-19')).status, 422, 'a day that is past');
  assert.equal((await publish(id, '2027-01-01')).status, 200);
  const { notice, editions } = await shown();
  assert.equal(notice.title, 'Privacy notice, second edition');
  assert.deepEqual(editions[0], { id, title: 'Third edition', effective_on: '2027-01-01', state: 'to_come' });
  const told = (await employee.call(listNotifications)).body.notifications.filter(({ title }) => title === 'New privacy notice');
  assert.deepEqual(
    told.map(({ description }) => description),
    ['Third edition: in force from 1 Jan 2027.'],
  );
});

test('what is published stays as it is, also in the database; two editions never begin on one day', async () => {
  const { id } = await rowOf('Third edition');
  const { version } = (await read(id)).body;
  const body = { ...words, title: 'Another name' };
  assert.equal((await officer.call(contract.editNotice, { params: { id }, body, ...seen(version) })).status, 409);
  assert.equal((await officer.call(contract.removeNotice, { params: { id } })).status, 409);
  await assert.rejects(app.owner.query(`update privacy.notice set english = 'x' where id = ${id}`), /append-only/);
  const other = await draft('Fourth edition');
  const refused = await publish(other, '2027-01-01');
  assert.equal(refused.status, 422);
  assert.equal((await officer.call(contract.removeNotice, { params: { id: other } })).status, 200);
});

test('of two officers who publish one draft at the same moment one does; a draft changed in another tab is not overwritten', async () => {
  const id = await draft('Fifth edition');
  const { version } = (await read(id)).body;
  const send = (effective_on: string) => officer.call(contract.publishNotice, { params: { id }, body: { effective_on }, ...seen(version) });
  const edited = { params: { id }, body: { ...words, title: 'Fifth edition', english: `${words.english} More.` }, ...seen(version) };
  assert.equal((await officer.call(contract.editNotice, edited)).status, 200);
  assert.equal((await send('2027-02-01')).status, 409, 'what one saw is not what is published');
  const now = (await read(id)).body.version;
  const answers = await Promise.all(
    ['2027-02-01', '2027-03-01'].map((effective_on) =>
      officer.call(contract.publishNotice, { params: { id }, body: { effective_on }, ...seen(now) }),
    ),
  );
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 409],
  );
});

test('an employee confirms the reading once, however often it is pressed; the officer counts it', async () => {
  const own = async () => (await employee.call(contract.readOwnNotice)).body.notice!;
  const { id } = await own();
  await app.owner.query(`delete from privacy.notice_reading where notice_id = ${id}`);
  assert.equal((await own()).read_at, null);
  await Promise.all([1, 2, 3].map(() => employee.call(contract.confirmNotice, { body: { notice: id } })));
  assert.notEqual((await own()).read_at, null);
  assert.equal((await rowOf('Privacy notice, second edition')).readers, 1);
});
