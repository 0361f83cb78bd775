import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Threshold } from '../rules/class-of-item.ts';

export function readThresholds(db: Database): Promise<Threshold[]> {
  return db.selectFrom('property.threshold').select(['effective_on', 'ppe_from', 'splv_to']).orderBy('effective_on').execute();
}
