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
  mail text not null constraint mail_choice_is_known check (mail in ('at_once', 'daily', 'never'))
);
comment on table notifications.preference is 'How an account is notified beside the bell; without a row, in one mail a day.';
