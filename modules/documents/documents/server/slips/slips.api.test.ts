import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { readPdfText } from '@talaan/kernel/server/print/read-pdf-text.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { offices, people } from '@talaan/testing/demo-records.ts';
import { findDocument, listDocuments } from '../../contract/documents.ts';
import { printHandOver, printHistory, printSlips } from '../../contract/slips.ts';
import { receiveScanned, takeSteps } from '../../contract/steps.ts';
import { openCounters, type Counters } from '../fixtures/open-counters.ts';

let app: TestApp;
let c: Counters;
before(async () => {
  app = await startTestApp();
  c = await openCounters(app);
});
after(() => app.close());

/** Where to put the papers, for anyone who wants to look at them: `PAPERS=papers npm test slips`. */
const { PAPERS } = process.env;

async function textOf(bytes: Uint8Array, name: string): Promise<string> {
  if (PAPERS) {
    mkdirSync(PAPERS, { recursive: true });
    writeFileSync(`${PAPERS}/${name}.pdf`, bytes);
  }
  return (await readPdfText(bytes)).replaceAll(/\s+/g, ' ');
}

const LONG = 'Request for the repair of the roof of the Peñafrancia Hall after the typhoon, with the estimate of the engineers '
  .repeat(5)
  .slice(0, 500);

test('a slip says the number, where the paper comes from, when it is due and its stays, also with a subject of 500 characters', async () => {
  const { id, tracking_no: number } = await c.add('CAS', { subject: LONG, priority: 'RUSH' });
  await c.done('CAS', 'forward', id, { to: [c.office.ACCT], note: 'Please certify that funds are there.' });
  await c.done('ACCT', 'receive', id);
  const one = await c.clerk.ACCT.call(printSlips, { query: { office: c.office.ACCT, ids: id } });
  assert.equal(one.status, 200, JSON.stringify(one.body));
  const text = await textOf(one.bytes, 'slip');
  for (const said of [
    number!,
    'ROUTING SLIP',
    'RUSH',
    'College of Arts and Sciences',
    'Purchase request',
    'Peñafrancia',
    'Please certify',
    'Do not remove',
  ])
    assert.ok(text.includes(said), `${said} in: ${text}`);
  const short = (await c.add('CAS')).id;
  const two = await c.clerk.CAS.call(printSlips, { query: { office: c.office.CAS, ids: [id, short] } });
  assert.equal((await textOf(two.bytes, 'slips')).split('ROUTING SLIP').length, 3);
  const label = await c.clerk.CAS.call(printSlips, { query: { office: c.office.CAS, ids: [id, short], size: 'label' } });
  assert.ok((await textOf(label.bytes, 'labels')).includes(number!));
});

test('a confidential paper has no slip for an office that is not on its way, and a draft has none', async () => {
  const { id } = await c.add('CAS', { confidentiality: 'CONFIDENTIAL' });
  const draft = (await c.add('CAS', { register: false })).id;
  assert.equal((await c.clerk.ACCT.call(printSlips, { query: { office: c.office.ACCT, ids: id } })).status, 404);
  assert.equal((await c.clerk.CAS.call(printSlips, { query: { office: c.office.CAS, ids: draft } })).status, 404);
  assert.equal((await c.clerk.ACCT.call(printHistory, { params: { id }, query: { office: c.office.ACCT } })).status, 404);
  assert.equal((await c.clerk.CAS.call(printSlips, { query: { office: c.office.ACCT, ids: id } })).status, 404);
});

test('the hand-over list has what is on its way from the office, by receiving office', async () => {
  const [one, two, three, back] = [
    await c.add('OP'),
    await c.add('OP'),
    await c.add('OP', { confidentiality: 'CONFIDENTIAL', subject: 'Of a case' }),
    await c.add('HRMO', { subject: LONG }),
  ];
  await c.done('OP', 'forward', [one.id, three.id], { to: [c.office.HRMO] });
  await c.done('OP', 'forward', two.id, { to: [c.office.ACCT] });
  await c.done('HRMO', 'forward', back.id, { to: [c.office.OP] });
  await c.done('OP', 'receive', back.id);
  await c.done('OP', 'return', back.id);
  const all = await c.clerk.OP.call(printHandOver, { query: { office: c.office.OP } });
  const text = await textOf(all.bytes, 'hand-over');
  for (const { tracking_no: number } of [one, two, three, back]) assert.ok(text.includes(number!), text);
  assert.ok(
    !text.includes('Of a case') && text.includes('Accounting Office') && text.includes('Human Resource') && text.includes('Returned'),
  );
  const many = await Promise.all(Array.from({ length: 12 }, () => c.add('OP', { subject: LONG })));
  const ids = many.map(({ id }) => id);
  await c.done('OP', 'forward', ids, { to: [c.office.ACCT] });
  const long = await textOf((await c.clerk.OP.call(printHandOver, { query: { office: c.office.OP, ids } })).bytes, 'hand-over-long');
  assert.ok(many.every(({ tracking_no: number }) => long.includes(number!)) && long.includes('Page 2 of'));
  const chosen = await textOf(
    (await c.clerk.OP.call(printHandOver, { query: { office: c.office.OP, ids: two.id } })).bytes,
    'hand-over-one',
  );
  assert.ok(chosen.includes(two.tracking_no!) && !chosen.includes(one.tracking_no!));
});

test('the history has each stay with its hours, pauses and steps, over as many pages as it takes', async () => {
  const { id } = await c.add('CAS', { subject: LONG });
  for (let turn = 0; turn < 15; turn++) {
    await c.done('CAS', 'forward', id, { to: [c.office.ACCT] });
    await c.done('ACCT', 'receive', id);
    if (turn === 0) {
      await c.done('ACCT', 'hold', id);
      await c.done('ACCT', 'resume', id);
    }
    await c.done('ACCT', 'forward', id, { to: [c.office.CAS] });
    await c.done('CAS', 'receive', id);
  }
  const answer = await c.clerk.CAS.call(printHistory, { params: { id }, query: { office: c.office.CAS } });
  const text = await textOf(answer.bytes, 'history');
  for (const said of ['HISTORY OF A DOCUMENT', 'On hold', 'Awaiting a document', 'Forwarded', 'Page 2 of', 'What was done'])
    assert.ok(text.includes(said), said);
});

test('an officer in charge who is a clerk too receives in their own right and signs for the head, on the page, in the history and on paper', async () => {
  const { accounting } = offices;
  await sql`
    insert into organization.head (office_id, personnel_id, title, is_acting, during)
    values (${accounting.id}, ${people.accountingClerk.id}, 'Officer in charge', true, '[2026-11-16,2026-12-01)')`.execute(app.server.db);
  const { id } = await c.add('CAS');
  await c.done('CAS', 'forward', id, { to: [accounting.id] });
  const body = { office_id: accounting.id, ids: [id], reason: '' };
  for (const action of ['receive', 'approve'] as const) {
    const answer = await c.second.call(takeSteps, { body: { action, ...body } as never });
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
  }
  const forHead = `for ${people.headOfAccounting.fullname} (Officer in charge from 16 Nov 2026 to 30 Nov 2026)`;
  const { steps, hops } = await c.page('CAS', id);
  const [approved, received] = steps;
  assert.deepEqual([received!.action, received!.by.includes('('), hops[1]!.received_by], ['receive', false, received!.by]);
  assert.deepEqual([approved!.action, approved!.by], ['approve', `${received!.by} ${forHead}`]);
  const answer = await c.clerk.CAS.call(printHistory, { params: { id }, query: { office: c.office.CAS } });
  assert.ok((await textOf(answer.bytes, 'history-in-charge')).includes(forHead));
});

test('who tracks documents as officer in charge alone does all of it for the head', async () => {
  const { id } = await c.add('CAS');
  await c.done('CAS', 'forward', id, { to: [offices.library.id] });
  await sql`
    insert into organization.head (office_id, personnel_id, title, is_acting, during)
    values (${offices.library.id}, ${people.teacherOfMathematics.id}, 'Officer in charge', true, '[2026-11-16,)')`.execute(app.server.db);
  const faculty = await app.as('faculty');
  const answer = await faculty.call(takeSteps, { body: { action: 'receive', office_id: offices.library.id, ids: [id] } as never });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  const { steps, hops } = await c.page('CAS', id);
  assert.match(steps[0]!.by, / for .+ \(Officer in charge from 16 Nov 2026\)$/);
  assert.equal(hops[1]!.received_by, steps[0]!.by);
});

test('a number is found as a scanner and as a person write it: between signs, with other hyphens, without its zeros', async () => {
  const { id, tracking_no: number } = await c.add('CAS');
  await c.done('CAS', 'forward', id, { to: [c.office.ACCT] });
  const short = number!.replace(/-0+(?=\d+$)/, '-');
  const forms = [`*${number}*`, `(${number})`, number!.replaceAll('-', '\u2011'), `]C1${number}\r\n`, short, ` ${number!.toLowerCase()} `];
  for (const form of forms) {
    const found = await c.clerk.ACCT.call(findDocument, { query: { tracking_no: form } });
    assert.deepEqual(found.body, { id, tracking_no: number }, form);
    const listed = await c.clerk.ACCT.call(listDocuments, { query: { office: c.office.ACCT, term: form } });
    assert.deepEqual(
      listed.body.documents.map((one) => one.id),
      [id],
      form,
    );
  }
  const all = await c.clerk.ACCT.call(receiveScanned, { body: { office_id: c.office.ACCT, tracking_numbers: forms } });
  assert.deepEqual(
    all.body.results.map(({ outcome }) => outcome),
    ['done'],
    'it is one paper',
  );
  const other = await c.add('ACCT');
  await c.done('ACCT', 'close_duplicate', other.id, { duplicate_of: `(${short})` });
  assert.equal((await c.page('ACCT', other.id)).duplicate_of?.id, id);
  const unknown = await c.clerk.ACCT.call(receiveScanned, { body: { office_id: c.office.ACCT, tracking_numbers: ['*4806789012345*'] } });
  assert.equal(unknown.body.results[0]!.message, 'No document has the number 4806789012345.');
});
