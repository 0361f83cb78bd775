create table leave.posting_paper (
  posting_id bigint constraint posting_paper_pk primary key constraint paper_supports_a_posting references ledger.posting,
  document text not null constraint source_document_is_named check (trim(document) <> ''),
  file_id integer constraint source_document_is_a_file references kernel.file
);
create index posting_paper_by_file on leave.posting_paper (file_id);
comment on table leave.posting_paper is 'The source document of credits that HR entered: balances brought forward, credits of a former agency, corrections, and old leave cards.';
