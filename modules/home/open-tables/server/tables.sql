create schema open_tables;

create table open_tables.night (
  day date constraint night_pk primary key,
  made_at timestamptz not null
);
comment on table open_tables.night is 'The nights whose open tables are kept; day: the day that they are as of.';

create table open_tables.file (
  day date not null constraint open_file_is_of_a_night references open_tables.night on delete cascade,
  name text not null,
  file_id integer not null constraint open_table_is_a_kept_file references kernel.file,
  rows integer not null constraint rows_of_an_open_table_are_counted check (rows >= 0),
  bytes integer not null,
  constraint open_file_pk primary key (day, name)
);
create index open_file_by_file on open_tables.file (file_id);
comment on table open_tables.file is 'One file of a night: a table as CSV, or datapackage, which describes them.';
