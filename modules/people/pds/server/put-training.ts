import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { noteChange, withSheet, type SheetCall } from './change-sheet.ts';
import { appendRow, applying } from './rows/add-row.ts';
import { changeRow } from './rows/save-row.ts';
import { readRow } from './rows/write-row.ts';

/** A training as its certificate says, checked by who closes it; hours in hundredths. */
export interface CheckedTraining {
  title: string;
  from: string;
  to: string;
  hours: number;
  type: string;
  sponsor: string;
}

interface RowOfTraining {
  id: number;
  title: string;
  from: string;
}

/** What becomes of the sheet, judged by the module that knows the training. */
type Judge = (rows: readonly RowOfTraining[]) => { does: 'NOTHING' } | { does: 'VERIFY'; row_id: number } | { does: 'ADD' };

/**
 * Adds a training to the data sheet as a row that is checked already, or verifies the row that tells of it with these hours; the state of the sheet stays.
 * Answers what was done. Does not check who asks. Error: 409 where the sheet takes no more rows.
 */
export function putCheckedTraining(
  call: SheetCall,
  personnelId: number,
  training: CheckedTraining,
  judge: Judge,
): Promise<'NOTHING' | 'VERIFY' | 'ADD'> {
  const whose = { personnelId, isMine: false, roles: ['hr'] as const };
  return withSheet(call, whose, async (db, head) => {
    const { rows } = await sql<RowOfTraining>`
      select id, title, started_on as "from" from pds.training where personnel_id = ${personnelId} and started_on is not null order by id`.execute(
      db,
    );
    const change = judge(rows);
    if (change.does === 'NOTHING') return change.does;
    const values = { ...training, hours: (training.hours / 100).toFixed(2) };
    const row =
      change.does === 'ADD'
        ? (await appendRow(call, whose, db, head, { section: 'training', key: randomUUID(), values })).row
        : await verifyRow(call, whose, db, head, { id: change.row_id, hours: values.hours });
    await sql`
      update pds.training set check_state = 'OK', check_remark = '', checked_by = ${call.actor.accountId}, checked_at = ${call.now.toString()}::timestamptz
      where personnel_id = ${personnelId} and id = ${row.id}`.execute(db);
    await noteChange(call, whose, db, applying(head, 'training'));
    return change.does;
  });
}

async function verifyRow(
  call: SheetCall,
  whose: Parameters<typeof changeRow>[1],
  db: Parameters<typeof changeRow>[2],
  head: Parameters<typeof changeRow>[3],
  { id, hours }: { id: number; hours: string },
) {
  const before = (await readRow(db, 'training', whose.personnelId, id))!;
  return (await changeRow(call, whose, db, head, { section: 'training', id, version: before.version, values: { hours } })).row;
}
