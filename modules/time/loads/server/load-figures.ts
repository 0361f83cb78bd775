import { sql } from 'kysely';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';

interface Load {
  term: string;
  people: number;
  units: number;
  over: number;
  under: number;
}

/** The regular teaching load of a full-time faculty member, in units. */
const REGULAR_UNITS = 18;
const NO_TERM = 'No term of teaching runs on this day.';

/** The teaching load of the term of the day, and who teaches more or less than the regular one. */
export const facultyLoads: ExecutiveFigure = {
  name: 'faculty-loads',
  title: 'Units a teacher',
  definition: `Units of classes in the term that runs on the day, divided by those who have classes. The regular load is ${REGULAR_UNITS} units; what goes beyond it is overload.`,
  unit: { mean: 'units' },
  link: '/edats/management/loads',
  read: async ({ db, day, within }) => {
    const { rows } = await sql<Load>`
      with own as (
        select m.name as term, s.personnel_id, sum(s.units_hundredths) as units
        from loads.term m join loads.segment s on s.term_id = m.id and s.kind = 'CLASS'
          join personnel.appointment_view a on a.personnel_id = s.personnel_id and a.during @> ${day}::date
          join organization.office_view o on o.id = a.office_id and ${within('o.tree_from')}
        where m.during @> ${day}::date group by m.name, s.personnel_id)
      select term, count(*)::integer as people, sum(units)::integer as units, count(*) filter (where units > ${REGULAR_UNITS * 100})::integer as over,
        count(*) filter (where units < ${REGULAR_UNITS * 100})::integer as under from own group by term`.execute(db);
    const [found] = rows;
    if (!found) return { value: null, missing: NO_TERM };
    return {
      value: Math.round(found.units / found.people),
      note: `${found.term}, ${found.people} teachers.`,
      parts: [
        {
          title: 'Against the regular load',
          unit: { one: 'teacher', many: 'teachers' },
          rows: [
            { name: `Over ${REGULAR_UNITS} units`, value: found.over, of: found.people },
            { name: `Under ${REGULAR_UNITS} units`, value: found.under, of: found.people },
          ],
        },
      ],
    };
  },
};

/** Hours of research and extension in the schedules of the term of the day. */
export const researchHours: ExecutiveFigure = {
  name: 'research-hours',
  title: 'Research hours in schedules',
  definition:
    'Hours a week for research and extension in the schedules of faculty, in the term that runs on the day. Of the university, whatever the office.',
  unit: 'minutes',
  compare: 'year',
  link: '/edats/management/loads',
  read: async ({ db, day }) => {
    const { rows } = await sql<{ office: string; minutes: number }>`
      select o.fullname as office, sum(cardinality(s.weekdays) * (s.to_minute - s.from_minute))::integer as minutes
      from loads.term m join loads.segment s on s.term_id = m.id and s.kind = 'RESEARCH'
        join personnel.appointment_view a on a.personnel_id = s.personnel_id and a.during @> ${day}::date
        join organization.office_view o on o.id = a.office_id
      where m.during @> ${day}::date group by o.fullname order by minutes desc, office`.execute(db);
    if (rows.length === 0) return { value: null, missing: 'No schedule of a term on this day has hours for research.' };
    return {
      value: rows.reduce((sum, { minutes }) => sum + minutes, 0),
      parts: [{ title: 'By office', rows: rows.map(({ office, minutes }) => ({ name: office, value: minutes })) }],
    };
  },
};
