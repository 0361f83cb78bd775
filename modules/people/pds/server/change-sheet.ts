import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import type { SectionName } from '../contract/sections.ts';
import { openActions, stateAfterEdit } from '../rules/workflow.ts';
import { readHead, type SheetHead } from './rows/read-rows.ts';
import { PROTECTED, tableOf } from './rows/section-tables.ts';
import { stand, type Standing } from './stand.ts';
import { startSheets } from './start-sheet.ts';
import type { Whose } from './sheet-owner.ts';

export type SheetCall = Pick<Call, 'db' | 'actor' | 'now' | 'today' | 'requestId' | 'inPlaceOf'>;

const WHY_CLOSED: Record<string, string> = {
  SUBMITTED: 'Your sheet was submitted and is not yet checked. You can change it again when it is returned or verified.',
  UNDER_CHECK: 'Your sheet is being checked. You can change it again when it is returned or verified.',
};

type Work<T> = (db: Database, head: SheetHead) => Promise<T>;

/** Opens the rows of one person, holds the sheet against others, begun where there is none, and does the work. */
export function withSheet<T>(call: SheetCall, whose: Whose, work: Work<T>): Promise<T> {
  return openSheet(call, whose, work, true);
}

/** The same to read it. */
export function readingSheet<T>(call: SheetCall, whose: Whose, work: Work<T>): Promise<T> {
  return openSheet(call, whose, work, false);
}

function openSheet<T>(call: SheetCall, { personnelId }: Whose, work: Work<T>, lock: boolean): Promise<T> {
  return withOpenRecords(call.db, [personnelId], async (db) => {
    const head = await readHead(db, personnelId, { lock });
    if (head) return work(db, head);
    await startSheets(db, [personnelId], call.now);
    return work(db, (await readHead(db, personnelId, { lock }))!);
  });
}

/** Errors: 409 while the sheet is with the checker; HR may correct at any time (section 4). */
export function requireEditable(head: SheetHead, whose: Whose): void {
  const open = openActions(head.state, whose.roles);
  if (open.includes('edit') || open.includes('correct')) return;
  throw wrongState(WHY_CLOSED[head.state] ?? 'This sheet cannot be changed now.', open);
}

/** Counts the change, takes a verified sheet of its owner back to draft, and says how the sheet stands now. */
export async function noteChange(call: SheetCall, whose: Whose, db: Database, head: SheetHead): Promise<Standing> {
  const state = whose.isMine ? stateAfterEdit(head.state) : head.state;
  const begun = state === head.state ? {} : { state, request_id: null, submitted_at: null, since: call.now.toString() };
  const changed = { ...head, ...begun, version: head.version + 1 };
  const standing = await stand(call, whose, db, changed);
  await db
    .updateTable('pds.sheet')
    .set({
      state,
      request_id: changed.request_id,
      version: changed.version,
      since: changed.since,
      completeness: standing.completeness,
      not_applicable: head.not_applicable,
    })
    .where('personnel_id', '=', whose.personnelId)
    .execute();
  return standing;
}

interface RowChange {
  action: string;
  section: SectionName;
  row: number;
  before: Record<string, unknown> | undefined;
  after: Record<string, unknown> | undefined;
}

/**
 * Writes a change into the audit trail. Of sensitive sections it tells the fields only; what HR changed in them is kept, old and new,
 * in a table under row-level security.
 */
export async function recordRowChange(call: SheetCall, whose: Whose, db: Database, change: RowChange): Promise<void> {
  const { action, section, row, before, after } = change;
  const isSecret = PROTECTED.has(section);
  await recordChange(
    { ...call, db },
    {
      action,
      subject: `${tableOf(section)}:${row}`,
      personnelId: whose.personnelId,
      before: isSecret ? undefined : before,
      after: isSecret ? { fields: Object.keys({ ...before, ...after }) } : after,
    },
  );
  if (whose.isMine || !isSecret) return;
  await db
    .insertInto('pds.correction')
    .values({
      personnel_id: whose.personnelId,
      section,
      row_id: row,
      was: JSON.stringify(before ?? {}),
      became: after === undefined ? null : JSON.stringify(after),
      account_id: call.actor.accountId,
      at: call.now.toString(),
    })
    .execute();
}
