create schema invitations;

create table invitations.invitation (
  id integer generated always as identity constraint invitation_pk primary key,
  personnel_id integer not null constraint a_person_is_invited_once_at_a_time unique
    constraint invitation_is_of_a_person references personnel.person on delete cascade,
  way text not null constraint way_of_an_invitation_is_known check (way in ('letter', 'slip')),
  email text,
  mail_id bigint constraint letter_is_in_the_outbox references kernel.mail on delete set null,
  run_id uuid,
  secret_hash bytea constraint invitation_has_its_own_secret unique,
  times smallint not null default 1,
  invited_by integer constraint invitation_is_by_an_account references identity.account on delete set null,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  withdrawn_at timestamptz,
  came_in_at timestamptz,
  told_at timestamptz,
  constraint a_letter_has_its_address check ((way = 'letter') = (email is not null)),
  constraint a_slip_has_its_print check ((way = 'slip') = (run_id is not null))
);
create index invitation_by_mail on invitations.invitation (mail_id);
create index invitation_by_inviter on invitations.invitation (invited_by);
comment on table invitations.invitation is 'Who is invited to come in, by a mailed link or a code on a slip; of either only the hash is kept, and a slip has none until it is printed. The newest of a person alone counts.';

create table invitations.code_try (
  id bigint generated always as identity constraint code_try_pk primary key,
  at timestamptz not null,
  idno text not null,
  network text not null
);
create index code_try_by_number on invitations.code_try (idno, at);
create index code_try_by_network on invitations.code_try (network, at);
comment on table invitations.code_try is 'Codes of slips that were tried and were not right, counted to slow down guessing; gone after a day.';
