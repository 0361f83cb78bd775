create table attendance.locked_days (
  personnel_id integer not null constraint locked_days_are_of_a_person references personnel.person,
  during daterange not null constraint locked_days_are_known check (not isempty(during) and not lower_inf(during) and not upper_inf(during)),
  locked_at timestamptz not null,
  constraint a_day_is_locked_once primary key (personnel_id, during without overlaps)
);
comment on table attendance.locked_days is 'Days whose results are final: they are not computed again while they are here. What touches them stays in day_due until they are unlocked.';

create table attendance.punched (
  id bigint generated always as identity constraint punched_pk primary key,
  pins text[] not null,
  dates date[] not null
);
comment on table attendance.punched is 'Which PINs punched on which days, by what devices pushed: noted with the punches, and turned into due days by the job that computes them, so that no device waits for a day that is being computed.';

create table attendance.device_day (
  device_id integer not null constraint device_day_is_of_a_device references attendance.device,
  date date not null,
  is_said boolean not null default false,
  is_fresh boolean not null default true,
  constraint a_device_sent_on_a_day_once primary key (device_id, date)
);
create index device_day_by_date on attendance.device_day (date);
create index fresh_device_day on attendance.device_day (date) where is_fresh;
comment on table attendance.device_day is 'Of which days punches came from a device, or HR says that it was whole (is_said): on other days nobody is absent who uses it. is_fresh: the days without data of that date are yet to be made due.';

create function attendance.note_device_days() returns trigger language plpgsql as $$
begin
  insert into attendance.device_day (device_id, date) select distinct device_id, attendance.date_of(at) from added order by 1, 2
  on conflict do nothing;
  return null;
end $$;
comment on function attendance.note_device_days is 'Notes of which days punches came from which devices.';

create trigger punches_note_their_days after insert on attendance.punch
  referencing new table as added for each statement execute function attendance.note_device_days();
