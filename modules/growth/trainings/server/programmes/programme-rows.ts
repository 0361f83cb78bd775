import { sql } from 'kysely';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { VENUE_NAMES } from '../../contract/codes.ts';
import { exportProgrammes, listProgrammes, type ProgrammeRow, type ProgrammeTime } from '../../contract/programmes.ts';
import { formatHours, formatReaction } from '../../rules/format-numbers.ts';
import { APPROVED_STATES, trainingFlow } from '../../workflow.ts';

/** Trainings as `t` with their provider `p`, type `y` and counts `c`. */
export const programmesFrom = sql`trainings.training t join trainings.provider p on p.id = t.provider_id
  join reference.learning_type y on y.id = t.type_id
  cross join lateral (
    select count(n.id) filter (where n.state <> all(${[...trainingFlow.ends, 'DRAFT'].filter((one) => one !== 'CLOSED')}::text[]))::integer as nominated,
      count(n.id) filter (where n.state = any(${[...APPROVED_STATES]}::text[]))::integer as approved,
      count(n.certificate_code)::integer as certificates,
      sum(n.planned) filter (where n.state not in ('DISAPPROVED', 'CANCELLED')) as planned,
      sum(n.approved) filter (where n.state not in ('DISAPPROVED', 'CANCELLED')) as granted, sum(n.spent) as spent
    from trainings.nomination n where n.training_id = t.id) c
  cross join lateral (
    select (round(avg(e.rating) filter (where e.level = 'REACTION'), 2) * 1000)::integer as reaction,
      round(avg(e.after - e.before) filter (where e.level = 'LEARNING'))::integer as learning,
      (round(avg(e.rating) filter (where e.level = 'APPLICATION'), 2) * 1000)::integer as application
    from trainings.nomination n join trainings.evaluation e on e.nomination_id = n.id where n.training_id = t.id) e`;

export const programmeColumns = {
  id: 't.id',
  title: 't.title',
  provider_id: 't.provider_id',
  provider: 'p.name',
  type_id: 't.type_id',
  type: 'y.name',
  venue: 't.venue',
  place: 't.place',
  is_abroad: 't.is_abroad',
  first_day: 't.first_day',
  last_day: 't.last_day',
  hours: 't.hours',
  fee: 't.fee',
  travel: 't.travel',
  cancelled_because: 't.cancelled_because',
  sessions: sql`(select count(*)::integer from trainings.session s where s.training_id = t.id)`,
  nominated: 'c.nominated',
  approved: 'c.approved',
  certificates: 'c.certificates',
  planned: sql`coalesce(c.planned, 0)::bigint`,
  granted: sql`coalesce(c.granted, 0)::bigint`,
  spent: sql`coalesce(c.spent, 0)::bigint`,
  reaction: 'e.reaction',
  learning: 'e.learning',
  application: 'e.application',
};

export const programmeRows = rows(listProgrammes, exportProgrammes, 'programmes', ({ today }) => ({
  from: programmesFrom,
  columns: programmeColumns,
  reach: sql`true`,
  search: [sql`kernel.plain(t.title || ' ' || t.place || ' ' || p.name)`],
  sort: {
    first_day: 't.first_day',
    title: sql`kernel.plain(t.title)`,
    provider: sql`kernel.plain(p.name)`,
    hours: 't.hours',
    cost: sql`t.fee + t.travel`,
    approved: 'c.approved',
    reaction: 'e.reaction',
    application: 'e.application',
    spent: 'c.spent',
  },
  unsorted: '-first_day',
  filters: {
    provider: (providers) => sql`t.provider_id = any(${providers}::integer[])`,
    type: (types) => sql`t.type_id = any(${types}::integer[])`,
    venue: (venue) => sql`t.venue = ${venue}`,
    time: (time) => TIMES[time](today),
    year: (year) => sql`extract(year from t.first_day) = ${year}`,
  },
  groups: {
    type: { by: 'y.id', name: 'y.name' },
    provider: { by: 'p.id', name: 'p.name' },
  },
  sums: {
    approved: sql`c.approved`,
    certificates: sql`c.certificates`,
    planned: sql`c.planned`,
    granted: sql`c.granted`,
    spent: sql`c.spent`,
  },
  sheet: {
    name: 'Training programmes',
    cells: {
      Title: (row) => row.title,
      Provider: (row) => row.provider,
      Type: (row) => row.type,
      From: (row) => row.first_day,
      To: (row) => row.last_day,
      Hours: (row) => Number(formatHours(row.hours)),
      Venue: (row) => VENUE_NAMES[row.venue],
      Place: (row) => row.place,
      Abroad: (row) => (row.is_abroad ? 'Yes' : 'No'),
      'Fee (PHP)': (row) => row.fee / 100,
      'Travel (PHP)': (row) => row.travel / 100,
      Sessions: (row) => row.sessions,
      Nominated: (row) => row.nominated,
      Approved: (row) => row.approved,
      Certificates: (row) => row.certificates,
      'Planned (PHP)': (row) => row.planned / 100,
      'Approved (PHP)': (row) => row.granted / 100,
      'Spent (PHP)': (row) => row.spent / 100,
      'Mean reaction (1 to 5)': (row) => formatReaction(row.reaction),
      'Learning (percent points)': (row) => row.learning,
      'Mean application (1 to 5)': (row) => formatReaction(row.application),
      Cancelled: (row) => row.cancelled_because,
    },
    total: (all) => {
      const sum = (of: (row: ProgrammeRow) => number) => all.reduce((total, row) => total + of(row), 0);
      const pesos = (of: (row: ProgrammeRow) => number) => sum(of) / 100;
      return [
        ...Array<null>(11).fill(null),
        'Total',
        sum((row) => row.nominated),
        sum((row) => row.approved),
        sum((row) => row.certificates),
        pesos((row) => row.planned),
        pesos((row) => row.granted),
        pesos((row) => row.spent),
        ...Array<null>(4).fill(null),
      ];
    },
  },
}));

const TIMES: Record<ProgrammeTime, (today: string) => ReturnType<typeof sql<boolean>>> = {
  coming: (today) => sql<boolean>`t.first_day > ${today}::date and t.cancelled_because is null`,
  running: (today) => sql<boolean>`${today}::date between t.first_day and t.last_day and t.cancelled_because is null`,
  over: (today) => sql<boolean>`t.last_day < ${today}::date and t.cancelled_because is null`,
  cancelled: () => sql<boolean>`t.cancelled_because is not null`,
};
