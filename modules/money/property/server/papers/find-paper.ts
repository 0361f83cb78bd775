import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { KEEPERS } from '../../contract/fields.ts';
import { lockRecords } from '@talaan/kernel/server/steps/lock-records.ts';
import { reachesPapers } from '../reach.ts';

export interface LockedPaper {
  id: number;
  type: 'PAR' | 'ICS' | 'MR' | 'ARE';
  number: string;
  state: 'WAITING' | 'DISPUTED' | 'ACKNOWLEDGED' | 'CLOSED' | 'VOID';
  dated_on: string;
  personnel_id: number;
  user_id: number | null;
  holder: string;
  issued_by: number | null;
  void_reason: string | null;
  voided_on: string | null;
  code: string | null;
  signed_file_id: number | null;
  lines: { item_id: number; state: 'WAITING' | 'DISPUTED' | 'ACKNOWLEDGED' | 'LEAVING' | 'ENDED'; property_no: string }[];
}

/**
 * Locks the items of a paper and then the paper, the order of all that moves items, and reads it after that. `whose` is the holder's own, or
 * one that the caller keeps. Error: 404.
 */
export async function lockPaper({ db, actor }: Pick<Call, 'db' | 'actor'>, id: number, whose: 'own' | 'kept'): Promise<LockedPaper> {
  const mine = whose === 'own' ? sql`k.personnel_id = ${actor.personnelId}::integer` : reachesPapers(actor, KEEPERS);
  const { rows: lines } = await sql<{ item_id: number }>`
    select l.item_id from property.paper_line l join property.paper k on k.id = l.paper_id join organization.office_view o on o.id = k.office_id
    where k.id = ${id} and ${mine}`.execute(db);
  if (lines.length === 0) throw notFound('There is no such paper.');
  await lockRecords(
    db,
    'property.item',
    lines.map(({ item_id }) => item_id),
  );
  await lockRecords(db, 'property.paper', [id]);
  const { rows } = await sql<LockedPaper>`
    select k.id, k.type, k.number, k.state, k.dated_on, k.personnel_id, k.user_id, p.fullname as holder, k.issued_by, k.void_reason,
      kernel.date_of(k.voided_at) as voided_on, k.code, k.signed_file_id, (
        select jsonb_agg(jsonb_build_object('item_id', l.item_id, 'state', l.state, 'property_no', i.property_no) order by l.no)
        from property.paper_line l join property.item i on i.id = l.item_id where l.paper_id = k.id) as lines
    from property.paper k join personnel.person_view p on p.id = k.personnel_id where k.id = ${id}`.execute(db);
  return rows[0]!;
}

/** `PAR 2026-11-0003`. */
export function namePaper({ type, number }: Pick<LockedPaper, 'type' | 'number'>): string {
  return `${type} ${number}`;
}
