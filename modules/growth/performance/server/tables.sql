create schema performance;

create table performance.period (
  id integer generated always as identity constraint rating_period_pk primary key,
  name text not null constraint rating_period_has_its_own_name unique constraint rating_period_is_named check (trim(name) <> ''),
  during daterange not null constraint rating_period_has_both_ends check (not lower_inf(during) and not upper_inf(during) and not isempty(during)),
  constraint rating_periods_follow_one_another exclude using gist (during with &&)
);
comment on table performance.period is 'Rating periods, usually half years. A period keeps the weights, scales and deadlines that apply on its first day.';

create table performance.terms (
  id integer generated always as identity constraint terms_of_rating_pk primary key,
  kind text not null constraint terms_of_rating_are_known check (kind in ('DEADLINES', 'ADJECTIVES', 'ACHIEVEMENT', 'WEIGHTS')),
  form text constraint weights_are_of_a_known_form check (form in ('IPCR', 'DPCR', 'OPCR')),
  rank text constraint weights_are_of_a_known_rank check (rank in ('OFFICE', 'STAFF', 'SENIOR_FACULTY', 'JUNIOR_FACULTY', 'DESIGNATION')),
  effective_on date not null,
  source text not null constraint terms_of_rating_have_a_source check (trim(source) <> ''),
  terms jsonb not null,
  constraint terms_of_rating_begin_once_a_day unique nulls not distinct (kind, form, rank, effective_on),
  constraint weights_say_whose_they_are check ((kind = 'WEIGHTS') = (form is not null) and (kind = 'WEIGHTS') = (rank is not null))
);
comment on table performance.terms is 'What ratings are computed and timed by, from a day on: deadlines, the scale of adjectives, the scale of numbers against their target, weights of functions by form and rank. terms is shaped as the rule of its kind reads it.';

create table performance.mfo (
  id integer generated always as identity constraint university_mfo_pk primary key,
  code text not null constraint university_mfo_has_its_own_code unique,
  fullname text not null constraint university_mfo_has_its_own_name unique,
  weight smallint not null constraint weight_of_mfo_is_a_percent check (weight between 1 and 100),
  active boolean not null default true
);
comment on table performance.mfo is 'Major final outputs of the university: the budget programs. The weight counts where lines of an OPCR have none of their own.';

create table performance.indicator (
  id integer generated always as identity constraint indicator_pk primary key,
  mfo_id integer not null constraint indicator_is_of_an_mfo references performance.mfo,
  kind text not null constraint indicator_is_of_a_known_kind check (kind in ('OUTCOME', 'OUTPUT')),
  measure text not null constraint indicator_has_a_known_measure check (measure in ('COUNT', 'PERCENT', 'DATE', 'WORDS')),
  indicator text not null constraint indicator_is_in_the_bank_once unique constraint indicator_is_worded check (trim(indicator) <> ''),
  active boolean not null default true
);
create index indicator_by_mfo on performance.indicator (mfo_id);
comment on table performance.indicator is 'The bank of success indicators from which lines of forms are taken.';

create table performance.past_rating (
  id integer generated always as identity constraint past_rating_pk primary key,
  personnel_id integer not null constraint past_rating_is_of_a_person references personnel.person,
  during daterange not null constraint past_rating_has_both_ends check (not lower_inf(during) and not upper_inf(during) and not isempty(during)),
  final smallint not null constraint past_rating_is_from_one_to_five check (final between 1000 and 5000 and final % 10 = 0),
  level smallint not null constraint past_level_is_from_one_to_five check (level between 1 and 5),
  paper text not null constraint past_rating_has_its_paper check (trim(paper) <> ''),
  constraint a_person_is_rated_once_on_a_day exclude using gist (personnel_id with =, during with &&)
);
create index past_rating_by_person on performance.past_rating (personnel_id);
comment on table performance.past_rating is 'Ratings from before the product, entered or imported with the paper that has them; they count as those of closed forms. final is in thousandths, level the adjective as the paper has it.';

create table performance.form (
  id integer not null constraint form_pk primary key,
  state text not null,
  form text not null constraint form_is_known check (form in ('IPCR', 'DPCR', 'OPCR')),
  period_id integer not null constraint form_is_of_a_period references performance.period,
  personnel_id integer not null constraint form_is_of_a_person references personnel.person,
  office_id integer not null constraint form_is_of_an_office references organization.office,
  rank text not null constraint form_has_a_known_rank check (rank in ('OFFICE', 'STAFF', 'SENIOR_FACULTY', 'JUNIOR_FACULTY')),
  designation_share smallint constraint share_of_designation_is_a_percent check (designation_share between 1 and 99),
  days smallint not null constraint form_has_its_days_of_service check (days >= 0),
  final smallint constraint final_rating_is_from_one_to_five check (final between 1000 and 5000 and final % 10 = 0),
  level smallint constraint final_level_is_from_one_to_five check (level between 1 and 5),
  comments text not null default '',
  discussed_on date,
  confirmed_on date,
  refused_on date,
  received_on date,
  on_paper boolean not null default false,
  appealed_on date,
  decided_on date,
  granted boolean,
  final_before smallint,
  constraint form_is_a_request foreign key (id, state) references requests.request (id, state) on update cascade deferrable initially deferred,
  constraint a_final_rating_has_its_adjective check ((final is null) = (level is null)),
  constraint a_calibrated_form_is_rated check (final is not null or state not in ('CALIBRATED', 'APPEALED', 'RESOLVED', 'CLOSED')),
  constraint a_rated_form_was_discussed check (discussed_on is not null or state not in ('RATED', 'FINAL', 'CALIBRATED', 'APPEALED', 'RESOLVED', 'CLOSED')),
  constraint a_closed_form_was_received check (received_on is not null or state <> 'CLOSED'),
  constraint an_appeal_is_decided_whole check (num_nulls(decided_on, granted) in (0, 2))
);
create unique index an_office_has_one_form_a_period on performance.form (period_id, office_id) where form <> 'IPCR' and state <> 'NOT_RATED';
create unique index a_person_has_one_form_an_office on performance.form (period_id, personnel_id, office_id) where form = 'IPCR' and state <> 'NOT_RATED';
create index form_by_request on performance.form (id, state);
create index form_by_period on performance.form (period_id, office_id);
create index form_by_person on performance.form (personnel_id, period_id);
create index form_by_office on performance.form (office_id);
create index form_by_state on performance.form (state) where state not in ('CLOSED', 'NOT_RATED');
comment on table performance.form is 'Forms of commitment and review (IPCR, DPCR, OPCR; CSC MC 6 s.2012): requests of the same number. final is in thousandths with two decimals. received_on is the day on which the ratee opened the final rating, or was served it on paper; the days of an appeal begin with it. days: of service in the period, by which the mean of several forms of a person is taken.';

create table performance.line (
  id integer generated always as identity constraint line_pk primary key,
  form_id integer not null constraint line_is_of_a_form references performance.form,
  no smallint not null,
  part text not null constraint line_is_of_a_known_part check (part in ('WHOLE', 'DESIGNATION', 'POSITION')),
  function text not null,
  output text not null,
  indicator text not null,
  measure text not null constraint line_has_a_known_measure check (measure in ('COUNT', 'PERCENT', 'DATE', 'WORDS')),
  target integer constraint target_is_above_nothing check (target > 0),
  due_on date,
  scales jsonb not null,
  weight smallint constraint weight_of_line_is_a_percent check (weight between 1 and 100),
  parent_id integer constraint line_answers_a_line references performance.line on delete set null,
  mfo_id integer constraint line_is_of_an_mfo references performance.mfo,
  budget bigint constraint budget_is_not_negative check (budget >= 0),
  accountable text not null default '',
  done integer constraint what_was_done_is_not_negative check (done >= 0),
  accomplishment text not null default '',
  self_quality smallint constraint own_quality_is_from_one_to_five check (self_quality between 1 and 5),
  self_efficiency smallint constraint own_efficiency_is_from_one_to_five check (self_efficiency between 1 and 5),
  self_timeliness smallint constraint own_timeliness_is_from_one_to_five check (self_timeliness between 1 and 5),
  quality smallint constraint quality_is_from_one_to_five check (quality between 1 and 5),
  efficiency smallint constraint efficiency_is_from_one_to_five check (efficiency between 1 and 5),
  timeliness smallint constraint timeliness_is_from_one_to_five check (timeliness between 1 and 5),
  reason text not null default '',
  remarks text not null default ''
);
create index line_by_form on performance.line (form_id, no);
create index line_by_parent on performance.line (parent_id) where parent_id is not null;
create index line_by_mfo on performance.line (mfo_id) where mfo_id is not null;
create index line_by_indicator on performance.line using hash (indicator);
comment on table performance.line is 'The lines of forms: output, success indicator, accomplishment and ratings. target and done are in thousandths, budget in centavos. The ratings of the ratee (self_) stay beside those of the supervisor; reason says why nothing of a line is rated.';

create table performance.evidence (
  id integer generated always as identity constraint evidence_pk primary key,
  line_id integer not null constraint evidence_is_of_a_line references performance.line on delete cascade,
  kind text not null constraint evidence_is_of_a_known_kind check (kind in ('FILE', 'DOCUMENT', 'TRAINING', 'LOAD', 'OVERTIME')),
  file_id integer constraint evidence_is_a_file references kernel.file,
  source_id integer,
  title text not null constraint evidence_is_named check (trim(title) <> ''),
  day date,
  added_at timestamptz not null,
  constraint evidence_is_a_file_or_a_record check ((kind = 'FILE') = (file_id is not null) and (kind = 'FILE') = (source_id is null)),
  constraint a_record_shows_a_line_once unique (line_id, kind, source_id)
);
create index evidence_by_line on performance.evidence (line_id);
create index evidence_by_file on performance.evidence (file_id) where file_id is not null;
comment on table performance.evidence is 'What shows an accomplishment: a file, or a record of Talaan by its number (source_id) in the module of its kind, with what it said when it was added.';

create table performance.revision (
  id integer generated always as identity constraint revision_of_targets_pk primary key,
  form_id integer not null constraint revision_is_of_a_form references performance.form,
  at timestamptz not null,
  personnel_id integer constraint revision_is_by_a_person references personnel.person,
  reason text not null constraint revision_has_a_reason check (trim(reason) <> ''),
  changes jsonb not null
);
create index revision_by_form on performance.revision (form_id, at);
create index revision_by_person on performance.revision (personnel_id);
create trigger revision_is_append_only before update or delete on performance.revision for each row execute function kernel.refuse_change();
comment on table performance.revision is 'Changes of approved targets: by whom, why, and what each line was before and after.';

create table performance.coaching (
  id integer generated always as identity constraint coaching_pk primary key,
  personnel_id integer not null constraint coaching_is_of_a_person references personnel.person,
  held_on date not null,
  kind text not null constraint coaching_is_of_a_known_kind check (kind in ('ONE_ON_ONE', 'GROUP', 'MEMO')),
  incident text not null constraint coaching_says_about_what check (trim(incident) <> ''),
  agreement text not null constraint coaching_says_what_was_agreed check (trim(agreement) <> ''),
  coach_id integer not null constraint coaching_is_by_a_person references personnel.person,
  entered_at timestamptz not null
);
create index coaching_by_person on performance.coaching (personnel_id, held_on desc);
create index coaching_by_coach on performance.coaching (coach_id);
comment on table performance.coaching is 'The coaching log of heads: when, how, the critical incident and what was agreed. The person reads it, too.';

create table performance.weak_act (
  id integer generated always as identity constraint weak_act_pk primary key,
  personnel_id integer not null constraint weak_act_is_of_a_person references personnel.person,
  period_id integer not null constraint weak_act_is_of_a_period references performance.period,
  kind text not null constraint weak_act_is_of_a_known_kind check (kind in ('POOR_EARLY', 'INTERVENTION', 'NOTICE', 'DROPPING')),
  on_day date not null,
  details text not null constraint weak_act_says_what_was_done check (trim(details) <> ''),
  entered_by integer not null constraint weak_act_is_entered_by_a_person references personnel.person,
  entered_at timestamptz not null,
  constraint a_weak_act_is_recorded_once_a_period unique (personnel_id, period_id, kind)
);
create index weak_act_by_period on performance.weak_act (period_id);
create index weak_act_by_entering on performance.weak_act (entered_by);
comment on table performance.weak_act is 'What was done about weak ratings (2017 RACCS Sec. 107): poor work recorded in the first three months of a period, the developmental intervention for a period, the notice that a weak rating of a period may lead to dropping, and that of dropping itself, both by the day of their receipt.';
