import { sql } from 'kysely';
import { heldIn, type HeldPart } from '@talaan/kernel/server/held-part.ts';

export const heldByPapers: readonly HeldPart[] = [
  heldIn(
    'Papers that were issued',
    ['papers.paper'],
    ({ personnelId }) => sql`
      select issued_on as "Issued", title as "Paper", control_number as "Control number", code as "Verification code",
        released_on as "Released", withdrawn_on as "Withdrawn", withdrawn_because as "Withdrawn because"
      from papers.paper where personnel_id = ${personnelId} order by issued_at`,
  ),
];
