create schema notifications;

create table notifications.notification (
  id integer generated always as identity constraint notification_pk primary key,
  account_id integer not null constraint notification_is_for_an_account references identity.account on delete cascade,
  title text not null,
  description text not null default '',
  link text,
  status smallint not null default 0 constraint status_is_unread_or_read check (status in (0, 1)),
  created_at timestamptz not null,
  mailed_at timestamptz,
  over text not null default ''
);
create index notification_by_account on notifications.notification (account_id, created_at desc);
create index notification_by_digest on notifications.notification (created_at) where status = 0 and mailed_at is null;
comment on table notifications.notification is 'What the bell shows; status 0 is unread. mailed_at is when it went out by mail or in a digest. over names whose records are counted, such as University; empty where it counts none.';

create table notifications.preference (
  account_id integer constraint an_account_chooses_once primary key
    constraint preference_is_of_an_account references identity.account on delete cascade,
  mail text not null constraint mail_choice_is_known check (mail in ('at_once', 'daily', 'never')),
  quiet_from smallint not null default 1200 constraint quiet_begins_within_a_day check (quiet_from between 0 and 1439),
  quiet_to smallint not null default 360 constraint quiet_ends_within_a_day check (quiet_to between 0 and 1439)
);
comment on table notifications.preference is 'How an account is notified beside the bell; without a row, in one mail a day. quiet_from and quiet_to are minutes of the day between which no browser is notified.';

create table notifications.push_key (
  id boolean default true constraint push_key_pk primary key constraint there_is_one_key_for_pushes check (id),
  public_key text not null,
  sealed_private_key bytea not null,
  made_at timestamptz not null
);
comment on table notifications.push_key is 'With what Talaan signs for push services that a message is from this installation (VAPID, RFC 8292); the private part is sealed by the key of the installation.';

create table notifications.subscription (
  id integer generated always as identity constraint subscription_pk primary key,
  account_id integer not null constraint subscription_is_of_an_account references identity.account on delete cascade,
  endpoint text not null constraint a_browser_subscribes_once unique,
  p256dh text not null,
  auth text not null,
  device text not null,
  created_at timestamptz not null
);
create index subscription_by_account on notifications.subscription (account_id);
comment on table notifications.subscription is 'Browsers that are notified while Talaan is closed: the address at their push service, and the keys by which a message is sealed for them alone (RFC 8291).';

create table notifications.push (
  id integer generated always as identity constraint push_pk primary key,
  notification_id integer not null constraint push_is_of_a_notification references notifications.notification on delete cascade,
  subscription_id integer not null constraint push_goes_to_a_browser references notifications.subscription on delete cascade,
  content jsonb not null,
  tries smallint not null default 0,
  due_at timestamptz not null
);
create index push_by_subscription on notifications.push (subscription_id, due_at);
create index push_by_notification on notifications.push (notification_id);
comment on table notifications.push is 'What still has to be sent to a browser, and when it is tried again; gone once the push service took it. content is what the screen of the telephone shows: nothing confidential.';

create function notifications.is_quiet(at timestamptz, quiet_from smallint, quiet_to smallint) returns boolean language sql stable as $$
  select case when quiet_from < quiet_to then m >= quiet_from and m < quiet_to else quiet_from > quiet_to and (m >= quiet_from or m < quiet_to) end
  from (select extract(hour from kernel.clock_of(at)) * 60 + extract(minute from kernel.clock_of(at)) as m) now
$$;
comment on function notifications.is_quiet is 'Whether a moment lies in the quiet hours, in minutes of the day; the same twice is none.';
