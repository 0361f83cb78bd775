import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { giveReceipt, printReceipt, trackPaper } from '@talaan/documents/contract/receipts.ts';
import { openCounters, type Counters } from '@talaan/documents/server/fixtures/open-counters.ts';
import { readPdfText } from '@talaan/kernel/server/print/read-pdf-text.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { readRating, sendRating, type AnswerFacts } from '../../contract/rate.ts';
import { exportServiceScores, listServiceScores, printSatisfaction, readSatisfaction } from '../../contract/satisfaction.ts';
import { addPaperAnswer, addService } from '../../contract/settings.ts';

let app: TestApp;
let c: Counters;
let guest: Caller;
let hr: Caller;
let service: number;
before(async () => {
  app = await startTestApp();
  await app.owner.query('truncate feedback.answer, feedback.part, feedback.service_type, feedback.ticket; delete from feedback.service');
  c = await openCounters(app);
  guest = await app.as('nobody');
  hr = await app.as('hr');
  const { rows } = await app.server.pool.query<{ id: number }>("select id from documents.type where code = 'PRQ'");
  const { body } = await hr.call(addService, {
    body: { name: 'Purchase requests', is_external: true, office_id: null, is_active: true, type_ids: [rows[0]!.id] },
  });
  service = body.id;
});
after(() => app.close());

const LETTER = { kind: 'EXTERNAL_IN', subject: 'Offer of books', sender_name: 'Ana Reyes' } as const;
const { PAPERS } = process.env;
const errorsOf = (answer: { body: unknown }) => (answer.body as { errors: Record<string, string[]> }).errors;
const messageOf = (answer: { body: unknown }) => (answer.body as { message: string }).message;

const answer = (more: Partial<AnswerFacts> = {}): AnswerFacts => ({
  service_id: service,
  language: 'en',
  client_type: 'citizen',
  sex: 'female',
  age: '34',
  region: '0500000000',
  cc1: 1,
  cc2: 1,
  cc3: 1,
  ratings: [5, 5, 4, 5, 5, 0, 5, 5, 5],
  comment: 'Quick and kind.',
  ...more,
});

/** A paper from outside with its receipt: its number and the codes of both links. */
async function bring(more: object = {}): Promise<{ id: number; receipt: string; token: string }> {
  const { id } = await c.add('RMO', { ...LETTER, ...more });
  const { body } = await c.clerk.RMO.call(giveReceipt, {
    params: { id },
    body: { office_id: c.office.RMO, lacking: null, client_type: 'business' },
  });
  const { rows } = await app.owner.query<{ code: string }>('select code from feedback.ticket where document_id = $1', [id]);
  return { id, receipt: body.code, token: rows[0]?.code ?? '' };
}
const read = async (token: string) => (await guest.call(readRating, { params: { token } })).body;
const send = (token: string, body: AnswerFacts) => guest.call(sendRating, { params: { token }, body });
const rateOf = async (code: string) => (await guest.call(trackPaper, { params: { code } })).body.rate;
const YEAR = { from: '2026-01-01', to: '2026-12-31' };

test('the receipt and the public page of a released paper lead to the form, which is sent once and keeps no person', async () => {
  const { id, receipt, token } = await bring();
  assert.match(token, /^[0-9A-HJKMNP-TV-Z]{16}$/);
  const printed = await c.clerk.RMO.call(printReceipt, { params: { id }, query: { office: c.office.RMO } });
  assert.ok((await readPdfText(printed.bytes)).includes(`/rate/${token.slice(0, 4)}-`));
  assert.equal(await rateOf(receipt), null);
  assert.equal((await read(token)).closed, 'not_released');
  const early = await send(token, answer());
  assert.equal(early.status, 409);
  await c.done('RMO', 'release', id);
  assert.equal(await rateOf(receipt), token);
  const { form } = await read(`${token.slice(0, 8)}-${token.slice(8).toLowerCase()}`);
  assert.deepEqual([form!.service_id, form!.services.map(({ name }) => name)], [service, ['Purchase requests']]);
  assert.equal((await send(token, answer())).status, 200);
  const twice = await send(token, answer());
  assert.deepEqual([twice.status, messageOf(twice)], [409, 'This form was sent before. Each paper is rated once. Thank you.']);
  assert.equal(await rateOf(receipt), null);
  const { rows } = await app.owner.query('select * from feedback.answer');
  assert.equal(rows.length, 1);
  assert.ok(!Object.keys(rows[0] as object).some((column) => /account|person|document|code|_at$/.test(column)));
});

test('of many who send one form at once one is taken', async () => {
  const { id, token } = await bring();
  await c.done('RMO', 'release', id);
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(token, answer())));
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 409, 409, 409, 409, 409, 409, 409],
  );
});

test('a form without a service, an answer of six and a code that is none are refused in words', async () => {
  const { id, token } = await bring();
  await c.done('RMO', 'release', id);
  const none = await send(token, answer({ service_id: 0 }));
  assert.deepEqual([none.status, errorsOf(none)], [422, { service_id: ['Choose the service.'] }]);
  assert.deepEqual(errorsOf(await send(token, answer({ service_id: 999_999 }))), { service_id: ['Choose the service.'] });
  const six = await send(token, answer({ ratings: [6, 5, 5, 5, 5, 5, 5, 5, 5] }));
  assert.deepEqual([six.status, Object.values(errorsOf(six))], [422, [['Choose 1 to 5, or N/A.']]]);
  assert.deepEqual(errorsOf(await send(token, answer({ region: '9999999999' }))), { region: ['Choose from the list.'] });
  assert.equal((await send('0000-0000-0000-0000', answer())).status, 404);
  assert.equal((await read('nothing')).closed, 'unknown');
  await app.owner.query("update documents.document set closed_at = closed_at - interval '61 days', came_at = null where id = $1", [id]);
  const late = await send(token, answer());
  assert.deepEqual([late.status, messageOf(late)], [409, 'The time for this form is over. Thank you for your visit.']);
});

test('a confidential paper has no link, and one that became confidential has none any more', async () => {
  assert.equal((await bring({ confidentiality: 'CONFIDENTIAL' })).token, '');
  const { id, receipt, token } = await bring();
  await c.done('RMO', 'release', id);
  await app.owner.query("update documents.document set confidentiality = 'CONFIDENTIAL' where id = $1", [id]);
  assert.equal(await rateOf(receipt), null);
  assert.equal((await read(token)).closed, 'unknown');
});

test('who does not know the charter is not counted in what follows of it', async () => {
  const { id, token } = await bring();
  await c.done('RMO', 'release', id);
  assert.equal((await send(token, answer({ cc1: 4, cc2: 1, cc3: 1 }))).status, 200);
  const { rows } = await app.owner.query('select cc2, cc3 from feedback.answer where cc1 = 4');
  assert.deepEqual(rows, [{ cc2: 0, cc3: 0 }]);
});

test('who asks for unknown codes again and again waits', async () => {
  await app.owner.query('delete from feedback.wrong_guess');
  let status = 200;
  for (let at = 0; at < 40 && status !== 429; at += 1)
    ({ status } = await guest.call(readRating, { params: { token: 'ABCD1234ABCD1234' } }));
  assert.equal(status, 429);
  await app.owner.query('delete from feedback.wrong_guess');
});

test('scores are shown once five answers share a month, an office and a service, to offices and to the university alike', async () => {
  await app.owner.query('delete from feedback.answer');
  const clerk = await app.as('clerk');
  await app.owner.query(
    `insert into identity.role_group (role_id, group_name)
     select r.id, 'FEEDBACKLIST' from identity.role r where r.name = 'Office clerk'`,
  );
  const type = (office: number) =>
    hr.call(addPaperAnswer, {
      body: { ...answer({ ratings: [4, 5, 5, 1, 5, 0, null, 5, 5] }), answered_on: '2026-03-02', office_id: office },
    });
  const readAs = async (caller: Caller, more: object = {}) =>
    (await caller.call(readSatisfaction, { query: { ...YEAR, ...more } })).body.satisfaction;
  for (let at = 0; at < 4; at += 1) assert.equal((await type(c.office.CAS)).status, 200);
  for (const caller of [clerk, hr]) {
    const few = await readAs(caller);
    assert.deepEqual([few.answers, few.scored, few.overall, few.charter, few.comments], [4, 0, null, null, []]);
  }
  assert.equal((await clerk.call(listServiceScores, { query: YEAR })).body.services[0]!.overall, null);
  assert.equal((await type(c.office.CAS)).status, 200);
  assert.equal((await type(c.office.ACCT)).status, 200);
  const five = await readAs(clerk);
  assert.deepEqual([five.answers, five.scored, five.overall!.permille, five.dimensions[6]!.left_out], [5, 5, 833, 5]);
  assert.deepEqual([five.comments.length, five.comments[0]!.from_day, five.comments[0]!.to_day], [5, '2026-03-01', '2026-03-31']);
  const [service] = (await clerk.call(listServiceScores, { query: YEAR })).body.services;
  assert.deepEqual([service!.overall, service!.satisfied, service!.word], [833, 1000, 'Satisfactory']);
  // The one of another office is counted, and never told: the university’s scores are those of the five.
  const all = await readAs(hr);
  assert.deepEqual([all.answers, all.scored, all.comments.length], [6, 5, 5]);
  const one = await readAs(hr, { office: c.office.ACCT });
  assert.deepEqual([one.answers, one.scored, one.overall], [1, 0, null]);
  // Days that cut a part tell nothing of it.
  assert.deepEqual((await readAs(clerk, { to: '2026-03-30' })).scored, 0);
  assert.equal((await readAs(clerk, { from: '2026-03-01', to: '2026-03-31' })).scored, 5);
  assert.equal((await hr.call(exportServiceScores, { query: { ...YEAR, format: 'xlsx' } })).status, 200);
  assert.equal((await clerk.call(printSatisfaction, { query: { year: 2026 } })).status, 403);
});

test('clients served are counted by the type that their receipts name, beside those who answered', async () => {
  const types = (await hr.call(readSatisfaction, { query: YEAR })).body.satisfaction.client_types;
  assert.equal(types.find(({ client_type: type }) => type === 'citizen')!.answers, 6);
  assert.ok(types.find(({ client_type: type }) => type === 'business')!.transactions >= 4);
});

test('the report of a year prints what Annex B asks for', async () => {
  await hr.call(addService, { body: { name: 'Use of the gymnasium', is_external: true, office_id: null, is_active: true, type_ids: [] } });
  const { bytes, status } = await hr.call(printSatisfaction, { query: { year: 2026 } });
  assert.equal(status, 200);
  if (PAPERS) {
    mkdirSync(PAPERS, { recursive: true });
    writeFileSync(`${PAPERS}/satisfaction.pdf`, bytes);
  }
  const text = (await readPdfText(bytes)).replaceAll(/\s+/g, ' ');
  for (const said of [
    'CLIENT SATISFACTION MEASUREMENT REPORT',
    'Response rate by service, external services',
    'Response rate by client type, external services',
    'Purchase requests',
    'Bicol',
    'CC1: awareness',
    'SQD8 Outcome',
    'The overall score of 2026 is 83.3 %: Satisfactory, from 5 of 6 responses.',
    'Services without clients in the year',
    'Use of the gymnasium',
  ])
    assert.ok(text.includes(said), `${said} in: ${text}`);
});

test('an answer on paper is of a day that has been, of a service and an office that are there', async () => {
  const type = (more: object) =>
    hr.call(addPaperAnswer, { body: { ...answer(), answered_on: '2026-03-02', office_id: c.office.CAS, ...more } });
  assert.deepEqual(errorsOf(await type({ answered_on: '2099-01-01' })), { answered_on: ['This day is still to come.'] });
  assert.deepEqual(errorsOf(await type({ service_id: 999_999 })), { service_id: ['Choose the service.'] });
  assert.deepEqual(errorsOf(await type({ office_id: 999_999 })), { office_id: ['Choose the office.'] });
});
