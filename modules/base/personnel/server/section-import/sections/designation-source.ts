import { countRows } from '@talaan/imports/server/public.ts';
import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { openPlaces } from '../../../rules/places.ts';
import type { DatedRow } from '../../../rules/section-import/plan-dated-rows.ts';
import { designationFields, judgeDesignations, type DesignationOnFile } from '../../../rules/section-import/sections/designations.ts';
import { loadUniversity } from '../../load-university.ts';
import { sectionSource } from '../section-source.ts';
import { readService } from './read-service.ts';
import { writeDated } from './write-dated.ts';

export const designationSource = sectionSource({
  section: 'designations',
  fields: designationFields,
  ground: async ({ db }, _rows, ids) => ({
    onRecord: await readDesignations(db, ids),
    service: await readService(db, ids),
    places: openPlaces(await loadUniversity(db), [], []),
  }),
  judge: judgeDesignations,
  tables: ['personnel.designation'],
  step: {
    place: 80,
    brings: 'Additional duties by an order, with units released and RATA.',
    noun: ['designation', 'designations'],
    count: countRows(sql<{ here: number }>`select count(*) as here from personnel.designation`),
  },
  next: [{ label: 'Open these people', to: '/personnels/list?imported={id}' }],
  write: ({ db }, plans: DatedRow<DesignationOnFile>[]) => {
    const columns = {
      office_id: 'integer',
      title: 'text',
      is_in_charge: 'boolean',
      order_number: 'text',
      units_released: 'smallint',
      has_rata: 'boolean',
    } as const;
    const rows = plans.map(({ fields, ...row }) => ({
      ...row,
      columns: {
        office_id: fields.officeId,
        title: fields.title,
        is_in_charge: fields.isInCharge,
        order_number: fields.orderNumber,
        units_released: fields.units,
        has_rata: fields.hasRata,
      },
    }));
    return writeDated(db, { table: 'personnel.designation', columns }, rows);
  },
});

async function readDesignations(db: Database, ids: readonly number[]): Promise<DatedRow<DesignationOnFile>[]> {
  const { rows } = await sql<DesignationOnFile & Omit<DatedRow<unknown>, 'fields'>>`
    select id, personnel_id as "personnelId", lower(during) as from, upper(during) as until, office_id as "officeId", title,
      is_in_charge as "isInCharge", order_number as "orderNumber", units_released as units, has_rata as "hasRata"
    from personnel.designation where personnel_id = any(${[...ids]}) order by personnel_id, during`.execute(db);
  return rows.map(({ id, personnelId, from, until, ...fields }) => ({ id, personnelId, from, until, fields }));
}
