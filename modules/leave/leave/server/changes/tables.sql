create table leave.calendar_change (
  id bigint generated always as identity constraint calendar_change_pk primary key,
  date date not null
);
comment on table leave.calendar_change is 'Dates on which holidays or suspensions of work changed, for which leave is to be counted again. A job counts and takes the row away in one transaction.';
