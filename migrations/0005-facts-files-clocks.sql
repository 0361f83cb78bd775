-- A pushed punch says from which address it came.
alter table attendance.punch add column address text;
comment on table attendance.punch is 'Raw punches as the devices said them: evidence, never changed. Whose they are follows from personnel.device_pin on their day. upload_id is without a foreign key: it would cost a look-up a punch, and uploads are never deleted. address: from where a device pushed it.';
create or replace view attendance.person_punch as
  select h.personnel_id, p.at, p.pin, p.device_id, d.name as device, p.status,
    case
      when p.upload_id is not null or d.mode = 'usb' then 'DEVICE_USB'
      when d.mode = 'push' then 'DEVICE_PUSH'
      when d.mode = 'pull' then 'DEVICE_PULL'
      when d.mode = 'face' then 'FACE'
      else 'ANDROID'
    end as source,
    v.at is not null as voided, v.reason as void_reason, null::text as entered_reason, p.address
  from personnel.device_pin h
  join attendance.punch p on p.pin = h.pin
    and p.at >= coalesce(attendance.start_of(lower(h.during)), '-infinity') and p.at < coalesce(attendance.start_of(upper(h.during)), 'infinity')
  join attendance.device d on d.id = p.device_id
  left join attendance.voided_punch v on v.personnel_id = h.personnel_id and v.at = p.at
  union all
  select e.personnel_id, e.at, null, null, null, null, e.source, v.at is not null, v.reason, e.reason, null
  from attendance.entered_punch e
  left join attendance.voided_punch v on v.personnel_id = e.personnel_id and v.at = e.at;

-- A device without networks and key is known by its addresses; unknown ones are counted by their network.
alter table adms.stranger add column network text not null default '';
update adms.stranger set network = address;
create index stranger_by_network on adms.stranger (network) where state = 'PENDING';
comment on table adms.stranger is 'Serial numbers that sent without being known: pending, approved as a device, or rejected. posts and bytes are what is kept unread in adms.quarantine; posts_refused is what came beyond its limit and was not answered OK. network: of its first address, by which those that wait are counted.';
alter table adms.quarantine add column address text not null default '';
alter table adms.fault drop constraint fault_kind_is_known;
alter table adms.fault add constraint fault_kind_is_known
  check (kind in ('SILENT', 'CLOCK', 'COUNT', 'TWO_ADDRESSES', 'REFUSED', 'DIALECT', 'NEW_ADDRESS'));
create table adms.address (
  device_id integer not null constraint address_is_of_a_device references attendance.device,
  address text not null,
  state text not null constraint address_state_is_known check (state in ('KNOWN', 'HELD', 'REJECTED')),
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  asked integer not null default 0,
  posts integer not null default 0,
  bytes bigint not null default 0,
  posts_refused integer not null default 0,
  decided_by integer constraint address_is_decided_by_an_account references identity.account,
  decided_at timestamptz,
  constraint an_address_is_of_a_device_once primary key (device_id, address)
);
create index address_by_account on adms.address (decided_by);
create index address_waits on adms.address (device_id) where state = 'HELD';
comment on table adms.address is 'From where devices sent: known addresses, those that a device without networks and key never had before (held until HR decides), and rejected ones. decided_by is null where a device was first heard there, or its key or networks let it in. asked: how often it asked for commands there, and got none; posts and bytes are what is in adms.held, posts_refused what came beyond its limit.';

create table adms.held (
  id bigint generated always as identity constraint held_pk primary key,
  device_id integer not null,
  address text not null,
  received_at timestamptz not null,
  target text not null,
  stamp text not null,
  body bytea not null,
  constraint held_is_from_an_address foreign key (device_id, address) references adms.address on delete cascade
);
create index held_by_address on adms.held (device_id, address, id);
comment on table adms.held is 'What came with the serial number of a device from an address that the device never had, as it came and unread: read when HR accepts the address, deleted when HR throws it away.';
insert into adms.address (device_id, address, state, first_seen_at, last_seen_at)
select l.device_id, l.address, 'KNOWN', coalesce(l.address_changed_at, d.last_seen_at, now()), coalesce(d.last_seen_at, now())
from adms.link l join attendance.device d on d.id = l.device_id where l.address is not null;
-- Leave is bound to its event: whether it may still be to come, and how many working days before it the leave may begin.
alter table leave.type_terms
  add column event_may_come boolean not null default true,
  add column before_days smallint;
update leave.type_terms set event_may_come = false where code in ('MLM', 'STUDY', 'VAWC', 'REHAB', 'SEL', 'SABB', 'QL');
update leave.type_terms set before_days = 0
where code in ('MLSP', 'MLX', 'MLM', 'STUDY', 'REHAB', 'SEL', 'ADOPT', 'ADOPTF', 'SABB', 'QL');
update leave.type_terms set before_days = 7 where code in ('PL', 'MLA');
update leave.type_terms set event = 'Date of delivery or miscarriage, or expected delivery'
where code = 'PL' and event = 'Date of delivery or miscarriage';
update leave.type_terms set event = 'Date of the declaration of calamity, or the earlier first day that it names'
where code = 'SEL' and event = 'Date of the declaration of calamity';

-- Forced leave is optional below ten days of vacation leave, and never refused for that.
update leave.type_terms set least_balance = null where code = 'FL' and least_balance = 10000;

-- Days of leave that were attended are told once.
create table leave.attended_notice (
  application_id integer not null constraint attended_notice_is_of_an_application references leave.application,
  date date not null,
  constraint an_attended_day_is_told_once primary key (application_id, date)
);
comment on table leave.attended_notice is 'Days of approved leave on which the person was at work, which HR and the person were told of, each once.';
-- What a user decides of an import: rows accepted one by one, and the order of day and month where its dates leave it open.
alter table imports.upload
  add column accepted integer[] not null default '{}',
  add column dates jsonb,
  add column date_order text constraint order_of_dates_is_known check (date_order in ('day-first', 'month-first'));
comment on table imports.upload is 'Spreadsheets: uploaded, checked (a large one by a job), imported, perhaps undone. choices are what the user decided beside the columns, questions what the last check asks; outcome is the digest of what was previewed; made is what came along, for the undoing; office_id is the office that it is for, where a clerk imports for an office. accepted are the rows that the user accepted one by one. dates is what the last check found of the order of day and month, date_order what the user said of one that is open.';

-- A person of one name has it as surname, and is shown by it alone.
alter table personnel.person
  alter column fullname set expression as (
    surname || case when surname = '' or first_name = '' then '' else ', ' end || first_name || case when name_extension = '' then '' else ' ' || name_extension end
    || case when middle_name = '' then '' else ' ' || middle_name end
  ),
  alter column plain_name set expression as (
    kernel.plain(surname || case when surname = '' or first_name = '' then '' else ', ' end || first_name
      || case when name_extension = '' then '' else ' ' || name_extension end
      || case when middle_name = '' then '' else ' ' || middle_name end)
  );
-- Screening: experience in hundredths of days, as training is in hundredths of hours.
update screening.result r set figure = 100 * r.figure,
  evidence = coalesce((select jsonb_agg(jsonb_set(e.one, '{counted}', to_jsonb(100 * (e.one ->> 'counted')::integer)) order by e.place)
    from jsonb_array_elements(r.evidence) with ordinality as e (one, place)), '[]')
where r.element = 'experience';
comment on table screening.result is 'What the rules say of each element. figure: hundredths of days of experience or of hours, the place of a level. evidence: the rows of the sheet that were counted, by keys that tell nothing without it.';

-- Bounds of a day of accounts that strangers make.
create table kernel.daily_use (
  account_id integer not null,
  day date not null,
  kind text not null constraint kind_of_daily_use_is_known check (kind in ('upload', 'proposal')),
  used integer not null,
  constraint daily_use_pk primary key (account_id, day, kind)
);
comment on table kernel.daily_use is 'How much of what is bounded an account that a stranger made used on a day (settings APPLICANT_*_PER_DAY); thrown away when the day is over.';
-- How the dates of a table of punches are written, where no date of it tells.
alter table attendance.upload add column date_order text constraint upload_date_order_is_known check (date_order in ('day-first', 'month-first'));
comment on table attendance.upload is 'Device files: what they were found to hold, and once confirmed what came of them. lines = punches + duplicates + impossible + blank ones; bad_lines are the first 1,000, the report has all. date_order: how its dates are written, where the user had to say it.';
-- Stays of whole working days last until 17:00 of the last of them, not until the hour at which they began. What was paused keeps its minutes.
update documents.hop h set due_at = greatest(h.due_at, (
  select (w.day + time '17:00') at time zone 'Asia/Manila' from (
    select d.day::date as day, row_number() over (order by d.day) - 1 as no
    from (select coalesce(h.received_at, h.sent_at) at time zone 'Asia/Manila' as at) b,
      generate_series(b.at::date + (b.at::time > '17:00')::integer, b.at::date + 90, interval '1 day') as d (day)
    where extract(isodow from d.day) < 6 and not exists (
      select from attendance.holiday f join organization.office o on o.id = h.office_id
      where f.date = d.day::date and f.type <> 'special_working' and (f.campus_id is null or f.campus_id = o.campus_id))) w
  where w.no = h.limit_minutes / 480))
where h.ended_at is null and h.due_at is not null and h.limit_minutes % 480 = 0
  and not exists (select from documents.hold p where p.hop_id = h.id or p.hop_id in (
    select c.id from documents.hop c where c.document_id = h.document_id and c.no = h.continues_no));

-- Hyphens, blanks and the blanks of particles make no difference in searches of people.
create function kernel.squeezed(text) returns text language sql immutable strict parallel safe
  return regexp_replace(kernel.plain($1), '[^[:alnum:]]+', '', 'g');
comment on function kernel.squeezed is 'Plain text without blanks and signs: De la Cruz, Dela-Cruz and Delacruz are all delacruz.';
create function kernel.plain_names(text) returns text language sql immutable strict parallel safe
  return kernel.plain($1) || ' ' || kernel.squeezed($1);
comment on function kernel.plain_names is 'Text in which a person is searched by name: hyphens, blanks and the blanks of particles make no difference.';
alter table personnel.person alter column search set expression as (
  kernel.plain(idno || ' ' || surname || ' ' || first_name || ' ' || middle_name || ' ' || surname || ' ' || name_extension)
    || ' ' || kernel.squeezed(idno) || ' ' || kernel.squeezed(surname) || ' ' || kernel.squeezed(first_name) || ' ' || kernel.squeezed(middle_name)
);
comment on table personnel.person is 'People of the university, past and present; idno is the employee number; a person of one name has it as surname. is_applicant: applied and never served, so of no list, count, search or picker of personnel; idno is then the number of the applicant. search has number and names also without blanks and signs (kernel.squeezed), so that De la Cruz is found as Delacruz.';
drop index identity.account_by_search;
create index account_by_search on identity.account using gin ((kernel.plain_names(name || ' ' || email)) gin_trgm_ops);

-- Days of which nothing came from the devices are no absences.
create table attendance.device_day (
  device_id integer not null constraint device_day_is_of_a_device references attendance.device,
  date date not null,
  is_said boolean not null default false,
  is_fresh boolean not null default true,
  constraint a_device_sent_on_a_day_once primary key (device_id, date)
);
create index device_day_by_date on attendance.device_day (date);
create index fresh_device_day on attendance.device_day (date) where is_fresh;
comment on table attendance.device_day is 'Of which days punches came from a device, or HR says that it was whole (is_said): on other days nobody is absent who uses it. is_fresh: the days without data of that date are yet to be made due.';
insert into attendance.device_day (device_id, date, is_fresh) select distinct device_id, attendance.date_of(at), false from attendance.punch;
create function attendance.note_device_days() returns trigger language plpgsql as $$
begin
  insert into attendance.device_day (device_id, date) select distinct device_id, attendance.date_of(at) from added order by 1, 2
  on conflict do nothing;
  return null;
end $$;
comment on function attendance.note_device_days is 'Notes of which days punches came from which devices.';
create trigger punches_note_their_days after insert on attendance.punch
  referencing new table as added for each statement execute function attendance.note_device_days();
alter table attendance.day drop constraint day_status_is_known;
do $$
declare
  part regclass;
begin
  -- Each month was made with the constraint of its own.
  for part in select inhrelid::regclass from pg_inherits where inhparent = 'attendance.day'::regclass loop
    execute format('alter table %s drop constraint if exists day_status_is_known', part);
  end loop;
end $$;
alter table attendance.day add constraint day_status_is_known
  check (status in ('COMPLETE', 'INCOMPLETE', 'ABSENT', 'NO_DATA', 'ON_LEAVE', 'OB', 'AWAY', 'HOLIDAY', 'SUSPENDED', 'REST', 'WFH', 'PENDING'));

-- Steps say in whose place and by which designation they were taken; their log numbers them.
alter table applicants.step
  add column in_place_of integer constraint step_of_application_is_taken_in_place_of_a_person references personnel.person,
  add column head_id integer constraint step_of_application_is_taken_by_a_designation references organization.head (id),
  add constraint a_substitute_in_an_application_has_a_designation check (in_place_of is null or (head_id is not null and account_id is not null));
create index step_of_application_in_place on applicants.step (in_place_of) where in_place_of is not null;
create index step_of_application_by_designation on applicants.step (head_id) where head_id is not null;
comment on table applicants.step is 'The way of an application: who moved it, in whose place and by which designation, when, from which state to which and why; without an account Talaan did it. reason is shown to the applicant, but for the grounds of a choice.';
alter table applicants.application drop column steps;
alter table vacancies.post_step
  add column in_place_of integer constraint step_of_post_is_taken_in_place_of_a_person references personnel.person,
  add column head_id integer constraint step_of_post_is_taken_by_a_designation references organization.head (id),
  add constraint a_substitute_in_a_post_has_a_designation check (in_place_of is null or (head_id is not null and account_id is not null));
create index step_of_post_in_place on vacancies.post_step (in_place_of) where in_place_of is not null;
create index step_of_post_by_designation on vacancies.post_step (head_id) where head_id is not null;
comment on table vacancies.post_step is 'What happened to a post, when, by whom, in whose place and by which designation; without an account Talaan did it, as the clock told.';
alter table assessments.sheet_step
  add column from_state text,
  add column to_state text,
  add column in_place_of integer constraint step_of_sheet_is_taken_in_place_of_a_person references personnel.person,
  add column head_id integer constraint step_of_sheet_is_taken_by_a_designation references organization.head (id),
  add constraint a_substitute_in_a_sheet_has_a_designation check (in_place_of is null or (head_id is not null and account_id is not null));
alter table assessments.sheet_step disable trigger step_of_sheet_is_append_only;
update assessments.sheet_step set
  from_state = case action when 'submit' then 'IN_PROGRESS' when 'unlock' then 'LOCKED' else 'SUBMITTED' end,
  to_state = case action when 'submit' then 'SUBMITTED' when 'lock' then 'LOCKED' else 'IN_PROGRESS' end;
alter table assessments.sheet_step enable trigger step_of_sheet_is_append_only;
alter table assessments.sheet_step alter column from_state set not null, alter column to_state set not null;
create index step_of_sheet_in_place on assessments.sheet_step (in_place_of) where in_place_of is not null;
create index step_of_sheet_by_designation on assessments.sheet_step (head_id) where head_id is not null;
comment on table assessments.sheet_step is 'How a sheet was submitted, returned by the secretary, locked, or opened again by the chair, by whom, in whose place and by which designation, and why.';
alter table assessments.sheet drop column steps;
alter table appointing.step
  add column in_place_of integer constraint step_of_appointment_is_taken_in_place_of_a_person references personnel.person,
  add column head_id integer constraint step_of_appointment_is_taken_by_a_designation references organization.head (id),
  add constraint a_substitute_in_an_appointment_has_a_designation check (in_place_of is null or (head_id is not null and account_id is not null));
create index step_of_appointment_in_place on appointing.step (in_place_of) where in_place_of is not null;
create index step_of_appointment_by_designation on appointing.step (head_id) where head_id is not null;
comment on table appointing.step is 'What happened to an appointment, when, by whom, in whose place and by which designation, and why; oath, receipt and assumption among it.';
alter table appointing.appointment drop column steps;
alter table appointing.rai_step
  add column from_state text,
  add column to_state text,
  add column reason text not null default '',
  add column in_place_of integer constraint step_of_report_is_taken_in_place_of_a_person references personnel.person,
  add column head_id integer constraint step_of_report_is_taken_by_a_designation references organization.head (id),
  add constraint a_substitute_in_a_report_has_a_designation check (in_place_of is null or (head_id is not null and account_id is not null));
alter table appointing.rai_step disable trigger step_of_report_is_append_only;
update appointing.rai_step set
  from_state = case action when 'certify' then 'DRAFT' when 'receive' then 'SUBMITTED' when 'act' then 'RECEIVED' else 'CERTIFIED' end,
  to_state = case action when 'certify' then 'CERTIFIED' when 'reopen' then 'DRAFT' when 'submit' then 'SUBMITTED' when 'receive' then 'RECEIVED' else 'ACTED' end;
alter table appointing.rai_step enable trigger step_of_report_is_append_only;
alter table appointing.rai_step alter column from_state set not null, alter column to_state set not null;
create index step_of_report_in_place on appointing.rai_step (in_place_of) where in_place_of is not null;
create index step_of_report_by_designation on appointing.rai_step (head_id) where head_id is not null;
comment on table appointing.rai_step is 'Who certified, submitted and followed a report on appointments issued, in whose place and by which designation, and when.';
alter table documents.step
  add column in_place_of integer constraint step_of_document_is_taken_in_place_of_a_person references personnel.person,
  add column head_id integer constraint step_of_document_is_taken_by_a_designation references organization.head (id),
  add constraint a_substitute_with_a_document_has_a_designation check (in_place_of is null or (head_id is not null and account_id is not null));
create index step_of_document_in_place on documents.step (in_place_of) where in_place_of is not null;
create index step_of_document_by_designation on documents.step (head_id) where head_id is not null;
comment on table documents.step is 'What was done with a document, when, by whom, in whose place and by which designation; details by the action: the mode of a release, the claimant, the letter of an extension, old and new of an edit. Without account_id it was archived by itself, after its year.';
-- Pages of lists and records are read each time: what they alone rested on is counted no more.
do $$
declare
  one record;
begin
  for one in
    select tgname, tgrelid::regclass as of from pg_trigger
    where tgname in ('changes_of_documents', 'changes_of_notifications') or tgname = 'changes_of_personnel' and tgrelid in (
      'personnel.device_pin'::regclass, 'personnel.identity_number'::regclass, 'organization.campus'::regclass,
      'organization.office_name'::regclass, 'reference.appointment_nature'::regclass, 'reference.personnel_status'::regclass,
      'reference.civil_status'::regclass, 'identity.account'::regclass)
  loop
    execute format('drop trigger %I on %s', one.tgname, one.of);
  end loop;
end $$;
delete from kernel.change_count where topic in ('documents', 'notifications');
