create table documents.file_text (
  file_id integer constraint file_text_pk primary key constraint text_is_of_a_file references kernel.file on delete cascade,
  body text not null,
  read_at timestamptz not null,
  words tsvector not null generated always as (array_to_tsvector(documents.words_of(body))) stored
);
create index file_text_by_words on documents.file_text using gin (words);
comment on table documents.file_text is 'What the PDF of an attachment says, for searching, read once by a job; empty where nothing can be read: a scan without a layer of text, a broken or locked file.';
