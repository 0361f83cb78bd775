import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfResearchers: readonly PersonalDataPart[] = [
  personalDataIn(
    'Research for the university',
    ['researchers.researcher'],
    ({ personnelId }) => sql`
      select lower(r.during) as "From", upper(r.during) - 1 as "To", o.fullname as "Unit", r.discipline as "Discipline", r.orcid as "ORCID",
        r.role as "Role", r.units_released as "Units released", r.honorarium_class as "Honorarium",
        (select string_agg(p.title, '; ' order by p.id) from researchers.project p where p.researcher_id = r.id) as "Projects"
      from researchers.researcher r join organization.office o on o.id = r.office_id where r.personnel_id = ${personnelId} order by r.during`,
  ),
];
