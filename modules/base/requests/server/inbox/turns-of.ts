import { sql, type RawBuilder } from 'kysely';
import { PAYROLL_GROUPS } from '@talaan/kernel/contract/groups.ts';
import type { StepCall } from '../served-kinds.ts';

/**
 * The seats that the caller has today, as rows of `requests.turns_of`. Who views as somebody has those of payroll no more than its calls
 * (decision 323).
 */
export function turnsOf({ actor, today }: Pick<StepCall, 'actor' | 'today'>): RawBuilder<unknown> {
  const all = sql`select t.* from requests.turns_of(${actor.accountId}, ${actor.personnelId}, ${today}::date) t`;
  if (!actor.viewedBy) return all;
  return sql`${all} join requests.seat s on s.id = t.seat_id and (s.group_name is null or s.group_name <> all(${[...PAYROLL_GROUPS]}::text[]))`;
}
