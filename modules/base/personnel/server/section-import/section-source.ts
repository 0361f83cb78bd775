import { sql } from 'kysely';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import type { ImportFields } from '@talaan/imports/rules/import-fields.ts';
import type { ReadRow } from '@talaan/imports/rules/read-rows.ts';
import { importSource, type Asking, type ImportSource, type Undo, type Writing } from '@talaan/imports/server/public.ts';
import { SECTION_TITLES, type ImportSection } from '../../contract/section-imports.ts';
import {
  findPeopleOfRows,
  type JudgedRow,
  type PersonOfFile,
  type SectionRow,
  type Whose,
} from '../../rules/section-import/section-rows.ts';
import { KEEP_PEOPLE } from '../write-people.ts';
import { notifyPeopleChangedLater, type PersonPeriod } from '../people-changed.ts';

interface Definition<V extends Whose, G, P> {
  section: string;
  title: string;
  /** Where it is imported, and an import of it is shown. */
  screen: string;
  fields: ImportFields<V>;
  warnings?: Readonly<Record<string, string>>;
  /** Whether one may import rows about oneself. */
  forOneself?: true;
  isSecret?: true;
  /** Reads what the rows about these people are held against: a constant number of statements. */
  ground: (asking: Asking, rows: readonly ReadRow<V>[], personIds: number[]) => Promise<G>;
  judge: (rows: SectionRow<V>[], ground: G) => JudgedRow<V, P>[];
  /** Returns the days on which something may come out differently; or what it made, where `undone` takes that back. */
  write: (writing: Writing, plans: P[]) => Promise<PersonPeriod[] | { made: object }>;
  /** The tables in which it stores, by `personnel_id`. */
  tables: readonly string[];
  /** Takes back what was made where rows are only added, as in the ledger. */
  undone?: Undo['undone'];
  /** How it appears among all that a university brings along. */
  step: ImportSource['step'];
  /** What follows: a link each. */
  next: ImportSource['next'];
}

/** One of the sections that this module imports beside the people themselves. */
export function sectionSource<V extends Whose, G, P>(
  definition: Omit<Definition<V, G, P>, 'section' | 'title' | 'screen'> & { section: ImportSection },
): ImportSource {
  const { section } = definition;
  return peopleSource({ ...definition, title: SECTION_TITLES[section], screen: `/personnels/import/${section}` });
}

/** A source whose rows are about people on record, found by their employee numbers. */
export function peopleSource<V extends Whose, G, P>(definition: Definition<V, G, P>): ImportSource {
  const { section, title, screen, fields, warnings, isSecret, forOneself, tables, undone, step, next } = definition;
  return importSource({
    section,
    title,
    fields,
    about: 'idno',
    named: 'Name',
    whose: 'name',
    screen,
    step,
    next,
    ...(warnings && { warnings }),
    ...(isSecret && { isSecret }),
    ground: async (asking: Asking, rows: readonly ReadRow<V>[]) => {
      const people = await findPeople(asking, rows);
      const ids = [...new Set([...people.values()].map(({ id }) => id))];
      return { people, self: forOneself ? null : asking.self, own: await definition.ground(asking, rows, ids) };
    },
    plan: (rows, { people, self, own }) =>
      definition.judge(findPeopleOfRows(rows, people, self), own).map(({ row, ...judged }: JudgedRow<V, P>) => {
        const id = row.person?.id ?? null;
        return { row, ...judged, name: row.person?.fullname ?? '', subjectId: id, personnelId: id };
      }),
    write: async (writing, accepted) => {
      const written = await definition.write(
        writing,
        accepted.map(({ plan }) => plan),
      );
      if (Array.isArray(written)) await notifyPeopleChangedLater(writing.server, writing.db, written);
      await recordChanges(
        writing,
        accepted.map(({ personnelId, changes }) => ({
          action: `import ${title.toLowerCase()}`,
          subject: `personnel.person:${personnelId}`,
          personnelId,
          before: Object.fromEntries(changes.map(({ field, from }) => [field, from])),
          after: Object.fromEntries(changes.map(({ field, to }) => [field, to])),
        })),
      );
      return Array.isArray(written) ? {} : written;
    },
    undo: undone ? { ...undoOf(tables), undone } : undoOf(tables),
  });
}

function undoOf(tables: readonly string[]): Undo {
  return {
    subject: 'personnel.person',
    tables: tables.map((table) => ({ table, column: 'personnel_id' })),
    lock: async (db) => void (await sql.raw(KEEP_PEOPLE).execute(db)),
    undone: ({ server, db }, subjects) =>
      notifyPeopleChangedLater(
        server,
        db,
        subjects.map(({ id }) => ({ personnelId: id, from: null, until: null })),
      ),
  };
}

/** The people with these employee numbers; that of a merged record leads to the kept one. Locked, nobody removes them. */
async function findPeople({ db, lock }: Asking, rows: readonly ReadRow<unknown>[]): Promise<Map<string, PersonOfFile>> {
  const numbers = [...new Set(rows.map(({ key }) => key).filter(Boolean))];
  if (lock) await sql.raw(KEEP_PEOPLE).execute(db);
  const { rows: people } = await sql<PersonOfFile & { idno: string }>`
    select given.idno, p.id, p.fullname, p.surname, p.first_name, p.birth_date
    from personnel.person given join personnel.person p on p.id = coalesce(given.merged_into, given.id)
    where given.idno = any(${numbers}) and not p.is_applicant`.execute(db);
  if (lock) await sql`select from personnel.person where id = any(${people.map(({ id }) => id)}) order by id for no key update`.execute(db);
  return new Map(people.map(({ idno, ...person }) => [idno, person]));
}
