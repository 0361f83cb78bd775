import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { causeOf, COC, HOUR, openLedger, posting, VL } from './ledger-kit.ts';
import { reverse } from './correct.ts';
import { post } from './post.ts';
import { reserve } from './reserve.ts';
import { verifyLedger } from './verify-ledger.ts';

const kit = await openLedger();

/** What each case writes past the code to: a person with 4.000 days, one of them used, half a day held; another person; a lot of hours. */
const at = { person: 0, other: 0, request: 0, lot: 0, otherLot: 0, hours: 0, opening: 0, use: 0, reversed: 0, reversal: 0 };

before(async () => {
  at.person = await kit.addPerson();
  at.other = await kit.addPerson();
  at.request = await kit.addRequest(at.person);
  const half = [{ book: VL, amount: -500, on: '2026-03-03' }];
  const lot = { earnedOn: '2026-02-01', expiresOn: '2026-12-31' };
  await kit.within(async (call) => {
    at.opening = await post(call, posting(at.person, [{ book: VL, amount: 4000, on: '2026-01-01' }]));
    at.use = await post(call, posting(at.person, [{ book: VL, amount: -1000, on: '2026-03-02' }]));
    at.reversed = await post(call, posting(at.person, [{ book: VL, amount: -250, on: '2026-03-02' }]));
    at.reversal = await reverse(call, at.reversed, 'Not taken');
    await reserve(call, { ...causeOf(at.person, half), requestId: at.request, lines: half });
    await post(call, posting(at.person, [{ book: COC, amount: 100 * HOUR, on: '2026-02-01', lot }]));
    await post(call, posting(at.other, [{ book: VL, amount: 4000, on: '2026-01-01' }]));
  });
  const { rows } = await kit.pool.query<{ id: number; personnel_id: number; book: string }>(
    'select id, personnel_id, book from ledger.lot',
  );
  at.lot = rows.find((row) => row.personnel_id === at.person && row.book === 'VL')!.id;
  at.hours = rows.find((row) => row.personnel_id === at.person && row.book === 'COC')!.id;
  at.otherLot = rows.find((row) => row.personnel_id === at.other)!.id;
});

interface Raw {
  kind?: string;
  person?: number;
  reverses?: number;
  request?: number;
  key?: string;
  reason?: string;
}

/** A posting written by hand, and its entries `(lot, day, amount, hold, settles)`. */
function write(
  { kind = 'USE', person = at.person, reverses, request, key = 'raw', reason = 'By hand' }: Raw,
  ...entries: string[]
): string {
  return `with p as (
    insert into ledger.posting (kind, personnel_id, effective_on, period, particulars, cause, cause_key, request_id, reverses_id, reason, lines_hash, recorded_at)
    values ('${kind}', ${person}, '2026-03-02', '2026-03', 'By hand', 'hand', '${key}', ${request ?? 'null'}, ${reverses ?? 'null'}, '${reason}', '', now())
    returning id)
  insert into ledger.entry (lot_id, posting_id, effective_on, amount, hold, settles_no)
  select e.lot, p.id, e.day::date, e.amount, e.hold, e.settles from p, (values ${entries.join(', ')}) e (lot, day, amount, hold, settles)`;
}

const holdNo = () => `(select no from ledger.entry where lot_id = ${at.lot} and hold > 0)`;
const without = (trigger: string, table: string) => `alter table ledger.${table} disable trigger ${trigger}`;
const entryOf = (no: string, balance: string) =>
  `insert into ledger.entry (lot_id, no, posting_id, effective_on, amount, hold, balance, held)
   select id, ${no}, ${at.use}, '2026-03-04', -1, 0, ${balance}, held from ledger.lot where id = ${at.lot}`;

const CASES: readonly { name: string; does: () => string[]; refused: string | RegExp }[] = [
  { name: 'an overdraft', does: () => [write({}, `(${at.lot}, '2026-03-04', -2501, 0, null::integer)`)], refused: 'a_lot_is_never_overdrawn' },
  { name: 'a use before the first credit', does: () => [write({}, `(${at.lot}, '2025-12-31', -1, 0, null::integer)`)], refused: 'a_lot_is_overdrawn_on_no_day' },
  { name: 'a hold of what a later use needs', does: () => [write({ kind: 'RESERVE', request: at.request }, `(${at.lot}, '2025-12-31', 0, 1, null::integer)`)], refused: 'a_lot_is_overdrawn_on_no_day' },
  { name: 'an entry that moves nothing', does: () => [write({}, `(${at.lot}, '2026-03-04', 0, 0, null::integer)`)], refused: 'an_entry_moves_something' },
  { name: 'a forged balance', does: () => [without('entry_takes_its_place', 'entry'), entryOf('last_no + 1', 'balance + 7')], refused: 'an_entry_follows_the_one_before' },
  { name: 'a gap in the numbers', does: () => [without('entry_takes_its_place', 'entry'), entryOf('last_no + 2', 'balance - 1')], refused: 'an_entry_follows_the_one_before' },
  { name: 'a second first entry', does: () => [without('entry_takes_its_place', 'entry'), entryOf('1', '-1')], refused: /entry_pk|the_first_entry_starts_at_zero/ },
  { name: 'a lot that says another balance', does: () => [without('only_an_entry_moves_a_lot', 'lot'), `update ledger.lot set balance = balance + 1 where id = ${at.lot}`], refused: 'a_lot_says_what_its_last_entry_says' },
  { name: 'an entry after a lot was rewound', does: () => [without('only_an_entry_moves_a_lot', 'lot'), `update ledger.lot set last_no = 1, balance = 4000, held = 0 where id = ${at.lot}`, write({}, `(${at.lot}, '2026-03-04', -1, 0, null::integer)`)], refused: 'entry_pk' },
  { name: 'a changed balance of a lot', does: () => [`update ledger.lot set balance = 99 where id = ${at.lot}`], refused: 'only_an_entry_moves_a_balance' },
  { name: 'a changed balance of an account', does: () => [`update ledger.account set balance = 99 where personnel_id = ${at.person}`], refused: 'only_an_entry_moves_a_balance' },
  { name: 'a lot that starts with a balance', does: () => [`insert into ledger.lot (personnel_id, book, floor, last_no, balance, merged_from) values (${at.person}, 'VL', 0, 1, 5, 1)`], refused: 'only_an_entry_moves_a_balance' },
  { name: 'a balance without an entry', does: () => [`insert into ledger.lot (personnel_id, book, floor, balance, merged_from) values (${at.person}, 'VL', 0, 5, 1)`], refused: 'an_empty_lot_is_at_zero' },
  { name: 'an account that starts with a balance', does: () => [`insert into ledger.account (personnel_id, book, balance) values (${at.other}, 'SL', 5)`], refused: 'only_an_entry_moves_a_balance' },
  { name: 'a changed entry', does: () => [`update ledger.entry set amount = amount * 2 where lot_id = ${at.lot}`], refused: /append-only/ },
  { name: 'a deleted entry', does: () => [`delete from ledger.entry where lot_id = ${at.lot}`], refused: /append-only/ },
  { name: 'emptied entries', does: () => ['truncate ledger.entry cascade'], refused: /append-only/ },
  { name: 'a changed posting', does: () => [`update ledger.posting set period = '2026-04' where id = ${at.use}`], refused: /append-only/ },
  { name: 'a deleted posting', does: () => [`delete from ledger.posting where id = ${at.use}`], refused: /append-only/ },
  { name: 'a deleted lot', does: () => [`delete from ledger.lot where id = ${at.lot}`], refused: 'entry_is_on_a_lot' },
  { name: 'a deleted account', does: () => [`delete from ledger.account where personnel_id = ${at.person}`], refused: 'lot_is_of_an_account' },
  { name: 'a lot given to another person', does: () => [`update ledger.lot set personnel_id = ${at.other} where id = ${at.lot}`], refused: 'a_lot_moves_when_records_are_merged' },
  { name: 'an account given to another person', does: () => [`update ledger.account set personnel_id = ${at.other} where personnel_id = ${at.person} and book = 'COC'`], refused: 'only_an_entry_moves_a_balance' },
  { name: 'a lot with another expiry', does: () => [`update ledger.lot set expires_on = '2030-12-31' where id = ${at.hours}`], refused: 'a_lot_moves_when_records_are_merged' },
  { name: 'an entry on the lot of another person', does: () => [write({}, `(${at.otherLot}, '2026-03-04', -1, 0, null::integer)`)], refused: 'an_entry_is_of_the_person_of_its_posting' },
  { name: 'the same cause twice', does: () => [write({}, `(${at.lot}, '2026-03-04', -1, 0, null::integer)`), write({}, `(${at.lot}, '2026-03-04', -1, 0, null::integer)`)], refused: 'a_cause_posts_once' },
  { name: 'a hold that is no reservation', does: () => [write({}, `(${at.lot}, '2026-03-04', 0, 1, null::integer)`)], refused: 'only_a_reservation_holds' },
  { name: 'a reservation without a request', does: () => [write({ kind: 'RESERVE' }, `(${at.lot}, '2026-03-04', 0, 1, null::integer)`)], refused: 'a_hold_is_of_a_request' },
  { name: 'a settlement of more than is held', does: () => [write({ request: at.request }, `(${at.lot}, '2026-03-03', -501, -500, ${holdNo()})`)], refused: 'a_settlement_takes_at_most_its_hold' },
  { name: 'a part of a hold freed', does: () => [write({ request: at.request }, `(${at.lot}, '2026-03-03', -200, -200, ${holdNo()})`)], refused: 'a_hold_is_settled_whole_by_its_request' },
  { name: 'a hold settled by another request', does: () => [write({}, `(${at.lot}, '2026-03-03', -500, -500, ${holdNo()})`)], refused: 'a_hold_is_settled_whole_by_its_request' },
  { name: 'a hold settled twice', does: () => [write({ request: at.request }, `(${at.lot}, '2026-03-03', -500, -500, ${holdNo()})`), write({ kind: 'RELEASE', request: at.request, key: 'again' }, `(${at.lot}, '2026-03-03', 0, -500, ${holdNo()})`)], refused: /a_hold_is_settled_once|a_lot_holds_at_least_zero|an_account_holds_at_least_zero/ },
  { name: 'a freed hold that names none', does: () => [write({ request: at.request }, `(${at.lot}, '2026-03-03', 0, -500, null::integer)`)], refused: 'a_hold_ends_where_it_is_settled' },
  { name: 'a reversal of a part', does: () => [write({ kind: 'REVERSAL', reverses: at.use }, `(${at.lot}, '2026-03-02', 500, 0, null::integer)`)], refused: 'a_reversal_reverses_the_whole' },
  { name: 'a reversal on another day', does: () => [write({ kind: 'REVERSAL', reverses: at.use }, `(${at.lot}, '2026-03-05', 1000, 0, null::integer)`)], refused: 'a_reversal_reverses_the_whole' },
  { name: 'a second reversal', does: () => [write({ kind: 'REVERSAL', reverses: at.reversed }, `(${at.lot}, '2026-03-02', 250, 0, null::integer)`)], refused: 'a_posting_is_reversed_once' },
  { name: 'a reversal of a reversal', does: () => [write({ kind: 'REVERSAL', reverses: at.reversal }, `(${at.lot}, '2026-03-02', -250, 0, null::integer)`)], refused: 'a_reversal_is_not_reversed' },
  { name: 'a reversal of nothing', does: () => [write({ kind: 'REVERSAL' }, `(${at.lot}, '2026-03-02', 1, 0, null::integer)`)], refused: 'a_reversal_names_what_it_reverses' },
  { name: 'an adjustment without a reason', does: () => [write({ kind: 'ADJUST', reason: ' ' }, `(${at.lot}, '2026-03-02', 1, 0, null::integer)`)], refused: 'a_correction_of_the_ledger_has_a_reason' },
  { name: 'a use before the credit is earned', does: () => [write({}, `(${at.hours}, '2026-01-31', -1, 0, null::integer)`)], refused: 'a_lot_is_used_within_its_life' },
  { name: 'a use after the expiry', does: () => [write({}, `(${at.hours}, '2027-01-01', -1, 0, null::integer)`)], refused: 'a_lot_is_used_within_its_life' },
  { name: 'an expiry on another day', does: () => [write({ kind: 'EXPIRE' }, `(${at.hours}, '2026-12-31', -1, 0, null::integer)`)], refused: 'a_lot_expires_on_its_day' },
  { name: 'an expiry of what never expires', does: () => [write({ kind: 'EXPIRE' }, `(${at.lot}, '2026-12-31', -1, 0, null::integer)`)], refused: 'a_lot_expires_on_its_day' },
  { name: 'earning above the cap', does: () => [write({ kind: 'EARN' }, `(${at.hours}, '2026-03-02', ${20 * HOUR + 1}, 0, null::integer)`)], refused: 'earning_stays_within_the_cap' },
  { name: 'an expiry in a book without lots', does: () => [`insert into ledger.lot (personnel_id, book, floor, earned_on) values (${at.person}, 'VL', 0, '2026-01-01')`], refused: 'a_lot_is_dated_where_its_book_has_lots' },
  { name: 'an amount too large for an exact integer', does: () => [write({ kind: 'EARN' }, `(${at.lot}, '2026-03-02', 9007199254740992, 0, null::integer)`)], refused: /an_amount_stays_exact|a_balance_stays_exact/ },
  { name: 'a lower floor without a reason', does: () => [`update ledger.lot set floor = -1 where id = ${at.lot}`], refused: 'a_floor_is_changed_with_a_reason' },
  { name: 'another unit of a book', does: () => [`update ledger.book set unit = 'minute' where code = 'VL'`], refused: 'a_book_keeps_its_unit' },
]; // prettier-ignore

for (const { name, does, refused } of CASES)
  test(`the database refuses ${name}, no matter who writes it`, async () => {
    const client = await kit.owner.connect();
    const error = await (async () => {
      await client.query('begin');
      for (const statement of does()) await client.query(statement);
      await client.query('commit');
    })().then(
      () => null,
      (thrown: Error & { constraint?: string }) => thrown,
    );
    await client.query('rollback');
    client.release();
    assert.ok(error, 'it was written');
    const told = `${error.constraint ?? ''} ${error.message}`;
    assert.match(told, typeof refused === 'string' ? new RegExp(`^${refused} `) : refused);
  });

test('a balance that is given with an entry is ignored', async () => {
  const { rows } = await kit.pool.query<{ no: number; balance: number }>(`with p as (
      insert into ledger.posting (kind, personnel_id, effective_on, period, particulars, cause, cause_key, lines_hash, recorded_at)
      values ('USE', ${at.other}, '2026-03-02', '2026-03', 'By hand', 'hand', 'ignored', '', now()) returning id)
    insert into ledger.entry (lot_id, no, posting_id, effective_on, amount, hold, balance, held)
    select ${at.otherLot}, 77, id, '2026-03-02', -1000, 0, 9000, 9000 from p returning no, balance`);
  assert.deepEqual(rows, [{ no: 2, balance: 3000 }]);
});

test('after all that the ledger adds up, and a lot whose number was forged is found', async () => {
  assert.deepEqual(await verifyLedger(kit.db), []);
  await kit.owner.query(`
    alter table ledger.lot disable trigger only_an_entry_moves_a_lot;
    alter table ledger.lot drop constraint a_lot_says_what_its_last_entry_says;
    update ledger.lot set balance = balance + 5 where id = ${at.lot}`);
  assert.deepEqual(await verifyLedger(kit.db), [
    `Lot ${at.lot} is not the sum of its entries.`,
    `Account ${at.person} VL is not the sum of its lots.`,
  ]);
});
