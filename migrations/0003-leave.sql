-- The hours that travel took of people are those of all that takes hours, so that travel and leave do not clash.
create table attendance.taken_hours (
  id bigint generated always as identity constraint taken_hours_pk primary key,
  module text not null,
  source_id bigint not null,
  personnel_id integer not null constraint taken_hours_are_of_a_person references personnel.person,
  days daterange not null constraint taken_days_are_known check (not isempty(days) and not lower_inf(days) and not upper_inf(days)),
  minutes int4range not null constraint taken_hours_lie_within_the_day check (not isempty(minutes) and minutes <@ int4range(0, 1440)),
  what text not null constraint taken_hours_say_what_takes_them check (trim(what) <> ''),
  constraint nobody_is_away_twice_at_once exclude using gist (personnel_id with =, days with &&, minutes with &&)
);
create index taken_hours_by_source on attendance.taken_hours (module, source_id);
comment on table attendance.taken_hours is 'The hours of people that travel, leave and the like take, from filing on, so that no two of them clash: minutes after midnight of each of the days. what is said of the person, such as ''travels to Baguio City''; source_id is the record of the module, which takes them back when it ends without them.';
insert into attendance.taken_hours (module, source_id, personnel_id, days, minutes, what)
select 'travel', x.trip_id, x.personnel_id, x.days, x.minutes, 'travels to ' || t.destination
from travel.traveler x join travel.trip t on t.id = x.trip_id where x.is_open;
alter table travel.traveler drop constraint nobody_travels_twice_at_once, drop column days, drop column minutes, drop column is_open;
comment on table travel.traveler is 'The people of a trip, its owner among them; the hours that it takes of each are in attendance.taken_hours until it is disapproved, withdrawn or cancelled.';

-- Absences without pay that follow from leave are told from those that HR enters.
alter table personnel.leave_without_pay add column source text constraint source_of_leave_without_pay_is_a_module check (source = 'leave');
comment on table personnel.leave_without_pay is 'Absences without pay, in thousandths of a day, as the service record and the step increments need them. source is the module from which a row follows; null where HR entered or imported it.';
-- What a contract says of absence; those of before said nothing.
alter table contracts.contract add column allows_unpaid_absence boolean not null default false;
alter table contracts.contract add column wellness_days smallint not null default 0
  constraint a_contract_gives_up_to_5_days_of_wellness_leave check (wellness_days between 0 and 5);
comment on table contracts.contract is 'Job orders and contracts of service (CSC-COA-DBM JC 1 s.2025): with whom, for what, at which rate in centavos, with which premium in percent, from which fund; allows_unpaid_absence and wellness_days are what it says of absence, which without it is none. Each is a request of the same number, whose steps move its state. An active one has its appointment in personnel.';

-- The tables of leave.
create schema leave;

create table leave.type (
  code text constraint leave_type_pk primary key constraint leave_code_is_short check (code ~ '^[A-Z][A-Z0-9]{1,9}$')
);
comment on table leave.type is 'Types of leave by their codes; leave.type_terms says what applies to each from a day on.';

create table leave.type_terms (
  code text not null constraint terms_are_of_a_leave_type references leave.type,
  effective_on date not null,
  name text not null constraint leave_type_has_a_name check (trim(name) <> ''),
  place smallint not null,
  box text not null,
  details text,
  charge text not null constraint leave_is_charged_to_known_credits check (charge in ('VL', 'SL', 'OWN', 'COC', 'CDO', 'SC', 'NONE')),
  amount integer constraint amount_of_leave_is_positive check (amount > 0),
  unit text not null constraint leave_is_counted_in_a_known_unit check (unit in ('WORKING', 'CALENDAR', 'HOURS')),
  per text constraint leave_is_given_per_year_or_event check (per in ('YEAR', 'EVENT')),
  event text,
  most_events smallint,
  smallest text not null constraint smallest_part_of_leave_is_known check (smallest in ('DAY', 'HALF')),
  counts_dates boolean not null,
  sex text constraint leave_is_for_a_known_sex check (sex in ('Female', 'Male')),
  statuses text[] not null,
  teachers text not null constraint use_by_teachers_is_known check (teachers in ('ANY', 'NOT_ON_TEACHER_LEAVE', 'ONLY_ON_TEACHER_LEAVE')),
  service_months smallint not null,
  least_balance integer,
  notice_days smallint,
  within_days smallint,
  longest_run smallint,
  papers jsonb not null,
  papers_may_follow boolean not null,
  earns boolean not null,
  is_confidential boolean not null,
  is_discretionary boolean not null,
  is_filed boolean not null,
  law text not null,
  filed_within_days smallint,
  confidence text not null constraint confidence_in_terms_is_known check (confidence in ('certain', 'likely', 'assumed')),
  constraint type_terms_pk primary key (code, effective_on),
  constraint leave_per_event_names_its_event check ((per = 'EVENT') <= (event is not null)),
  constraint yearly_leave_has_an_amount check ((per = 'YEAR' and charge = 'OWN') <= (amount is not null))
);
comment on table leave.type_terms is 'What applies to a type of leave from a day on (rules/leave-type.ts): amounts in thousandths of a day, periods in calendar days. The latest row that is in effect applies.';

create table leave.arrangement (
  id integer generated by default as identity constraint arrangement_is_found_by_its_id unique,
  personnel_id integer not null constraint arrangement_is_of_a_person references personnel.person on delete cascade,
  earns text not null constraint arrangement_is_known check (earns in ('REGULAR', 'TEACHER', 'NONE')),
  weekly_minutes smallint not null default 2400 constraint a_week_has_1_to_60_hours check (weekly_minutes between 60 and 3600),
  basis text not null constraint arrangement_has_its_basis check (trim(basis) <> ''),
  during daterange not null constraint arrangement_begins check (lower(during) is not null),
  constraint a_person_has_one_arrangement_at_a_time primary key (personnel_id, during without overlaps)
);
comment on table leave.arrangement is 'What the appointment alone does not say: faculty whom an order puts on vacation and sick leave, and the weekly minutes of part-time service. basis is the order.';
create trigger an_arrangement_is_closed_or_corrected before update or delete on leave.arrangement
  for each row execute function kernel.keep_dated_row();

create function leave.stays_within(span daterange, people integer[] default null)
returns table (personnel_id integer, office_id integer, status_code text, during daterange, earns text, weekly_minutes smallint)
language sql stable as $$
  select a.personnel_id, a.office_id, a.status_code, s.during, s.earns, s.weekly_minutes
  from personnel.appointment a
  join reference.appointment_status t on t.code = a.status_code
  join organization.position p on p.id = a.position_id
  cross join lateral (
    select r.during * a.during as during, case when t.government_service then r.earns else 'NONE' end as earns, r.weekly_minutes
    from leave.arrangement r where r.personnel_id = a.personnel_id and r.during && a.during
    union all
    select rest, case when not t.government_service or t.code = 'PT' then 'NONE' when p.track = 'faculty' then 'TEACHER' else 'REGULAR' end, 2400::smallint
    from unnest(datemultirange(a.during) - coalesce(
      (select range_agg(r.during) from leave.arrangement r where r.personnel_id = a.personnel_id), '{}')) rest
  ) s
  where a.during && span and s.during && span and (people is null or a.personnel_id = any (people))
$$;
comment on function leave.stays_within is 'Who served when, within days or across them, and what they earn: vacation and sick leave (REGULAR), teacher leave (TEACHER) or nothing (NONE).';

create table leave.application (
  id integer constraint application_pk primary key,
  personnel_id integer not null constraint application_is_of_a_person references personnel.person,
  state text not null,
  type_code text not null,
  terms_on date not null,
  received_on date not null,
  is_paper boolean not null default false,
  first_day date not null,
  last_day date not null,
  place text constraint place_of_leave_is_known check (place in ('PHILIPPINES', 'ABROAD')),
  place_detail text not null default '',
  foreign_authority text not null default '',
  illness_place text constraint place_of_illness_is_known check (illness_place in ('IN_HOSPITAL', 'OUT_PATIENT')),
  illness text not null default '',
  study_purpose text constraint purpose_of_study_is_known check (study_purpose in ('MASTERS', 'REVIEW')),
  event_on date,
  commutation boolean not null default false,
  late_reason text not null default '',
  acting_id integer constraint acting_person_is_a_person references personnel.person,
  contact text not null default '',
  certified jsonb,
  deemed_due_on date,
  is_deemed boolean not null default false,
  cancelled_by_order boolean not null default false,
  code text constraint application_is_a_paper references papers.paper,
  standing_id integer constraint application_makes_a_standing references personnel.standing (id) on delete set null,
  constraint application_is_a_request foreign key (id, state) references requests.request (id, state)
    on update cascade deferrable initially deferred,
  constraint application_is_under_terms foreign key (type_code, terms_on) references leave.type_terms (code, effective_on),
  constraint leave_does_not_end_before_it_begins check (first_day <= last_day),
  constraint a_certified_application_has_its_snapshot check (
    certified is not null or state not in ('CERTIFIED', 'APPROVED', 'CANCEL_ASKED', 'SHORTENED', 'TAKEN', 'RECALLED')),
  constraint leave_abroad_has_its_authority check (
    place is distinct from 'ABROAD' or foreign_authority <> '' or state not in ('APPROVED', 'CANCEL_ASKED', 'SHORTENED', 'TAKEN'))
);
create index application_by_person on leave.application (personnel_id, first_day desc);
create index application_by_request on leave.application (id, state);
create index application_by_days on leave.application (first_day desc, id desc);
create index application_by_type on leave.application (type_code, terms_on);
create index application_by_acting_person on leave.application (acting_id);
create index application_by_code on leave.application (code);
create index application_by_standing on leave.application (standing_id);
comment on table leave.application is 'Applications for leave: each is a request of the same number, whose steps move its state. terms_on names the terms of the type that apply; received_on is the date of receipt by HR. certified is box 7.A as HR certified it. deemed_due_on is the day on which Section 49 of MC 41 s.1998 flagged it. illness is read by HR, the approver and its owner alone. standing_id is the standing of the service record that long leave makes, such as study leave.';

create table leave.application_day (
  application_id integer not null constraint day_is_of_an_application references leave.application,
  date date not null,
  part text not null constraint part_of_the_day_is_known check (part in ('DAY', 'AM', 'PM')),
  personnel_id integer not null constraint application_day_is_of_a_person references personnel.person,
  thousandths integer not null constraint a_day_of_leave_is_not_negative check (thousandths >= 0),
  seconds integer not null default 0,
  vl integer not null default 0,
  sl integer not null default 0,
  own integer not null default 0,
  without_pay integer not null default 0,
  without_column text constraint column_without_pay_is_known check (without_column in ('VL', 'SL')),
  free text constraint free_day_is_of_a_known_kind check (free in ('REST', 'HOLIDAY', 'SUSPENDED')),
  given_back text,
  by_order boolean not null default false,
  is_live boolean not null default true,
  constraint application_day_pk primary key (application_id, date, part),
  constraint a_half_of_a_day_is_applied_for_once exclude using gist (personnel_id with =, date with =,
    (case part when 'AM' then int4range(0, 1) when 'PM' then int4range(1, 2) else int4range(0, 2) end) with &&) where (is_live)
);
create index application_day_by_person on leave.application_day (personnel_id, date) where is_live;
create index application_day_by_date on leave.application_day (date) where is_live;
comment on table leave.application_day is 'The dates of an application: what each counts in thousandths of a day (seconds, where compensatory credit pays), what pays for it, and why one counts nothing. is_live is false once it was given back, with the reason in given_back, or the application ended without it; by_order where the university took it back, so that forced leave counts as complied with. A date that became free after the filing stays live and counts nothing, with what freed it in given_back.';

create table leave.paper (
  application_id integer not null constraint paper_is_of_an_application references leave.application,
  no smallint not null,
  name text not null constraint paper_has_a_name check (trim(name) <> ''),
  is_required boolean not null,
  due_on date,
  file_id integer constraint paper_of_leave_is_a_file references kernel.file,
  verdict text constraint verdict_on_a_paper_is_known check (verdict in ('OK', 'LACKING')),
  remarks text not null default '',
  checked_by integer constraint paper_is_checked_by_an_account references identity.account,
  checked_at timestamptz,
  reminded_on date,
  constraint paper_of_leave_pk primary key (application_id, no),
  constraint a_checked_paper_says_when check ((verdict is null) = (checked_at is null))
);
create index paper_of_leave_by_file on leave.paper (file_id);
create index paper_of_leave_by_account on leave.paper (checked_by);
comment on table leave.paper is 'The papers of an application: what is needed or was added, the file, and what HR found. due_on is set where a paper may follow; reminded_on is the last day on which its owner was asked for it.';

create table leave.allocation (
  application_id integer not null constraint allocation_pk primary key constraint allocation_is_of_an_application references leave.application,
  days smallint not null constraint one_to_seven_days_are_allocated check (days between 1 and 7),
  expected_on date not null,
  home_address text not null,
  contact text not null,
  receiver_id integer constraint receiver_is_a_person references personnel.person,
  receiver_name text not null constraint receiver_has_a_name check (trim(receiver_name) <> ''),
  receiver_position text not null default '',
  receiver_address text not null default '',
  receiver_agency text not null default '',
  relation text not null constraint relation_of_receiver_is_known check (relation in ('FATHER', 'CAREGIVER')),
  relation_detail text not null default ''
);
create index allocation_by_receiver on leave.allocation (receiver_id);
comment on table leave.allocation is 'Days of maternity leave that a mother allocates to the father or another caregiver (CS Form No. 6a, RA 11210 Sec. 6).';

create table leave.posting_paper (
  posting_id bigint constraint posting_paper_pk primary key constraint paper_supports_a_posting references ledger.posting,
  document text not null constraint source_document_is_named check (trim(document) <> ''),
  file_id integer constraint source_document_is_a_file references kernel.file
);
create index posting_paper_by_file on leave.posting_paper (file_id);
comment on table leave.posting_paper is 'The source document of credits that HR entered: balances brought forward, credits of a former agency, corrections, and old leave cards.';

create table leave.feed (
  account_id integer not null constraint feed_is_of_an_account references identity.account on delete cascade,
  whose text not null constraint feed_is_of_a_known_kind check (whose in ('own', 'office')),
  token_hash bytea not null constraint feed_is_found_by_its_token unique,
  made_at timestamptz not null,
  constraint feed_pk primary key (account_id, whose)
);
comment on table leave.feed is 'Calendars of leave that other programs fetch: one’s own, and that of the offices of a head or clerk, by the SHA-256 of the token in their address. Another token takes the place of the one before.';

create table leave.calendar_change (
  id bigint generated always as identity constraint calendar_change_pk primary key,
  date date not null
);
comment on table leave.calendar_change is 'Dates on which holidays or suspensions of work changed, for which leave is to be counted again. A job counts and takes the row away in one transaction.';

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

create table leave.payment (
  id integer not null constraint leave_payment_pk primary key,
  state text not null,
  personnel_id integer not null constraint leave_payment_is_of_a_person references personnel.person,
  basis text not null constraint basis_of_payment_is_known check (basis in ('REGULAR', 'HALF', 'TERMINAL')),
  for_year smallint not null,
  vl integer not null constraint paid_vacation_leave_is_not_negative check (vl >= 0),
  sl integer not null constraint paid_sick_leave_is_not_negative check (sl >= 0),
  purpose text constraint purpose_of_monetization_is_known
    check (purpose in ('HEALTH', 'CALAMITY', 'EDUCATION', 'MORTGAGE', 'OWN_EDUCATION', 'OTHER')),
  reason text not null default '',
  letter_file_id integer constraint letter_is_a_file references kernel.file,
  last_day date,
  vl_before integer,
  sl_before integer,
  monthly bigint,
  factor integer,
  value bigint constraint value_of_credits_is_not_negative check (value >= 0),
  certified_on date,
  approved_on date,
  fund_source text not null default '',
  voucher text not null default '',
  code text constraint payment_of_leave_is_a_paper references papers.paper,
  constraint payment_is_a_request foreign key (id, state) references requests.request (id, state)
    on update cascade deferrable initially deferred,
  constraint ten_to_thirty_days_are_monetized check (basis <> 'REGULAR' or (vl between 10000 and 30000 and sl = 0)),
  constraint half_of_the_credits_has_its_reason check ((basis = 'HALF') = (purpose is not null) and (basis <> 'HALF' or trim(reason) <> '')),
  constraint terminal_leave_follows_a_last_day check ((basis = 'TERMINAL') = (last_day is not null)),
  constraint a_computation_is_whole check (num_nulls(vl_before, sl_before, monthly, factor, value, certified_on) in (0, 6)),
  constraint credits_are_certified_before_they_are_paid check (certified_on is not null or state in ('SUBMITTED', 'DISAPPROVED', 'CANCELLED')),
  constraint funds_are_named_before_approval check (fund_source <> '' or state not in ('FUNDED', 'APPROVED', 'PAID')),
  constraint paid_credits_were_approved check (approved_on is not null or state not in ('APPROVED', 'PAID'))
);
create index leave_payment_by_request on leave.payment (id, state);
create index leave_payment_by_person on leave.payment (personnel_id, for_year);
create index leave_payment_by_approval on leave.payment (approved_on desc, id desc);
create index leave_payment_by_file on leave.payment (letter_file_id);
create index leave_payment_by_code on leave.payment (code);
create unique index terminal_leave_is_claimed_once on leave.payment (personnel_id, last_day) where state not in ('DISAPPROVED', 'CANCELLED');
comment on table leave.payment is 'Credits that are paid in money, each a request of the same number: monetization and terminal leave. vl and sl in thousandths of a day; what was certified: the credits before, the highest monthly salary in centavos, the constant factor in ten-millionths, the value in centavos. reason is read by the owner and those who decide.';

create table leave.payment_paper (
  payment_id integer not null constraint paper_is_of_a_payment references leave.payment,
  no smallint not null,
  name text not null constraint paper_of_a_payment_has_a_name check (trim(name) <> ''),
  file_id integer constraint paper_of_a_payment_is_a_file references kernel.file,
  verdict text constraint verdict_on_a_paper_of_a_payment_is_known check (verdict in ('OK', 'LACKING')),
  remarks text not null default '',
  checked_by integer constraint paper_of_a_payment_is_checked_by_an_account references identity.account,
  checked_at timestamptz,
  constraint payment_paper_pk primary key (payment_id, no),
  constraint a_checked_paper_of_a_payment_says_when check ((verdict is null) = (checked_at is null))
);
create index payment_paper_by_file on leave.payment_paper (file_id);
create index payment_paper_by_account on leave.payment_paper (checked_by);
comment on table leave.payment_paper is 'The papers of terminal leave: what is needed, the file, and what HR found. A paper may be OK without a file, where HR saw it.';

create table leave.service_grant (
  id integer generated always as identity constraint service_grant_pk primary key,
  personnel_id integer not null constraint service_grant_is_of_a_person references personnel.person,
  order_no text not null constraint service_grant_has_its_order check (trim(order_no) <> ''),
  activity text not null constraint service_grant_has_an_activity check (trim(activity) <> ''),
  worked daterange not null constraint ordered_work_has_its_days check (not isempty(worked) and not lower_inf(worked) and not upper_inf(worked)),
  minutes integer not null constraint ordered_work_takes_time check (minutes > 0),
  granted integer not null constraint granted_credits_are_not_negative check (granted >= 0),
  lost integer not null constraint lost_credits_are_not_negative check (lost >= 0),
  granted_on date not null,
  account_id integer not null constraint service_grant_is_by_an_account references identity.account,
  withdrawn_on date,
  withdrawn_because text not null default '',
  constraint a_withdrawn_grant_says_why check ((withdrawn_on is null) = (withdrawn_because = ''))
);
create unique index an_order_grants_a_person_once on leave.service_grant (personnel_id, lower(order_no)) where withdrawn_on is null;
create index service_grant_by_person on leave.service_grant (personnel_id, upper(worked));
create index service_grant_by_account on leave.service_grant (account_id);
create index service_grant_by_day on leave.service_grant (granted_on desc, id desc);
comment on table leave.service_grant is 'Service credits granted to teachers by order for work during vacations and holidays: 8 hours are a credit (1,000). lost is what the limit of the year took. The ledger has the credits themselves.';

create table leave.school_year (
  id integer generated always as identity constraint school_year_pk primary key,
  name text not null constraint school_year_has_its_own_name unique constraint school_year_has_a_name check (trim(name) <> ''),
  during daterange not null constraint school_year_lasts_known_days check (not isempty(during) and not lower_inf(during) and not upper_inf(during)),
  christmas daterange not null constraint christmas_vacation_has_its_days check (not isempty(christmas)),
  vacation_days smallint not null constraint vacation_lasts_up_to_half_a_year check (vacation_days between 1 and 183),
  constraint school_years_follow_one_another exclude using gist (during with &&),
  constraint christmas_is_within_the_school_year check (christmas <@ during)
);
comment on table leave.school_year is 'School years by which vacation pay of teachers is proportional: first and last day of classes, the Christmas vacation, and the days of both vacations that are paid in full.';

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

create function leave.is_free_day(personnel_id integer, day date) returns boolean language sql stable as $$
  select coalesce(
    (select d.status in ('REST', 'HOLIDAY') from attendance.day d where d.personnel_id = is_free_day.personnel_id and d.date = day),
    extract(isodow from day) > 5 or exists (
      select from attendance.holiday h where h.date = day and h.campus_id is null and h.type <> 'special_working'))
$$;
comment on function leave.is_free_day is 'Whether a person does not work on a day: by attendance, or of days that it does not know by the week and the holidays of all.';

create function leave.days_without_pay(span daterange, today date, people integer[] default null)
returns table (personnel_id integer, date date, thousandths integer, cause text, application_id integer, standing text)
language sql stable as $$
  with posted as materialized (
    select l.personnel_id, e.effective_on as date, sum(e.amount)::integer as thousandths,
      case when p.cause = 'leave' then 'LEAVE' when p.kind = 'LATE_UT' then 'LATE' else 'ABSENCE' end as cause, p.request_id
    from ledger.lot l join ledger.entry e on e.lot_id = l.id and e.effective_on between lower(span) and upper(span) - 1
    join ledger.posting p on p.id = e.posting_id
    where l.book in ('VL_WOP', 'SL_WOP') and (people is null or l.personnel_id = any (people))
      and p.cause in ('leave', 'month-close') and p.kind in ('LWOP', 'LATE_UT')
      and not exists (select from ledger.posting r where r.reverses_id = p.id)
    group by 1, 2, 4, 5
  ), worked as materialized (
    -- Leave by the calendar counts each day; without pay are the days of work among them (domain page, section 14).
    select p.* from posted p where p.cause <> 'LEAVE' or not exists (
      select from leave.application a join leave.type_terms t on t.code = a.type_code and t.effective_on = a.terms_on
      where a.id = p.request_id and t.unit = 'CALENDAR' and leave.is_free_day(p.personnel_id, p.date))
  ), absent as materialized (
    -- Of those whose month is not closed, because they earn no vacation and sick leave: the locked records.
    select d.personnel_id, d.date, d.absent_thousandths::integer as thousandths
    from dtr.frozen_month f join attendance.day d on d.personnel_id = f.personnel_id and d.date between lower(f.during * span) and upper(f.during * span) - 1
    join personnel.appointment a on a.personnel_id = d.personnel_id and a.during @> d.date
    join reference.appointment_status t on t.code = a.status_code join organization.position o on o.id = a.position_id
    where (not t.government_service or t.code = 'PT' or o.track = 'faculty' or exists (select from leave.arrangement r where r.personnel_id = d.personnel_id))
      and f.superseded_at is null and f.absent_thousandths > 0 and f.during && span and (people is null or f.personnel_id = any (people))
      and d.absent_thousandths > 0 and exists (
        select from leave.stays_within(daterange(d.date, d.date, '[]'), array[d.personnel_id]) s where s.earns <> 'REGULAR')
  )
  select w.personnel_id, w.date, w.thousandths, w.cause, case when w.cause = 'LEAVE' then w.request_id end, null from worked w
  union all
  select a.personnel_id, a.date, a.thousandths, 'ABSENCE', null, null from absent a
  union all
  select s.personnel_id, day::date, 1000, 'STANDING', null, k.name
  from personnel.standing s join reference.personnel_status k on k.code = s.status_code
  cross join lateral generate_series(greatest(lower(s.during), lower(span)), least(coalesce(upper(s.during), today + 1), upper(span), today + 1) - 1, interval '1 day') day
  where s.status_code in ('SUSP', 'LWOP', 'AWOL') and s.during && span and (people is null or s.personnel_id = any (people))
    and not leave.is_free_day(s.personnel_id, day::date)
    and not exists (select from posted w where w.personnel_id = s.personnel_id and w.date = day::date and w.cause <> 'LATE')
    and not exists (select from absent a where a.personnel_id = s.personnel_id and a.date = day::date)
$$;
comment on function leave.days_without_pay is 'The days without pay of people within days that are both bounded, in thousandths of a day: what approved leave and the close of months posted without pay and was not reversed, absences in the locked records of those whose months are not closed, and up to today what a standing makes unpaid. Late arrival and undertime are on the last day of the month.';

create function leave.half_of(day date) returns date language sql immutable as $$
  select date_trunc('month', day)::date + case when extract(day from day) > 15 then 15 else 0 end
$$;
comment on function leave.half_of is 'The half-month of a day by its first day: the first or the sixteenth.';

create table leave.payroll_list (
  half date constraint payroll_list_pk primary key constraint a_half_month_begins_on_the_first_or_sixteenth check (half = leave.half_of(half)),
  listed_at timestamptz not null,
  account_id integer not null constraint payroll_list_is_by_an_account references identity.account
);
create index payroll_list_by_account on leave.payroll_list (account_id);
comment on table leave.payroll_list is 'Half-months whose days without pay were listed for payroll, and by whom; half is the first day. What changes in them afterwards is an adjustment of a later list.';

create table leave.payroll_line (
  id integer generated always as identity constraint payroll_line_pk primary key,
  half date not null constraint payroll_line_is_of_a_list references leave.payroll_list on delete cascade,
  personnel_id integer not null constraint payroll_line_is_of_a_person references personnel.person,
  for_half date not null,
  leave integer not null,
  absence integer not null,
  late integer not null,
  standing integer not null,
  salary bigint,
  pera bigint not null,
  days jsonb not null,
  constraint an_adjustment_is_of_an_earlier_half check (for_half = leave.half_of(for_half) and for_half <= half)
);
create index payroll_line_by_list on leave.payroll_line (half, personnel_id);
create index payroll_line_by_person on leave.payroll_line (personnel_id, for_half);
comment on table leave.payroll_line is 'What a list told payroll of a person about a half-month: its own, or as an adjustment an earlier one, below zero where less is without pay than was listed. Thousandths of a day by cause, centavos, and the dates; salary is null where none is on record.';

create table leave.long_absence (
  personnel_id integer not null constraint long_absence_is_of_a_person references personnel.person,
  kind text not null constraint long_absence_is_of_a_known_kind check (kind in ('AWOL', 'LWOP')),
  first_day date not null,
  told_on date not null,
  constraint a_long_absence_is_told_once primary key (personnel_id, kind, first_day)
);
comment on table leave.long_absence is 'Absences that HR was told of once: AWOL of 30 working days in a row, and leave without pay of more than a year in a row (MC 41 s.1998 Secs. 62 and 63).';

