create schema travel;

create table travel.trip (
  id integer constraint trip_pk primary key,
  personnel_id integer not null constraint trip_is_of_a_person references personnel.person,
  state text not null,
  first_day date not null,
  last_day date not null,
  part text not null constraint part_of_the_day_is_known check (part in ('DAY', 'AM', 'PM', 'HOURS')),
  from_minute smallint,
  to_minute smallint,
  destination text not null constraint trip_has_a_destination check (trim(destination) <> ''),
  purpose text not null constraint trip_has_a_purpose check (trim(purpose) <> ''),
  is_abroad boolean not null default false,
  foreign_authority text not null default '',
  transport text not null constraint transport_is_known check (transport in ('UNIVERSITY', 'PUBLIC', 'OWN', 'AIR_SEA', 'NONE')),
  basis text not null default '',
  expenses text not null default '',
  order_no text constraint an_order_number_is_given_once unique,
  code text constraint travel_order_is_a_paper references papers.paper,
  appearance_file_id integer constraint appearance_is_a_file references kernel.file,
  certificate_asked_on date,
  constraint trip_is_a_request foreign key (id, state) references requests.request (id, state)
    on update cascade deferrable initially deferred,
  constraint a_trip_does_not_end_before_it_begins check (first_day <= last_day),
  constraint hours_of_a_trip_are_whole check (
    (part = 'HOURS') = (from_minute is not null) and (part = 'HOURS') = (to_minute is not null)
    and (from_minute is null or (from_minute >= 0 and from_minute < to_minute and to_minute <= 1440))),
  constraint an_approved_trip_has_its_order check (
    (order_no is null) = (code is null) and (code is not null or state not in ('APPROVED', 'COMPLETED'))),
  constraint travel_abroad_has_its_authority check (not is_abroad or foreign_authority <> '' or state not in ('APPROVED', 'COMPLETED')),
  constraint a_completed_trip_has_its_certificate check ((state = 'COMPLETED') <= (appearance_file_id is not null))
);
create index trip_by_person on travel.trip (personnel_id, first_day desc);
create index trip_by_request on travel.trip (id, state);
create index trip_by_days on travel.trip (first_day desc, id desc);
create index trip_by_code on travel.trip (code);
create index trip_by_appearance on travel.trip (appearance_file_id);
comment on table travel.trip is 'Official business travel: each is a request of the same number, whose steps move its state. order_no and code are those of the travel order, given on approval; from_minute and to_minute are minutes after midnight of each day.';

create table travel.traveler (
  trip_id integer not null constraint traveler_is_of_a_trip references travel.trip on delete cascade,
  personnel_id integer not null constraint traveler_is_a_person references personnel.person,
  constraint traveler_pk primary key (personnel_id, trip_id)
);
create index traveler_by_trip on travel.traveler (trip_id);
comment on table travel.traveler is 'The people of a trip, its owner among them; the hours that it takes of each are in attendance.taken_hours until it is disapproved, withdrawn or cancelled.';

create table travel.pass_slip (
  id integer constraint pass_slip_pk primary key,
  personnel_id integer not null constraint pass_slip_is_of_a_person references personnel.person,
  state text not null,
  date date not null,
  from_minute smallint not null,
  to_minute smallint not null,
  is_official boolean not null,
  destination text not null constraint pass_slip_has_a_destination check (trim(destination) <> ''),
  purpose text not null constraint pass_slip_has_a_purpose check (trim(purpose) <> ''),
  left_at timestamptz,
  returned_at timestamptz,
  slip_no text constraint a_slip_number_is_given_once unique,
  code text constraint pass_slip_is_a_paper references papers.paper,
  is_open boolean not null default true,
  constraint pass_slip_is_a_request foreign key (id, state) references requests.request (id, state)
    on update cascade deferrable initially deferred,
  constraint hours_of_a_slip_are_of_one_day check (from_minute >= 0 and from_minute < to_minute and to_minute <= 1440),
  constraint who_comes_back_has_left check (returned_at is null or returned_at >= left_at),
  constraint an_approved_slip_is_numbered check ((slip_no is null) = (code is null) and (code is not null or state not in ('APPROVED', 'CLOSED'))),
  constraint a_slip_that_is_closed_has_its_hours check (state <> 'CLOSED' or (left_at is not null and returned_at is not null)),
  constraint slips_of_a_person_do_not_overlap exclude using gist
    (personnel_id with =, date with =, (int4range(from_minute, to_minute)) with &&) where (is_open)
);
create index pass_slip_by_request on travel.pass_slip (id, state);
create index pass_slip_by_date on travel.pass_slip (date desc, id desc);
create index pass_slip_by_code on travel.pass_slip (code);
comment on table travel.pass_slip is 'Pass slips: each is a request of the same number. from_minute and to_minute are the hours that were asked for, left_at and returned_at those of the clock; is_open is false once it was disapproved or withdrawn.';
