import { sql } from 'kysely';
import type { ReadRow } from '@talaan/imports/rules/read-rows.ts';
import { countRows, importSource, type Asking, type Imports } from '@talaan/imports/server/public.ts';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { officeImports } from '../../contract/office-imports.ts';
import { judgeOffices, type HeadHere, type OfficeGround, type OfficePlan } from '../../rules/office-import/judge-offices.ts';
import { officeFields, type OfficeValues } from '../../rules/office-import/office-fields.ts';
import { lockTree } from '../office-in-reach.ts';
import { peopleOfOffices } from '../needs.ts';
import { writeOffices } from './write-offices.ts';

/** Offices as a tree: new ones are added under theirs, with their heads; those on record stay as they are (README of organization). */
const officeSource = importSource<OfficeValues, unknown, OfficeGround, OfficePlan>({
  section: 'offices',
  title: 'Offices',
  fields: officeFields,
  about: 'acronym',
  named: 'Name',
  ground: readGround,
  plan: (rows, ground) =>
    judgeOffices(rows, ground).map(({ known, ...judged }) => ({
      ...judged,
      subjectId: known?.id ?? null,
      personnelId: null,
      isNew: known === null,
    })),
  write: writeOffices,
  undo: {
    subject: 'organization.office',
    tables: [
      { table: 'organization.office_name', column: 'office_id' },
      { table: 'organization.office_parent', column: 'office_id' },
      { table: 'organization.office_opening', column: 'office_id' },
      { table: 'organization.head', column: 'office_id', inPlace: true },
    ],
    lock: (db) => lockTree({ db }),
    undone: async ({ db }) => void (await sql`select organization.number_offices()`.execute(db)),
  },
  step: {
    place: 10,
    brings: 'The tree of colleges, departments and offices, with their heads once the people are here.',
    noun: ['office', 'offices'],
    count: countRows(sql<{ here: number }>`select count(*) as here from organization.office`),
  },
  screen: '/personnel_setting/departments/import',
  next: [
    { label: 'Open the departments', to: '/personnel_setting/departments' },
    { label: 'Import people', to: '/personnels/import' },
  ],
});

export const officeSpreadsheets: Imports = { calls: officeImports, sources: [officeSource] };

async function readGround({ server, db, today, self, lock }: Asking, rows: readonly ReadRow<OfficeValues>[]): Promise<OfficeGround> {
  if (lock) await lockTree({ db });
  const { findByNumbers, namePeople } = contributed(server, peopleOfOffices);
  const heads = await readHeads(db);
  const names = await namePeople(db, [...new Set(heads.map((one) => one.personnel_id))], today);
  return {
    today,
    self,
    campuses: await db.selectFrom('organization.campus').select(['id', 'name', 'acronym']).orderBy('id').execute(),
    offices: await db
      .selectFrom('organization.office')
      .select(['id', 'fullname', 'acronym', 'campus_id', 'parent_id', 'is_active'])
      .orderBy('tree_from')
      .execute(),
    acronyms: await db.selectFrom('organization.office_name').select(['campus_id', 'acronym', 'fullname as office']).execute(),
    people: await findByNumbers(db, [...new Set(rows.flatMap(({ values }) => values.head ?? []))]),
    heads: heads.map((one) => ({ ...one, name: names.get(one.personnel_id)?.fullname ?? '' })),
  };
}

/** Officers in charge are named beside a head, and do not stand in the way of one. */
async function readHeads(db: Database): Promise<Omit<HeadHere, 'name'>[]> {
  const { rows } = await sql<Omit<HeadHere, 'name'>>`
    select office_id, personnel_id, lower(during)::text as from, upper(during)::text as until
    from organization.head where not is_acting order by office_id, during`.execute(db);
  return rows;
}
