import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { localTime } from '@talaan/kernel/server/clock.ts';
import type { LockedDocument } from './lock-documents.ts';
import type { Moving } from './stepping.ts';

/** Of documents that an office received, its latest receipt of each: a second scan shows it and changes nothing (A7.10). */
export async function readReceipts({ db }: Moving, documents: readonly LockedDocument[], officeId: number): Promise<Map<number, string>> {
  const { rows } = await sql<{ document_id: number; tracking_no: string; received_at: string; by: string; is_here: boolean }>`
    select distinct on (h.document_id) h.document_id, d.tracking_no, h.received_at, a.name as by, h.ended_at is null as is_here
    from documents.hop h join documents.document d on d.id = h.document_id join identity.account_view a on a.id = h.received_by
    where h.document_id = any(${documents.map(({ id }) => id)}::integer[]) and h.office_id = ${officeId} and h.received_at is not null
    order by h.document_id, h.no desc`.execute(db);
  return new Map(rows.map((row) => [row.document_id, formatReceipt(row)]));
}

function formatReceipt({
  tracking_no: number,
  received_at: at,
  by,
  is_here: isHere,
}: {
  tracking_no: string;
  received_at: string;
  by: string;
  is_here: boolean;
}): string {
  const [day, time] = localTime(at).split(' ');
  return `${by} received ${number} here on ${longDate(day!)} at ${time}${isHere ? '' : '; it has left this office since'}.`;
}
