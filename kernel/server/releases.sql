-- Which release a database is of, and its backups.

create table kernel.release (
  number integer constraint release_pk primary key constraint releases_are_counted_from_one check (number >= 1),
  fingerprint text not null,
  schema_text text,
  brought_up_at timestamptz not null default now()
);
comment on table kernel.release is 'The releases that this database was made as and brought up to; the highest is its own. schema_text is what makes an empty database of it, which a backup takes along; null for a release that was only passed.';

create table kernel.backup (
  id integer generated always as identity constraint backup_pk primary key,
  at timestamptz not null default now(),
  file text,
  bytes bigint,
  rows bigint,
  files integer,
  fault text,
  constraint a_backup_is_a_file_or_a_fault check ((file is null) = (bytes is null) and (file is not null or fault is not null))
);
comment on table kernel.backup is 'Backups that were written and read back, and those that failed (without a file) with the reason. A fault beside a file says what was lost before, such as a file that is no more on the disk.';

create table kernel.restoration (
  archive_id uuid constraint restoration_pk primary key,
  made_at timestamptz not null,
  restored_at timestamptz not null default now()
);
comment on table kernel.restoration is 'The backups that this database was restored from: what happened between made_at and restored_at is not in it.';
