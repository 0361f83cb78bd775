import { sql } from 'kysely';
import type { z } from 'zod';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { Book } from '@talaan/ledger/contract.ts';
import { balances } from '@talaan/ledger/server/public.ts';
import type { balance, balanceOnDates } from '../../contract/shapes.ts';
import { SL, VL } from '../../rules/books.ts';
import type { Part } from '../../rules/parts.ts';
import { chargesOf } from '../../rules/postings.ts';
import { readUsable, type UsableCredits } from './assess.ts';
import type { Leave } from './find-leaves.ts';

type Balance = z.input<typeof balance>;
type BalanceOnDates = z.input<typeof balanceOnDates>;

/** What a person has in these books today, and what applications hold of it, whatever their dates. */
export async function readBalances(
  { db, today }: Pick<Call, 'db' | 'today'>,
  personnelId: number,
  books: readonly Book[],
): Promise<Balance[]> {
  const found = await balances(db, { people: [personnelId], books, on: today, today });
  const { rows } = await sql<{ book: string; held: number }>`
    select book, held from ledger.account where personnel_id = ${personnelId} and held <> 0`.execute(db);
  return books.map(({ code, name, unit }) => ({
    book: code,
    name,
    unit: unit as Balance['unit'],
    now: found.find(({ book }) => book === code)?.balance ?? 0,
    held: rows.find(({ book }) => book === code)?.held ?? 0,
  }));
}

interface Taking {
  personnelId: number;
  ownBook: Book | null;
  parts: readonly Part[];
  usable: UsableCredits;
}

/** The same beside an application: what may be used on its first date, and what is left of it. `isHeld`: what it takes is out of `usable` already. */
export async function balancesBeside(
  call: Pick<Call, 'db' | 'today'>,
  { personnelId, ownBook, parts, usable }: Taking,
  isHeld = false,
): Promise<BalanceOnDates[]> {
  const books = ownBook ? [VL, SL, ownBook] : [VL, SL];
  const year = parts[0]!.date.slice(0, 4);
  const charges = chargesOf({ ownBook }, parts);
  return (await readBalances(call, personnelId, books)).map((one) => {
    const ofYear = one.book !== VL.code && one.book !== SL.code;
    const taken = charges
      .filter(({ book, on }) => book.code === one.book && (!ofYear || on.startsWith(year)))
      .reduce((sum, { amount }) => sum - amount, 0);
    const there = one.book === VL.code ? usable.vl : one.book === SL.code ? usable.sl : usable.own[year]!;
    const before = isHeld ? there + taken : there;
    return { ...one, usable: before, after: before - taken };
  });
}

/** The balances beside an application that is filed; none where all of its dates were given back. */
export async function balancesOf(call: Pick<Call, 'db' | 'today'>, leave: Leave): Promise<BalanceOnDates[]> {
  if (leave.parts.length === 0) return [];
  const usable = await readUsable(call.db, leave.personnelId, leave.ownBook, leave.parts);
  return balancesBeside(call, { ...leave, usable }, !GIVEN_BACK.includes(leave.state));
}

/** In these an application takes nothing. */
const GIVEN_BACK: readonly Leave['state'][] = ['RETURNED', 'DISAPPROVED', 'CANCELLED'];
