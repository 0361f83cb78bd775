import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfScholarships: readonly PersonalDataPart[] = [
  personalDataIn(
    'Scholarships',
    ['scholarships.scholarship'],
    ({ personnelId }) => sql`
      select s.kind as "Grant", s.degree as "Degree", s.programme as "Programme", s.school as "School", s.state as "State", s.reason as "Reason",
        (select min(t.first_day) from scholarships.stretch t where t.scholarship_id = s.id) as "From",
        (select max(t.last_day) from scholarships.stretch t where t.scholarship_id = s.id) as "To", s.signed_on as "Contract signed",
        s.completed_on as "Degree finished", s.reported_on as "Returned to duty", s.served_until as "Service until",
        (select sum(c.amount) / 100.0 from scholarships.cost c where c.scholarship_id = s.id) as "Cost", s.demanded / 100.0 as "Refund demanded",
        (select sum(y.amount) / 100.0 from scholarships.payment y where y.scholarship_id = s.id) as "Refund paid",
        (select string_agg(b.what || ' of ' || t.name || ', ' || b.submitted_on, '; ') from scholarships.submission b
          join scholarships.term t on t.scholarship_id = b.scholarship_id and t.no = b.term_no where b.scholarship_id = s.id) as "Submitted"
      from scholarships.scholarship s where s.personnel_id = ${personnelId} order by s.id`,
  ),
  personalDataIn(
    'Costs of scholars entered',
    ['scholarships.cost'],
    ({ accountId }) => sql`
      select c.paid_on as "Paid on", c.kind as "What for", c.amount / 100.0 as "Amount", c.reference as "Reference"
      from scholarships.cost c where c.entered_by = ${accountId} order by c.id`,
  ),
];
