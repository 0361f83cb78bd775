import { complainOf, type Invariant } from '../university.ts';

/** Each person who serves has one record of each day that is over since the record began, and none is still to be computed. */
export const daysAreWhole: Invariant = (university, day) =>
  complainOf(
    university,
    `select 'Person ' || a.personnel_id || ' has no record of ' || date::date || '.' as complaint
     from attendance.record_span s
     cross join lateral generate_series(s.since::timestamp, $1::timestamp - interval '1 day', interval '1 day') date
     join personnel.appointment a on a.during @> date::date
     where not exists (select from attendance.day d where d.personnel_id = a.personnel_id and d.date = date::date)
     union all
     select 'The day ' || date || ' of person ' || personnel_id || ' is still to be computed.' from attendance.day_due where date < $1::date`,
    [day.toString()],
  );
