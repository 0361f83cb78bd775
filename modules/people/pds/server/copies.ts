import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { AnswerOf, Call, QueryOf } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import type { theirSheet } from '../contract.ts';
import type { SheetOnPaper } from '../contract/sheet.ts';
import type { compareTheirs } from '../contract/copies.ts';
import { alignSheets, compareSheets } from '../rules/compare-sheets.ts';
import { hideNumbers, hideNumbersOfSheet } from '../rules/hide-numbers.ts';
import { readSheet } from './read-sheet.ts';
import { filesOfCopies } from './rows/show-row.ts';
import type { Whose } from './sheet-owner.ts';

/** The sheet as it was each time that it was verified, and the one that gave way at a merge of records with the files beside it. */
export function listCopies({ db }: Call, { personnelId }: Whose): Promise<AnswerOf<typeof theirSheet.copies>> {
  return withOpenRecords(db, [personnelId], async (tx) => {
    const copies = await lockedCopies(tx, personnelId)
      .orderBy(sql`coalesce(c.verified_at, c.set_aside_at)`, 'desc')
      .execute();
    const files = await filesOfCopies(tx, personnelId);
    return { copies: copies.map((copy) => ({ ...copy, files: files.get(copy.id) ?? [] })) };
  });
}

/** One of them with what changed since; identity numbers have dots, as on the live sheet. Errors: 404 for a copy of somebody else, and for an image that was not locked. */
export function readCopy(call: Call<{ copy: number }>, { personnelId }: Whose): Promise<AnswerOf<typeof theirSheet.copy>> {
  return withOpenRecords(call.db, [personnelId], async (db) => {
    const copy = await lockedCopies(db, personnelId).select('c.image').where('c.id', '=', call.params.copy).executeTakeFirst();
    if (!copy) throw notFound('There is no such copy.');
    const image = copy.image as unknown as SheetOnPaper;
    const changes = compareSheets(image, await readSheet(db, personnelId, call.today));
    return { copy: { ...copy, image: hideNumbersOfSheet(image) }, changes: changes.map((change) => hideNumbers(change)) };
  });
}

/** Two copies, or a copy and the sheet of today, row by row. Errors: as above. */
export function compareCopies(
  call: Call<unknown, QueryOf<typeof compareTheirs>>,
  { personnelId }: Whose,
): Promise<AnswerOf<typeof compareTheirs>> {
  const { db, query, today } = call;
  return withOpenRecords(db, [personnelId], async (tx) => {
    const wanted = [query.before, query.after].filter((id) => id !== undefined);
    const found = await lockedCopies(tx, personnelId).select('c.image').where('c.id', 'in', wanted).execute();
    const copyOf = (id: number) => {
      const copy = found.find((one) => one.id === id);
      if (!copy) throw notFound('There is no such copy.');
      return { line: copy, image: copy.image as unknown as SheetOnPaper };
    };
    const before = copyOf(query.before);
    const after = query.after === undefined ? undefined : copyOf(query.after);
    const rows = alignSheets(before.image, after?.image ?? (await readSheet(tx, personnelId, today)));
    return { before: before.line, after: after?.line ?? null, rows: rows.map((row) => hideNumbers(row)) };
  });
}

function lockedCopies(db: Database, personnelId: number) {
  return copiesOf(db, personnelId).where((is) => is.or([is('c.verified_at', 'is not', null), is('c.set_aside_at', 'is not', null)]));
}

export function copiesOf(db: Database, personnelId: number) {
  return db
    .selectFrom('pds.copy as c')
    .leftJoin('identity.account_view as a', 'a.id', 'c.verified_by')
    .select(['c.id', 'c.submitted_at', 'c.verified_at', 'a.name as verified_by', 'c.set_aside_at', 'c.set_aside_as', 'c.sha256'])
    .where('c.personnel_id', '=', personnelId);
}
