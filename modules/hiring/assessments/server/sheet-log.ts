import { sql } from 'kysely';
import { stepLog } from '@talaan/kernel/server/steps/step-log.ts';
import { sheetFlow } from '../workflow.ts';

/** The way of assessment sheets. */
export const sheetLog = stepLog({
  table: 'assessments.sheet_step',
  key: 'sheet_id',
  moves: {
    record: 'assessments.sheet',
    key: 'id',
    sets: sql`submitted_at = case when s.action = 'submit' then s.at else r.submitted_at end`,
  },
  flow: sheetFlow,
  title: 'assessment sheet',
});
