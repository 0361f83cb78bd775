import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { SERVICE_CREDITS, SL, VL } from '@talaan/leave/rules/books.ts';
import type { Charge } from '@talaan/leave/rules/leave-type.ts';
import type { Book } from '@talaan/ledger/contract.ts';
import { CDO, COC } from '@talaan/overtime/rules/books.ts';
import { readBooks } from '../balances/find-book.ts';

/** A type of leave or a book, and the book that it takes from; null for a type without credits, such as maternity leave. */
export interface LeaveKind {
  code: string;
  name: string;
  book: Book | null;
}

const CHARGED: Partial<Record<Charge, Book>> = { VL, SL, COC, CDO, SC: SERVICE_CREDITS };

/** All books of a person’s leave: those of the card, yearly rights, compensatory credits. */
export async function readKinds(db: Database): Promise<readonly Book[]> {
  return [...(await readBooks(db)), COC, CDO];
}

/** Error: 404 for a code of nothing, and for a confidential type that is not for the reader. */
export async function findKind(db: Database, books: readonly Book[], code: string, hides: boolean): Promise<LeaveKind> {
  const { rows } = await sql<{ name: string; charge: Charge; isConfidential: boolean }>`
    select name, charge, is_confidential as "isConfidential" from leave.type_terms where code = ${code} order by effective_on desc limit 1`.execute(
    db,
  );
  const [type] = rows;
  const own = books.find((book) => book.code === code);
  if ((!own && !type) || (hides && type?.isConfidential)) throw notFound('There is no such type of leave.');
  if (own) return { code, name: own.name, book: own };
  return { code, name: type!.name, book: CHARGED[type!.charge] ?? null };
}
