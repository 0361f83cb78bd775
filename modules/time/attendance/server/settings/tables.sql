create table attendance.agency_setting (
  module text not null,
  name text not null,
  effective_on date not null,
  value integer not null,
  reason text not null constraint agency_setting_has_a_reason check (length(trim(reason)) >= 5),
  set_by integer not null constraint agency_setting_is_by_an_account references identity.account,
  set_at timestamptz not null,
  constraint an_agency_setting_is_set_once_for_a_day primary key (module, name, effective_on)
);
create index agency_setting_by_account on attendance.agency_setting (set_by);
comment on table attendance.agency_setting is 'What the law leaves to the agency, as it set it: which value applies from which day on, why and by whom. Without a row the standard of the rules applies.';
select kernel.count_changes_of('settings', 'attendance.agency_setting', 'attendance.schedule', 'attendance.schedule_hours');
