import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { addEarner, open, postOne } from '@talaan/leave-close/server/fixtures/close-kit.ts';
import { SERVICE_CREDITS, SL, VL } from '@talaan/leave/rules/books.ts';
import { balances } from '@talaan/ledger/server/public.ts';
import { CDO, COC } from '@talaan/overtime/rules/books.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { listBalances, type BalanceRow } from '../../contract/balance-list.ts';
import { readBooks } from './find-book.ts';

describe('the list of leave balances', () => {
  let app: TestApp;
  let hr: Caller;
  before(async () => {
    app = await startTestApp();
    hr = await app.as('hr');
  });
  after(() => app.close());

  const listed = async (query: object): Promise<BalanceRow[]> => {
    const { status, body } = await hr.call(listBalances, { query: { per_page: 999, ...query } });
    assert.equal(status, 200, JSON.stringify(body));
    return body.people;
  };

  it('says on any day, past or to come, what the ledger says', async () => {
    const [rights, today] = [await readBooks(app.server.db), app.server.clock.today()];
    const named = { VL: 'vl', SL: 'sl', SPL: 'spl', WL: 'wl', SOLO: 'solo', COC: 'coc', CDO: 'cdo', SC: 'sc' } as const;
    const books = [...rights.filter(({ code }) => code in named), COC, CDO];
    assert.deepEqual(new Set([VL, SL, SERVICE_CREDITS].map(({ code }) => code)).difference(new Set(books.map(({ code }) => code))).size, 0);
    for (const on of [today, '2026-10-31', '2026-06-15', '2026-01-01', '2025-12-31', '2027-01-15']) {
      const people = await listed({ on });
      assert.ok(people.length > 10, on);
      const said = new Map(
        (await balances(app.server.db, { books, on, today })).map((one) => [`${one.personnelId} ${one.book}`, one.balance]),
      );
      for (const row of people)
        for (const [book, name] of Object.entries(named))
          assert.equal(row[name], said.get(`${row.id} ${book}`) ?? null, `${book} of ${row.fullname} on ${on}`);
    }
  });

  it('adds up all that it finds, and is narrowed by office, status, campus and what people earn', async () => {
    const { body } = await hr.call(listBalances, { query: { per_page: 999 } });
    for (const name of ['vl', 'sl', 'held'] as const)
      assert.equal(
        body.sums[name],
        body.people.reduce((sum, row) => sum + (row[name] ?? 0), 0),
      );
    const teachers = await listed({ earns: 'TEACHER' });
    assert.ok(teachers.length > 0 && teachers.length < body.total && teachers.every(({ earns }) => earns === 'TEACHER'));
    const { groups } = (await hr.call(listBalances, { query: { group_by: 'office' } })).body;
    const [office] = groups!;
    assert.equal((await listed({ group_by: 'office', in_group: office!.key })).length, office!.count);
    assert.deepEqual(await listed({ status: 'COS', earns: 'REGULAR' }), []);
  });

  it('finds who has little, who must still take forced leave, and whose credits were not brought forward', async () => {
    const few = await addEarner(app.server.pool, '2019-07-01');
    const many = await addEarner(app.server.pool, '2019-07-01');
    const entrant = await addEarner(app.server.pool, '2026-08-01');
    await open(app, few, '2026-01-01', 500, 0);
    await open(app, many, '2026-01-01', 30_000, 20_000);
    const ids = async (show: string) => {
      const people = await listed({ show });
      return [few, many, entrant].map((id) => people.some((row) => row.id === id));
    };
    assert.deepEqual(await ids('low'), [true, false, true]);
    assert.deepEqual(await ids('forced'), [false, true, false]);
    assert.deepEqual(await ids('unopened'), [false, false, false]);
    const unopened = await addEarner(app.server.pool, '2019-07-01');
    assert.ok((await listed({ show: 'unopened' })).some(({ id }) => id === unopened));
    await postOne(app, {
      personnelId: many,
      kind: 'USE',
      cause: 'test',
      key: 'forced',
      period: '2026-07',
      particulars: 'FL (1-0-0)',
      lines: [{ book: VL, amount: -1000, on: '2026-07-06' }],
    });
    assert.deepEqual(await ids('forced'), [false, false, false]);
  });

  it('is for HR alone, and for HR of a campus with the people of that campus', async () => {
    assert.equal((await (await app.as('head')).call(listBalances, { query: {} })).status, 403);
    assert.equal((await (await app.as('employee')).call(listBalances, { query: {} })).status, 403);
    const ofCampus = (await hr.call(listBalances, { query: { campus: 2 } })).body;
    await app.server.pool.query(`update identity.account_role h set scope = 'campus', campus_id = 2
      from identity.account a where a.id = h.account_id and a.email = 'hr@talaan.example' and h.scope = 'all'`);
    const own = (await hr.call(listBalances, { query: {} })).body;
    assert.ok(own.total > 0);
    assert.deepEqual([own.total, own.sums], [ofCampus.total, ofCampus.sums]);
  });
});
