create schema papers;

create table papers.paper (
  code text constraint paper_pk primary key constraint paper_code_is_hard_to_guess check (code ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
  kind text not null,
  title text not null,
  control_number text,
  personnel_id integer,
  issued_on date not null,
  issued_at timestamptz not null,
  released_on date,
  account_id integer constraint paper_is_issued_by_an_account references identity.account,
  withdrawn_on date,
  withdrawn_because text,
  sheet jsonb,
  run_id uuid constraint paper_is_printed_with_others references kernel.job_run,
  place_in_run integer,
  constraint a_control_number_is_given_once unique (control_number),
  constraint a_paper_is_withdrawn_for_a_reason check ((withdrawn_on is null) = (withdrawn_because is null)),
  constraint a_place_is_within_a_run check ((run_id is null) = (place_in_run is null))
);
create index paper_by_person on papers.paper (personnel_id, issued_at desc);
create unique index a_run_issues_a_paper_once on papers.paper (run_id, place_in_run);
create index paper_by_account on papers.paper (account_id);
comment on table papers.paper is 'Papers that were printed with a code to verify them: what each is, when it was issued, and whether it is still valid. Until released_on a paper that waits for its signature is none yet. sheet is what a numbered paper says, so that it can be printed again. A paper printed with others has its run and its place there.';

create table papers.control_series (
  series text not null,
  year smallint not null,
  last integer not null,
  constraint a_series_counts_once_a_year primary key (series, year)
);
comment on table papers.control_series is 'The last control number given in a series and year: COE-2026-0012.';

create table papers.wrong_guess (
  id bigint generated always as identity constraint wrong_guess_pk primary key,
  network text not null,
  at timestamptz not null
);
create index wrong_guess_by_network on papers.wrong_guess (network, at desc);
comment on table papers.wrong_guess is 'Codes that were asked for and are of no paper, counted by network to slow down guessing; kept for a day.';
