create schema notifications;

create table notifications.notification (
  id integer generated always as identity constraint notification_pk primary key,
  account_id integer not null constraint notification_is_for_an_account references identity.account on delete cascade,
  title text not null,
  description text not null default '',
  link text,
  status smallint not null default 0 constraint status_is_unread_or_read check (status in (0, 1)),
  created_at timestamptz not null
);
create index notification_by_account on notifications.notification (account_id, created_at desc);
comment on table notifications.notification is 'What the bell shows; status 0 is unread.';
