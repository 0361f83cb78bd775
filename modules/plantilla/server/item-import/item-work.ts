import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database.ts';
import { openPlaces } from '@talaan/personnel/rules/places.ts';
import { cellOf, isWrong, readRows } from '@talaan/personnel/rules/section-import/read-section-rows.ts';
import {
  importSectionJob,
  loadUniversity,
  type ImportDesk,
  type Judged,
  type Judging,
  type SectionWork,
} from '@talaan/personnel/server/public.ts';
import { itemImports } from '../../contract/imports.ts';
import { itemImportFields } from '../../rules/item-import/item-import-fields.ts';
import { judgeItems, type ItemGround } from '../../rules/item-import/judge-items.ts';
import { readItemsOnRecord } from './read-items-on-record.ts';
import { writeItems } from './write-items.ts';

const itemWork: SectionWork = {
  section: 'plantilla-items',
  title: 'Plantilla items',
  fields: itemImportFields,
  about: 'item_number',
  named: 'Position',
  judge: judgeFile,
};

export const itemDesk: ImportDesk = { calls: itemImports, works: [itemWork] };

export const importItemsJob = importSectionJob('import-plantilla', () => itemDesk);

async function judgeFile({ db, today, rows: lines, columns, lock }: Judging): Promise<Judged> {
  const numbers = [...new Set(lines.map(({ cells }) => cellOf(cells, columns, 'item_number')).filter(Boolean))];
  if (lock) await sql`select from plantilla.item where item_number = any(${numbers}::text[]) order by id for update`.execute(db);
  const ground: ItemGround = { onRecord: await readItemsOnRecord(db, numbers, today), ...(await readLists(db)) };
  const judged = judgeItems(readRows({ fields: itemImportFields, rows: lines, columns }, 'item_number'), ground);
  const plans = judged.flatMap(({ row, plan }) => (plan !== null && !isWrong(row) ? [plan] : []));
  return {
    rows: judged.map(({ row: { line, key, messages }, position, plan, isNew, changes }) => ({
      line,
      key,
      name: position,
      personnelId: null,
      messages,
      plan,
      isNew,
      changes,
    })),
    write: (writing) => writeItems(writing, plans),
  };
}

async function readLists(db: Database): Promise<Omit<ItemGround, 'onRecord'>> {
  const positions = await db.selectFrom('organization.position').select(['id', 'salary_grade']).execute();
  const grades = new Map(positions.map(({ id, salary_grade: grade }) => [id, grade]));
  return {
    places: openPlaces(await loadUniversity(db), [], []),
    levels: await db.selectFrom('plantilla.level').select(['id', 'code', 'name']).orderBy('place').execute(),
    coverages: await db.selectFrom('plantilla.coverage').select(['id', 'code', 'name']).orderBy('place').execute(),
    gradeOf: (id) => grades.get(id) ?? null,
  };
}
