import { sql } from 'kysely';
import { stepLog } from '@talaan/kernel/server/steps/step-log.ts';
import { applicationFlow } from '../workflow.ts';

/** The way of applications. The record has the reason of its last step too, which the applicant reads. */
export const applicationLog = stepLog({
  table: 'applicants.step',
  key: 'application_id',
  moves: {
    record: 'applicants.application',
    key: 'id',
    sets: sql`since = s.at, reason_code = s.reason_code, reason = s.reason`,
  },
  flow: applicationFlow,
  title: 'application',
});
