import { sql } from 'kysely';
import { stepLog } from '@talaan/kernel/server/steps/step-log.ts';
import { itemFlow } from '../../workflow.ts';

/** The way of items. A step says with whom and on which paper it leaves the item. */
export const itemLog = stepLog({
  table: 'property.step',
  key: 'item_id',
  moves: { record: 'property.item', key: 'id', sets: sql`since = s.at, holder_id = s.holder_id, paper_id = s.paper_id` },
  flow: itemFlow,
  title: 'item of property',
});
