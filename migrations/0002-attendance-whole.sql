-- Attendance, whole: what modules above say of days, and their own tables.

alter table attendance.day add column overtime jsonb;
comment on table attendance.day is 'What each day came to: slots in minutes after midnight, with the reason of every minute and the version of the rules. Computed from punches, schedules, holidays, suspensions and what modules above say, and can be computed again. overtime: where overtime was approved, what the punches show of the hours outside the regular ones.';

alter table attendance.day drop constraint day_status_is_known;
alter table attendance.day add constraint day_status_is_known
  check (status in ('COMPLETE', 'INCOMPLETE', 'ABSENT', 'ON_LEAVE', 'OB', 'AWAY', 'HOLIDAY', 'SUSPENDED', 'REST', 'WFH', 'PENDING'));

alter table attendance.day_modifier drop constraint day_modifier_kind_is_known;
alter table attendance.day_modifier add constraint day_modifier_kind_is_known
  check (modifier ->> 'kind' in ('OFFICIAL_BUSINESS', 'WORK_FROM_HOME', 'LEAVE', 'FLAG_CEREMONY', 'OVERTIME', 'PASS_SLIP'));

comment on table attendance.day_due is 'Days that something touched and that are to be computed again; those of locked_days wait here.';
create table attendance.locked_days (
  personnel_id integer not null constraint locked_days_are_of_a_person references personnel.person,
  during daterange not null constraint locked_days_are_known check (not isempty(during) and not lower_inf(during) and not upper_inf(during)),
  locked_at timestamptz not null,
  constraint a_day_is_locked_once primary key (personnel_id, during without overlaps)
);
comment on table attendance.locked_days is 'Days whose results are final: they are not computed again while they are here. What touches them stays in day_due until they are unlocked.';

-- make the tables of overtime

-- make the tables of appeals

-- make the tables of rosters

create table attendance.punched (
  id bigint generated always as identity constraint punched_pk primary key,
  pins text[] not null,
  dates date[] not null
);
comment on table attendance.punched is 'Which PINs punched on which days, by what devices pushed: noted with the punches, and turned into due days by the job that computes them, so that no device waits for a day that is being computed.';

-- make the tables of adms

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

-- make the tables of travel

-- make the tables of telework

-- make the tables of dtr

-- make the tables of loads

create table attendance.suspension_notice (
  id bigint generated always as identity constraint suspension_notice_pk primary key,
  before jsonb,
  after jsonb,
  constraint a_suspension_notice_tells_of_something check (num_nonnulls(before, after) > 0)
);
comment on table attendance.suspension_notice is 'Changes of suspensions, and of holidays that are near, of which those concerned are to be told: as it was and as it is. A job tells them and takes the row away in one transaction.';

-- make the tables of faces

-- make the tables of kiosk

alter table requests.step add column file_id integer constraint file_of_a_step_is_kept references kernel.file;
create index step_by_file on requests.step (file_id);
comment on table requests.step is 'Who did what in a request, as what, in whose place and by which designation, from which state to which, and why. The insert of a step is the one thing that moves a request; rows are never changed. file_id: what was added to its reason. before_merge marks a decision by one who proved to be the owner, when two records of that person were merged.';
