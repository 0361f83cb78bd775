create table leave.forced_plan (
  id integer constraint forced_plan_pk primary key,
  personnel_id integer not null constraint forced_plan_is_of_a_person references personnel.person,
  year smallint not null constraint forced_plan_is_of_a_year_of_our_time check (year between 1987 and 2199),
  state text not null,
  dates date[] not null constraint a_plan_names_dates check (cardinality(dates) between 1 and 40),
  constraint forced_plan_is_a_request foreign key (id, state) references requests.request (id, state)
    on update cascade deferrable initially deferred
);
create unique index a_person_plans_a_year_once on leave.forced_plan (personnel_id, year) where state <> 'CANCELLED';
create index forced_plan_by_request on leave.forced_plan (id, state);
comment on table leave.forced_plan is 'Plans of forced leave: each is a request of the same number. dates are those last asked for; what the head approved of them stands in leave.forced_day.';

create table leave.forced_day (
  personnel_id integer not null constraint forced_day_is_of_a_person references personnel.person,
  date date not null,
  plan_id integer not null constraint forced_day_is_of_a_plan references leave.forced_plan,
  cancelled_by text constraint a_cancelled_day_names_its_order check (trim(cancelled_by) <> ''),
  constraint forced_day_pk primary key (personnel_id, date)
);
create index forced_day_by_plan on leave.forced_day (plan_id);
create index forced_day_by_date on leave.forced_day (date) where cancelled_by is null;
comment on table leave.forced_day is 'Dates of forced leave that the head approved. cancelled_by is the written order that cancelled one for exigency of the service, which then is not forfeited (MC 41 s.1998 Sec. 25).';

create table leave.forced_notice (
  personnel_id integer not null constraint forced_notice_is_to_a_person references personnel.person,
  date date not null,
  what text not null constraint forced_notice_is_known check (what in ('PLAN', 'FIRST', 'AGAIN', 'LEFT')),
  constraint forced_notice_pk primary key (personnel_id, date, what)
);
comment on table leave.forced_notice is 'What a person was told of forced leave, each once: that the plan is due (date is its due day), that a planned date comes, what is left to take (date is the first day of the month of the report).';

create table leave.year_run (
  id integer generated always as identity constraint year_run_pk primary key,
  year smallint not null,
  account_id integer constraint year_run_is_by_an_account references identity.account,
  job_run_id uuid,
  started_at timestamptz not null,
  finished_at timestamptz,
  posted integer not null default 0,
  corrected integer not null default 0,
  waiting integer not null default 0,
  constraint a_run_ends_a_year_once unique (year, job_run_id)
);
create index year_run_by_account on leave.year_run (account_id);
comment on table leave.year_run is 'Runs of the end of a year: for how many people forced leave was forfeited or corrected, and how many were left until their December is closed. finished_at is null while it runs.';

create table leave.year_problem (
  run_id integer not null constraint year_problem_is_of_a_run references leave.year_run,
  personnel_id integer not null constraint year_problem_is_of_a_person references personnel.person,
  message text not null constraint year_problem_says_what_it_is check (trim(message) <> ''),
  constraint year_problem_pk primary key (run_id, personnel_id)
);
create index year_problem_by_person on leave.year_problem (personnel_id);
comment on table leave.year_problem is 'For whom a run could not end the year, and why; everybody else was ended.';
