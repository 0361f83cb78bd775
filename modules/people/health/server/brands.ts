import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Offered } from '../contract/checklist.ts';
import type { Brand } from '../rules/vaccination-status.ts';

/** The terms of all vaccines, also of those that are not offered any more. */
export async function readBrands(db: Database): Promise<Brand[]> {
  const rows = await db
    .selectFrom('health.brand_terms')
    .select(['brand as code', 'from_day as from', 'doses', 'least_days'])
    .orderBy('from_day')
    .execute();
  return rows as Brand[];
}

/** What a form offers: vaccines and priority groups in use. */
export async function readOffered(db: Database): Promise<Offered> {
  const brands = await db.selectFrom('health.brand').select(['code', 'name']).where('is_active', '=', true).orderBy('name').execute();
  const groups = await db
    .selectFrom('health.priority_group')
    .select(['code', 'name'])
    .where('is_active', '=', true)
    .orderBy('code')
    .execute();
  return { brands, priority_groups: groups };
}
