import { sql } from 'kysely';
import { countRows, importSource, type Asking, type Imports } from '@talaan/imports/server/public.ts';
import { typeImports } from '../../contract/type-imports.ts';
import { judgeTypes, type TypeGround, type TypeHere, type TypePlan } from '../../rules/type-import/judge-types.ts';
import { typeFields, type TypeValues } from '../../rules/type-import/type-fields.ts';
import { writeTypes } from './write-types.ts';

/** Types of documents by their code, with the columns of their export. */
const typeSource = importSource<TypeValues, unknown, TypeGround, TypePlan>({
  section: 'document-types',
  title: 'Document types',
  fields: typeFields,
  about: 'code',
  named: 'Name',
  ground: readGround,
  plan: (rows, ground) =>
    judgeTypes(rows, ground).map(({ known, ...judged }) => ({
      ...judged,
      subjectId: known?.id ?? null,
      personnelId: null,
      isNew: known === null,
    })),
  write: writeTypes,
  undo: {
    subject: 'documents.type',
    tables: [
      { table: 'documents.type', column: 'id', inPlace: true },
      { table: 'documents.type_stop', column: 'type_id' },
    ],
  },
  step: {
    place: 130,
    brings: 'Types of documents with their working days, routes and requirements.',
    noun: ['type', 'types'],
    count: countRows(sql<{ here: number }>`select count(*) as here from documents.type`),
  },
  screen: '/dts/document-types/import',
  next: [{ label: 'Open the types', to: '/dts/document-types' }],
});

export const typeSpreadsheets: Imports = { calls: typeImports, sources: [typeSource] };

async function readGround({ db, lock }: Asking): Promise<TypeGround> {
  if (lock) await sql`select from documents.type order by id for update`.execute(db);
  const types = await sql<TypeHere>`
    select t.id, t.code, t.name, t.complexity, t.working_days, t.requirements, t.needs_release, t.is_picked_up, t.confidentiality, t.retention_years, t.schedule_item, t.is_active,
      coalesce((select jsonb_agg(jsonb_build_object('label', s.label, 'office_id', s.office_id, 'is_origin', s.is_origin, 'limit_minutes', s.limit_minutes) order by s.place)
        from documents.type_stop s where s.type_id = t.id), '[]') as stops
    from documents.type t order by t.id`.execute(db);
  const offices = await sql<TypeGround['offices'][number]>`
    select o.id, o.acronym, c.acronym as campus from organization.office_view o join organization.campus_view c on c.id = o.campus_id
    where o.is_active or exists (select from documents.type_stop s where s.office_id = o.id) order by o.tree_from`.execute(db);
  return { types: types.rows, offices: offices.rows };
}
