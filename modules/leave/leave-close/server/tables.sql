create table leave.close_run (
  id integer generated always as identity constraint close_run_pk primary key,
  month text not null constraint closed_period_is_a_month check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  account_id integer constraint close_run_is_by_an_account references identity.account,
  job_run_id uuid,
  started_at timestamptz not null,
  finished_at timestamptz,
  people integer not null default 0,
  waiting integer not null default 0,
  posted integer not null default 0,
  corrected integer not null default 0,
  constraint a_run_closes_a_month_once unique (month, job_run_id)
);
create index close_run_by_account on leave.close_run (account_id);
create index close_run_by_start on leave.close_run (started_at desc, id desc);
comment on table leave.close_run is 'Runs of the close of a month: by whom (null: the system, at night), how many people were looked at, how many were left until their record of time is locked, and for how many lines were posted or corrected. finished_at is null while it runs.';

create table leave.closed_month (
  personnel_id integer not null constraint closed_month_is_of_a_person references personnel.person,
  month text not null,
  version integer not null constraint versions_of_a_month_are_numbered_from_one check (version >= 1),
  last_day date not null,
  earned integer not null,
  present_half_days smallint not null,
  without_pay integer not null,
  late_minutes integer not null,
  undertime_minutes integer not null,
  late_with_pay integer not null,
  late_without_pay integer not null,
  absences jsonb not null,
  has_record boolean not null,
  closed_at timestamptz not null,
  constraint closed_month_pk primary key (month, personnel_id),
  constraint what_a_month_posts_is_not_negative check (
    least(earned, present_half_days, without_pay, late_minutes, undertime_minutes, late_with_pay, late_without_pay) >= 0)
);
create index closed_month_by_person on leave.closed_month (personnel_id, month);
comment on table leave.closed_month is 'What the close of a month posted last for a person, in thousandths of a day, and what it follows from: a run that finds otherwise reverses these lines and posts anew under the next version. without_pay: days of leave and standings without pay that lower what is earned; absences: date and thousandths of each.';

create table leave.close_problem (
  run_id integer not null constraint problem_is_of_a_run references leave.close_run,
  personnel_id integer not null constraint problem_is_of_a_person references personnel.person,
  message text not null constraint problem_says_what_it_is check (trim(message) <> ''),
  constraint close_problem_pk primary key (run_id, personnel_id)
);
create index close_problem_by_person on leave.close_problem (personnel_id);
comment on table leave.close_problem is 'Who could not be closed by a run, and why; everybody else was.';
