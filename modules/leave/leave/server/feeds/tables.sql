create table leave.feed (
  account_id integer not null constraint feed_is_of_an_account references identity.account on delete cascade,
  whose text not null constraint feed_is_of_a_known_kind check (whose in ('own', 'office')),
  token_hash bytea not null constraint feed_is_found_by_its_token unique,
  made_at timestamptz not null,
  constraint feed_pk primary key (account_id, whose)
);
comment on table leave.feed is 'Calendars of leave that other programs fetch: one’s own, and that of the offices of a head or clerk, by the SHA-256 of the token in their address. Another token takes the place of the one before.';
