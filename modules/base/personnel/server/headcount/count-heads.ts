import { sql } from 'kysely';
import type { Call, AnswerOf } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { HEADCOUNT_READERS, type countHeads as counting } from '../../contract/headcount.ts';
import { servingOn } from '../serving-on.ts';

const YEARS = 5;

interface Row {
  status: string;
  status_name: string;
  campus: number;
  campus_name: string;
  acronym: string;
  people: number;
}

/** How many serve, in two statements: by status and campus today, and by year. Each counts for the office in which they served on the day. */
export async function countHeads({ db, actor, today }: Call): Promise<AnswerOf<typeof counting>> {
  const inReach = visible(actor, HEADCOUNT_READERS, { person: 'a.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' });
  const { rows } = await sql<Row>`
    select s.code as status, s.name as status_name, c.id as campus, c.name as campus_name, c.acronym, count(*) as people
    from ${servingOn(today)} a join organization.office_view o on o.id = a.office_id
      join organization.campus_view c on c.id = o.campus_id join reference.appointment_status s on s.code = a.status_code
    where ${inReach} group by s.id, c.id, c.name, c.acronym order by s.place, c.id`.execute(db);
  const { rows: years } = await sql<{ on: string; people: number }>`
    select d.day::text as "on", count(a.id) as people from unnest(${daysOf(today)}::date[]) as d (day)
      left join (personnel.appointment a join organization.office_view o on o.id = a.office_id and ${inReach}) on a.during @> d.day
    group by d.day order by d.day`.execute(db);
  const statuses = new Map(rows.map((row) => [row.status, row.status_name]));
  const campuses = new Map(rows.map((row) => [row.campus, { id: row.campus, name: row.campus_name, acronym: row.acronym }]));
  return {
    date: today,
    statuses: [...statuses].map(([code, name]) => ({ code, name })),
    campuses: [...campuses.values()].toSorted((one, other) => one.id - other.id),
    counts: rows.map(({ status, campus, people }) => ({ status, campus, people })),
    years,
  };
}

function daysOf(today: string): string[] {
  const { year } = Temporal.PlainDate.from(today);
  return [...Array.from({ length: YEARS }, (_, at) => `${year - YEARS + at}-12-31`), today];
}
