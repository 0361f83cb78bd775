-- Applicants from outside are people without service, in no list of personnel.
alter table personnel.person add column is_applicant boolean not null default false;
comment on table personnel.person is 'People of the university, past and present; idno is the employee number. is_applicant: applied and never served, so of no list, count, search or picker of personnel; idno is then the number of the applicant.';
create function personnel.refuse_applicants() returns trigger language plpgsql as $$
begin
  if exists (select from appointed a join personnel.person p on p.id = a.personnel_id where p.is_applicant) then
    raise exception 'an applicant holds no appointment' using errcode = 'check_violation', constraint = 'an_applicant_holds_no_appointment';
  end if;
  return null;
end $$;
comment on function personnel.refuse_applicants is 'Refuses appointments of applicants: their assumption of duty makes them personnel first.';
create trigger applicants_hold_no_appointment after insert on personnel.appointment
  referencing new table as appointed for each statement execute function personnel.refuse_applicants();

-- What an applicant gave when they registered, until the mailed link is used or has ended.
alter table identity.public_request add column applicant jsonb;
comment on table identity.public_request is 'What visitors ask for without signing in (a new password, an account): written alike for every answer, settled behind, counted to slow down guessing, gone after two days. applicant: what an applicant gave (ApplicantGiven).';
alter table identity.registration add column applicant jsonb;
comment on table identity.registration is 'Who asked for an account: a link is out (mailed), the person has one (joined), or what was entered did not match and HR decides. personnel_id and office_id are of the person whose number was given. applicant: what an applicant gave (ApplicantGiven), until the link is used or has ended.';

-- Whatever kept calendars of offices may rely on while the count is the same.
select kernel.count_changes_of('calendar', 'attendance.holiday', 'attendance.suspension', 'attendance.suspension_part', 'organization.office');

-- An import may be of one office.
alter table imports.upload add column office_id integer;
create index upload_of_office on imports.upload (office_id, section, created_at desc) where office_id is not null;
comment on table imports.upload is 'Spreadsheets: uploaded, checked (a large one by a job), imported, perhaps undone. choices are what the user decided beside the columns, questions what the last check asks; outcome is the digest of what was previewed; made is what came along, for the undoing; office_id is the office that it is for, where a clerk imports for an office.';

-- Contracts have a paper.
alter table contracts.contract
  add column code text constraint contract_is_a_paper references papers.paper,
  add column papers_issued smallint not null default 0,
  add constraint a_draft_and_a_voided_contract_have_no_paper check (code is null or state not in ('DRAFT', 'CANCELLED'));
create index contract_by_paper on contracts.contract (code);
comment on table contracts.contract is 'Job orders and contracts of service (CSC-COA-DBM JC 1 s.2025): with whom, for what, at which rate in centavos, with which premium in percent, from which fund; allows_unpaid_absence and wellness_days are what it says of absence, which without it is none. code: of the paper that both sides sign, issued when funds are certified; papers_issued: how many were, those before it withdrawn. Each is a request of the same number, whose steps move its state. An active one has its appointment in personnel.';

-- The tables of hiring.
create schema hiring;

create table hiring.request (
  id integer not null constraint hire_request_pk primary key,
  number text not null constraint hire_request_number_is_given_once unique,
  requester_id integer not null constraint hire_request_is_filed_by_a_person references personnel.person,
  office_id integer not null constraint hire_request_is_for_an_office references organization.office,
  kind text not null constraint kind_of_hiring_is_known
    check (kind in ('plantilla', 'casual', 'contractual', 'job order', 'part-time lecturer')),
  position_id integer not null constraint hire_request_is_for_a_position references organization.position,
  status_code text not null constraint hire_request_wants_a_status references reference.appointment_status (code),
  needed smallint not null constraint hire_request_needs_1_to_99_people check (needed between 1 and 99),
  reason text not null constraint reason_of_hiring_is_known
    check (reason in ('resignation', 'retirement', 'promotion', 'transfer', 'death', 'separation', 'new item', 'additional load', 'other')),
  vice text not null default '',
  justification text not null constraint hire_request_is_justified check (trim(justification) <> ''),
  duties text not null constraint hire_request_says_the_duties check (trim(duties) <> ''),
  education text not null default '',
  experience_years smallint,
  experience text not null default '',
  training_hours smallint,
  training text not null default '',
  eligibility text not null default '',
  competency text not null default '',
  preferred text not null default '',
  needed_by date not null,
  fund_source text not null default '',
  program text not null default '',
  period daterange,
  rate bigint constraint rate_of_hiring_is_paid check (rate > 0),
  rate_kind text constraint rate_of_hiring_is_by_day_month_or_hour check (rate_kind in ('daily', 'monthly', 'hourly')),
  state text not null,
  code text constraint hire_request_is_a_paper references papers.paper,
  constraint hire_request_is_a_request foreign key (id, state) references requests.request (id, state)
    on update cascade deferrable initially deferred,
  constraint rate_of_hiring_has_its_kind check ((rate is null) = (rate_kind is null)),
  constraint funds_of_hiring_are_named check (fund_source <> '' or state not in ('FUNDED', 'APPROVED', 'POSTED', 'FILLED'))
);
create index hire_request_by_request on hiring.request (id, state);
create index hire_request_by_requester on hiring.request (requester_id);
create index hire_request_by_office on hiring.request (office_id);
create index hire_request_by_position on hiring.request (position_id);
create index hire_request_by_status on hiring.request (status_code);
create index hire_request_by_paper on hiring.request (code);
create index hire_request_by_state on hiring.request (state, id desc);
comment on table hiring.request is 'Requests to hire (RTH-YYYY-NNNN): for which office, position and number of people, why, with the qualification standards as they were on the item, from which fund. rate in centavos, of job orders and lecturers. code: of the paper that is issued on approval. Each is a request of the same number, whose steps move its state.';

create table hiring.request_item (
  request_id integer not null constraint wanted_item_is_of_a_request references hiring.request,
  item_id integer not null constraint wanted_item_is_of_the_plantilla references plantilla.item,
  is_live boolean not null default true,
  constraint wanted_item_pk primary key (request_id, item_id),
  constraint an_item_has_one_live_request exclude (item_id with =) where (is_live)
);
create index wanted_item_by_item on hiring.request_item (item_id);
comment on table hiring.request_item is 'The plantilla items that a request to hire would fill; live from its submission until it is filled, lapsed, disapproved, not funded or cancelled.';

create table hiring.attachment (
  request_id integer not null constraint attachment_is_of_a_hire_request references hiring.request,
  file_id integer not null constraint attachment_of_hire_request_is_a_kept_file references kernel.file,
  label text not null default '',
  constraint attachment_of_hire_request_pk primary key (request_id, file_id)
);
create index attachment_of_hire_request_by_file on hiring.attachment (file_id);
comment on table hiring.attachment is 'PDFs that go with a request to hire.';

-- The tables of vacancies.
create schema vacancies;

create table vacancies.post (
  id integer generated by default as identity constraint post_pk primary key,
  code text not null constraint post_code_is_given_once unique
    constraint post_code_is_of_letters_digits_and_hyphens check (code ~ '^[A-Z0-9]+(-[A-Z0-9]+)*$'),
  request_id integer not null constraint post_follows_a_hire_request references hiring.request,
  kind text not null constraint kind_of_post_is_known
    check (kind in ('plantilla', 'casual', 'contractual', 'job order', 'part-time lecturer')),
  board text not null constraint board_of_post_is_known check (board in ('NAPB', 'APB')),
  level text constraint level_of_post_is_known check (level in ('first', 'second', 'second (executive/managerial)', 'third')),
  is_published boolean not null,
  position_id integer not null constraint post_is_for_a_position references organization.position,
  office_id integer not null constraint post_is_for_an_office references organization.office,
  title text not null constraint post_has_a_title check (trim(title) <> ''),
  parenthetical_title text not null default '',
  place text not null default '',
  status_code text not null constraint post_offers_a_status references reference.appointment_status (code),
  salary_grade smallint constraint salary_grade_of_post_is_1_to_33 check (salary_grade between 1 and 33),
  salary bigint constraint salary_of_post_is_paid check (salary > 0),
  salary_kind text not null default 'monthly' constraint salary_of_post_is_by_day_month_or_hour check (salary_kind in ('daily', 'monthly', 'hourly')),
  vacancies smallint not null constraint post_has_1_to_99_vacancies check (vacancies between 1 and 99),
  education text not null default '',
  experience_years smallint constraint experience_of_post_is_0_to_40_years check (experience_years between 0 and 40),
  experience text not null default '',
  training_hours smallint constraint training_of_post_is_0_to_1000_hours check (training_hours between 0 and 1000),
  training text not null default '',
  eligibility text not null default '',
  competency text not null default '',
  duties text not null default '',
  instructions text not null default '',
  contact_name text not null default '',
  contact_title text not null default '',
  contact_address text not null default '',
  contact_email text not null default '',
  contact_phone text not null default '',
  equal_opportunity text not null default '',
  state text not null default 'DRAFT' constraint state_of_post_is_known check (state in (
    'DRAFT', 'FOR_SIGNATURE', 'SUBMITTED', 'POSTED', 'CLOSED', 'DEFICIENT', 'VALID', 'NEAR_EXPIRY', 'EXPIRED', 'FILLED', 'CANCELLED')),
  since timestamptz not null,
  version smallint not null default 1 constraint versions_of_a_post_count_from_1 check (version >= 1),
  opens_at timestamptz,
  closes_at timestamptz,
  posted_on date,
  valid_until date,
  edited smallint not null default 1,
  created_by integer constraint post_is_made_by_an_account references identity.account,
  created_at timestamptz not null,
  plain_title text not null generated always as (kernel.plain(title || ' ' || parenthetical_title || ' ' || place || ' ' || code)) stored,
  constraint a_request_has_one_post exclude (request_id with =) where (state <> 'CANCELLED'),
  constraint a_post_closes_after_it_opens check (closes_at > opens_at),
  constraint an_open_post_has_its_dates check (state not in ('POSTED', 'CLOSED', 'VALID', 'NEAR_EXPIRY', 'EXPIRED')
    or (opens_at is not null and closes_at is not null and posted_on is not null))
);
create index post_by_hire_request on vacancies.post (request_id);
create index post_by_position on vacancies.post (position_id);
create index post_by_office on vacancies.post (office_id);
create index post_by_status on vacancies.post (status_code);
create index post_by_maker on vacancies.post (created_by);
create index post_by_state on vacancies.post (state, id desc);
create index post_by_closing on vacancies.post (closes_at, id) where state in ('POSTED', 'CLOSED', 'VALID', 'NEAR_EXPIRY');
create index post_by_search on vacancies.post using gin (plain_title gin_trgm_ops);
comment on table vacancies.post is 'Job posts: what is vacant, with which qualification standards, where and until when one applies. is_published: whether RA 7041 asks for a publication with CS Form No. 9; without it a post is opened by choice and has no validity. salary in centavos. Applications are taken from opens_at until closes_at, whatever the state still says; an appointment is issued until valid_until. version counts publications (vacancies.publication), edited counts saves.';

create table vacancies.post_item (
  post_id integer not null constraint posted_item_is_of_a_post references vacancies.post on delete cascade,
  item_id integer not null constraint posted_item_is_of_the_plantilla references plantilla.item,
  is_live boolean not null default true,
  constraint posted_item_pk primary key (post_id, item_id),
  constraint an_item_has_one_live_publication exclude (item_id with =) where (is_live)
);
create index posted_item_by_item on vacancies.post_item (item_id);
comment on table vacancies.post_item is 'The plantilla items of a post; live until it is filled, expired or cancelled.';

create table vacancies.requirement (
  post_id integer not null constraint requirement_is_of_a_post references vacancies.post on delete cascade,
  code text not null constraint requirement_has_a_code check (code ~ '^[a-z][a-z-]*$'),
  label text not null constraint requirement_has_a_label check (trim(label) <> ''),
  is_needed boolean not null default true,
  place smallint not null,
  constraint requirement_of_post_pk primary key (post_id, code)
);
comment on table vacancies.requirement is 'The papers that a post asks of applicants, in their order; needed ones must be there before an application is submitted.';

create table vacancies.publication (
  post_id integer not null constraint publication_is_of_a_post references vacancies.post on delete cascade,
  version smallint not null,
  sheet jsonb,
  signed_on date,
  sent_on date,
  proof_file_id integer constraint publication_is_proven_by_a_file references kernel.file,
  mode text not null default 'CSC bulletin and three conspicuous places',
  posted_on date,
  places text[] not null default '{}',
  closes_at timestamptz,
  valid_until date,
  deficient_on date,
  deficiency text not null default '',
  constraint publication_pk primary key (post_id, version),
  constraint a_deficiency_says_why check (deficient_on is null or trim(deficiency) <> '')
);
create index publication_by_proof on vacancies.publication (proof_file_id);
comment on table vacancies.publication is 'Each publication of a post: when CS Form No. 9 (sheet, as it was sent) went to the CSC field office, when and at which three places it was posted, until when, and what the CSC found deficient.';

create table vacancies.post_step (
  post_id integer not null constraint step_is_of_a_post references vacancies.post on delete cascade,
  no smallint not null,
  action text not null,
  from_state text not null,
  to_state text not null,
  at timestamptz not null,
  account_id integer constraint step_of_post_is_taken_by_an_account references identity.account,
  reason text not null default '',
  constraint step_of_post_pk primary key (post_id, no)
);
create index step_of_post_by_account on vacancies.post_step (account_id);
comment on table vacancies.post_step is 'What happened to a post, when and by whom; without an account Talaan did it, as the clock told.';
create trigger step_of_post_is_append_only before update on vacancies.post_step for each row execute function kernel.refuse_change();

create function vacancies.state_at(state text, closes_at timestamptz, valid_until date, moment timestamptz) returns text language sql stable parallel safe
  return case
    when state not in ('POSTED', 'CLOSED', 'VALID', 'NEAR_EXPIRY') or (state = 'POSTED' and moment < closes_at + interval '1 second') then state
    when valid_until < (moment at time zone 'Asia/Manila')::date then 'EXPIRED'
    when valid_until - 30 <= (moment at time zone 'Asia/Manila')::date then 'NEAR_EXPIRY'
    when state = 'NEAR_EXPIRY' then state
    else 'VALID' end;
comment on function vacancies.state_at is 'The state of a post at a moment as its dates tell it, whatever is stored (rules/state-by-clock.ts).';

-- The tables of applicants.
create schema applicants;

create table applicants.number_year (
  year smallint constraint applicant_number_year_pk primary key,
  last_applicant integer not null default 0,
  last_application integer not null default 0
);
comment on table applicants.number_year is 'The last numbers of applicants (A-YYYY-NNNNN) and of submitted applications (APP-YYYY-NNNNN) of a year.';

create table applicants.applicant (
  personnel_id integer constraint applicant_pk primary key constraint applicant_is_a_person references personnel.person,
  source text not null constraint source_of_applicant_is_known check (source in ('account', 'paper', 'employee')),
  consented_at timestamptz,
  consent_version text not null default '',
  created_at timestamptz not null,
  delete_on date
);
create index applicant_by_deletion on applicants.applicant (delete_on) where delete_on is not null;
comment on table applicants.applicant is 'People who apply for work: from outside (personnel.person.is_applicant, until they assume duty) or employees with the record that exists. consented_at: to which privacy notice (RA 10173), when. delete_on: the day on which what is held of an unsuccessful applicant is deleted.';

create table applicants.application (
  id integer generated by default as identity constraint application_pk primary key,
  reference text constraint application_reference_is_given_once unique,
  post_id integer not null constraint application_is_for_a_post references vacancies.post,
  personnel_id integer not null constraint application_is_of_an_applicant references applicants.applicant on update cascade,
  state text not null default 'DRAFT' constraint state_of_application_is_known check (state in (
    'DRAFT', 'SUBMITTED', 'INCOMPLETE', 'SCREENED_QUALIFIED', 'SCREENED_DISQUALIFIED', 'FOR_EXAM', 'FOR_INTERVIEW', 'INTERVIEWED', 'NO_SHOW',
    'RANKED', 'RECOMMENDED', 'NOT_RECOMMENDED', 'SELECTED', 'DEEP_SELECTED', 'NOT_SELECTED', 'FOR_APPOINTMENT', 'APPOINTED', 'ASSUMED',
    'WITHDRAWN', 'DECLINED', 'INVALIDATED')),
  since timestamptz not null,
  steps smallint not null default 0,
  is_internal boolean not null default false,
  is_paper boolean not null default false,
  submitted_at timestamptz,
  resubmitted_at timestamptz,
  lacking text[] not null default '{}',
  lacking_note text not null default '',
  lacking_due_on date,
  reason_code text not null default '',
  reason text not null default '',
  created_at timestamptz not null,
  gave_way boolean not null default false,
  constraint application_with_its_applicant unique (id, personnel_id),
  constraint a_submitted_application_has_its_reference check (state in ('DRAFT', 'WITHDRAWN') or (reference is not null and submitted_at is not null)),
  constraint an_incomplete_application_has_a_due_day check (state <> 'INCOMPLETE' or lacking_due_on is not null),
  constraint what_gave_way_has_ended check (not gave_way or state in ('SCREENED_DISQUALIFIED', 'NO_SHOW', 'NOT_RECOMMENDED', 'NOT_SELECTED', 'WITHDRAWN', 'DECLINED', 'INVALIDATED'))
);
create unique index one_applies_once_for_a_post on applicants.application (post_id, personnel_id) where not gave_way;
create index application_by_applicant on applicants.application (personnel_id, id);
create index application_by_post_and_state on applicants.application (post_id, state, id);
create index application_by_submission on applicants.application (submitted_at desc, id desc) where submitted_at is not null;
comment on table applicants.application is 'Applications, one a person and post. submitted_at: the moment at which the server received the first submission, by which it is in time or late. reason: what the applicant is told, such as why they are not qualified. lacking: codes of the papers asked for, by lacking_due_on. gave_way: of a second record that was joined, where the other application for the same post stands.';

create table applicants.sheet (
  application_id integer constraint frozen_sheet_pk primary key constraint frozen_sheet_is_of_an_application references applicants.application on delete cascade,
  personnel_id integer not null constraint frozen_sheet_is_of_a_person references personnel.person,
  image jsonb not null,
  sha256 text not null,
  frozen_at timestamptz not null
);
create index frozen_sheet_by_person on applicants.sheet (personnel_id);
comment on table applicants.sheet is 'The personal data sheet as it was when the application was submitted (SheetOnPaper of pds) with its hash; sent again with the lacking papers, where HR asked for it (sheet), it is frozen anew. Under row-level security.';
select kernel.protect('applicants', 'sheet');

create table applicants.paper (
  id integer generated by default as identity constraint paper_of_application_pk primary key,
  application_id integer not null constraint paper_is_of_an_application references applicants.application on delete cascade,
  code text not null,
  file_id integer not null constraint paper_of_application_is_a_kept_file references kernel.file,
  note text not null default '',
  added_by integer constraint paper_of_application_is_added_by_an_account references identity.account,
  added_at timestamptz not null
);
create index paper_of_application_by_application on applicants.paper (application_id, code, id);
create index paper_of_application_by_file on applicants.paper (file_id);
create index paper_of_application_by_adder on applicants.paper (added_by);
comment on table applicants.paper is 'PDFs of an application (3 MB at most), by the code of the requirement of its post; one file may go with several applications.';

create table applicants.step (
  application_id integer not null constraint step_is_of_an_application references applicants.application on delete cascade,
  no smallint not null,
  action text not null,
  from_state text not null,
  to_state text not null,
  at timestamptz not null,
  account_id integer constraint step_of_application_is_taken_by_an_account references identity.account,
  reason_code text not null default '',
  reason text not null default '',
  constraint step_of_application_pk primary key (application_id, no)
);
create index step_of_application_by_account on applicants.step (account_id);
comment on table applicants.step is 'The way of an application: who moved it, when, from which state to which and why; without an account Talaan did it. reason is shown to the applicant, but for the grounds of a choice.';
create trigger step_of_application_is_append_only before update on applicants.step for each row execute function kernel.refuse_change();

create table applicants.letter (
  id integer generated by default as identity constraint letter_pk primary key,
  application_id integer not null constraint letter_is_of_an_application references applicants.application on delete cascade,
  cause text not null,
  subject text not null,
  paragraphs text[] not null,
  sent_to text not null default '',
  at timestamptz not null,
  account_id integer constraint letter_is_sent_by_an_account references identity.account,
  constraint a_letter_of_one_cause_is_sent_once unique (application_id, cause)
);
create index letter_by_account on applicants.letter (account_id);
comment on table applicants.letter is 'What was written to an applicant, word for word, once for each cause (such as acknowledged, or step:5), so that a notice to hundreds that is sent again reaches each once; mailed from the outbox where the applicant has an address.';

-- The tables of letters.
create schema letters;

create table letters.template (
  id integer generated by default as identity constraint letter_template_pk primary key,
  name text not null constraint letter_template_has_its_own_name unique constraint letter_template_has_a_name check (trim(name) <> ''),
  subject text not null constraint letter_template_has_a_subject check (trim(subject) <> ''),
  body text not null constraint letter_template_has_a_text check (trim(body) <> ''),
  retired_on date
);
comment on table letters.template is 'Ready letters to applicants: subject and text with words in braces, such as {name}; a retired one is not offered from retired_on.';

create table letters.sending (
  id integer generated by default as identity constraint sending_pk primary key,
  post_id integer not null constraint sending_is_about_a_post references vacancies.post,
  subject text not null,
  body text not null,
  at timestamptz not null,
  account_id integer constraint sending_is_by_an_account references identity.account
);
create index sending_by_post on letters.sending (post_id, id desc);
create index sending_by_account on letters.sending (account_id);
comment on table letters.sending is 'A letter to many applicants of a post, as it was written before the words in braces were filled; the letters themselves are in applicants.letter, with the cause sending:{id}.';

create table letters.addressee (
  sending_id integer not null constraint addressee_is_of_a_sending references letters.sending,
  application_id integer not null constraint addressee_is_an_application references applicants.application on delete cascade,
  constraint addressee_pk primary key (sending_id, application_id)
);
create index addressee_by_application on letters.addressee (application_id);
comment on table letters.addressee is 'To which applications a sending goes, fixed when it starts.';

-- The tables of boards.
create schema boards;

create table boards.board (
  id integer generated by default as identity constraint board_pk primary key,
  name text not null constraint board_has_a_name check (trim(name) <> ''),
  kind text not null constraint kind_of_board_is_known check (kind in ('NAPB', 'APB', 'DPC', 'HRMPSB')),
  office_id integer constraint board_is_of_an_office references organization.office,
  order_number text not null default '',
  order_date date,
  term daterange not null constraint board_has_a_term check (lower(term) is not null and not isempty(term)),
  remarks text not null default '',
  edited smallint not null default 1,
  order_file_id integer constraint order_of_board_is_a_kept_file references kernel.file
);
create index board_by_order on boards.board (order_file_id);
create index board_by_office on boards.board (office_id);
create index board_by_kind on boards.board (kind, id);
comment on table boards.board is 'Selection boards: HRMPSB, for non-academic (NAPB) and academic (APB) personnel, and department personnel committees (DPC), by which office order, for which term.';

create table boards.seat (
  id integer generated by default as identity constraint seat_pk primary key,
  board_id integer not null constraint seat_is_of_a_board references boards.board on delete cascade,
  personnel_id integer not null constraint seat_is_held_by_a_person references personnel.person,
  role text not null constraint role_of_seat_is_known check (role in ('chair', 'member', 'secretary')),
  title text not null default '',
  votes boolean not null,
  level text constraint level_of_seat_is_known check (level in ('first', 'second')),
  alternate_for_id integer constraint alternate_stands_in_for_a_seat references boards.seat,
  during daterange not null constraint seat_begins check (lower(during) is not null and not isempty(during)),
  sworn_on date,
  post_id integer constraint seat_is_for_a_post references vacancies.post,
  constraint a_person_has_one_seat_at_a_time exclude using gist (board_id with =, personnel_id with =, coalesce(post_id, 0) with =, during with &&),
  constraint a_seat_for_one_post_is_of_a_member check (post_id is null or (role = 'member' and level is null and alternate_for_id is null)),
  constraint a_secretary_has_no_vote check (role <> 'secretary' or not votes),
  constraint an_alternate_is_of_another_seat check (alternate_for_id <> id)
);
create index seat_by_board on boards.seat (board_id);
create index seat_by_person on boards.seat (personnel_id);
create index seat_by_post on boards.seat (post_id);
create index seat_by_regular on boards.seat (alternate_for_id);
comment on table boards.seat is 'Who sits on a board, as what, and for whom as the alternate; level: a representative of the rank and file who votes for positions of that level alone; post_id: the head of the unit with the vacancy, who sits for that post alone.';

create table boards.sitting (
  post_id integer constraint sitting_pk primary key constraint sitting_is_for_a_post references vacancies.post,
  board_id integer not null constraint sitting_is_of_a_board references boards.board,
  assigned_at timestamptz not null,
  assigned_by integer constraint sitting_is_assigned_by_an_account references identity.account
);
create index sitting_by_board on boards.sitting (board_id);
create index sitting_by_account on boards.sitting (assigned_by);
comment on table boards.sitting is 'Which board sits for a post.';

create table boards.inhibition (
  seat_id integer not null constraint inhibition_is_of_a_seat references boards.seat on delete cascade,
  application_id integer not null constraint inhibition_is_from_an_application references applicants.application on delete cascade,
  is_inhibited boolean not null,
  cause text not null default '' constraint cause_of_inhibition_is_known check (cause in ('', 'relative', 'candidate', 'rival', 'other')),
  remarks text not null default '',
  declared_at timestamptz not null,
  declared_by integer constraint inhibition_is_declared_by_an_account references identity.account,
  constraint inhibition_pk primary key (seat_id, application_id),
  constraint an_inhibition_has_a_cause check (is_inhibited = (cause <> ''))
);
create index inhibition_by_application on boards.inhibition (application_id);
create index inhibition_by_account on boards.inhibition (declared_by);
comment on table boards.inhibition is 'What a member declared about an applicant: related within the third degree, a candidate too, or a rival, and so not taking part; or free to take part (is_inhibited false).';

-- The tables of screening.
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
comment on table screening.result is 'What the rules say of each element. figure: days of experience, hundredths of hours, the place of a level. evidence: the rows of the sheet that were counted, by keys that tell nothing without it.';

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

-- The tables of interviews.
create schema interviews;

create table interviews.session (
  id integer generated by default as identity constraint session_pk primary key,
  post_id integer not null constraint session_is_for_a_post references vacancies.post,
  kind text not null constraint kind_of_session_is_known check (kind in ('exam', 'skills', 'demonstration', 'interview')),
  day date not null,
  slot_minutes smallint not null constraint length_of_slots_is_known check (slot_minutes between 15 and case when kind = 'exam' then 240 else 30 end),
  venue text not null default '',
  link text not null default '' constraint link_of_session_is_a_web_address check (link = '' or link ~ '^https?://'),
  bring text not null default '',
  remarks text not null default '',
  answer_hours smallint not null default 24 constraint answers_are_due_1_to_72_hours_before check (answer_hours between 1 and 72),
  state text not null default 'DRAFT' constraint state_of_session_is_known check (state in ('DRAFT', 'PUBLISHED', 'CANCELLED')),
  edited smallint not null default 1,
  created_by integer constraint session_is_made_by_an_account references identity.account,
  created_at timestamptz not null,
  published_at timestamptz,
  constraint a_session_is_held_at_a_venue_or_online check (venue <> '' or link <> '')
);
create index session_by_post on interviews.session (post_id, day, id);
create index session_by_maker on interviews.session (created_by);
comment on table interviews.session is 'A day on which applicants of a post are examined or interviewed. slot_minutes: 15 to 30, of an examination (which all sit together) up to 240. Online where it has a link and no venue. answer_hours: so long before their slot applicants answer.';

create table interviews.panel (
  session_id integer not null constraint panel_is_of_a_session references interviews.session on delete cascade,
  personnel_id integer not null constraint panel_is_of_people references personnel.person,
  during tstzrange not null default 'empty',
  constraint panel_pk primary key (session_id, personnel_id),
  constraint a_panel_member_is_in_one_place_at_a_time exclude using gist (personnel_id with =, during with &&)
);
create index panel_by_person on interviews.panel (personnel_id);
comment on table interviews.panel is 'Who examines or interviews in a session; during: from its first slot to the end of its last, empty while it has none or is cancelled.';

create table interviews.slot (
  id integer generated by default as identity constraint slot_pk primary key,
  session_id integer not null constraint slot_is_of_a_session references interviews.session on delete cascade,
  application_id integer not null,
  personnel_id integer not null constraint slot_is_of_an_applicant references personnel.person,
  during tstzrange not null constraint slot_has_an_hour check (not isempty(during)),
  state text not null default 'PENDING' constraint state_of_slot_is_known check (state in (
    'PENDING', 'ACCEPTED', 'DECLINED', 'NO_RESPONSE', 'ATTENDED', 'NO_SHOW', 'RESCHEDULED', 'CANCELLED')),
  room text not null default '',
  is_together boolean not null default false,
  answer_by timestamptz not null,
  answered_at timestamptz,
  reason text not null default '',
  preferred_on date,
  notified_at timestamptz,
  second_notice_at timestamptz,
  reminded_at timestamptz,
  replaces_id integer constraint slot_takes_the_place_of_another references interviews.slot,
  is_live boolean not null generated always as (state not in ('RESCHEDULED', 'CANCELLED')) stored,
  constraint slot_is_of_an_application foreign key (application_id, personnel_id)
    references applicants.application (id, personnel_id) on update cascade on delete cascade,
  constraint an_applicant_is_in_one_slot_at_a_time exclude using gist (personnel_id with =, during with &&) where (is_live),
  constraint an_applicant_has_one_slot_in_a_session exclude using gist (session_id with =, application_id with =) where (is_live),
  constraint one_venue_holds_one_session_at_a_time exclude using gist (room with =, session_id with <>, during with &&) where (is_live and room <> ''),
  constraint slots_of_a_session_follow_each_other exclude using gist (session_id with =, during with &&) where (is_live and not is_together)
);
create index slot_by_session on interviews.slot (session_id, lower(during));
create index slot_by_application on interviews.slot (application_id, personnel_id);
create index slot_by_applicant on interviews.slot (personnel_id);
create index slot_by_replaced on interviews.slot (replaces_id);
create index slot_by_open_answer on interviews.slot (answer_by) where state in ('PENDING', 'ACCEPTED');
comment on table interviews.slot is 'The slot of an applicant and what came of it. room: the venue in plain words, empty online; is_together: of an examination that all sit at once. answer_by: answers come before it. replaces_id: the slot that was moved here.';

create table interviews.link (
  token_hash bytea constraint link_pk primary key,
  slot_id integer not null constraint link_is_of_a_slot references interviews.slot on delete cascade,
  made_at timestamptz not null
);
create index link_by_slot on interviews.link (slot_id);
comment on table interviews.link is 'The links of letters about a slot, by the hash of their token: each letter has its own; all are of no use once the slot is moved or cancelled.';

create table interviews.wrong_guess (
  network text not null,
  at timestamptz not null
);
create index wrong_guess_of_link_by_network on interviews.wrong_guess (network, at desc);
comment on table interviews.wrong_guess is 'Links that were asked for and are of no slot, counted by network to slow down guessing; kept for a day.';

-- The tables of assessments.
create schema assessments;

create table assessments.form (
  id integer generated by default as identity constraint form_pk primary key,
  name text not null constraint form_has_a_name check (trim(name) <> ''),
  version smallint not null constraint versions_of_a_form_count_from_1 check (version >= 1),
  board text not null constraint board_of_form_is_known check (board in ('NAPB', 'APB')),
  position_group text not null default '',
  total integer not null constraint total_of_form_is_positive check (total > 0),
  pass_on text not null constraint pass_mark_is_on_total_or_credentials check (pass_on in ('total', 'credentials')),
  pass_mark integer not null constraint pass_mark_is_not_negative check (pass_mark >= 0),
  drops_extremes boolean not null default false,
  preference_cap integer not null default 500 constraint preference_is_capped_at_5 check (preference_cap between 0 and 500),
  is_in_use boolean not null default true,
  created_at timestamptz not null,
  created_by integer constraint form_is_made_by_an_account references identity.account,
  constraint a_form_has_each_version_once unique (name, version)
);
create index form_by_maker on assessments.form (created_by);
comment on table assessments.form is 'Assessment forms, each version with its factors, for a board and a group of positions. Points in hundredths. A version is never changed: a correction is the next version. Posts take the versions in use.';

create table assessments.factor (
  id integer generated by default as identity constraint factor_pk primary key,
  form_id integer not null constraint factor_is_of_a_form references assessments.form on delete cascade,
  place smallint not null,
  name text not null constraint factor_has_a_name check (trim(name) <> ''),
  points integer not null constraint factor_has_points check (points > 0),
  kind text not null constraint kind_of_factor_is_known check (kind in ('credential', 'examination', 'interview', 'demonstration')),
  scored_by text not null constraint factor_is_scored_from_file_by_examination_or_members check (scored_by in ('file', 'examination', 'members')),
  guide_code text not null default '' constraint guide_of_factor_is_known check (guide_code in ('', 'performance', 'education', 'training', 'experience')),
  guide text not null default '',
  constraint factor_has_its_place unique (form_id, place),
  constraint an_examination_is_scored_by_examination check ((kind = 'examination') = (scored_by = 'examination'))
);
comment on table assessments.factor is 'What a form gives points for (hundredths), and who scores it: the secretariat from the file, an examination, or each member by items. guide_code: by which table of the Merit Selection Plan points are proposed.';

create table assessments.item (
  id integer generated by default as identity constraint item_of_factor_pk primary key,
  factor_id integer not null constraint item_is_of_a_factor references assessments.factor on delete cascade,
  place smallint not null,
  name text not null constraint item_has_a_name check (trim(name) <> ''),
  points integer not null constraint item_has_points check (points > 0),
  constraint item_has_its_place unique (factor_id, place)
);
comment on table assessments.item is 'What each member rates from 1 to 5 within a factor; a rating of 5 gives all points (hundredths).';

create table assessments.preference_ground (
  code text constraint preference_ground_pk primary key constraint preference_ground_has_a_code check (code ~ '^[a-z][a-z-]*$'),
  label text not null constraint preference_ground_has_a_label check (trim(label) <> ''),
  points integer not null constraint preference_ground_gives_up_to_5 check (points between 0 and 500),
  is_in_use boolean not null default true
);
comment on table assessments.preference_ground is 'Grounds of preference and the points (hundredths) that each adds after the total.';

create table assessments.assessment (
  post_id integer constraint assessment_pk primary key constraint assessment_is_of_a_post references vacancies.post,
  form_id integer not null constraint assessment_uses_a_form references assessments.form,
  is_blind boolean not null default false,
  minutes text not null default '',
  set_at timestamptz not null,
  set_by integer constraint assessment_is_set_by_an_account references identity.account,
  edited integer not null default 0,
  constraint a_post_is_assessed_by_one_form unique (post_id, form_id)
);
create index assessment_by_form on assessments.assessment (form_id);
create index assessment_by_setter on assessments.assessment (set_by);
comment on table assessments.assessment is 'The assessment for a post: by which version of a form all its applicants are scored, whether names and sex are hidden from members until all sheets are in, and the minutes of the board. edited counts what changes the ranking.';

create table assessments.absence (
  post_id integer not null constraint absence_is_for_a_post references assessments.assessment,
  seat_id integer not null constraint absence_is_of_a_seat references boards.seat on delete cascade,
  reason text not null constraint absence_has_a_reason check (trim(reason) <> ''),
  recorded_at timestamptz not null,
  recorded_by integer constraint absence_is_recorded_by_an_account references identity.account,
  constraint absence_pk primary key (post_id, seat_id)
);
create index absence_by_seat on assessments.absence (seat_id);
create index absence_by_account on assessments.absence (recorded_by);
comment on table assessments.absence is 'Seats whose member (and alternate) did not take part in the assessment for a post: their sheets are not waited for, and they do not count for the quorum.';

create table assessments.sheet (
  id integer generated by default as identity constraint sheet_pk primary key,
  application_id integer not null constraint sheet_is_about_an_application references applicants.application on delete cascade,
  seat_id integer not null constraint sheet_is_of_a_seat references boards.seat,
  personnel_id integer not null constraint sheet_is_of_a_member references personnel.person,
  post_id integer not null,
  form_id integer not null,
  state text not null default 'IN_PROGRESS' constraint state_of_sheet_is_known check (state in ('NOT_STARTED', 'IN_PROGRESS', 'SUBMITTED', 'LOCKED')),
  remarks text not null default '',
  steps smallint not null default 0,
  begun_at timestamptz not null,
  submitted_at timestamptz,
  constraint a_seat_has_one_sheet_for_an_applicant unique (application_id, seat_id),
  constraint all_sheets_of_a_post_have_its_form foreign key (post_id, form_id) references assessments.assessment (post_id, form_id),
  constraint a_submitted_sheet_says_when check (state not in ('SUBMITTED', 'LOCKED') or submitted_at is not null)
);
create index sheet_by_seat on assessments.sheet (seat_id);
create index sheet_by_member on assessments.sheet (personnel_id);
create index sheet_by_post on assessments.sheet (post_id, form_id);
comment on table assessments.sheet is 'Assessment sheets: what one member (or the alternate of the seat) gave one applicant. Without a row the sheet is not started.';

create table assessments.rating (
  sheet_id integer not null constraint rating_is_on_a_sheet references assessments.sheet on delete cascade,
  item_id integer not null constraint rating_is_of_an_item references assessments.item,
  rating smallint not null constraint rating_is_1_to_5 check (rating between 1 and 5),
  constraint rating_pk primary key (sheet_id, item_id)
);
create index rating_by_item on assessments.rating (item_id);
comment on table assessments.rating is 'The ratings of a sheet, 1 to 5.';

create table assessments.sheet_step (
  sheet_id integer not null constraint step_is_of_a_sheet references assessments.sheet on delete cascade,
  no smallint not null,
  action text not null constraint step_of_sheet_is_known check (action in ('submit', 'return', 'lock', 'unlock')),
  at timestamptz not null,
  account_id integer constraint step_of_sheet_is_taken_by_an_account references identity.account,
  reason text not null default '',
  constraint step_of_sheet_pk primary key (sheet_id, no),
  constraint a_sheet_is_opened_again_with_a_reason check (action not in ('return', 'unlock') or trim(reason) <> '')
);
create index step_of_sheet_by_account on assessments.sheet_step (account_id);
comment on table assessments.sheet_step is 'How a sheet was submitted, returned by the secretary, locked, or opened again by the chair, by whom and why.';
create trigger step_of_sheet_is_append_only before update on assessments.sheet_step for each row execute function kernel.refuse_change();

create table assessments.credit (
  application_id integer not null constraint credit_is_of_an_application references applicants.application on delete cascade,
  factor_id integer not null constraint credit_is_of_a_factor references assessments.factor,
  measure integer constraint measure_of_credit_is_not_negative check (measure >= 0),
  points integer not null constraint credit_is_not_negative check (points >= 0),
  note text not null default '',
  entered_at timestamptz not null,
  entered_by integer constraint credit_is_entered_by_an_account references identity.account,
  constraint credit_pk primary key (application_id, factor_id)
);
create index credit_by_factor on assessments.credit (factor_id);
create index credit_by_account on assessments.credit (entered_by);
comment on table assessments.credit is 'Points (hundredths) of factors that members do not score. measure: what they follow from, the percent of an examination or the performance rating in hundredths; null where points were entered.';

create table assessments.preference (
  application_id integer not null constraint preference_is_of_an_application references applicants.application on delete cascade,
  ground_code text not null constraint preference_has_a_ground references assessments.preference_ground,
  points integer not null constraint preference_gives_up_to_5 check (points between 0 and 500),
  constraint preference_pk primary key (application_id, ground_code)
);
create index preference_by_ground on assessments.preference (ground_code);
comment on table assessments.preference is 'Grounds of preference that an applicant has proven, each once, with the points as they were then.';

create table assessments.tie_vote (
  application_id integer constraint tie_vote_pk primary key constraint tie_vote_is_for_an_application references applicants.application on delete cascade,
  votes smallint not null constraint votes_are_not_negative check (votes >= 0),
  recorded_at timestamptz not null,
  recorded_by integer constraint tie_vote_is_recorded_by_an_account references identity.account
);
create index tie_vote_by_account on assessments.tie_vote (recorded_by);
comment on table assessments.tie_vote is 'How many members voted for each of those who are tied on points, examination and interview.';

create table assessments.ranking (
  id integer generated by default as identity constraint ranking_pk primary key,
  post_id integer not null,
  form_id integer not null,
  version smallint not null,
  made_at timestamptz not null,
  made_by integer constraint ranking_is_made_by_an_account references identity.account,
  frozen_at timestamptz,
  paper_code text,
  edited integer not null,
  constraint a_post_has_each_version_of_its_ranking_once unique (post_id, version),
  constraint ranking_is_by_the_form_of_the_post foreign key (post_id, form_id) references assessments.assessment (post_id, form_id)
);
create unique index a_post_has_one_frozen_ranking on assessments.ranking (post_id) where frozen_at is not null;
create index ranking_by_form on assessments.ranking (post_id, form_id);
create index ranking_by_maker on assessments.ranking (made_by);
comment on table assessments.ranking is 'Rankings of the applicants for a post, one version for each consolidation; frozen when the board submits its list. edited: the count of the assessment by which it was made, behind which it is out of date. paper_code: the comparative assessment as it was issued.';

create table assessments.ranked (
  ranking_id integer not null constraint ranked_is_in_a_ranking references assessments.ranking on delete cascade,
  application_id integer not null constraint ranked_is_an_application references applicants.application on delete cascade,
  rank smallint not null,
  is_tied boolean not null,
  settled_by text constraint tie_is_settled_by_a_rule check (settled_by in ('examination', 'interview', 'vote')),
  total integer not null,
  preference integer not null,
  passes boolean not null,
  points jsonb not null,
  constraint ranked_pk primary key (ranking_id, application_id)
);
create index ranked_by_application on assessments.ranked (application_id);
comment on table assessments.ranked is 'Rank, total and preference (hundredths) of each applicant in a ranking. points: {factor: {points, by: [[seat, fifths of a hundredth, whether dropped]]}}, so that each figure explains itself.';

create table assessments.resolution (
  id integer generated by default as identity constraint resolution_pk primary key,
  post_id integer not null constraint resolution_is_for_a_post references assessments.assessment,
  number text not null constraint resolution_has_a_number check (trim(number) <> ''),
  dated date not null,
  reason text not null default '',
  recorded_at timestamptz not null,
  recorded_by integer constraint resolution_is_recorded_by_an_account references identity.account,
  constraint a_resolution_is_recorded_once unique (post_id, number)
);
create index resolution_by_account on assessments.resolution (recorded_by);
comment on table assessments.resolution is 'Resolutions of the board by which it recommends: the first submits the list, each further one adds names.';

create table assessments.recommended (
  application_id integer constraint recommended_pk primary key constraint recommended_is_an_application references applicants.application on delete cascade,
  resolution_id integer not null constraint recommended_by_a_resolution references assessments.resolution on delete cascade
);
create index recommended_by_resolution on assessments.recommended (resolution_id);
comment on table assessments.recommended is 'Who was recommended, by which resolution.';

create table assessments.selection (
  application_id integer constraint selection_pk primary key constraint selection_is_of_an_application references applicants.application on delete cascade,
  decided_on date not null,
  decided_by text not null constraint selection_names_the_authority check (trim(decided_by) <> ''),
  is_outside boolean not null,
  is_deep boolean not null,
  reason text not null default '',
  recorded_at timestamptz not null,
  recorded_by integer constraint selection_is_recorded_by_an_account references identity.account,
  constraint a_choice_outside_the_list_has_a_reason check (not (is_outside or is_deep) or trim(reason) <> '')
);
create index selection_by_account on assessments.selection (recorded_by);
comment on table assessments.selection is 'Whom the appointing authority chose, and why where they are outside the list or a deep selection.';

create table assessments.next_in_rank (
  position_id integer not null constraint next_in_rank_is_to_a_position references organization.position,
  from_position_id integer not null constraint next_in_rank_is_a_position references organization.position,
  constraint next_in_rank_pk primary key (position_id, from_position_id)
);
create index next_in_rank_by_holder on assessments.next_in_rank (from_position_id);
comment on table assessments.next_in_rank is 'Which positions are next in rank to a position, for deep selection and the notices to those who hold them.';

-- The tables of appointing.
create schema appointing;

create table appointing.setting (
  id boolean default true constraint setting_of_appointing_pk primary key constraint there_is_one_setting_of_appointing check (id),
  is_accredited boolean not null default false,
  accreditation text not null default '',
  csc_office text not null default 'Civil Service Commission Field Office',
  authority_name text not null default '',
  authority_title text not null default 'University President',
  hrmo_name text not null default '',
  hrmo_title text not null default 'Human Resource Management Officer',
  chair_name text not null default '',
  chair_title text not null default 'Chairperson, Selection Board',
  constraint accreditation_names_its_resolution check (not is_accredited or trim(accreditation) <> '')
);
comment on table appointing.setting is 'Whether the university is accredited by the CSC, by which resolution, or regulated; to which office of the CSC it reports, and who signs appointments and their certifications.';
insert into appointing.setting default values;

create table appointing.election_ban (
  during daterange constraint election_ban_pk primary key constraint election_ban_begins_and_ends
    check (not lower_inf(during) and not upper_inf(during) and not isempty(during)),
  election text not null constraint election_of_ban_is_named check (trim(election) <> '')
);
comment on table appointing.election_ban is 'Days before elections on which no appointment is issued without an exemption by the Commission on Elections.';

create table appointing.appointment (
  id integer generated by default as identity constraint appointment_paper_pk primary key,
  application_id integer not null,
  post_id integer not null constraint appointment_paper_is_for_a_post references vacancies.post,
  personnel_id integer not null constraint appointment_paper_is_of_a_person references personnel.person,
  item_id integer constraint appointment_paper_is_to_an_item references plantilla.item,
  position_id integer not null constraint appointment_paper_is_to_a_position references organization.position,
  office_id integer not null constraint appointment_paper_is_in_an_office references organization.office,
  place text not null default '',
  status_code text not null constraint appointment_paper_has_a_status references reference.appointment_status (code),
  nature_code text not null constraint appointment_paper_has_a_nature references reference.appointment_nature (code),
  salary_grade smallint constraint grade_of_appointment_paper_is_1_to_33 check (salary_grade between 1 and 33),
  step smallint not null default 1 constraint step_of_appointment_paper_is_1_to_8 check (step between 1 and 8),
  salary bigint constraint salary_of_appointment_paper_is_paid check (salary > 0),
  ends_on date,
  vice text not null default '',
  vice_how text not null default '',
  page text not null default '',
  form text not null constraint form_of_appointment_is_known check (form in ('33-A', '33-B', '34-A', '34-B')),
  deliberated_on date,
  state text not null default 'DRAFT' constraint state_of_appointment_paper_is_known check (state in (
    'DRAFT', 'FOR_SIGNATURE', 'ISSUED', 'SENT_TO_CSC', 'IN_RAI', 'ATTESTED', 'INVALIDATED', 'APPEALED', 'CLOSED', 'CANCELLED')),
  since timestamptz not null,
  steps smallint not null default 0,
  issued_on date,
  rest_day_ground text not null default '' constraint ground_of_rest_day_is_known check (rest_day_ground in ('', 'law', 'service')),
  ban_exemption text not null default '',
  authority_name text not null default '',
  authority_title text not null default '',
  received_on date,
  oath_on date,
  oath_before text not null default '',
  assumed_on date,
  sent_on date,
  late_reason text not null default '',
  csc_on date,
  csc_released_on date,
  csc_number text not null default '',
  notified_on date,
  created_by integer constraint appointment_paper_is_made_by_an_account references identity.account,
  created_at timestamptz not null,
  code text constraint appointment_paper_has_a_code references papers.paper,
  constraint appointment_paper_follows_an_application foreign key (application_id, personnel_id)
    references applicants.application (id, personnel_id) on update cascade,
  constraint an_issued_appointment_has_its_day check (state in ('DRAFT', 'FOR_SIGNATURE', 'CANCELLED') or issued_on is not null),
  constraint duty_is_assumed_after_issuance check (assumed_on >= issued_on)
);
create unique index an_application_has_one_appointment on appointing.appointment (application_id) where state <> 'CANCELLED';
create unique index an_item_has_one_live_appointment on appointing.appointment (item_id)
  where item_id is not null and assumed_on is null and state not in ('CANCELLED', 'INVALIDATED', 'CLOSED');
create index appointment_paper_by_post on appointing.appointment (post_id, id);
create index appointment_paper_by_application on appointing.appointment (application_id, personnel_id);
create index appointment_paper_by_person on appointing.appointment (personnel_id);
create index appointment_paper_by_item on appointing.appointment (item_id);
create index appointment_paper_by_position on appointing.appointment (position_id);
create index appointment_paper_by_office on appointing.appointment (office_id);
create index appointment_paper_by_status on appointing.appointment (status_code);
create index appointment_paper_by_nature on appointing.appointment (nature_code);
create index appointment_paper_by_maker on appointing.appointment (created_by);
create index appointment_paper_by_code on appointing.appointment (code);
create index appointment_paper_by_issuance on appointing.appointment (issued_on, id);
comment on table appointing.appointment is 'Appointments from their draft to the action of the CSC (CS Form No. 33-A or 33-B, plantilla of casuals 34-A or 34-B); salary in centavos a month. Received, oath and assumption are dated facts beside the state; personnel.appointment is written on assumption. code: of CS Form No. 33, from the day on which it goes out for signature.';

create table appointing.paper (
  appointment_id integer not null constraint paper_is_of_an_appointment references appointing.appointment on delete cascade,
  code text not null,
  label text not null,
  is_needed boolean not null,
  place smallint not null,
  received_on date,
  file_id integer constraint paper_of_appointment_is_a_kept_file references kernel.file,
  constraint paper_of_appointment_pk primary key (appointment_id, code)
);
create index paper_of_appointment_by_file on appointing.paper (file_id);
comment on table appointing.paper is 'The checklist of papers that support an appointment, by kind, with the day on which each came and its file.';

create table appointing.step (
  appointment_id integer not null constraint step_is_of_an_appointment references appointing.appointment on delete cascade,
  no smallint not null,
  action text not null,
  from_state text not null,
  to_state text not null,
  at timestamptz not null,
  account_id integer constraint step_of_appointment_is_taken_by_an_account references identity.account,
  reason text not null default '',
  constraint step_of_appointment_pk primary key (appointment_id, no)
);
create index step_of_appointment_by_account on appointing.step (account_id);
comment on table appointing.step is 'What happened to an appointment, when, by whom and why; oath, receipt and assumption among it.';
create trigger step_of_appointment_is_append_only before update on appointing.step for each row execute function kernel.refuse_change();

create table appointing.alert (
  appointment_id integer not null constraint alert_is_of_an_appointment references appointing.appointment on delete cascade,
  kind text not null constraint kind_of_alert_is_known check (kind in ('submission', 'probation', 'statement', 'assumption')),
  no smallint not null,
  at timestamptz not null,
  constraint alert_of_appointment_pk primary key (appointment_id, kind, no)
);
comment on table appointing.alert is 'Which reminders were given: the day after issuance, the month of probation.';

create table appointing.rai (
  month date constraint report_pk primary key constraint report_is_of_a_month check (extract(day from month) = 1),
  state text not null default 'DRAFT' constraint state_of_report_is_known check (state in ('DRAFT', 'CERTIFIED', 'SUBMITTED', 'RECEIVED', 'ACTED')),
  certified_on date,
  submitted_on date,
  received_on date,
  acted_on date,
  code text constraint report_has_a_code references papers.paper
);
create index report_by_code on appointing.rai (code);
comment on table appointing.rai is 'Reports on appointments issued (CS Form No. 2), one a month, and how far each is. code: of the paper, from its certification.';

create table appointing.rai_row (
  month date not null constraint row_is_of_a_report references appointing.rai,
  appointment_id integer constraint an_appointment_is_reported_once primary key
    constraint row_of_report_is_an_appointment references appointing.appointment,
  late_reason text not null default ''
);
create index row_of_report_by_month on appointing.rai_row (month);
comment on table appointing.rai_row is 'The appointments in a report; those of an earlier month with the reason why they are added to this one. What the CSC did stands with the appointment.';

create table appointing.rai_step (
  month date not null constraint step_is_of_a_report references appointing.rai,
  no smallint not null,
  action text not null,
  at timestamptz not null,
  account_id integer constraint step_of_report_is_taken_by_an_account references identity.account,
  constraint step_of_report_pk primary key (month, no)
);
create index step_of_report_by_account on appointing.rai_step (account_id);
comment on table appointing.rai_step is 'Who certified, submitted and followed a report on appointments issued, and when.';
create trigger step_of_report_is_append_only before update on appointing.rai_step for each row execute function kernel.refuse_change();

-- The tables of documents.
create schema documents;

create function documents.words_of(text) returns text[] language plpgsql immutable strict parallel safe as $$
begin
  return array(
    select case when word ~ '^[0-9]+$' then coalesce(nullif(ltrim(word, '0'), ''), '0') else left(word, 60) end
    from unnest(string_to_array(regexp_replace(kernel.plain($1), '[^[:alnum:]]+', ' ', 'g'), ' ')) as word
    where length(word) > 1 or word between '0' and '9');
end $$;
comment on function documents.words_of is 'The words of a text as they are searched: plain, without signs and single letters, numbers without leading zeros.';

create function documents.finds_words(term text) returns tsquery language sql immutable strict parallel safe
  return (select string_agg(case when word ~ '[0-9]' then word else word || ':*' end, ' & ')::tsquery from unnest(documents.words_of(term)) as word);
comment on function documents.finds_words is 'What finds texts with each word of a term, in any order: numbers whole, other words by their beginning. Null where it has no words.';

create function documents.finds_first(term text, frequent text[]) returns tsquery language sql immutable strict parallel safe
  return (
    select string_agg(case when word ~ '[0-9]' then word else word || ':*' end, ' & ')::tsquery from unnest(documents.words_of(term)) as word
    where not exists (select from unnest(frequent) as many where many = word or (word !~ '[0-9]' and many ^@ word)));
comment on function documents.finds_first is 'The same of those words of a term that find none of the words that many texts have: these the index finds slowly. Null where it has no others.';

create table documents.type (
  id integer generated by default as identity constraint document_type_pk primary key,
  code text not null constraint code_of_document_type_is_given_once unique
    constraint code_of_document_type_is_of_letters_and_digits check (code ~ '^[A-Z][A-Z0-9-]{0,11}$'),
  name text not null constraint document_type_has_a_name check (trim(name) <> ''),
  complexity text not null constraint complexity_is_known check (complexity in ('simple', 'complex', 'highly_technical')),
  working_days smallint not null,
  requirements text[] not null default '{}',
  needs_release boolean not null default false,
  is_picked_up boolean not null default false,
  confidentiality text not null default 'OPEN' constraint usual_confidentiality_is_known check (confidentiality in ('OPEN', 'RESTRICTED', 'CONFIDENTIAL')),
  retention_years smallint constraint documents_are_kept_1_to_99_years check (retention_years between 1 and 99),
  schedule_item text not null default '',
  is_active boolean not null default true,
  plain_name text not null generated always as (kernel.plain(name || ' ' || code)) stored,
  constraint days_of_document_type_are_within_the_law check (working_days between 1 and case complexity when 'simple' then 3 when 'complex' then 7 else 20 end)
);
create unique index a_document_type_has_its_own_name on documents.type (lower(name));
comment on table documents.type is 'Types of documents: working days by complexity (RA 11032 Sec. 9b: 3, 7, 20 at most), what must come with one, whether it is released or picked up in the end. Without retention_years it is kept for good. schedule_item is its item of the records disposition schedule (GRDS or that of the agency), as the National Archives number it.';

create table documents.type_stop (
  type_id integer not null constraint stop_is_of_a_document_type references documents.type on delete cascade,
  place smallint not null,
  label text not null constraint stop_has_a_label check (trim(label) <> ''),
  office_id integer constraint stop_is_an_office references organization.office,
  is_origin boolean not null default false,
  limit_minutes integer not null default 480 constraint stop_takes_half_an_hour_to_20_days check (limit_minutes between 30 and 9600),
  constraint stop_of_document_type_pk primary key (type_id, place),
  constraint an_originating_stop_names_no_office check (not is_origin or office_id is null)
);
create index stop_by_office on documents.type_stop (office_id);
comment on table documents.type_stop is 'The usual route of a type, in order: the office of origin, an office, or (without one) words alone, such as the addressee. limit_minutes are office minutes; 480 are one working day.';

create table documents.office_setting (
  office_id integer constraint settings_of_an_office_pk primary key constraint settings_are_of_an_office references organization.office on delete cascade,
  am_from smallint not null default 480,
  am_to smallint not null default 720,
  pm_from smallint not null default 780,
  pm_to smallint not null default 1020,
  keeps_records boolean not null default false,
  constraint office_hours_are_in_order check (0 <= am_from and am_from < am_to and am_to <= pm_from and pm_from < pm_to and pm_to <= 1440)
);
comment on table documents.office_setting is 'Hours of an office in minutes of the day, by which hours of papers in it count, and whether it keeps the records: releases, hands out, archives. Without a row 08:00–12:00 and 13:00–17:00.';
select kernel.count_changes_of('calendar', 'documents.office_setting');

create table documents.counter (
  office_id integer not null constraint counter_is_of_an_office references organization.office,
  year smallint not null,
  last integer not null constraint counter_begins_at_1 check (last >= 1),
  constraint counter_of_office_and_year_pk primary key (office_id, year)
);
comment on table documents.counter is 'The last number of a document of an office in a year; a refused transaction gives its numbers back.';

create table documents.outgoing_counter (
  office_id integer not null constraint outgoing_counter_is_of_an_office references organization.office,
  year smallint not null,
  last integer not null constraint outgoing_counter_begins_at_1 check (last >= 1),
  constraint outgoing_counter_of_office_and_year_pk primary key (office_id, year)
);
comment on table documents.outgoing_counter is 'The last outgoing number that an office gave in a year to a paper that leaves the university; a refused transaction gives its numbers back.';

create table documents.document (
  id integer generated by default as identity constraint document_pk primary key,
  office_id integer not null constraint document_comes_from_an_office references organization.office,
  year smallint,
  no integer,
  child_no smallint constraint copies_count_from_1 check (child_no >= 1),
  tracking_no text constraint tracking_number_is_given_once unique,
  parent_id integer constraint a_copy_is_of_a_document references documents.document,
  type_id integer not null constraint document_is_of_a_type references documents.type,
  kind text not null constraint kind_of_document_is_known check (kind in ('INTERNAL', 'EXTERNAL_IN', 'EXTERNAL_OUT')),
  state text not null constraint state_of_document_is_known check (state in (
    'DRAFT', 'INCOMING', 'RETURNED', 'RECEIVED', 'HOLD', 'PENDING', 'PICKUP', 'RELEASED', 'REJECTED', 'ARCHIVED')),
  subject text not null constraint document_has_a_subject check (trim(subject) <> '' and length(subject) <= 500),
  description text not null default '',
  sender_name text not null default '',
  sender_office text not null default '',
  sender_contact text not null default '',
  reference_no text not null default '',
  paper_date date,
  pages smallint constraint document_has_1_to_9999_pages check (pages between 1 and 9999),
  copies smallint not null default 1 constraint document_has_1_to_999_copies check (copies between 1 and 999),
  priority text not null default 'ROUTINE' constraint priority_is_known check (priority in ('ROUTINE', 'URGENT', 'RUSH')),
  confidentiality text not null default 'OPEN' constraint confidentiality_is_known check (confidentiality in ('OPEN', 'RESTRICTED', 'CONFIDENTIAL')),
  related_id integer constraint related_document_is_on_record references documents.document on delete set null
    constraint a_document_is_not_related_to_itself check (related_id <> id),
  came_at timestamptz,
  registered_at timestamptz,
  due_at timestamptz,
  extended_until date,
  closed_at timestamptz,
  days_taken smallint constraint days_taken_are_not_negative check (days_taken >= 0),
  outgoing_no text constraint outgoing_number_is_given_once unique,
  legal_hold text constraint a_legal_hold_says_why check (trim(legal_hold) <> ''),
  disposed_on date,
  created_by integer not null constraint document_is_made_by_an_account references identity.account,
  created_at timestamptz not null,
  words tsvector not null generated always as (
    array_to_tsvector(documents.words_of(coalesce(tracking_no, '') || ' ' || subject || ' ' || sender_name || ' ' || sender_office || ' ' || reference_no
      || ' ' || coalesce(outgoing_no, '')))) stored,
  duplicate_of_id integer constraint a_duplicate_is_of_a_document references documents.document
    constraint a_document_is_no_duplicate_of_itself check (duplicate_of_id <> id)
    constraint only_a_rejected_document_is_a_duplicate check (duplicate_of_id is null or state in ('REJECTED', 'ARCHIVED')),
  sender_person_id integer constraint document_is_handed_in_by_a_person references personnel.person
    constraint only_an_internal_document_is_handed_in_by_a_person check (sender_person_id is null or kind = 'INTERNAL'),
  paper_code text constraint document_is_of_a_printed_paper references papers.paper constraint a_printed_paper_is_registered_once unique,
  constraint only_a_draft_has_no_number check (num_nonnulls(year, no, tracking_no, registered_at, due_at) = case when state = 'DRAFT' then 0 else 5 end),
  constraint only_an_archived_document_is_disposed_of check (disposed_on is null or (state = 'ARCHIVED' and legal_hold is null)),
  constraint only_a_registered_document_goes_out check (outgoing_no is null or state <> 'DRAFT'),
  constraint a_copy_has_the_number_of_its_document check ((parent_id is null) = (child_no is null)),
  constraint a_closed_document_says_since_when check ((closed_at is not null) = (state in ('RELEASED', 'REJECTED', 'ARCHIVED'))),
  constraint only_a_closed_document_took_days check (days_taken is null or closed_at is not null),
  constraint a_document_came_before_it_was_registered check (came_at <= registered_at)
);
create unique index a_number_is_given_once_in_office_and_year on documents.document (office_id, year, no) where child_no is null;
create unique index a_copy_is_numbered_once on documents.document (parent_id, child_no) where parent_id is not null;
create index document_of_office on documents.document (office_id, id);
create index copy_by_document on documents.document (parent_id);
create index document_by_type on documents.document (type_id);
create index document_by_sender on documents.document (sender_person_id, id) where sender_person_id is not null;
create index document_by_related on documents.document (related_id);
create index document_by_maker on documents.document (created_by, id);
create index document_by_closing on documents.document (closed_at desc nulls last, id desc) where closed_at is not null;
create index open_document_by_due_moment on documents.document (due_at) where closed_at is null;
create index document_to_archive on documents.document (closed_at) where state in ('RELEASED', 'REJECTED');
create index document_by_registration on documents.document (registered_at) where registered_at is not null;
create index document_by_reference on documents.document (kernel.plain(reference_no), registered_at) where reference_no <> '' and registered_at is not null;
create index document_by_subject on documents.document (md5(kernel.plain(subject)), registered_at) where registered_at is not null;
create index document_by_original on documents.document (duplicate_of_id) where duplicate_of_id is not null;
create index document_by_words on documents.document using gin (words);
comment on table documents.document is 'Documents that are tracked. A draft has no number; a registered one has the number no of its office and year in tracking_no, a copy sent to one of several offices that of its document with -1, -2. came_at is the receipt stamped on a paper from outside. days_taken are the working days from the day on which its clock began to the day on which it was closed. outgoing_no is the number under which it leaves the university, of the office that released it; it stays when the document is reopened. legal_hold is why it must not be disposed of (a case, an audit). Of a document disposed of on disposed_on its row and history stay, without files. state is that of the open hop, or how it ended; one that was registered twice is rejected as a duplicate_of_id. sender_person_id is the employee who handed it in; paper_code the paper that Talaan printed, registered once.';

create table documents.hop (
  id integer generated by default as identity constraint hop_pk primary key,
  document_id integer not null constraint hop_is_of_a_document references documents.document,
  no smallint not null constraint hops_count_from_1 check (no >= 1),
  office_id integer not null constraint hop_is_in_an_office references organization.office,
  from_no smallint,
  from_office_id integer constraint hop_comes_from_an_office references organization.office,
  continues_no smallint,
  state text not null constraint state_of_hop_is_known check (state in ('INCOMING', 'RETURNED', 'RECEIVED', 'HOLD', 'PENDING', 'PICKUP')),
  instruction text not null default '',
  note text not null default '',
  sent_at timestamptz not null,
  sent_by integer not null constraint hop_is_sent_by_an_account references identity.account,
  received_at timestamptz,
  received_by integer constraint hop_is_received_by_an_account references identity.account,
  limit_minutes integer not null constraint hop_has_a_limit check (limit_minutes > 0),
  due_at timestamptz,
  left_minutes integer constraint minutes_are_left_of_a_hop check (left_minutes >= 0),
  paused_minutes integer not null default 0 constraint pauses_are_not_negative check (paused_minutes >= 0),
  ended_at timestamptz,
  worked_minutes integer constraint worked_minutes_are_not_negative check (worked_minutes >= 0),
  ended_as text constraint end_of_hop_is_known check (ended_as in ('FORWARDED', 'CANCELLED', 'REFUSED', 'RETURNED', 'RELEASED', 'REJECTED', 'MOVED')),
  to_person_id integer constraint hop_is_for_a_person references personnel.person,
  constraint hop_of_a_document_has_its_place unique (document_id, no, office_id),
  constraint hops_of_a_document_have_different_numbers unique (document_id, no),
  constraint only_the_office_that_holds_a_document_sends_it foreign key (document_id, from_no, from_office_id) references documents.hop (document_id, no, office_id),
  constraint a_stay_goes_on_in_the_same_office foreign key (document_id, continues_no, office_id) references documents.hop (document_id, no, office_id),
  constraint only_the_first_hop_follows_none check ((no = 1) = (from_no is null) and from_no < no),
  constraint a_document_is_received_after_it_is_sent check (received_at >= sent_at),
  constraint a_document_on_its_way_is_not_received check ((state in ('INCOMING', 'RETURNED')) = (received_at is null) and (received_at is null) = (received_by is null)),
  constraint a_hop_ends_after_it_begins check (ended_at >= sent_at and ended_at >= received_at),
  constraint a_received_hop_ends_with_its_minutes check ((worked_minutes is not null) = (ended_at is not null and received_at is not null)),
  constraint an_ended_hop_says_how check ((ended_at is null) = (ended_as is null)),
  constraint only_a_pause_leaves_minutes check (left_minutes is null or (state = 'HOLD' and due_at is null)),
  constraint a_running_hop_is_due check (due_at is not null or left_minutes is not null or state = 'PICKUP')
);
create unique index a_document_has_one_open_hop on documents.hop (document_id) where ended_at is null;
create index hop_in_office on documents.hop (office_id, state, due_at, document_id) where ended_at is null;
create index hop_on_its_way on documents.hop (from_office_id, state, due_at, document_id) where ended_at is null;
create index hop_by_end on documents.hop (ended_at) where worked_minutes is not null;
create index hop_by_office on documents.hop (office_id, document_id);
create index hop_by_former_office on documents.hop (from_office_id);
create index hop_by_hop_before on documents.hop (document_id, from_no, from_office_id);
create index hop_that_goes_on on documents.hop (document_id, continues_no, office_id) where continues_no is not null;
create index hop_by_sender on documents.hop (sent_by);
create index hop_by_receiver on documents.hop (received_by);
create index hop_for_person on documents.hop (to_person_id, document_id) where to_person_id is not null;
create index hop_that_runs_out on documents.hop (due_at) where ended_at is null;
comment on table documents.hop is 'One row for each stay of a document in an office, only added: it is sent by the office of hop from_no, received, held, and ends. due_at is in the office hours of the office; while a pause runs left_minutes are kept instead, unless it was late already. worked_minutes are the office minutes from receipt to end without pauses. continues_no is the stay that goes on after a cancelled forward, with its receipt and its minutes. to_person_id is whose attention in the office it is for. State of an ended hop: the last one.';

create table documents.hold (
  hop_id integer not null constraint hold_is_of_a_hop references documents.hop,
  no smallint not null,
  cause text not null constraint cause_of_hold_is_known check (cause in ('lacking_paper', 'awaiting_document', 'awaiting_funds', 'lost', 'other')),
  reason text not null default '',
  held_at timestamptz not null,
  held_by integer not null constraint hold_is_begun_by_an_account references identity.account,
  resumed_at timestamptz,
  resumed_by integer constraint hold_is_ended_by_an_account references identity.account,
  constraint hold_pk primary key (hop_id, no),
  constraint a_document_is_held_once_at_a_time exclude (hop_id with =) where (resumed_at is null),
  constraint a_hold_ends_after_it_begins check (resumed_at >= held_at),
  constraint another_hold_says_why check (cause not in ('lost', 'other') or trim(reason) <> '')
);
create index hold_by_beginner on documents.hold (held_by);
create index hold_by_ender on documents.hold (resumed_by);
create index hold_of_a_lost_paper on documents.hold (hop_id) where cause = 'lost' and resumed_at is null;
comment on table documents.hold is 'Pauses of a hop, with their cause; that of lacking papers moves the due day of the document too (RA 11032 Sec. 9a). A lost paper is on hold until it is found or a certified copy goes on.';

create table documents.step (
  document_id integer not null constraint step_is_of_a_document references documents.document on delete cascade,
  no smallint not null,
  action text not null,
  from_state text not null,
  to_state text not null,
  hop_id integer constraint step_is_in_a_hop references documents.hop,
  at timestamptz not null,
  account_id integer constraint step_of_document_is_taken_by_an_account references identity.account,
  reason text not null default '',
  details jsonb,
  constraint step_of_document_pk primary key (document_id, no),
  constraint only_archiving_goes_by_itself check (account_id is not null or action = 'archive')
);
create index step_of_document_by_hop on documents.step (hop_id);
create index step_of_document_by_account on documents.step (account_id);
comment on table documents.step is 'What was done with a document, when and by whom; details by the action: the mode of a release, the claimant, the letter of an extension, old and new of an edit. Without account_id it was archived by itself, after its year.';
create trigger step_of_document_is_append_only before update on documents.step for each row execute function kernel.refuse_change();

create table documents.attachment (
  document_id integer not null constraint attachment_is_of_a_document references documents.document on delete cascade,
  file_id integer not null constraint attachment_is_a_file references kernel.file,
  added_at timestamptz not null,
  added_by integer not null constraint attachment_is_added_by_an_account references identity.account,
  constraint attachment_pk primary key (document_id, file_id)
);
create index attachment_by_file on documents.attachment (file_id);
create index attachment_by_account on documents.attachment (added_by);
comment on table documents.attachment is 'The files of a document: PDFs of at most 3 MB each.';

create table documents.look (
  account_id integer not null constraint look_is_of_an_account references identity.account on delete cascade,
  office_id integer not null constraint look_is_at_an_office references organization.office on delete cascade,
  seen_at timestamptz not null,
  constraint look_pk primary key (account_id, office_id)
);
create index look_by_office on documents.look (office_id);
comment on table documents.look is 'When an account last looked through what came to an office; what was sent later is marked as new.';

create table documents.known_day (
  day date constraint known_day_pk primary key,
  said text not null
);
comment on table documents.known_day is 'Holidays and suspensions of each day, as the clocks of documents know them: what differs was declared or taken back since.';

create table documents.calendar_change (
  at timestamptz not null
);
comment on table documents.calendar_change is 'When holidays or suspensions changed that clocks of documents do not follow yet.';

-- Whatever kept pages of the lists may rely on while the count is the same.
select kernel.count_changes_of('documents', 'documents.document', 'documents.hop', 'documents.hold', 'documents.type', 'documents.attachment',
  'documents.look');

create function documents.keep_hop() returns trigger language plpgsql as $$
begin
  -- Two records of a person are joined.
  if tg_op = 'UPDATE' and to_jsonb(new) - 'to_person_id' = to_jsonb(old) - 'to_person_id' and num_nonnulls(old.to_person_id, new.to_person_id) = 2 then
    return new;
  end if;
  if tg_op = 'DELETE' or old.ended_at is not null or old.to_person_id is distinct from new.to_person_id
    or (old.document_id, old.no, old.office_id, old.from_no, old.from_office_id, old.continues_no, old.instruction, old.note, old.sent_at, old.sent_by)
      is distinct from (new.document_id, new.no, new.office_id, new.from_no, new.from_office_id, new.continues_no, new.instruction, new.note, new.sent_at, new.sent_by)
    or (old.received_at is not null and (old.received_at, old.received_by) is distinct from (new.received_at, new.received_by)) then
    raise exception 'what a hop says of the past stays' using errcode = 'check_violation', constraint = 'hops_are_only_added';
  end if;
  return new;
end $$;
comment on function documents.keep_hop is 'Lets an open hop be received, paused and ended, and nothing else of it change.';
create trigger hops_are_only_added before update or delete on documents.hop for each row execute function documents.keep_hop();

create function documents.check_open_hop() returns trigger language plpgsql as $$
declare
  wanted integer := case when tg_table_name = 'hop' then (to_jsonb(new) ->> 'document_id')::integer else new.id end;
begin
  if exists (
    select from documents.document d left join documents.hop h on h.document_id = d.id and h.ended_at is null
    where d.id = wanted and case when d.state in ('DRAFT', 'RELEASED', 'REJECTED', 'ARCHIVED') then h.id is not null else h.state is distinct from d.state end
  ) then
    raise exception 'document % and its open hop differ', wanted using errcode = 'check_violation', constraint = 'a_document_is_where_its_open_hop_is';
  end if;
  return null;
end $$;
comment on function documents.check_open_hop is 'At the end of a transaction an open document has one open hop with its state, a draft or closed one has none.';
create constraint trigger document_is_where_its_hop_is after insert or update of state on documents.document
  deferrable initially deferred for each row execute function documents.check_open_hop();
create constraint trigger hop_is_where_its_document_is after insert or update of state, ended_at on documents.hop
  deferrable initially deferred for each row execute function documents.check_open_hop();

create function documents.keep_outgoing_number() returns trigger language plpgsql as $$
begin
  raise exception 'an outgoing number stays' using errcode = 'check_violation', constraint = 'an_outgoing_number_stays';
end $$;
comment on function documents.keep_outgoing_number is 'Refuses to change or take back the outgoing number of a document, which is on the paper.';
create trigger an_outgoing_number_stays before update of outgoing_no on documents.document for each row
  when (old.outgoing_no is not null and new.outgoing_no is distinct from old.outgoing_no) execute function documents.keep_outgoing_number();

create table documents.file_text (
  file_id integer constraint file_text_pk primary key constraint text_is_of_a_file references kernel.file on delete cascade,
  body text not null,
  read_at timestamptz not null,
  words tsvector not null generated always as (array_to_tsvector(documents.words_of(body))) stored
);
create index file_text_by_words on documents.file_text using gin (words);
comment on table documents.file_text is 'What the PDF of an attachment says, for searching, read once by a job; empty where nothing can be read: a scan without a layer of text, a broken or locked file.';

select kernel.count_changes_of('documents', 'documents.file_text');

create table documents.receipt (
  document_id integer constraint receipt_pk primary key constraint receipt_is_of_a_document references documents.document,
  code text not null constraint code_of_receipt_is_given_once unique
    constraint code_of_receipt_is_hard_to_guess check (code ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
  lacking text[] not null default '{}',
  given_at timestamptz not null,
  given_by integer not null constraint receipt_is_given_by_an_account references identity.account
);
create index receipt_by_account on documents.receipt (given_by);
comment on table documents.receipt is 'The receipt of a paper from outside (RA 11032 Sec. 9a, 21), given when it is first printed: with its code anybody asks how far the paper is, also after it is closed. lacking are requirements of its type that did not come with it.';

create table documents.wrong_guess (
  network text not null,
  at timestamptz not null
);
create index wrong_guess_of_receipt_by_network on documents.wrong_guess (network, at desc);
comment on table documents.wrong_guess is 'Codes that were asked for and are of no receipt, counted by network to slow down guessing; kept for a day.';

create table documents.explanation (
  id integer not null constraint explanation_pk primary key,
  hop_id integer not null constraint explanation_is_of_a_hop references documents.hop constraint a_stay_is_explained_once unique,
  cause text not null constraint cause_of_delay_is_known check (cause in ('volume_of_work', 'absence_of_signatory', 'lacking_papers', 'system_down', 'other')),
  text text not null constraint an_explanation_has_10_to_1000_characters check (length(text) between 10 and 1000),
  file_id integer constraint explanation_has_a_file references kernel.file,
  state text not null,
  constraint explanation_is_a_request foreign key (id, state) references requests.request (id, state) on update cascade deferrable initially deferred
);
create index explanation_by_request on documents.explanation (id, state);
create index explanation_by_file on documents.explanation (file_id);
comment on table documents.explanation is 'Why a stay was late, once for each: a request of the same number, whose steps move its state and keep what was written before it was returned.';

create table documents.extension (
  id integer constraint extension_pk primary key,
  state text not null,
  document_id integer not null constraint extension_is_of_a_document references documents.document,
  office_id integer not null constraint extension_is_asked_by_an_office references organization.office,
  days smallint not null constraint extension_is_of_1_to_20_days check (days between 1 and 20),
  reason text not null constraint extension_has_a_reason check (trim(reason) <> ''),
  letter_id integer constraint extension_has_a_letter references kernel.file,
  constraint extension_is_a_request foreign key (id, state) references requests.request (id, state)
    on update cascade deferrable initially deferred
);
create index extension_by_request on documents.extension (id, state);
create index extension_by_document on documents.extension (document_id);
create unique index an_extension_is_asked_for_once_at_a_time on documents.extension (document_id) where state = 'ASKED';
create index extension_by_office on documents.extension (office_id);
create index extension_by_letter on documents.extension (letter_id);
comment on table documents.extension is 'Extensions that clerks ask of the head of the office: each is a request of the same number. What a head extends without being asked is a step of the document alone.';

create table documents.alert (
  hop_id integer not null constraint alert_is_of_a_hop references documents.hop on delete cascade,
  day date not null,
  constraint alert_pk primary key (hop_id, day)
);
comment on table documents.alert is 'Of which stays the clerks of the office were told on which day, so that they are told once.';

create table documents.weekly_summary (
  office_id integer not null constraint summary_is_of_an_office references organization.office on delete cascade,
  monday date not null,
  constraint weekly_summary_pk primary key (office_id, monday)
);
comment on table documents.weekly_summary is 'For which week the heads of an office were told what is late, so that they are told once.';

select kernel.count_changes_of('documents', 'documents.explanation');

create table documents.circulation (
  document_id integer not null constraint circulation_is_of_a_document references documents.document,
  office_id integer not null constraint circulation_is_to_an_office references organization.office,
  from_office_id integer not null constraint circulation_comes_from_an_office references organization.office,
  note text not null default '',
  sent_at timestamptz not null,
  sent_by integer not null constraint circulation_is_sent_by_an_account references identity.account,
  due_on date not null,
  told_on date not null,
  acknowledged_at timestamptz,
  acknowledged_by integer constraint circulation_is_acknowledged_by_an_account references identity.account,
  constraint circulation_pk primary key (document_id, office_id),
  constraint an_acknowledgement_says_who check ((acknowledged_at is null) = (acknowledged_by is null)),
  constraint a_paper_is_acknowledged_after_it_is_sent check (acknowledged_at >= sent_at)
);
create index circulation_to_acknowledge on documents.circulation (office_id, due_on, document_id) where acknowledged_at is null;
create index circulation_by_office on documents.circulation (office_id, sent_at desc);
create index circulation_by_sending_office on documents.circulation (from_office_id);
create index circulation_by_sender on documents.circulation (sent_by);
create index circulation_by_acknowledger on documents.circulation (acknowledged_by);
comment on table documents.circulation is 'To which offices a document went for information, once to each, and who acknowledged it for the office; the paper itself stays where it is. Withdrawn before it is acknowledged, the row is deleted. told_on is the day on which the office was last told.';

select kernel.count_changes_of('documents', 'documents.circulation');

create table documents.disposal (
  id integer generated by default as identity constraint disposal_pk primary key,
  year smallint not null,
  no smallint not null constraint requests_for_disposal_count_from_1 check (no >= 1),
  office_id integer not null constraint disposal_is_asked_by_an_office references organization.office,
  state text not null constraint state_of_disposal_is_known check (state in ('REQUESTED', 'AUTHORIZED', 'DISPOSED', 'WITHDRAWN')),
  manner text not null constraint manner_of_disposal_is_known check (manner in ('shredding', 'sale', 'burning', 'burial')),
  note text not null default '',
  requested_at timestamptz not null,
  requested_by integer not null constraint disposal_is_asked_by_an_account references identity.account,
  authority_no text,
  authority_date date,
  authority_file_id integer constraint authority_is_a_file references kernel.file,
  authorized_by integer constraint authority_is_recorded_by_an_account references identity.account,
  disposed_on date,
  witnesses text[] not null default '{}',
  certificate_file_id integer constraint certificate_is_a_file references kernel.file,
  disposed_by integer constraint disposal_is_recorded_by_an_account references identity.account,
  reason text not null default '',
  constraint number_of_disposal_is_given_once unique (year, no),
  constraint an_authority_has_number_date_and_file check (
    num_nonnulls(authority_no, authority_date, authority_file_id, authorized_by) in (0, 4) and trim(authority_no) <> ''),
  constraint only_an_authorized_disposal_is_carried_out check (
    (state = 'DISPOSED') = (disposed_on is not null) and num_nonnulls(disposed_on, certificate_file_id, disposed_by) in (0, 3)
    and (disposed_on is null or (authority_no is not null and disposed_on >= authority_date and cardinality(witnesses) >= 1))),
  constraint an_authorized_disposal_has_its_authority check (state <> 'AUTHORIZED' or authority_no is not null),
  constraint a_withdrawn_disposal_says_why check ((state = 'WITHDRAWN') = (trim(reason) <> ''))
);
create index disposal_by_office on documents.disposal (office_id);
create index disposal_by_account on documents.disposal (requested_by);
create index disposal_by_recorder_of_authority on documents.disposal (authorized_by);
create index disposal_by_recorder on documents.disposal (disposed_by);
create index disposal_by_authority_file on documents.disposal (authority_file_id);
create index disposal_by_certificate on documents.disposal (certificate_file_id);
comment on table documents.disposal is 'Requests for authority to dispose of records (RA 9470; NAP Form No. 3), numbered in each year: asked for, authorized by the National Archives under a number, date and file, carried out on a day before witnesses with a certificate; or withdrawn with a reason.';

create table documents.disposal_paper (
  disposal_id integer not null constraint paper_is_in_a_disposal references documents.disposal,
  document_id integer not null constraint paper_of_disposal_is_a_document references documents.document,
  type_id integer not null constraint paper_of_disposal_is_of_a_type references documents.type,
  retention_years smallint not null,
  schedule_item text not null,
  from_day date not null,
  until_day date not null,
  left_out text constraint why_a_paper_is_left_out_is_known check (left_out in ('withdrawn', 'open', 'held', 'linked', 'kept')),
  constraint disposal_paper_pk primary key (disposal_id, document_id),
  constraint a_period_begins_before_it_ends check (from_day <= until_day)
);
create unique index a_paper_is_in_one_disposal on documents.disposal_paper (document_id) where left_out is null;
create index disposal_paper_by_document on documents.disposal_paper (document_id);
create index disposal_paper_by_type on documents.disposal_paper (type_id);
comment on table documents.disposal_paper is 'The papers of a request for disposal, each with its type, its retention and its item of the records disposition schedule as they were when it was asked for. left_out: taken out of it, because the request was withdrawn, or because it was open again, under a legal hold, linked to an open paper, or kept longer on the day of the disposal.';

create table documents.archive_setting (
  is_only boolean not null default true constraint archive_setting_pk primary key constraint there_is_one_archive_setting check (is_only),
  years_after smallint constraint papers_are_archived_after_0_to_20_years check (years_after between 0 and 20)
);
insert into documents.archive_setting (years_after) values (0);
comment on table documents.archive_setting is 'After how many further years released and rejected papers are archived by themselves, counted from the end of the year in which they were due and closed; null: only by hand.';

create table documents.sheet_row (
  document_id integer constraint sheet_row_pk primary key constraint row_of_a_spreadsheet_is_a_document references documents.document,
  office_id integer not null constraint row_of_a_spreadsheet_is_of_an_office references organization.office,
  digest text not null,
  upload_id integer not null constraint row_of_a_spreadsheet_came_by_an_upload references imports.upload,
  constraint a_row_of_a_spreadsheet_is_registered_once unique (office_id, digest)
);
create index sheet_row_by_upload on documents.sheet_row (upload_id);
comment on table documents.sheet_row is 'Documents that an office registered from a spreadsheet, each with the digest of its row: a file that is uploaded again registers nothing twice.';

