create table attendance.locked_days (
  personnel_id integer not null constraint locked_days_are_of_a_person references personnel.person,
  during daterange not null constraint locked_days_are_known check (not isempty(during) and not lower_inf(during) and not upper_inf(during)),
  locked_at timestamptz not null,
  constraint a_day_is_locked_once primary key (personnel_id, during without overlaps)
);
comment on table attendance.locked_days is 'Days whose results are final: they are not computed again while they are here. What touches them stays in day_due until they are unlocked.';
