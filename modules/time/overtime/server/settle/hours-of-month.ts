import { sql } from 'kysely';
import type { StepCall } from '@talaan/requests/server/public.ts';
import type { DayKind } from '../../rules/settings.ts';
import { matchDuties } from '../match-duties.ts';

/** The hours of one day that count. */
export interface CountedDay {
  date: string;
  kind: DayKind;
  minutes: number;
  /** Monthly salary on the day in centavos; null for those who have none. */
  monthly: number | null;
}

/** What one person rendered in one month under one authority. */
export interface MonthOfPerson {
  authorityId: number;
  personnelId: number;
  /** YYYY-MM. */
  month: string;
  funding: 'COC' | 'CDO' | 'PAY';
  /** Which certification of these hours it is, from 1. */
  no: number;
  /** In order; those without a countable minute are left out. */
  days: CountedDay[];
}

/** Matches these authorities once more, and gathers what counts by person and month. */
export async function hoursOfMonths(call: StepCall, ids: readonly number[]): Promise<MonthOfPerson[]> {
  await matchDuties(call, ids);
  const { rows } = await sql<MonthOfPerson>`
    select x.authority_id as "authorityId", x.personnel_id as "personnelId", x.month, a.funding,
      (select count(*) + 1 from overtime.settlement t
        where t.authority_id = x.authority_id and t.personnel_id = x.personnel_id and t.month = x.month)::integer as no,
      coalesce(jsonb_agg(jsonb_build_object('date', x.date, 'kind', x.kind, 'minutes', x.minutes, 'monthly', (
        select s.amount from personnel.salary_view s where s.personnel_id = x.personnel_id and s.during @> x.date)) order by x.date)
        filter (where x.minutes > 0), '[]') as days
    from (
      select authority_id, personnel_id, to_char(date, 'YYYY-MM') as month, date, kind, sum(counted_minutes)::integer as minutes from overtime.duty
      where authority_id = any(${[...ids]}::integer[]) group by authority_id, personnel_id, date, kind) x
    join overtime.authority a on a.id = x.authority_id
    group by x.authority_id, x.personnel_id, x.month, a.funding order by 2, 3, 1`.execute(call.db);
  return rows;
}

/** What it came to, as it is kept. */
export interface Settlement {
  credited_seconds?: number;
  day_off_thousandths?: number;
  paid_centavos?: number;
  lost?: number;
  because?: string;
}

/** Writes down what the hours of a person in a month came to. */
export async function keepSettlement({ db }: StepCall, { authorityId, personnelId, month, no, days }: MonthOfPerson, came: Settlement) {
  await db
    .insertInto('overtime.settlement')
    .values({
      authority_id: authorityId,
      personnel_id: personnelId,
      month,
      no,
      minutes: days.reduce((sum, { minutes }) => sum + minutes, 0),
      ...came,
    })
    .execute();
}
