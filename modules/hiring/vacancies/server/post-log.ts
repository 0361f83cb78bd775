import { sql } from 'kysely';
import { stepLog } from '@talaan/kernel/server/steps/step-log.ts';
import { postFlow } from '../workflow.ts';

/** The way of job posts. */
export const postLog = stepLog({
  table: 'vacancies.post_step',
  key: 'post_id',
  moves: { record: 'vacancies.post', key: 'id', sets: sql`since = s.at` },
  flow: postFlow,
  title: 'job post',
});
