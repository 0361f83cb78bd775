-- What the server keeps of calls that it bounds, or does once.

create table kernel.daily_use (
  account_id integer not null,
  day date not null,
  kind text not null constraint kind_of_daily_use_is_known check (kind in ('upload', 'proposal')),
  used integer not null,
  constraint daily_use_pk primary key (account_id, day, kind)
);
comment on table kernel.daily_use is 'How much of what is bounded an account that a stranger made used on a day (settings APPLICANT_*_PER_DAY); thrown away when the day is over.';

create table kernel.sent_once (
  account_id integer not null,
  key uuid not null,
  path text not null,
  answer jsonb,
  at timestamptz not null,
  constraint sent_once_pk primary key (account_id, key)
);
create index sent_once_by_moment on kernel.sent_once (at);
comment on table kernel.sent_once is 'Calls that browsers may send again because they got no answer, with what they came to: done once. The key is made by the browser; answer is written by the transaction that took the key.';
