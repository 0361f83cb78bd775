import type { Database } from '@talaan/kernel/server/database/database.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import type { RemarkOnSheet } from '../contract/sheet-view.ts';
import type { SheetOnPaper } from '../contract/sheet.ts';
import { measureCompleteness } from '../rules/completeness.ts';
import { digest } from './digest.ts';
import { readInternalWork } from './read-internal-work.ts';
import { readHead, readRows } from './rows/read-rows.ts';
import { storedSheet } from './stand.ts';
import { startSheets } from './start-sheet.ts';
import { toPaper } from './to-paper.ts';

export interface FrozenSheet {
  image: SheetOnPaper;
  sha256: string;
  /** In percent. */
  completeness: number;
  missing: RemarkOnSheet[];
}

/**
 * The sheet of a person as it stands, with its hash and what it lacks; begun where there is none. It is held against changes until the end
 * of the transaction. Does not check who asks.
 */
export function freezeSheet(
  db: Database,
  personnelId: number,
  { now, today }: { now: Temporal.Instant; today: string },
): Promise<FrozenSheet> {
  return withOpenRecords(db, [personnelId], async (tx) => {
    await startSheets(tx, [personnelId], now);
    const head = (await readHead(tx, personnelId, { lock: tx.isTransaction }))!;
    const rows = (await readRows(tx, [personnelId])).get(personnelId)!;
    const internal = (await readInternalWork(tx, [personnelId], today)).get(personnelId)!;
    const { idno } = await tx.selectFrom('personnel.person_view').select('idno').where('id', '=', personnelId).executeTakeFirstOrThrow();
    const { percent, missing } = measureCompleteness(storedSheet(head, rows, internal.length));
    const image = toPaper(rows, internal, idno, head.not_applicable);
    return { image, sha256: digest(image), completeness: percent, missing };
  });
}
