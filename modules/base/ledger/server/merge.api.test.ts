import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openDatabase } from '@talaan/kernel/server/database/database.ts';
import { NOBODY } from '@talaan/kernel/server/actor.ts';
import { mergePersonnel, previewPersonnelMerge } from '@talaan/personnel/contract/record.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { balances } from './balances.ts';
import { explain } from './explain.ts';
import { addPerson, BOOKS, causeOf, COC, fileRequest, HOUR, posting, TODAY, VL, type TestCall } from './ledger-kit.ts';
import { loadBooks } from './load-books.ts';
import { post } from './post.ts';
import { release } from './release.ts';
import { reserve } from './reserve.ts';
import { usable } from './usable.ts';
import { verifyLedger } from './verify-ledger.ts';

let app: TestApp;
let hr: Caller;

before(async () => {
  app = await startTestApp();
  hr = await app.as('hr');
  const client = await app.server.pool.connect();
  await loadBooks(client, BOOKS);
  client.release();
});
after(() => app.close());

const LOT = { earnedOn: '2026-02-01', expiresOn: '2027-12-31' };
const within = <T>(work: (call: TestCall) => Promise<T>) =>
  openDatabase(app.server.pool)
    .transaction()
    .execute((tx) => work({ db: tx, now: app.server.clock.now(), actor: NOBODY, requestId: 'a test' }));

/** ActingPerson with so many days and 4 hours. */
async function personWith(days: number): Promise<number> {
  const person = await addPerson(app.server.pool);
  await app.server.pool.query(
    `insert into personnel.appointment (personnel_id, office_id, position_id, status_code, during)
     select $1, 1, min(id), 'PERM', daterange('1985-01-01'::date + 400 * ($1 % 20), '1985-01-01'::date + 400 * ($1 % 20) + 300) from organization.position`,
    [person],
  );
  await within((call) => post(call, posting(person, [{ book: VL, amount: days * 1000, on: '2026-01-01' }])));
  await within((call) => post(call, posting(person, [{ book: COC, amount: 4 * HOUR, on: '2026-02-01', lot: LOT }])));
  return person;
}

async function reserveFor(person: number, on: string): Promise<number> {
  return within(async (call) => {
    const lines = [{ book: VL, amount: -1000, on }];
    const requestId = await fileRequest(call.db, person);
    await reserve(call, { ...causeOf(person, lines), requestId, lines });
    return requestId;
  });
}

const merge = (id: number, into: number) =>
  hr.call(mergePersonnel, { params: { id }, body: { into, reason: 'The same birth certificate' } });

test('two records of one person become one with both lots side by side and one balance, used together', async () => {
  const [merged, kept] = [await personWith(5), await personWith(3)];
  await reserveFor(merged, '2026-03-02');
  const { status, body } = await merge(merged, kept);
  assert.equal(status, 200, JSON.stringify(body));
  const rows = await balances(app.server.db, { people: [merged, kept], books: [VL, COC], on: TODAY, today: TODAY });
  assert.deepEqual(
    rows.map(({ personnelId, book, balance, held }) => [personnelId, book, balance, held]),
    [
      [kept, 'COC', 8 * HOUR, 0],
      [kept, 'VL', 8000, 1000],
    ],
  );
  const { lots, rows: card } = await explain(app.server.db, kept, VL, TODAY);
  assert.deepEqual([lots.length, card.length, card.at(-1)!.balance], [2, 3, 8000]);
  assert.equal(await usable(app.server.db, kept, VL, '2026-03-03'), 7000);
  await within((call) => post(call, posting(kept, [{ book: VL, amount: -7000, on: '2026-03-03' }])));
  await within((call) => post(call, posting(kept, [{ book: VL, amount: 1250, on: '2026-03-31' }])));
  assert.equal(await usable(app.server.db, kept, VL, '2026-03-31'), 1250);
  assert.deepEqual(await verifyLedger(app.server.db), []);
});

test('requests of both that reserve the same day stand in the way and are named, until one is released', async () => {
  const [merged, kept] = [await personWith(5), await personWith(3)];
  await reserveFor(kept, '2026-03-02');
  const request = await reserveFor(merged, '2026-03-02');
  const refused = await merge(merged, kept);
  assert.equal(refused.status, 409);
  assert.match((refused.body as { message: string }).message, /reserve Vacation leave for 2 Mar 2026/);
  await within((call) => release(call, request, 'Filed twice'));
  assert.equal((await merge(merged, kept)).status, 200);
});

test('the preview of a merge moves nothing', async () => {
  const [merged, kept] = [await personWith(5), await personWith(3)];
  const { status } = await hr.call(previewPersonnelMerge, { params: { id: merged }, body: { into: kept } });
  assert.equal(status, 200);
  const rows = await balances(app.server.db, { people: [merged, kept], books: [VL], on: TODAY, today: TODAY });
  assert.deepEqual(
    rows.map(({ balance }) => balance),
    [5000, 3000],
  );
});
