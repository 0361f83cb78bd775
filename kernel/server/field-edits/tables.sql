create table kernel.field_edit (
  id integer generated always as identity constraint field_edit_pk primary key,
  account_id integer not null,
  path text not null,
  field text not null,
  value text not null,
  asked jsonb not null,
  day date not null,
  at timestamptz not null,
  undone_at timestamptz
);
create index field_edit_by_account on kernel.field_edit (account_id, path, day);
create index field_edit_by_day on kernel.field_edit (day);
comment on table kernel.field_edit is 'One field of chosen rows edited at once: by whom, on which list (the path of its call), to what, and whether it was undone. Thrown away once its day, on which it can be undone, is over.';

create table kernel.field_edit_row (
  edit_id integer not null constraint row_is_of_a_field_edit references kernel.field_edit on delete cascade,
  record_id integer not null,
  version bigint not null,
  before jsonb not null,
  constraint field_edit_row_pk primary key (edit_id, record_id)
);
comment on table kernel.field_edit_row is 'What such an edit found in a row, and the number of the change that it made: while that is the last one of the record, undoing puts back what was before.';
