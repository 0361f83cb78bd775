create schema screening;

create table screening.eligibility_level (
  eligibility_id integer constraint eligibility_level_pk primary key constraint level_is_of_an_eligibility references reference.eligibility on delete cascade,
  level text not null constraint level_of_eligibility_is_known check (level in ('none', 'first', 'second', 'third')),
  is_licence boolean not null default false
);
comment on table screening.eligibility_level is 'The level of each eligibility of the reference list (PD 907: second; barangay official, RA 7160: first); is_licence: RA 1080 and the like, with a last day.';

create table screening.college_units (
  since timestamptz constraint college_units_pk primary key,
  units smallint not null constraint two_years_are_1_to_200_units check (units between 1 and 200),
  account_id integer constraint college_units_are_set_by_an_account references identity.account
);
create index college_units_by_account on screening.college_units (account_id);
comment on table screening.college_units is 'How many college units are two years in college, for posts that open from then on; a standard that HR corrected has its own.';
insert into screening.college_units (since, units) values ('2000-01-01', 72);

create table screening.standard (
  post_id integer constraint standard_pk primary key constraint standard_is_of_a_post references vacancies.post on delete cascade,
  education_level text not null constraint education_of_standard_is_known
    check (education_level in ('none', 'elementary', 'high_school', 'senior_high', 'two_years', 'bachelor', 'master', 'doctorate')),
  education_fields text[] not null default '{}',
  education_instead text not null default '',
  college_units smallint not null constraint two_years_of_college_are_1_to_200_units check (college_units between 1 and 200),
  experience_years smallint not null constraint experience_of_standard_is_0_to_40_years check (experience_years between 0 and 40),
  training_hours integer not null constraint training_of_standard_is_0_to_1000_hours check (training_hours between 0 and 100000),
  eligibility_level text not null constraint eligibility_of_standard_is_known check (eligibility_level in ('none', 'first', 'second', 'third')),
  licences text[] not null default '{}',
  corrected_by integer constraint standard_is_corrected_by_an_account references identity.account,
  corrected_at timestamptz not null
);
create index standard_by_account on screening.standard (corrected_by);
comment on table screening.standard is 'The qualification standards of a post as figures and levels, where HR corrected how its published words are read; without a row they are read by rules/read-standard.ts. training_hours in hundredths.';

create table screening.screening (
  application_id integer constraint screening_pk primary key constraint screening_is_of_an_application references applicants.application on delete cascade,
  rules_version smallint not null,
  sheet_sha256 text not null default '',
  computed_at timestamptz not null,
  note text not null default '',
  performance_rating smallint constraint performance_rating_is_1_to_5 check (performance_rating between 100 and 500),
  outcome text constraint outcome_of_screening_is_known check (outcome in ('qualified', 'not qualified')),
  decided_by integer constraint screening_is_decided_by_an_account references identity.account,
  decided_at timestamptz,
  constraint an_outcome_was_decided_at_a_moment check ((outcome is null) = (decided_at is null))
);
create index screening_by_decider on screening.screening (decided_by);
comment on table screening.screening is 'How an application stands in the screening: computed from which frozen sheet by which rules, and what HR decided. performance_rating: of the last period, in hundredths. A decided one keeps its figures.';

create table screening.result (
  application_id integer not null constraint result_is_of_a_screening references screening.screening on delete cascade,
  element text not null constraint element_of_result_is_known check (element in ('education', 'experience', 'training', 'eligibility', 'special')),
  result text not null constraint result_is_known check (result in ('MET', 'NOT_MET', 'FOR_VERIFICATION')),
  figure integer,
  note text not null,
  evidence jsonb not null,
  constraint result_pk primary key (application_id, element)
);
comment on table screening.result is 'What the rules say of each element. figure: hundredths of days of experience or of hours, the place of a level. evidence: the rows of the sheet that were counted, by keys that tell nothing without it.';

create table screening.mark (
  application_id integer not null constraint mark_is_of_an_application references applicants.application on delete cascade,
  row_key text not null,
  is_relevant boolean,
  weekly_hours smallint constraint weekly_hours_are_1_to_40 check (weekly_hours between 100 and 4000),
  verified_hours integer constraint verified_hours_are_0_to_2000 check (verified_hours between 0 and 200000),
  account_id integer constraint mark_is_made_by_an_account references identity.account,
  at timestamptz not null,
  constraint mark_pk primary key (application_id, row_key)
);
create index mark_by_account on screening.mark (account_id);
comment on table screening.mark is 'What HR says of a row of a frozen sheet: relevant or not, the weekly hours of part-time work, the hours of a certificate that was seen; null where the rule decides. Hours in hundredths.';

create table screening.override (
  application_id integer not null constraint override_is_of_an_application references applicants.application on delete cascade,
  element text not null constraint element_of_override_is_known check (element in ('education', 'experience', 'training', 'eligibility', 'special')),
  kind text not null constraint kind_of_override_is_known check (kind in ('verified', 'substitution', 'exception')),
  result text not null constraint result_of_override_is_known check (result in ('MET', 'NOT_MET')),
  reason text not null constraint an_override_has_a_reason check (trim(reason) <> ''),
  resolution text not null default '',
  account_id integer constraint override_is_made_by_an_account references identity.account,
  at timestamptz not null,
  constraint override_pk primary key (application_id, element),
  constraint an_exception_names_the_resolution_of_the_board check (kind <> 'exception' or trim(resolution) <> '')
);
create index override_by_account on screening.override (account_id);
comment on table screening.override is 'An element that HR decides otherwise: verified by papers, met by a substitution that the standard allows, or an exception that the board approved by a resolution.';

create table screening.question (
  application_id integer not null constraint question_is_of_an_application references applicants.application on delete cascade,
  no smallint not null,
  question text not null,
  asked_at timestamptz not null,
  account_id integer constraint question_is_asked_by_an_account references identity.account,
  constraint question_pk primary key (application_id, no)
);
create index question_by_account on screening.question (account_id);
comment on table screening.question is 'What an applicant was asked to show for verification, word for word.';
