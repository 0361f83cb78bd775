import type { RawBuilder, SqlBool } from 'kysely';
import { anyPoint } from '../contract/contributions.ts';
import type { BoardUnit } from '../contract/board-unit.ts';
import type { Database } from './database/database.ts';
import type { Server } from './server.ts';

/** What a figure of a board is asked: the day, and the offices that the board is about. */
export interface BoardCall {
  db: Database;
  /** What modules contribute, for rules that ask others. */
  server: Pick<Server, 'modules'>;
  /** The day that is shown, `YYYY-MM-DD`; a person counts on it. */
  day: string;
  now: Temporal.Instant;
  /** The office with all below it that the board is about; null: the university. */
  office: number | null;
  /** Whether an office, by its number in the tree such as `o.tree_from`, is of the board; true of each where it is about the university. */
  within: (tree: string) => RawBuilder<SqlBool>;
}

/** One class of a figure, such as those of a campus. */
export interface BoardRow {
  name: string;
  /** In the unit of the figure, unless its part has one of its own. */
  value: number;
  /** Of how many, where a part is counted. */
  of?: number;
  /** The list of these alone. */
  link?: string;
}

/** A figure by one of its classes. Fewer than five people are hidden before it is kept or shown. */
export interface BoardPart {
  title: string;
  rows: BoardRow[];
  unit?: BoardUnit;
  /** Its rows are no parts of the figure, such as the hours of offices beside their mean: what is small tells nothing of the others. */
  isApart?: boolean;
}

/** What a figure came to. `missing` says what would bring the figure where no module holds it: then there is no value. */
export interface BoardReading {
  value: number | null;
  of?: number;
  /** What the university means to reach, in the unit of the figure. */
  target?: number;
  /** One line below it: the oldest, the median, how many cannot be told. */
  note?: string;
  missing?: string;
  parts?: BoardPart[];
  /** The list behind it, where it differs from that of the figure. */
  link?: string;
}

/**
 * A figure that executives read on their boards: its definition, its query, its list and what it is compared with. The board keeps what it
 * came to each night, so that a query speaks of one day only.
 */
export interface ExecutiveFigure {
  /** `in-service`: kept with each day, so it stays. */
  name: string;
  title: string;
  /** What is counted and how, with the law where there is one: opens when it is pressed. */
  definition: string;
  unit: BoardUnit;
  /** With the same figure seven days ago, or of the same day last year. */
  compare?: 'week' | 'year';
  /** Its values are people, and its classes hide those of fewer than five. */
  isOfPeople?: boolean;
  /** The list behind it; a link for those who may open that. */
  link?: string;
  /** A constant number of statements, for any number of people. */
  read: (call: BoardCall) => Promise<BoardReading>;
}

export const executiveFigures = anyPoint<ExecutiveFigure>('figures of the boards');
