create table documents.sheet_row (
  document_id integer constraint sheet_row_pk primary key constraint row_of_a_spreadsheet_is_a_document references documents.document,
  office_id integer not null constraint row_of_a_spreadsheet_is_of_an_office references organization.office,
  digest text not null,
  upload_id integer not null constraint row_of_a_spreadsheet_came_by_an_upload references imports.upload,
  constraint a_row_of_a_spreadsheet_is_registered_once unique (office_id, digest)
);
create index sheet_row_by_upload on documents.sheet_row (upload_id);
comment on table documents.sheet_row is 'Documents that an office registered from a spreadsheet, each with the digest of its row: a file that is uploaded again registers nothing twice.';
