import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { uploadDocument } from '@talaan/kernel/contract/files.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { listDocuments } from '../../contract/documents.ts';
import { atTime, openCounters, type Counter, type Counters } from '../fixtures/open-counters.ts';

let app: TestApp;
let c: Counters;
before(async () => {
  app = await startTestApp();
  c = await openCounters(app);
});
after(() => app.close());

const at = <T>(local: string, work: () => Promise<T>) => atTime(app, local, work);
const PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';

const told = async (who: string, number: string) => {
  const { rows } = await sql<{ title: string; description: string }>`
    select n.title, n.description from notifications.notification n join identity.account a on a.id = n.account_id
    where a.email = ${`${who}@talaan.example`} and n.title like ${`%${number}`} order by n.id`.execute(app.server.db);
  return rows;
};
const lost = async (office: Counter) => {
  const query = { office: c.office[office], lost: 1, per_page: 100 };
  return (await c.clerk[office].call(listDocuments, { query })).body.documents.map(({ id }) => id);
};

test('a lost paper is on hold while its offices search: its stay is paused, its due day stays, and only the search ends it', async () => {
  const { id, tracking_no: number } = await at('2026-11-16T08:00', () => c.add('CAS'));
  await at('2026-11-16T08:30', () => c.done('CAS', 'forward', id, { to: [c.office.ACCT] }));
  await at('2026-11-16T09:00', () => c.done('ACCT', 'receive', id));
  const due = (await c.page('ACCT', id)).due_at;
  await at('2026-11-16T10:00', () => c.done('ACCT', 'report_lost', id));
  const page = await c.page('ACCT', id);
  assert.deepEqual([page.state, page.is_lost, page.holder!.acronym, page.hop_due_at, page.due_at], ['HOLD', true, 'ACCT', null, due]);
  assert.ok((await lost('ACCT')).includes(id));
  assert.deepEqual(
    (await told('clerk', number!)).map(({ title }) => title),
    [`Lost: ${number}`],
  );
  assert.equal((await told('records', number!)).length, 1, 'who keeps the records is told too');
  for (const action of ['resume', 'return', 'report_lost'] as const) assert.equal((await c.step('ACCT', action, id)).status, 409, action);
  assert.equal((await c.step('CAS', 'found', id)).status, 409);
  await at('2026-11-18T09:00', () => c.done('ACCT', 'found', id));
  const found = await c.page('ACCT', id);
  assert.deepEqual([found.state, found.is_lost, found.due_at], ['RECEIVED', false, due]);
  assert.equal(found.hop_due_at!.slice(0, 16), '2026-11-19T08:00', 'six office hours of Monday and the eight of Tuesday were left');
  assert.ok(!(await lost('ACCT')).includes(id));
  assert.equal((await told('clerk', number!)).at(-1)!.title, `Found: ${number}`);
});

test('what is lost on its way is reported by the office that sent it, and is on hold there; also what was returned or refused', async () => {
  const forwarded = await c.add('CAS');
  await c.done('CAS', 'forward', forwarded.id, { to: [c.office.ACCT] });
  for (const office of ['ACCT', 'RMO'] as const) assert.equal((await c.step(office, 'report_lost', forwarded.id)).status, 409, office);
  await c.done('CAS', 'report_lost', forwarded.id);
  const page = await c.page('CAS', forwarded.id);
  assert.deepEqual(
    [page.state, page.holder!.acronym, page.hops.map(({ ended_as: end }) => end)],
    ['HOLD', 'CAS', ['FORWARDED', 'CANCELLED', null]],
  );
  await c.done('CAS', 'found', forwarded.id);
  await c.done('CAS', 'forward', forwarded.id, { to: [c.office.ACCT] });
  await c.done('ACCT', 'refuse', forwarded.id);
  await c.done('ACCT', 'report_lost', forwarded.id);
  assert.equal((await c.page('ACCT', forwarded.id)).holder!.acronym, 'ACCT');
  const returned = await c.add('CAS');
  await c.done('CAS', 'forward', returned.id, { to: [c.office.ACCT] });
  await c.done('ACCT', 'receive', returned.id);
  await c.done('ACCT', 'return', returned.id);
  await c.done('ACCT', 'report_lost', returned.id);
  assert.deepEqual([(await c.page('ACCT', returned.id)).is_lost, (await c.page('ACCT', returned.id)).holder!.acronym], [true, 'ACCT']);
});

test('a paper that is on hold, approved or ready for pick-up is lost as well, and goes on where it is found', async () => {
  const [held, approved, ready] = [await c.add('ACCT'), await c.add('ACCT'), await c.add('ACCT')].map(({ id }) => id) as [
    number,
    number,
    number,
  ];
  await c.done('ACCT', 'hold', held);
  await c.done('ACCT', 'approve', approved);
  await c.done('ACCT', 'ready', ready);
  const papers = [held, approved, ready];
  const results = await c.done('ACCT', 'report_lost', papers);
  assert.deepEqual(new Set(results.map(({ outcome }) => outcome)), new Set(['done']));
  assert.deepEqual(
    (await c.page('ACCT', held)).hops[0]!.pauses.map(({ cause }) => cause),
    ['awaiting_document', 'lost'],
  );
  await c.done('ACCT', 'found', papers);
  for (const id of papers) {
    const page = await c.page('ACCT', id);
    assert.deepEqual([page.state, page.hop_due_at === null], ['RECEIVED', false]);
  }
});

test('a certified copy takes the place of a lost paper: the head of the office or the records officer lets it go on, with its scan', async () => {
  const { id, tracking_no: number } = await c.add('CAS', { confidentiality: 'CONFIDENTIAL' });
  await c.done('CAS', 'forward', id, { to: [c.office.ACCT] });
  await c.done('ACCT', 'receive', id);
  await c.done('ACCT', 'report_lost', id, { reason: 'Left in a jeepney.' });
  assert.ok(!(await told('records', number!))[0]!.description.includes('jeepney'), 'the reason of a confidential paper is not told');
  const { path } = (await c.clerk.ACCT.call(uploadDocument, { file: { name: 'copy.pdf', content: PDF } })).body;
  assert.equal((await c.step('ACCT', 'replace', id, { certified_by: '' })).status, 422);
  await c.done('ACCT', 'replace', id, { copy_path: path });
  const page = await c.page('ACCT', id);
  assert.deepEqual([page.state, page.is_lost, page.attachments.map(({ name }) => name)], ['RECEIVED', false, ['copy.pdf']]);
  assert.equal(page.steps[0]!.reason, 'Certified by Lourdes Ramos: The scan of 12 November.');
});
