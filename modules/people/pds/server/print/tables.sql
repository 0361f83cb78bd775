create table pds.print_setting (
  only_one boolean not null default true constraint print_setting_pk primary key constraint there_is_one_print_setting check (only_one),
  revision text not null constraint printed_revision_is_known check (revision in ('2017', '2025', '2026'))
);
comment on table pds.print_setting is 'In which revision CS Form No. 212 is printed where nobody chose another: one row.';
insert into pds.print_setting (revision) values ('2026');

create table pds.printed_copy (
  personnel_id integer not null,
  copy_id integer not null,
  code text not null constraint printed_copy_has_its_own_code unique constraint printed_copy_is_a_paper references papers.paper,
  constraint printed_copy_pk primary key (personnel_id, copy_id),
  constraint printed_copy_is_of_a_copy foreign key (personnel_id, copy_id) references pds.copy on update cascade on delete cascade
);
comment on table pds.printed_copy is 'The verification code of a submitted sheet: given at its first print, and the same on every later one.';
