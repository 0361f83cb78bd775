-- Attendance, whole: what modules above say of days, and their own tables.

alter table attendance.day add column overtime jsonb;
comment on table attendance.day is 'What each day came to: slots in minutes after midnight, with the reason of every minute and the version of the rules. Computed from punches, schedules, holidays, suspensions and what modules above say, and can be computed again. overtime: where overtime was approved, what the punches show of the hours outside the regular ones.';

alter table attendance.day drop constraint day_status_is_known;
alter table attendance.day add constraint day_status_is_known
  check (status in ('COMPLETE', 'INCOMPLETE', 'ABSENT', 'ON_LEAVE', 'OB', 'AWAY', 'HOLIDAY', 'SUSPENDED', 'REST', 'WFH', 'PENDING'));

alter table attendance.day_modifier drop constraint day_modifier_kind_is_known;
alter table attendance.day_modifier add constraint day_modifier_kind_is_known
  check (modifier ->> 'kind' in ('OFFICIAL_BUSINESS', 'WORK_FROM_HOME', 'LEAVE', 'FLAG_CEREMONY', 'OVERTIME', 'PASS_SLIP'));

comment on table attendance.day_due is 'Days that something touched and that are to be computed again; those of locked_days wait here.';
create table attendance.locked_days (
  personnel_id integer not null constraint locked_days_are_of_a_person references personnel.person,
  during daterange not null constraint locked_days_are_known check (not isempty(during) and not lower_inf(during) and not upper_inf(during)),
  locked_at timestamptz not null,
  constraint a_day_is_locked_once primary key (personnel_id, during without overlaps)
);
comment on table attendance.locked_days is 'Days whose results are final: they are not computed again while they are here. What touches them stays in day_due until they are unlocked.';

-- The tables of overtime.
create schema overtime;

create table overtime.authority (
  id integer not null constraint authority_pk primary key,
  state text not null,
  funding text not null constraint overtime_is_credited_or_paid check (funding in ('COC', 'CDO', 'PAY')),
  activity text not null constraint overtime_has_an_activity check (trim(activity) <> ''),
  justification text not null constraint overtime_is_justified check (trim(justification) <> ''),
  expected_output text not null constraint overtime_has_an_output check (trim(expected_output) <> ''),
  fund_source text not null default '',
  emergency text not null default '',
  approved_at timestamptz,
  code text constraint authority_is_a_paper references papers.paper,
  constraint authority_is_a_request foreign key (id, state) references requests.request (id, state)
    on update cascade deferrable initially deferred,
  constraint overtime_with_pay_has_its_funds check (funding <> 'PAY' or trim(fund_source) <> ''),
  constraint overtime_is_approved_before_it_counts check (
    approved_at is not null or state in ('FOR_RECOMMENDATION', 'FOR_FUNDS', 'FOR_APPROVAL', 'DISAPPROVED', 'CANCELLED'))
);
create index authority_by_request on overtime.authority (id, state);
create index authority_by_state on overtime.authority (state, id);
create index authority_by_code on overtime.authority (code);
comment on table overtime.authority is 'Overtime that was proposed or ordered: a request of the same number, for compensatory credit (COC), a day off (CDO) or pay. emergency says why it was ordered after the work; the paper of its code is the printed authority.';

create table overtime.duty (
  id integer generated always as identity constraint duty_pk primary key,
  authority_id integer not null constraint duty_is_of_an_authority references overtime.authority,
  state text not null,
  personnel_id integer not null constraint duty_is_of_a_person references personnel.person,
  date date not null,
  from_minute smallint not null,
  to_minute smallint not null,
  hours tsrange not null generated always as (
    tsrange(date + from_minute * interval '1 minute', date + to_minute * interval '1 minute')) stored,
  kind text constraint duty_is_on_a_known_kind_of_day check (kind in ('WORK', 'REST', 'HOLIDAY')),
  counted_minutes smallint constraint countable_minutes_lie_in_their_window check (counted_minutes between 0 and to_minute - from_minute),
  stretches jsonb,
  matched_at timestamptz,
  constraint duty_moves_with_its_request foreign key (authority_id, state) references requests.request (id, state)
    on update cascade deferrable initially deferred,
  constraint duty_begins_on_its_day check (from_minute between 0 and 1439),
  constraint duty_ends_by_noon_of_the_next_day check (to_minute > from_minute and to_minute <= 2160),
  constraint duty_is_matched_whole check (num_nulls(kind, counted_minutes, stretches, matched_at) in (0, 4)),
  constraint an_hour_is_ordered_once exclude using gist (personnel_id with =, hours with &&)
    where (state not in ('DISAPPROVED', 'NOT_RENDERED', 'CANCELLED'))
);
create index duty_by_authority on overtime.duty (authority_id, state);
create index duty_by_person on overtime.duty (personnel_id, date);
comment on table overtime.duty is 'The hours for which a person was ordered; to_minute is above 1440 where they end on the next day. No hour is ordered twice, so none is both paid and credited. counted_minutes and the reason of each minute (stretches) follow from the punches.';

create table overtime.settlement (
  authority_id integer not null constraint settlement_is_of_an_authority references overtime.authority,
  personnel_id integer not null constraint settlement_is_of_a_person references personnel.person,
  month text not null constraint settlement_is_of_a_month check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  minutes integer not null constraint settled_minutes_are_not_negative check (minutes >= 0),
  credited_seconds integer constraint credit_is_not_negative check (credited_seconds >= 0),
  day_off_thousandths integer constraint day_off_is_not_negative check (day_off_thousandths >= 0),
  paid_centavos bigint constraint pay_is_not_negative check (paid_centavos >= 0),
  lost bigint not null default 0 constraint what_is_lost_is_not_negative check (lost >= 0),
  because text not null default '',
  no smallint not null default 1 constraint settlements_are_numbered_from_one check (no >= 1),
  withdrawn_at timestamptz,
  constraint settlement_pk primary key (authority_id, personnel_id, month, no),
  constraint hours_are_paid_or_credited check (num_nonnulls(credited_seconds, day_off_thousandths, paid_centavos) = 1),
  constraint what_is_lost_has_a_reason check (lost = 0 or trim(because) <> '')
);
create unique index one_settlement_counts on overtime.settlement (authority_id, personnel_id, month) where withdrawn_at is null;
create index settlement_by_person on overtime.settlement (personnel_id, month);
create index settlement_by_month on overtime.settlement (month, personnel_id);
comment on table overtime.settlement is 'What the certified hours of a person in a month came to: credit in seconds, a day off in thousandths of a day, or pay in centavos, and what a limit took (in the same unit). The ledger has the credits themselves. Where HR takes its certification back, the row is withdrawn and stays; what is certified then has the next number.';

create function overtime.keep_settlement() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if old.withdrawn_at is null and new.withdrawn_at is not null and to_jsonb(new) - 'withdrawn_at' = to_jsonb(old) - 'withdrawn_at' then return new; end if;
    if kernel.follows_a_merge(to_jsonb(old), to_jsonb(new)) then return new; end if;
  end if;
  raise exception 'a settlement is only withdrawn' using errcode = 'restrict_violation';
end $$;
comment on function overtime.keep_settlement is 'Settlements are never changed or deleted: taking a certification back withdraws them.';
create trigger settlement_is_kept before update or delete on overtime.settlement for each row execute function overtime.keep_settlement();

create view overtime.settled as select * from overtime.settlement where withdrawn_at is null;
comment on view overtime.settled is 'What counts of the settlements: all but the withdrawn ones.';

create table overtime.certificate (
  code text not null constraint certificate_of_credits_pk primary key constraint certificate_of_credits_is_a_paper references papers.paper,
  personnel_id integer not null constraint certificate_of_credits_is_of_a_person references personnel.person,
  month text not null constraint certificate_of_credits_is_of_a_month check (month ~ '^\d{4}-(0[1-9]|1[0-2])$')
);
create index certificate_of_credits_by_person on overtime.certificate (personnel_id, month);
comment on table overtime.certificate is 'Certificates of COC earned in a month, issued before the credits are used.';

create table overtime.expiry_notice (
  personnel_id integer not null constraint expiry_notice_is_to_a_person references personnel.person,
  book text not null,
  expires_on date not null,
  constraint expiry_is_told_once primary key (personnel_id, book, expires_on)
);
comment on table overtime.expiry_notice is 'Who was told that credits expire, and on which day they do.';

create table overtime.makeup_class (
  id integer not null constraint makeup_class_pk primary key,
  state text not null,
  personnel_id integer not null constraint makeup_class_is_of_a_teacher references personnel.person,
  missed_on date not null,
  reason text not null constraint a_missed_class_has_a_reason check (trim(reason) <> ''),
  subject text not null constraint makeup_class_has_a_subject check (trim(subject) <> ''),
  section text not null constraint makeup_class_has_a_section check (trim(section) <> ''),
  room text not null constraint makeup_class_has_a_room check (trim(room) <> ''),
  held_on date not null,
  from_minute smallint not null,
  to_minute smallint not null,
  attended_minutes smallint,
  constraint makeup_class_is_a_request foreign key (id, state) references requests.request (id, state)
    on update cascade deferrable initially deferred,
  constraint a_class_is_made_up_after_it_was_missed check (held_on > missed_on),
  constraint makeup_class_is_within_its_day check (from_minute between 0 and 1439 and to_minute > from_minute and to_minute <= 1440),
  constraint attendance_is_within_the_class check (attended_minutes between 0 and to_minute - from_minute),
  constraint a_held_class_was_attended check (state <> 'HELD' or attended_minutes is not null),
  constraint a_teacher_holds_one_class_at_a_time exclude using gist (personnel_id with =,
    tsrange(held_on + from_minute * interval '1 minute', held_on + to_minute * interval '1 minute') with &&)
    where (state not in ('DISAPPROVED', 'CANCELLED', 'NOT_HELD'))
);
create index makeup_class_by_request on overtime.makeup_class (id, state);
create index makeup_class_by_person on overtime.makeup_class (personnel_id, held_on);
comment on table overtime.makeup_class is 'Classes that were missed and are made up, each a request of the same number: chair and dean approve, and the punches of the day show the attendance.';


-- The tables of appeals.
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


-- The tables of rosters.
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


create table attendance.punched (
  id bigint generated always as identity constraint punched_pk primary key,
  pins text[] not null,
  dates date[] not null
);
comment on table attendance.punched is 'Which PINs punched on which days, by what devices pushed: noted with the punches, and turned into due days by the job that computes them, so that no device waits for a day that is being computed.';

-- The tables of adms.
create schema adms;

create table adms.link (
  device_id integer not null constraint link_pk primary key constraint link_is_of_a_device references attendance.device,
  key_hash text,
  networks text[] not null default '{}',
  address text,
  address_before text,
  address_changed_at timestamptz,
  two_addresses_at timestamptz,
  key_address text,
  refused_at timestamptz,
  refused_why text,
  other_dialect_at timestamptz,
  attlog_stamp text not null default '',
  operlog_stamp text not null default '',
  firmware text,
  users integer,
  templates integer,
  records integer,
  said_at timestamptz,
  punched_at timestamptz,
  lags integer[] not null default '{}',
  punches bigint not null default 0,
  doubled bigint not null default 0,
  bad_lines bigint not null default 0,
  counted_device integer,
  counted_talaan integer,
  counted_at timestamptz
);
comment on table adms.link is 'What is known of a device that pushes, beside attendance.device: settings (the hash of its key, its networks), from where it is heard, what it says of itself, and counts since it began. lags: receipt minus punch of its last single deliveries, in seconds.';

create table adms.stranger (
  serial text not null constraint stranger_pk primary key,
  state text not null default 'PENDING' constraint stranger_state_is_known check (state in ('PENDING', 'APPROVED', 'REJECTED')),
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  address text not null,
  two_addresses_at timestamptz,
  posts integer not null default 0,
  bytes bigint not null default 0,
  posts_refused integer not null default 0,
  said text not null default '',
  device_id integer constraint stranger_became_a_device references attendance.device,
  decided_by integer constraint stranger_is_decided_by_an_account references identity.account,
  decided_at timestamptz,
  told_at timestamptz,
  constraint a_decided_stranger_says_when check ((state = 'PENDING') = (decided_at is null))
);
create index stranger_by_device on adms.stranger (device_id);
create index stranger_by_account on adms.stranger (decided_by);
comment on table adms.stranger is 'Serial numbers that sent without being known: pending, approved as a device, or rejected. posts and bytes are what is kept unread in adms.quarantine; posts_refused is what came beyond its limit and was not answered OK.';

create table adms.quarantine (
  id bigint generated always as identity constraint quarantine_pk primary key,
  serial text not null constraint quarantined_is_from_a_stranger references adms.stranger on delete cascade,
  received_at timestamptz not null,
  target text not null,
  stamp text not null,
  body bytea not null
);
create index quarantine_by_serial on adms.quarantine (serial, id);
comment on table adms.quarantine is 'What unknown devices sent, as it came and unread: read when the device is approved, deleted when it is rejected and after 30 days.';

create table adms.bad_line (
  id bigint generated always as identity constraint bad_line_pk primary key,
  device_id integer not null constraint bad_line_is_from_a_device references attendance.device,
  received_at timestamptz not null,
  target text not null,
  line text not null,
  reason text not null
);
create index bad_line_by_device on adms.bad_line (device_id, id desc);
comment on table adms.bad_line is 'Lines of a device that could not be taken, answered as accepted so that it does not repeat them: the last 500 of each device.';

create table adms.command (
  id bigint generated always as identity constraint command_pk primary key,
  device_id integer not null constraint command_is_for_a_device references attendance.device,
  kind text not null constraint command_kind_is_known
    check (kind in ('PUT_USER', 'REMOVE_USER', 'QUERY_PUNCHES', 'COUNT_PUNCHES', 'QUERY_USERS', 'CHECK', 'INFO', 'REBOOT')),
  text text not null constraint command_is_one_line check (text !~ '[\n\r]'),
  pin text,
  personnel_id integer constraint command_is_about_a_person references personnel.person,
  state text not null default 'QUEUED' constraint command_state_is_known check (state in ('QUEUED', 'SENT', 'DONE', 'FAILED', 'EXPIRED')),
  code integer,
  queued_by integer constraint command_is_queued_by_an_account references identity.account,
  queued_at timestamptz not null,
  sent_at timestamptz,
  ended_at timestamptz,
  constraint an_ended_command_says_when check ((state in ('DONE', 'FAILED', 'EXPIRED')) = (ended_at is not null)),
  constraint a_failed_command_says_its_code check ((state = 'FAILED') = (code is not null))
);
create index command_by_device on adms.command (device_id, id desc);
create index command_open on adms.command (device_id, id) where state in ('QUEUED', 'SENT');
create index command_by_person on adms.command (personnel_id);
create index command_by_account on adms.command (queued_by);
comment on table adms.command is 'What devices were asked to do; queued_by is null where Talaan asked by itself.';

create table adms.device_user (
  device_id integer not null constraint device_user_is_on_a_device references attendance.device,
  pin text not null,
  name text not null default '',
  card text not null default '',
  privilege smallint not null default 0,
  said_at timestamptz,
  sent_at timestamptz,
  constraint a_pin_is_on_a_device_once primary key (device_id, pin)
);
create index device_user_by_pin on adms.device_user (pin);
comment on table adms.device_user is 'Which PINs are on a device: said_at by the device itself, sent_at by Talaan. Whose they are follows from personnel.device_pin. Fingers and faces are never kept here.';

create table adms.fault (
  id bigint generated always as identity constraint fault_pk primary key,
  device_id integer not null constraint fault_is_of_a_device references attendance.device,
  kind text not null constraint fault_kind_is_known check (kind in ('SILENT', 'CLOCK', 'COUNT', 'TWO_ADDRESSES', 'REFUSED', 'DIALECT')),
  says text not null,
  began_at timestamptz not null,
  ended_at timestamptz,
  constraint a_fault_ends_after_it_began check (ended_at is null or ended_at >= began_at)
);
create unique index a_fault_is_open_once on adms.fault (device_id, kind) where ended_at is null;
create index fault_by_device on adms.fault (device_id, id desc);
comment on table adms.fault is 'What was wrong with a device, from when to when; HR is told once when it begins and once when it ends.';


create table attendance.agency_setting (
  module text not null,
  name text not null,
  effective_on date not null,
  value integer not null,
  reason text not null constraint agency_setting_has_a_reason check (length(trim(reason)) >= 5),
  set_by integer not null constraint agency_setting_is_by_an_account references identity.account,
  set_at timestamptz not null,
  constraint an_agency_setting_is_set_once_for_a_day primary key (module, name, effective_on)
);
create index agency_setting_by_account on attendance.agency_setting (set_by);
comment on table attendance.agency_setting is 'What the law leaves to the agency, as it set it: which value applies from which day on, why and by whom. Without a row the standard of the rules applies.';

-- The tables of travel.
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
  days daterange not null,
  minutes int4range not null,
  is_open boolean not null default true,
  constraint traveler_pk primary key (personnel_id, trip_id),
  constraint nobody_travels_twice_at_once exclude using gist (personnel_id with =, days with &&, minutes with &&) where (is_open)
);
create index traveler_by_trip on travel.traveler (trip_id);
comment on table travel.traveler is 'The people of a trip, its owner among them, with its days and minutes, so that no two trips of a person clash; is_open is false once the trip was disapproved, withdrawn or cancelled.';

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


-- The tables of telework.
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


-- The tables of dtr.
create schema dtr;

create table dtr.submission (
  id integer not null constraint submission_pk primary key,
  personnel_id integer not null constraint submission_is_of_a_person references personnel.person,
  during daterange not null constraint submission_is_of_known_days check (not isempty(during) and not lower_inf(during) and not upper_inf(during)),
  state text not null,
  signed_days jsonb,
  signed_digest text,
  signed_at timestamptz,
  constraint submission_is_a_request foreign key (id, state) references requests.request (id, state) on update cascade deferrable initially deferred,
  constraint a_submitted_record_is_signed check (state = 'OPEN' or (signed_days is not null and signed_digest is not null and signed_at is not null)),
  constraint one_record_of_a_day exclude using gist (personnel_id with =, during with &&)
);
create index submission_by_request on dtr.submission (id, state);
create index submission_by_person on dtr.submission (personnel_id, during);
comment on table dtr.submission is 'The daily time record of a person for a month or half of it, once it was submitted: a request of the same number. signed_days are the days as they were when it was submitted last, signed_digest their SHA-256.';

create table dtr.look (
  submission_id integer not null constraint look_is_at_a_submission references dtr.submission,
  account_id integer not null constraint look_is_by_an_account references identity.account,
  seen_days jsonb not null,
  at timestamptz not null,
  constraint look_pk primary key (submission_id, account_id)
);
create index look_by_account on dtr.look (account_id);
comment on table dtr.look is 'How the days of a record were when a reader looked at it last, so that the next look shows what changed.';

create table dtr.frozen_month (
  id integer generated always as identity constraint frozen_month_pk primary key,
  submission_id integer not null constraint frozen_month_is_of_a_submission references dtr.submission,
  personnel_id integer not null constraint frozen_month_is_of_a_person references personnel.person,
  during daterange not null,
  late_minutes integer not null,
  late_times integer not null,
  undertime_minutes integer not null,
  undertime_times integer not null,
  short_thousandths integer not null,
  absent_thousandths integer not null,
  night_minutes integer not null,
  days jsonb not null,
  digest text not null,
  rules_versions text[] not null,
  frozen_at timestamptz not null,
  superseded_at timestamptz,
  constraint figures_of_a_month_are_not_negative check (
    least(late_minutes, late_times, undertime_minutes, undertime_times, short_thousandths, absent_thousandths, night_minutes) >= 0),
  constraint one_frozen_month_counts exclude using gist (personnel_id with =, during with &&) where (superseded_at is null)
);
create index frozen_month_by_submission on dtr.frozen_month (submission_id);
create index frozen_month_by_person on dtr.frozen_month (personnel_id, during);
comment on table dtr.frozen_month is 'What a locked record came to, as leave and payroll read it: late and undertime in minutes and times, both together in thousandths of a day by the table of the civil service, converted once; absences without leave in thousandths. days: how many of each status; digest: SHA-256 of the days of attendance.day, which stay as they are while it is locked. Reopened, the row is superseded and stays.';

create function dtr.keep_frozen_month() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if old.superseded_at is null and new.superseded_at is not null and to_jsonb(new) - 'superseded_at' = to_jsonb(old) - 'superseded_at' then return new; end if;
    if kernel.follows_a_merge(to_jsonb(old), to_jsonb(new)) then return new; end if;
  end if;
  raise exception 'a frozen month is only superseded' using errcode = 'restrict_violation';
end $$;
comment on function dtr.keep_frozen_month is 'Frozen months are never changed or deleted: reopening supersedes them.';
create trigger frozen_month_is_kept before update or delete on dtr.frozen_month for each row execute function dtr.keep_frozen_month();

create table dtr.reminder (
  account_id integer not null constraint reminder_is_to_an_account references identity.account,
  period_ends date not null,
  holds text not null constraint reminder_is_to_a_holder check (holds in ('owner', 'head', 'hr')),
  at timestamptz not null,
  constraint each_holder_is_reminded_once primary key (account_id, period_ends, holds)
);
comment on table dtr.reminder is 'Who was reminded of records that were due: each once for a period, as what they hold them.';

create table dtr.habit_notice (
  id integer not null constraint habit_notice_pk primary key,
  personnel_id integer not null constraint habit_notice_is_to_a_person references personnel.person,
  kind text not null constraint habit_notice_is_of_a_kind check (kind in ('tardiness', 'undertime', 'absence')),
  year smallint not null,
  months smallint[] not null constraint habit_notice_names_months check (cardinality(months) > 1),
  evidence jsonb not null,
  control_number text not null,
  code text not null,
  state text not null,
  constraint habit_notice_is_a_request foreign key (id, state) references requests.request (id, state) on update cascade deferrable initially deferred
);
create index habit_notice_by_request on dtr.habit_notice (id, state);
create index habit_notice_by_person on dtr.habit_notice (personnel_id, year);
comment on table dtr.habit_notice is 'Notices of habitual tardiness, undertime or absence, each a request of the same number. evidence: the months with what counted in them when it was sent (times, or thousandths of a day), as the paper says.';

create function dtr.periods_of(month date, half_monthly text[], among integer[] default null) returns table (personnel_id integer, office_id integer, first_day date, last_day date)
  language sql stable as $$
  with served as (
    select a.personnel_id, a.office_id, a.during, coalesce(
      (select upper(x.during) - lower(x.during) < 20 from dtr.submission x
       where x.personnel_id = a.personnel_id and x.during && daterange(month, (month + interval '1 month')::date) limit 1),
      first_value(a.status_code) over (partition by a.personnel_id order by a.during) = any(half_monthly)) as by_halves
    from personnel.appointment a where a.during && daterange(month, (month + interval '1 month')::date) and (among is null or a.personnel_id = any(among)))
  select distinct on (s.personnel_id, p.first_day) s.personnel_id, s.office_id, p.first_day, p.last_day
  from served s
  join (values (false, month, (month + interval '1 month')::date - 1), (true, month, month + 14), (true, month + 15, (month + interval '1 month')::date - 1))
    p (by_halves, first_day, last_day) on p.by_halves = s.by_halves and s.during && daterange(p.first_day, p.last_day, '[]')
  order by s.personnel_id, p.first_day, s.during desc $$;
comment on function dtr.periods_of is 'The records that a month has: one for each who served in it, two halves for those who are paid by half-months (by the first appointment of the month, or by what was submitted), with the office of the last appointment within. among: of these people alone.';


-- The tables of loads.
create schema loads;

create table loads.term (
  id integer generated by default as identity constraint term_pk primary key,
  name text not null constraint term_has_its_own_name unique constraint term_has_a_name check (trim(name) <> ''),
  during daterange not null constraint term_lasts_known_days check (not isempty(during) and not lower_inf(during) and not upper_inf(during)),
  constraint terms_follow_one_another exclude using gist (during with &&),
  constraint a_term_has_one_span unique (id, during without overlaps)
);
comment on table loads.term is 'Terms of teaching, such as the first semester of an academic year.';

create function loads.hours_of_week(weekdays smallint[], from_minute smallint, to_minute smallint) returns int4multirange
  language sql immutable parallel safe
  return (select range_agg(int4range((day - 1) * 1440 + from_minute, (day - 1) * 1440 + to_minute)) from unnest(weekdays) day);
comment on function loads.hours_of_week is 'The hours of a segment as minutes from the beginning of Monday.';

create table loads.segment (
  id integer generated always as identity constraint segment_pk primary key,
  term_id integer not null,
  personnel_id integer not null constraint segment_is_of_a_teacher references personnel.person,
  kind text not null constraint segment_kind_is_known check (kind in ('CLASS', 'CONSULTATION', 'ADMINISTRATIVE', 'RESEARCH')),
  subject text not null default '',
  section text not null default '',
  room text not null default '',
  units_hundredths smallint not null default 0 constraint units_are_not_negative check (units_hundredths between 0 and 3000),
  weekdays smallint[] not null constraint segment_has_weekdays check (cardinality(weekdays) > 0 and weekdays <@ '{1,2,3,4,5,6,7}'),
  from_minute smallint not null,
  to_minute smallint not null,
  during daterange not null,
  hours int4multirange not null generated always as (loads.hours_of_week(weekdays, from_minute, to_minute)) stored,
  constraint segment_is_within_its_day check (from_minute between 0 and 1439 and to_minute > from_minute and to_minute <= 1440),
  constraint a_class_has_subject_and_section check (kind <> 'CLASS' or (trim(subject) <> '' and trim(section) <> '')),
  constraint segment_is_within_its_term foreign key (term_id, period during) references loads.term (id, period during),
  constraint a_teacher_has_one_segment_at_a_time exclude using gist (personnel_id with =, hours with &&, during with &&)
);
create index segment_by_term on loads.segment (term_id, during);
create index segment_by_person on loads.segment using gist (personnel_id, during);
comment on table loads.segment is 'What a teacher is to do at which hours of which weekdays (Monday is 1): classes, consultation, administrative work, research. during lies within the term; a segment that is moved within a term ends and another begins. units_hundredths: 300 is three units.';

create table loads.issued_record (
  code text not null constraint issued_record_pk primary key constraint issued_record_is_a_paper references papers.paper,
  personnel_id integer not null constraint issued_record_is_of_a_teacher references personnel.person,
  month text not null constraint issued_record_is_of_a_month check (month ~ '^\d{4}-(0[1-9]|1[0-2])$')
);
create index issued_record_by_person on loads.issued_record (personnel_id, month);
comment on table loads.issued_record is 'Faculty DTRs that were issued; of those of a month the one that was not withdrawn is valid.';


create table attendance.suspension_notice (
  id bigint generated always as identity constraint suspension_notice_pk primary key,
  before jsonb,
  after jsonb,
  constraint a_suspension_notice_tells_of_something check (num_nonnulls(before, after) > 0)
);
comment on table attendance.suspension_notice is 'Changes of suspensions, and of holidays that are near, of which those concerned are to be told: as it was and as it is. A job tells them and takes the row away in one transaction.';

-- The tables of faces.
create schema faces;

create table faces.server_key (
  is_only boolean not null default true constraint server_key_pk primary key constraint there_is_one_key_of_the_server check (is_only),
  public_key bytea not null,
  sealed_key bytea not null,
  made_at timestamptz not null
);
comment on table faces.server_key is 'The key for which browsers seal what they take of a face: the public half (SPKI, P-256), and the private half (PKCS 8), sealed with the key of the installation.';

create table faces.consent (
  id integer generated always as identity constraint consent_pk primary key,
  personnel_id integer not null constraint consent_is_of_a_person references personnel.person,
  kind text not null constraint consent_kind_is_known check (kind in ('PAPER', 'ACCOUNT')),
  text_version integer not null,
  given_on date not null,
  file_id integer constraint consent_is_a_kept_file references kernel.file,
  recorded_by integer not null constraint consent_is_recorded_by_an_account references identity.account,
  recorded_at timestamptz not null,
  withdrawn_by integer constraint consent_is_withdrawn_by_an_account references identity.account,
  withdrawn_at timestamptz,
  withdrawn_because text,
  constraint a_consent_on_paper_has_the_paper check ((kind = 'PAPER') = (file_id is not null)),
  constraint a_withdrawn_consent_says_by_whom check ((withdrawn_at is null) = (withdrawn_by is null))
);
create unique index a_person_consents_once on faces.consent (personnel_id) where withdrawn_at is null;
create index consent_by_person on faces.consent (personnel_id, id desc);
create index consent_by_file on faces.consent (file_id);
create index consent_by_recorder on faces.consent (recorded_by);
create index consent_by_withdrawer on faces.consent (withdrawn_by);
comment on table faces.consent is 'Consents of people to be recognized by face (RA 10173, sec. 3(b)), on paper or in their own account, to which text, and when they were withdrawn.';

create table faces.enrolment (
  id integer generated always as identity constraint enrolment_pk primary key,
  personnel_id integer not null constraint enrolment_is_of_a_person references personnel.person,
  model text not null,
  poses text[] not null constraint a_face_has_three_to_five_images check (cardinality(poses) between 3 and 5),
  enrolled_by integer not null constraint enrolment_is_by_an_account references identity.account,
  enrolled_at timestamptz not null,
  not_the_same_as integer constraint enrolment_is_told_apart_from_a_person references personnel.person,
  told_apart_because text,
  ended_by integer constraint enrolment_is_ended_by_an_account references identity.account,
  ended_at timestamptz,
  ended_because text,
  constraint an_ended_enrolment_says_why check ((ended_at is null) = (ended_because is null)),
  constraint people_are_told_apart_for_a_reason check ((not_the_same_as is null) = (told_apart_because is null))
);
create unique index a_person_is_registered_once on faces.enrolment (personnel_id) where ended_at is null;
create index enrolment_by_person on faces.enrolment (personnel_id, id desc);
create index enrolment_by_account on faces.enrolment (enrolled_by);
create index enrolment_by_ender on faces.enrolment (ended_by);
create index enrolment_by_other on faces.enrolment (not_the_same_as);
comment on table faces.enrolment is 'When whose face was registered, and when and why it was deleted. What an open one holds is in template, face and photo; of an ended one these rows are gone.';

create table faces.template (
  enrolment_id integer not null constraint template_pk primary key constraint template_is_of_an_enrolment references faces.enrolment on delete cascade,
  personnel_id integer not null constraint template_is_of_a_person references personnel.person,
  sealed bytea not null
);
create index template_by_person on faces.template (personnel_id);
select kernel.protect('faces', 'template');
comment on table faces.template is 'The mean of the descriptors of a person, sealed: by it the likeliest are found.';

create table faces.face (
  enrolment_id integer not null constraint face_is_of_an_enrolment references faces.enrolment on delete cascade,
  number smallint not null,
  personnel_id integer not null constraint face_is_of_a_person references personnel.person,
  sealed bytea not null,
  constraint face_pk primary key (enrolment_id, number)
);
create index face_by_person on faces.face (personnel_id);
select kernel.protect('faces', 'face');
comment on table faces.face is 'Descriptors of the images of a person (1,024 numbers), sealed.';

create table faces.photo (
  enrolment_id integer not null,
  number smallint not null,
  personnel_id integer not null constraint photo_is_of_a_person references personnel.person,
  sealed bytea not null,
  constraint photo_pk primary key (enrolment_id, number),
  constraint photo_is_of_a_face foreign key (enrolment_id, number) references faces.face on delete cascade
);
create index photo_by_person on faces.photo (personnel_id);
select kernel.protect('faces', 'photo');
comment on table faces.photo is 'The images themselves, small and sealed, apart from their descriptors.';

select kernel.count_changes_of('faces', 'faces.template');

create table faces.recognition (
  id bigint generated always as identity constraint recognition_pk primary key,
  at timestamptz not null,
  device_id integer constraint recognition_is_at_a_device references attendance.device,
  tried_by integer constraint recognition_is_tried_by_an_account references identity.account,
  personnel_id integer constraint recognition_is_of_a_person references personnel.person,
  outcome text not null constraint recognition_outcome_is_known check (outcome in ('ACCEPTED', 'DOUBTFUL', 'UNKNOWN')),
  score smallint,
  second_score smallint,
  real_score smallint not null,
  live_score smallint not null,
  took_ms integer not null,
  constraint a_recognition_is_at_a_device_or_tried check (num_nonnulls(device_id, tried_by) = 1),
  constraint an_unknown_face_names_nobody check ((outcome = 'UNKNOWN') = (personnel_id is null))
);
create index recognition_by_time on faces.recognition (at);
create index recognition_by_device on faces.recognition (device_id, at);
create index recognition_by_person on faces.recognition (personnel_id, at);
create index recognition_by_account on faces.recognition (tried_by);
comment on table faces.recognition is 'Faces that kiosks sent or officers tried, how alike the best match was, and how it came out; scores in thousandths. Deleted after the days that the agency set.';


-- The tables of kiosk.
create schema kiosk;

create table kiosk.enrolment_code (
  device_id integer not null constraint enrolment_code_pk primary key constraint enrolment_code_is_of_a_device references attendance.device,
  code_hash bytea not null constraint enrolment_code_is_its_own unique,
  issued_by integer not null constraint enrolment_code_is_by_an_account references identity.account,
  issued_at timestamptz not null,
  expires_at timestamptz not null
);
create index enrolment_code_by_account on kiosk.enrolment_code (issued_by);
comment on table kiosk.enrolment_code is 'Codes by which a tablet becomes a device, as their hash: one for each device, deleted when it is used.';

create table kiosk.tablet (
  id uuid not null constraint tablet_pk primary key,
  device_id integer not null constraint tablet_is_a_device references attendance.device,
  public_key bytea not null,
  enrolled_by integer not null constraint tablet_is_enrolled_by_an_account references identity.account,
  enrolled_at timestamptz not null,
  ended_at timestamptz,
  copied_at timestamptz,
  last_contact_at timestamptz,
  clock_lag_ms bigint,
  constraint a_tablet_ends_after_it_began check (ended_at is null or ended_at >= enrolled_at)
);
create unique index a_device_has_one_tablet on kiosk.tablet (device_id) where ended_at is null;
create index tablet_by_device on kiosk.tablet (device_id, enrolled_at desc);
create index tablet_by_account on kiosk.tablet (enrolled_by);
comment on table kiosk.tablet is 'Tablets by the public key that each made for itself (SPKI, P-256). copied_at: two punches came with the same number and signature key, so a copy of its storage is in use. clock_lag_ms: the clock of Talaan minus that of the tablet, at the last contact.';

create table kiosk.card (
  id integer generated always as identity constraint card_pk primary key,
  personnel_id integer not null constraint card_is_of_a_person references personnel.person on delete cascade,
  code text not null constraint card_code_is_its_own unique,
  issued_by integer not null constraint card_is_issued_by_an_account references identity.account,
  issued_at timestamptz not null,
  ended_at timestamptz,
  ended_by integer constraint card_is_ended_by_an_account references identity.account,
  constraint an_ended_card_says_by_whom check ((ended_at is null) = (ended_by is null))
);
create unique index a_person_has_one_card on kiosk.card (personnel_id) where ended_at is null;
create index card_by_person on kiosk.card (personnel_id);
create index card_by_issuer on kiosk.card (issued_by);
create index card_by_ender on kiosk.card (ended_by);
comment on table kiosk.card is 'Employee cards: the code that is printed as QR. A lost card is ended; the next one has another code.';

create table kiosk.punch (
  id bigint generated always as identity constraint punch_pk primary key,
  tablet_id uuid not null constraint punch_is_from_a_tablet references kiosk.tablet,
  number integer not null constraint punch_number_is_above_zero check (number > 0),
  way text not null constraint punch_way_is_known check (way in ('CARD', 'NUMBER', 'FACE')),
  given text not null,
  personnel_id integer constraint punch_is_of_a_person references personnel.person,
  pin text,
  tablet_at timestamptz not null,
  received_at timestamptz not null,
  at timestamptz not null,
  signature bytea not null,
  photo bytea,
  doubt text constraint punch_doubt_is_known check (doubt in ('PHOTO', 'FACE', 'UNKNOWN', 'CLOCK', 'COPIED', 'ENDED')),
  state text not null constraint punch_state_is_known check (state in ('COUNTED', 'REFUSED', 'PENDING', 'CONFIRMED', 'REJECTED')),
  reason text,
  decided_by integer constraint punch_is_decided_by_an_account references identity.account,
  decided_at timestamptz,
  recognition_id bigint constraint punch_is_of_a_recognition references faces.recognition on delete set null,
  constraint a_doubtful_punch_is_reviewed check ((state = 'COUNTED') = (doubt is null)),
  constraint a_counted_punch_has_a_person check (pin is null or personnel_id is not null),
  constraint a_decided_punch_says_when check ((state in ('CONFIRMED', 'REJECTED')) = (decided_at is not null)),
  constraint a_rejected_punch_says_why check (state <> 'REJECTED' or reason is not null),
  constraint a_refused_punch_is_of_a_face_of_nobody check (state <> 'REFUSED' or (way = 'FACE' and personnel_id is null and photo is null)),
  constraint a_signed_punch_is_kept_once unique (tablet_id, number, signature)
);
create index punch_by_person on kiosk.punch (personnel_id, at);
create index punch_by_decider on kiosk.punch (decided_by);
create index punch_pending on kiosk.punch (at) where state = 'PENDING';
create index punch_by_recognition on kiosk.punch (recognition_id);
create index punch_by_face on kiosk.punch (given) where way = 'FACE';
create index punch_with_photo on kiosk.punch (received_at) where photo is not null;
comment on table kiosk.punch is 'What tablets signed, with both clocks: tablet_at of the tablet, received_at of Talaan; at is what they come to. pin: under which it was handed to attendance, null while it does not count. number counts up on the tablet; two signatures of one number are of a tablet and its copy. photo: sealed, deleted after the time that the agency set. REFUSED: a face of nobody, of which the tablet was told at once. given: of a face the hash of what was sent.';


alter table requests.step add column file_id integer constraint file_of_a_step_is_kept references kernel.file;
create index step_by_file on requests.step (file_id);
comment on table requests.step is 'Who did what in a request, as what, in whose place and by which designation, from which state to which, and why. The insert of a step is the one thing that moves a request; rows are never changed. file_id: what was added to its reason. before_merge marks a decision by one who proved to be the owner, when two records of that person were merged.';
