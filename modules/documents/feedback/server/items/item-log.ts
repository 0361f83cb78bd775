import { sql } from 'kysely';
import { stepLog } from '@talaan/kernel/server/steps/step-log.ts';
import { itemFlow } from '../../workflow.ts';

/** The way of feedback. The record has the last reply too, which the sender reads. */
export const itemLog = stepLog({
  table: 'feedback.step',
  key: 'item_id',
  moves: {
    record: 'feedback.item',
    key: 'id',
    sets: sql`reply = case when s.reason <> '' then s.reason else r.reply end`,
  },
  flow: itemFlow,
  title: 'feedback',
  facts: { join: 'Join with another' },
});
