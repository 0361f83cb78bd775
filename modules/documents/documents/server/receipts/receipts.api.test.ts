import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { readPdfText } from '@talaan/kernel/server/print/read-pdf-text.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { giveReceipt, printReceipt, trackPaper } from '../../contract/receipts.ts';
import { atTime, openCounters, type Counter, type Counters } from '../fixtures/open-counters.ts';

let app: TestApp;
let c: Counters;
let guest: Caller;
before(async () => {
  app = await startTestApp();
  c = await openCounters(app);
  guest = await app.as('nobody');
  await app.server.pool.query("update documents.type set requirements = $1 where code = 'PRQ'", [REQUIREMENTS]);
});
after(() => app.close());

const LETTER = {
  kind: 'EXTERNAL_IN',
  subject: 'Offer of books of the Rizal Foundation',
  sender_name: 'Ana Reyes',
  sender_office: 'Rizal Foundation',
} as const;

const REQUIREMENTS = [
  'The list of the books, with their authors, titles and years',
  'A copy of the registration of the foundation with the SEC',
  'The deed of donation',
];

const give = (at: Counter, id: number, lacking: string[] | null = null) =>
  c.clerk[at].call(giveReceipt, { params: { id }, body: { office_id: c.office[at], lacking, client_type: null } });
const print = (at: Counter, id: number) => c.clerk[at].call(printReceipt, { params: { id }, query: { office: c.office[at] } });
const codeOf = async (at: Counter, id: number) => (await give(at, id)).body.code;
const track = async (code: string) => (await guest.call(trackPaper, { params: { code } })).body.paper;
const dueDay = async (at: Counter, id: number) => (await c.page(at, id)).due_at!.slice(0, 10);

/** Where to put the papers, for anyone who wants to look at them: `PAPERS=papers npm test receipts`. */
const { PAPERS } = process.env;

async function textOf(bytes: Uint8Array, name: string): Promise<string> {
  if (PAPERS) {
    mkdirSync(PAPERS, { recursive: true });
    writeFileSync(`${PAPERS}/${name}.pdf`, bytes);
  }
  return (await readPdfText(bytes)).replaceAll(/\s+/g, ' ');
}

test('a paper from outside has one receipt, however many ask for it at once', async () => {
  const { id } = await c.add('RMO', LETTER);
  assert.deepEqual((await c.page('RMO', id)).receipt, { code: null, lacking: [], client_type: null });
  assert.equal((await print('RMO', id)).status, 404, 'it is given before it is printed');
  const answers = await Promise.all(Array.from({ length: 12 }, () => give('RMO', id)));
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
  const codes = new Set(answers.map(({ body }) => body.code));
  assert.equal(codes.size, 1);
  assert.match([...codes][0]!, /^[0-9A-HJKMNP-TV-Z]{16}$/);
  assert.equal(answers.filter(({ body }) => body.message === 'The receipt was given.').length, 1);
  const { rows } = await app.server.pool.query("select from kernel.audit_event where action = 'give a receipt' and subject = $1", [
    `documents.receipt:${id}`,
  ]);
  assert.equal(rows.length, 1);
  assert.deepEqual((await c.page('RMO', id)).receipt, { code: [...codes][0], lacking: [], client_type: null });
});

test('the receipt says what came, from whom, when, to whom, until when, what is lacking, and where to ask', async () => {
  const { id, tracking_no: number } = await c.add('RMO', { ...LETTER, reference_no: 'RF-77', came_at: '2026-01-05T09:30' });
  const { code } = (await give('RMO', id, [REQUIREMENTS[0]!])).body;
  const text = await textOf((await print('RMO', id)).bytes, 'receipt');
  const grouped = code.replaceAll(/(.{4})(?=.)/g, '$1-');
  for (const said of [
    'RECEIPT',
    number!,
    'Offer of books',
    'Ana Reyes, Rizal Foundation',
    'RF-77',
    '5 Jan 2026, 09:30',
    'Purchase request',
    'working days',
    'Records Management Office',
    'Still lacking',
    REQUIREMENTS[0]!,
    grouped,
    '/track',
  ])
    assert.ok(text.includes(said), `${said} in: ${text}`);
  assert.deepEqual((await give('RMO', id)).body.lacking, [REQUIREMENTS[0]], 'what is lacking stays until it is changed');
  assert.deepEqual((await give('RMO', id, [])).body, { message: 'The receipt is up to date.', code, lacking: [] });
  assert.ok(!(await textOf((await print('RMO', id)).bytes, 'receipt-complete')).includes('Still lacking'));
});

test('the longest receipt is still one half page', async () => {
  const subject =
    'Request for the repair of the roof of the Peñafrancia Hall after the typhoon, with the estimate of the engineers '.repeat(5);
  const { id } = await c.add('RMO', {
    ...LETTER,
    subject: subject.slice(0, 500),
    sender_name: 'Maria Consolacion Dimaculangan-Villavicencio of the Federation '.repeat(2).trim(),
    sender_office: 'Federation of Parents and Teachers of the Province of Camarines Sur '.repeat(2).trim(),
    reference_no: 'RF-2026-0000077',
  });
  await give('RMO', id, REQUIREMENTS);
  await app.owner.query('update documents.receipt set code = $2 where document_id = $1', [id, 'W'.repeat(16)]);
  const bytes = (await print('RMO', id)).bytes;
  assert.ok((await textOf(bytes, 'receipt-long')).includes('WWWW-WWWW-WWWW-WWWW'), 'the widest code stays on one line');
  assert.equal(
    Buffer.from(bytes)
      .toString('latin1')
      .match(/\/Type\s*\/Page\b/g)?.length,
    1,
  );
});

test('only a paper from outside has a receipt, of an office that has it or had it', async () => {
  const inside = await c.add('CAS');
  assert.equal((await c.page('CAS', inside.id)).receipt, null);
  assert.equal((await give('CAS', inside.id)).status, 404);
  const draft = await c.add('CAS', { ...LETTER, register: false });
  assert.equal((await give('CAS', draft.id)).status, 404);
  const letter = await c.add('RMO', LETTER);
  assert.equal((await c.page('ACCT', letter.id)).receipt, null);
  assert.equal((await give('ACCT', letter.id)).status, 404);
  assert.equal((await print('ACCT', letter.id)).status, 404);
  const foreign = await c.clerk.RMO.call(giveReceipt, {
    params: { id: letter.id },
    body: { office_id: 999_999, lacking: null, client_type: null },
  });
  assert.deepEqual(Object.keys((foreign.body as unknown as { errors: object }).errors), ['office_id']);
  const wrong = await give('RMO', letter.id, ['A cake']);
  assert.deepEqual(
    [wrong.status, (wrong.body as unknown as { errors: object }).errors],
    [422, { lacking: ['This type of documents does not ask for: A cake.'] }],
  );
  await c.done('RMO', 'forward', letter.id, { to: [c.office.ACCT, c.office.CAS] });
  assert.equal((await give('ACCT', letter.id)).status, 200, 'an office on its way prints it again');
  const [copy] = (await c.page('RMO', letter.id)).copies_sent;
  assert.equal((await c.page('CAS', copy!.id)).receipt, null, 'a copy goes with the receipt of its document');
});

test('the public reads where a paper is and when it is due, and nothing else', async () => {
  const { id, tracking_no } = await c.add('RMO', LETTER);
  const code = await codeOf('RMO', id);
  const due_on = await dueDay('RMO', id);
  const office = (fullname: string) => ({ office: fullname, tracking_no });
  const typed = `${code.slice(0, 4)}-${code.slice(4).toLowerCase()}`;
  assert.deepEqual(await track(typed), { state: 'received', ...office('Records Management Office'), due_on });
  await c.done('RMO', 'forward', id, { to: [c.office.ACCT] });
  assert.deepEqual(await track(code), { state: 'on_its_way', ...office('Accounting Office'), due_on });
  await c.done('ACCT', 'receive', id);
  assert.deepEqual(await track(code), { state: 'worked_on', ...office('Accounting Office'), due_on });
  await c.done('ACCT', 'hold', id, { cause: 'lacking_paper', reason: 'The list of books' });
  assert.deepEqual(await track(code), { state: 'waits_for_papers', ...office('Accounting Office'), due_on: null });
  assert.ok((await textOf((await print('RMO', id)).bytes, 'receipt-on-hold')).includes('The list of books'));
  await c.done('ACCT', 'resume', id);
  await c.done('ACCT', 'forward', id, { to: [c.office.RMO] });
  await c.done('RMO', 'receive', id);
  await c.done('RMO', 'release', id);
  const closed = { state: 'released', office: null, tracking_no, due_on: null };
  assert.deepEqual(await track(code), closed);
  await c.done('RMO', 'archive', id);
  assert.deepEqual(await track(code), closed, 'old codes go on');
});

test('a disapproved paper reads so, also when it is archived', async () => {
  const { id, tracking_no } = await c.add('ACCT', LETTER);
  const code = await codeOf('ACCT', id);
  await c.done('ACCT', 'reject', id);
  const closed = { state: 'disapproved', office: null, tracking_no, due_on: null };
  assert.deepEqual(await track(code), closed);
  await c.done('RMO', 'archive', id);
  assert.deepEqual(await track(code), closed);
});

test('a paper whose kind is corrected has its receipt then, and keeps its code when it is corrected back', async () => {
  const { id } = await c.add('CAS');
  const kind = (to: 'INTERNAL' | 'EXTERNAL_IN') => app.server.pool.query('update documents.document set kind = $1 where id = $2', [to, id]);
  await kind('EXTERNAL_IN');
  const code = await codeOf('CAS', id);
  await kind('INTERNAL');
  assert.equal((await print('CAS', id)).status, 404);
  assert.equal((await track(code))?.state, 'received');
});

test('of a confidential paper the public reads the state alone', async () => {
  const { id } = await c.add('RMO', { ...LETTER, confidentiality: 'CONFIDENTIAL' });
  const code = await codeOf('RMO', id);
  await c.done('RMO', 'forward', id, { to: [c.office.ACCT] });
  assert.deepEqual(await track(code), { state: 'on_its_way', tracking_no: null, office: null, due_on: null });
});

test('thirty unknown codes make a network wait, also with a code that is known', async () => {
  const from = { headers: { 'x-forwarded-for': '198.51.100.7' } };
  const code = await codeOf('RMO', (await c.add('RMO', LETTER)).id);
  await atTime(app, '2027-03-01T09:00', async () => {
    for (let at = 0; at < 30; at += 1) {
      const answer = await guest.call(trackPaper, { params: { code: at < 15 ? `guess ${at}` : `0000-0000-0000-00${at}` }, ...from });
      assert.deepEqual([answer.status, answer.body], [200, { paper: null, rate: null }]);
    }
    const refused = await guest.call(trackPaper, { params: { code }, ...from });
    assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '900']);
    assert.equal((await track(code))?.state, 'received', 'another network goes on');
  });
});
