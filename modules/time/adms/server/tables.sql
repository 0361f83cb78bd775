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
  network text not null default '',
  constraint a_decided_stranger_says_when check ((state = 'PENDING') = (decided_at is null))
);
create index stranger_by_device on adms.stranger (device_id);
create index stranger_by_account on adms.stranger (decided_by);
create index stranger_by_network on adms.stranger (network) where state = 'PENDING';
comment on table adms.stranger is 'Serial numbers that sent without being known: pending, approved as a device, or rejected. posts and bytes are what is kept unread in adms.quarantine; posts_refused is what came beyond its limit and was not answered OK. network: of its first address, by which those that wait are counted.';

create table adms.quarantine (
  id bigint generated always as identity constraint quarantine_pk primary key,
  serial text not null constraint quarantined_is_from_a_stranger references adms.stranger on delete cascade,
  received_at timestamptz not null,
  target text not null,
  stamp text not null,
  body bytea not null,
  address text not null default ''
);
create index quarantine_by_serial on adms.quarantine (serial, id);
comment on table adms.quarantine is 'What unknown devices sent, as it came and unread: read when the device is approved, deleted when it is rejected and after 30 days.';

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
  kind text not null constraint fault_kind_is_known check (kind in ('SILENT', 'CLOCK', 'COUNT', 'TWO_ADDRESSES', 'REFUSED', 'DIALECT', 'NEW_ADDRESS')),
  says text not null,
  began_at timestamptz not null,
  ended_at timestamptz,
  constraint a_fault_ends_after_it_began check (ended_at is null or ended_at >= began_at)
);
create unique index a_fault_is_open_once on adms.fault (device_id, kind) where ended_at is null;
create index fault_by_device on adms.fault (device_id, id desc);
comment on table adms.fault is 'What was wrong with a device, from when to when; HR is told once when it begins and once when it ends.';
