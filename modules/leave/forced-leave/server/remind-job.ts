import { sql } from 'kysely';
import { agencySettingsOn } from '@talaan/attendance/server/public.ts';
import { longDate, monthName } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { LEAVE_OF_AGENCY, type LeaveSettings } from '@talaan/leave/rules/settings.ts';
import { notifyKeepers, notifyPeople, UNIVERSITY } from '@talaan/notifications/server/public.ts';
import type { ForcedLeave } from '../rules/forced-leave.ts';
import { formatAmount } from '@talaan/leave/rules/format-days.ts';
import { readForcedYears } from './read-years.ts';

interface Morning {
  db: Database;
  now: Temporal.Instant;
  today: string;
  settings: LeaveSettings;
}

/** So many days before a plan is due those without one are told. */
const DAYS_BEFORE_PLAN = 10;

/** Every morning, and when the server starts: planned dates that come near, plans that are due, and in October what is left to take; each told once. */
export const remindForcedLeaveJob: Job<object> = {
  kind: 'leave.remind-forced-leave',
  cron: '50 6 * * *',
  atStart: true,
  run: ({ server }) => server.db.transaction().execute((db) => remindOfForcedLeave(db, server.clock.now(), server.clock.today())),
};

/** What is told on a day. Within the caller's transaction. */
export async function remindOfForcedLeave(db: Database, now: Temporal.Instant, today: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('leave.remind-forced-leave'))`.execute(db);
  const morning = { db, now, today, settings: await agencySettingsOn(db, LEAVE_OF_AGENCY, today) };
  await remindOfDates(morning);
  await remindOfPlans(morning);
  await reportLeft(morning);
}

/** Approved dates for which no application is filed yet. */
async function remindOfDates({ db, now, today, settings: { planRemindFirst, planRemindAgain } }: Morning): Promise<void> {
  const { rows } = await sql<{ personnel_id: number; date: string }>`
    with near as (
      select f.personnel_id, f.date, case when f.date - ${today}::date <= ${planRemindAgain} then 'AGAIN' else 'FIRST' end as what
      from leave.forced_day f
      where f.cancelled_by is null and f.date > ${today}::date and f.date - ${today}::date <= greatest(${planRemindFirst}::integer, ${planRemindAgain}::integer)
        and not exists (select from leave.application_day d where d.personnel_id = f.personnel_id and d.date = f.date and d.is_live))
    insert into leave.forced_notice (personnel_id, date, what) select personnel_id, date, what from near on conflict do nothing
    returning personnel_id, date`.execute(db);
  const dates = Map.groupBy(rows, ({ personnel_id }) => personnel_id);
  const alike = Map.groupBy(dates, ([, ones]) =>
    ones
      .map(({ date }) => date)
      .toSorted()
      .join(' '),
  );
  for (const [key, people] of alike) {
    const [first, ...more] = key.split(' ') as [string, ...string[]];
    await notifyPeople(
      db,
      now,
      people.map(([id]) => id),
      {
        title: `Planned forced leave: ${longDate(first)}`,
        description: `${more.length > 0 ? `And ${more.length === 1 ? '1 more date' : `${more.length} more dates`}. ` : ''}File the application five days before, or ask for other dates.`,
        link: '/account/leave-Application',
      },
    );
  }
}

async function remindOfPlans({ db, now, today, settings: { planDays } }: Morning): Promise<void> {
  const year = Number(today.slice(0, 4));
  const due = Temporal.PlainDate.from(`${year}-01-01`).add({ days: planDays - 1 });
  if (today > due.toString() || today < due.subtract({ days: DAYS_BEFORE_PLAN }).toString()) return;
  const must = (await readForcedYears(db, { year, today }))
    .filter(({ standing }) => standing === 'DUE')
    .map(({ personnelId }) => personnelId);
  const { rows: planned } = await sql<{ personnel_id: number }>`
    select personnel_id from leave.forced_plan where year = ${year} and state <> 'CANCELLED'`.execute(db);
  const has = new Set(planned.map(({ personnel_id }) => personnel_id));
  const without = must.filter((id) => !has.has(id));
  for (const id of await told(db, without, due.toString(), 'PLAN'))
    await notifyPeople(db, now, [id], {
      title: `Plan your forced leave of ${year}`,
      description: `Five days of vacation leave are planned by ${longDate(due.toString())}; the head of your office approves them.`,
      link: `/account/force-leave-schedule/${id}/${year}/FL/own`,
    });
}

/** In the month of the report: to each who has days left, to the heads of their offices and to HR. */
async function reportLeft({ db, now, today, settings: { complianceMonth } }: Morning): Promise<void> {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  if (month !== complianceMonth) return;
  const left = (await readForcedYears(db, { year, today })).filter(({ standing }) => standing === 'DUE');
  const on = `${today.slice(0, 7)}-01`;
  const { rows } = await sql`select from leave.forced_notice where what = 'LEFT' and date = ${on}::date limit 1`.execute(db);
  const fresh = new Set(
    await told(
      db,
      left.map(({ personnelId }) => personnelId),
      on,
      'LEFT',
    ),
  );
  const ones = left.filter(({ personnelId }) => fresh.has(personnelId));
  await notifyThoseWhoMust(db, now, year, ones);
  if (rows.length > 0 || ones.length === 0) return;
  const link = `/edats/leave/reports/forced-leave?year=${year}&show=due`;
  const title = `Forced leave of ${year} that is not taken`;
  await notifyKeepers({ db, now, today }, 'EDATSADMIN', {
    title,
    description: `${formatPeople(ones.length)}, as of ${monthName(on.slice(0, 7))}.`,
    over: UNIVERSITY,
    link,
  });
  const { rows: heads } = await sql<{ personnel_id: number; people: number }>`
    select h.personnel_id, count(distinct u.id)::integer as people
    from unnest(${ones.map(({ personnelId }) => personnelId)}::integer[], ${ones.map(({ officeId }) => officeId)}::integer[]) u (id, office_id)
    join organization.head_view h on h.office_id = u.office_id and h.during @> ${today}::date and h.personnel_id <> u.id group by 1`.execute(
    db,
  );
  for (const [people, same] of Map.groupBy(heads, (one) => one.people))
    await notifyPeople(
      db,
      now,
      same.map(({ personnel_id }) => personnel_id),
      { title, description: `${formatPeople(people)} in your office.`, link },
    );
}

async function notifyThoseWhoMust(
  db: Database,
  now: Temporal.Instant,
  year: number,
  ones: readonly (ForcedLeave & { personnelId: number })[],
): Promise<void> {
  for (const [days, same] of Map.groupBy(ones, ({ left }) => left))
    await notifyPeople(
      db,
      now,
      same.map(({ personnelId }) => personnelId),
      {
        title: `${formatAmount(days)} of forced leave left to take in ${year}`,
        description: 'What is not taken by 31 December is forfeited from vacation leave (MC 41 s.1998 Sec. 25).',
        link: '/account/leave-Application',
      },
    );
}

function formatPeople(people: number): string {
  return people === 1 ? '1 person has days left to take' : `${people} people have days left to take`;
}

/** Notes what is told now and was not before; whom it concerns. */
async function told(db: Database, people: readonly number[], date: string, what: 'PLAN' | 'LEFT'): Promise<number[]> {
  const { rows } = await sql<{ personnel_id: number }>`
    insert into leave.forced_notice (personnel_id, date, what) select id, ${date}::date, ${what} from unnest(${people}::integer[]) id
    on conflict do nothing returning personnel_id`.execute(db);
  return rows.map(({ personnel_id }) => personnel_id);
}
