create table documents.explanation (
  id integer not null constraint explanation_pk primary key,
  hop_id integer not null constraint explanation_is_of_a_hop references documents.hop constraint a_stay_is_explained_once unique,
  cause text not null constraint cause_of_delay_is_known check (cause in ('volume_of_work', 'absence_of_signatory', 'lacking_papers', 'system_down', 'other')),
  text text not null constraint an_explanation_has_10_to_1000_characters check (length(text) between 10 and 1000),
  file_id integer constraint explanation_has_a_file references kernel.file,
  state text not null,
  constraint explanation_is_a_request foreign key (id, state) references requests.request (id, state) on update cascade deferrable initially deferred
);
create index explanation_by_request on documents.explanation (id, state);
create index explanation_by_file on documents.explanation (file_id);
comment on table documents.explanation is 'Why a stay was late, once for each: a request of the same number, whose steps move its state and keep what was written before it was returned.';

create table documents.extension (
  id integer constraint extension_pk primary key,
  state text not null,
  document_id integer not null constraint extension_is_of_a_document references documents.document,
  office_id integer not null constraint extension_is_asked_by_an_office references organization.office,
  days smallint not null constraint extension_is_of_1_to_20_days check (days between 1 and 20),
  reason text not null constraint extension_has_a_reason check (trim(reason) <> ''),
  letter_id integer constraint extension_has_a_letter references kernel.file,
  constraint extension_is_a_request foreign key (id, state) references requests.request (id, state)
    on update cascade deferrable initially deferred
);
create index extension_by_request on documents.extension (id, state);
create index extension_by_document on documents.extension (document_id);
create unique index an_extension_is_asked_for_once_at_a_time on documents.extension (document_id) where state = 'ASKED';
create index extension_by_office on documents.extension (office_id);
create index extension_by_letter on documents.extension (letter_id);
comment on table documents.extension is 'Extensions that clerks ask of the head of the office: each is a request of the same number. What a head extends without being asked is a step of the document alone.';

create table documents.alert (
  hop_id integer not null constraint alert_is_of_a_hop references documents.hop on delete cascade,
  day date not null,
  constraint alert_pk primary key (hop_id, day)
);
comment on table documents.alert is 'Of which stays the clerks of the office were told on which day, so that they are told once.';

create table documents.weekly_summary (
  office_id integer not null constraint summary_is_of_an_office references organization.office on delete cascade,
  monday date not null,
  constraint weekly_summary_pk primary key (office_id, monday)
);
comment on table documents.weekly_summary is 'For which week the heads of an office were told what is late, so that they are told once.';
