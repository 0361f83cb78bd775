-- Attendance, whole: what modules above say of days, and their own tables.

alter table attendance.day add column overtime jsonb;
comment on table attendance.day is 'What each day came to: slots in minutes after midnight, with the reason of every minute and the version of the rules. Computed from punches, schedules, holidays, suspensions and what modules above say, and can be computed again. overtime: where overtime was approved, what the punches show of the hours outside the regular ones.';

alter table attendance.day_modifier drop constraint day_modifier_kind_is_known;
alter table attendance.day_modifier add constraint day_modifier_kind_is_known
  check (modifier ->> 'kind' in ('OFFICIAL_BUSINESS', 'WORK_FROM_HOME', 'LEAVE', 'FLAG_CEREMONY', 'OVERTIME'));

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
