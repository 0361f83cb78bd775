import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfPapers: readonly PersonalDataPart[] = [
  personalDataIn(
    'Papers that were issued',
    ['papers.paper'],
    ({ personnelId }) => sql`
      select issued_on as "Issued", title as "Paper", control_number as "Control number", sheet ->> 'purpose' as "Purpose", code as "Verification code",
        released_on as "Released", withdrawn_on as "Withdrawn", withdrawn_because as "Withdrawn because"
      from papers.paper where personnel_id = ${personnelId} order by issued_at`,
  ),
];
