import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfApplicants: readonly PersonalDataPart[] = [
  personalDataIn(
    'Applicant for work',
    ['applicants.applicant'],
    ({ personnelId }) => sql`
      select t.source as "Source", t.created_at as "Since", t.consented_at as "Agreed to the privacy notice", t.delete_on as "Deleted on"
      from applicants.applicant t where t.personnel_id = ${personnelId}`,
  ),
  personalDataIn(
    'Applications for work',
    ['applicants.application', 'applicants.sheet'],
    ({ personnelId }) => sql`
      select a.reference as "Reference", v.title as "Post", a.state as "State", a.submitted_at as "Submitted", a.resubmitted_at as "Sent again",
        a.lacking_due_on as "Papers due", a.lacking_note as "Note on lacking papers", a.reason as "Reason",
        s.frozen_at as "Data sheet copied", s.sha256 as "Its SHA-256"
      from applicants.application a join vacancies.post v on v.id = a.post_id left join applicants.sheet s on s.application_id = a.id
      where a.personnel_id = ${personnelId} order by a.id`,
  ),
  personalDataIn(
    'Papers of applications',
    ['applicants.paper'],
    ({ personnelId, accountId }) => sql`
      select a.reference as "Reference", p.code as "Paper", f.name as "File", p.note as "Note", p.added_at as "Added"
      from applicants.paper p join applicants.application a on a.id = p.application_id join kernel.file f on f.id = p.file_id
      where a.personnel_id = ${personnelId} or p.added_by = ${accountId} order by p.id`,
  ),
  personalDataIn(
    'Steps of applications',
    ['applicants.step'],
    ({ personnelId, accountId }) => sql`
      select a.reference as "Reference", s.action as "Step", s.to_state as "State", s.at as "When", s.reason as "Reason"
      from applicants.step s join applicants.application a on a.id = s.application_id
      where a.personnel_id = ${personnelId} or s.account_id = ${accountId} or s.in_place_of = ${personnelId} order by s.at`,
  ),
  personalDataIn(
    'Letters to applicants',
    ['applicants.letter'],
    ({ personnelId, accountId }) => sql`
      select a.reference as "Reference", l.subject as "Subject", array_to_string(l.paragraphs, ' ') as "Text", l.sent_to as "Sent to", l.at as "When"
      from applicants.letter l join applicants.application a on a.id = l.application_id
      where a.personnel_id = ${personnelId} or l.account_id = ${accountId} order by l.id`,
  ),
];
