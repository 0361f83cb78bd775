import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { uploadDocument } from '@talaan/kernel/contract/files.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { countLists } from '../contract/offices.ts';
import { listDocuments } from '../contract/documents.ts';
import { listLate } from '@talaan/lateness/contract/lateness.ts';
import { takeSteps } from '../contract/steps.ts';
import { documentsInOffice } from './documents-in-office.ts';
import { atTime, openCounters, type Counter, type Counters } from './fixtures/open-counters.ts';

let app: TestApp;
let c: Counters;
before(async () => {
  app = await startTestApp();
  c = await openCounters(app);
});
after(() => app.close());

const at = <T>(local: string, work: () => Promise<T>) => atTime(app, local, work);
const upload = async (office: Counter) =>
  (await c.clerk[office].call(uploadDocument, { file: { name: 'paper.pdf', content: '%PDF-1.7\n' } })).body.path;
const counts = async (office: Counter) => (await c.clerk[office].call(countLists, { query: { office: c.office[office] } })).body.counts;
const idsIn = async (office: Counter, list: 'incoming' | 'received' | 'outgoing' | 'hold' | 'return' | 'pickup' | 'pending' | 'closed') =>
  (await c.clerk[office].call(listDocuments, { query: { office: c.office[office], list, per_page: 500 } })).body.documents.map(
    ({ id }) => id,
  );

test('a purchase request goes from the college over two offices and back, with a hold and a return, and is released', async () => {
  const { id, tracking_no } = await at('2026-11-16T09:00', () => c.add('CAS'));
  assert.match(tracking_no!, /^[A-Z0-9]+-CAS-2026-\d{6}$/);
  assert.equal((await c.page('CAS', id)).due_at, '2026-11-25T09:00:00.000Z', 'seven working days, at 17:00');
  const before = { sent: await counts('CAS'), coming: await counts('HRMO') };
  await at('2026-11-16T10:00', () => c.done('CAS', 'forward', id, { to: [c.office.HRMO] }));
  assert.deepEqual((await counts('CAS')).outgoing, before.sent.outgoing + 1);
  assert.deepEqual((await counts('HRMO')).incoming, before.coming.incoming + 1);
  assert.ok((await idsIn('CAS', 'outgoing')).includes(id) && (await idsIn('HRMO', 'incoming')).includes(id));
  await at('2026-11-16T11:00', () => c.done('HRMO', 'receive', id));
  assert.ok((await idsIn('HRMO', 'received')).includes(id) && !(await idsIn('CAS', 'outgoing')).includes(id));
  await at('2026-11-16T15:00', () => c.done('HRMO', 'hold', id));
  assert.ok((await idsIn('HRMO', 'hold')).includes(id));
  await at('2026-11-17T10:00', () => c.done('HRMO', 'resume', id));
  await at('2026-11-17T11:00', () => c.done('HRMO', 'return', id));
  assert.ok((await idsIn('HRMO', 'return')).includes(id) && (await idsIn('CAS', 'return')).includes(id));
  await at('2026-11-17T13:00', () => c.done('CAS', 'receive', id));
  await at('2026-11-17T14:00', () => c.done('CAS', 'forward', id, { to: [c.office.ACCT] }));
  await at('2026-11-18T08:00', () => c.done('ACCT', 'receive', id));
  await at('2026-11-18T09:00', () => c.done('ACCT', 'approve', id));
  assert.ok((await idsIn('ACCT', 'pending')).includes(id));
  await at('2026-11-18T10:00', () => c.done('RMO', 'release', id));
  const page = await c.page('CAS', id);
  assert.deepEqual([page.state, page.holder, page.actions], ['RELEASED', null, []]);
  assert.deepEqual(
    page.hops.map(({ office, minutes_on_way, minutes_in_office, minutes_paused, ended_as }) => [
      office.acronym,
      minutes_on_way,
      minutes_in_office,
      minutes_paused,
      ended_as,
    ]),
    [
      ['CAS', 0, 60, 0, 'FORWARDED'],
      ['HRMO', 60, 240, 240, 'RETURNED'],
      ['CAS', 60, 60, 0, 'FORWARDED'],
      ['ACCT', 180, 120, 0, 'RELEASED'],
    ],
  );
  assert.equal(page.due_at, '2026-11-25T09:00:00.000Z', 'a document that is awaited moves no due day');
  assert.ok((await idsIn('HRMO', 'closed')).includes(id));
});

test('a stay of one working day is in time until 17:00 of the next working day, in its row, on its page and in the list of late papers', async () => {
  const { id, tracking_no: number } = await at('2026-11-16T08:30', () => c.add('CAS'));
  await at('2026-11-16T09:00', () => c.done('CAS', 'forward', id, { to: [c.office.ACCT] }));
  const told = async () => {
    const query = { office: c.office.ACCT, term: number! };
    const [row] = (await c.clerk.ACCT.call(listDocuments, { query })).body.documents;
    const late = (await c.clerk.ACCT.call(listLate, { query })).body.stays.length;
    return [row!.hop_due_at, row!.is_late, (await c.page('ACCT', id)).is_late, late];
  };
  const due = '2026-11-17T09:00:00.000Z';
  assert.deepEqual(await at('2026-11-17T09:01', told), [due, false, false, 0]);
  assert.deepEqual(await at('2026-11-17T17:00', told), [due, false, false, 0]);
  assert.deepEqual(await at('2026-11-17T17:01', told), [due, true, true, 1]);
  await at('2026-11-18T10:00', () => c.done('ACCT', 'receive', id));
  assert.equal(
    (await c.page('ACCT', id)).hop_due_at,
    '2026-11-19T09:00:00.000Z',
    'received on Wednesday at 10:00, until Thursday at 17:00',
  );
});

test('lacking papers move the due day by the working days up to the resumption', async () => {
  const { id } = await at('2026-11-16T09:00', () => c.add('CAS'));
  await at('2026-11-17T09:00', () => c.done('CAS', 'hold', id, { cause: 'lacking_paper' }));
  await at('2026-11-19T09:00', () => c.done('CAS', 'resume', id));
  assert.equal((await c.page('CAS', id)).due_at, '2026-11-27T09:00:00.000Z');
});

test('while papers of the client are lacking the clock is paused: it is not overdue, not late in figures, and may be extended', async () => {
  const { id, tracking_no: term } = await at('2026-11-16T09:00', () => c.add('ACCT'));
  const late = await at('2026-11-16T09:00', () => c.add('ACCT'));
  await at('2026-11-17T09:00', () => c.done('ACCT', 'hold', id, { cause: 'lacking_paper' }));
  await at('2026-11-26T09:00', () => c.done('ACCT', 'hold', late.id, { cause: 'lacking_paper' }));
  await at('2026-12-02T09:00', async () => {
    const query = { office: c.office.ACCT, term: term! };
    const listed = async (more: object) => (await c.clerk.ACCT.call(listDocuments, { query: { ...query, ...more } })).body.documents;
    const [row] = await listed({});
    assert.deepEqual([row!.is_overdue, row!.days_left, row!.is_late], [false, 6, false], 'as on the day of the hold');
    assert.equal((await c.page('ACCT', id)).is_overdue, false);
    assert.deepEqual([(await listed({ counted: 'open_late' })).length, (await listed({ counted: 'open_in_time' })).length], [0, 1]);
    const other = await c.page('ACCT', late.id);
    assert.deepEqual([other.is_overdue, other.days_left], [true, -1], 'one that was late when it was held stays late');
    assert.equal((await c.step('ACCT', 'extend', late.id, { days: 1 })).status, 409);
    await c.done('ACCT', 'extend', id, { days: 2 });
    assert.deepEqual(
      [(await c.page('ACCT', id)).due_at, (await c.page('ACCT', id)).extended_until],
      ['2026-11-27T09:00:00.000Z', '2026-11-27'],
    );
    await c.done('ACCT', 'resume', id);
    const page = await c.page('ACCT', id);
    // Ten working days later: 30 November and 8 December are holidays.
    assert.deepEqual([page.due_at, page.extended_until, page.is_overdue], ['2026-12-15T09:00:00.000Z', '2026-12-15', false]);
  });
});

test('the clock of a paper from outside begins with the receipt stamped on it', async () => {
  const { id } = await at('2026-11-18T09:00', () =>
    c.add('RMO', { kind: 'EXTERNAL_IN', came_at: '2026-11-16T17:01', sender_name: 'Ana Reyes' }),
  );
  assert.equal((await c.page('RMO', id)).due_at, '2026-11-26T09:00:00.000Z');
});

test('a forward is cancelled until it is received, and the stay goes on with its old clock; then it is too late', async () => {
  const { id } = await at('2026-11-16T09:00', () => c.add('CAS'));
  const due = (await c.page('CAS', id)).hop_due_at;
  await at('2026-11-16T10:00', () => c.done('CAS', 'forward', id, { to: [c.office.OP] }));
  await at('2026-11-16T11:00', () => c.done('CAS', 'cancel_forward', id));
  const page = await c.page('CAS', id);
  assert.deepEqual(
    [page.state, page.hop_due_at, page.hops.map(({ ended_as }) => ended_as)],
    ['RECEIVED', due, ['FORWARDED', 'CANCELLED', null]],
  );
  await c.done('CAS', 'forward', id, { to: [c.office.OP], explanation: { cause: 'other', text: 'It came back from the President.' } });
  await c.done('OP', 'receive', id);
  const late = await c.step('CAS', 'cancel_forward', id);
  assert.equal(late.status, 409);
});

test('what came to the wrong office is refused with a reason, and received again by its sender', async () => {
  const { id } = await c.add('CAS');
  await c.done('CAS', 'forward', id, { to: [c.office.OP] });
  assert.equal((await c.step('OP', 'refuse', id, { reason: '' })).status, 422);
  await c.done('OP', 'refuse', id);
  assert.deepEqual((await c.page('CAS', id)).actions.includes('receive'), true);
  await c.done('CAS', 'receive', id);
  assert.equal((await c.page('CAS', id)).holder?.acronym, 'CAS');
});

test('only the office that holds a document acts on it', async () => {
  const { id } = await c.add('CAS');
  for (const action of ['forward', 'hold', 'return', 'ready', 'receive', 'register'] as const)
    assert.equal((await c.step('OP', action, id, action === 'forward' ? { to: [c.office.HRMO] } : {})).status, 409, action);
  const foreign = await c.clerk.OP.call(takeSteps, {
    body: { action: 'hold', office_id: c.office.CAS, ids: [id], cause: 'awaiting_document', reason: '' },
  });
  assert.deepEqual([foreign.status, Object.keys((foreign.body as unknown as { errors: object }).errors)], [422, ['office_id']]);
});

test('a document for several offices becomes copies with the number, the due day and a way of their own', async () => {
  const { id, tracking_no } = await c.add('CAS', { confidentiality: 'RESTRICTED' });
  await c.done('CAS', 'forward', id, { to: [c.office.HRMO, c.office.ACCT, c.office.OP] });
  const page = await c.page('CAS', id);
  assert.deepEqual(
    page.copies_sent.map((copy) => [copy.tracking_no, copy.office]),
    [
      [`${tracking_no}-1`, 'ACCT'],
      [`${tracking_no}-2`, 'OP'],
    ],
  );
  const copy = await c.page('ACCT', page.copies_sent[0]!.id);
  assert.deepEqual([copy.due_at, copy.confidentiality, copy.parent?.id], [page.due_at, 'RESTRICTED', id]);
  await c.done('ACCT', 'receive', copy.id);
  await c.done('ACCT', 'reject', copy.id);
  assert.deepEqual([(await c.page('HRMO', id)).state, (await c.page('ACCT', copy.id)).state], ['INCOMING', 'REJECTED']);
});

test('a document is extended once by the head of the office, at most by the days of its type, before it is due', async () => {
  const { id } = await at('2026-11-16T09:00', () => c.add('ACCT'));
  const extend = (more: object) => at('2026-11-25T16:00', () => c.step('ACCT', 'extend', id, more));
  assert.equal((await extend({ days: 8 })).status, 422);
  assert.equal((await extend({ days: 7 })).status, 200);
  assert.equal((await c.page('ACCT', id)).due_at, '2026-12-07T09:00:00.000Z', 'the 30th is a holiday');
  assert.equal((await extend({ days: 1 })).status, 409);
  const other = await at('2026-11-16T09:00', () => c.add('ACCT'));
  assert.equal((await at('2026-11-25T17:01', () => c.step('ACCT', 'extend', other.id, { days: 1 }))).status, 409);
});

test('the extension of a paper from outside needs the letter to the client, a courier its number, a claim the name and the signature', async () => {
  const errorsOf = async (step: ReturnType<Counters['step']>) => {
    const { status, body } = await step;
    return [status, Object.keys((body as { errors?: object }).errors ?? {})];
  };
  const outside = await c.add('ACCT', { kind: 'EXTERNAL_IN', sender_name: 'Ana Reyes' });
  const inside = await c.add('ACCT');
  const ids = [outside.id, inside.id];
  assert.deepEqual(await errorsOf(c.step('ACCT', 'extend', ids, { days: 1 })), [422, ['letter_path']]);
  assert.deepEqual(await errorsOf(c.step('ACCT', 'ask_extension', outside.id, { days: 1 })), [409, []], 'a head does not ask');
  assert.equal((await c.step('ACCT', 'extend', inside.id, { days: 1 })).status, 200, 'one from inside needs none');
  const letter_path = await upload('ACCT');
  assert.equal((await c.step('ACCT', 'extend', outside.id, { days: 1, letter_path })).status, 200);

  await c.done('ACCT', 'ready', ids);
  assert.deepEqual(await errorsOf(c.step('RMO', 'claim', ids, { claimant: '', signed_by: '' })), [422, ['claimant', 'signed_by']]);
  assert.deepEqual(await errorsOf(c.step('RMO', 'claim', ids, { signed_by: ' ' })), [422, ['signed_by']]);
  const paper_path = await upload('RMO');
  await c.done('RMO', 'claim', outside.id, { signed_by: '', paper_path });
  assert.equal((await c.page('ACCT', outside.id)).attachments.length, 2, 'the letter and the paper of who claims');
  const sent = await c.add('RMO');
  const courier = { mode: 'courier', courier: 'LBC' };
  assert.deepEqual(await errorsOf(c.step('RMO', 'release', sent.id, { ...courier, tracking: ' ' })), [422, ['tracking']]);
  await c.done('RMO', 'release', sent.id, { ...courier, tracking: '1234-5678' });
});

test('what is ready waits for its owner, is handed out by records alone, opened again by them, and archived', async () => {
  const { id } = await c.add('ACCT');
  await c.done('ACCT', 'ready', id);
  assert.equal((await c.page('ACCT', id)).is_late, false);
  assert.equal((await c.step('ACCT', 'claim', id)).status, 409);
  assert.equal((await c.step('RMO', 'claim', id, { claimed_on: '2026-11-21' })).status, 422);
  await c.done('RMO', 'claim', id);
  assert.equal((await c.step('ACCT', 'reopen', id)).status, 409);
  const due = (await c.page('ACCT', id)).due_at;
  await c.done('RMO', 'reopen', id);
  const page = await c.page('ACCT', id);
  assert.deepEqual([page.state, page.due_at, page.holder?.acronym, page.closed_at], ['RECEIVED', due, 'ACCT', null]);
  await c.done('ACCT', 'reject', id);
  await c.done('RMO', 'archive', id);
  assert.deepEqual((await c.page('ACCT', id)).actions, []);
});

test('a stay that is late when it is held stays late; one in time is not late while it is held', async () => {
  const { id } = await at('2026-11-16T09:00', () => c.add('CAS'));
  await at('2026-11-16T10:00', () => c.done('CAS', 'hold', id));
  assert.equal((await at('2026-11-20T10:00', () => c.page('CAS', id))).is_late, false);
  await at('2026-11-20T10:00', () => c.done('CAS', 'resume', id));
  assert.equal((await c.page('CAS', id)).hop_due_at, '2026-11-23T09:00:00.000Z', 'six office hours of Monday and all of Tuesday were left');
  await at('2026-11-23T17:30', () => c.done('CAS', 'hold', id));
  assert.equal((await at('2026-11-24T10:00', () => c.page('CAS', id))).is_late, true);
});

test('documents of an office that is closed go on in the named one, with the order as reason and a pause that runs', async () => {
  const { office } = c;
  const held = await c.add('CAS');
  await c.done('CAS', 'forward', held.id, { to: [office.OP] });
  await c.done('OP', 'receive', held.id);
  await c.done('OP', 'hold', held.id);
  const { db } = app.server;
  const { rows } = await sql<{
    id: number;
  }>`select document_id as id from documents.hop where office_id = ${office.OP} and ended_at is null`.execute(db);
  await db.transaction().execute(async (tx) => {
    const call = { db: tx, server: app.server, now: app.server.clock.now(), today: '2026-11-20', requestId: 'test', inPlaceOf: null };
    const actor = { accountId: people.hrOfficer.accountId };
    const keys = (await documentsInOffice.find(tx, office.OP, { from: '2026-12-01', today: '2026-11-20' })).map(({ key }) => key);
    assert.deepEqual(new Set(keys.map(Number)), new Set(rows.map(({ id }) => id)));
    await documentsInOffice.transfer({ ...call, actor } as never, {
      keys: [String(held.id)],
      fromOffice: office.OP,
      toOffice: office.HRMO,
      from: '2026-12-01',
      authority: 'BOR Resolution No. 5',
    });
  });
  const page = await c.page('HRMO', held.id);
  const last = page.hops.at(-1)!;
  assert.deepEqual([page.state, page.holder?.acronym, last.note, last.pauses.length], ['HOLD', 'HRMO', 'BOR Resolution No. 5', 1]);
  await c.done('HRMO', 'resume', held.id);
});

test('after the clock was set back a paper is received, held and taken up again, at no moment before that of the step before', async () => {
  const { id } = await at('2026-11-19T09:00', () => c.add('CAS'));
  await at('2026-11-19T10:00', () => c.done('CAS', 'forward', id, { to: [c.office.ACCT] }));
  await at('2026-11-19T09:30', () => c.done('ACCT', 'receive', id));
  await at('2026-11-19T09:40', () => c.done('ACCT', 'hold', id));
  await at('2026-11-19T09:35', () => c.done('ACCT', 'resume', id));
  const { hops, state } = await c.page('ACCT', id);
  assert.deepEqual(
    [state, hops[1]!.received_at, hops[1]!.minutes_on_way, hops[1]!.minutes_paused],
    ['RECEIVED', '2026-11-19T02:00:00+00:00', 0, 0],
  );
});
