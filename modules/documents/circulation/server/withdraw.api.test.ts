import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { NOTIFY_CHANNEL } from '@talaan/kernel/server/realtime/publish.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { acknowledgePapers, listAcknowledgements, listCirculated, withdrawFromOffices } from '../contract/circulation.ts';
import { countLists } from '@talaan/documents/contract/offices.ts';
import { receiveScanned } from '@talaan/documents/contract/steps.ts';
import { openCounters, type Counter, type Counters } from '@talaan/documents/server/fixtures/open-counters.ts';

let app: TestApp;
let c: Counters;
before(async () => {
  app = await startTestApp();
  c = await openCounters(app);
});
after(() => app.close());

const REASON = 'It was meant for the Budget Office.';
const withdrawAs = (clerk: Caller, at: Counter, id: number, from: readonly Counter[], reason = REASON) =>
  clerk.call(withdrawFromOffices, { params: { id }, body: { office_id: c.office[at], from: from.map((to) => c.office[to]), reason } });
const withdraw = (at: Counter, id: number, from: readonly Counter[], reason?: string) => withdrawAs(c.clerk[at], at, id, from, reason);
const acknowledge = (at: Counter, id: number) => c.clerk[at].call(acknowledgePapers, { body: { office_id: c.office[at], ids: [id] } });
const circulate = (at: Counter, id: number, to: readonly Counter[]) => c.done(at, 'circulate', id, { to: to.map((one) => c.office[one]) });
const hasIt = async (at: Counter, id: number) =>
  (await c.clerk[at].call(listCirculated, { query: { office: c.office[at], per_page: 500 } })).body.papers.some((row) => row.id === id);
const toAcknowledge = async (at: Counter) =>
  (await c.clerk[at].call(countLists, { query: { office: c.office[at] } })).body.counts.acknowledge;
const toldOf = async (number: string) => {
  const { rows } = await sql<{ email: string; description: string }>`
    select a.email, n.description from notifications.notification n join identity.account a on a.id = n.account_id
    where n.title = ${`Withdrawn: ${number}`} order by a.email`.execute(app.server.db);
  return rows;
};
const nameOf = async (who: string) => {
  const { rows } = await sql<{ name: string }>`select name from identity.account where email = ${`${who}@talaan.example`}`.execute(
    app.server.db,
  );
  return rows[0]!.name;
};
const messageOf = ({ body }: { body: unknown }) => (body as { message: string }).message;

test('a confidential paper that went to a wrong office is withdrawn: the office sees no more of it, is told without the reason, and may get it again', async () => {
  const { id, tracking_no: number } = await c.add('CAS', { subject: 'A complaint', confidentiality: 'CONFIDENTIAL' });
  await circulate('CAS', id, ['ACCT', 'OP']);
  const before = await toAcknowledge('ACCT');
  assert.deepEqual([(await c.page('ACCT', id)).sight, await hasIt('ACCT', id)], ['whole', true]);
  const { status, body } = await withdraw('CAS', id, ['ACCT']);
  assert.deepEqual([status, body.message, body.results[0]!.outcome], [200, 'Withdrawn from ACCT.', 'done']);
  const page = await c.page('ACCT', id);
  assert.deepEqual([page.sight, page.subject, page.circulation, await hasIt('ACCT', id)], ['state', '', null, false]);
  assert.equal(await toAcknowledge('ACCT'), before - 1);
  assert.equal((await c.page('OP', id)).sight, 'whole', 'the other office keeps it');
  const told = await toldOf(number!);
  assert.deepEqual(
    told.map(({ email }) => email),
    ['employee@talaan.example', 'head@talaan.example'],
  );
  assert.deepEqual(
    new Set(told.map(({ description }) => description)),
    new Set([`College of Arts and Sciences withdrew ${number} from your office.`]),
  );
  const own = await c.page('CAS', id);
  const step = own.steps.find(({ action }) => action === 'withdraw')!;
  assert.deepEqual([step.label, step.reason, own.state, own.circulation!.offices], ['Withdrawn from ACCT', REASON, 'RECEIVED', 1]);

  await circulate('CAS', id, ['ACCT']);
  assert.equal((await c.page('ACCT', id)).sight, 'whole');
  assert.equal((await acknowledge('ACCT', id)).body.results[0]!.outcome, 'done');
});

test('it is withdrawn only from offices that have not acknowledged it; of the others it is said who did', async () => {
  const { id, tracking_no: number } = await c.add('CAS');
  await circulate('CAS', id, ['ACCT', 'OP', 'HRMO']);
  await acknowledge('OP', id);
  assert.equal((await withdraw('CAS', id, ['ACCT'], ' ')).status, 422, 'it needs a reason');
  const { body } = await withdraw('CAS', id, ['ACCT', 'OP', 'RMO']);
  assert.deepEqual(
    [body.message, ...body.results.map(({ acronym, outcome }) => `${acronym} ${outcome}`)],
    ['Withdrawn from 1 of 3 offices.', 'ACCT done', 'OP refused', 'RMO refused'],
  );
  assert.ok(body.results[1]!.message.startsWith(`${await nameOf('president')} acknowledged it at OP on `), body.results[1]!.message);
  assert.equal(body.results[2]!.message, 'It was not circulated to RMO.');
  const single = await withdraw('CAS', id, ['OP']);
  assert.deepEqual([single.status, messageOf(single)], [409, body.results[1]!.message]);
  const { offices } = (await c.clerk.CAS.call(listAcknowledgements, { params: { id }, query: { acting: c.office.CAS } })).body;
  assert.deepEqual(offices.map(({ acronym }) => acronym).toSorted(), ['HRMO', 'OP']);
  assert.ok((await toldOf(number!)).every(({ description }) => description.endsWith(`Reason: ${REASON}`)));
  assert.equal((await c.page('CAS', id)).steps.filter(({ action }) => action === 'withdraw').length, 1);
});

test('the office that circulated it withdraws it, and the one that holds it; no other does', async () => {
  const { id } = await c.add('CAS');
  await circulate('CAS', id, ['ACCT', 'HRMO']);
  await c.done('CAS', 'forward', id, { to: [c.office.OP] });
  assert.equal((await withdraw('OP', id, ['ACCT'])).status, 404, 'it has not received the paper');
  await c.done('OP', 'receive', id);
  for (const at of ['ACCT', 'HRMO'] as const) assert.equal((await withdraw(at, id, ['ACCT'])).status, 404);
  assert.equal((await withdrawAs(c.clerk.HRMO, 'CAS', id, ['ACCT'])).status, 422, 'a clerk acts for the offices of their role alone');
  assert.equal((await withdraw('OP', id, ['ACCT'])).status, 200);
  assert.equal((await withdraw('CAS', id, ['HRMO'])).status, 200);
  const again = await withdraw('CAS', id, ['HRMO']);
  assert.equal(again.status, 200, 'where nothing is left, the office that circulated it is told who withdrew it');
  assert.ok(messageOf(again).startsWith(`${await nameOf('clerk')} withdrew it from HRMO on `), messageOf(again));
  const hidden = await c.add('CAS', { confidentiality: 'CONFIDENTIAL' });
  await circulate('CAS', hidden.id, ['ACCT']);
  assert.equal((await withdraw('RMO', hidden.id, ['ACCT'])).status, 404, 'who tracks all documents does not see who has this one');
});

test('the open list of an office hears that a paper was withdrawn from it', async () => {
  const { id } = await c.add('CAS');
  await circulate('CAS', id, ['ACCT', 'OP']);
  const ear = await app.owner.connect();
  const heard: string[] = [];
  try {
    ear.on('notification', ({ payload }) => heard.push((JSON.parse(payload!) as { channel: string }).channel));
    await ear.query(`listen ${NOTIFY_CHANNEL}`);
    await withdraw('CAS', id, ['ACCT']);
    await ear.query('select');
    assert.ok(heard.includes(`private-desk-${c.office.ACCT}`), String(heard));
  } finally {
    await ear.query('unlisten *');
    ear.release();
  }
});

test('an office through which the paper went sees it also after it is withdrawn', async () => {
  const { id } = await c.add('CAS', { confidentiality: 'CONFIDENTIAL' });
  await c.done('CAS', 'forward', id, { to: [c.office.ACCT] });
  await c.done('ACCT', 'receive', id);
  await c.done('ACCT', 'forward', id, { to: [c.office.OP] });
  await c.done('OP', 'receive', id);
  await circulate('OP', id, ['ACCT']);
  await withdraw('OP', id, ['ACCT']);
  assert.equal((await c.page('ACCT', id)).sight, 'whole');
});

test('of a withdrawal and an acknowledgement at the same moment one wins, and the other is told', async () => {
  const first = await c.add('CAS');
  await circulate('CAS', first.id, ['ACCT']);
  const [acknowledged, late] = await atOnce(
    first.id,
    () => acknowledge('ACCT', first.id),
    () => withdraw('CAS', first.id, ['ACCT']),
  );
  assert.deepEqual([acknowledged.status, late.status, await hasIt('ACCT', first.id)], [200, 409, true]);
  assert.ok(messageOf(late).startsWith(`${await nameOf('head')} acknowledged it at ACCT on `), messageOf(late));

  const second = await c.add('CAS');
  await circulate('CAS', second.id, ['ACCT']);
  const [withdrawn, missed] = await atOnce(
    second.id,
    () => withdraw('CAS', second.id, ['ACCT']),
    () => acknowledge('ACCT', second.id),
  );
  assert.deepEqual([withdrawn.status, missed.status, await hasIt('ACCT', second.id)], [200, 404, false]);
  const said = `${await nameOf('clerk')} withdrew ${second.tracking_no} from your office on `;
  assert.ok(messageOf(missed).startsWith(said), messageOf(missed));
  const scanned = await c.clerk.ACCT.call(receiveScanned, {
    body: { office_id: c.office.ACCT, tracking_numbers: [second.tracking_no!] },
  });
  assert.ok(scanned.body.results[0]!.message.startsWith(said), 'who scans the slip reads it too');
});

test('of two clerks who withdraw it at once one does, and the other reads who did', async () => {
  const { id, tracking_no: number } = await c.add('ACCT');
  await circulate('ACCT', id, ['CAS', 'OP']);
  const [one, other] = await atOnce(
    id,
    () => withdrawAs(c.clerk.ACCT, 'ACCT', id, ['CAS', 'OP']),
    () => withdrawAs(c.second, 'ACCT', id, ['OP', 'CAS']),
  );
  assert.deepEqual(
    [one.body.results, other.body.results].map((results) => results.map(({ outcome }) => outcome)),
    [
      ['done', 'done'],
      ['already', 'already'],
    ],
  );
  assert.ok(other.body.results[0]!.message.startsWith(`${await nameOf('head')} withdrew it from OP on `));
  assert.equal((await toldOf(number!)).filter(({ email }) => email.startsWith('president@')).length, 1);
  assert.equal((await c.page('ACCT', id)).steps.filter(({ action }) => action === 'withdraw').length, 1);
});

/** Makes two calls that meet at the rows of a circulation: the one that comes first gets them first. */
async function atOnce<One, Other>(id: number, first: () => Promise<One>, second: () => Promise<Other>): Promise<[One, Other]> {
  const calls = await app.server.db.transaction().execute(async (held) => {
    await sql`select from documents.circulation where document_id = ${id} for update`.execute(held);
    const one = first();
    await untilWaiting(1);
    const other = second();
    await untilWaiting(2);
    return [one, other] as const;
  });
  return Promise.all(calls);
}

/** Until so many calls wait for a lock of this database. */
async function untilWaiting(count: number): Promise<void> {
  for (;;) {
    const { rows } = await app.owner.query<{ waiting: number }>(
      `select count(distinct l.pid)::integer as waiting from pg_locks l join pg_stat_activity a using (pid)
       where not l.granted and a.datname = current_database()`,
    );
    if (rows[0]!.waiting >= count) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
