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
