-- What other modules read of devices and their punches: nothing else is theirs to read (decision 294). Each is one table in a few columns, which PostgreSQL reads as the table itself.

create view attendance.device_view with (security_invoker = true) as
  select id, number, name, serial, model, location, campus_id, mode, enabled, last_seen_at
  from attendance.device;
comment on view attendance.device_view is 'Attendance devices: how each is named, where it hangs, how its punches come (mode) and when it was heard last.';

create view attendance.punch_view with (security_invoker = true) as
  select device_id, pin, at, status, upload_id, address
  from attendance.punch;
comment on view attendance.punch_view is 'Raw punches as devices said them. Those of a person are attendance.person_punch.';

create view attendance.upload_view with (security_invoker = true) as
  select device_id, state, finished_at
  from attendance.upload;
comment on view attendance.upload_view is 'Files of devices, and when they were imported.';

create view attendance.device_day_view with (security_invoker = true) as
  select device_id, date
  from attendance.device_day;
comment on view attendance.device_day_view is 'Of which days something came from a device, or HR says that it was whole.';
