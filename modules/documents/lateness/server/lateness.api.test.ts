import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { countQueues } from '@talaan/requests/contract/inbox.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { readDocument } from '@talaan/documents/contract/documents.ts';
import { explainLate, listLate, readLate } from '../contract/lateness.ts';
import { atTime, openCounters, type Counters } from '@talaan/documents/server/fixtures/open-counters.ts';

let app: TestApp;
let c: Counters;
before(async () => {
  app = await startTestApp();
  c = await openCounters(app);
});
after(() => app.close());

const WHY = { cause: 'volume_of_work' as const, text: 'Payroll week: two of three clerks were away.' };

/** A paper that came to an office on Friday morning and is late there on Tuesday. */
async function lateIn(at: 'CAS' | 'OP'): Promise<{ id: number; hop: number; number: string }> {
  const { id, tracking_no: number } = await c.add('ACCT');
  await c.done('ACCT', 'forward', id, { to: [c.office[at]] });
  await c.done(at, 'receive', id);
  const hop = (await c.page(at, id)).hops.at(-1)!.id;
  return { id, hop, number: number! };
}

const TUESDAY = '2026-11-24T14:00';

test('a late paper is forwarded only with an explanation, which the head above the office accepts', async () => {
  const { id, hop, number } = await lateIn('CAS');
  await atTime(app, TUESDAY, async () => {
    const refused = await c.step('CAS', 'forward', id, { to: [c.office.HRMO] });
    assert.equal(refused.status, 409);
    assert.match(JSON.stringify(refused.body), /late in this office\. Explain why/);
    const short = await c.step('CAS', 'forward', id, { to: [c.office.HRMO], explanation: { cause: 'other', text: 'Busy' } });
    assert.deepEqual([short.status, Object.keys((short.body as { errors: object }).errors)], [422, ['explanation.text']]);
    await c.done('CAS', 'forward', id, { to: [c.office.HRMO], explanation: WHY });
    const { stay } = (await c.clerk.CAS.call(readLate, { params: { id: hop } })).body;
    assert.deepEqual(
      [stay.tracking_no, stay.explanation, stay.cause, stay.text, stay.may_explain],
      [number, 'SUBMITTED', WHY.cause, WHY.text, false],
    );
    assert.ok(stay.minutes_late > 0);
    assert.equal((await c.step('HRMO', 'receive', id)).status, 200, 'the paper goes on meanwhile');

    assert.equal((await step(c.clerk.CAS, stay.request_id!, 'accept')).status, 409, 'not by the office itself');
    const elsewhere = await c.clerk.ACCT.call(readLate, { params: { id: hop } });
    assert.equal(elsewhere.status, 404);
    const above = await app.as('vpaa');
    assert.equal((await above.call(readLate, { params: { id: hop } })).body.stay.text, WHY.text);
    assert.equal((await step(above, stay.request_id!, 'accept')).status, 200);
    const page = (await c.clerk.HRMO.call(readDocument, { params: { id }, query: { office: c.office.HRMO } })).body.document;
    assert.equal(page.hops.find((one) => one.id === hop)!.explanation, 'ACCEPTED');
  });
});

test('where no head is above, who tracks all documents accepts an explanation', async () => {
  const { id, hop } = await lateIn('OP');
  await atTime(app, TUESDAY, async () => {
    await c.done('OP', 'forward', id, { to: [c.office.HRMO], explanation: WHY });
    const { stay } = (await c.clerk.OP.call(readLate, { params: { id: hop } })).body;
    assert.equal((await step(c.clerk.OP, stay.request_id!, 'accept')).status, 409, 'not by the office itself');
    assert.equal((await step(c.clerk.RMO, stay.request_id!, 'accept')).status, 200);
  });
});

test('the explanation of a stay that goes on after a cancelled forward is not asked for again', async () => {
  const { id, hop } = await lateIn('CAS');
  await atTime(app, TUESDAY, async () => {
    await c.done('CAS', 'forward', id, { to: [c.office.HRMO], explanation: WHY });
    await c.done('CAS', 'cancel_forward', id);
    const now = (await c.page('CAS', id)).hops.find((one) => one.ended_at === null)!.id;
    assert.notEqual(now, hop);
    const { stay } = (await c.clerk.CAS.call(readLate, { params: { id: now } })).body;
    assert.deepEqual([stay.explanation, stay.text], ['SUBMITTED', WHY.text]);
    const above = await app.as('vpaa');
    const { request } = (await above.call(readTimeline, { params: { id: stay.request_id! } })).body;
    assert.match(JSON.stringify(request), new RegExp(`/dts/overdue/document/${now}`));
    await c.done('CAS', 'forward', id, { to: [c.office.HRMO] });
  });
});

test('a returned explanation is written again before the paper goes on; what was written first stays with its steps', async () => {
  const { id, hop } = await lateIn('CAS');
  await atTime(app, TUESDAY, async () => {
    const explained = await c.clerk.CAS.call(explainLate, { params: { id: hop }, body: { ...WHY, file_path: null } });
    assert.equal(explained.status, 200, JSON.stringify(explained.body));
    const again = await c.clerk.CAS.call(explainLate, { params: { id: hop }, body: { ...WHY, file_path: null } });
    assert.equal(again.status, 409, 'once');
    const request = (await c.clerk.CAS.call(readLate, { params: { id: hop } })).body.stay.request_id!;
    const above = await app.as('vpaa');
    assert.equal((await step(above, request, 'return', 'Which days?')).status, 200);
    assert.equal((await c.step('CAS', 'forward', id, { to: [c.office.HRMO] })).status, 409);
    const more = { ...WHY, text: 'Payroll week: two of three clerks were away on Monday and Tuesday.' };
    assert.equal((await c.clerk.CAS.call(explainLate, { params: { id: hop }, body: { ...more, file_path: null } })).status, 200);
    const { stay } = (await c.clerk.CAS.call(readLate, { params: { id: hop } })).body;
    assert.deepEqual([stay.explanation, stay.text], ['SUBMITTED', more.text]);
    await c.done('CAS', 'forward', id, { to: [c.office.HRMO] });
  });
});

test('late papers of an office are listed and counted beside the inbox, those to explain first', async () => {
  const { hop, number } = await lateIn('CAS');
  await atTime(app, TUESDAY, async () => {
    const { stays } = (await c.clerk.CAS.call(listLate, { query: { office: c.office.CAS, explanation: 'NEEDED' } })).body;
    assert.ok(stays.some((stay) => stay.id === hop && stay.tracking_no === number));
    const others = (await c.clerk.ACCT.call(listLate, { query: { office: c.office.ACCT } })).body.stays;
    assert.ok(others.every(({ office }) => office.id === c.office.ACCT));
    const all = (await c.clerk.RMO.call(listLate, { query: { per_page: 999 } })).body.stays;
    assert.ok(
      all.some((stay) => stay.id === hop),
      'who tracks all documents sees those of every office',
    );
    const { queues } = (await c.clerk.CAS.call(countQueues)).body;
    const card = queues.find(({ name }) => name === 'documents-to-explain')!;
    assert.equal(card.waiting, (await c.clerk.CAS.call(listLate, { query: { explanation: 'NEEDED' } })).body.total);
  });
});

async function step(who: Caller, id: number, action: string, remarks = '') {
  const { body: found } = await who.call(readTimeline, { params: { id } });
  return who.call(takeStep, { params: { id }, body: { action, remarks, seen: found.request?.seen ?? 1 } });
}
