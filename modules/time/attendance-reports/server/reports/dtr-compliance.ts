import { sql, type RawBuilder } from 'kysely';
import { loadAgencySettings } from '@talaan/attendance/server/public.ts';
import { deadlineOf, periodsOf } from '@talaan/dtr/rules/periods.ts';
import { DTR_OF_AGENCY, HALF_MONTHLY } from '@talaan/dtr/rules/settings.ts';
import { dtrFlow, type DtrState } from '@talaan/dtr/workflow.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import { freeDays } from '@talaan/kernel/server/free-days.ts';
import type { BehindItem } from '../../contract/reports.ts';
import { monthsOf } from '../../rules/periods.ts';
import { isOfEveryone, isReached } from '../person-months.ts';
import type { Asked, ReportSql } from '../report.ts';

const STANDINGS = { in_time: 'in time for', late: 'late for', waiting: 'due on', overdue: 'overdue since' } as const;
type Standing = keyof typeof STANDINGS;
const MONTHS_AHEAD = 2;

/**
 * Whose records are made at all: those who served in the period where the query and the caller's reach have them at some time of it. Null for
 * everybody. Which of their records count follows from where they served last in each.
 */
function peopleOf(asked: Asked, personId?: number): RawBuilder<unknown> {
  const { from, to } = asked.query;
  if (personId !== undefined) return sql`array[${personId}::integer]`;
  if (isOfEveryone(asked)) return sql`null::integer[]`;
  return sql`array(
    select a.personnel_id from personnel.appointment_view a join organization.office_view o on o.id = a.office_id
    where a.during && daterange(${from}::date, ${to}::date, '[]') and ${isReached(asked)})`;
}

/** The records `d` of people in the office `o` of their last appointment `a` within, with their submission `x` and what became of their due day: none of the time before attendance was on record. */
async function recordsOf(asked: Asked, personId?: number): Promise<RawBuilder<unknown>> {
  const { db, server, today, query } = asked;
  const months = monthsOf(query);
  const free = await contributed(server, freeDays)(
    db,
    query.from.slice(0, 8) + '01',
    Temporal.PlainDate.from(query.to).add({ months: MONTHS_AHEAD }).toString(),
  );
  const isFree = (day: string) => free.some(({ date, campus_id }) => date === day && campus_id === null);
  const periods = months.flatMap((month) => [...periodsOf(month, false), periodsOf(month, true)[0]!]);
  const settingsOn = await loadAgencySettings(server.pool, DTR_OF_AGENCY);
  const due = periods.map((period) => deadlineOf(period, settingsOn(period.to).dueWorkingDay, isFree));
  const verified = sql`x.state in ('VERIFIED', 'RECEIVED', 'LOCKED')`;
  return sql`
    with d as materialized (
      select t.month, p.personnel_id, p.first_day, p.last_day from unnest(${months.map((month) => `${month}-01`)}::date[]) t (month)
      cross join lateral dtr.periods_of(t.month, ${[...HALF_MONTHLY]}::text[], ${peopleOf(asked, personId)}) p
      where p.last_day between ${query.from}::date and ${query.to}::date and p.last_day < ${today}::date)
    select d.personnel_id, o.id as office_id, d.month as at, d.first_day, d.last_day, x.id, coalesce(x.state, 'OPEN') as state, k.due_on,
      case when ${verified} then case when v.verified_on <= k.due_on then 'in_time' else 'late' end
        when ${today}::date <= k.due_on then 'waiting' else 'overdue' end as standing
    from d
    join unnest(${periods.map(({ to }) => to)}::date[], ${due}::date[]) k (last_day, due_on) on k.last_day = d.last_day
    join lateral (
      select * from personnel.appointment_view a where a.personnel_id = d.personnel_id and a.during && daterange(d.first_day, d.last_day, '[]')
      order by a.during desc limit 1) a on true
    join organization.office_view o on o.id = a.office_id
    left join dtr.submission x on x.personnel_id = d.personnel_id and x.during = daterange(d.first_day, d.last_day, '[]')
    left join lateral (
      select max(attendance.date_of(s.at)) as verified_on from requests.step s where s.request_id = x.id and s.state = 'VERIFIED') v on true
    where ${isReached(asked, personId)} and (x.id is not null or exists (select from attendance.record_span_view r where d.last_day >= r.since))`;
}

const counted = (condition: RawBuilder<unknown>) => sql`count(*) filter (where ${condition})`;
const standing = (name: Standing) => counted(sql`r.standing = ${sql.lit(name)}`);

/** Which daily time records came to HR in time. */
export const dtrCompliance: ReportSql = {
  records: (asked) => recordsOf(asked),
  figures: {
    records: sql`count(*)`,
    in_time: standing('in_time'),
    late: standing('late'),
    waiting: standing('waiting'),
    overdue: standing('overdue'),
    submitted: counted(sql`r.state <> 'OPEN'`),
    locked: counted(sql`r.state = 'LOCKED'`),
  },
  shown: sql`w.records > 0`,
  shows: { overdue: sql`w.overdue > 0`, late: sql`w.late > 0` },
  hasDays: false,
  behind: behindRecords,
};

interface Found {
  date: string;
  until: string;
  record: number;
  state: DtrState;
  standing: Standing;
  due_on: string;
}

async function behindRecords(asked: Asked, personId: number): Promise<BehindItem[]> {
  // The number by which the list of records knows one that was never submitted.
  const { rows } = await sql<Found>`
    select r.first_day as date, r.last_day as until, r.state, r.standing, r.due_on,
      coalesce(r.id, -(r.personnel_id * 2 + case when extract(day from r.first_day) > 1 then 1 else 0 end)) as record
    from (${await recordsOf(asked, personId)}) r order by r.first_day`.execute(asked.db);
  return rows.map(({ state, standing: became, due_on, ...one }) => ({
    ...one,
    text: `${dtrFlow.words[state]}, ${STANDINGS[became]} ${longDate(due_on)}`,
  }));
}
