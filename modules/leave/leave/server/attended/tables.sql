create table leave.attended_notice (
  application_id integer not null constraint attended_notice_is_of_an_application references leave.application,
  date date not null,
  constraint an_attended_day_is_told_once primary key (application_id, date)
);
comment on table leave.attended_notice is 'Days of approved leave on which the person was at work, which HR and the person were told of, each once.';
