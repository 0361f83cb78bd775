import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfFile201: readonly PersonalDataPart[] = [
  personalDataIn(
    '201 file',
    ['file201.document'],
    ({ personnelId }) => sql`
      select k.name as "Kind", d.title as "Document", d.number as "Number", d.issuer as "Issued by", d.issued_on as "Issued",
        d.expires_on as "Expires", f.name as "File", d.added_at as "Added", d.withdrawn_because as "Withdrawn because"
      from file201.document d join file201.document_kind k on k.id = d.kind_id join kernel.file f on f.id = d.file_id
      where d.personnel_id = ${personnelId} order by k.place, d.id`,
  ),
];
