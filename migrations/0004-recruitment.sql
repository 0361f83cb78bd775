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

-- make the tables of hiring
-- make the tables of vacancies
-- make the tables of applicants
-- make the tables of letters
-- make the tables of boards
-- make the tables of screening
-- make the tables of interviews
-- make the tables of assessments
-- make the tables of appointing
-- make the tables of documents
