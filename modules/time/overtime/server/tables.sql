create schema overtime;

create table overtime.authority (
  id integer not null constraint authority_pk primary key,
  state text not null,
  funding text not null constraint overtime_is_credited_or_paid check (funding in ('COC', 'CDO', 'PAY')),
  activity text not null constraint overtime_has_an_activity check (trim(activity) <> ''),
  justification text not null constraint overtime_is_justified check (trim(justification) <> ''),
  expected_output text not null constraint overtime_has_an_output check (trim(expected_output) <> ''),
  fund_source text not null default '',
  emergency text not null default '',
  approved_at timestamptz,
  code text constraint authority_is_a_paper references papers.paper,
  constraint authority_is_a_request foreign key (id, state) references requests.request (id, state)
    on update cascade deferrable initially deferred,
  constraint overtime_with_pay_has_its_funds check (funding <> 'PAY' or trim(fund_source) <> ''),
  constraint overtime_is_approved_before_it_counts check (
    approved_at is not null or state in ('FOR_RECOMMENDATION', 'FOR_FUNDS', 'FOR_APPROVAL', 'DISAPPROVED', 'CANCELLED'))
);
create index authority_by_request on overtime.authority (id, state);
create index authority_by_state on overtime.authority (state, id);
create index authority_by_code on overtime.authority (code);
comment on table overtime.authority is 'Overtime that was proposed or ordered: a request of the same number, for compensatory credit (COC), a day off (CDO) or pay. emergency says why it was ordered after the work; the paper of its code is the printed authority.';

create table overtime.duty (
  id integer generated always as identity constraint duty_pk primary key,
  authority_id integer not null constraint duty_is_of_an_authority references overtime.authority,
  state text not null,
  personnel_id integer not null constraint duty_is_of_a_person references personnel.person,
  date date not null,
  from_minute smallint not null,
  to_minute smallint not null,
  hours tsrange not null generated always as (
    tsrange(date + from_minute * interval '1 minute', date + to_minute * interval '1 minute')) stored,
  kind text constraint duty_is_on_a_known_kind_of_day check (kind in ('WORK', 'REST', 'HOLIDAY')),
  counted_minutes smallint constraint countable_minutes_lie_in_their_window check (counted_minutes between 0 and to_minute - from_minute),
  stretches jsonb,
  matched_at timestamptz,
  constraint duty_moves_with_its_request foreign key (authority_id, state) references requests.request (id, state)
    on update cascade deferrable initially deferred,
  constraint duty_begins_on_its_day check (from_minute between 0 and 1439),
  constraint duty_ends_by_noon_of_the_next_day check (to_minute > from_minute and to_minute <= 2160),
  constraint duty_is_matched_whole check (num_nulls(kind, counted_minutes, stretches, matched_at) in (0, 4)),
  constraint an_hour_is_ordered_once exclude using gist (personnel_id with =, hours with &&)
    where (state not in ('DISAPPROVED', 'NOT_RENDERED', 'CANCELLED'))
);
create index duty_by_authority on overtime.duty (authority_id, state);
create index duty_by_person on overtime.duty (personnel_id, date);
comment on table overtime.duty is 'The hours for which a person was ordered; to_minute is above 1440 where they end on the next day. No hour is ordered twice, so none is both paid and credited. counted_minutes and the reason of each minute (stretches) follow from the punches.';

create table overtime.settlement (
  authority_id integer not null constraint settlement_is_of_an_authority references overtime.authority,
  personnel_id integer not null constraint settlement_is_of_a_person references personnel.person,
  month text not null constraint settlement_is_of_a_month check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  minutes integer not null constraint settled_minutes_are_not_negative check (minutes >= 0),
  credited_seconds integer constraint credit_is_not_negative check (credited_seconds >= 0),
  day_off_thousandths integer constraint day_off_is_not_negative check (day_off_thousandths >= 0),
  paid_centavos bigint constraint pay_is_not_negative check (paid_centavos >= 0),
  lost bigint not null default 0 constraint what_is_lost_is_not_negative check (lost >= 0),
  because text not null default '',
  no smallint not null default 1 constraint settlements_are_numbered_from_one check (no >= 1),
  withdrawn_at timestamptz,
  constraint settlement_pk primary key (authority_id, personnel_id, month, no),
  constraint hours_are_paid_or_credited check (num_nonnulls(credited_seconds, day_off_thousandths, paid_centavos) = 1),
  constraint what_is_lost_has_a_reason check (lost = 0 or trim(because) <> '')
);
create unique index one_settlement_counts on overtime.settlement (authority_id, personnel_id, month) where withdrawn_at is null;
create index settlement_by_person on overtime.settlement (personnel_id, month);
create index settlement_by_month on overtime.settlement (month, personnel_id);
comment on table overtime.settlement is 'What the certified hours of a person in a month came to: credit in seconds, a day off in thousandths of a day, or pay in centavos, and what a limit took (in the same unit). The ledger has the credits themselves. Where HR takes its certification back, the row is withdrawn and stays; what is certified then has the next number.';

create function overtime.keep_settlement() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if old.withdrawn_at is null and new.withdrawn_at is not null and to_jsonb(new) - 'withdrawn_at' = to_jsonb(old) - 'withdrawn_at' then return new; end if;
    if kernel.follows_a_merge(to_jsonb(old), to_jsonb(new)) then return new; end if;
  end if;
  raise exception 'a settlement is only withdrawn' using errcode = 'restrict_violation';
end $$;
comment on function overtime.keep_settlement is 'Settlements are never changed or deleted: taking a certification back withdraws them.';
create trigger settlement_is_kept before update or delete on overtime.settlement for each row execute function overtime.keep_settlement();

create view overtime.settled as select * from overtime.settlement where withdrawn_at is null;
comment on view overtime.settled is 'What counts of the settlements: all but the withdrawn ones.';

create table overtime.certificate (
  code text not null constraint certificate_of_credits_pk primary key constraint certificate_of_credits_is_a_paper references papers.paper,
  personnel_id integer not null constraint certificate_of_credits_is_of_a_person references personnel.person,
  month text not null constraint certificate_of_credits_is_of_a_month check (month ~ '^\d{4}-(0[1-9]|1[0-2])$')
);
create index certificate_of_credits_by_person on overtime.certificate (personnel_id, month);
comment on table overtime.certificate is 'Certificates of COC earned in a month, issued before the credits are used.';

create table overtime.expiry_notice (
  personnel_id integer not null constraint expiry_notice_is_to_a_person references personnel.person,
  book text not null,
  expires_on date not null,
  constraint expiry_is_told_once primary key (personnel_id, book, expires_on)
);
comment on table overtime.expiry_notice is 'Who was told that credits expire, and on which day they do.';

create table overtime.makeup_class (
  id integer not null constraint makeup_class_pk primary key,
  state text not null,
  personnel_id integer not null constraint makeup_class_is_of_a_teacher references personnel.person,
  missed_on date not null,
  reason text not null constraint a_missed_class_has_a_reason check (trim(reason) <> ''),
  subject text not null constraint makeup_class_has_a_subject check (trim(subject) <> ''),
  section text not null constraint makeup_class_has_a_section check (trim(section) <> ''),
  room text not null constraint makeup_class_has_a_room check (trim(room) <> ''),
  held_on date not null,
  from_minute smallint not null,
  to_minute smallint not null,
  attended_minutes smallint,
  constraint makeup_class_is_a_request foreign key (id, state) references requests.request (id, state)
    on update cascade deferrable initially deferred,
  constraint a_class_is_made_up_after_it_was_missed check (held_on > missed_on),
  constraint makeup_class_is_within_its_day check (from_minute between 0 and 1439 and to_minute > from_minute and to_minute <= 1440),
  constraint attendance_is_within_the_class check (attended_minutes between 0 and to_minute - from_minute),
  constraint a_held_class_was_attended check (state <> 'HELD' or attended_minutes is not null),
  constraint a_teacher_holds_one_class_at_a_time exclude using gist (personnel_id with =,
    tsrange(held_on + from_minute * interval '1 minute', held_on + to_minute * interval '1 minute') with &&)
    where (state not in ('DISAPPROVED', 'CANCELLED', 'NOT_HELD'))
);
create index makeup_class_by_request on overtime.makeup_class (id, state);
create index makeup_class_by_person on overtime.makeup_class (personnel_id, held_on);
comment on table overtime.makeup_class is 'Classes that were missed and are made up, each a request of the same number: chair and dean approve, and the punches of the day show the attendance.';
