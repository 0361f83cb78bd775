import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { tries } from '@talaan/testing/tries.ts';
import { exportDocuments, listDocuments } from '../contract/documents.ts';
import { printHistory, printSlips } from '../contract/slips.ts';
import { atTime, openCounters, type Counters } from './fixtures/open-counters.ts';

let app: TestApp;
let c: Counters;
before(async () => {
  app = await startTestApp();
  c = await openCounters(app);
});
after(() => app?.close());

const NUMBERED = tries(40, 2000);
const AT_ONCE = 2;

/** Papers that the Records Office received. */
async function atRecords(count: number, facts = {}): Promise<number[]> {
  const ids = [];
  for (let n = 0; n < count; n++) ids.push((await c.add('RMO', facts)).id);
  return ids;
}

const last = (number: string | null | undefined) => Number(number?.split('-').at(-1));

test('a paper that is released gets the next outgoing number of the Records Office in the year, on its page, in its history and in the search', async () => {
  const [id] = await atRecords(1, { kind: 'EXTERNAL_OUT', subject: 'Letter to the Commission' });
  const [result] = await c.done('RMO', 'release', id!);
  assert.match(result!.outgoing_no!, /^[A-Z0-9]+-RMO-OUT-2026-\d{4}$/);
  assert.equal(result!.message, `Released as ${result!.outgoing_no}.`);
  const page = await c.page('RMO', id!);
  assert.equal(page.outgoing_no, result!.outgoing_no);
  assert.deepEqual(page.steps[0]!.details, { mode: 'By hand', courier: '', tracking: '', outgoing_no: result!.outgoing_no });
  const found = await c.clerk.RMO.call(listDocuments, { query: { term: result!.outgoing_no! } });
  assert.deepEqual(
    found.body.documents.map((row) => row.id),
    [id],
  );
  assert.equal((await c.clerk.RMO.call(exportDocuments, { query: { term: result!.outgoing_no!, format: 'csv' } })).status, 200);
  assert.equal((await c.clerk.RMO.call(printSlips, { query: { ids: [id!], size: 'half' } })).status, 200);
  assert.equal((await c.clerk.RMO.call(printHistory, { params: { id: id! }, query: {} })).status, 200);
});

test('a number that is given before the paper is signed is the one under which it leaves, and stays when it is reopened', async () => {
  const [id] = await atRecords(1);
  const [given] = await c.done('RMO', 'number', id!);
  assert.ok(!(await c.page('RMO', id!)).actions.includes('number'));
  const again = await c.step('RMO', 'number', id!);
  assert.deepEqual([again.status, (again.body as { message: string }).message.includes(given!.outgoing_no!)], [409, true]);
  const [released] = await c.done('RMO', 'release', id!);
  assert.equal(released!.outgoing_no, given!.outgoing_no);
  await c.done('RMO', 'reopen', id!);
  const [next] = await c.done('RMO', 'release', (await atRecords(1))[0]!);
  assert.equal(last(next!.outgoing_no), last(given!.outgoing_no) + 1);
  const [later] = await c.done('RMO', 'release', id!);
  assert.equal(later!.outgoing_no, given!.outgoing_no);
});

test('the Records Office numbers; the office that holds the paper does not', async () => {
  const { id } = await c.add('ACCT');
  assert.ok(!(await c.page('ACCT', id)).actions.includes('number'));
  assert.equal((await c.step('ACCT', 'number', id)).status, 409);
  await c.done('ACCT', 'approve', id);
  await c.done('RMO', 'number', id);
  assert.match((await c.page('ACCT', id)).outgoing_no!, /-RMO-OUT-/);
});

test('what is handed out to an addressee outside is numbered, a paper of the university that its owner claims is not', async () => {
  const [out, own] = [await c.add('RMO', { kind: 'EXTERNAL_OUT' }), await c.add('RMO', { kind: 'INTERNAL' })].map(({ id }) => id);
  await c.done('RMO', 'ready', [out!, own!]);
  await c.done('RMO', 'claim', [out!, own!]);
  assert.match((await c.page('RMO', out!)).outgoing_no!, /-OUT-/);
  assert.equal((await c.page('RMO', own!)).outgoing_no, null);
});

test('an office off the way of a confidential paper does not see its outgoing number', async () => {
  const [id] = await atRecords(1, { confidentiality: 'CONFIDENTIAL' });
  await c.done('RMO', 'release', id!);
  assert.equal((await c.page('CAS', id!)).outgoing_no, null);
});

test('two counters that number at once give each number once and leave none out; each year begins with 1', async () => {
  const ids = await atRecords(NUMBERED);
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(last), 0) as last from documents.outgoing_counter where office_id = ${c.office.RMO} and year = 2026`.execute(
    app.server.db,
  );
  const given: number[] = [];
  const counter = async () => {
    for (let id = ids.pop(); id !== undefined; id = ids.pop()) {
      const action = id % 2 === 0 ? 'number' : 'release';
      given.push(last((await c.done('RMO', action, id))[0]!.outgoing_no));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, counter));
  assert.deepEqual(
    given.toSorted((one, other) => one - other),
    Array.from({ length: NUMBERED }, (_, at) => rows[0]!.last + at + 1),
  );
  const { RMO } = c.clerk;
  const [first] = await atTime(app, '2027-01-04T09:00', async () => {
    c.clerk.RMO = await app.signIn('records');
    return c.done('RMO', 'release', (await atRecords(1))[0]!);
  });
  c.clerk.RMO = RMO;
  assert.match(first!.outgoing_no!, /-RMO-OUT-2027-0001$/);
});

test('of two counters that number the same paper one gives the number, and no number is lost', async () => {
  const [id, next] = await atRecords(2);
  const answers = await Promise.all([c.step('RMO', 'number', id!), c.step('RMO', 'number', id!)]);
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 409],
  );
  const number = (await c.page('RMO', id!)).outgoing_no;
  assert.equal(last((await c.done('RMO', 'number', next!))[0]!.outgoing_no), last(number) + 1);
});

test('several papers are numbered in one call, and the database keeps the number of each', async () => {
  const ids = await atRecords(3);
  const results = await c.done('RMO', 'number', ids);
  const numbers = results.map(({ outgoing_no: number }) => last(number));
  assert.deepEqual(numbers, [numbers[0]!, numbers[0]! + 1, numbers[0]! + 2]);
  const change = sql`update documents.document set outgoing_no = null where id = ${ids[0]!}`.execute(app.server.db);
  await assert.rejects(change, { constraint: 'an_outgoing_number_stays' });
});
