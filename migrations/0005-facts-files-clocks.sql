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
-- One place knows the time zone of the university.
create function kernel.clock_of(at timestamptz) returns timestamp language sql immutable parallel safe
  return at at time zone 'Asia/Manila';
comment on function kernel.clock_of is 'What the clock on the wall says at an instant: the one time zone of all campuses.';
create function kernel.date_of(at timestamptz) returns date language sql immutable parallel safe
  return (at at time zone 'Asia/Manila')::date;
comment on function kernel.date_of is 'The day of an instant by the clock on the wall.';
create function kernel.instant_of(clock timestamp) returns timestamptz language sql immutable parallel safe
  return clock at time zone 'Asia/Manila';
comment on function kernel.instant_of is 'The instant at which the clock on the wall says this.';
create or replace function vacancies.state_at(state text, closes_at timestamptz, valid_until date, moment timestamptz) returns text language sql stable parallel safe
  return case
    when state not in ('POSTED', 'CLOSED', 'VALID', 'NEAR_EXPIRY') or (state = 'POSTED' and moment < closes_at + interval '1 second') then state
    when valid_until < kernel.date_of(moment) then 'EXPIRED'
    when valid_until - 30 <= kernel.date_of(moment) then 'NEAR_EXPIRY'
    when state = 'NEAR_EXPIRY' then state
    else 'VALID' end;
-- By which numbers the agencies know the university as an employer.
alter table organization.university
  add column tin text not null default '',
  add column gsis_no text not null default '',
  add column philhealth_no text not null default '',
  add column pagibig_no text not null default '',
  add constraint numbers_of_the_university_are_digits check (tin || gsis_no || philhealth_no || pagibig_no ~ '^\d*$');
comment on table organization.university is 'The university itself, one row; logo and colour stand wherever a campus has none of its own. tin, gsis_no, philhealth_no and pagibig_no: by which the agencies know it as an employer, as digits.';
-- What other modules read of organization.
drop function organization.offices_within;
create view organization.campus_view with (security_invoker = true) as
  select id, name, acronym, address
  from organization.campus;
comment on view organization.campus_view is 'A campus as others show it: name, acronym, and address for papers. 1 is the main one.';

create view organization.office_view with (security_invoker = true) as
  select id, campus_id, parent_id, fullname, acronym, is_active, tree_from, tree_to
  from organization.office;
comment on view organization.office_view is 'An office as it is today: its name, whether it is open (is_active), the office that it stands under (none: right below its campus), and its place in the tree. An office and all below it are organization.offices_within.';

create view organization.office_opening_view with (security_invoker = true) as
  select office_id, is_open, during
  from organization.office_opening;
comment on view organization.office_opening_view is 'When an office is open and when closed, over all time and without gaps.';

create view organization.office_parent_view with (security_invoker = true) as
  select office_id, parent_id, during
  from organization.office_parent;
comment on view organization.office_parent_view is 'Under which office an office stood on a day (none: right below its campus), over all time and without gaps.';

create view organization.position_view with (security_invoker = true) as
  select id, name, salary_grade, track, level, education, experience_years, experience, training_hours, eligibility, competency,
    retired_on
  from organization.position;
comment on view organization.position_view is 'A position title with its salary grade (null: none) and its qualification standards; experience_years and training_hours are minimums, null where not stated. It is not offered from retired_on.';

create view organization.head_view with (security_invoker = true) as
  select id, office_id, personnel_id, title, is_acting, during, reason
  from organization.head;
comment on view organization.head_view is 'Who heads an office on the days of during; is_acting is the officer in charge, beside or instead of the head, with the reason.';

create view organization.salary_table_view with (security_invoker = true) as
  select id, tranche, law, during
  from organization.salary_table;
comment on view organization.salary_table_view is 'The posted salary tables, one on each day.';

create view organization.salary_step_view with (security_invoker = true) as
  select table_id, salary_grade, step, amount
  from organization.salary_step;
comment on view organization.salary_step_view is 'The monthly salary in centavos of a grade and step, by the salary table table_id.';

create view organization.university_view with (security_invoker = true) as
  select name, address, tin, gsis_no, philhealth_no, pagibig_no
  from organization.university;
comment on view organization.university_view is 'The university itself, one row, as letters and public pages name it, with the numbers by which agencies know it.';

create function organization.offices_within(office integer) returns setof organization.office_view language sql stable parallel safe
begin atomic
  select below.* from organization.office_view above
  join organization.office_view below on below.tree_from between above.tree_from and above.tree_to where above.id = office;
end;
comment on function organization.offices_within is 'An office and all below it. PostgreSQL reads it as a part of the query that asks, so the index on tree_from serves.';

-- What other modules read of personnel.
drop function personnel.serving_on;
create view personnel.person_view with (security_invoker = true) as
  select id, idno, surname, first_name, middle_name, name_extension, maiden_surname, fullname, plain_name, search, sex, birth_date,
    birth_place, civil_status_id, email, mobile, telephone, date_hired, merged_into, is_applicant
  from personnel.person;
comment on view personnel.person_view is 'A person as others show and find one. fullname is shown, plain_name sorts, search is searched (kernel.plain_names); idno is the employee number. merged_into: the record is another one now, so it is of no list. is_applicant: applied and never served, so of no list of personnel.';

create view personnel.appointment_view with (security_invoker = true) as
  select id, personnel_id, office_id, position_id, status_code, nature_code, item_id, is_substitute, daily_rate, authority, remarks,
    during
  from personnel.appointment;
comment on view personnel.appointment_view is 'Who serves where, as what and in which plantilla item, on the days of during; one at a time a person. is_substitute: beside the incumbent of the item. daily_rate in centavos, for those paid by the day. Those of one day are personnel.serving_on.';

create view personnel.salary_view with (security_invoker = true) as
  select id, personnel_id, salary_grade, step, amount, cause, authority, during
  from personnel.salary;
comment on view personnel.salary_view is 'What a person is paid by the month in centavos on the days of during, by grade and step, and what caused it. Job orders and contracts of service have none.';

create view personnel.device_pin_view with (security_invoker = true) as
  select pin, personnel_id, during
  from personnel.device_pin;
comment on view personnel.device_pin_view is 'Who is known by which number on attendance devices, on the days of during.';

create view personnel.assignment_view with (security_invoker = true) as
  select id, personnel_id, kind, office_id, agency, order_number, during
  from personnel.assignment;
comment on view personnel.assignment_view is 'Where a person works by order while the appointment stays: another office, or another agency.';

create view personnel.standing_view with (security_invoker = true) as
  select id, personnel_id, status_code, during
  from personnel.standing;
comment on view personnel.standing_view is 'When a person in service was away or suspended; on days without a row they are active while an appointment runs.';

create view personnel.separation_view with (security_invoker = true) as
  select id, personnel_id, last_day, cause_code, authority, remarks
  from personnel.separation;
comment on view personnel.separation_view is 'How service ended and on which last day. Anyone who returns has a later appointment.';

create view personnel.clearance_view with (security_invoker = true) as
  select id, separation_id, kind_id, cleared_by, cleared_on, remarks
  from personnel.clearance;
comment on view personnel.clearance_view is 'Of what somebody who leaves is cleared, by whom and when; cleared_on is null until then.';

create view personnel.leave_without_pay_view with (security_invoker = true) as
  select id, personnel_id, days, remarks, during, source
  from personnel.leave_without_pay;
comment on view personnel.leave_without_pay_view is 'Absences without pay, in thousandths of a day. source is the module from which a row follows; null where HR entered it.';

create view personnel.identity_number_view with (security_invoker = true) as
  select personnel_id, kind, number
  from personnel.identity_number;
comment on view personnel.identity_number_view is 'TIN, GSIS, Pag-IBIG, PhilHealth, SSS and PhilSys numbers, digits only. Empty but for people whose records were opened (kernel.is_open).';

create function personnel.serving_on(day date) returns setof personnel.appointment_view language sql stable parallel safe
begin atomic
  select a.* from personnel.appointment_view a where a.during @> day;
end;
comment on function personnel.serving_on is 'The appointments that run on a day: who serves, where and as what. PostgreSQL reads it as a part of the query that asks, so the indexes serve.';

-- Other systems have accounts too, which call by tokens and never sign in.
alter table identity.account add column is_service boolean not null default false;
alter table identity.account add constraint a_service_account_is_nobody check (not is_service or password_hash is null and personnel_id is null);

-- What other modules read of identity.
create view identity.account_view with (security_invoker = true) as
  select id, email, name, personnel_id, avatar_path, avatar_file_id, suspended_at, password_set_at,
    password_hash is not null as has_password, is_service
  from identity.account;
comment on view identity.account_view is 'Who can sign in, as others name and notify them; suspended_at: not until HR takes the suspension back. has_password: invited people have none until they set one. is_service: another system, which never signs in.';

create view identity.role_view with (security_invoker = true) as
  select id, name
  from identity.role;
comment on view identity.role_view is 'Roles by their names.';

create view identity.role_group_view with (security_invoker = true) as
  select role_id, group_name
  from identity.role_group;
comment on view identity.role_group_view is 'Which view groups a role opens.';

create view identity.account_role_view with (security_invoker = true) as
  select id, account_id, role_id, scope, office_id, campus_id, during
  from identity.account_role;
comment on view identity.account_role_view is 'Roles that an account holds on the days of during, and over whose records; headed means the offices that its person heads on the day.';

create view identity.sign_in_try_view with (security_invoker = true) as
  select account_id, outcome
  from identity.sign_in_try;
comment on view identity.sign_in_try_view is 'How tries to sign in at an account ended.';

-- What other modules read of attendance.
create view attendance.device_view with (security_invoker = true) as
  select id, number, name, serial, model, location, campus_id, mode, enabled, last_seen_at
  from attendance.device;
comment on view attendance.device_view is 'Attendance devices: how each is named, where it hangs, how its punches come (mode) and when it was heard last.';

create view attendance.punch_view with (security_invoker = true) as
  select device_id, pin, at
  from attendance.punch;
comment on view attendance.punch_view is 'Raw punches as devices said them. Those of a person are attendance.person_punch.';

create view attendance.entered_punch_view with (security_invoker = true) as
  select personnel_id, at, source
  from attendance.entered_punch;
comment on view attendance.entered_punch_view is 'Punches that no device made: entered by HR, approved on appeal, or logged from home (source).';

create view attendance.upload_view with (security_invoker = true) as
  select device_id, state, finished_at
  from attendance.upload;
comment on view attendance.upload_view is 'Files of devices, and when they were imported.';

create view attendance.day_view with (security_invoker = true) as
  select personnel_id, date, status, am_in, am_out, pm_in, pm_out, late_minutes, undertime_minutes, absent_thousandths,
    night_minutes, late_times, undertime_times, word, am_word, pm_word, overtime, rules_version, computed_at, reasons
  from attendance.day;
comment on view attendance.day_view is 'What a day of a person came to: slots in minutes after midnight, late and undertime in minutes, absence in thousandths of a day.';

create view attendance.day_due_view with (security_invoker = true) as
  select personnel_id, date
  from attendance.day_due;
comment on view attendance.day_due_view is 'Days whose results are to be computed again: what attendance.day_view says of them is of before.';

create view attendance.locked_days_view with (security_invoker = true) as
  select personnel_id, during
  from attendance.locked_days;
comment on view attendance.locked_days_view is 'Days whose results are final.';

create view attendance.taken_hours_view with (security_invoker = true) as
  select module, source_id, personnel_id, days, minutes, what
  from attendance.taken_hours;
comment on view attendance.taken_hours_view is 'The hours of people that travel, leave and the like take: minutes after midnight of each of the days; what is said of the person.';

create view attendance.record_span_view with (security_invoker = true) as
  select since, through
  from attendance.record_span;
comment on view attendance.record_span_view is 'From which to which date every day of every appointment has its result, or is due. One row.';

create view attendance.holiday_view with (security_invoker = true) as
  select id, date, name, type, campus_id
  from attendance.holiday;
comment on view attendance.holiday_view is 'Holidays; without a campus they are nationwide.';

create view attendance.schedule_view with (security_invoker = true) as
  select id, name, kind, is_active
  from attendance.schedule;
comment on view attendance.schedule_view is 'Work schedules; an inactive one is assigned to nobody anew.';

create view attendance.schedule_hours_view with (security_invoker = true) as
  select schedule_id, weekdays, during
  from attendance.schedule_hours;
comment on view attendance.schedule_hours_view is 'The hours of a schedule on the days of during: seven rows, Monday first, in minutes after midnight; null is a rest day.';

create view attendance.schedule_assignment_view with (security_invoker = true) as
  select id, schedule_id, personnel_id, office_id, during
  from attendance.schedule_assignment;
comment on view attendance.schedule_assignment_view is 'Which schedule holds for a person, else for the nearest office above, else for everybody (neither named).';

-- A head or a clerk reminds people of their records by hand.
alter table dtr.reminder drop constraint reminder_is_to_a_holder,
  add constraint reminder_is_to_a_holder check (holds in ('owner', 'head', 'hr', 'asked'));
comment on table dtr.reminder is 'Who was reminded of records that were due: each once for a period, as what they hold them; asked is the last time that a head or a clerk reminded them by hand.';

-- Places of the Philippines hold from an edition until another. Those of the one edition so far come again with its number as the
-- reference lists are loaded, with the same codes.
drop table reference.psgc_barangay, reference.psgc_city, reference.psgc_province, reference.psgc_region, reference.psgc_edition;
create table reference.psgc_edition (
  id integer generated by default as identity constraint psgc_edition_pk primary key,
  name text not null constraint psgc_edition_is_named_once unique,
  as_of date not null constraint psgc_editions_follow_one_another unique,
  source text not null constraint psgc_edition_has_a_source check (source <> '')
);
comment on table reference.psgc_edition is 'What the places of the Philippines are taken from: editions of the Philippine Standard Geographic Code, and laws or orders between them. as_of is the day that it describes.';

create table reference.psgc_place (
  code text collate "C" not null constraint place_has_ten_digits check (code ~ '^\d{10}$'),
  level text not null constraint level_of_place_is_known check (level in ('region', 'province', 'city', 'barangay')),
  name text not null,
  above text collate "C" constraint only_a_region_is_below_nothing check ((level = 'region') = (above is null)),
  since integer not null constraint place_holds_since_an_edition references reference.psgc_edition,
  until integer constraint place_holds_until_an_edition references reference.psgc_edition on delete set null,
  constraint psgc_place_pk primary key (code, since)
);
create unique index a_place_holds_once on reference.psgc_place (code) where until is null;
create index psgc_place_by_above on reference.psgc_place (above) where until is null;
create index psgc_place_by_since on reference.psgc_place (since);
create index psgc_place_by_until on reference.psgc_place (until);
comment on table reference.psgc_place is 'Places of the Philippines through the editions of the PSGC: regions, provinces, cities with municipalities and the districts of Manila, barangays. code has 10 digits (RR PPP MM BBB), above is the code of the place that it is in: a highly urbanized city is right below its region. A place that is renamed, moved or merged ends with the edition until, which does not say it any more, and begins anew with the edition since, which says it so; it holds today where until is null. Nothing is removed but by undoing the import of an edition, which opens again what that edition ended.';

create view reference.current_barangay with (security_invoker = true) as
  select b.code, b.name as barangay, c.name as city, coalesce(p.name, '') as province,
    c.code as city_code, p.code as province_code, coalesce(p.above, c.above) as region_code
  from reference.psgc_place b
  join reference.psgc_place c on c.code = b.above and c.level = 'city' and c.until is null
  left join reference.psgc_place p on p.code = c.above and p.level = 'province' and p.until is null
  where b.level = 'barangay' and b.until is null;
comment on view reference.current_barangay is 'The barangays that hold today, with the places that they are in; province is empty and province_code null where the city is in none.';

comment on table kernel.installation is 'What this database is for: a demo is marked in the transaction that makes its people, and stays one. public_url is PUBLIC_URL of the last start; sealed_key is the key of all that is sealed, itself sealed with SECRET_KEY. live_since is when the university went live: until then it is a trial period, which may be wiped.';
comment on table identity.setup_put_away is 'Has a row once administrators have hidden the set-up checklist.';
alter table notifications.notification add column over text not null default '';
comment on table notifications.notification is 'What the bell shows; status 0 is unread. mailed_at is when it went out by mail or in a digest. over names whose records are counted, such as University; empty where it counts none.';

-- A half day of leave is said beside its date, '7 Dec 2026, morning': '7 AM Dec 2026' read as an hour. Titles with several halves stay as they were filed.
update requests.request r set (title, private_title) = (
  select max(o.said) filter (where o.at = 1), max(o.said) filter (where o.at = 2) from (
    select at, replace(replace(regexp_replace(said, '^([^,]*, \d+) (AM|PM) ([A-Z][a-z]{2} \d{4})', '\1 \3, \2'), ', AM', ', morning'), ', PM', ', afternoon')
    from unnest(array[r.title, r.private_title]) with ordinality as t (said, at)) o (at, said))
where r.kind in ('leave', 'leave-head-first') and concat_ws(' ', r.title, r.private_title) ~ ', \d+ (AM|PM) [A-Z][a-z]{2} \d{4}';

-- Property accountability: its tables, and the groups of the roles that are for it.
-- make the tables of property
-- make the tables of property-books
-- make the tables of property-moves
-- make the tables of property-counts
-- make the tables of property-disposal
-- make the tables of payroll
-- make the tables of payroll-papers
-- make the tables of payroll-year
-- make the tables of fund-sources
-- make the tables of feedback

-- Health is off until a university switches it on: until then its view groups are of no role.
create table identity.closed_group (
  group_name text not null constraint closed_group_pk primary key
);
comment on table identity.closed_group is 'View groups that no role opens now, because the university does not use that part of Talaan; roles keep them.';

create function identity.close_groups(closed text[], opened text[]) returns void language sql
begin atomic
  delete from identity.closed_group where group_name = any(opened);
  insert into identity.closed_group select unnest(closed) on conflict do nothing;
end;
comment on function identity.close_groups is 'Takes view groups out of all roles while the university does not use the part of Talaan that they open, or gives them back.';
select kernel.count_changes_of('rights', 'identity.closed_group');
-- make the tables of health

-- Papers that have a receipt already can be rated from their public page.
insert into feedback.ticket (document_id, code)
  select r.document_id, upper(left(md5(gen_random_uuid()::text), 16))
  from documents.receipt r join documents.document d on d.id = r.document_id where d.confidentiality <> 'CONFIDENTIAL';

insert into identity.role_group (role_id, group_name)
  select r.id, g.group_name from identity.role r
  join (values ('Property officer', 'PROPERTYCUSTODIAN'), ('Department head', 'PROPERTYREAD')) as g (role, group_name) on g.role = r.name
  where r.is_ready on conflict do nothing;

-- Casuals and job orders name the fund that pays.
alter table contracts.contract add column fund_source_id integer;
comment on table contracts.contract is 'Job orders and contracts of service (CSC-COA-DBM JC 1 s.2025): with whom, for what, at which rate in centavos, with which premium in percent, from which fund: by its name, and where one is set up by its number in fund_sources.source; allows_unpaid_absence and wellness_days are what it says of absence, which without it is none. code: of the paper that both sides sign, issued when funds are certified; papers_issued: how many were, those before it withdrawn. Each is a request of the same number, whose steps move its state. An active one has its appointment in personnel.';
alter table appointing.appointment add column fund_source_id integer;
comment on table appointing.appointment is 'Appointments from their draft to the action of the CSC (CS Form No. 33-A or 33-B, plantilla of casuals 34-A or 34-B); salary in centavos a month. Received, oath and assumption are dated facts beside the state; personnel.appointment is written on assumption. code: of CS Form No. 33, from the day on which it goes out for signature. fund_source_id: which fund_sources.source pays a casual.';

-- Payroll is for its seats alone. The ready role 'Payroll officer' certified funds: it is 'Budget officer' now, so that its holders keep
-- what they had and nobody comes to payrolls by an upgrade. Administrator and HR administrator certify funds no more. Roles that a
-- university made keep what they open; one that has the name of a new ready role makes way for it.
update identity.role set name = name || ' (own)', version = version + 1
  where lower(name) in ('payroll officer', 'budget officer', 'accountant', 'cashier', 'auditor') and not is_ready;
update identity.role set name = 'Budget officer', version = version + 1,
  description = case when description = 'Fund sources of casual staff.'
    then 'Certifies the funds of payrolls, contracts, overtime, leave payments and hiring; keeps the fund sources of casual staff.'
    else description end
  where name = 'Payroll officer' and is_ready;
delete from identity.role_group g using identity.role r
  where r.id = g.role_id and r.is_ready and r.name in ('Administrator', 'HR administrator') and g.group_name = 'PAYROLLBUDGET';
update identity.role set version = version + 1 where is_ready and name in ('Administrator', 'HR administrator');
update identity.role set description = 'Opens everything but payroll and the certification of funds.'
  where name = 'Administrator' and description = 'Opens everything.';
-- The set-up checklist says that nobody certifies funds: where that is so, it is shown again.
delete from identity.setup_put_away where not exists (
  select from identity.account_role h join identity.role_group g on g.role_id = h.role_id and g.group_name = 'PAYROLLBUDGET'
  join identity.account a on a.id = h.account_id and a.suspended_at is null
  where h.scope <> 'self' and h.during @> current_date);

-- Requests wait on the seats of committees.
alter table requests.seat drop constraint seat_kind_is_known, drop constraint a_seat_has_what_its_kind_needs;
alter table requests.seat add constraint seat_kind_is_known check (kind in ('head', 'group', 'person', 'members', 'secretary')),
  add constraint a_seat_has_what_its_kind_needs check (
    (kind <> 'head' or office_id is not null) and (kind in ('group', 'members', 'secretary')) = (group_name is not null)
    and (kind = 'person') = (personnel_id is not null) and (kind <> 'person' or office_id is null));
comment on table requests.seat is 'On what a request waits: the head of an office, the holders of a view group over an office (null: over the whole university), a person, or the members or the secretary of a committee (group_name: its kind). Who has the seat is looked up on the day; the seat of a record that was merged is that of the record that stayed.';
create table requests.sitting (
  committee text not null,
  office_id integer constraint sitting_is_on_a_committee_of_an_office references organization.office,
  personnel_id integer not null constraint sitting_is_of_a_person references personnel.person,
  is_secretary boolean not null,
  source_id integer not null,
  during daterange not null constraint a_sitting_lasts_some_time check (not isempty(during)),
  constraint a_sitting_is_noted_once primary key (committee, source_id)
);
create index sitting_by_person on requests.sitting (personnel_id);
create index sitting_by_office on requests.sitting (office_id, committee);
comment on table requests.sitting is 'Who sits on a committee on which requests wait, of the whole university or of an office, and who is its secretary; source_id is the seat of the module that keeps committees.';
-- make the tables of committees
-- make the tables of scholarships
-- make the tables of trainings
-- make the tables of plans
-- make the tables of performance
-- make the tables of executive

-- Receipts say what kind of client brought the paper.
alter table documents.receipt add column client_type text
  constraint client_of_receipt_is_of_a_known_type check (client_type in ('citizen', 'business', 'government'));
comment on table documents.receipt is 'The receipt of a paper from outside (RA 11032 Sec. 9a, 21), given when it is first printed: with its code anybody asks how far the paper is, also after it is closed. lacking are requirements of its type that did not come with it. client_type is who brought it, as ARTA counts clients; null was not said.';
create view identity.closed_group_view with (security_invoker = true) as
  select group_name
  from identity.closed_group;
comment on view identity.closed_group_view is 'View groups that are of no role now, because the university does not use that part of Talaan.';
-- make the tables of connections

-- What was filed without a network is done once.
create table kernel.sent_once (
  account_id integer not null,
  key uuid not null,
  path text not null,
  answer jsonb,
  at timestamptz not null,
  constraint sent_once_pk primary key (account_id, key)
);
create index sent_once_by_moment on kernel.sent_once (at);
comment on table kernel.sent_once is 'Calls that browsers may send again because they got no answer, with what they came to: done once. The key is made by the browser; answer is written by the transaction that took the key.';

-- Browsers are notified while Talaan is closed.
alter table notifications.preference
  add column quiet_from smallint not null default 1200 constraint quiet_begins_within_a_day check (quiet_from between 0 and 1439),
  add column quiet_to smallint not null default 360 constraint quiet_ends_within_a_day check (quiet_to between 0 and 1439);
comment on table notifications.preference is 'How an account is notified beside the bell; without a row, in one mail a day. quiet_from and quiet_to are minutes of the day between which no browser is notified.';
create table notifications.push_key (
  id boolean default true constraint push_key_pk primary key constraint there_is_one_key_for_pushes check (id),
  public_key text not null,
  sealed_private_key bytea not null,
  made_at timestamptz not null
);
comment on table notifications.push_key is 'With what Talaan signs for push services that a message is from this installation (VAPID, RFC 8292); the private part is sealed by the key of the installation.';

create table notifications.subscription (
  id integer generated always as identity constraint subscription_pk primary key,
  account_id integer not null constraint subscription_is_of_an_account references identity.account on delete cascade,
  endpoint text not null constraint a_browser_subscribes_once unique,
  p256dh text not null,
  auth text not null,
  device text not null,
  created_at timestamptz not null
);
create index subscription_by_account on notifications.subscription (account_id);
comment on table notifications.subscription is 'Browsers that are notified while Talaan is closed: the address at their push service, and the keys by which a message is sealed for them alone (RFC 8291).';

create table notifications.push (
  id integer generated always as identity constraint push_pk primary key,
  notification_id integer not null constraint push_is_of_a_notification references notifications.notification on delete cascade,
  subscription_id integer not null constraint push_goes_to_a_browser references notifications.subscription on delete cascade,
  content jsonb not null,
  tries smallint not null default 0,
  due_at timestamptz not null
);
create index push_by_subscription on notifications.push (subscription_id, due_at);
create index push_by_notification on notifications.push (notification_id);
comment on table notifications.push is 'What still has to be sent to a browser, and when it is tried again; gone once the push service took it. content is what the screen of the telephone shows: nothing confidential.';

create function notifications.is_quiet(at timestamptz, quiet_from smallint, quiet_to smallint) returns boolean language sql stable as $$
  select case when quiet_from < quiet_to then m >= quiet_from and m < quiet_to else quiet_from > quiet_to and (m >= quiet_from or m < quiet_to) end
  from (select extract(hour from kernel.clock_of(at)) * 60 + extract(minute from kernel.clock_of(at)) as m) now
$$;
comment on function notifications.is_quiet is 'Whether a moment lies in the quiet hours, in minutes of the day; the same twice is none.';

-- The screens speak English or Filipino to each account.
alter table identity.account add column language text constraint language_of_account_is_known check (language in ('en', 'fil'));
comment on table identity.account is 'Who can sign in; without a password_hash the person was invited and has not set a password. is_service: another system, which calls by the tokens of connections.token and never signs in. language is that of the screens, where one was chosen.';

-- The book of breaches of personal data.
create table privacy.breach (
  id integer generated by default as identity constraint breach_pk primary key,
  title text not null constraint breach_has_a_title check (trim(title) <> ''),
  known_at timestamptz not null,
  nature text not null constraint breach_says_what_happened check (trim(nature) <> ''),
  involved text not null constraint breach_says_which_data check (trim(involved) <> ''),
  affected text not null default '',
  people integer constraint people_of_a_breach_are_counted check (people >= 0),
  is_sensitive boolean not null,
  is_acquired boolean not null,
  is_harmful boolean not null,
  recorded_by integer not null constraint breach_is_recorded_by_an_account references identity.account,
  recorded_at timestamptz not null,
  constraint breach_is_recorded_once_known check (known_at <= recorded_at)
);
create index breach_by_recorder on privacy.breach (recorded_by);
comment on table privacy.breach is 'Breaches of personal data (RA 10173, sec. 20 f): what happened, which data, who is affected. From known_at the 72 hours of NPC Circular 16-03 run where the three conditions of its sec. 11 are met.';

create table privacy.breach_step (
  breach_id integer not null constraint step_is_of_a_breach references privacy.breach,
  no smallint not null,
  kind text not null constraint step_of_breach_is_known
    check (kind in ('CONTAINED', 'NPC_NOTIFIED', 'PEOPLE_NOTIFIED', 'EXEMPTED', 'REPORTED', 'MEASURE', 'CLOSED')),
  at timestamptz not null,
  note text not null constraint step_of_breach_says_what_was_done check (trim(note) <> ''),
  account_id integer not null constraint step_of_breach_is_recorded_by_an_account references identity.account,
  recorded_at timestamptz not null,
  constraint breach_step_pk primary key (breach_id, no),
  constraint step_of_breach_is_past check (at <= recorded_at)
);
create index step_of_breach_by_account on privacy.breach_step (account_id);
create unique index a_breach_is_closed_once on privacy.breach_step (breach_id) where kind = 'CLOSED';
comment on table privacy.breach_step is 'What was done about a breach and when: contained, the Commission and the people notified, reported, closed. Only added to.';
create trigger step_of_breach_is_append_only before update or delete on privacy.breach_step for each row execute function kernel.refuse_change();

-- Days that few people have are found without looking at all days of a month.
create index day_with_night_work on attendance.day (date, personnel_id) where night_minutes > 0;
create index day_with_a_missed_flag_ceremony on attendance.day (date, personnel_id) where reasons @> '[{"code": "FLAG_CEREMONY_MISSED"}]';
-- Legal holds, and what purges deleted.
create table privacy.legal_hold (
  id integer generated by default as identity constraint legal_hold_pk primary key,
  kind text,
  personnel_id integer constraint hold_is_on_the_records_of_a_person references personnel.person,
  grounds text not null constraint hold_has_its_grounds check (trim(grounds) <> ''),
  since date not null,
  until date,
  placed_by integer not null constraint hold_is_placed_by_an_account references identity.account,
  placed_at timestamptz not null,
  released_by integer constraint hold_is_released_by_an_account references identity.account,
  released_at timestamptz,
  released_because text not null default '',
  constraint a_hold_is_on_a_kind_or_a_person check (num_nonnulls(kind, personnel_id) > 0),
  constraint a_hold_ends_after_it_begins check (until >= since),
  constraint release_of_a_hold_says_by_whom_and_why
    check ((released_at is null) = (released_by is null) and (released_at is null) = (trim(released_because) = ''))
);
create index hold_by_person on privacy.legal_hold (personnel_id);
create index hold_by_placer on privacy.legal_hold (placed_by);
create index hold_by_releaser on privacy.legal_hold (released_by);
comment on table privacy.legal_hold is 'What no purge deletes, from since to until or its release: the records of a person, of a kind of retention, or of a person of one kind.';

create table privacy.purge (
  run uuid not null,
  kind text not null,
  at timestamptz not null,
  account_id integer constraint purge_is_started_by_an_account references identity.account,
  count integer not null constraint a_purge_deletes_something check (count > 0),
  constraint purge_pk primary key (run, kind)
);
create index purge_by_kind on privacy.purge (kind, at desc);
create index purge_by_account on privacy.purge (account_id);
comment on table privacy.purge is 'How many records of which kind were purged, in which run; without an account a job of the night did it.';
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

create schema open_tables;

create table open_tables.night (
  day date constraint night_pk primary key,
  made_at timestamptz not null
);
comment on table open_tables.night is 'The nights whose open tables are kept; day: the day that they are as of.';

create table open_tables.file (
  day date not null constraint open_file_is_of_a_night references open_tables.night on delete cascade,
  name text not null,
  file_id integer not null constraint open_table_is_a_kept_file references kernel.file,
  rows integer not null constraint rows_of_an_open_table_are_counted check (rows >= 0),
  bytes integer not null,
  constraint open_file_pk primary key (day, name)
);
create index open_file_by_file on open_tables.file (file_id);
comment on table open_tables.file is 'One file of a night: a table as CSV, or datapackage, which describes them.';

create table privacy.subject_request (
  id integer generated by default as identity constraint subject_request_pk primary key,
  kind text not null constraint right_of_request_is_known
    check (kind in ('INFORMED', 'ACCESS', 'CORRECTION', 'ERASURE', 'OBJECTION', 'PORTABILITY', 'DAMAGES')),
  account_id integer constraint subject_request_is_of_an_account references identity.account,
  personnel_id integer constraint subject_request_is_of_a_person references personnel.person,
  name text not null constraint subject_request_names_who_asks check (trim(name) <> ''),
  contact text not null default '',
  asked text not null constraint subject_request_says_what_is_asked check (trim(asked) <> ''),
  received_on date not null,
  due_on date not null,
  recorded_by integer not null constraint subject_request_is_recorded_by_an_account references identity.account,
  recorded_at timestamptz not null,
  answer text constraint answer_to_subject_is_known check (answer in ('GRANTED', 'GRANTED_PARTLY', 'REFUSED', 'WITHDRAWN')),
  answered_on date,
  constraint subject_request_is_due_after_receipt check (due_on > received_on),
  constraint an_answer_to_a_subject_has_its_day check ((answer is null) = (answered_on is null)),
  constraint one_request_of_a_kind_is_open exclude (account_id with =, kind with =) where (answer is null and account_id is not null)
);
create index subject_request_by_account on privacy.subject_request (account_id);
create index subject_request_by_person on privacy.subject_request (personnel_id);
create index subject_request_by_recorder on privacy.subject_request (recorded_by);
create index subject_request_open on privacy.subject_request (due_on) where answer is null;
comment on table privacy.subject_request is 'Requests of data subjects (RA 10173, sec. 16 and 18). account_id: who asked in Talaan; null where the officer recorded a letter. due_on: thirty working days after receipt (NPC Advisory 2021-01), by the holidays known then.';

create table privacy.subject_step (
  request_id integer not null constraint step_is_of_a_subject_request references privacy.subject_request,
  no smallint not null,
  kind text not null constraint step_for_subject_is_known
    check (kind in ('ACKNOWLEDGED', 'IDENTITY_ASKED', 'NOTED', 'GRANTED', 'GRANTED_PARTLY', 'REFUSED', 'WITHDRAWN')),
  note text not null default '',
  account_id integer not null constraint step_for_subject_is_by_an_account references identity.account,
  at timestamptz not null,
  constraint subject_step_pk primary key (request_id, no)
);
create index step_for_subject_by_account on privacy.subject_step (account_id);
comment on table privacy.subject_step is 'What was done about a request of a data subject and when. Only added to.';

create table privacy.notice (
  id integer generated by default as identity constraint notice_pk primary key,
  title text not null constraint notice_has_a_title check (trim(title) <> ''),
  english text not null constraint notice_is_written_in_english check (trim(english) <> ''),
  filipino text not null constraint notice_is_written_in_filipino check (trim(filipino) <> ''),
  effective_on date constraint one_notice_begins_on_a_day unique,
  drafted_by integer not null constraint notice_is_drafted_by_an_account references identity.account,
  drafted_at timestamptz not null,
  published_by integer constraint notice_is_published_by_an_account references identity.account,
  published_at timestamptz,
  constraint a_published_notice_has_its_day check ((published_at is null) = (effective_on is null) and (published_at is null) = (published_by is null))
);
create index notice_by_drafter on privacy.notice (drafted_by);
create index notice_by_publisher on privacy.notice (published_by);
comment on table privacy.notice is 'Editions of the privacy notice (RA 10173, sec. 16 a and b) in both languages. A draft has no day; of the published ones that with the latest effective_on that has come is in force.';
create trigger published_notice_stays before update or delete on privacy.notice
  for each row when (old.published_at is not null) execute function kernel.refuse_change();

create table privacy.notice_reading (
  notice_id integer not null constraint reading_is_of_a_notice references privacy.notice,
  account_id integer not null constraint reading_is_by_an_account references identity.account on delete cascade,
  read_at timestamptz not null,
  constraint notice_reading_pk primary key (notice_id, account_id)
);
create index reading_by_account on privacy.notice_reading (account_id);
comment on table privacy.notice_reading is 'Who confirmed to have read which edition of the privacy notice, and when.';

-- Functions and views that read other modules by their views.
create or replace function dtr.periods_of(month date, half_monthly text[], among integer[] default null) returns table (personnel_id integer, office_id integer, first_day date, last_day date)
  language sql stable as $$
  with served as (
    select a.personnel_id, a.office_id, a.during, coalesce(
      (select upper(x.during) - lower(x.during) < 20 from dtr.submission x
       where x.personnel_id = a.personnel_id and x.during && daterange(month, (month + interval '1 month')::date) limit 1),
      first_value(a.status_code) over (partition by a.personnel_id order by a.during) = any(half_monthly)) as by_halves
    from personnel.appointment_view a where a.during && daterange(month, (month + interval '1 month')::date) and (among is null or a.personnel_id = any(among)))
  select distinct on (s.personnel_id, p.first_day) s.personnel_id, s.office_id, p.first_day, p.last_day
  from served s
  join (values (false, month, (month + interval '1 month')::date - 1), (true, month, month + 14), (true, month + 15, (month + interval '1 month')::date - 1))
    p (by_halves, first_day, last_day) on p.by_halves = s.by_halves and s.during && daterange(p.first_day, p.last_day, '[]')
  order by s.personnel_id, p.first_day, s.during desc $$;
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
  from personnel.device_pin_view h
  join attendance.punch p on p.pin = h.pin
    and p.at >= coalesce(attendance.start_of(lower(h.during)), '-infinity') and p.at < coalesce(attendance.start_of(upper(h.during)), 'infinity')
  join attendance.device d on d.id = p.device_id
  left join attendance.voided_punch v on v.personnel_id = h.personnel_id and v.at = p.at
  union all
  select e.personnel_id, e.at, null, null, null, null, e.source, v.at is not null, v.reason, e.reason, null
  from attendance.entered_punch e
  left join attendance.voided_punch v on v.personnel_id = e.personnel_id and v.at = e.at;
create or replace function attendance.match_pins(pins text[], dates date[]) returns void language sql as $$
  with punched as (select distinct pin, date from unnest(pins, dates) as p (pin, date)),
  held as (
    select p.pin, p.date, h.pin is not null as by_somebody
    from punched p left join personnel.device_pin_view h on h.pin = p.pin and h.during @> p.date
  ),
  found as (delete from attendance.unmatched_day u using held h where h.by_somebody and u.pin = h.pin and u.date = h.date)
  insert into attendance.unmatched_day (pin, date) select pin, date from held where not by_somebody on conflict do nothing;
$$;
create or replace function attendance.match_all_pins() returns void language sql as $$
  insert into attendance.unmatched_day (pin, date)
  select distinct p.pin, attendance.date_of(p.at) from attendance.punch p
  where not exists (select from personnel.device_pin_view h where h.pin = p.pin and h.during @> attendance.date_of(p.at))
  on conflict do nothing;
$$;
create or replace function attendance.suspended_people(
  day date, campus integer, wanted_track text, offices integer[], exempt_offices integer[], exempt_positions integer[], exempt_people integer[]
) returns table (personnel_id integer, office_id integer) language sql stable as $$
  select a.personnel_id, a.office_id
  from personnel.appointment_view a
  join organization.office_view o on o.id = a.office_id
  join organization.position_view t on t.id = a.position_id
  where a.during @> day
    and (campus is null or o.campus_id = campus)
    and (wanted_track is null or t.track = wanted_track)
    and (offices = '{}' or exists (
      select from organization.office_view above where above.id = any(offices) and o.tree_from between above.tree_from and above.tree_to))
    and not exists (
      select from organization.office_view above where above.id = any(exempt_offices) and o.tree_from between above.tree_from and above.tree_to)
    and a.position_id <> all(exempt_positions) and a.personnel_id <> all(exempt_people)
$$;
create or replace function plantilla.is_held_while_funded(items integer[]) returns boolean language sql stable
  return not exists (
    select from personnel.appointment_view a
    where a.item_id = any (items) and not coalesce(
      (select range_agg(s.during) from plantilla.item_state s where s.item_id = a.item_id and s.state = 'funded') @> a.during, false));
create or replace function plantilla.close_reclassified() returns trigger language plpgsql as $$
declare
  one record;
begin
  for one in
    select distinct c.item_id, n.authority, greatest(upper(c.during), n.opened_on) as day
    from changed c join plantilla.item n on n.previous_item_id = c.item_id
    where not c.is_substitute and upper(c.during) is not null
      and not exists (select from personnel.appointment_view a where a.item_id = c.item_id and coalesce(upper(a.during), 'infinity') > upper(c.during))
  loop
    update plantilla.item_state set during = daterange(lower(during), one.day)
      where item_id = one.item_id and state <> 'abolished' and upper(during) is null and lower(during) < one.day;
    if found then
      insert into plantilla.item_state (item_id, state, authority, during) values (one.item_id, 'abolished', one.authority, daterange(one.day, null));
    end if;
  end loop;
  return null;
end $$;
create or replace function leave.stays_within(span daterange, people integer[] default null)
returns table (personnel_id integer, office_id integer, status_code text, during daterange, earns text, weekly_minutes smallint)
language sql stable as $$
  select a.personnel_id, a.office_id, a.status_code, s.during, s.earns, s.weekly_minutes
  from personnel.appointment_view a
  join reference.appointment_status t on t.code = a.status_code
  join organization.position_view p on p.id = a.position_id
  cross join lateral (
    select r.during * a.during as during, case when t.government_service then r.earns else 'NONE' end as earns, r.weekly_minutes
    from leave.arrangement r where r.personnel_id = a.personnel_id and r.during && a.during
    union all
    select rest, case when not t.government_service or t.code = 'PT' then 'NONE' when p.track = 'faculty' then 'TEACHER' else 'REGULAR' end, 2400::smallint
    from unnest(datemultirange(a.during) - coalesce(
      (select range_agg(r.during) from leave.arrangement r where r.personnel_id = a.personnel_id), '{}')) rest
  ) s
  where a.during && span and s.during && span and (people is null or a.personnel_id = any (people))
$$;
create or replace function leave.is_free_day(personnel_id integer, day date) returns boolean language sql stable as $$
  select coalesce(
    (select d.status in ('REST', 'HOLIDAY') from attendance.day_view d where d.personnel_id = is_free_day.personnel_id and d.date = day),
    extract(isodow from day) > 5 or exists (
      select from attendance.holiday_view h where h.date = day and h.campus_id is null and h.type <> 'special_working'))
$$;
create or replace function leave.days_without_pay(span daterange, today date, people integer[] default null)
returns table (personnel_id integer, date date, thousandths integer, cause text, application_id integer, standing text)
language sql stable as $$
  with posted as materialized (
    select l.personnel_id, e.effective_on as date, sum(e.amount)::integer as thousandths,
      case when p.cause = 'leave' then 'LEAVE' when p.kind = 'LATE_UT' then 'LATE' else 'ABSENCE' end as cause, p.request_id
    from ledger.lot l join ledger.entry e on e.lot_id = l.id and e.effective_on between lower(span) and upper(span) - 1
    join ledger.posting p on p.id = e.posting_id
    where l.book in ('VL_WOP', 'SL_WOP') and (people is null or l.personnel_id = any (people))
      and p.cause in ('leave', 'month-close') and p.kind in ('LWOP', 'LATE_UT')
      and not exists (select from ledger.posting r where r.reverses_id = p.id)
    group by 1, 2, 4, 5
  ), worked as materialized (
    -- Leave by the calendar counts each day; without pay are the days of work among them (domain page, section 14).
    select p.* from posted p where p.cause <> 'LEAVE' or not exists (
      select from leave.application a join leave.type_terms t on t.code = a.type_code and t.effective_on = a.terms_on
      where a.id = p.request_id and t.unit = 'CALENDAR' and leave.is_free_day(p.personnel_id, p.date))
  ), others as materialized (
    select s.personnel_id, s.during from leave.stays_within(span, people) s where s.earns <> 'REGULAR'
  ), absent as materialized (
    -- Of those whose month is not closed, because they earn no vacation and sick leave: the locked records.
    select d.personnel_id, d.date, d.absent_thousandths::integer as thousandths
    from dtr.frozen_month f join attendance.day_view d on d.personnel_id = f.personnel_id and d.date between lower(f.during * span) and upper(f.during * span) - 1
    join personnel.appointment_view a on a.personnel_id = d.personnel_id and a.during @> d.date
    join reference.appointment_status t on t.code = a.status_code join organization.position_view o on o.id = a.position_id
    where (not t.government_service or t.code = 'PT' or o.track = 'faculty' or exists (select from leave.arrangement r where r.personnel_id = d.personnel_id))
      and f.superseded_at is null and f.absent_thousandths > 0 and f.during && span and (people is null or f.personnel_id = any (people))
      and d.absent_thousandths > 0
      and exists (select from others s where s.personnel_id = d.personnel_id and s.during @> d.date)
  )
  select w.personnel_id, w.date, w.thousandths, w.cause, case when w.cause = 'LEAVE' then w.request_id end, null from worked w
  union all
  select a.personnel_id, a.date, a.thousandths, 'ABSENCE', null, null from absent a
  union all
  select s.personnel_id, day::date, 1000, 'STANDING', null, k.name
  from personnel.standing_view s join reference.personnel_status k on k.code = s.status_code
  cross join lateral generate_series(greatest(lower(s.during), lower(span)), least(coalesce(upper(s.during), today + 1), upper(span), today + 1) - 1, interval '1 day') day
  where s.status_code in ('SUSP', 'LWOP', 'AWOL') and s.during && span and (people is null or s.personnel_id = any (people))
    and not leave.is_free_day(s.personnel_id, day::date)
    and not exists (select from posted w where w.personnel_id = s.personnel_id and w.date = day::date and w.cause <> 'LATE')
    and not exists (select from absent a where a.personnel_id = s.personnel_id and a.date = day::date)
$$;
create or replace function requests.seat_of(of_kind text, office integer, group_of text, person integer) returns integer language plpgsql as $$
declare
  found_id integer;
begin
  -- Each kind by the index that finds it: of people there are as many seats as people.
  if person is not null then
    select id into found_id from requests.seat where personnel_id = person and kind = of_kind;
  elsif group_of is not null then
    select id into found_id from requests.seat where group_name = group_of and office_id is not distinct from office and kind = of_kind;
  else
    select id into found_id from requests.seat where office_id = office and group_name is null and kind = of_kind;
  end if;
  if found_id is null then
    insert into requests.seat (kind, office_id, group_name, personnel_id) values (of_kind, office, group_of, person)
    on conflict on constraint a_seat_is_there_once do update set kind = excluded.kind returning id into found_id;
  end if;
  return found_id;
end $$;
create or replace function requests.is_serving(person integer, day date) returns boolean language sql stable parallel safe
  return exists (select from personnel.appointment_view where personnel_id = person and during @> day)
    and not exists (select from identity.account_view where personnel_id = person and suspended_at is not null);
create or replace function requests.post_of(office integer, day date)
  returns table (named integer, head integer, head_id integer, acting integer, acting_id integer, stays boolean)
  language sql stable parallel safe as $$
  select h.personnel_id,
    case when h.serves and not h.away and (s.head_decides_beside_officer or not coalesce(a.serves and not a.away, false)) then h.personnel_id end, h.id,
    case when a.serves and not a.away then a.personnel_id end, a.id,
    not s.absence_climbs and (coalesce(h.serves, false) or coalesce(a.serves, false))
  from requests.setting s
  left join lateral (
    select id, personnel_id, requests.is_serving(personnel_id, day) as serves, requests.is_away(personnel_id, day) as away
    from organization.head_view where office_id = office and not is_acting and during @> day) h on true
  left join lateral (
    select id, personnel_id, requests.is_serving(personnel_id, day) as serves, requests.is_away(personnel_id, day) as away
    from organization.head_view where office_id = office and is_acting and during @> day) a on true
  where s.during @> day $$;
create or replace function requests.turns_of(account integer, whom integer, day date)
  returns table (seat_id integer, owner_id integer, in_place_of integer, head_id integer, by_admin boolean) language sql stable parallel safe as $$
  with recursive own as (
    select distinct h.office_id, case when p.head = whom then null else p.named end as in_place_of,
      case when p.head = whom then p.head_id else p.acting_id end as head_id
    from organization.head_view h cross join lateral requests.post_of(h.office_id, day) p
    where h.personnel_id = whom and h.during @> day and whom in (p.head, p.acting)
  ),
  post as (
    select office_id, null::integer as owner_id, in_place_of, head_id from own
    union all
    select o.id, below.owner_id, post.in_place_of, post.head_id
    from post join organization.office_view o on o.parent_id = post.office_id
    cross join lateral requests.post_of(o.id, day) p
    cross join lateral (
      select post.owner_id where p.head is null and p.acting is null and not p.stays
      union
      select x from unnest(array[p.named, p.acting]) x
      where (p.head is not null or p.acting is not null or p.stays) and x is not null
        and coalesce(post.owner_id, x) = x and requests.passes_over(x, p.named, p.head, p.acting)
    ) below
    where below.owner_id is null or (below.owner_id <> whom and below.owner_id is distinct from post.in_place_of)
  ),
  held as (
    select g.group_name, h.scope, h.campus_id, f.tree_from, f.tree_to,
      exists (select from identity.role_group_view x where x.role_id = h.role_id and x.group_name = 'ADMIN') as by_admin
    from identity.account_role_view h join identity.role_group_view g on g.role_id = h.role_id
    left join organization.office_view f on f.id = h.office_id
      or (h.scope = 'headed' and f.id in (select d.office_id from organization.head_view d where d.personnel_id = whom and not d.is_acting and d.during @> day))
    where h.account_id = account and h.during @> day and h.scope <> 'self'
  )
  select s.id, post.owner_id, post.in_place_of, post.head_id, false
  from post join requests.seat s on s.kind = 'head' and s.office_id = post.office_id
  union all
  select s.id, null, null, null, bool_and(held.by_admin)
  from held join requests.seat s on s.kind = 'group' and s.group_name = held.group_name
  left join organization.office_view o on o.id = s.office_id
  where held.scope = 'all' or (held.scope = 'campus' and held.campus_id = o.campus_id) or o.tree_from between held.tree_from and held.tree_to
  group by s.id
  union all
  select distinct s.id, null::integer, null::integer, null::integer, false
  from requests.sitting m join requests.seat s on s.group_name = m.committee and s.office_id is not distinct from m.office_id
    and (s.kind = 'members' or (s.kind = 'secretary' and m.is_secretary))
  where m.personnel_id = whom and m.during @> day and requests.is_serving(whom, day)
  union all
  select s.id, null, null, null, false from requests.seat s
  where s.personnel_id = whom or s.personnel_id in (select id from personnel.person_view where merged_into = whom) $$;
create or replace function requests.holders_of(seats integer[], day date)
  returns table (seat_id integer, owner_id integer, in_place_of integer, head_id integer, by_admin boolean, account_id integer, personnel_id integer)
  language sql stable parallel safe as $$
  with recursive above as (
    select s.office_id from requests.seat s where s.id = any(seats) and s.kind = 'head'
    union
    select o.parent_id from above join organization.office_view o on o.id = above.office_id where o.parent_id is not null
  ),
  candidate as (
    select a.id as account_id, h.personnel_id from organization.head_view h join above on above.office_id = h.office_id
      left join identity.account_view a on a.personnel_id = h.personnel_id where h.during @> day
    union
    -- The roles of the seats are found first, so that those who hold other roles are not read.
    select a.id, a.personnel_id from identity.account_role_view r join identity.account_view a on a.id = r.account_id and a.suspended_at is null
    where r.during @> day and r.role_id = any(array(
      select g.role_id from requests.seat s join identity.role_group_view g on g.group_name = s.group_name where s.id = any(seats) and s.kind = 'group'))
    union
    select a.id, m.personnel_id from requests.seat s join requests.sitting m on m.committee = s.group_name and m.office_id is not distinct from s.office_id
      left join identity.account_view a on a.personnel_id = m.personnel_id
    where s.id = any(seats) and s.kind in ('members', 'secretary') and m.during @> day
    union
    select a.id, p.id from requests.seat s join personnel.person_view q on q.id = s.personnel_id
      join personnel.person_view p on p.id = coalesce(q.merged_into, q.id) left join identity.account_view a on a.personnel_id = p.id
    where s.id = any(seats)
  )
  select t.*, c.account_id, c.personnel_id from candidate c cross join lateral requests.turns_of(c.account_id, c.personnel_id, day) t
  where t.seat_id = any(seats) $$;

-- What rarely changes is kept in memory until it does.
select kernel.count_changes_of('calendar', 'organization.office_parent');
select kernel.count_changes_of('settings', 'attendance.agency_setting', 'attendance.schedule', 'attendance.schedule_hours');
select kernel.count_changes_of('settings', 'requests.rule', 'requests.clock');
select kernel.count_changes_of('settings', 'leave.type_terms');

-- Devices and their punches are a module below attendance: days read punches by their views, and each of the two makes its own months.
create or replace view attendance.punch_view with (security_invoker = true) as
  select device_id, pin, at, status, upload_id, address
  from attendance.punch;
create view attendance.device_day_view with (security_invoker = true) as
  select device_id, date
  from attendance.device_day;
comment on view attendance.device_day_view is 'Of which days something came from a device, or HR says that it was whole.';

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
  from personnel.device_pin_view h
  join attendance.punch_view p on p.pin = h.pin
    and p.at >= coalesce(attendance.start_of(lower(h.during)), '-infinity') and p.at < coalesce(attendance.start_of(upper(h.during)), 'infinity')
  join attendance.device_view d on d.id = p.device_id
  left join attendance.voided_punch v on v.personnel_id = h.personnel_id and v.at = p.at
  union all
  select e.personnel_id, e.at, null, null, null, null, e.source, v.at is not null, v.reason, e.reason, null
  from attendance.entered_punch e
  left join attendance.voided_punch v on v.personnel_id = e.personnel_id and v.at = e.at;

create function attendance.make_punch_month(first_day date) returns void language plpgsql security definer set search_path = '' as $$
declare
  next_month date := (first_day + interval '1 month')::date;
  suffix text := to_char(first_day, 'YYYY_MM');
begin
  if to_regclass('attendance.punch_' || suffix) is not null then return; end if;
  perform pg_advisory_xact_lock(hashtext('attendance.make_month'));
  -- Asked of the catalog itself: to_regclass may still remember that there was none.
  if exists (select from pg_class where relnamespace = 'attendance'::regnamespace and relname = 'punch_' || suffix) then return; end if;
  execute format('create table attendance.punch_%s (like attendance.punch including defaults including constraints)', suffix);
  execute format('alter table attendance.punch attach partition attendance.punch_%s for values from (%L) to (%L)',
    suffix, first_day || ' 00:00:00+08', next_month || ' 00:00:00+08');
end $$;
comment on function attendance.make_punch_month is 'Makes the partition of a month for punches, as their owner: the server asks for it and owns no table.';

create or replace function attendance.make_month(first_day date) returns void language plpgsql security definer set search_path = '' as $$
declare
  next_month date := (first_day + interval '1 month')::date;
  suffix text := to_char(first_day, 'YYYY_MM');
begin
  perform attendance.make_punch_month(first_day);
  if to_regclass('attendance.day_' || suffix) is not null then return; end if;
  perform pg_advisory_xact_lock(hashtext('attendance.make_month'));
  -- Asked of the catalog itself: to_regclass may still remember that there was none.
  if exists (select from pg_class where relnamespace = 'attendance'::regnamespace and relname = 'day_' || suffix) then return; end if;
  execute format('create table attendance.day_%s (like attendance.day including defaults including constraints)', suffix);
  execute format('alter table attendance.day attach partition attendance.day_%s for values from (%L) to (%L)',
    suffix, first_day, next_month);
end $$;
comment on function attendance.make_month is 'Makes the partitions of a month for punches and days, as their owner: the server asks for it and owns no table.';
