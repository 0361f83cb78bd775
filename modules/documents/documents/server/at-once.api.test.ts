import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { openMessages } from '@talaan/testing/messages-to-service.ts';
import { tries } from '@talaan/testing/tries.ts';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import { receiveScanned, stepBody, takeSteps } from '../contract/steps.ts';
import { acts } from './steps/act.ts';
import { openCounters, type Counters } from './fixtures/open-counters.ts';

let app: TestApp;
let c: Counters;
before(async () => {
  app = await startTestApp();
  c = await openCounters(app);
});
after(() => app.close());

const REGISTERED = tries(60, 10_000);
const AT_ONCE = 20;

async function sentTo(count: number): Promise<{ id: number; tracking_no: string | null }[]> {
  const sent = [];
  for (let n = 0; n < count; n++) sent.push(await c.add('CAS'));
  await c.done(
    'CAS',
    'forward',
    sent.map(({ id }) => id),
    { to: [c.office.ACCT] },
  );
  return sent;
}

const scan = (clerk: 'first' | 'second', numbers: readonly (string | null)[]) =>
  (clerk === 'first' ? c.clerk.ACCT : c.second).call(receiveScanned, {
    body: { office_id: c.office.ACCT, tracking_numbers: numbers.map((number) => number!) },
  });

test('each act that the call takes is contributed once', () => {
  const wanted = stepBody.options.map(({ shape }) => shape.action.value);
  const found = allContributed(app.server, acts).map(({ action }) => action);
  assert.deepEqual(found.toSorted(), wanted.toSorted());
});

test('of two clerks who receive the same paper in the same second one receives it, and the other reads who did', async () => {
  for (let n = 0; n < 5; n++) {
    const [paper] = await sentTo(1);
    const answers = await Promise.all(
      [c.clerk.ACCT, c.second].map((clerk) =>
        clerk.call(takeSteps, { body: { action: 'receive', office_id: c.office.ACCT, ids: [paper!.id] } }),
      ),
    );
    const results = answers.map(({ body }) => body.results[0]!);
    assert.deepEqual(results.map(({ outcome }) => outcome).toSorted(), ['already', 'done']);
    const page = await c.page('ACCT', paper!.id);
    const told = results.find(({ outcome }) => outcome === 'already')!;
    assert.ok(told.message.startsWith(`${page.hops.at(-1)!.received_by} received ${paper!.tracking_no} here on `), told.message);
    assert.equal(page.steps.filter(({ action }) => action === 'receive').length, 1);
  }
});

test('a slip that is scanned twice shows the first receipt; one of another office, one that never left and an unknown number are told', async () => {
  const [mine] = await sentTo(1);
  const elsewhere = await c.add('CAS');
  await c.done('CAS', 'forward', elsewhere.id, { to: [c.office.OP] });
  const here = await c.add('CAS');
  await scan('first', [mine!.tracking_no]);
  const before = await c.page('ACCT', mine!.id);
  const again = await scan('second', [mine!.tracking_no!.toLowerCase(), elsewhere.tracking_no, here.tracking_no, 'C1-CAS-1999-000001']);
  assert.deepEqual(
    again.body.results.map(({ outcome }) => outcome),
    ['already', 'refused', 'refused', 'refused'],
  );
  assert.deepEqual(await c.page('ACCT', mine!.id), before);
});

test('fourteen slips are received together, in whatever order two clerks scan them', async () => {
  const numbers = (await sentTo(14)).map(({ tracking_no: number }) => number);
  const answers = await Promise.all([scan('first', numbers), scan('second', numbers.toReversed())]);
  const done = answers.flatMap(({ body }) => body.results).filter(({ outcome }) => outcome === 'done');
  assert.deepEqual([answers.map(({ status }) => status), done.length], [[200, 200], 14]);
});

test('counters that register at once give each number once and leave none out', async () => {
  const last = async () => {
    const row = await app.server.db
      .selectFrom('documents.counter')
      .select('last')
      .where('office_id', '=', c.office.ACCT)
      .where('year', '=', 2026)
      .executeTakeFirst();
    return row?.last ?? 0;
  };
  const before = await last();
  const given: string[] = [];
  let left = REGISTERED;
  const counter = async () => {
    while (left-- > 0) given.push((await c.add('ACCT')).tracking_no!);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, counter));
  const numbers = given.map((number) => Number(number.slice(-6))).toSorted((one, other) => one - other);
  assert.deepEqual(
    numbers,
    Array.from({ length: REGISTERED }, (_, at) => before + at + 1),
  );
  assert.equal(await last(), before + REGISTERED);
});

test('a refused registration gives its number back', async () => {
  const { tracking_no: first } = await c.add('OP');
  await assert.rejects(c.add('OP', { attachments: ['no/such.pdf'] }), /no longer exists/);
  const { tracking_no: next } = await c.add('OP');
  assert.equal(Number(next!.slice(-6)), Number(first!.slice(-6)) + 1);
});

test('the database keeps one open stay, sent by the office that held it, and changes nothing of the past', async () => {
  const { id } = await c.add('CAS');
  const { db } = app.server;
  const breaks = async (statement: string) => {
    try {
      await db.transaction().execute((tx) => sql.raw(statement).execute(tx));
      return 'nothing';
    } catch (error) {
      return (error as { constraint?: string }).constraint;
    }
  };
  const hop = (more: string) =>
    `insert into documents.hop (document_id, no, office_id, from_no, from_office_id, state, sent_at, sent_by, limit_minutes, due_at, received_at, received_by)
     select document_id, 2, ${c.office.OP}, 1, ${more}, sent_at, sent_by, 480, due_at, null, null from documents.hop where document_id = ${id} and no = 1`;
  const table: [string, string][] = [
    [hop(`${c.office.CAS}, 'INCOMING'`), 'a_document_has_one_open_hop'],
    [hop(`${c.office.HRMO}, 'INCOMING'`), 'a_document_has_one_open_hop'],
    [
      `update documents.hop set ended_at = now() + interval '9 years', worked_minutes = 0, ended_as = 'RELEASED' where document_id = ${id}`,
      'a_document_is_where_its_open_hop_is',
    ],
    [`update documents.document set state = 'RELEASED', closed_at = now() where id = ${id}`, 'a_document_is_where_its_open_hop_is'],
    [`update documents.hop set sent_at = sent_at - interval '1 day' where document_id = ${id}`, 'hops_are_only_added'],
    [`delete from documents.hop where document_id = ${id}`, 'hops_are_only_added'],
  ];
  for (const [statement, constraint] of table) assert.equal(await breaks(statement), constraint, statement);
  const foreign = `update documents.hop set ended_at = now() + interval '9 years', worked_minutes = 0, ended_as = 'FORWARDED' where document_id = ${id}; ${hop(`${c.office.HRMO}, 'INCOMING'`)}`;
  assert.equal(await breaks(foreign), 'only_the_office_that_holds_a_document_sends_it');
});

test('other systems are notified of an open paper that an office received, and of no confidential one', async () => {
  const messages = await openMessages(app, 'document.received', ['DTS']);
  const open = await c.add('CAS');
  const confidential = await c.add('CAS', { confidentiality: 'CONFIDENTIAL' });
  for (const { id } of [open, confidential]) await c.done('CAS', 'forward', id, { to: [c.office.ACCT] });
  assert.deepEqual(await messages(), []);
  for (const { id } of [open, confidential]) await c.done('ACCT', 'receive', id);
  assert.deepEqual(await messages(), [{ document_id: open.id, tracking_no: open.tracking_no, office_id: c.office.ACCT }]);
});
