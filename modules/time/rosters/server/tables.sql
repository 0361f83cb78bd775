create schema rosters;

create table rosters.request (
  id integer not null constraint roster_request_is_found_by_its_id unique,
  personnel_id integer not null constraint roster_request_is_of_a_person references personnel.person,
  schedule_id integer constraint requested_schedule_exists references attendance.schedule,
  hours jsonb not null constraint requested_hours_have_seven_weekdays
    check (jsonb_typeof(hours -> 'weekdays') = 'array' and jsonb_array_length(hours -> 'weekdays') = 7),
  is_part_time boolean not null default false,
  from_day date not null constraint requested_schedule_begins_on_a_monday check (extract(isodow from from_day) = 1),
  last_day date constraint requested_schedule_ends_after_it_begins check (last_day >= from_day),
  reason text not null constraint roster_request_has_a_reason check (trim(reason) <> ''),
  assignment_id integer,
  replaced jsonb not null default '[]',
  code text constraint an_approved_schedule_is_a_paper references papers.paper,
  state text not null,
  constraint roster_request_pk primary key (personnel_id, id),
  constraint roster_request_is_a_request foreign key (id, state) references requests.request (id, state)
    on update cascade deferrable initially deferred,
  constraint an_approved_request_is_assigned_and_a_paper check ((assignment_id is not null and code is not null) or state not in ('APPROVED', 'NOTED'))
);
create index roster_request_by_request on rosters.request (id, state);
create index roster_request_by_schedule on rosters.request (schedule_id);
create index roster_request_by_code on rosters.request (code);
create unique index a_person_asks_for_one_schedule_at_a_time on rosters.request (personnel_id) where state in ('FOR_APPROVAL', 'RETURNED');
comment on table rosters.request is 'Requests for a work schedule: one of those that HR keeps, or own hours (schedule_id is null until they are approved). hours are those asked for; assignment_id is what the approval assigned, replaced what that took the place of, code the paper that it issued. assignment_id is without a foreign key: HR may remove or replace an assignment like any other.';
