import { sql } from 'kysely';
import { personalDataAtLength, personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfFaces: readonly PersonalDataPart[] = [
  personalDataIn(
    'Consent to be recognized by face',
    ['faces.consent'],
    ({ personnelId, accountId }) => sql`
      select p.fullname as "Whose", case c.kind when 'PAPER' then 'Signed paper' else 'Own account' end as "Given", c.given_on as "On",
        c.text_version as "Text", c.withdrawn_at as "Withdrawn", c.withdrawn_because as "Because"
      from faces.consent c join personnel.person_view p on p.id = c.personnel_id
      where c.personnel_id = ${personnelId} or c.recorded_by = ${accountId} or c.withdrawn_by = ${accountId} order by c.id`,
  ),
  personalDataIn(
    'Registered face',
    ['faces.enrolment', 'faces.template', 'faces.face', 'faces.photo'],
    ({ personnelId, accountId }) => sql`
      select p.fullname as "Whose", e.enrolled_at as "Registered", cardinality(e.poses) as "Images", e.model as "Described by", o.fullname as "Not the same person as",
        e.ended_at as "Deleted", e.ended_because as "Because"
      from faces.enrolment e join personnel.person_view p on p.id = e.personnel_id left join personnel.person_view o on o.id = e.not_the_same_as
      where ${personnelId} in (e.personnel_id, e.not_the_same_as) or e.enrolled_by = ${accountId} or e.ended_by = ${accountId} order by e.id`,
  ),
  personalDataAtLength(
    'Recognitions by face',
    ['faces.recognition'],
    ({ personnelId, accountId }) => sql`
      select r.at as "Time", d.name as "Kiosk", r.outcome as "Outcome", r.score as "Alike, of 1,000", r.real_score as "Anti-spoof", r.live_score as "Liveness"
      from faces.recognition r left join attendance.device_view d on d.id = r.device_id
      where r.personnel_id = ${personnelId} or r.tried_by = ${accountId} order by r.at`,
  ),
];
