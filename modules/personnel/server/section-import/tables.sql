create table personnel.section_import (
  id integer generated always as identity constraint section_import_pk primary key,
  section text not null constraint section_import_is_of_a_named_section check (section ~ '^[a-z]+(-[a-z]+)*$'),
  file_name text not null,
  state text not null default 'uploaded' constraint section_import_state_is_known
    check (state in ('uploaded', 'checked', 'importing', 'imported')),
  account_id integer not null constraint section_import_is_started_by_an_account references identity.account,
  note text not null default '',
  headings text[] not null,
  sample jsonb not null default '[]',
  columns jsonb not null,
  counts jsonb not null,
  outcome text,
  job_id uuid constraint section_import_is_done_by_a_job references kernel.job_run,
  created_at timestamptz not null,
  imported_at timestamptz,
  constraint an_imported_section_has_its_moment check ((state = 'imported') = (imported_at is not null))
);
create index section_import_by_time on personnel.section_import (section, created_at desc);
create index section_import_by_account on personnel.section_import (account_id);
create index section_import_by_job on personnel.section_import (job_id);
comment on table personnel.section_import is 'Spreadsheets of what is kept beside the people: salaries, identity numbers, service, plantilla items and others; read, checked, imported. outcome is the digest of what was shown before confirming.';

create table personnel.section_import_row (
  import_id integer not null constraint section_row_is_of_an_import references personnel.section_import on delete cascade,
  line integer not null constraint section_row_has_a_line check (line >= 1),
  cells text[] not null,
  key text not null default '',
  name text not null default '',
  action text constraint section_action_is_known check (action in ('new', 'update', 'unchanged', 'wrong')),
  messages jsonb not null default '[]',
  changes jsonb not null default '[]',
  personnel_id integer constraint section_row_is_of_a_person references personnel.person on delete set null,
  constraint a_section_line_is_read_once primary key (import_id, line)
);
create index section_import_row_by_person on personnel.section_import_row (personnel_id);
create index section_import_row_by_action on personnel.section_import_row (import_id, action, line);
comment on table personnel.section_import_row is 'The rows of such a spreadsheet, each about somebody or about an item (key): cells until they are imported, and what each would do or did. Under row-level security, since cells may be identity numbers.';
select kernel.protect('personnel', 'section_import_row');
