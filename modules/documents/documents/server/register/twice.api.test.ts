import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { findSimilar } from '../../contract/register.ts';
import { takeSteps } from '../../contract/steps.ts';
import { openCounters, type Counter, type Counters } from '../fixtures/open-counters.ts';

let app: TestApp;
let c: Counters;
before(async () => {
  app = await startTestApp();
  c = await openCounters(app);
});
after(() => app.close());

const similar = async (at: Counter, query: object) => {
  const { status, body } = await c.clerk[at].call(findSimilar, { query: { office: c.office[at], ...query } });
  assert.equal(status, 200, JSON.stringify(body));
  return body.documents;
};
const LETTER = {
  kind: 'EXTERNAL_IN',
  sender_name: 'Ana Reyes',
  sender_office: 'Rizal Foundation',
  subject: 'Offer of encyclopædias',
  paper_date: '2026-11-12',
} as const;

test('a paper with the same number, or the same sender, subject and date, is perhaps registered before; 60 days are looked at', async () => {
  const old = await c.add('RMO', { ...LETTER, reference_no: 'RF 2026-77' });
  await sql`update documents.document set registered_at = registered_at - interval '61 days' where id = ${old.id}`.execute(app.server.db);
  assert.deepEqual(await similar('RMO', { reference_no: 'rf 2026-77' }), [], 'longer ago than 60 days');
  const { id, tracking_no: number } = await c.add('RMO', { ...LETTER, reference_no: 'RF 2026-77' });
  const [byNumber] = await similar('ACCT', { reference_no: 'rf 2026-77', subject: 'Something else' });
  assert.deepEqual(
    [byNumber!.id, byNumber!.tracking_no, byNumber!.office, byNumber!.subject, byNumber!.is_same_number],
    [id, number, 'RMO', LETTER.subject, true],
  );
  const facts = { sender_name: 'ANA REYES', sender_office: 'Rizal foundation', subject: 'offer of encyclopædias' };
  assert.deepEqual(
    (await similar('ACCT', { ...facts, date: '2026-11-12' })).map((one) => [one.id, one.is_same_number]),
    [[id, false]],
  );
  for (const other of [{ date: '2026-11-13' }, { date: '2026-11-12', subject: 'Offer' }, { date: '2026-11-12', sender_name: 'Ben Reyes' }])
    assert.deepEqual(await similar('ACCT', { ...facts, ...other }), []);
});

test('papers of the university without a date are compared by office and day; nothing is found for nothing', async () => {
  const { id } = await c.add('CAS', { subject: 'Payroll of the choir' });
  const found = async (at: Counter) => (await similar(at, { subject: 'payroll of the choir' })).map((one) => one.id);
  assert.deepEqual([await found('CAS'), await found('ACCT'), await similar('CAS', {})], [[id], [], []]);
});

test('of a paper that an office does not see, number and office alone are shown; of drafts nothing', async () => {
  const secret = await c.add('RMO', { ...LETTER, reference_no: 'RF 99', confidentiality: 'CONFIDENTIAL' });
  await c.add('RMO', { reference_no: 'RF 99', register: false });
  assert.deepEqual(await similar('OP', { reference_no: 'RF 99' }), [
    { id: null, tracking_no: secret.tracking_no, office: 'RMO', subject: '', registered_at: null, is_same_number: true },
  ]);
  assert.equal((await similar('RMO', { reference_no: 'RF 99' }))[0]!.id, secret.id);
});

test('a clerk closes what was registered twice as a duplicate of the other; each names the other, and a reopened one no longer', async () => {
  const [kept, twice] = [await c.add('CAS', { reference_no: 'CAS 4' }), await c.add('CAS', { reference_no: 'CAS 4' })];
  assert.equal((await similar('CAS', { reference_no: 'CAS 4' })).length, 2);
  await c.done('CAS', 'close_duplicate', twice.id, { duplicate_of: kept.tracking_no!.toLowerCase() });
  const page = await c.page('CAS', twice.id);
  assert.deepEqual(
    [page.state, page.duplicate_of, page.hops.at(-1)!.ended_as],
    ['REJECTED', { id: kept.id, tracking_no: kept.tracking_no }, 'REJECTED'],
  );
  assert.deepEqual((await c.page('CAS', kept.id)).duplicates, [{ id: twice.id, tracking_no: twice.tracking_no }]);
  assert.deepEqual(
    (await similar('CAS', { reference_no: 'CAS 4' })).map(({ id }) => id),
    [kept.id],
  );
  await c.done('RMO', 'reopen', twice.id);
  assert.equal((await c.page('CAS', twice.id)).duplicate_of, null);
});

test('a document is a duplicate of another that goes on, and closed as one by the office that registered it', async () => {
  const [one, other, third] = [await c.add('CAS'), await c.add('CAS'), await c.add('CAS')];
  const close = async (at: Counter, id: number, of: string) => {
    const { status, body } = await c.step(at, 'close_duplicate', id, { duplicate_of: of });
    return [status, Object.keys((body as { errors?: object }).errors ?? {})];
  };
  assert.deepEqual(await close('CAS', one.id, one.tracking_no!), [422, ['duplicate_of']]);
  assert.deepEqual(await close('CAS', one.id, 'C1-CAS-1999-000001'), [422, ['duplicate_of']]);
  await c.done('CAS', 'close_duplicate', one.id, { duplicate_of: other.tracking_no });
  assert.deepEqual(await close('CAS', third.id, one.tracking_no!), [422, ['duplicate_of']], 'one is a duplicate itself');
  await c.done('CAS', 'forward', third.id, { to: [c.office.ACCT] });
  await c.done('ACCT', 'receive', third.id);
  assert.equal((await close('ACCT', third.id, other.tracking_no!))[0], 409);
});

test('of two clerks who close each of two documents as a duplicate of the other at once one does', async () => {
  for (let n = 0; n < 5; n++) {
    const [one, other] = [await c.add('ACCT'), await c.add('ACCT')];
    const close = (clerk: Counters['second'], id: number, of: string) =>
      clerk.call(takeSteps, {
        body: { action: 'close_duplicate', office_id: c.office.ACCT, ids: [id], reason: 'Twice.', duplicate_of: of },
      });
    const answers = await Promise.all([close(c.clerk.ACCT, one.id, other.tracking_no!), close(c.second, other.id, one.tracking_no!)]);
    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, 422],
    );
  }
});
