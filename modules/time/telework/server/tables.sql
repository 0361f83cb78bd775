create schema telework;

create table telework.home_order (
  id integer constraint home_order_pk primary key,
  state text not null,
  reason text not null constraint home_order_has_a_reason check (trim(reason) <> ''),
  first_day date not null,
  last_day date not null,
  weekdays smallint[] not null constraint weekdays_are_named check (cardinality(weekdays) > 0 and weekdays <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]),
  order_no text constraint home_order_number_is_given_once unique,
  constraint home_order_is_a_request foreign key (id, state) references requests.request (id, state)
    on update cascade deferrable initially deferred,
  constraint a_home_order_does_not_end_before_it_begins check (first_day <= last_day),
  constraint an_approved_home_order_has_its_number check (state <> 'APPROVED' or order_no is not null)
);
create index home_order_by_request on telework.home_order (id, state);
create index home_order_by_days on telework.home_order (first_day desc, id desc);
comment on table telework.home_order is 'Orders to work from home: each is a request of the same number. weekdays are those of the recurrence, Monday is 1; the dates themselves are in home_day.';

create table telework.home_day (
  order_id integer not null constraint home_day_is_of_an_order references telework.home_order on delete cascade,
  personnel_id integer not null constraint home_day_is_of_a_person references personnel.person,
  date date not null,
  is_open boolean not null default true,
  constraint home_day_pk primary key (order_id, personnel_id, date)
);
create unique index nobody_is_ordered_home_twice on telework.home_day (personnel_id, date) where is_open;
create index home_day_by_date on telework.home_day (date, personnel_id) where is_open;
comment on table telework.home_day is 'The people of an order on each of its dates; is_open is false once the order was disapproved, withdrawn or revoked for that date.';

create table telework.home_log (
  id integer generated always as identity constraint home_log_pk primary key,
  personnel_id integer not null constraint home_log_is_of_a_person references personnel.person,
  date date not null,
  order_id integer not null constraint home_log_is_by_an_order references telework.home_order,
  tasks text[] not null constraint home_log_has_tasks check (cardinality(tasks) between 1 and 20),
  accomplishment text not null default '',
  logged_in_at timestamptz not null,
  in_ip text not null,
  in_place jsonb,
  logged_out_at timestamptz,
  out_ip text,
  out_place jsonb,
  request_id integer constraint home_log_is_reported_once unique,
  state text,
  constraint a_day_at_home_is_logged_once unique (personnel_id, date),
  constraint home_log_ends_after_it_begins check (logged_out_at >= logged_in_at),
  constraint home_log_is_out_from_somewhere check ((logged_out_at is null) = (out_ip is null)),
  constraint accomplishment_is_a_request foreign key (request_id, state) references requests.request (id, state)
    on update cascade deferrable initially deferred,
  constraint a_reported_day_has_its_accomplishment check ((request_id is null) = (state is null) and (state is null or trim(accomplishment) <> ''))
);
create index home_log_by_order on telework.home_log (order_id);
create index home_log_by_request on telework.home_log (request_id, state);
create index home_log_by_date on telework.home_log (date, id);
comment on table telework.home_log is 'Days worked from home: tasks before, times of the server with the network address, the place where the person agreed to give it (latitude, longitude, metres), and the accomplishment, which is a request to the head.';
