import { sql } from 'kysely';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { VENUE_NAMES } from '../../contract/codes.ts';
import { exportProgrammes, listProgrammes, type ProgrammeTime } from '../../contract/programmes.ts';
import { formatHours, formatReaction } from '../../rules/format-numbers.ts';
import { APPROVED_STATES, trainingFlow } from '../../workflow.ts';

/** Trainings as `t` with their provider `p`, type `y` and counts `c`. */
export const programmesFrom = sql`trainings.training t join trainings.provider p on p.id = t.provider_id
  join reference.learning_type y on y.id = t.type_id
  cross join lateral (
    select count(n.id) filter (where n.state <> all(${[...trainingFlow.ends, 'DRAFT'].filter((one) => one !== 'CLOSED')}::text[]))::integer as nominated,
      count(n.id) filter (where n.state = any(${[...APPROVED_STATES]}::text[]))::integer as approved,
      (round(avg(e.rating), 2) * 1000)::integer as reaction
    from trainings.nomination n left join trainings.evaluation e on e.nomination_id = n.id and e.level = 'REACTION'
    where n.training_id = t.id) c`;

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
  reaction: 'c.reaction',
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
    reaction: 'c.reaction',
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
      'Mean reaction (1 to 5)': (row) => formatReaction(row.reaction),
      Cancelled: (row) => row.cancelled_because,
    },
  },
}));

const TIMES: Record<ProgrammeTime, (today: string) => ReturnType<typeof sql<boolean>>> = {
  coming: (today) => sql<boolean>`t.first_day > ${today}::date and t.cancelled_because is null`,
  running: (today) => sql<boolean>`${today}::date between t.first_day and t.last_day and t.cancelled_because is null`,
  over: (today) => sql<boolean>`t.last_day < ${today}::date and t.cancelled_because is null`,
  cancelled: () => sql<boolean>`t.cancelled_because is not null`,
};
