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
