create schema connections;

create table connections.service_account (
  account_id integer constraint service_account_pk primary key constraint a_service_is_an_account references identity.account,
  purpose text not null,
  groups text[] not null,
  scope text not null constraint scope_of_a_service_is_known check (scope in ('office', 'campus', 'all')),
  office_id integer constraint scope_of_a_service_is_an_office references organization.office,
  campus_id integer constraint scope_of_a_service_is_a_campus references organization.campus,
  calls_a_minute integer not null constraint a_service_calls_sometimes check (calls_a_minute between 1 and 6000),
  counted_minute timestamptz,
  counted_calls integer not null default 0,
  created_at timestamptz not null,
  created_by integer not null constraint service_is_made_by_an_account references identity.account,
  ended_at timestamptz,
  provisions boolean not null default false,
  constraint a_service_opens_something check (cardinality(groups) > 0 or provisions),
  constraint a_directory_is_of_the_university check (not provisions or scope = 'all'),
  constraint scope_of_a_service_names_its_place check ((scope = 'office') = (office_id is not null) and (scope = 'campus') = (campus_id is not null))
);
create index service_account_by_office on connections.service_account (office_id);
create index service_account_by_campus on connections.service_account (campus_id);
create index service_account_by_maker on connections.service_account (created_by);
comment on table connections.service_account is 'Other systems of the university: which view groups they open, over whose records, and how often they may call. counted_calls: in counted_minute. An ended one stays, since what it did names it. provisions: it is the directory of the university and looks after accounts by SCIM.';

create table connections.token (
  id integer generated always as identity constraint token_pk primary key,
  account_id integer not null constraint token_is_of_a_service references connections.service_account,
  token_hash bytea not null constraint a_token_is_its_own unique,
  hint text not null,
  created_at timestamptz not null,
  created_by integer not null constraint token_is_issued_by_an_account references identity.account,
  expires_on date not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by integer constraint token_is_revoked_by_an_account references identity.account,
  constraint who_revoked_a_token_is_known check ((revoked_at is null) = (revoked_by is null))
);
create index token_by_account on connections.token (account_id, id);
create index token_by_issuer on connections.token (created_by);
create index token_by_revoker on connections.token (revoked_by);
comment on table connections.token is 'By what a service account calls, as the SHA-256 of the token, which was shown once; hint: its last four characters. It opens nothing after expires_on, or once it is revoked.';

create table connections.directory_account (
  directory_id integer not null constraint directory_is_a_service references connections.service_account,
  account_id integer not null constraint directory_names_an_account references identity.account on delete cascade,
  external_id text,
  given_name text not null default '',
  family_name text not null default '',
  suspended_at timestamptz,
  deleted_at timestamptz,
  constraint directory_account_pk primary key (directory_id, account_id),
  constraint external_id_is_of_one_account unique (directory_id, external_id)
);
create index directory_account_by_account on connections.directory_account (account_id);
comment on table connections.directory_account is 'What a directory of the university calls an account that it looks after (SCIM). suspended_at: the moment of a suspension that is its own, which it may lift. deleted_at: it deleted the account, which is suspended and not shown to it until it adds it again.';

create table connections.webhook (
  id integer generated always as identity constraint webhook_pk primary key,
  account_id integer not null constraint webhook_is_of_a_service references connections.service_account,
  address text not null,
  kinds text[] not null constraint a_webhook_wants_something check (cardinality(kinds) > 0),
  sealed_secret bytea not null,
  created_at timestamptz not null,
  created_by integer not null constraint webhook_is_added_by_an_account references identity.account,
  paused_at timestamptz,
  paused_because text not null default '',
  constraint a_webhook_is_added_once unique (account_id, address)
);
create index webhook_by_maker on connections.webhook (created_by);
comment on table connections.webhook is 'Where a service account is notified of which kinds of events, and the secret by which it knows that a message is from Talaan, sealed by the key of the installation. A paused one gets no messages.';

create table connections.delivery (
  id integer generated always as identity constraint delivery_pk primary key,
  webhook_id integer not null constraint delivery_goes_to_a_webhook references connections.webhook on delete cascade,
  message_id uuid not null default gen_random_uuid(),
  kind text not null,
  data jsonb not null,
  happened_at timestamptz not null,
  state text not null default 'waiting' constraint state_of_delivery_is_known check (state in ('waiting', 'delivered', 'given_up')),
  tries smallint not null default 0,
  due_at timestamptz constraint a_waiting_message_is_due check ((state = 'waiting') = (due_at is not null)),
  tried_at timestamptz,
  answer smallint,
  failure text not null default ''
);
create index delivery_by_webhook on connections.delivery (webhook_id, id desc);
create index delivery_that_waits on connections.delivery (webhook_id, due_at) where state = 'waiting';
create index delivery_by_try on connections.delivery (tried_at) where state <> 'waiting';
comment on table connections.delivery is 'The messages to a webhook, and what became of them: the outbox and its log, for 30 days. message_id is the same at each try; answer is the status last answered with, failure why there was none. data holds numbers of records, days and states.';
