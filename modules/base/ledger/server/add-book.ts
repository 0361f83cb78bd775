import type { Database } from '@talaan/kernel/server/database/database.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Book } from '../contract.ts';

/** Adds a book that people define while the server runs, such as of a new type of leave; one that is there takes the name. Errors: 409. */
export async function addBook(db: Database, { code, name, unit, hasLots, floor, cap }: Book): Promise<void> {
  const added = await db
    .insertInto('ledger.book')
    .values({ code, name, unit, has_lots: hasLots, floor, cap })
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet({ name }).where('ledger.book.has_lots', '=', hasLots).where('ledger.book.unit', '=', unit),
    )
    .returning('code')
    .executeTakeFirst();
  if (!added) throw wrongState(`There are other credits under the code ${code}. Choose another code.`);
}
