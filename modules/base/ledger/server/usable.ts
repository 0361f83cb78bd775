import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Book } from '../contract.ts';
import { usableOn } from '../rules/take-from-lots.ts';
import { readLots } from './lots/read-lots.ts';

/**
 * What a person may use on a day: the lowest running sum from that day on, reservations included, of each lot that lives then. To
 * decide by it, lock the account first (`lockAccounts`).
 */
export async function usable(db: Database, personnelId: number, book: Book, on: string): Promise<number> {
  const [found] = await usableOnDays(db, personnelId, [{ book, on }]);
  return found!;
}

/** The same of several books and days, each by itself, with one statement. */
export async function usableOnDays(db: Database, personnelId: number, asked: readonly { book: Book; on: string }[]): Promise<number[]> {
  if (asked.length === 0) return [];
  const lots = await readLots(
    db,
    asked.map(({ book, on }) => ({ personnelId, book: book.code, on })),
  );
  return asked.map(({ book, on }) => lots.reduce((sum, lot) => (lot.book === book.code ? sum + usableOn(lot, on) : sum), 0));
}
