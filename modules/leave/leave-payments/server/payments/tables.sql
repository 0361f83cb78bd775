create table leave.payment (
  id integer not null constraint leave_payment_pk primary key,
  state text not null,
  personnel_id integer not null constraint leave_payment_is_of_a_person references personnel.person,
  basis text not null constraint basis_of_payment_is_known check (basis in ('REGULAR', 'HALF', 'TERMINAL')),
  for_year smallint not null,
  vl integer not null constraint paid_vacation_leave_is_not_negative check (vl >= 0),
  sl integer not null constraint paid_sick_leave_is_not_negative check (sl >= 0),
  purpose text constraint purpose_of_monetization_is_known
    check (purpose in ('HEALTH', 'CALAMITY', 'EDUCATION', 'MORTGAGE', 'OWN_EDUCATION', 'OTHER')),
  reason text not null default '',
  letter_file_id integer constraint letter_is_a_file references kernel.file,
  last_day date,
  vl_before integer,
  sl_before integer,
  monthly bigint,
  factor integer,
  value bigint constraint value_of_credits_is_not_negative check (value >= 0),
  certified_on date,
  approved_on date,
  fund_source text not null default '',
  voucher text not null default '',
  code text constraint payment_of_leave_is_a_paper references papers.paper,
  constraint payment_is_a_request foreign key (id, state) references requests.request (id, state)
    on update cascade deferrable initially deferred,
  constraint ten_to_thirty_days_are_monetized check (basis <> 'REGULAR' or (vl between 10000 and 30000 and sl = 0)),
  constraint half_of_the_credits_has_its_reason check ((basis = 'HALF') = (purpose is not null) and (basis <> 'HALF' or trim(reason) <> '')),
  constraint terminal_leave_follows_a_last_day check ((basis = 'TERMINAL') = (last_day is not null)),
  constraint a_computation_is_whole check (num_nulls(vl_before, sl_before, monthly, factor, value, certified_on) in (0, 6)),
  constraint credits_are_certified_before_they_are_paid check (certified_on is not null or state in ('SUBMITTED', 'DISAPPROVED', 'CANCELLED')),
  constraint funds_are_named_before_approval check (fund_source <> '' or state not in ('FUNDED', 'APPROVED', 'PAID')),
  constraint paid_credits_were_approved check (approved_on is not null or state not in ('APPROVED', 'PAID'))
);
create index leave_payment_by_request on leave.payment (id, state);
create index leave_payment_by_person on leave.payment (personnel_id, for_year);
create index leave_payment_by_approval on leave.payment (approved_on desc, id desc);
create index leave_payment_by_file on leave.payment (letter_file_id);
create index leave_payment_by_code on leave.payment (code);
create unique index terminal_leave_is_claimed_once on leave.payment (personnel_id, last_day) where state not in ('DISAPPROVED', 'CANCELLED');
comment on table leave.payment is 'Credits that are paid in money, each a request of the same number: monetization and terminal leave. vl and sl in thousandths of a day; what was certified: the credits before, the highest monthly salary in centavos, the constant factor in ten-millionths, the value in centavos. reason is read by the owner and those who decide.';

create table leave.payment_paper (
  payment_id integer not null constraint paper_is_of_a_payment references leave.payment,
  no smallint not null,
  name text not null constraint paper_of_a_payment_has_a_name check (trim(name) <> ''),
  file_id integer constraint paper_of_a_payment_is_a_file references kernel.file,
  verdict text constraint verdict_on_a_paper_of_a_payment_is_known check (verdict in ('OK', 'LACKING')),
  remarks text not null default '',
  checked_by integer constraint paper_of_a_payment_is_checked_by_an_account references identity.account,
  checked_at timestamptz,
  constraint payment_paper_pk primary key (payment_id, no),
  constraint a_checked_paper_of_a_payment_says_when check ((verdict is null) = (checked_at is null))
);
create index payment_paper_by_file on leave.payment_paper (file_id);
create index payment_paper_by_account on leave.payment_paper (checked_by);
comment on table leave.payment_paper is 'The papers of terminal leave: what is needed, the file, and what HR found. A paper may be OK without a file, where HR saw it.';
