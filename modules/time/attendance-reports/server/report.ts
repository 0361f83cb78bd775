import type { RawBuilder, SqlBool } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { BehindItem, ReportQuery } from '../contract/reports.ts';

/** What the statements of a report are made for. */
export interface Asked extends Pick<Call, 'db' | 'server' | 'actor' | 'today'> {
  query: Pick<ReportQuery, 'from' | 'to' | 'campus' | 'office' | 'own' | 'track' | 'status'> & { by?: ReportQuery['by'] };
}

/** The statements of one report. */
export interface ReportSql {
  /**
   * A select of what the figures are summed from: `personnel_id`, `office_id`, `at` (the first day of the month, or the day where the course
   * is drawn by day) and columns of its own, one row for a person and `at`.
   */
  records: (asked: Asked) => RawBuilder<unknown> | Promise<RawBuilder<unknown>>;
  /** Each figure of the report, as an aggregate of its records `r`. */
  figures: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Which rows `w` there are: those with a figure. */
  shown: RawBuilder<SqlBool>;
  /** The rows of each choice of `show`. */
  shows: Readonly<Record<string, RawBuilder<SqlBool>>>;
  /** Whether its records can be had by day. */
  hasDays: boolean;
  /** What is behind the figures of a person, in the order of time; by one statement. */
  behind: (asked: Asked, personId: number) => Promise<BehindItem[]>;
}
