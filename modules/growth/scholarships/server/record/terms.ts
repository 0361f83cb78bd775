import type { Database } from '@talaan/kernel/server/database/database.ts';
import { inForce } from '@talaan/performance/rules/dated.ts';
import { datedTerms } from '@talaan/trainings/server/public.ts';
import type { Contract } from '../../contract/scholarships.ts';
import { SCHOLARSHIP_TERMS_KINDS } from '../../contract/settings.ts';
import type { LengthTable } from '../../rules/length.ts';
import type { ScholarshipTerms } from '../../rules/terms.ts';

/** What study obliges to, what a breach costs, and how long a grant lasts. */
export const scholarshipTerms = datedTerms<ScholarshipTerms>({
  table: 'scholarships.terms',
  of: 'scholarships',
  names: SCHOLARSHIP_TERMS_KINDS,
});

/** What the university asks of its scholars on a day. */
export interface TermsInForce {
  rate: Contract['terms']['rate'];
  refund: Contract['terms']['refund'];
  lengths: LengthTable;
}

export async function termsOn(db: Database, day: string): Promise<TermsInForce> {
  const all = await scholarshipTerms.read(db);
  const { full_time, part_time, short } = inForce(all.OBLIGATION, day);
  const { base, unfinished_per10000, interest_per10000 } = inForce(all.REFUND, day);
  return {
    rate: { full_time, part_time, short: [...short] },
    refund: { base: [...base], unfinished_per10000, interest_per10000 },
    lengths: inForce(all.LENGTHS, day),
  };
}
