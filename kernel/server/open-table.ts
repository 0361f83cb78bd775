import type { RawBuilder } from 'kysely';
import { anyPoint } from '../contract/contributions.ts';
import type { OpenColumn } from '../contract/open-column.ts';

/**
 * A table that leaves Talaan each night for planning and statistics. No row is about a person: `things` are items, offices, papers; a table of
 * `people` has sums of offices alone, of which those of fewer than five people are counted with the office above.
 */
export type OpenTable = ThingsTable | PeopleTable;

interface Described {
  /** The name of its file, in snake case. */
  name: string;
  title: string;
  /** What a row is, and what is left out. */
  says: string;
}

export interface ThingsTable extends Described {
  of: 'things';
  columns: readonly OpenColumn[];
  /** A select of the columns by their names, in the order of the rows, as of the end of a day (`YYYY-MM-DD`). */
  read: (day: string) => RawBuilder<unknown>;
}

export interface PeopleTable extends Described {
  of: 'people';
  /** What else than the office a row is of, such as the month. */
  by: readonly OpenColumn[];
  /** What is summed beside the people. */
  sums: readonly OpenColumn[];
  /** A select of `office_id`, the columns of `by`, `people` and the sums, one row for each office, as of the end of a day (`YYYY-MM-DD`). */
  read: (day: string) => RawBuilder<unknown>;
}

export const openTables = anyPoint<OpenTable>('open tables');

/** How many months before the present one a table by month goes back. */
export const MONTHS_BACK = 12;
