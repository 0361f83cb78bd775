-- What every module stands on: search, files, jobs that people follow, and the audit chain.

create extension if not exists btree_gist;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

create schema kernel;

create function kernel.plain(text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, $1));
comment on function kernel.plain is 'Text as people search for it: no accents, Ñ as n, lower case.';

create table kernel.schema_part (
  module text constraint one_row_per_module primary key,
  fingerprint text not null,
  made_at timestamptz not null default now()
);
comment on table kernel.schema_part is 'Which tables.sql of which module made this database.';

create table kernel.secret (
  name text constraint secret_pk primary key,
  value text not null
);
comment on table kernel.secret is 'Keys that all server processes share, made when the database is.';
insert into kernel.secret (name, value)
  values ('realtime', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));

create table kernel.file (
  id integer generated always as identity constraint file_pk primary key,
  path text not null constraint a_path_is_stored_once unique,
  name text not null,
  content_type text not null,
  bytes bigint not null constraint a_file_has_a_size check (bytes >= 0),
  sha256 text not null,
  owner_id integer,
  created_at timestamptz not null default now()
);
create index file_by_owner on kernel.file (owner_id, id);
comment on table kernel.file is 'Files that people sent or that jobs made; owner_id is the account that may fetch them.';

create table kernel.job_run (
  id uuid constraint job_run_pk primary key default uuidv7(),
  kind text not null,
  title text not null,
  owner_id integer,
  state text not null default 'waiting' constraint job_state_is_known check (state in ('waiting', 'running', 'done', 'failed')),
  done integer not null default 0,
  total integer,
  result jsonb,
  failure text,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index job_run_by_owner on kernel.job_run (owner_id, created_at desc);
comment on table kernel.job_run is 'Work that runs behind the screen and whose owner follows its progress.';

create table kernel.mail (
  id bigint generated always as identity constraint mail_pk primary key,
  recipient text not null,
  subject text not null,
  content_text text not null,
  content_html text not null,
  state text not null default 'waiting' constraint mail_state_is_known check (state in ('waiting', 'sent', 'kept', 'failed')),
  tries smallint not null default 0,
  failure text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index mail_by_state on kernel.mail (state, id);
create index mail_by_recipient on kernel.mail (recipient, id);
comment on table kernel.mail is 'The outbox: mail is written with the change that causes it and sent after; kept means that no mail server is set.';

create table kernel.audit_event (
  id bigint generated always as identity constraint audit_event_pk primary key,
  at timestamptz not null,
  account_id integer,
  on_behalf_of integer,
  personnel_id integer,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  request_id text
);
create index audit_event_by_person on kernel.audit_event (personnel_id, id desc);
create index audit_event_by_subject on kernel.audit_event (subject, id desc);
comment on table kernel.audit_event is 'Every change: who, for whom, what, before and after. Rows are never changed.';

create table kernel.audit_seal (
  position bigint constraint audit_seal_pk primary key,
  event_id bigint not null constraint an_event_is_sealed_once unique
    constraint seal_is_of_an_event references kernel.audit_event,
  hash text not null
);
comment on table kernel.audit_seal is 'The chain: each hash covers the event and the hash before it, so that no event can be altered or dropped unseen.';

create function kernel.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger audit_event_is_append_only before update or delete on kernel.audit_event
  for each row execute function kernel.refuse_change();
create trigger audit_seal_is_append_only before update or delete on kernel.audit_seal
  for each row execute function kernel.refuse_change();
