-- What other modules read of attendance: nothing else is theirs to read (decision 294). Each is one table in a few columns, which PostgreSQL reads as the table itself.

create view attendance.entered_punch_view with (security_invoker = true) as
  select personnel_id, at, source
  from attendance.entered_punch;
comment on view attendance.entered_punch_view is 'Punches that no device made: entered by HR, approved on appeal, or logged from home (source).';

create view attendance.day_view with (security_invoker = true) as
  select personnel_id, date, status, am_in, am_out, pm_in, pm_out, late_minutes, undertime_minutes, absent_thousandths,
    night_minutes, late_times, undertime_times, word, am_word, pm_word, overtime, rules_version, computed_at, reasons
  from attendance.day;
comment on view attendance.day_view is 'What a day of a person came to: slots in minutes after midnight, late and undertime in minutes, absence in thousandths of a day.';

create view attendance.day_due_view with (security_invoker = true) as
  select personnel_id, date
  from attendance.day_due;
comment on view attendance.day_due_view is 'Days whose results are to be computed again: what attendance.day_view says of them is of before.';

create view attendance.locked_days_view with (security_invoker = true) as
  select personnel_id, during
  from attendance.locked_days;
comment on view attendance.locked_days_view is 'Days whose results are final.';

create view attendance.taken_hours_view with (security_invoker = true) as
  select module, source_id, personnel_id, days, minutes, what
  from attendance.taken_hours;
comment on view attendance.taken_hours_view is 'The hours of people that travel, leave and the like take: minutes after midnight of each of the days; what is said of the person.';

create view attendance.record_span_view with (security_invoker = true) as
  select since, through
  from attendance.record_span;
comment on view attendance.record_span_view is 'From which to which date every day of every appointment has its result, or is due. One row.';

create view attendance.schedule_view with (security_invoker = true) as
  select id, name, kind, is_active
  from attendance.schedule;
comment on view attendance.schedule_view is 'Work schedules; an inactive one is assigned to nobody anew.';

create view attendance.schedule_hours_view with (security_invoker = true) as
  select schedule_id, weekdays, during
  from attendance.schedule_hours;
comment on view attendance.schedule_hours_view is 'The hours of a schedule on the days of during: seven rows, Monday first, in minutes after midnight; null is a rest day.';

create view attendance.schedule_assignment_view with (security_invoker = true) as
  select id, schedule_id, personnel_id, office_id, during
  from attendance.schedule_assignment;
comment on view attendance.schedule_assignment_view is 'Which schedule holds for a person, else for the nearest office above, else for everybody (neither named).';
