import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { addDepartment, closeDepartment } from '@talaan/organization/contract/departments.ts';
import { NOTIFY_CHANNEL } from '@talaan/kernel/server/realtime/publish.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { acknowledgePapers, listAcknowledgements, listCirculated, remindOffices } from '../contract/circulation.ts';
import { countLists } from '@talaan/documents/contract/offices.ts';
import { receiveScanned } from '@talaan/documents/contract/steps.ts';
import { atTime, openCounters, type Counter, type Counters } from '@talaan/documents/server/fixtures/open-counters.ts';

let app: TestApp;
let c: Counters;
before(async () => {
  app = await startTestApp();
  c = await openCounters(app);
  const hr = await app.as('hr');
  for (const acronym of ['NEW1', 'NEW2'])
    await hr.call(addDepartment, {
      body: { campus_id: 1, fullname: `Office ${acronym}`, acronym, from: '2026-11-01', authority: 'BOR Resolution No. 60, s. 2026' },
    });
});
after(() => app.close());

const acknowledge = (at: Counter, ids: number[]) => c.clerk[at].call(acknowledgePapers, { body: { office_id: c.office[at], ids } });
const listed = async (at: Counter, more = {}) =>
  (await c.clerk[at].call(listCirculated, { query: { office: c.office[at], per_page: 500, ...more } })).body.papers;
const told = async (at: Counter, number: string) => {
  const { rows } = await sql<{ title: string }>`
    select n.title from notifications.notification n join identity.account a on a.id = n.account_id
    where a.email = ${{ CAS: 'clerk', HRMO: 'hr', ACCT: 'employee', OP: 'president', RMO: 'records' }[at] + '@talaan.example'}
      and n.title like ${`%${number}`} order by n.id`.execute(app.server.db);
  return rows.map(({ title }) => title);
};

test('a memo goes to all open offices in one act, stays with its holder, and is seen by each although it is confidential', async () => {
  const { id, tracking_no: number } = await c.add('RMO', { subject: 'Memorandum on zithers', confidentiality: 'CONFIDENTIAL' });
  assert.equal((await c.page('ACCT', id)).sight, 'state');
  await c.done('RMO', 'circulate', id, { circle: 'university' });
  const { rows } = await sql<{ open: number; sent: number }>`
    select (select count(*)::integer from organization.office where is_active) as open,
      (select count(*)::integer from documents.circulation where document_id = ${id}) as sent`.execute(app.server.db);
  assert.equal(rows[0]!.sent, rows[0]!.open - 1);
  assert.ok(rows[0]!.sent >= 60, `only ${rows[0]!.sent} offices`);
  const page = await c.page('ACCT', id);
  assert.deepEqual([page.sight, page.state, page.holder!.acronym, page.subject], ['whole', 'RECEIVED', 'RMO', 'Memorandum on zithers']);
  assert.deepEqual(page.circulation, { offices: rows[0]!.sent, acknowledged: 0, late: 0, own: 'open', may_remind: false });
  assert.equal((await c.page('RMO', id)).circulation!.may_remind, true);
  assert.deepEqual(await told('ACCT', number!), [`To acknowledge: ${number}`]);
  await c.done('RMO', 'release', id);
  assert.equal((await c.page('ACCT', id)).state, 'RELEASED', 'the paper is closed while offices still acknowledge');
  const again = await c.step('RMO', 'circulate', id, { circle: 'university' });
  assert.equal(again.status, 422);
  assert.equal((await acknowledge('ACCT', [id])).body.results[0]!.outcome, 'done');
});

test('sixty offices acknowledge at once, each is stamped with its clerk, and those that have not are listed first', async () => {
  const { id } = await c.add('RMO');
  const { rows: offices } = await sql<{ id: number }>`
    select id from organization.office where is_active and id <> ${c.office.RMO} order by id limit 60`.execute(app.server.db);
  await c.done('RMO', 'circulate', id, { to: offices.map((office) => office.id) });
  const all = await Promise.all(
    offices.map((office) => c.clerk.RMO.call(acknowledgePapers, { body: { office_id: office.id, ids: [id] } })),
  );
  assert.deepEqual(new Set(all.map(({ status }) => status)), new Set([200]));
  assert.equal((await c.page('RMO', id)).circulation!.acknowledged, 60);
  const second = await c.add('RMO');
  await c.done('RMO', 'circulate', second.id, { to: [c.office.ACCT, c.office.OP, c.office.CAS] });
  await acknowledge('OP', [second.id]);
  const { body } = await c.clerk.RMO.call(listAcknowledgements, { params: { id: second.id }, query: {} });
  assert.deepEqual(
    body.offices.map(({ acknowledged_at: at }) => at !== null),
    [false, false, true],
  );
  const open = await c.clerk.RMO.call(listAcknowledgements, { params: { id: second.id }, query: { acknowledgement: 'open' } });
  assert.equal(open.body.total, 2);
});

test('of two clerks of an office who acknowledge at once one does, and the other reads who did', async () => {
  for (let n = 0; n < 5; n++) {
    const papers = [await c.add('RMO'), await c.add('RMO')].map(({ id }) => id);
    await c.done('RMO', 'circulate', papers, { to: [c.office.ACCT] });
    const answers = await Promise.all(
      [c.clerk.ACCT, c.second].map((clerk, at) =>
        clerk.call(acknowledgePapers, { body: { office_id: c.office.ACCT, ids: at === 0 ? papers : papers.toReversed() } }),
      ),
    );
    const results = answers.flatMap(({ body }) => body.results);
    assert.equal(results.filter(({ outcome }) => outcome === 'done').length, 2);
    const before = results.find(({ outcome }) => outcome === 'already')!;
    const row = (await listed('ACCT')).find(({ id }) => id === before.id)!;
    assert.ok(before.message.startsWith(`${row.acknowledged_by} acknowledged ${row.tracking_no} here on `), before.message);
  }
});

test('a slip that is scanned is acknowledged where the paper was circulated, and received where it was sent', async () => {
  const sent = await c.add('CAS');
  await c.done('CAS', 'forward', sent.id, { to: [c.office.ACCT] });
  const memo = await c.add('RMO');
  await c.done('RMO', 'circulate', memo.id, { to: [c.office.ACCT] });
  const before = (await c.clerk.ACCT.call(countLists, { query: { office: c.office.ACCT } })).body.counts.acknowledge;
  const scan = async () =>
    (
      await c.clerk.ACCT.call(receiveScanned, {
        body: { office_id: c.office.ACCT, tracking_numbers: [sent.tracking_no!, memo.tracking_no!] },
      })
    ).body.results;
  assert.deepEqual(
    (await scan()).map(({ outcome }) => outcome),
    ['done', 'acknowledged'],
  );
  assert.equal((await c.clerk.ACCT.call(countLists, { query: { office: c.office.ACCT } })).body.counts.acknowledge, before - 1);
  const again = await scan();
  assert.deepEqual(
    again.map(({ outcome }) => outcome),
    ['already', 'already'],
  );
  assert.match(again[1]!.message, / acknowledged .* here on /);
});

test('offices that have not acknowledged are reminded once a day, by the office that circulated it or holds it', async () => {
  const { id, tracking_no: number } = await c.add('RMO');
  await c.done('RMO', 'circulate', id, { to: [c.office.ACCT, c.office.CAS], due_on: '2026-11-30' });
  await acknowledge('CAS', [id]);
  const remind = (at: Counter) => c.clerk[at].call(remindOffices, { params: { id }, body: { office_id: c.office[at] } });
  assert.equal((await remind('RMO')).status, 409, 'they were told on the day of sending');
  await atTime(app, '2026-12-02T09:00', async () => {
    assert.equal((await remind('ACCT')).status, 404);
    assert.equal((await c.page('RMO', id)).circulation!.late, 1);
    assert.ok((await listed('ACCT', { acknowledgement: 'late' })).some((row) => row.id === id));
    const both = await Promise.all([remind('RMO'), remind('RMO')]);
    assert.deepEqual(
      both.map(({ status }) => status).toSorted((one, other) => one - other),
      [200, 409],
    );
  });
  assert.deepEqual(await told('ACCT', number!), [`To acknowledge: ${number}`, `Still to acknowledge: ${number}`]);
  assert.deepEqual(await told('CAS', number!), [`To acknowledge: ${number}`]);
});

test('a paper goes to no closed office, to none for a day that has passed, and is acknowledged only where it was circulated', async () => {
  const { id } = await c.add('RMO');
  assert.equal((await c.step('RMO', 'circulate', id, { to: [] })).status, 422);
  const faulty = async (more: object) =>
    Object.keys(((await c.step('RMO', 'circulate', id, more)).body as { errors: Record<string, string[]> }).errors);
  assert.deepEqual(await faulty({ to: [c.office.RMO] }), ['to']);
  assert.deepEqual(await faulty({ to: [c.office.OP], due_on: '2026-01-05' }), ['due_on']);
  assert.deepEqual(await faulty({ circle: 'campus' }), ['campus_id']);
  assert.equal((await c.step('OP', 'circulate', id, { to: [c.office.ACCT] })).status, 409, 'only the office that holds it circulates it');
  assert.equal((await acknowledge('OP', [id])).status, 404);
  const hidden = await c.add('CAS', { confidentiality: 'CONFIDENTIAL' });
  await c.done('CAS', 'circulate', hidden.id, { to: [c.office.HRMO] });
  const elsewhere = await c.clerk.OP.call(listAcknowledgements, { params: { id: hidden.id }, query: { acting: c.office.OP } });
  assert.equal(elsewhere.status, 404);
  const campus = await sql<{ id: number; offices: number }>`
    select campus_id as id, count(*)::integer as offices from organization.office where is_active and campus_id <> 1 group by 1 order by 2 limit 1`.execute(
    app.server.db,
  );
  await c.done('RMO', 'circulate', id, { circle: 'campus', campus_id: campus.rows[0]!.id });
  assert.equal((await c.page('RMO', id)).circulation!.offices, campus.rows[0]!.offices);
});

test('an office that does not see all of a paper shows it to no others, though it keeps the records', async () => {
  for (const confidentiality of ['CONFIDENTIAL', 'RESTRICTED'] as const) {
    const { id } = await c.add('ACCT', { confidentiality });
    await c.done('ACCT', 'approve', id);
    const refused = await c.step('RMO', 'circulate', id, { to: [c.office.OP] });
    assert.equal(refused.status, 409, JSON.stringify(refused.body));
    assert.match((refused.body as { message: string }).message, /^RMO does not see all of /);
    assert.notEqual((await c.page('OP', id)).sight, 'whole');
  }
  const [open, hidden] = [await c.add('ACCT'), await c.add('ACCT', { confidentiality: 'CONFIDENTIAL' })];
  await c.done('ACCT', 'approve', [open.id, hidden.id]);
  const both = await c.done('RMO', 'circulate', [open.id, hidden.id], { to: [c.office.OP] });
  assert.deepEqual(
    both.map(({ outcome }) => outcome),
    ['done', 'refused'],
  );
});

test('the desk of each office hears of what is circulated to its campus', async () => {
  const { id } = await c.add('RMO');
  const ear = await app.owner.connect();
  const heard: string[] = [];
  try {
    ear.on('notification', ({ payload }) => heard.push((JSON.parse(payload!) as { channel: string }).channel));
    await ear.query(`listen ${NOTIFY_CHANNEL}`);
    await c.done('RMO', 'circulate', id, { circle: 'campus', campus_id: 1 });
    await ear.query('select');
    for (const office of [c.office.ACCT, c.office.HRMO]) assert.ok(heard.includes(`private-desk-${office}`), String(heard));
  } finally {
    await ear.query('unlisten *');
    ear.release();
  }
});

test('what a closed office has not acknowledged goes to the office that takes its work, which acknowledges a paper once', async () => {
  const [one, both] = [await c.add('RMO'), await c.add('RMO')];
  await c.done('RMO', 'circulate', one.id, { to: [c.office.ACCT] });
  await c.done('RMO', 'circulate', both.id, { to: [c.office.ACCT, c.office.OP] });
  const hr = await app.as('hr');
  const { status, body } = await hr.call(closeDepartment, {
    params: { id: c.office.ACCT },
    body: { from: '2026-12-01', authority: 'BOR Resolution No. 61, s. 2026', move_to: c.office.OP },
  });
  assert.equal(status, 200, JSON.stringify(body));
  const mine = (await listed('OP', { acknowledgement: 'open' })).map(({ id }) => id);
  assert.deepEqual([mine.includes(one.id), mine.filter((id) => id === both.id).length], [true, 1]);
  assert.deepEqual(await listed('ACCT', { acknowledgement: 'open' }), []);
});
