import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { LEAVE_BOOKS } from '@talaan/leave/rules/books.ts';
import type { Book } from '@talaan/ledger/contract.ts';

/** The books of leave: the credits of the card, service credits, and the yearly rights of all types. */
export async function readBooks(db: Database): Promise<Book[]> {
  const { rows } = await sql<Book>`
    select b.code, b.name, b.unit, b.has_lots as "hasLots", b.floor, b.cap from ledger.book b
    where b.code = any (${LEAVE_BOOKS.map(({ code }) => code)}::text[])
      or b.code in (select code from leave.type_terms where charge = 'OWN' and per = 'YEAR')
    order by array_position(${LEAVE_BOOKS.map(({ code }) => code)}::text[], b.code), b.code`.execute(db);
  return rows;
}

export async function findBook(db: Database, code: string): Promise<Book | undefined> {
  return (await readBooks(db)).find((book) => book.code === code);
}
