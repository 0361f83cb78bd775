create function leave.half_of(day date) returns date language sql immutable as $$
  select date_trunc('month', day)::date + case when extract(day from day) > 15 then 15 else 0 end
$$;
comment on function leave.half_of is 'The half-month of a day by its first day: the first or the sixteenth.';

create table leave.payroll_list (
  half date constraint payroll_list_pk primary key constraint a_half_month_begins_on_the_first_or_sixteenth check (half = leave.half_of(half)),
  listed_at timestamptz not null,
  account_id integer not null constraint payroll_list_is_by_an_account references identity.account
);
create index payroll_list_by_account on leave.payroll_list (account_id);
comment on table leave.payroll_list is 'Half-months whose days without pay were listed for payroll, and by whom; half is the first day. What changes in them afterwards is an adjustment of a later list.';

create table leave.payroll_line (
  id integer generated always as identity constraint payroll_line_pk primary key,
  half date not null constraint payroll_line_is_of_a_list references leave.payroll_list on delete cascade,
  personnel_id integer not null constraint payroll_line_is_of_a_person references personnel.person,
  for_half date not null,
  leave integer not null,
  absence integer not null,
  late integer not null,
  standing integer not null,
  salary bigint,
  pera bigint not null,
  days jsonb not null,
  constraint an_adjustment_is_of_an_earlier_half check (for_half = leave.half_of(for_half) and for_half <= half)
);
create index payroll_line_by_list on leave.payroll_line (half, personnel_id);
create index payroll_line_by_person on leave.payroll_line (personnel_id, for_half);
comment on table leave.payroll_line is 'What a list told payroll of a person about a half-month: its own, or as an adjustment an earlier one, below zero where less is without pay than was listed. Thousandths of a day by cause, centavos, and the dates; salary is null where none is on record.';

create table leave.long_absence (
  personnel_id integer not null constraint long_absence_is_of_a_person references personnel.person,
  kind text not null constraint long_absence_is_of_a_known_kind check (kind in ('AWOL', 'LWOP')),
  first_day date not null,
  told_on date not null,
  constraint a_long_absence_is_told_once primary key (personnel_id, kind, first_day)
);
comment on table leave.long_absence is 'Absences that HR was told of once: AWOL of 30 working days in a row, and leave without pay of more than a year in a row (MC 41 s.1998 Secs. 62 and 63).';
