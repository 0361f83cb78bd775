import { sql } from 'kysely';
import type { Explanations } from '@talaan/documents/server/public.ts';
import { explainFirst, hinderUnexplained } from './explain-first.ts';
import { followStays } from './follow-stays.ts';

export const explanationsOfStays: Explanations = {
  stateOf: (stay) => sql`(select x.state from documents.explanation x where x.hop_id = ${sql.ref(stay)})`,
  hinder: hinderUnexplained,
  explainFirst,
  followStays,
};
