import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Qualification } from '@talaan/personnel/server/public.ts';

/** The highest finished degree on the sheet of a person that HR verified by a day, as a number of `DEGREES`. Doctorates are known by their names. */
export function highestDegree(person: RawBuilder<unknown>, day: string): RawBuilder<number> {
  return sql<number>`coalesce((
    select max(case when e.degree ~* '(doctor|ph\\.? ?d|ed\\.? ?d|dpa|dba)' then 3 when e.level = 'graduate' then 2 when e.level = 'college' then 1 else 0 end)
    from pds.education e where e.personnel_id = ${person} and e.verified_at is not null and kernel.date_of(e.verified_at) <= ${day}::date
      and e.year_graduated is not null), 0)`;
}

/** What `highestDegree` says, from the lowest. */
export const DEGREES = [
  { code: 'degree-none', name: 'None verified' },
  { code: 'degree-college', name: 'College' },
  { code: 'degree-master', name: 'Master' },
  { code: 'degree-doctorate', name: 'Doctorate' },
] as const;

/** So many days before its end a licence is to be renewed. */
export const LICENCE_DAYS = 90;

/** Licences `e` that are valid until a day within the next ninety. */
export function endsSoon(day: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`e.licence_until >= ${day}::date and e.licence_until <= ${day}::date + ${LICENCE_DAYS}::integer`;
}

/** What each employee is to have in a year; hours are kept in hundredths. */
export const LEAST_HOURS = 8;

/** Verified hours of a person in the twelve months to a day, in hundredths. */
export function trainedHours(person: RawBuilder<unknown>, day: string): RawBuilder<number> {
  return sql<number>`coalesce((
    select sum(t.hours) from pds.training t where t.personnel_id = ${person} and t.verified_at is not null
      and t.ended_on > (${day}::date - interval '1 year')::date and t.ended_on <= ${day}::date), 0)`;
}

/** What the boards count on data sheets, as filters of the personnel list. */
export const qualificationsOfSheets: readonly Qualification[] = [
  ...DEGREES.map(({ code, name }, degree) => ({
    code,
    title: `Highest degree: ${name}`,
    isOf: (person: RawBuilder<unknown>, day: string) => sql<SqlBool>`${highestDegree(person, day)} = ${degree}`,
  })),
  {
    code: 'licence-ending',
    title: `Licence ends within ${LICENCE_DAYS} days`,
    isOf: (person, day) => sql<SqlBool>`exists (select from pds.eligibility e where e.personnel_id = ${person} and ${endsSoon(day)})`,
  },
  {
    code: 'licence-ended',
    title: 'Licence has ended',
    isOf: (person, day) =>
      sql<SqlBool>`exists (select from pds.eligibility e where e.personnel_id = ${person} and e.licence_until < ${day}::date)`,
  },
  {
    code: 'training-short',
    title: `Under ${LEAST_HOURS} hours of training in a year`,
    isOf: (person, day) => sql<SqlBool>`${trainedHours(person, day)} < ${LEAST_HOURS * 100}`,
  },
  {
    code: 'training-none',
    title: 'No verified training in a year',
    isOf: (person, day) => sql<SqlBool>`${trainedHours(person, day)} = 0`,
  },
];
