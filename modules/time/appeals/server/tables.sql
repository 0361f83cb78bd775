create schema appeals;

create table appeals.appeal (
  id integer not null constraint appeal_is_found_by_its_id unique,
  personnel_id integer not null constraint appeal_is_of_a_person references personnel.person,
  date date not null,
  reason text not null constraint appeal_reason_is_known
    check (reason in ('FORGOT', 'DEVICE_ERROR', 'POWER_LOSS', 'OFFICIAL_BUSINESS', 'FIELD_WORK')),
  explanation text not null default '',
  scheduled text not null,
  file_id integer constraint proof_is_a_file references kernel.file,
  state text not null,
  constraint appeal_pk primary key (personnel_id, id),
  constraint appeal_is_a_request foreign key (id, state) references requests.request (id, state)
    on update cascade deferrable initially deferred
);
create index appeal_by_request on appeals.appeal (id, state);
create index appeal_by_file on appeals.appeal (file_id);
create index appeal_by_date on appeals.appeal (personnel_id, date);
create unique index a_day_has_one_open_appeal on appeals.appeal (personnel_id, date) where state in ('SUBMITTED', 'RETURNED', 'ENDORSED');
comment on table appeals.appeal is 'Appeals for punches that are missing: each is a request of the same number, whose steps move its state. scheduled says the hours of the day as they were when it was filed.';

create table appeals.claim (
  appeal_id integer not null constraint claim_is_of_an_appeal references appeals.appeal (id),
  slot text not null constraint claimed_cell_is_known check (slot in ('am_in', 'am_out', 'pm_in', 'pm_out')),
  minutes smallint not null constraint claim_is_within_two_days check (minutes between 0 and 2880),
  at timestamptz not null,
  constraint a_cell_is_claimed_once primary key (appeal_id, slot)
);
comment on table appeals.claim is 'The punches that an appeal claims: minutes after midnight of its date, and the same as an instant.';

create table appeals.outage (
  id integer generated always as identity constraint outage_pk primary key,
  date date not null,
  from_minute smallint not null,
  to_minute smallint not null,
  device_id integer constraint outage_is_of_a_device references attendance.device,
  office_id integer constraint outage_is_of_an_office references organization.office,
  reason text not null constraint outage_has_a_reason check (length(trim(reason)) >= 5),
  excused_by integer not null constraint outage_is_excused_by_an_account references identity.account,
  excused_at timestamptz not null,
  undone_by integer constraint outage_is_undone_by_an_account references identity.account,
  undone_at timestamptz,
  undone_because text,
  constraint outage_ends_after_it_begins check (from_minute >= 0 and from_minute < to_minute and to_minute <= 1440),
  constraint outage_is_of_a_device_or_an_office check ((device_id is null) <> (office_id is null)),
  constraint undoing_is_whole check ((undone_by is null) = (undone_at is null) and (undone_by is null) = (undone_because is null))
);
create index outage_by_device on appeals.outage (device_id);
create index outage_by_office on appeals.outage (office_id);
create index outage_by_account on appeals.outage (excused_by);
create index outage_undone_by_account on appeals.outage (undone_by);
comment on table appeals.outage is 'Outages of a device, or in an office, whose missing punches HR excused in one act; an outage that was undone stays with the reason.';

create table appeals.excused_punch (
  outage_id integer not null constraint excused_punch_is_of_an_outage references appeals.outage,
  personnel_id integer not null constraint excused_punch_is_of_a_person references personnel.person,
  slot text not null constraint excused_cell_is_known check (slot in ('am_in', 'am_out', 'pm_in', 'pm_out')),
  at timestamptz not null,
  constraint a_cell_is_excused_once primary key (outage_id, personnel_id, slot)
);
create index excused_punch_by_person on appeals.excused_punch (personnel_id);
comment on table appeals.excused_punch is 'The punches that an outage kept people from making, as the schedule of each asks for them.';
