import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Book, Line, NewPosting, PostedKind } from '../contract.ts';
import { balances } from './balances.ts';
import { explain } from './explain.ts';
import { openLedger, SL, SPL, VL, VL_WOP } from './ledger-kit.ts';
import { post } from './post.ts';

const kit = await openLedger();

interface CardRow {
  on: string;
  kind: PostedKind;
  particulars: string;
  lines: readonly [Book, number, string?][];
  vl: string;
  sl: string;
}

const both = (thousandths: number): [Book, number][] => [
  [VL, thousandths],
  [SL, thousandths],
];
const days = (book: Book, thousandths: number, ...on: string[]) => on.map((day): [Book, number, string] => [book, thousandths, day]);

/** The worked card of 2026, as the text has it: what is posted, and both balances after each row. */
const CARD: readonly CardRow[] = [
  { on: '2026-01-01', kind: 'BROUGHT_FORWARD', particulars: 'Brought forward', lines: [[VL, 42_500], [SL, 60_250]], vl: '42.500', sl: '60.250' },
  { on: '2026-01-31', kind: 'EARN', particulars: 'Earned', lines: both(1250), vl: '43.750', sl: '61.500' },
  { on: '2026-01-31', kind: 'LATE_UT', particulars: 'Late 0-0-37', lines: [[VL, -77]], vl: '43.673', sl: '61.500' },
  { on: '2026-02-05', kind: 'USE', particulars: 'VL 5–6 Feb', lines: days(VL, -1000, '2026-02-05', '2026-02-06'), vl: '41.673', sl: '61.500' },
  { on: '2026-02-18', kind: 'USE', particulars: 'SL 18 Feb', lines: [[SL, -1000]], vl: '41.673', sl: '60.500' },
  { on: '2026-02-28', kind: 'EARN', particulars: 'Earned', lines: both(1250), vl: '42.923', sl: '61.750' },
  { on: '2026-03-31', kind: 'EARN', particulars: 'Earned', lines: both(1250), vl: '44.173', sl: '63.000' },
  { on: '2026-03-31', kind: 'LATE_UT', particulars: 'UT 0-1-15', lines: [[VL, -156]], vl: '44.017', sl: '63.000' },
  { on: '2026-04-10', kind: 'USE', particulars: 'SPL 10 Apr', lines: [[SPL, -1000]], vl: '44.017', sl: '63.000' },
  { on: '2026-04-20', kind: 'USE', particulars: 'SL 20–22 Apr', lines: days(SL, -1000, '2026-04-20', '2026-04-21', '2026-04-22'), vl: '44.017', sl: '60.000' },
  { on: '2026-04-30', kind: 'EARN', particulars: 'Earned', lines: both(1250), vl: '45.267', sl: '61.250' },
  { on: '2026-05-13', kind: 'LWOP', particulars: 'Absent 13–15 May, disapproved', lines: days(VL_WOP, 1000, '2026-05-13', '2026-05-14', '2026-05-15'), vl: '45.267', sl: '61.250' },
  { on: '2026-05-31', kind: 'EARN', particulars: 'Earned (27 days)', lines: both(1125), vl: '46.392', sl: '62.375' },
  { on: '2026-06-22', kind: 'USE', particulars: 'FL 22–24 Jun', lines: days(VL, -1000, '2026-06-22', '2026-06-23', '2026-06-24'), vl: '43.392', sl: '62.375' },
  { on: '2026-06-30', kind: 'EARN', particulars: 'Earned', lines: both(1250), vl: '44.642', sl: '63.625' },
  { on: '2026-07-31', kind: 'EARN', particulars: 'Earned', lines: both(1250), vl: '45.892', sl: '64.875' },
  { on: '2026-07-31', kind: 'LATE_UT', particulars: 'Late 20 min + UT 2 h 5 min = 0-2-25', lines: [[VL, -302]], vl: '45.590', sl: '64.875' },
  { on: '2026-08-14', kind: 'USE', particulars: 'VL 14 Aug', lines: [[VL, -1000]], vl: '44.590', sl: '64.875' },
  { on: '2026-08-31', kind: 'EARN', particulars: 'Earned', lines: both(1250), vl: '45.840', sl: '66.125' },
  { on: '2026-09-09', kind: 'USE', particulars: 'SL 9, 10, 11 AM', lines: [...days(SL, -1000, '2026-09-09', '2026-09-10'), [SL, -500, '2026-09-11']], vl: '45.840', sl: '63.625' },
  { on: '2026-09-30', kind: 'EARN', particulars: 'Earned', lines: both(1250), vl: '47.090', sl: '64.875' },
  { on: '2026-10-15', kind: 'MONETIZE', particulars: 'Monetization 10 d', lines: [[VL, -10_000]], vl: '37.090', sl: '64.875' },
  { on: '2026-10-31', kind: 'EARN', particulars: 'Earned', lines: both(1250), vl: '38.340', sl: '66.125' },
  { on: '2026-11-30', kind: 'EARN', particulars: 'Earned', lines: both(1250), vl: '39.590', sl: '67.375' },
  { on: '2026-12-31', kind: 'EARN', particulars: 'Earned', lines: both(1250), vl: '40.840', sl: '68.625' },
]; // prettier-ignore

const LOT_2026 = { earnedOn: '2026-01-01', expiresOn: '2026-12-31' };

test('the worked card of 2026 comes to the balances of the text after each row, asked on that day and at the end of the year', async () => {
  const person = await kit.addPerson();
  await kit.within((call) =>
    post(call, postingOf(person, 0, { on: '2026-01-01', kind: 'EARN', particulars: 'SPL of 2026', lines: [[SPL, 3000]], vl: '', sl: '' })),
  );
  for (const [place, row] of CARD.entries()) {
    await kit.within((call) => post(call, postingOf(person, place + 1, row)));
    assert.deepEqual(await balancesOf(person, lastDayOf(row)), [row.vl, row.sl], row.particulars);
  }
  for (const [place, row] of CARD.entries())
    if (CARD[place + 1]?.on !== row.on)
      assert.deepEqual(await balancesOf(person, lastDayOf(row)), [row.vl, row.sl], `asked later: ${row.on}`);
});

test('why 40.840: the twenty rows of the card that make or move vacation leave, each with its cause, come to it', async () => {
  const person = await kit.addPerson();
  await kit.within(async (call) => {
    for (const [place, row] of CARD.entries()) if (row.lines.some(([book]) => book === VL)) await post(call, postingOf(person, place, row));
  });
  const { rows, balance, lots } = await explain(kit.db, person, VL, '2026-12-31');
  const expected = CARD.filter(({ lines }) => lines.some(([book]) => book === VL));
  assert.equal(rows.length, 20);
  assert.equal(balance, 40_840);
  assert.equal(
    rows.reduce((sum, { amount }) => sum + amount, 0),
    40_840,
  );
  assert.deepEqual(
    rows.map((row) => [row.particulars, (row.balance / 1000).toFixed(3)]),
    expected.map(({ particulars, vl }) => [particulars, vl]),
  );
  assert.ok(rows.every((row) => row.cause === 'card' && row.key.startsWith(`${person}:`)));
  assert.deepEqual(
    rows[3]!.days.map(({ on, amount }) => [on, amount]),
    [
      ['2026-02-05', -1000],
      ['2026-02-06', -1000],
    ],
  );
  assert.deepEqual(
    lots.map((lot) => lot.balance),
    [40_840],
  );
});

interface Small {
  name: string;
  opening: number;
  postings: readonly { kind: PostedKind; lines: readonly [Book, number][] }[];
  vl: number;
  wop?: number;
}

/** The small tables of the text: what the ledger comes to when it is given what the rules of leave compute. */
const SMALL: readonly Small[] = [
  { name: 'A1 enters on 15 January: .708', opening: 0, postings: [{ kind: 'EARN', lines: both(708) }], vl: 708 },
  { name: 'A2 serves from 1 to 20 February: .833', opening: 0, postings: [{ kind: 'EARN', lines: both(833) }], vl: 833 },
  { name: 'A3 three days without pay: 1.125', opening: 0, postings: [{ kind: 'LWOP', lines: [[VL_WOP, 3000]] }, { kind: 'EARN', lines: both(1125) }], vl: 1125, wop: 3000 },
  { name: 'A4 one day and a half without pay: 1.188', opening: 0, postings: [{ kind: 'LWOP', lines: [[VL_WOP, 1500]] }, { kind: 'EARN', lines: both(1188) }], vl: 1188, wop: 1500 },
  { name: 'A5 13.5 days without pay: .687', opening: 0, postings: [{ kind: 'LWOP', lines: [[VL_WOP, 13_500]] }, { kind: 'EARN', lines: both(687) }], vl: 687, wop: 13_500 },
  { name: 'A6 .100, earned 1.250, late .156: 1.194', opening: 100, postings: [{ kind: 'EARN', lines: both(1250) }, { kind: 'LATE_UT', lines: [[VL, -156]] }], vl: 1194 },
  { name: 'A7 nothing yet, earned 1.250, late .300: 0.950', opening: 0, postings: [{ kind: 'EARN', lines: both(1250) }, { kind: 'LATE_UT', lines: [[VL, -300]] }], vl: 950 },
  { name: 'A8 .050, late .156: .050 with pay and .106 without', opening: 50, postings: [{ kind: 'LATE_UT', lines: [[VL, -50], [VL_WOP, 106]] }], vl: 0, wop: 106 },
  { name: 'A9 a 10-hour worker is absent a day: 1.250 in one entry', opening: 5000, postings: [{ kind: 'USE', lines: [[VL, -1250]] }], vl: 3750 },
  { name: 'A10 half-day part-time: .625 a month', opening: 0, postings: [{ kind: 'EARN', lines: both(625) }], vl: 625 },
  { name: 'F1 14.000 with 2 used forfeits 3: 11.000', opening: 14_000, postings: [{ kind: 'FORFEIT', lines: [[VL, -3000]] }], vl: 11_000 },
  { name: 'F3 20.000, half days do not count: forfeits 2, 18.000', opening: 20_000, postings: [{ kind: 'FORFEIT', lines: [[VL, -2000]] }], vl: 18_000 },
  { name: 'F5 16.000, earned, monetized 10, forfeits 5: 8.500', opening: 16_000, postings: [{ kind: 'MONETIZE', lines: [[VL, -10_000]] }, { kind: 'EARN', lines: [[VL, 7500]] }, { kind: 'FORFEIT', lines: [[VL, -5000]] }], vl: 8500 },
  { name: 'M5 15.000 monetizes 10: 5.000 stay', opening: 15_000, postings: [{ kind: 'MONETIZE', lines: [[VL, -10_000]] }], vl: 5000 },
  { name: 'T1 terminal leave takes all of both', opening: 120_500, postings: [{ kind: 'EARN', lines: [[SL, 98_250]] }, { kind: 'TERMINAL', lines: [[VL, -120_500], [SL, -98_250]] }], vl: 0 },
]; // prettier-ignore
for (const { name, opening, postings, vl, wop = 0 } of SMALL)
  test(name, async () => {
    const person = await kit.addPerson();
    const on = '2026-01-31';
    const all = [...(opening ? [{ kind: 'BROUGHT_FORWARD' as const, lines: [[VL, opening]] as [Book, number][] }] : []), ...postings];
    await kit.within(async (call) => {
      for (const [place, { kind, lines }] of all.entries())
        await post(call, postingOf(person, place, { on, kind, particulars: name, lines, vl: '', sl: '' }));
    });
    const rows = await balances(kit.db, { people: [person], books: [VL, VL_WOP], on, today: on });
    const found = new Map(rows.map(({ book, balance }) => [book, balance]));
    assert.deepEqual([found.get('VL') ?? 0, found.get('VL_WOP') ?? 0], [vl, wop]);
  });

function postingOf(personnelId: number, place: number, { on, kind, particulars, lines }: CardRow): NewPosting {
  const dated = lines.map(([book, amount, day = on]): Line => ({
    book,
    amount,
    on: day,
    ...(book === SPL && amount > 0 ? { lot: LOT_2026 } : {}),
  }));
  return { kind, personnelId, cause: 'card', key: `${personnelId}:${place}`, period: on.slice(0, 7), particulars, lines: dated };
}

function lastDayOf({ on, lines }: CardRow): string {
  return lines
    .map(([, , day = on]) => day)
    .toSorted()
    .at(-1)!;
}

async function balancesOf(person: number, on: string): Promise<string[]> {
  const rows = await balances(kit.db, { people: [person], books: [VL, SL], on, today: on });
  return [VL, SL].map(({ code }) => ((rows.find(({ book }) => book === code)?.balance ?? 0) / 1000).toFixed(3));
}
