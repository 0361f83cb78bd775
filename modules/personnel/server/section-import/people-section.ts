import { sql } from 'kysely';
import { recordChanges } from '@talaan/kernel/server/audit.ts';
import type { Database } from '@talaan/kernel/server/database.ts';
import { SECTION_TITLES, type ImportSection } from '../../contract/section-import/sections.ts';
import {
  cellOf,
  isWrong,
  readSectionRows,
  type JudgedRow,
  type PersonOfFile,
  type SectionRow,
} from '../../rules/section-import/read-section-rows.ts';
import type { SectionFields, Whose } from '../../rules/section-import/section-fields.ts';
import { KEEP_PEOPLE } from '../keep-people.ts';
import { tellPeopleChangedLater, type PersonPeriod } from '../people-changed.ts';
import type { Judged, Judgement, Judging, SectionWork, Writing } from './section-work.ts';

interface Definition<V extends Whose, P> {
  section: ImportSection;
  fields: SectionFields<V>;
  /** Whether somebody may import rows of his own. */
  forOneself?: true;
  isSecret?: true;
  /** Reads what the rows are held against, a constant number of statements, and judges them. */
  judge: (judging: Judging, rows: SectionRow<V>[], personIds: number[]) => Promise<JudgedRow<V, P>[]>;
  /** Returns the days on which something may come out differently. */
  write: (writing: Writing, plans: P[]) => Promise<PersonPeriod[]>;
}

/** A section whose rows are about people on record, found by their employee numbers. */
export function definePeopleSection<V extends Whose, P>({ judge, write, forOneself, ...section }: Definition<V, P>): SectionWork {
  const title = SECTION_TITLES[section.section];
  return {
    ...section,
    title,
    about: 'idno',
    named: 'Name',
    judge: async (judging): Promise<Judged> => {
      const people = await findPeopleOfFile(judging);
      const read = readSectionRows({ ...judging, fields: section.fields, people, self: forOneself ? null : judging.self });
      const ids = [...new Set(read.flatMap(({ person }) => (person ? [person.id] : [])))];
      const judged = await judge(judging, read, ids);
      const accepted = judged.flatMap(({ row, plan, changes }) => (plan !== null && !isWrong(row) ? [{ row, plan, changes }] : []));
      return {
        rows: judged.map(judgementOf),
        write: async (writing) => {
          const periods = await write(
            writing,
            accepted.map(({ plan }) => plan),
          );
          await tellPeopleChangedLater(writing.server, writing.db, periods);
          await recordChanges(writing, accepted.map(changeOf(`import ${title.toLowerCase()}`)));
        },
      };
    },
  };
}

/** The people with these employee numbers; that of a merged record leads to the kept one. Nobody is removed while they are held. */
async function findPeopleOfFile({ db, rows: lines, columns, lock }: Judging): Promise<Map<string, PersonOfFile>> {
  const numbers = [...new Set(lines.map(({ cells }) => cellOf(cells, columns, 'idno')).filter(Boolean))];
  if (lock) await sql.raw(KEEP_PEOPLE).execute(db);
  const rows = await peopleNumbered(db, numbers);
  if (lock) await sql`select from personnel.person where id = any(${rows.map(({ id }) => id)}) order by id for no key update`.execute(db);
  return new Map(rows.map(({ idno, ...person }) => [idno, person]));
}

async function peopleNumbered(db: Database, numbers: readonly string[]): Promise<(PersonOfFile & { idno: string })[]> {
  const { rows } = await sql<PersonOfFile & { idno: string }>`
    select given.idno, p.id, p.fullname, p.surname, p.first_name, p.birth_date
    from personnel.person given join personnel.person p on p.id = coalesce(given.merged_into, given.id)
    where given.idno = any(${[...numbers]})`.execute(db);
  return rows;
}

function judgementOf({ row, plan, isNew, changes }: JudgedRow<unknown, unknown>): Judgement {
  const { line, key, person, messages } = row;
  return { line, key, name: person?.fullname ?? '', personnelId: person?.id ?? null, messages, plan, isNew, changes };
}

function changeOf(action: string) {
  return ({ row, changes }: Pick<JudgedRow<unknown, unknown>, 'row' | 'changes'>) => ({
    action,
    subject: `personnel.person:${row.person!.id}`,
    personnelId: row.person!.id,
    before: Object.fromEntries(changes.map(({ field, from }) => [field, from])),
    after: Object.fromEntries(changes.map(({ field, to }) => [field, to])),
  });
}
