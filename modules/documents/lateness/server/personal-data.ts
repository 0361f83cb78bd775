import { sql } from 'kysely';
import { personalDataAtLength, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfLateness: readonly PersonalDataPart[] = [
  personalDataAtLength(
    'Explanations of late papers that you wrote',
    ['documents.explanation'],
    ({ personnelId }) => sql`
      select d.tracking_no as "Document", e.cause as "Cause", e.text as "Explanation", e.state as "State"
      from documents.explanation e join requests.request r on r.id = e.id join documents.hop h on h.id = e.hop_id join documents.document d on d.id = h.document_id
      where r.owner_id = ${personnelId} order by e.id`,
  ),
  personalDataAtLength(
    'Extensions of documents that you asked for',
    ['documents.extension'],
    ({ personnelId }) => sql`
      select d.tracking_no as "Document", x.days as "Working days", x.reason as "Reason"
      from documents.extension x join requests.request r on r.id = x.id join documents.document d on d.id = x.document_id
      where r.owner_id = ${personnelId} order by x.id`,
  ),
];
