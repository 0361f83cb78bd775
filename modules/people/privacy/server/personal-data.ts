import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfPrivacy: readonly PersonalDataPart[] = [
  personalDataIn(
    'Personal data exports',
    ['privacy.export'],
    ({ personnelId, accountId }) => sql`
      select e.asked_at as "When", a.name as "Asked by", e.request as "On which request", e.made_at as "Made"
      from privacy.export e join identity.account_view a on a.id = e.asked_by
      where e.personnel_id = ${personnelId} or e.account_id = ${accountId} order by e.id`,
  ),
  personalDataIn(
    'Requests as a data subject',
    ['privacy.subject_request', 'privacy.subject_step'],
    ({ personnelId, accountId }) => sql`
      select r.received_on as "Received", r.kind as "Right", r.asked as "Request", r.due_on as "Due", r.answer as "Answer",
        (select string_agg(s.note, '; ' order by s.no) from privacy.subject_step s where s.request_id = r.id and s.kind <> 'NOTED') as "What was said"
      from privacy.subject_request r where r.personnel_id = ${personnelId} or r.account_id = ${accountId} order by r.id`,
  ),
  personalDataIn(
    'Privacy notices read',
    ['privacy.notice_reading'],
    ({ accountId }) => sql`
      select n.title as "Edition", n.effective_on as "In force from", r.read_at as "Read"
      from privacy.notice_reading r join privacy.notice n on n.id = r.notice_id where r.account_id = ${accountId} order by n.effective_on`,
  ),
  personalDataIn(
    'Legal holds',
    ['privacy.legal_hold'],
    ({ personnelId }) => sql`
      select h.since as "From", h.until as "To", h.released_at as "Released"
      from privacy.legal_hold h where h.personnel_id = ${personnelId} order by h.id`,
  ),
];
