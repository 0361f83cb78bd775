import { complainOf, type Invariant } from '../university.ts';

/** A person on approved leave for a whole day is not absent on it, once the day is over. */
export const leaveIsOnTheDays: Invariant = (university, day) =>
  complainOf(
    university,
    `select 'Person ' || l.personnel_id || ' is absent on ' || l.date || ', the day of approved leave ' || l.application_id || '.' as complaint
     from leave.application_day l join leave.application a on a.id = l.application_id
     join attendance.day d on d.personnel_id = l.personnel_id and d.date = l.date
     where l.is_live and l.part = 'DAY' and a.state in ('APPROVED', 'TAKEN') and l.date < $1::date and d.status = 'ABSENT'`,
    [day.toString()],
  );
