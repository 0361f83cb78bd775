create schema dtr;

create table dtr.submission (
  id integer not null constraint submission_pk primary key,
  personnel_id integer not null constraint submission_is_of_a_person references personnel.person,
  during daterange not null constraint submission_is_of_known_days check (not isempty(during) and not lower_inf(during) and not upper_inf(during)),
  state text not null,
  signed_days jsonb,
  signed_digest text,
  signed_at timestamptz,
  constraint submission_is_a_request foreign key (id, state) references requests.request (id, state) on update cascade deferrable initially deferred,
  constraint a_submitted_record_is_signed check (state = 'OPEN' or (signed_days is not null and signed_digest is not null and signed_at is not null)),
  constraint one_record_of_a_day exclude using gist (personnel_id with =, during with &&)
);
create index submission_by_request on dtr.submission (id, state);
create index submission_by_person on dtr.submission (personnel_id, during);
comment on table dtr.submission is 'The daily time record of a person for a month or half of it, once it was submitted: a request of the same number. signed_days are the days as they were when it was submitted last, signed_digest their SHA-256.';

create table dtr.look (
  submission_id integer not null constraint look_is_at_a_submission references dtr.submission,
  account_id integer not null constraint look_is_by_an_account references identity.account,
  seen_days jsonb not null,
  at timestamptz not null,
  constraint look_pk primary key (submission_id, account_id)
);
create index look_by_account on dtr.look (account_id);
comment on table dtr.look is 'How the days of a record were when a reader looked at it last, so that the next look shows what changed.';

create table dtr.frozen_month (
  id integer generated always as identity constraint frozen_month_pk primary key,
  submission_id integer not null constraint frozen_month_is_of_a_submission references dtr.submission,
  personnel_id integer not null constraint frozen_month_is_of_a_person references personnel.person,
  during daterange not null,
  late_minutes integer not null,
  late_times integer not null,
  undertime_minutes integer not null,
  undertime_times integer not null,
  short_thousandths integer not null,
  absent_thousandths integer not null,
  night_minutes integer not null,
  days jsonb not null,
  digest text not null,
  rules_versions text[] not null,
  frozen_at timestamptz not null,
  superseded_at timestamptz,
  constraint figures_of_a_month_are_not_negative check (
    least(late_minutes, late_times, undertime_minutes, undertime_times, short_thousandths, absent_thousandths, night_minutes) >= 0),
  constraint one_frozen_month_counts exclude using gist (personnel_id with =, during with &&) where (superseded_at is null)
);
create index frozen_month_by_submission on dtr.frozen_month (submission_id);
create index frozen_month_by_person on dtr.frozen_month (personnel_id, during);
comment on table dtr.frozen_month is 'What a locked record came to, as leave and payroll read it: late and undertime in minutes and times, both together in thousandths of a day by the table of the civil service, converted once; absences without leave in thousandths. days: how many of each status; digest: SHA-256 of the days of attendance.day, which stay as they are while it is locked. Reopened, the row is superseded and stays.';

create function dtr.keep_frozen_month() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if old.superseded_at is null and new.superseded_at is not null and to_jsonb(new) - 'superseded_at' = to_jsonb(old) - 'superseded_at' then return new; end if;
    if kernel.follows_a_merge(to_jsonb(old), to_jsonb(new)) then return new; end if;
  end if;
  raise exception 'a frozen month is only superseded' using errcode = 'restrict_violation';
end $$;
comment on function dtr.keep_frozen_month is 'Frozen months are never changed or deleted: reopening supersedes them.';
create trigger frozen_month_is_kept before update or delete on dtr.frozen_month for each row execute function dtr.keep_frozen_month();

create table dtr.reminder (
  account_id integer not null constraint reminder_is_to_an_account references identity.account,
  period_ends date not null,
  holds text not null constraint reminder_is_to_a_holder check (holds in ('owner', 'head', 'hr', 'asked')),
  at timestamptz not null,
  constraint each_holder_is_reminded_once primary key (account_id, period_ends, holds)
);
comment on table dtr.reminder is 'Who was reminded of records that were due: each once for a period, as what they hold them; asked is the last time that a head or a clerk reminded them by hand.';

create table dtr.habit_notice (
  id integer not null constraint habit_notice_pk primary key,
  personnel_id integer not null constraint habit_notice_is_to_a_person references personnel.person,
  kind text not null constraint habit_notice_is_of_a_kind check (kind in ('tardiness', 'undertime', 'absence')),
  year smallint not null,
  months smallint[] not null constraint habit_notice_names_months check (cardinality(months) > 1),
  evidence jsonb not null,
  control_number text not null,
  code text not null,
  state text not null,
  constraint habit_notice_is_a_request foreign key (id, state) references requests.request (id, state) on update cascade deferrable initially deferred
);
create index habit_notice_by_request on dtr.habit_notice (id, state);
create index habit_notice_by_person on dtr.habit_notice (personnel_id, year);
comment on table dtr.habit_notice is 'Notices of habitual tardiness, undertime or absence, each a request of the same number. evidence: the months with what counted in them when it was sent (times, or thousandths of a day), as the paper says.';

create function dtr.periods_of(month date, half_monthly text[], among integer[] default null) returns table (personnel_id integer, office_id integer, first_day date, last_day date)
  language sql stable as $$
  with served as (
    select a.personnel_id, a.office_id, a.during, coalesce(
      (select upper(x.during) - lower(x.during) < 20 from dtr.submission x
       where x.personnel_id = a.personnel_id and x.during && daterange(month, (month + interval '1 month')::date) limit 1),
      first_value(a.status_code) over (partition by a.personnel_id order by a.during) = any(half_monthly)) as by_halves
    from personnel.appointment_view a where a.during && daterange(month, (month + interval '1 month')::date) and (among is null or a.personnel_id = any(among)))
  select distinct on (s.personnel_id, p.first_day) s.personnel_id, s.office_id, p.first_day, p.last_day
  from served s
  join (values (false, month, (month + interval '1 month')::date - 1), (true, month, month + 14), (true, month + 15, (month + interval '1 month')::date - 1))
    p (by_halves, first_day, last_day) on p.by_halves = s.by_halves and s.during && daterange(p.first_day, p.last_day, '[]')
  order by s.personnel_id, p.first_day, s.during desc $$;
comment on function dtr.periods_of is 'The records that a month has: one for each who served in it, two halves for those who are paid by half-months (by the first appointment of the month, or by what was submitted), with the office of the last appointment within. among: of these people alone.';
