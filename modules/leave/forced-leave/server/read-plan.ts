import { sql } from 'kysely';
import { agencySettingsOn } from '@talaan/attendance/server/public.ts';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import type { CalendarDay } from '@talaan/leave/rules/parts.ts';
import { LEAVE_OF_AGENCY } from '@talaan/leave/rules/settings.ts';
import { isReached } from '@talaan/personnel/server/public.ts';
import { findRequest, readOpenSteps } from '@talaan/requests/server/public.ts';
import type { ForcedYear, PlannedDay, readForcedPlan as byNumber, readForcedYear as endpoint } from '../contract/forced-plans.ts';
import { forcedFlow, type ForcedPlanState } from '../rules/forced-flow.ts';
import { FORCED_DAYS, judgeForcedLeave, type ForcedLeave } from '../rules/forced-leave.ts';
import { countPlannedDate } from '../rules/forced-plan.ts';
import { readDays } from './read-days.ts';
import { readForcedYears } from './read-years.ts';

const READERS = ['EDATSADMIN', 'EDATSDEPTHEAD', 'EDATSDEPTSETTING'] as const satisfies Group[];
/** Who file for others: HR, and the clerk of an office. */
const FILERS = ['EDATSADMIN', 'EDATSDEPTSETTING'] as const satisfies Group[];

/** The forced leave of oneself or of a person in reach. Error: 404 for any other. */
export async function readForcedYear(call: Call<{ personnel_id: number; year: number }>): Promise<AnswerOf<typeof endpoint>> {
  const { personnel_id, year } = call.params;
  const person = await findPlanned(call, personnel_id);
  if (personnel_id !== call.actor.personnelId && !person.is_reached) throw notFound('There is no such person.');
  return { forced_year: await describeYear(call, person, year) };
}

/** The same by the number of a plan, also for those who decide it. Error: 404 for any other. */
export async function readForcedPlan(call: Call<{ id: number }>): Promise<AnswerOf<typeof byNumber>> {
  const { rows } = await sql<{ personnel_id: number; year: number }>`
    select personnel_id, year from leave.forced_plan where id = ${call.params.id}`.execute(call.db);
  if (!rows[0]) throw notFound('There is no such plan.');
  const person = await findPlanned(call, rows[0].personnel_id);
  if (person.id !== call.actor.personnelId && !person.is_reached) await findRequest(call, call.params.id);
  return { forced_year: await describeYear(call, person, rows[0].year) };
}

interface Planned {
  id: number;
  idno: string;
  fullname: string;
  office: string | null;
  is_reached: boolean;
  may_file: boolean;
}

async function findPlanned({ db, actor, today }: Call, personnelId: number): Promise<Planned> {
  const { rows } = await sql<Planned>`
    select p.id, p.idno, p.fullname, o.fullname as office,
      ${isReached(actor, READERS, 'p.id', today)} as is_reached, ${isReached(actor, FILERS, 'p.id', today)} as may_file
    from personnel.person_view p left join lateral (
      select a.office_id from personnel.appointment_view a where a.personnel_id = p.id order by a.during @> ${today}::date desc, a.during desc limit 1) a on true
    left join organization.office_view o on o.id = a.office_id
    where p.id = ${personnelId} and p.merged_into is null`.execute(db);
  if (!rows[0]) throw notFound('There is no such person.');
  return rows[0];
}

async function describeYear(call: Call, person: Planned, year: number): Promise<ForcedYear> {
  const { db, today, actor } = call;
  const { id, idno, fullname, office } = person;
  const is_own = id === actor.personnelId;
  if (!is_own) await recordOpening(call, id, 'Forced leave');
  const { planDays, planChangeDays } = await agencySettingsOn(db, LEAVE_OF_AGENCY, today);
  const calendar = await readDays(call, id, year);
  const plan = await readPlan(call, id, year);
  const due_on = Temporal.PlainDate.from(`${year}-01-01`)
    .add({ days: planDays - 1 })
    .toString();
  const [judged] = await readForcedYears(db, { year, today, people: [id] });
  const days = await readPlannedDays(call, id, year, plan, calendar);
  const open = plan && (await readOpenSteps(call, forcedFlow, [plan.id])).get(plan.id)!;
  return {
    person: { id, idno, fullname, office },
    year,
    is_own,
    may_plan: office !== null && (plan === null ? is_own || person.may_file : open!.actions.some(({ action }) => action === 'change')),
    plan: plan && { id: plan.id, state: plan.state, filed_at: plan.filed_at, is_late: plan.filed_on > due_on, ...open! },
    days,
    forced: formatForced(judged ?? { ...NOBODY, ...judgeForcedLeave(NOBODY) }),
    due_on,
    first_date: Temporal.PlainDate.from(today).add({ days: planChangeDays }).toString(),
    needed: Math.max(0, FORCED_DAYS - doneElsewhere(judged, days)),
    free: calendar.filter(({ kind }) => kind !== 'WORK').map(({ date }) => date),
  };
}

/** Of a year in which a person earned no vacation leave. */
const NOBODY = { tested: 0, balance: 0, separatedOn: null, taken: [], cancelledPlan: [] };

function formatForced({ standing, tested, balance, used, cancelled, left, forfeit }: ForcedLeave & { tested: number; balance: number }) {
  return { standing, tested, balance, used, cancelled, left, forfeit };
}

/** What was taken on dates that the plan does not name, or cancelled by order. */
export function doneElsewhere(
  judged: (ForcedLeave & { taken: readonly { days: readonly { date: string; used: number }[] }[] }) | undefined,
  days: readonly { date: string; standing?: string }[],
): number {
  if (!judged) return 0;
  const planned = new Set(days.flatMap(({ date, standing }) => (standing === 'CANCELLED' ? [] : [date])));
  const onPlan = judged.taken.flatMap((one) => one.days).reduce((sum, { date, used }) => (planned.has(date) ? sum + used : sum), 0);
  return Math.max(0, judged.used - onPlan) + judged.cancelled;
}

interface KeptPlan {
  id: number;
  state: ForcedPlanState;
  dates: string[];
  filed_at: string;
  filed_on: string;
}

async function readPlan({ db }: Call, personnelId: number, year: number): Promise<KeptPlan | null> {
  const { rows } = await sql<KeptPlan>`
    select f.id, f.state, f.dates, r.filed_at, attendance.date_of(r.filed_at) as filed_on
    from leave.forced_plan f join requests.request r on r.id = f.id
    where f.personnel_id = ${personnelId} and f.year = ${year} and f.state <> 'CANCELLED'`.execute(db);
  return rows[0] ?? null;
}

async function readPlannedDays(
  { db }: Call,
  personnelId: number,
  year: number,
  plan: KeptPlan | null,
  calendar: readonly CalendarDay[],
): Promise<PlannedDay[]> {
  const isAsked = plan !== null && plan.state !== 'APPROVED';
  const { rows } = await sql<Omit<PlannedDay, 'thousandths'>>`
    select coalesce(f.date, k.date) as date, f.cancelled_by as "order",
      case when f.date is null then 'ASKED' when f.cancelled_by is not null then 'CANCELLED' when k.date is null and ${isAsked} then 'LEFT_OUT' else 'APPROVED' end as standing,
      coalesce((select sum(d.thousandths) from leave.application_day d join leave.application a on a.id = d.application_id and a.type_code in ('VL', 'FL')
        where d.personnel_id = ${personnelId} and d.date = coalesce(f.date, k.date) and d.is_live), 0)::integer as applied
    from (select date, cancelled_by from leave.forced_day where personnel_id = ${personnelId} and date between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date) f
    full join (select unnest(${isAsked ? plan.dates : []}::date[]) as date) k on k.date = f.date
    order by 1`.execute(db);
  const byDate = new Map(calendar.map((day) => [day.date, day]));
  return rows.map((row) => {
    const day = byDate.get(row.date);
    return { ...row, thousandths: day ? countPlannedDate(day) : 0 };
  });
}
