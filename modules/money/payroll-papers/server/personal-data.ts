import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfPapers: readonly PersonalDataPart[] = [
  personalDataIn(
    'Papers of payrolls issued',
    ['payroll_papers.issued'],
    ({ accountId }) => sql`
      select i.kind as "Paper", i.month as "Month", coalesce(i.number, '') as "Number", i.issued_at as "Issued"
      from payroll_papers.issued i where i.issued_by = ${accountId} order by i.issued_at`,
  ),
];
