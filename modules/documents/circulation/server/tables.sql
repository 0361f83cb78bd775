create table documents.circulation (
  document_id integer not null constraint circulation_is_of_a_document references documents.document,
  office_id integer not null constraint circulation_is_to_an_office references organization.office,
  from_office_id integer not null constraint circulation_comes_from_an_office references organization.office,
  note text not null default '',
  sent_at timestamptz not null,
  sent_by integer not null constraint circulation_is_sent_by_an_account references identity.account,
  due_on date not null,
  told_on date not null,
  acknowledged_at timestamptz,
  acknowledged_by integer constraint circulation_is_acknowledged_by_an_account references identity.account,
  constraint circulation_pk primary key (document_id, office_id),
  constraint an_acknowledgement_says_who check ((acknowledged_at is null) = (acknowledged_by is null)),
  constraint a_paper_is_acknowledged_after_it_is_sent check (acknowledged_at >= sent_at)
);
create index circulation_to_acknowledge on documents.circulation (office_id, due_on, document_id) where acknowledged_at is null;
create index circulation_by_office on documents.circulation (office_id, sent_at desc);
create index circulation_by_sending_office on documents.circulation (from_office_id);
create index circulation_by_sender on documents.circulation (sent_by);
create index circulation_by_acknowledger on documents.circulation (acknowledged_by);
comment on table documents.circulation is 'To which offices a document went for information, once to each, and who acknowledged it for the office; the paper itself stays where it is. Withdrawn before it is acknowledged, the row is deleted. told_on is the day on which the office was last told.';
