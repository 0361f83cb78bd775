import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { giveReason } from '@talaan/kernel/server/calls/give-reason.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { matchUnpaidDays } from '../../rules/moves/match-unpaid-days.ts';
import type { DatedRow } from '../../rules/section-import/plan-dated-rows.ts';
import { writeDated } from '../section-import/sections/write-dated.ts';

/** Days without pay in a row that follow from leave or attendance. */
export interface UnpaidDays {
  personnelId: number;
  /** Both days are counted. */
  from: string;
  to: string;
  /** Thousandths of a day. */
  days: number;
  /** What they follow from, as the service record shows it. */
  remarks: string;
}

/**
 * Makes what the record has of a module about these people what it should have: rows that are the same stay, others are corrected, added or taken
 * out, with the reason. Rows that HR entered or imported are never touched. Error: 409 where one of the given rows overlaps one of these.
 */
export async function putUnpaidDays(
  call: Pick<Call, 'db' | 'actor'>,
  source: 'leave',
  people: readonly number[],
  wanted: readonly UnpaidDays[],
  reason: string,
): Promise<void> {
  if (wanted.length === 0 && (await readRows(call.db, source, people)).length === 0) return;
  // Two transactions that put rows of the same people wait for each other.
  await sql`select from personnel.person where id = any(${[...people]}::integer[]) order by id for no key update`.execute(call.db);
  const onRecord = await readRows(call.db, source, people);
  const { write, remove } = matchUnpaidDays(onRecord, wanted);
  if (write.length + remove.length === 0) return;
  await giveReason(call, reason);
  await sql`delete from personnel.leave_without_pay where id = any(${remove}::integer[])`.execute(call.db);
  await writeDated(
    call.db,
    { table: 'personnel.leave_without_pay', columns: { days: 'integer', remarks: 'text', source: 'text' } },
    write.map(({ fields, ...row }) => ({ ...row, columns: { ...fields, source } })),
  );
}

async function readRows(
  db: Database,
  source: string,
  people: readonly number[],
): Promise<DatedRow<Pick<UnpaidDays, 'days' | 'remarks'>>[]> {
  const { rows } = await sql<{ id: number; personnelId: number; from: string; until: string; days: number; remarks: string }>`
    select id, personnel_id as "personnelId", lower(during) as "from", upper(during) as until, days, remarks from personnel.leave_without_pay
    where personnel_id = any(${[...people]}::integer[]) and source = ${source} order by personnel_id, during`.execute(db);
  return rows.map(({ days, remarks, ...row }) => ({ ...row, fields: { days, remarks } }));
}
