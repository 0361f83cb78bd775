-- The first start, and the set-up after it.

create table identity.setup_code (
  code_hash bytea constraint setup_code_pk primary key,
  expires_at timestamptz not null
);
comment on table identity.setup_code is 'Set-up addresses that starts of the server printed while there was no administrator, by the SHA-256 of their code: each works for an hour, and all go when the first administrator is made.';

create table identity.setup_put_away (
  id boolean default true constraint setup_put_away_pk primary key constraint setup_is_put_away_once check (id),
  at timestamptz not null
);
comment on table identity.setup_put_away is 'Has a row once administrators have hidden the set-up checklist.';
