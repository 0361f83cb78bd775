create table documents.receipt (
  document_id integer constraint receipt_pk primary key constraint receipt_is_of_a_document references documents.document,
  code text not null constraint code_of_receipt_is_given_once unique
    constraint code_of_receipt_is_hard_to_guess check (code ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
  lacking text[] not null default '{}',
  given_at timestamptz not null,
  given_by integer not null constraint receipt_is_given_by_an_account references identity.account,
  client_type text constraint client_of_receipt_is_of_a_known_type check (client_type in ('citizen', 'business', 'government'))
);
create index receipt_by_account on documents.receipt (given_by);
comment on table documents.receipt is 'The receipt of a paper from outside (RA 11032 Sec. 9a, 21), given when it is first printed: with its code anybody asks how far the paper is, also after it is closed. lacking are requirements of its type that did not come with it. client_type is who brought it, as ARTA counts clients; null was not said.';

create table documents.wrong_guess (
  network text not null,
  at timestamptz not null
);
create index wrong_guess_of_receipt_by_network on documents.wrong_guess (network, at desc);
comment on table documents.wrong_guess is 'Codes that were asked for and are of no receipt, counted by network to slow down guessing; kept for a day.';
