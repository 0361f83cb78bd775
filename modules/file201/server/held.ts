import { sql } from 'kysely';
import { heldIn, type HeldPart } from '@talaan/kernel/server/held-part.ts';

export const heldByFile201: readonly HeldPart[] = [
  heldIn(
    '201 file',
    ['file201.document'],
    ({ personnelId }) => sql`
      select k.name as "Kind", d.title as "Document", d.number as "Number", d.issuer as "Issued by", d.issued_on as "Issued",
        d.expires_on as "Expires", f.name as "File", d.added_at as "Added", d.withdrawn_because as "Withdrawn because"
      from file201.document d join file201.document_kind k on k.id = d.kind_id join kernel.file f on f.id = d.file_id
      where d.personnel_id = ${personnelId} order by k.place, d.id`,
  ),
];
