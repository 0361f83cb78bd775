import type { Database } from '@talaan/kernel/server/database.ts';
import type { Book } from '../contract.ts';
import { usableOn } from '../rules/take-from-lots.ts';
import { readLots } from './read-lots.ts';

/**
 * What a person may use on a day: the lowest running sum from that day on, reservations included, of each lot that lives then. To
 * decide by it, lock the account first (`lockAccounts`).
 */
export async function usable(db: Database, personnelId: number, book: Book, on: string): Promise<number> {
  const lots = await readLots(db, [{ personnelId, book: book.code, on }]);
  return lots.reduce((sum, lot) => sum + usableOn(lot, on), 0);
}
