import { sql } from 'kysely';
import {
  countRows,
  importSource,
  type Accepted,
  type Asking,
  type Imports,
  type Writing,
  type Written,
} from '@talaan/imports/server/public.ts';
import type { ReadRow } from '@talaan/imports/rules/read-rows.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import { MOST_PLACES, placeImports, type EditionChoices, type EditionQuestions } from '../../contract/psgc.ts';
import { placeFields, type PlaceValues } from '../../rules/editions/place-fields.ts';
import { EDITION_WARNINGS, planEdition, type EditionPlan, type PlannedEdition } from '../../rules/editions/plan-edition.ts';
import type { PlaceOfEdition } from '../../rules/places.ts';
import { listEditionsHere } from './list-editions.ts';

interface Ground {
  choices: EditionChoices;
  planned: PlannedEdition;
}

/** The next edition of the PSGC, whole: what it does not say any more ends, and nothing is removed. */
const placeSource = importSource<PlaceValues, EditionChoices, Ground, EditionPlan>({
  section: 'places',
  title: 'Places of the Philippines',
  fields: placeFields,
  about: 'code',
  named: 'Name',
  sheet: 'PSGC',
  isWhole: true,
  most: MOST_PLACES,
  warnings: EDITION_WARNINGS,
  requireChoices,
  ground: readGround,
  plan: (_rows, { planned }) => planned.rows.map((one) => ({ ...one, subjectId: null, personnelId: null })),
  ask: async (_db, { planned }) => ({ counts: planned.counts }) satisfies EditionQuestions,
  write: writeEdition,
  undo: {
    subject: 'reference.psgc_edition',
    // What the edition ended holds again as the edition is removed: `on delete set null`.
    tables: [{ table: 'reference.psgc_place', column: 'since' }],
    lock: lockEditions,
    refuse: async ({ db }, subjects) => {
      const { rows } = await sql<{ id: number }>`
        select e.id from reference.psgc_edition e
        where e.id = any(${subjects.map(({ id }) => id)}) and exists (select from reference.psgc_edition l where l.as_of > e.as_of)`.execute(
        db,
      );
      return new Map(rows.map(({ id }) => [id, 'a later edition was imported; undo that one first']));
    },
  },
  step: {
    place: 25,
    brings: 'Only an edition of the PSGC later than the one that is here from the start.',
    noun: ['place', 'places'],
    count: countRows(sql<{ here: number }>`select count(*) as here from reference.psgc_place where until is null`),
  },
  screen: '/personnel_setting/places/import',
  next: [{ label: 'Open the places', to: '/personnel_setting/personnel_status?list=places' }],
});

export const placeSpreadsheets: Imports = { calls: placeImports, sources: [placeSource] };

/** Editions follow one another. Errors: 422 on the fields of the form. */
async function requireChoices(db: Database, { name, as_of: asOf, source }: EditionChoices): Promise<void> {
  if (name === '') throw invalid({ 'choices.name': ['Enter the edition, such as 2026-2Q.'] });
  if (asOf === null) throw invalid({ 'choices.as_of': ['Enter the day that it describes.'] });
  if (source === '') throw invalid({ 'choices.source': ['Enter who published it.'] });
  const editions = await listEditionsHere(db);
  if (editions.some((one) => one.name === name)) throw invalid({ 'choices.name': [`${name} is here already.`] });
  const [latest] = editions;
  if (latest && asOf <= latest.as_of)
    throw invalid({ 'choices.as_of': [`${latest.name}, which is here, is of ${longDate(latest.as_of)}: give a later day.`] });
}

async function readGround({ db, choices, lock }: Asking<EditionChoices>, rows: readonly ReadRow<PlaceValues>[]): Promise<Ground> {
  if (lock) await lockEditions(db);
  const { rows: now } = await sql<PlaceOfEdition>`
    select code, level, name, above from reference.psgc_place where until is null order by code`.execute(db);
  return { choices, planned: planEdition(rows, now) };
}

async function lockEditions(db: Database): Promise<void> {
  await sql`lock table reference.psgc_edition in share row exclusive mode`.execute(db);
}

async function writeEdition(
  writing: Writing,
  accepted: Accepted<PlaceValues, EditionPlan>[],
  { choices, planned }: Ground,
): Promise<Written> {
  const { db } = writing;
  await requireChoices(db, choices);
  const edition = { name: choices.name, as_of: choices.as_of!, source: choices.source };
  const { id } = await db.insertInto('reference.psgc_edition').values(edition).returning('id').executeTakeFirstOrThrow();
  const ends = accepted.flatMap(({ plan }) => plan.ends);
  await sql`update reference.psgc_place set until = ${id} where until is null and code = any(${ends}::text[])`.execute(db);
  const begins = accepted.flatMap(({ plan }) => plan.begins ?? []);
  await sql`insert into reference.psgc_place (code, level, name, above, since)
    select code, level, name, above, ${id} from jsonb_to_recordset(${JSON.stringify(begins)}::jsonb)
      as p(code text, level text, name text, above text)`.execute(db);
  await recordChange(writing, {
    action: 'add an edition of the places',
    subject: `reference.psgc_edition:${id}`,
    after: { ...edition, ...planned.counts },
  });
  return { added: [{ line: accepted[0]!.row.line, id, personnelId: null }] };
}
