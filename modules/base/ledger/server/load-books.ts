import type pg from 'pg';
import type { Book } from '../contract.ts';

/** Loads the books of a module, from its `loadReference`. Name, floor and cap follow the definition; unit and lots stay as they were. */
export async function loadBooks(client: pg.ClientBase, books: readonly Book[]): Promise<void> {
  for (const { code, name, unit, hasLots, floor, cap } of books)
    await client.query(
      `insert into ledger.book (code, name, unit, has_lots, floor, cap) values ($1, $2, $3, $4, $5, $6)
       on conflict (code) do update set name = excluded.name, unit = excluded.unit, has_lots = excluded.has_lots, floor = excluded.floor,
         cap = excluded.cap`,
      [code, name, unit, hasLots, floor, cap],
    );
}
