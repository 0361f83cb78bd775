-- What other modules read of the calendar, beside attendance.suspension_with_parts and attendance.suspended_people (decision 294).

create view attendance.holiday_view with (security_invoker = true) as
  select id, date, name, type, campus_id
  from attendance.holiday;
comment on view attendance.holiday_view is 'Holidays; without a campus they are nationwide.';
