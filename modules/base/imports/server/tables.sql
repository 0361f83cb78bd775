create schema imports;

create table imports.upload (
  id integer generated always as identity constraint upload_pk primary key,
  section text not null constraint upload_is_of_a_named_section check (section ~ '^[a-z]+(-[a-z]+)*$'),
  file_name text not null,
  state text not null default 'uploaded' constraint state_of_upload_is_known
    check (state in ('uploaded', 'checking', 'checked', 'importing', 'imported', 'undone')),
  account_id integer not null,
  started_by text not null,
  note text not null default '',
  headings text[] not null,
  sample jsonb not null default '[]',
  columns jsonb not null,
  choices jsonb not null default '{}',
  questions jsonb not null default '{}',
  counts jsonb not null,
  outcome text,
  made jsonb not null default '{}',
  job_id uuid constraint upload_is_imported_by_a_job references kernel.job_run,
  created_at timestamptz not null,
  imported_at timestamptz,
  undone_at timestamptz,
  office_id integer,
  accepted integer[] not null default '{}',
  dates jsonb,
  date_order text constraint order_of_dates_is_known check (date_order in ('day-first', 'month-first')),
  constraint an_imported_upload_has_its_moment check ((state in ('imported', 'undone')) = (imported_at is not null)),
  constraint an_undone_upload_has_its_moment check ((state = 'undone') = (undone_at is not null))
);
create index upload_of_office on imports.upload (office_id, section, created_at desc) where office_id is not null;
create index upload_by_time on imports.upload (section, created_at desc);
create index upload_by_account on imports.upload (account_id);
create index upload_by_job on imports.upload (job_id);
comment on table imports.upload is 'Spreadsheets: uploaded, checked (a large one by a job), imported, perhaps undone. choices are what the user decided beside the columns, questions what the last check asks; outcome is the digest of what was previewed; made is what came along, for the undoing; office_id is the office that it is for, where a clerk imports for an office. accepted are the rows that the user accepted one by one. dates is what the last check found of the order of day and month, date_order what the user said of one that is open.';

create table imports.upload_row (
  upload_id integer not null constraint row_is_of_an_upload references imports.upload on delete cascade,
  line integer not null constraint row_has_a_line check (line >= 1),
  cells text[] not null,
  key text not null default '',
  name text not null default '',
  action text constraint action_of_row_is_known check (action in ('new', 'update', 'unchanged', 'wrong')),
  messages jsonb not null default '[]',
  changes jsonb not null default '[]',
  subject_id integer,
  personnel_id integer,
  before jsonb,
  after text,
  constraint a_line_is_read_once primary key (upload_id, line),
  constraint what_was_before_is_of_a_subject check (subject_id is not null or (before is null and after is null))
);
create index upload_row_by_person on imports.upload_row (personnel_id);
create index upload_row_by_action on imports.upload_row (upload_id, action, line);
comment on table imports.upload_row is 'The rows of a spreadsheet: cells until they are imported; what each would do or did, with messages per column. subject_id is the record that it is about; the first row of a subject keeps what was before the import (null for a new one) and the digest of what is after. Under row-level security, since cells may be identity numbers.';
select kernel.protect('imports', 'upload_row');

create function imports.people_of(upload integer) returns setof integer language plpgsql as $$
declare
  opened text := coalesce(current_setting('talaan.opened', true), '');
begin
  perform set_config('talaan.opened', '*', true);
  return query select distinct r.personnel_id from imports.upload_row r
    where r.upload_id = upload and r.action in ('new', 'update') and r.personnel_id is not null;
  perform set_config('talaan.opened', opened, true);
end $$;
comment on function imports.people_of is 'Whom an import added or changed: their numbers alone, without the cells, which are under row-level security.';

create table imports.warning (
  upload_id integer not null constraint warning_is_of_an_upload references imports.upload on delete cascade,
  kind text not null,
  title text not null,
  rows integer not null constraint a_warning_has_rows check (rows > 0),
  account_id integer,
  acknowledged_by text,
  acknowledged_at timestamptz,
  constraint a_kind_of_warning_is_listed_once primary key (upload_id, kind),
  constraint who_acknowledged_when check ((account_id is null) = (acknowledged_at is null) and (acknowledged_by is null) = (acknowledged_at is null))
);
create index warning_by_account on imports.warning (account_id);
comment on table imports.warning is 'Kinds of warnings of the last check, with how many rows each has, and who has looked at them when.';
