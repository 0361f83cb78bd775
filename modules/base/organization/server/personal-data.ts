import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfOrganization: readonly PersonalDataPart[] = [
  personalDataIn(
    'Offices headed',
    ['organization.head'],
    ({ personnelId }) => sql`
      select lower(h.during) as "From", upper(h.during) - 1 as "To", o.fullname as "Office", h.title as "Title", h.is_acting as "In charge",
        h.reason as "Reason", h.ended_because as "Ended because"
      from organization.head h join organization.office o on o.id = h.office_id where h.personnel_id = ${personnelId} order by h.during`,
  ),
];
