import { sql, type RawBuilder } from 'kysely';
import { EXECUTIVES, type Group } from '@talaan/kernel/contract/groups.ts';
import type { HomeFigure } from '@talaan/kernel/server/home-figure.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { PRESENCE } from './days/daily-rows.ts';
import { dayOfWork } from './days/day-of-work.ts';

const HEADS = ['EDATSDEPTHEAD'] as const;
const MONITORING = '/department/statistic';

/** Of those who serve today, how many are in. */
export const inToday = figureOfDay(
  {
    name: 'attendance.in',
    title: 'In today',
    titleOn: (day) => `In on ${day}`,
    groups: EXECUTIVES,
    place: 5,
    link: '/edats/daily-attendance?presence=present&presence=late&presence=incomplete',
  },
  sql`count(*) filter (where ${PRESENCE} in ('present', 'late', 'incomplete')) as count, count(*) as of`,
);

/** Who is away with leave or on official business today. */
export const awayToday = figureOfDay(
  {
    name: 'attendance.away',
    title: 'On leave or business today',
    titleOn: (day) => `On leave or business on ${day}`,
    groups: EXECUTIVES,
    place: 6,
    link: '/edats/daily-attendance?presence=away',
  },
  sql`count(*) filter (where ${PRESENCE} = 'away') as count`,
);

/** Who of one's people is to work today and has not punched yet. */
export const notInYet = figureOfDay(
  {
    name: 'attendance.out',
    title: 'Not in yet',
    titleOn: (day) => `Absent on ${day}`,
    groups: HEADS,
    unless: EXECUTIVES,
    place: 1,
    link: MONITORING,
  },
  sql`count(*) filter (where ${PRESENCE} = case when w.date = w.today then 'out' else 'absent' end) as count`,
);

/** How many of one's people came late in this month. */
export const lateThisMonth = figureOfMonth(
  { name: 'attendance.late', title: 'Late this month', groups: HEADS, unless: EXECUTIVES, place: 2, link: `${MONITORING}?show=late` },
  sql`count(distinct d.personnel_id) filter (where d.late_minutes > 0) as count`,
);

/** Days of this month, before today, that lack a punch. */
export const incompleteThisMonth = figureOfMonth(
  {
    name: 'attendance.incomplete',
    title: 'Incomplete days',
    groups: HEADS,
    unless: EXECUTIVES,
    place: 3,
    link: `${MONITORING}?show=incomplete`,
  },
  sql`count(*) filter (where d.status = 'INCOMPLETE') as count`,
);

type Shown = Omit<HomeFigure, 'count'>;

interface ShownOfDay extends Shown {
  /** Its title where it speaks of another day, such as `Fri 27 Nov`. */
  titleOn: (day: string) => string;
}

const NAMED_DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

function figureOfDay({ titleOn, ...shown }: ShownOfDay, counted: RawBuilder<unknown>): HomeFigure {
  return {
    ...shown,
    count: async ({ db, actor, today }) => {
      const { rows } = await sql<{ count: number; of?: number; date: string }>`
        with w as materialized ${dayOfWork(today)}
        select (select date from w) as date, ${counted}
        from w cross join lateral personnel.serving_on(w.date) a join organization.office_view o on o.id = a.office_id
          left join attendance.day d on d.personnel_id = a.personnel_id and d.date = w.date
        where ${inReach(actor, shown.groups)}`.execute(db);
      const { date, ...figures } = rows[0]!;
      if (date === today) return figures;
      const link = shown.link.includes('?') ? `${shown.link}&date=${date}` : shown.link;
      return { ...figures, title: titleOn(NAMED_DAY.format(new Date(date))), link };
    },
  };
}

/** From the first of the month to yesterday; each day counts for the office in which its person served then. */
function figureOfMonth(shown: Shown, counted: RawBuilder<unknown>): HomeFigure {
  return {
    ...shown,
    count: async ({ db, actor, today }) => {
      const { rows } = await sql<{ count: number }>`
        select ${counted} from personnel.appointment_view a join organization.office_view o on o.id = a.office_id
          join attendance.day d on d.personnel_id = a.personnel_id and a.during @> d.date
        where d.date >= date_trunc('month', ${today}::date)::date and d.date < ${today}::date and ${inReach(actor, shown.groups)}`.execute(
        db,
      );
      return rows[0]!;
    },
  };
}

function inReach(actor: Parameters<typeof visible>[0], groups: readonly Group[]) {
  return visible(actor, groups, { person: 'a.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' });
}
