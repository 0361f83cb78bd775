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
