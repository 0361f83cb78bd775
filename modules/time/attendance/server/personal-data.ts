import { sql } from 'kysely';
import { personalDataAtLength, personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfAttendance: readonly PersonalDataPart[] = [
  personalDataIn(
    'Work schedules',
    ['attendance.schedule_assignment'],
    ({ personnelId }) => sql`
      select s.name as "Schedule", lower(a.during) as "From", upper(a.during) - 1 as "To"
      from attendance.schedule_assignment a join attendance.schedule s on s.id = a.schedule_id where a.personnel_id = ${personnelId} order by a.during`,
  ),
  personalDataIn(
    'Attendance by month',
    ['attendance.day'],
    ({ personnelId }) => sql`
      select to_char(date, 'YYYY-MM') as "Month", count(*)::integer as "Days on record", count(*) filter (where status = 'COMPLETE')::integer as "Complete",
        count(*) filter (where status = 'INCOMPLETE')::integer as "Incomplete", count(*) filter (where status = 'ABSENT')::integer as "Absent",
        sum(late_minutes)::integer as "Minutes late", sum(undertime_minutes)::integer as "Minutes undertime"
      from attendance.day where personnel_id = ${personnelId} group by 1 order by 1`,
  ),
  personalDataAtLength(
    'Attendance by day',
    ['attendance.day', 'attendance.day_due'],
    ({ personnelId }) => sql`
      select date as "Date", status as "Came to", am_in as "Morning in, minutes after midnight", am_out as "Morning out", pm_in as "Afternoon in",
        pm_out as "Afternoon out", late_minutes as "Minutes late", undertime_minutes as "Minutes undertime", absent_thousandths as "Thousandths of a day absent",
        night_minutes as "Night minutes", word as "Word on the form", reasons as "Reasons"
      from attendance.day where personnel_id = ${personnelId} order by date`,
  ),
  personalDataIn(
    'Rules of attendance that they set',
    ['attendance.agency_setting'],
    ({ accountId }) => sql`
      select module as "Of", name as "Setting", effective_on as "From", value as "Value", reason as "Reason", set_at as "Set"
      from attendance.agency_setting where set_by = ${accountId} order by set_at`,
  ),
  personalDataIn(
    'Locked days',
    ['attendance.locked_days'],
    ({ personnelId }) => sql`
      select lower(during) as "From", upper(during) - 1 as "To", locked_at as "Since"
      from attendance.locked_days where personnel_id = ${personnelId} order by during`,
  ),
  personalDataIn(
    'What holds for days of theirs',
    ['attendance.day_modifier'],
    ({ personnelId }) => sql`
      select lower(during) as "From", upper(during) - 1 as "To", modifier ->> 'kind' as "What", modifier as "In full"
      from attendance.day_modifier where personnel_id = ${personnelId} order by during`,
  ),
  personalDataIn(
    'Hours that travel and leave take',
    ['attendance.taken_hours'],
    ({ personnelId }) => sql`
      select lower(days) as "From", upper(days) - 1 as "To", lower(minutes) as "From, minutes after midnight", upper(minutes) as "Until", what as "What"
      from attendance.taken_hours where personnel_id = ${personnelId} order by days`,
  ),
  personalDataAtLength(
    'Punches',
    ['attendance.entered_punch', 'attendance.voided_punch'],
    ({ personnelId }) => sql`
      select at as "When", pin as "PIN", device as "Device", address as "From the address", source as "Source", voided as "Does not count", void_reason as "Because",
        entered_reason as "Entered because"
      from attendance.person_punch where personnel_id = ${personnelId} order by at`,
  ),
];
