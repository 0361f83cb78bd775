import type { SectionColumns } from '../../contract/section-import/section-import.ts';
import type { ImportSection } from '../../contract/section-import/sections.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { Database } from '@talaan/kernel/server/database.ts';
import {
  isWrong,
  readSectionRows,
  type JudgedRow,
  type PersonOfFile,
  type SectionRow,
} from '../../rules/section-import/read-section-rows.ts';
import type { SectionFields, Whose } from '../../rules/section-import/section-fields.ts';
import type { PersonnelNeeds } from '../needs.ts';
import type { PersonPeriod } from '../people-changed.ts';

/** What a section is judged by. */
export interface Judging {
  db: Database;
  needs: PersonnelNeeds;
  today: string;
  rows: readonly { line: number; cells: readonly string[] }[];
  columns: SectionColumns;
  people: ReadonlyMap<string, PersonOfFile>;
  /** The person who imports, if any. */
  self: number | null;
}

export type Writing = Pick<Call, 'db' | 'server' | 'actor' | 'now' | 'requestId' | 'today'>;

export interface Judged {
  rows: JudgedRow<unknown, unknown>[];
  /** Writes what was judged, set by set; the transaction is the caller's. Returns the days on which something may come out differently. */
  write: (writing: Writing) => Promise<PersonPeriod[]>;
}

export interface SectionWork {
  section: ImportSection;
  judge: (judging: Judging) => Promise<Judged>;
}

interface Definition<V extends Whose, P> {
  section: ImportSection;
  fields: SectionFields<V>;
  /** Whether somebody may import rows of his own. */
  forOneself?: true;
  /** Reads what the rows are held against, a constant number of statements, and judges them. */
  judge: (judging: Judging, rows: SectionRow<V>[], personIds: number[]) => Promise<JudgedRow<V, P>[]>;
  write: (writing: Writing, plans: P[]) => Promise<PersonPeriod[]>;
}

/** A section for the engine: what is judged and what is written are of one kind, which the engine need not know. */
export function defineSection<V extends Whose, P>({ section, fields, forOneself, judge, write }: Definition<V, P>): SectionWork {
  return {
    section,
    judge: async (judging) => {
      const rows = readSectionRows({ ...judging, fields, self: forOneself ? null : judging.self });
      const ids = [...new Set(rows.flatMap(({ person }) => (person ? [person.id] : [])))];
      const judged = await judge(judging, rows, ids);
      const plans = judged.flatMap(({ row, plan }) => (plan !== null && !isWrong(row) ? [plan] : []));
      return { rows: judged, write: (writing) => write(writing, plans) };
    },
  };
}
