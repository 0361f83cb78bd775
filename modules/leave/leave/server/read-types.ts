import { sql, type RawBuilder } from 'kysely';
import type { Database } from '@talaan/kernel/server/database.ts';
import type { LeaveType } from '../rules/leave-type.ts';

/** A type with the first day of its terms, which an application keeps. */
export type TypeOn = LeaveType & { termsOn: string };

/** The types of leave with the terms that apply on a day, in the order of the form; also those that cannot be applied for (`isFiled`). */
export async function readTypes(db: Database, on: string): Promise<TypeOn[]> {
  const { rows } = await termsOn(on).execute(db);
  return rows;
}

/** One of them; undefined where no terms are in effect. */
export async function typeOn(db: Database, code: string, on: string): Promise<TypeOn | undefined> {
  const { rows } = await termsOn(on, code).execute(db);
  return rows[0];
}

function termsOn(on: string, code: string | null = null): RawBuilder<TypeOn> {
  return sql<TypeOn>`
    select * from (
      select distinct on (code) ${columns} from leave.type_terms
      where effective_on <= ${on} and (${code}::text is null or code = ${code}) order by code, effective_on desc
    ) t order by place, code`;
}

/** The columns of `leave.type_terms` under the names of `LeaveType`. */
export const columns = sql`
  code, name, place, box, details, charge, amount, unit, per, event, most_events as "mostEvents", smallest, counts_dates as "countsDates", sex,
  statuses, teachers, service_months as "serviceMonths", least_balance as "leastBalance", notice_days as "noticeDays",
  within_days as "withinDays", filed_within_days as "filedWithinDays", longest_run as "longestRun", papers,
  papers_may_follow as "papersMayFollow", earns, is_confidential as "isConfidential", is_discretionary as "isDiscretionary",
  is_filed as "isFiled", law, confidence, event_may_come as "eventMayCome", before_days as "beforeDays", effective_on as "termsOn"`;
