import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { keep } from '@talaan/kernel/server/kept/kept.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { LeaveType } from '../rules/leave-type.ts';

/** A type with the first day of its terms, which an application keeps. */
export type TypeOn = LeaveType & { termsOn: string };

/** The types of leave with the terms that apply on a day, in the order of the form; also those that cannot be applied for (`isFiled`). */
export async function readTypes(db: Database, on: string): Promise<TypeOn[]> {
  const { rows } = await sql<TypeOn>`
    select * from (
      select distinct on (code) ${columns} from leave.type_terms where effective_on <= ${on} order by code, effective_on desc
    ) t order by place, code`.execute(db);
  return rows;
}

const typesOfDays = keep<readonly TypeOn[]>({ name: 'Types of leave', topics: ['settings'], most: 50 });

/** One of them as it was when the call came in, or since; undefined where no terms are in effect. */
export async function typeOn(
  { db, server, actor }: Pick<Call, 'db' | 'server' | 'actor'>,
  code: string,
  on: string,
): Promise<TypeOn | undefined> {
  const types = await typesOfDays(server).answer({ seen: actor.seen, db }, on, () => readTypes(db, on));
  return types.find((type) => type.code === code);
}

/** The columns of `leave.type_terms` under the names of `LeaveType`. */
export const columns = sql`
  code, name, place, box, details, charge, amount, unit, per, event, most_events as "mostEvents", smallest, counts_dates as "countsDates", sex,
  statuses, teachers, service_months as "serviceMonths", least_balance as "leastBalance", notice_days as "noticeDays",
  within_days as "withinDays", filed_within_days as "filedWithinDays", longest_run as "longestRun", papers,
  papers_may_follow as "papersMayFollow", earns, is_confidential as "isConfidential", is_discretionary as "isDiscretionary",
  is_filed as "isFiled", law, confidence, event_may_come as "eventMayCome", before_days as "beforeDays", effective_on as "termsOn"`;
