create schema ledger;

create table ledger.book (
  code text constraint book_pk primary key,
  name text not null constraint a_book_has_a_name check (trim(name) <> ''),
  unit text not null constraint unit_is_known check (unit in ('thousandth of a day', 'second', 'centavo', 'minute')),
  has_lots boolean not null,
  floor bigint not null constraint a_floor_is_at_most_zero check (floor <= 0),
  cap bigint constraint a_cap_is_above_zero check (cap > 0),
  constraint book_is_found_with_its_lots unique (code, has_lots)
);
comment on table ledger.book is 'What is counted of each person, in which unit: vacation leave, compensatory credits, a salary loan. floor is how low a new lot may go; cap is what earning may not exceed. Loaded from the books that the modules define.';

create table ledger.account (
  personnel_id integer not null constraint account_is_of_a_person references personnel.person,
  book text not null constraint account_is_in_a_book references ledger.book,
  balance bigint not null default 0,
  held bigint not null default 0 constraint an_account_holds_at_least_zero check (held >= 0),
  constraint account_pk primary key (personnel_id, book)
);
create index account_by_book on ledger.account (book, personnel_id);
comment on table ledger.account is 'One person and one book: the row that is locked before anything is decided, and the number that lists show. It follows its lots.';

create table ledger.lot (
  id integer generated always as identity constraint lot_pk primary key,
  personnel_id integer not null,
  book text not null,
  earned_on date,
  expires_on date,
  floor bigint not null constraint a_lots_floor_is_at_most_zero check (floor <= 0),
  last_no integer,
  balance bigint not null default 0 constraint a_balance_stays_exact check (abs(balance) <= 9007199254740991),
  held bigint not null default 0 constraint a_lot_holds_at_least_zero check (held >= 0),
  merged_from integer,
  is_dated boolean not null generated always as (earned_on is not null) stored,
  constraint lot_is_of_an_account foreign key (personnel_id, book) references ledger.account on update cascade,
  constraint a_lot_is_dated_where_its_book_has_lots foreign key (book, is_dated) references ledger.book (code, has_lots),
  constraint a_lot_is_found_by_its_dates unique nulls not distinct (personnel_id, book, earned_on, expires_on, merged_from),
  constraint a_lot_expires_after_it_is_earned check (expires_on is null or expires_on >= earned_on),
  constraint a_lot_is_never_overdrawn check (balance - held >= floor),
  constraint an_empty_lot_is_at_zero check (last_no is not null or (balance = 0 and held = 0))
);
create index lot_by_book on ledger.lot (book, is_dated);
create index lot_to_expire on ledger.lot (expires_on, personnel_id) where balance - held > 0;
comment on table ledger.lot is 'A part of an account with its own expiry; a book without expiry has one for each person. merged_from is the number of the record that it came from, when two records of one person were merged.';

create table ledger.posting (
  id bigint generated always as identity constraint posting_pk primary key,
  kind text not null constraint posting_kind_is_known check (kind in ('EARN', 'USE', 'LATE_UT', 'LWOP', 'FORFEIT', 'MONETIZE', 'TERMINAL',
    'ADJUST', 'BROUGHT_FORWARD', 'EXPIRE', 'RESERVE', 'RELEASE', 'REVERSAL')),
  personnel_id integer not null constraint posting_is_of_a_person references personnel.person,
  effective_on date not null,
  period text not null constraint period_is_a_month check (period ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  particulars text not null constraint posting_has_particulars check (trim(particulars) <> ''),
  cause text not null constraint posting_has_a_cause check (trim(cause) <> ''),
  cause_key text not null constraint a_cause_has_a_key_of_its_own check (trim(cause_key) <> ''),
  request_id integer constraint posting_is_of_a_request references requests.request,
  reverses_id bigint,
  reason text not null default '',
  lines_hash text not null,
  account_id integer constraint posting_is_by_an_account references identity.account,
  recorded_at timestamptz not null,
  may_be_reversed boolean not null generated always as (kind not in ('RESERVE', 'RELEASE', 'REVERSAL')) stored,
  reverses_such boolean generated always as (case when reverses_id is not null then true end) stored,
  constraint a_cause_posts_once unique (cause, cause_key),
  constraint posting_is_found_with_what_may_reverse_it unique (id, may_be_reversed),
  constraint a_posting_is_reversed_once unique (reverses_id, reverses_such),
  constraint a_reversal_is_not_reversed foreign key (reverses_id, reverses_such) references ledger.posting (id, may_be_reversed),
  constraint a_reversal_names_what_it_reverses check ((kind = 'REVERSAL') = (reverses_id is not null)),
  constraint a_hold_is_of_a_request check (kind not in ('RESERVE', 'RELEASE') or request_id is not null),
  constraint a_correction_of_the_ledger_has_a_reason check (trim(reason) <> '' or kind not in ('REVERSAL', 'RELEASE', 'ADJUST'))
);
create index posting_by_person on ledger.posting (personnel_id, period, id);
create index posting_by_request on ledger.posting (request_id, id) where request_id is not null;
create index posting_by_account on ledger.posting (account_id);
comment on table ledger.posting is 'One act: what was posted for whom, by what cause, for which month of the card, by whom and when. One cause posts once. Rows are never changed; a correction is a reversal and a new posting.';

create table ledger.entry (
  lot_id integer not null constraint entry_is_on_a_lot references ledger.lot,
  no integer not null constraint entries_are_numbered_from_one check (no >= 1),
  posting_id bigint not null constraint entry_is_of_a_posting references ledger.posting,
  effective_on date not null,
  amount bigint not null constraint an_amount_stays_exact check (abs(amount) <= 9007199254740991),
  hold bigint not null constraint a_hold_stays_exact check (abs(hold) <= 9007199254740991),
  balance bigint not null,
  held bigint not null,
  settles_no integer,
  prior_no integer generated always as (nullif(no - 1, 0)) stored,
  balance_before bigint generated always as (balance - amount) stored,
  held_before bigint generated always as (held - hold) stored,
  constraint entry_pk primary key (lot_id, no),
  constraint an_entry_moves_something check (amount <> 0 or hold <> 0),
  constraint the_first_entry_starts_at_zero check (no > 1 or (balance = amount and held = hold)),
  constraint entry_is_found_with_its_balance unique (lot_id, no, balance, held),
  constraint an_entry_follows_the_one_before foreign key (lot_id, prior_no, balance_before, held_before)
    references ledger.entry (lot_id, no, balance, held),
  constraint a_hold_is_settled_once unique (lot_id, settles_no),
  constraint an_entry_settles_a_hold foreign key (lot_id, settles_no) references ledger.entry (lot_id, no),
  constraint a_hold_ends_where_it_is_settled check ((hold < 0) = (settles_no is not null)),
  constraint a_settlement_takes_at_most_its_hold check (settles_no is null or amount between hold and 0),
  constraint what_reserves_posts_nothing check (hold <= 0 or amount = 0)
);
create index entry_by_day on ledger.entry (lot_id, effective_on) include (amount, hold);
create index entry_by_posting on ledger.entry (posting_id);
comment on table ledger.entry is 'What a posting moves on a lot, on which day: amount is posted, hold is reserved (above zero) or freed (below). no, balance and held follow the entry before. Rows are never changed.';

alter table ledger.lot add constraint a_lot_says_what_its_last_entry_says foreign key (id, last_no, balance, held)
  references ledger.entry (lot_id, no, balance, held) deferrable initially deferred;

create function ledger.follow_entry() returns trigger language plpgsql as $$
begin
  update ledger.account a set balance = a.balance + new.amount, held = a.held + new.hold
    from ledger.lot l where l.id = new.lot_id and a.personnel_id = l.personnel_id and a.book = l.book;
  update ledger.lot set last_no = coalesce(last_no, 0) + 1, balance = balance + new.amount, held = held + new.hold
    where id = new.lot_id returning last_no, balance, held into new.no, new.balance, new.held;
  return new;
end $$;
comment on function ledger.follow_entry is 'An entry takes its number and its balances from its lot, which it moves; whatever was given for them is ignored.';
create trigger entry_takes_its_place before insert on ledger.entry for each row execute function ledger.follow_entry();

create function ledger.check_entries() returns trigger language plpgsql as $$
declare
  broken text;
begin
  select case
      when p.personnel_id <> l.personnel_id then 'an_entry_is_of_the_person_of_its_posting'
      when (p.kind = 'RESERVE') <> (e.hold > 0) or (p.kind = 'RELEASE' and e.amount <> 0) then 'only_a_reservation_holds'
      when p.kind not in ('EXPIRE', 'REVERSAL') and (e.effective_on < l.earned_on or e.effective_on > l.expires_on) then 'a_lot_is_used_within_its_life'
      when p.kind = 'EXPIRE' and e.effective_on is distinct from l.expires_on + 1 then 'a_lot_expires_on_its_day'
      when e.settles_no is not null and not exists (
        select from ledger.entry h join ledger.posting r on r.id = h.posting_id
        where h.lot_id = e.lot_id and h.no = e.settles_no and h.hold = -e.hold and r.request_id = p.request_id) then 'a_hold_is_settled_whole_by_its_request'
    end into broken
  from added e join ledger.posting p on p.id = e.posting_id join ledger.lot l on l.id = e.lot_id
  where p.personnel_id <> l.personnel_id or (p.kind = 'RESERVE') <> (e.hold > 0) or p.kind in ('RELEASE', 'EXPIRE') or e.settles_no is not null
    or l.is_dated and p.kind <> 'REVERSAL' and (e.effective_on < l.earned_on or e.effective_on > l.expires_on)
  order by 1 limit 1;
  if broken is not null then
    raise exception 'an entry breaks a rule of the ledger' using errcode = 'check_violation', constraint = broken;
  end if;
  if exists (
    select from added e join ledger.posting p on p.id = e.posting_id join ledger.lot l on l.id = e.lot_id
      join ledger.account a on a.personnel_id = l.personnel_id and a.book = l.book join ledger.book b on b.code = a.book
    where b.cap < a.balance group by a.personnel_id, a.book having bool_or(p.kind = 'EARN' and e.amount > 0) and sum(e.amount) > 0
  ) then
    raise exception 'earning breaks a cap' using errcode = 'check_violation', constraint = 'earning_stays_within_the_cap';
  end if;
  return null;
end $$;
create trigger entries_keep_the_rules after insert on ledger.entry referencing new table as added
  for each statement execute function ledger.check_entries();

create function ledger.require_days(whose integer, since date) returns void language plpgsql as $$
declare
  short date;
begin
  select min(day) into short from (
    select e.effective_on as day, l.floor, l.balance - l.held - coalesce(sum(sum(e.amount - e.hold))
      over (order by e.effective_on desc rows between unbounded preceding and 1 preceding), 0) as run
    from ledger.entry e join ledger.lot l on l.id = e.lot_id
    where e.lot_id = whose and e.effective_on >= since group by e.effective_on, l.id
  ) d where d.run < d.floor;
  if short is not null then
    raise exception 'lot % is below its floor on %', whose, short using errcode = 'check_violation', constraint = 'a_lot_is_overdrawn_on_no_day';
  end if;
end $$;
comment on function ledger.require_days is 'Refuses a lot whose running sum, holds included, is below its floor on any day from the one given. Counts back from the balance, so that old entries are not read.';

create function ledger.check_days_of_entry() returns trigger language plpgsql as $$
begin
  perform ledger.require_days(new.lot_id, new.effective_on);
  return null;
end $$;
create constraint trigger a_lot_is_overdrawn_on_no_day after insert on ledger.entry deferrable initially deferred
  for each row when (new.amount < new.hold) execute function ledger.check_days_of_entry();

create function ledger.check_days_of_lot() returns trigger language plpgsql as $$
begin
  if trim(coalesce(current_setting('talaan.reason', true), '')) = '' then
    raise exception 'a floor is changed with a reason' using errcode = 'restrict_violation', constraint = 'a_floor_is_changed_with_a_reason';
  end if;
  perform ledger.require_days(new.id, '-infinity');
  return null;
end $$;
create trigger a_floor_is_changed_with_a_reason after update of floor on ledger.lot
  for each row when (new.floor <> old.floor) execute function ledger.check_days_of_lot();

create function ledger.check_reversal() returns trigger language plpgsql as $$
begin
  if exists (
    select from ledger.entry where posting_id in (new.id, new.reverses_id) group by lot_id, effective_on having sum(amount) <> 0
  ) or not exists (select from ledger.posting p where p.id = new.reverses_id and p.personnel_id = new.personnel_id) then
    raise exception 'posting % does not reverse posting %', new.id, new.reverses_id
      using errcode = 'check_violation', constraint = 'a_reversal_reverses_the_whole';
  end if;
  return null;
end $$;
create constraint trigger a_reversal_reverses_the_whole after insert on ledger.posting deferrable initially deferred
  for each row when (new.reverses_id is not null) execute function ledger.check_reversal();

create function ledger.refuse_move() returns trigger language plpgsql as $$
begin
  raise exception 'only an entry moves a balance' using errcode = 'restrict_violation', constraint = 'only_an_entry_moves_a_balance';
end $$;
create trigger only_an_entry_moves_a_lot before update of last_no, balance, held on ledger.lot
  for each row when (pg_trigger_depth() = 0) execute function ledger.refuse_move();
create trigger only_an_entry_moves_an_account before update of balance, held on ledger.account
  for each row when (pg_trigger_depth() = 0) execute function ledger.refuse_move();
create trigger a_lot_starts_empty before insert on ledger.lot
  for each row when (new.last_no is not null) execute function ledger.refuse_move();
create trigger an_account_starts_empty before insert on ledger.account
  for each row when (new.balance <> 0 or new.held <> 0) execute function ledger.refuse_move();
create trigger entry_is_append_only before update or delete on ledger.entry for each row execute function kernel.refuse_change();
create trigger posting_is_append_only before update or delete on ledger.posting for each row execute function kernel.refuse_change();
create trigger entries_are_not_emptied before truncate on ledger.entry for each statement execute function kernel.refuse_change();

create function ledger.follow_lot() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('talaan.merging', true), '') <> old.personnel_id || ',' || new.personnel_id
    or (new.book, new.earned_on, new.expires_on) is distinct from (old.book, old.earned_on, old.expires_on) then
    raise exception 'a lot stays where it is' using errcode = 'restrict_violation', constraint = 'a_lot_moves_when_records_are_merged';
  end if;
  update ledger.account set balance = balance - old.balance, held = held - old.held where personnel_id = old.personnel_id and book = old.book;
  update ledger.account set balance = balance + new.balance, held = held + new.held where personnel_id = new.personnel_id and book = new.book;
  return new;
end $$;
comment on function ledger.follow_lot is 'A lot changes its person only while two records of one person are merged; the balance of both accounts follows.';
create trigger an_account_stays_with_its_person before update of personnel_id, book on ledger.account
  for each row when ((new.personnel_id, new.book) is distinct from (old.personnel_id, old.book)) execute function ledger.refuse_move();
create trigger a_lot_moves_when_records_are_merged before update of personnel_id, book, earned_on, expires_on, merged_from on ledger.lot
  for each row execute function ledger.follow_lot();

create function ledger.refuse_another_unit() returns trigger language plpgsql as $$
begin
  raise exception 'book % stays as it is', old.code using errcode = 'restrict_violation', constraint = 'a_book_keeps_its_unit';
end $$;
create trigger a_book_keeps_its_unit before update on ledger.book
  for each row when ((new.code, new.unit, new.has_lots) is distinct from (old.code, old.unit, old.has_lots)) execute function ledger.refuse_another_unit();
