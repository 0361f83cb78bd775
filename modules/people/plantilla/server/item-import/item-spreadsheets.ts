import { sql } from 'kysely';
import { countRows, importSource, type Asking, type Imports } from '@talaan/imports/server/public.ts';
import type { ReadRow } from '@talaan/imports/rules/read-rows.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { openPlaces } from '@talaan/personnel/rules/places.ts';
import { loadUniversity } from '@talaan/personnel/server/public.ts';
import { itemImports } from '../../contract/imports.ts';
import { itemImportFields, type ItemValues } from '../../rules/item-import/item-import-fields.ts';
import { judgeItems, type ItemGround, type ItemPlan } from '../../rules/item-import/judge-items.ts';
import { readItemsOnRecord } from './read-items-on-record.ts';
import { writeItems } from './write-items.ts';

const itemSource = importSource<ItemValues, unknown, ItemGround, ItemPlan>({
  section: 'plantilla-items',
  title: 'Plantilla items',
  fields: itemImportFields,
  about: 'item_number',
  named: 'Position',
  ground: readGround,
  plan: (rows, ground) =>
    judgeItems(rows, ground).map(({ position, ...judged }) => ({
      ...judged,
      name: position,
      subjectId: ground.onRecord.get(judged.row.key)?.id ?? null,
      personnelId: null,
    })),
  write: async (writing, accepted) => {
    const added = await writeItems(
      writing,
      accepted.map(({ plan }) => plan),
    );
    return {
      added: accepted.flatMap(({ row, plan }) =>
        plan.id === null ? [{ line: row.line, id: added.get(row.key)!, personnelId: null }] : [],
      ),
    };
  },
  undo: {
    subject: 'plantilla.item',
    tables: [
      { table: 'plantilla.item', column: 'id', inPlace: true },
      { table: 'plantilla.item_state', column: 'item_id', inPlace: true },
    ],
  },
  step: {
    place: 30,
    brings: 'Authorized positions by item number, with office, authority and status.',
    noun: ['item', 'items'],
    count: countRows(sql<{ here: number }>`select count(*) as here from plantilla.item`),
  },
  screen: '/plantilla/items/import',
  next: [
    { label: 'Open the plantilla', to: '/plantilla/items' },
    { label: 'Import who serves in them', to: '/personnels/import/service' },
  ],
});

export const itemSpreadsheets: Imports = { calls: itemImports, sources: [itemSource] };

async function readGround({ db, today, lock }: Asking, rows: readonly ReadRow<ItemValues>[]): Promise<ItemGround> {
  const numbers = [...new Set(rows.map(({ key }) => key).filter(Boolean))];
  if (lock) await sql`select from plantilla.item where item_number = any(${numbers}::text[]) order by id for update`.execute(db);
  return { onRecord: await readItemsOnRecord(db, numbers, today), ...(await readLists(db)) };
}

async function readLists(db: Database): Promise<Omit<ItemGround, 'onRecord'>> {
  const positions = await db.selectFrom('organization.position_view').select(['id', 'salary_grade']).execute();
  const grades = new Map(positions.map(({ id, salary_grade: grade }) => [id, grade]));
  return {
    places: openPlaces(await loadUniversity(db), [], []),
    levels: await db.selectFrom('plantilla.level').select(['id', 'code', 'name']).orderBy('place').execute(),
    coverages: await db.selectFrom('plantilla.coverage').select(['id', 'code', 'name']).orderBy('place').execute(),
    gradeOf: (id) => grades.get(id) ?? null,
  };
}
