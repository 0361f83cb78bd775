import { sql } from 'kysely';
import { personalDataAtLength, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';
import { reached } from './sight/on-route.ts';

export const personalDataOfDocuments: readonly PersonalDataPart[] = [
  personalDataAtLength(
    'Documents that you registered',
    ['documents.document'],
    ({ accountId }) => sql`
      select coalesce(tracking_no, 'Draft') as "Document", subject as "Subject", created_at as "Made at"
      from documents.document where created_by = ${accountId} order by id`,
  ),
  personalDataAtLength(
    'Documents that you handed in, or that came for your attention',
    ['documents.document', 'documents.hop'],
    ({ personnelId }) => sql`
      select d.tracking_no as "Document", d.subject as "Subject", d.registered_at as "Registered at"
      from documents.document d where d.state <> 'DRAFT' and (d.sender_person_id = ${personnelId}
        or d.id in (select s.document_id from documents.hop s where s.to_person_id = ${personnelId} and ${reached('s')})) order by d.id`,
  ),
  personalDataAtLength(
    'Steps that were taken with documents, by you or in your place',
    ['documents.step', 'documents.hop', 'documents.hold', 'documents.attachment'],
    ({ personnelId, accountId }) => sql`
      select d.tracking_no as "Document", s.action as "Step", s.at as "At", s.reason as "Reason"
      from documents.step s join documents.document d on d.id = s.document_id where s.account_id = ${accountId} or s.in_place_of = ${personnelId} order by s.at, s.document_id, s.no`,
  ),
  personalDataAtLength(
    'Receipts of papers from outside that you gave',
    ['documents.receipt'],
    ({ accountId }) => sql`
      select d.tracking_no as "Document", r.given_at as "At"
      from documents.receipt r join documents.document d on d.id = r.document_id where r.given_by = ${accountId} order by r.given_at, d.id`,
  ),
  personalDataAtLength(
    'When you last opened incoming documents',
    ['documents.look'],
    ({ accountId }) => sql`
      select o.fullname as "Office", l.seen_at as "At" from documents.look l join organization.office_view o on o.id = l.office_id
      where l.account_id = ${accountId} order by 1`,
  ),
];
